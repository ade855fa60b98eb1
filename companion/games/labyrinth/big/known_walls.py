"""What play has shown of hidden walls, where it is certain: crossed slots are open, struck ones are walls.

Knows: that walls never move (BL-13), so that whatever was shown stays so. Refuses to know: guesses; who saw
it; whether the table wants to be reminded.
"""

from __future__ import annotations

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import union
from companion.core.model.types import Mask


class Known(Struct, frozen=True):
    """What was shown, as sets of slots; what follows from it is worked out anew.

    Args:
        crossed: a figure went through and nothing dropped.
        drops: each time something dropped, the slots at which that may have been; no set twice, sorted.
    """

    crossed: Mask = 0
    drops: tuple[Mask, ...] = ()

    def cross(self, slot: int) -> Known:
        """Note that a figure went through a slot, and nothing dropped."""
        return replace(self, crossed=self.crossed | 1 << slot)

    def drop(self, among: Mask) -> Known:
        """Note that something dropped at one of these slots; an empty set teaches nothing."""
        return replace(self, drops=tuple(sorted({*self.drops, among}))) if among else self

    @property
    def doubted(self) -> Mask:
        """Told both ways (a drop where all slots were crossed): nothing is believed of these."""
        return union(among for among in self.drops if not among & ~self.crossed)

    @property
    def open(self) -> Mask:
        """Certainly no walls."""
        return self.crossed & ~self.doubted

    @property
    def walls(self) -> Mask:
        """Certainly walls: all other slots of a drop have been crossed."""
        doubted = self.doubted
        told = [among for among in self.drops if not among & doubted]
        return union(left for among in told if (left := among & ~self.crossed).bit_count() == 1)
