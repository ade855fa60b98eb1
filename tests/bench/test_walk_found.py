"""What a walk finds: tables of wires, contacts and lights that are sick, and the map that follows."""

from __future__ import annotations

import pytest

from companion.bench import walk as walks
from companion.bench.findings import Finding, proposal
from companion.bench.stops import LIGHTS, Tally
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import HINT_MS
from tests.bench.walking_hand import MAP, PLAN, RESTED_MS, SPOTS, Hand, kinds


def test_a_perfect_walk_finds_nothing() -> None:
    walk = Hand().go()
    assert kinds(walk) == []
    assert proposal(walk, MAP).changed == ()
    assert proposal(walk, MAP).seen == SPOTS
    assert set(walk.tallies.values()) == {Tally(1, 1)}


@pytest.mark.parametrize(
    ("wires", "found", "changed"),
    [
        (
            {"a1": (11,), "b1": (10,)},
            [Finding("swapped", ("a1", "b1"))],
            {"a1": 11, "b1": 10},
        ),
        (
            {"a1": (11,), "b1": (12,), "c1": (10,)},
            [Finding("ring", ("a1", "b1", "c1"))],
            {"a1": 11, "b1": 12, "c1": 10},
        ),
        (
            {"a1": (12,), "b1": (11,), "c1": (10,), "d1": (14,), "e1": (13,)},
            [Finding("swapped", ("a1", "c1")), Finding("swapped", ("d1", "e1"))],
            {"a1": 12, "c1": 10, "d1": 14, "e1": 13},
        ),
        ({"b1": ()}, [Finding("dead", ("b1",))], {}),
        ({"b1": (40,)}, [Finding("elsewhere", ("b1",), 40)], {"b1": 40}),
        (
            {"a1": (11,), "b1": ()},
            [Finding("elsewhere", ("a1", "b1"), 11), Finding("dead", ("b1",))],
            {"a1": 11, "b1": 10},
        ),
        ({"c1": (12, 13)}, [Finding("crosstalk", ("c1", "d1"), 13)], {}),
        ({"c1": (12, 40)}, [Finding("crosstalk", ("c1",), 40)], {}),
        ({"c1": (11,)}, [Finding("shared", ("b1", "c1"), 11)], None),
    ],
)
def test_wires_are_found_as_they_are(
    wires: dict[str, tuple[int, ...]], found: list[Finding], changed: dict[str, int] | None
) -> None:
    walk = Hand(wires=wires).go()
    assert kinds(walk) == found
    offer = proposal(walk, MAP)
    if changed is None:
        assert offer.clash == found[0].spots
    else:
        assert {spot: offer.numbers[spot] for spot in offer.changed} == changed
        assert sorted(offer.numbers) == sorted(MAP)
        assert len(set(offer.numbers.values())) == len(MAP)


def test_learning_believes_any_line_at_once() -> None:
    wires: dict[str, tuple[int, ...]] = {spot: (30 - i,) for i, spot in enumerate(SPOTS)}
    hand = Hand(replace(PLAN, learn=True), wires)
    for spot in SPOTS:
        assert hand.walk.stop is not None
        assert hand.walk.stop.spot == spot
        hand.visit(spot)
    assert hand.walk.done
    assert proposal(hand.walk, MAP).numbers == {spot: lines[0] for spot, lines in wires.items()}
    assert kinds(hand.walk) == []
    assert all(walks.is_fine(hand.walk, spot) for spot in SPOTS)


def test_in_learning_a_line_that_belongs_to_another_spot_is_doubted() -> None:
    hand = Hand(replace(PLAN, learn=True))
    hand.visit("b1")  # instead of a1
    hand.visit("b1")
    assert hand.walk.stop == PLAN.stops[1]
    assert hand.walk.doubt == 11
    hand.visit("b1")
    assert kinds(hand.go()) == [Finding("shared", ("a1", "b1"), 11)]


def test_what_is_on_although_the_board_is_empty_is_stuck_and_passed_over() -> None:
    hand = Hand()
    hand.walk = walks.begin(PLAN, hand.now_ms)
    hand.set(12, 77, on=True)
    hand.press("empty")
    walk = hand.go()
    assert kinds(walk) == [Finding("stuck", ("c1",), 12), Finding("stuck", (), 77)]
    assert walk.results["c1"].outcome == "stuck"


@pytest.mark.parametrize(("gap_ms", "found"), [(29, []), (45, [Finding("slow", ("a1",), 10, 90)])])
def test_a_contact_that_bounces_too_long_is_slow(gap_ms: int, found: list[Finding]) -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.set(10, on=False, after_ms=gap_ms if found else gap_ms // 2)
    hand.set(10, on=True, after_ms=gap_ms if found else gap_ms // 2)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.wait(RESTED_MS)
    assert kinds(hand.go()) == found
    assert hand.walk.tallies["a1"] == Tally(1, 0 if found else 1)


def test_a_contact_that_bounces_too_long_when_it_lets_go_is_slow() -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.set(10, on=True, after_ms=20)
    hand.set(10, on=False, after_ms=20)
    hand.wait(RESTED_MS)
    assert kinds(hand.go()) == [Finding("slow", ("a1",), 10, 40)]


def test_a_contact_that_lets_go_for_a_moment_is_weak() -> None:
    hand = Hand()
    hand.set(10, on=True)
    for _ in range(2):
        hand.set(10, on=False, after_ms=RESTED_MS)
        hand.set(10, on=True, after_ms=150)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.wait(RESTED_MS)
    assert kinds(hand.go()) == [Finding("weak", ("a1",), 10, 2)]


def test_a_contact_that_never_rests_is_restless() -> None:
    hand = Hand()
    for i in range(40):
        hand.set(10, on=i % 2 == 0, after_ms=60)
    hand.press("skip")
    walk = hand.go()
    assert kinds(walk) == [Finding("restless", ("a1",), 10)]
    assert walk.results["a1"].outcome == "restless"


def test_a_line_that_chatters_elsewhere_disturbs_no_spot_and_is_told() -> None:
    hand = Hand()
    for i in range(40):
        hand.set(14, on=i % 2 == 0, after_ms=60)
    assert kinds(hand.go()) == [Finding("restless", ("e1",), 14)]
    assert hand.walk.results["a1"].outcome == "seen"


def test_a_contact_that_does_not_let_go_is_skipped_and_told() -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.wait(HINT_MS)
    assert (hand.walk.phase, hand.walk.late) == ("resting", True)
    hand.press("skip")
    assert kinds(hand.go()) == [Finding("hangs", ("a1",), 10)]


def test_a_hand_that_slides_over_its_neighbours_is_no_crosstalk() -> None:
    hand = Hand()
    for line in (12, 11, 10):
        hand.set(line, on=True, after_ms=20)
        hand.set(*{12, 11, 10} - {line}, on=False, after_ms=50)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.wait(RESTED_MS)
    assert hand.walk.stop == PLAN.stops[1]
    assert kinds(hand.go()) == []


def test_another_light_that_shines_is_noted_by_the_person() -> None:
    hand = Hand()
    hand.press("other-light")
    assert kinds(hand.go()) == [Finding("light", ("a1",))]


def test_swapped_lights_are_found_by_walking_where_they_shine() -> None:
    lights = {spot: i for i, spot in enumerate(SPOTS)}
    hand = Hand(replace(PLAN, kind=LIGHTS), {"a1": (11,), "b1": (10,)})  # the light of a1 shines at b1
    walk = hand.go()
    assert kinds(walk) == [Finding("swapped", ("a1", "b1"))]
    assert proposal(walk, lights).numbers == {**lights, "a1": 1, "b1": 0}


def test_three_lights_in_a_ring_are_put_where_they_shine() -> None:
    lights = {spot: i for i, spot in enumerate(SPOTS)}
    hand = Hand(replace(PLAN, kind=LIGHTS), {"a1": (11,), "b1": (12,), "c1": (10,)})
    assert proposal(hand.go(), lights).numbers == {**lights, "b1": 0, "c1": 1, "a1": 2}
