"""What weighing carries along after one more touch: who is in the air, and which touch lifted it."""

from __future__ import annotations

import pytest

from companion.core.inference.hypothesis import NO_TOUCH, Hypothesis
from companion.core.model.game import Arrangement
from companion.core.tracking.touch_steps import Step

HOLDING = Hypothesis(Arrangement((), (1, 4, 6)), lifts=(10, 40, 60), missed=8, owed=2)


@pytest.mark.parametrize(
    ("held", "left", "came", "lifts"),
    [
        ((1, 2, 4, 6), 2, -1, (10, 70, 40, 60)),
        ((0, 1, 4, 6), 0, -1, (70, 10, 40, 60)),
        ((1, 4), -1, 6, (10, 40)),
        ((1, 6), -1, 4, (10, 60)),
        ((1, 4, 6), 4, 4, (10, 70, 60)),  # put down and lifted at once
        ((2, 4, 6), 2, 1, (70, 40, 60)),
        ((1, 4, 6), -1, -1, (10, 40, 60)),
        ((1, 4, 6), 5, 3, (10, 40, 60)),  # carried at once, so never held
    ],
)
def test_each_piece_in_the_air_keeps_the_touch_that_lifted_it(
    held: tuple[int, ...], left: int, came: int, lifts: tuple[int, ...]
) -> None:
    after = Arrangement(((7, 4),), held)
    one = HOLDING.stepped(Step(after, left, came), 70)
    assert (one.stands, one.lifts) == (after, lifts)
    assert (one.missed, one.owed) == (8, 2), "all else stays"


def test_a_missed_lift_has_no_touch() -> None:
    assert Hypothesis().stepped(Step(Arrangement((), (3,)), left=3), NO_TOUCH).lifts == (-1,)
