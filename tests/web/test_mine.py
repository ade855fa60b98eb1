"""What one seat alone may see and say."""

from __future__ import annotations

from companion.core.inputs import Input, Taken
from companion.core.said import Given
from companion.core.types import Say
from companion.games.barbarossa import GAME
from companion.web.mine import is_somebody_elses, mine
from tests.table import Table

SEATS = ("red", "green", "yellow")
MARK = "Zauberhut"


def english(say: Say) -> str:
    return say.text.format(**say.args)


def begun() -> Table:
    """Three choose their words; green has noted its first one."""
    table = Table(GAME.setup("classic", SEATS, {"free_words": True}), game=GAME)
    table.until(1000)
    table.tell(Given(2000, Input("word", MARK), "green"))
    return table


def test_each_seat_is_told_its_own_inputs_and_no_other_ones() -> None:
    session = begun().session
    for seat in SEATS:
        (own,) = mine(session, (seat,), english)
        assert own["seat"] == seat
        assert all(seat in one["seats"] for one in own["awaited"])
        assert "word" in [one["word"] for one in own["awaited"]]
    assert mine(session, (), english) == []
    assert mine(None, SEATS, english) == []
    assert [own["seat"] for own in mine(session, ("yellow", "red"), english)] == ["red", "yellow"]


def test_what_a_seat_has_noted_is_told_to_nobody_else() -> None:
    session = begun().session
    assert isinstance(GAME.hear(session.position, Input("word", "Hut"), "red"), Taken)
    for seat in ("red", "yellow"):
        assert MARK not in str(mine(session, (seat,), english))
    assert MARK not in str(session.verdicts)


def test_a_secret_word_is_said_by_its_own_seat_alone() -> None:
    session = begun().session
    assert is_somebody_elses(session, "word", ())
    assert not is_somebody_elses(session, "word", ("red",))
    assert not is_somebody_elses(session, "begins", ())
