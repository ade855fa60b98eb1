"""Which ways to read many touches are followed: as if all were, and one of all that come to the same."""

from __future__ import annotations

import pytest

from companion.core.inference import beam, footprint_match
from companion.core.inference.beam import Beam
from companion.core.inference.classify import _evidence
from companion.core.inference.hypothesis import Explanation, Hypotheses
from companion.core.inference.likelihood import weigh
from tests.core.inference.test_likelihood import BESIDE
from tests.table import Table

POSITION = {**BESIDE, "pieces": {**BESIDE["pieces"], "a3": "blue"}, "house": {"red": 4, "blue": 4}}

RESTLESS = "-b3 +b3 -a3 -c3 +c3 -c3 -b3 +a3 +b3 +c4 -c4 -a3 +a3 +d3"
TWO_IN_HAND = "-b3 -c3 +b3 -b3 +c3 -c3 +b3 +c4 -c4 +d3"


def after(touches: str, apart_ms: int) -> Table:
    """A table after these touches, before anything is decided."""
    table = Table(POSITION)
    table.die(0, 1)
    for number, touch in enumerate(touches.split()):
        table.touch(1000 + apart_ms * number, touch)
    table.until(1000 + apart_ms * number + 40)
    return table


def weighed(table: Table) -> list[Explanation]:
    session = table.session
    kinds = session.game.kinds(session.position, session.turn.tracker.began.picture)
    ends = footprint_match.ends(session.board, session.turn.tracker, session.turn.footprints)
    assert ends
    return weigh(_evidence(session, kinds), ends)


@pytest.mark.parametrize("apart_ms", [20, 90, 240, 700])
@pytest.mark.parametrize("touches", [RESTLESS, TWO_IN_HAND])
def test_what_is_not_followed_changes_nothing(
    touches: str, apart_ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = after(touches, apart_ms)
    found = weighed(table)
    monkeypatch.setattr(beam, "FEW", 10_000)  # all ways are followed, each by itself
    assert found == weighed(table)


def test_when_a_piece_was_lifted_multiplies_no_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of five lifts of a piece of the turn counted, what follows is the same."""
    ways: list[int] = []
    likeliest = Beam.likeliest

    def counted(self: Beam, priced: list[beam.Priced], number: int) -> tuple[Hypotheses, int]:
        found = likeliest(self, priced, number)
        ways.append(len({(each.stands, each.lifts) for each in found[0] if not each.false}))
        return found

    monkeypatch.setattr(Beam, "likeliest", counted)
    weighed(after("-a3 " + "-c3 +c3 " * 4 + "-c3 +d3 +a3", 600))
    assert max(ways) <= 20  # 40 and more if each lift counted by itself


def test_the_more_there_is_to_weigh_the_fewer_ways_are_followed() -> None:
    assert [beam.width(touches, 2) for touches in (1, 25, 40, 100, 1000)] == [40, 40, 25, 10, 8]
    assert all(beam.width(touches, 3) * touches * 3 <= beam.WORK for touches in range(14, 84))


def test_the_more_was_looked_at_the_fewer_ways_are_followed() -> None:
    room = beam.Room(10, 2)
    assert [room.after(600), room.after(1), room.after(1999)] == [40, beam.ENOUGH, beam.ENOUGH]
    assert room.enough
    assert room.after(1) == beam.FEWEST_HYPOTHESES
    assert not room.enough
    assert beam.Room(30, 4).after(701) == beam.width(30, 4) < beam.ENOUGH


def test_who_looked_at_too_many_ways_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    touches = "-c3 -a3 +a3 +d3 -a3 +a3"
    assert after(touches, 300).session.observation.sure
    monkeypatch.setattr(beam, "MOST_PRICED", 10)
    few = after(touches, 300).session.observation
    assert (few.kind, few.sure) == ("complete", False)


def test_who_followed_few_ways_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sure with ways enough is a question with fewer, however clear it looks."""
    touches = "-c3 -a3 +a3 +d3 -a3 +a3"
    assert after(touches, 300).session.observation.sure
    monkeypatch.setattr(beam, "WORK", beam.ENOUGH)
    few = after(touches, 300).session.observation
    assert few.kind == "complete"
    assert not few.sure
