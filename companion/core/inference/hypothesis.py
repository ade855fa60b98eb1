"""What weighing carries along: one way to read the touches so far, and a turn as the explanation of them all.

Refuses to know: what anything costs (likelihood.py).
"""

from __future__ import annotations

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import Arrangement
from companion.core.model.types import Mask
from companion.core.tracking.touch_steps import Step

NO_TOUCH = -1
"""The number of the touch that lifted a piece whose lift was missed; nobody asks when it was."""


class Hypothesis(Struct, frozen=True, order=True, gc=False):
    """One way to read the touches so far.

    Args:
        stands: where the pieces are then.
        lifts: for each piece in the air, in the order of ``stands.held``, the number of the touch that lifted
            it.
        hung: spots whose piece has left unseen, with nothing there yet.
        missed: spots whose lift was missed.
        owed: touches (bit set of their numbers) that are lifts already counted: they were reported late.
        false: spots whose contact shows something else than what is there.
        misread: where the piece began that is taken to show a wrong pole.
    """

    stands: Arrangement = Arrangement((), ())
    lifts: tuple[int, ...] = ()
    hung: Mask = 0
    missed: Mask = 0
    owed: int = 0
    false: Mask = 0
    misread: Mask = 0

    def stepped(self, step: Step, number: int) -> Hypothesis:
        """Return what follows if this step was the touch of that number (or `NO_TOUCH`)."""
        lifts, before, after = self.lifts, self.stands.held, step.after.held
        if step.came in before:
            place = before.index(step.came)
            lifts = (*lifts[:place], *lifts[place + 1 :])
        if step.left in after:
            place = after.index(step.left)
            lifts = (*lifts[:place], number, *lifts[place:])
        return replace(self, stands=step.after, lifts=lifts)


Hypotheses = dict[Hypothesis, int]


class Explanation(Struct, frozen=True):
    """A turn as an explanation of the evidence.

    Args:
        move: the turn as text; empty for an illegal try.
        cost: how unlikely the touches are, in dB.
        missed: the spots whose lift it takes for missed.
        rare: the part of the cost for what was not seen and for the barricade's place.
        misread: where the piece began that it takes to show a wrong pole.
    """

    move: str
    cost: int
    missed: Mask
    rare: int
    misread: Mask = 0
