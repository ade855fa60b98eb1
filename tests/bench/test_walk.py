"""The walk from spot to spot: what hands, keys and people do, and where it goes on."""

from __future__ import annotations

import pytest

from companion.bench import walk as walks
from companion.bench.findings import Finding, proposal
from companion.bench.stops import Tally
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import HINT_MS
from tests.bench.walking_hand import MAP, PLAN, RESTED_MS, SPOTS, Hand, kinds


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


def test_a_piece_that_stands_on_the_board_is_taken_off_first() -> None:
    hand = Hand()
    hand.walk = walks.begin(PLAN, hand.now_ms)
    hand.set(12, on=True)
    assert (hand.walk.phase, hand.walk.standing) == ("clear", (12,))
    hand.set(12, on=False)
    assert hand.walk.phase == "waiting"
    assert kinds(hand.go()) == []


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
