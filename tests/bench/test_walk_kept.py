"""A walk that was left and goes on later: what is kept, and of what map."""

from __future__ import annotations

import msgspec
import pytest

from companion.bench.kept import KeptWalk, held, keep, revive
from companion.bench.stops import LIGHTS, Plan, Stop
from companion.bench.walk import Walk
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import HINT_MS
from tests.bench.walking_hand import MAP, PLAN, RESTED_MS, Hand, kinds


def cut_short(hand: Hand) -> Walk:
    """The walk after a power cut: through the file and back."""
    kept = msgspec.json.decode(msgspec.json.encode(keep(hand.walk)), type=KeptWalk)
    walk = revive(PLAN, kept, hand.walk.tallies, hand.now_ms)
    assert walk is not None
    return walk


SICK: dict[str, tuple[int, ...]] = {"a1": (11,), "b1": (10,), "c1": (12, 13), "e1": ()}


@pytest.mark.parametrize("cut", range(1, 32))
def test_a_walk_that_is_cut_short_anywhere_ends_the_same(cut: int) -> None:
    whole = Hand(wires=SICK).go()
    hand = Hand(wires=SICK)
    steps = 0
    while steps < cut and (stop := hand.walk.stop):
        lines = hand.lines(stop.spot)
        if steps % 3 == 0 and lines:
            hand.set(*lines, on=True)
        elif steps % 3 == 1 and lines:
            hand.set(*lines, on=False, after_ms=RESTED_MS)
        elif lines:
            hand.wait(RESTED_MS)
        elif steps % 3 == 0:
            hand.wait(HINT_MS)
        elif steps % 3 == 2:
            hand.press("skip")
        steps += 1
    hand.walk = cut_short(hand)
    hand.report()
    hand.on = set()
    hand.set(on=False)
    walk = hand.go()
    assert walk.results == whole.results
    assert kinds(walk) == kinds(whole)


def test_what_was_kept_of_another_map_or_kind_is_none() -> None:
    kept = keep(Hand().walk)
    assert revive(PLAN, kept, {}, 0) is not None
    assert revive(replace(PLAN, stops=(Stop("a1", 10), Stop("b1", 12))), kept, {}, 0) is None
    assert revive(replace(PLAN, learn=True), kept, {}, 0) is None
    assert revive(replace(PLAN, kind=LIGHTS), kept, {}, 0) is None


def test_a_corrected_map_keeps_what_was_seen_on_its_lines_and_nothing_else() -> None:
    hand = Hand(wires={"a1": (11,), "b1": (10,), "d1": (40,), "e1": ()})
    kept = keep(hand.go())
    lines = {**MAP, "a1": 11, "b1": 10}
    plan = replace(PLAN, stops=tuple(Stop(spot, line) for spot, line in lines.items()))
    walk = revive(plan, kept, hand.walk.tallies, 0)
    assert walk is not None
    assert set(walk.results) == {"a1", "b1", "c1"}
    assert walk.stop == Stop("d1", 13)
    assert kinds(walk) == []
    assert set(held(kept, lines)) == {"a1", "b1", "c1"}


@pytest.mark.parametrize("plan", [replace(PLAN, learn=True), replace(PLAN, kind=LIGHTS)])
def test_only_a_walk_of_the_lines_outlives_another_map(plan: Plan) -> None:
    kept = keep(Hand(plan).go())
    other = replace(plan, stops=(*plan.stops[:-1], Stop("e1", 40)))
    assert revive(plan, kept, {}, 0) is not None
    assert revive(other, kept, {}, 0) is None


def test_a_walk_of_the_lights_does_not_outlive_a_map_whose_lights_were_corrected() -> None:
    plan = replace(PLAN, kind=LIGHTS, lights=tuple(range(len(PLAN.stops))))
    kept = keep(Hand(plan).go())
    assert revive(plan, kept, {}, 0) is not None
    assert revive(replace(plan, lights=(1, 0, *plan.lights[2:])), kept, {}, 0) is None
