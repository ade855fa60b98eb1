"""What weighing carries along: one way to read the touches so far, and a turn as the story of them all.

Refuses to know: what anything costs (likelihood.py).
"""

from __future__ import annotations

from msgspec import Struct

from companion.core.model.types import Mask
from companion.core.tracking.arrangements import origin_at


class Hypothesis(Struct, frozen=True, order=True):
    """One way to read the touches so far.

    Args:
        moved: (spot, where it began) of the pieces that are down elsewhere, sorted.
        held: (where it began, number of the touch that lifted it) of the pieces in the air, sorted.
        hung: spots whose piece has left unseen, with nothing there yet.
        missed: spots whose lift was missed.
        owed: touches (bit set of their numbers) that are lifts already counted: they were reported late.
        false: spots whose contact shows something else than what is there.
        misread: where the piece began that is taken to show a wrong pole.
    """

    moved: tuple[tuple[int, int], ...] = ()
    held: tuple[tuple[int, int], ...] = ()
    hung: Mask = 0
    missed: Mask = 0
    owed: int = 0
    false: Mask = 0
    misread: Mask = 0

    def at(self, spot: int, start: Mask) -> int | None:
        """Tell where the piece on a spot began; None where nothing stands."""
        return origin_at(start, self.moved, [origin for origin, _ in self.held], spot)


Hypotheses = dict[Hypothesis, int]


class Explanation(Struct, frozen=True):
    """A turn as the explanation of a scene.

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
