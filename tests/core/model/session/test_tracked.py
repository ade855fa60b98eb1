"""Where the pieces may have gone is told only while every touch was followed."""

from __future__ import annotations

import pytest

from companion.core.model.session.tracked import UNTOUCHED, Seen, Tracker, TurnStart, Ways


def test_of_an_untouched_board_it_is_known_that_nothing_wandered() -> None:
    tracker = Tracker(TurnStart(0b11), Seen(0b11, 0))
    assert tracker.arrangements == UNTOUCHED.possible


@pytest.mark.parametrize("ways", [Ways(odd=0b1), Ways(blind=True), Ways(lost=True)])
def test_where_a_touch_was_not_followed_nobody_can_tell(ways: Ways) -> None:
    assert Tracker(TurnStart(0b11), Seen(0b11, 0), ways).arrangements is None


def test_where_some_ways_were_left_out_the_others_are_told() -> None:
    assert Tracker(TurnStart(0b11), Seen(0b11, 0), Ways(cut=True)).arrangements == UNTOUCHED.possible
