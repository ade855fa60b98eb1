"""Contacts that had not come to rest, which is told only after the debounce has believed them."""

from __future__ import annotations

import pytest

from companion.core import timed_play as plays
from companion.core.model.fast_replace import replace
from companion.core.model.game import Arrangement
from companion.core.model.session.recorded import Settings
from companion.core.model.types import NO_POLES, BoardReading, Poles, Touch, Verdict
from companion.core.tracking import tracker
from companion.core.tracking.late_bounces import withdrawn
from companion.games.malefiz import GAME
from tests.table import Table

AT_REST_MS = 40
"""After an edge: the debounce believes it, unless it was told of another."""


def told_late(table: Table, edges: list[tuple[int, str, bool]], late_ms: int) -> list[Verdict]:
    """Edges, each told only ``late_ms`` after it; meanwhile time passes."""
    said: list[Verdict] = []
    for at_ms, spot, on in edges:
        said += table._take(plays.advance(table.play, at_ms + late_ms, at_ms - 1))
        said += table.edge(at_ms, spot, on)
    return said


def touches(table: Table) -> list[tuple[int, str, bool]]:
    return [
        (one.at_ms, table.session.board.spots[one.spot], one.on)
        for one in table.session.turn.tracker.seen.touches
    ]


BOUNCED = [
    (1000, "a1", False),
    (1020, "a1", True),
    (1035, "a1", False),
    (1500, "c1", True),
    (1519, "c1", False),
    (1533, "c1", True),
]
"""A pawn goes from a1 to c1; both contacts bounce for longer than anybody waits for the next edge."""


def table() -> Table:
    rolled = Table({"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 0, "blue": 5}})
    rolled.die(500, 2)
    return rolled


@pytest.mark.parametrize("poles", [NO_POLES, Poles(1 << GAME.board("classic").index["c1"], 0)])
def test_edges_told_late_are_the_same_bounce_as_edges_told_in_time(poles: Poles) -> None:
    in_time, late = table(), table()
    in_time.poles = late.poles = poles
    in_time.edges(BOUNCED)
    told_late(late, BOUNCED, 100)
    for each in (in_time, late):
        each.until(1533 + AT_REST_MS)
    assert touches(late) == touches(in_time) == [(1035, "a1", False), (1533, "c1", True)]
    assert late.session.turn.tracker == in_time.session.turn.tracker
    assert late.session.observation == in_time.session.observation


def test_what_is_recorded_is_the_same() -> None:
    in_time, late = table(), table()
    in_time.edges(BOUNCED)
    told_late(late, BOUNCED, 100)
    assert [each.until(9000)[0].move for each in (in_time, late)] == ["a1-c1", "a1-c1"]
    assert late.entries == in_time.entries


def test_a_lift_that_was_a_pulse_is_forgotten() -> None:
    late = table()
    told_late(late, [(1000, "a1", False), (1019, "a1", True)], 100)
    late.until(1100)
    assert touches(late) == []
    assert late.now == "settled"
    assert not late.session.turn.tracker.seen.lifted


def test_a_put_that_was_a_pulse_is_forgotten_and_the_pawn_is_still_in_the_hand() -> None:
    in_time, late = table(), table()
    edges = [(1000, "a1", False), (1500, "b1", True), (1525, "b1", False)]
    in_time.edges(edges)
    told_late(late, edges, 100)
    for each in (in_time, late):
        each.until(1700)
    assert touches(late) == [(1000, "a1", False)]
    assert late.now == "in-hand"
    assert late.session.turn.tracker == in_time.session.turn.tracker  # the time since when it has rested, too


@pytest.mark.parametrize(("spot", "on"), [("a1", False), ("b1", True)])
def test_each_way_has_its_own_time(spot: str, on: bool) -> None:
    late = table()
    late.play = replace(
        late.play,
        session=replace(
            late.session, table=replace(late.session.table, settings=Settings(press_ms=50, release_ms=20))
        ),
    )
    told_late(late, [(1000, spot, on), (1050 if on else 1020, spot, not on)], 100)
    late.until(1200)
    assert touches(late) == []
    told_late(late, [(2000, spot, on), (2051 if on else 2021, spot, not on)], 100)
    assert late.session.turn.tracker.seen.touches != ()


def test_what_somebody_has_vouched_for_is_not_worked_out_anew() -> None:
    late = table()
    told_late(late, [(1000, "a1", False), (1500, "b1", True)], 100)
    vouched = tracker.with_ways(late.session.turn.tracker, frozenset({Arrangement(((1, 1),), ())}))
    bounce = BoardReading(1550, late.session.pictures.expected & ~3, (Touch(1525, 1, on=False),))
    assert withdrawn(vouched, bounce, late.session.table.settings) == (vouched, bounce)


def test_a_touch_that_lasted_longer_than_a_bounce_stays_however_late_it_is_told() -> None:
    late = table()
    told_late(late, [(1000, "a1", False), (1500, "b1", True), (1531, "b1", False), (1700, "c1", True)], 100)
    late.until(1800)
    assert [spot for _, spot, _ in touches(late)] == ["a1", "b1", "b1", "c1"]
