"""What an input of hands does to the picture, and where its pieces come from and go.

Knows: pictures, and places beside the board. Refuses to know: rules, and what the sensors saw.
"""

from functools import cached_property

from msgspec import Struct

from companion.core.model.types import Mask


class Beyond(Struct, frozen=True):
    """Where pieces may come from that stand on no spot (`Game.beside`), and go, and who may stand where.

    Args:
        first: the number of the first place beside the board.
        lying: how many pieces lie there, on this place and those that follow.
        apart: as `Board.apart`.
    """

    first: int = 0
    lying: int = 0
    apart: Mask = 0

    def fits(self, origin: int, spot: int) -> bool:
        """Tell whether a piece from one place can stand on the other."""
        return not (self.apart >> origin ^ self.apart >> spot) & 1


NOTHING_BEYOND = Beyond()


class Footprint(Struct, frozen=True, order=True, gc=False):
    """What one input that hands make does to the picture (design: "from magnets to a verdict").

    Args:
        move: the input as text.
        removed: fields occupied before and empty after.
        added: fields empty before and occupied after.
        lifted: fields occupied before and after whose piece must have left in between.
        pools: (pool number, change of its count), changes of 0 left out.
        pool_lifts: pools that a piece must have left, also where the count ends as it began.
        arrivals: (field, sources): the piece that stands there after came from one of these spots;
            the mover is the first. Numbers from ``len(board.spots)`` up are places beside the board (see
            `Game.beside`), which nobody sees.
        pool_arrivals: (pool number, sources): a piece from one of these spots arrived there.
        walk: the fields that the mover may have crossed on its way.
        path: the fields that it enters, in order, where it matters which way it goes; empty: it does not.
        seat: whose input it is; empty: that of the seat to move.
    """

    move: str
    removed: Mask
    added: Mask
    lifted: Mask = 0
    pools: tuple[tuple[int, int], ...] = ()
    pool_lifts: tuple[int, ...] = ()
    arrivals: tuple[tuple[int, Mask], ...] = ()
    pool_arrivals: tuple[tuple[int, Mask], ...] = ()
    walk: Mask = 0
    path: tuple[int, ...] = ()
    seat: str = ""


class Footprints(tuple[Footprint, ...]):  # noqa: SLOT001 - it keeps what it found
    """What hands can make of a picture; those that end alike are found without a look at the others."""

    @cached_property
    def _by_added(self) -> dict[Mask, list[Footprint]]:
        found: dict[Mask, list[Footprint]] = {}
        for one in self:
            if (same := found.get(one.added)) is None:
                found[one.added] = [one]
            else:
                same.append(one)
        return found

    def adding(self, added: Mask) -> list[Footprint]:
        """Return those that fill just these fields."""
        return self._by_added.get(added) or []

    def changing(self, removed: Mask, added: Mask, pools: tuple[tuple[int, int], ...]) -> list[Footprint]:
        """Return those that change just this; ``pools`` are in the order of their numbers."""
        return [
            one
            for one in self.adding(added)
            if one.removed == removed and (one.pools == pools or tuple(sorted(one.pools)) == pools)
        ]
