"""What was said wrongly some inputs ago is heard anew as it was, and what came after it as far as it can."""

from __future__ import annotations

import pytest

from companion.core.corrections.overrule import NO_INPUT
from companion.core.corrections.reinterpret import correctable, instead
from companion.core.decision import fold
from companion.core.model.commands import Overrule
from companion.core.model.history import undone
from companion.core.model.inputs import Input
from companion.core.reducer.command_refusal import refusal
from companion.games.labyrinth import GAME
from companion.journal.game_records import GameRecord
from companion.journal.notation.parse import parse_game
from companion.journal.notation.text import write_game
from companion.replay.events import event_of
from tests.games.labyrinth.big.test_table import begun as rolled
from tests.games.labyrinth.small.test_table import begun, short
from tests.table import SETTINGS, Table


def misread() -> Table:
    """Red called red and pulled a1-b1, which was read as blue; it went back, and yellow called green."""
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1")
    table.until(4000)
    table.give(4100, "read:blue")
    table.touch(4500, "+a1-b1")
    table.until(6000)
    table.give(6100, "call:green")
    assert table.session.seat == "yellow"
    return table


def restored(table: Table) -> bool:
    """Whether journal and text lead to the same game."""
    text = write_game(GameRecord("2026-11-22T10:00:00+01:00", "1", tuple(table.entries)))
    for entries in (table.entries, parse_game(text, "text").entries):
        if fold.restore(GAME, SETTINGS, entries).position != table.session.position:
            return False
    return True


def lost(table: Table) -> tuple[int, ...]:
    """What could not be heard any more after the last overruling."""
    return undone(table.session.progress.history[-1])


def test_a_colour_that_was_misread_goes_back_to_where_it_was_right() -> None:
    table = misread()
    offered = [(one.number, str(one.said)) for one in correctable(table.session)]
    assert offered == [(6, "call:green"), (4, "read:blue"), (2, "call:red"), (1, "reveal:c3")]
    before = table.session
    assert short(table.tell(Overrule(7000, "input", number=4, move="read:red"))) == ["overruled read:red"]
    assert (table.session.seat, table.session.awaited[0].word) == ("red", "step")
    assert lost(table) == (5, 6)
    assert [deed.what for deed in table.session.progress.deeds] == [
        "revealed",
        "called",
        "pulled",
        "read",
        "right",
    ]
    assert table.session.turn.arranging  # the wall has to come out again
    assert restored(table)
    table.undo(8000)
    assert (table.session.position, table.session.progress.history) == (
        before.position,
        before.progress.history,
    )


def test_what_fits_still_stays_heard() -> None:
    """It was green, not blue: wrong all the same."""
    table = misread()
    assert short(table.tell(Overrule(7000, "input", number=4, move="read:green"))) == ["overruled read:green"]
    assert (table.session.seat, table.session.turn.arranging) == ("yellow", False)
    assert lost(table) == ()
    assert table.session.position == misread().session.position
    assert list(correctable(table.session)) == []  # it is taken back before another one
    assert restored(table)


def test_a_number_that_was_misheard_makes_the_moves_anew_with_it() -> None:
    """Red's two was a three: a step is left, and yellow's number says stop, as numbers do."""
    table = rolled({}, 2)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1")
    table.until(5000)
    table.die(5100, 1)
    table.touch(6000, "-f6", "+e6")
    table.until(8000)
    assert (table.session.seat, len(table.session.progress.history)) == ("red", 3)
    assert short(table.tell(Overrule(9000, "input", number=2, move="die:3"))) == ["overruled die:3"]
    assert lost(table) == ()
    assert (table.session.seat, table.session.turn.arranging) == ("red", False)
    assert restored(table)
    table.undo(9500)
    table.tell(Overrule(9600, "input", number=2, move="die:1"))
    assert lost(table) == (2, 3)
    assert (table.session.seat, table.session.die, table.session.turn.arranging) == ("red", 1, True)
    assert restored(table)


@pytest.mark.parametrize(
    ("number", "text"),
    [(4, "read:blue"), (4, "read:pink"), (4, "call:red"), (9, "read:red"), (3, "pull:a1-a2")],
)
def test_what_cannot_have_been_said_is_refused(number: int, text: str) -> None:
    table = misread()
    assert refusal(table.session, Overrule(7000, "input", number=number, move=text)) == NO_INPUT


def test_all_seats_may_agree_and_a_trace_plays_it_again() -> None:
    table = misread()
    event = {"ms": 7000, "overrule": "input", "number": 4, "move": "read:red", "by": ["red", "yellow"]}
    said = event_of(event, 1, GAME.board("small"), GAME.die_faces)
    assert said == Overrule(7000, "input", number=4, move="read:red", seats=("red", "yellow"))
    assert isinstance(said, Overrule)
    assert short(table.tell(said)) == ["overruled read:red"]


def test_what_comes_in_the_place_of_an_input_says_from_where_on() -> None:
    session = misread().session
    at, past = next((at, past) for at, past in enumerate(session.progress.history) if past.number == 4)
    rest = session.progress.history[at + 1 :]
    found = instead(session, "input", past, Input("read", "red"), rest)
    assert found is not None
    assert (found.what, found.since, found.still) == ("input", 4, ())
    assert instead(session, "input", past, Input("call", "red"), rest) is None  # nobody waits for that there
