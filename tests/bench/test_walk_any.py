"""The walk and the piece test under anything that hands, wires and people may do: no state is impossible."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from companion.bench import piece_test, walk as walks
from companion.bench.findings import findings, proposal
from companion.bench.kept import KeptWalk, keep, revive
from companion.bench.stops import LIGHTS, LINES, Plan, Stop
from companion.bench.walk import Walk

pytestmark = pytest.mark.slow

STOPS = tuple(Stop(spot, line) for line, spot in enumerate(("a1", "b1", "c1", "d1")))
OLD = {stop.spot: stop.line for stop in STOPS}
KEYS = ("skip", "skip", "back", "empty", "other-light", "repeat", "again", "lost", "nonsense")

WAITS_MS = st.sampled_from((0, 1, 20, 90, 299, 300, 400, 9000))
EVENTS = st.lists(
    st.tuples(
        st.one_of(st.integers(0, 63), st.sampled_from(KEYS)),
        st.sampled_from((0, 1, 20, 90, 299, 300, 400, 9000)),
    ),
    max_size=60,
)
PLANS = st.builds(Plan, st.sampled_from((LINES, LIGHTS)), st.just(STOPS), st.booleans())


def done(walk: Walk, what: int | str, now_ms: int) -> Walk:
    if isinstance(what, int):
        return walks.levels(walk, now_ms, what)
    return walks.lost(walk) if what == "lost" else walks.press(walk, now_ms, what)


def look_sound(walk: Walk) -> None:
    """What must hold of every walk, whatever has happened."""
    assert walk.phase in ("done", "unseen", "clear", "waiting", "resting")
    assert walk.done == (walk.stop is None)
    assert walk.phase == "resting" or (walk.strange, walk.believes) == (None, False)
    assert walk.rested <= walk.edges.keys()
    assert set(walk.results) <= set(OLD)
    assert walk.stop is None or walk.stop.spot not in walk.results
    assert all(tally.clean <= tally.visits for tally in walk.tallies.values())
    when = walks.due(walk)
    assert when is None or when > walk.now_ms
    found = findings(walk)
    assert all(set(each.spots) <= set(OLD) for each in found)
    offer = proposal(walk, OLD)
    if not offer.clash:
        assert list(offer.numbers) == list(OLD)
        assert len(set(offer.numbers.values())) == len(OLD)
    if walk.done and not found:
        assert offer.changed == () or walk.plan.learns_lines
        assert all(walks.is_fine(walk, spot) for spot in OLD)


@settings(max_examples=400, deadline=None)
@given(PLANS, EVENTS)
def test_no_walk_comes_into_an_impossible_state_and_each_outlives_a_power_cut(
    plan: Plan, events: list[tuple[int | str, int]]
) -> None:
    walk, now_ms = walks.begin(plan, 0), 0
    for what, wait_ms in events:
        now_ms += wait_ms
        walk = done(walk, what, now_ms)
        look_sound(walk)
        kept = msgspec.json.decode(msgspec.json.encode(keep(walk)), type=KeptWalk)
        again = revive(plan, kept, walk.tallies, now_ms)
        assert again is not None
        assert (again.results, again.at, again.tallies) == (walk.results, walk.at, walk.tallies)


@settings(max_examples=300, deadline=None)
@given(PLANS, EVENTS)
def test_every_walk_can_be_skipped_to_its_end(plan: Plan, events: list[tuple[int | str, int]]) -> None:
    walk, now_ms = walks.begin(plan, 0), 0
    for what, wait_ms in events:
        now_ms += wait_ms
        walk = done(walk, what, now_ms)
    walk = walks.levels(walk, now_ms, 0)
    for _ in range(2 * len(STOPS) + 2):
        walk = walks.press(walk, now_ms, "skip")
    assert walk.done
    look_sound(walk)


@settings(max_examples=300, deadline=None)
@given(EVENTS, st.booleans())
def test_no_piece_test_comes_into_an_impossible_state(
    events: list[tuple[int | str, int]], poles: bool
) -> None:
    test, now_ms = piece_test.begin("a1", 0, 0), 0
    for what, wait_ms in events:
        now_ms += wait_ms
        if isinstance(what, int):
            test = piece_test.levels(test, now_ms, what, what & 21 if poles else None)
            test = piece_test.fields(test, now_ms, {0: what})
        else:
            test = piece_test.lost(test) if what == "lost" else piece_test.press(test, now_ms, what)
        assert len(test.placings) < piece_test.PLACINGS
        assert test.phase in ("unseen", "waiting", "turn", "resting")
        when = piece_test.due(test)
        assert when is None or when > test.now_ms
        assert all(each.verdict in ("good", "weak", "none") for each in test.verdicts)
