"""The walk from spot to spot: tables of what a hand and sick wires do, and what is found."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from companion.core.bench import walk as walks
from companion.core.bench.findings import Finding, findings, proposal
from companion.core.bench.walk import HINT_MS, LIGHTS, LINES, Plan, Stop, Tally, Walk

SPOTS = ("a1", "b1", "c1", "d1", "e1")
PLAN = Plan(LINES, tuple(Stop(spot, 10 + i) for i, spot in enumerate(SPOTS)))
MAP = {stop.spot: stop.line for stop in PLAN.stops}
RESTED_MS = 600


@dataclass
class Hand:
    """Walks as asked; ``wires`` says which lines each spot's magnet really closes."""

    plan: Plan = PLAN
    wires: dict[str, tuple[int, ...]] = field(default_factory=dict)
    walk: Walk = field(init=False)
    now_ms: int = 1000
    on: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.walk = walks.begin(self.plan, self.now_ms)
        self.report()

    def lines(self, spot: str) -> tuple[int, ...]:
        return self.wires.get(spot, (MAP[spot],))

    def report(self) -> None:
        self.walk = walks.levels(self.walk, self.now_ms, sum(1 << line for line in self.on))

    def set(self, *lines: int, on: bool, after_ms: int = 100) -> None:
        self.wait(after_ms)
        self.on = self.on | set(lines) if on else self.on - set(lines)
        self.report()

    def wait(self, wait_ms: int) -> None:
        self.now_ms += wait_ms
        self.walk = walks.advance(self.walk, self.now_ms)

    def press(self, key: str) -> None:
        self.walk = walks.press(self.walk, self.now_ms, key)

    def visit(self, spot: str) -> None:
        """Put the magnet there, leave it, take it away."""
        self.set(*self.lines(spot), on=True)
        self.set(*self.lines(spot), on=False, after_ms=RESTED_MS)
        self.wait(RESTED_MS)

    def go(self) -> Walk:
        """Walk to the end: what stays dark is waited for and skipped, what is doubted is done twice."""
        for _ in range(4 * len(self.plan.stops)):
            if (stop := self.walk.stop) is None:
                return self.walk
            if self.lines(stop.spot):
                self.visit(stop.spot)
            else:
                self.wait(HINT_MS)
                assert self.walk.late
                self.press("skip")
        raise AssertionError(f"does not come to an end: {self.walk}")


def kinds(walk: Walk) -> list[Finding]:
    return list(findings(walk))


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


def test_a_magnet_put_down_wrong_once_is_no_finding() -> None:
    hand = Hand()
    hand.visit("b1")
    assert hand.walk.stop == PLAN.stops[0]
    assert hand.walk.doubt == 11
    hand.visit("a1")
    assert hand.walk.stop == PLAN.stops[1]
    assert kinds(hand.go()) == []


def test_a_magnet_that_rests_on_another_spot_is_told_while_it_rests() -> None:
    hand = Hand()
    hand.set(11, on=True)
    hand.wait(RESTED_MS)
    assert (hand.walk.phase, hand.walk.strange, hand.walk.believes) == ("resting", 11, False)
    hand.set(11, on=False)
    hand.wait(RESTED_MS)
    assert hand.walk.phase == "waiting"
    hand.set(11, on=True)
    hand.wait(RESTED_MS)
    assert (hand.walk.strange, hand.walk.believes) == (11, True)


def test_a_strange_spot_that_is_skipped_since_it_does_not_let_go_says_nothing_of_the_spot_asked_for() -> None:
    hand = Hand()
    hand.set(11, on=True)
    hand.wait(HINT_MS)
    assert (hand.walk.late, hand.walk.believes) == (True, False)
    hand.press("skip")
    assert hand.walk.stop == PLAN.stops[2], "b1 cannot be asked for"
    assert kinds(hand.walk) == [Finding("stuck", ("b1",), 11), Finding("skipped", ("a1",))]


def test_a_magnet_that_rests_where_it_shall_is_nothing_strange_nor_is_any_line_while_learning() -> None:
    for plan, line in ((PLAN, 10), (replace(PLAN, learn=True), 14)):
        hand = Hand(plan)
        hand.set(line, on=True)
        hand.wait(RESTED_MS)
        assert (hand.walk.phase, hand.walk.strange, hand.walk.believes) == ("resting", None, True)


@pytest.mark.parametrize(("line", "stays", "at"), [(10, 150, 1), (11, 150, 0), (10, 99, 0)])
def test_a_device_that_lags_does_not_take_back_that_a_magnet_was_seen(line: int, stays: int, at: int) -> None:
    """It reports 400 ms late, so that the magnet rests by the host's clock, and hardly by its own."""
    hand = Hand()
    put_ms = hand.now_ms
    hand.wait(400)
    hand.walk = walks.levels(hand.walk, put_ms, 1 << line)
    assert hand.walk.phase == "resting"
    hand.wait(stays)
    hand.walk = walks.levels(hand.walk, put_ms + stays, 0)
    hand.wait(RESTED_MS)
    assert hand.walk.stop == PLAN.stops[at]
    assert hand.walk.doubt == (line if line != 10 else None)
    assert hand.walk.brief == (stays < 100), "so short a touch is no hand that waits for an answer"
    assert kinds(hand.go()) == []


def test_in_learning_a_line_that_belongs_to_another_spot_is_doubted() -> None:
    hand = Hand(replace(PLAN, learn=True))
    hand.visit("b1")  # instead of a1
    hand.visit("b1")
    assert hand.walk.stop == PLAN.stops[1]
    assert hand.walk.doubt == 11
    hand.visit("b1")
    assert kinds(hand.go()) == [Finding("shared", ("a1", "b1"), 11)]


def test_a_piece_that_stands_on_the_board_is_taken_off_first() -> None:
    hand = Hand()
    hand.walk = walks.begin(PLAN, hand.now_ms)
    hand.set(12, on=True)
    assert (hand.walk.phase, hand.walk.standing) == ("clear", (12,))
    hand.set(12, on=False)
    assert hand.walk.phase == "waiting"
    assert kinds(hand.go()) == []


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


def test_a_spot_skipped_while_its_magnet_rests_is_left_out_and_nothing_is_wrong_with_it() -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.wait(HINT_MS - 1)
    assert (hand.walk.phase, hand.walk.late) == ("resting", False)
    hand.press("skip")
    assert hand.walk.stop == PLAN.stops[1]
    hand.set(10, on=False)
    assert kinds(hand.go()) == [Finding("skipped", ("a1",))]
    hand.press("repeat")
    assert kinds(hand.go()) == [], "its line still counts"


def test_a_hand_that_slides_over_its_neighbours_is_no_crosstalk() -> None:
    hand = Hand()
    for line in (12, 11, 10):
        hand.set(line, on=True, after_ms=20)
        hand.set(*{12, 11, 10} - {line}, on=False, after_ms=50)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.wait(RESTED_MS)
    assert hand.walk.stop == PLAN.stops[1]
    assert kinds(hand.go()) == []


def test_a_quick_hand_is_at_the_next_spot_before_the_last_has_been_judged() -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.set(10, on=False, after_ms=RESTED_MS)
    hand.set(11, on=True, after_ms=80)
    hand.set(11, on=False, after_ms=RESTED_MS)
    hand.wait(RESTED_MS)
    assert hand.walk.stop == PLAN.stops[2]
    assert kinds(hand.go()) == []


def test_a_magnet_that_is_taken_away_too_soon_is_asked_for_again() -> None:
    hand = Hand()
    hand.set(10, on=True)
    hand.set(10, on=False, after_ms=200)
    hand.wait(RESTED_MS)
    assert (hand.walk.stop, hand.walk.brief) == (PLAN.stops[0], True)
    assert kinds(hand.go()) == []


def test_a_spot_skipped_before_the_hint_is_left_out_and_not_called_dead() -> None:
    hand = Hand()
    hand.press("skip")
    hand.visit("b1")
    hand.press("back")
    assert hand.walk.stop == PLAN.stops[1]
    assert kinds(hand.go()) == [Finding("skipped", ("a1",))]
    assert proposal(hand.walk, MAP).seen == SPOTS[1:]
    hand.press("repeat")
    assert hand.walk.stop == PLAN.stops[0]
    assert kinds(hand.go()) == []


def test_back_opens_the_spot_before_again() -> None:
    hand = Hand(wires={"a1": ()})
    hand.wait(HINT_MS)
    hand.press("skip")
    hand.wires = {}
    hand.press("back")
    assert hand.walk.stop == PLAN.stops[0]
    assert kinds(hand.go()) == []
    assert hand.walk.tallies["a1"] == Tally(2, 1)


def test_back_at_the_first_spot_changes_nothing() -> None:
    hand = Hand()
    before = hand.walk
    hand.press("back")
    assert hand.walk == before


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


def test_the_board_out_of_reach_keeps_the_results_and_begins_the_spot_anew() -> None:
    hand = Hand()
    hand.visit("a1")
    hand.set(11, on=True)
    hand.walk = walks.lost(hand.walk)
    assert hand.walk.phase == "unseen"
    hand.report()
    assert hand.walk.phase == "clear"
    hand.set(11, on=False)
    assert hand.walk.stop == PLAN.stops[1]
    assert kinds(hand.go()) == []


def test_again_starts_anew_but_counts_on() -> None:
    hand = Hand()
    hand.go()
    hand.press("again")
    assert (hand.walk.stop, hand.walk.results) == (PLAN.stops[0], {})
    assert set(hand.go().tallies.values()) == {Tally(2, 2)}
