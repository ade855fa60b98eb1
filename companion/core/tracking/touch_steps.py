"""What a touch may have been: every step of a piece that it may tell, from how the pieces stood before it.

Following (arrangements.py) keeps the steps that assume nothing. Weighing (inference/likelihood.py) prices
them all, besides what was no piece and what no contact told.

Refuses to know: the rules, what is likely, and how much time may lie between a put and its late lift.
"""

from bisect import bisect_left
from collections.abc import Sequence

from msgspec import Struct

from companion.core.model.footprint import Beyond
from companion.core.model.game import Arrangement
from companion.core.model.session.tracked import TurnStart
from companion.core.model.types import Touch

Moved = tuple[tuple[int, int], ...]
"""(spot, where it began) of each piece that is down elsewhere, sorted."""

NOBODY = -1
"""Where no piece began."""


class Step(Struct, frozen=True, gc=False):
    """One way to read a touch.

    Args:
        after: how the pieces stand then.
        left: where the piece began that was lifted; `NOBODY` where none was.
        came: where the piece began that was put down; `NOBODY` where none was.
        misread: what came has another pole than was told, so that one was misread.
    """

    after: Arrangement
    left: int = NOBODY
    came: int = NOBODY
    misread: bool = False


def steps(began: TurnStart, stands: Arrangement, touch: Touch) -> Sequence[Step]:
    """Return all that this touch may have been, if it was told in its turn; none where it fits nothing."""
    if touch.exchanged:
        return exchanges(began, stands, touch)
    if touch.on:
        return puts(began, stands, touch)
    lift = lifted(began, stands, touch.spot)
    return () if lift is None else (lift,)


def lifted(began: TurnStart, stands: Arrangement, spot: int) -> Step | None:
    """Return the lift of the piece on a spot; None where nothing stands.

    A piece from beside the board is never held: it is there until it is put down on the board, and again when
    it is taken up there.
    """
    if (origin := origin_at(began, stands, spot)) is None:
        return None
    moved = _emptied(stands.moved, spot)
    if began.beyond.lying and origin >= began.beyond.first:
        return Step(Arrangement(moved, stands.held), origin)
    held = tuple(sorted((*stands.held, origin))) if stands.held else (origin,)
    return Step(Arrangement(moved, held), origin)


def puts(began: TurnStart, stands: Arrangement, touch: Touch) -> list[Step]:
    """Return the puts of each piece in the air, or of one from beside the board; none on another piece."""
    spot, moved, beyond = touch.spot, stands.moved, began.beyond
    if origin_at(began, stands, spot) is not None:
        return []
    steps = []
    if beyond.lying and (free := _unused(moved, beyond)) is not None and beyond.fits(free, spot):
        steps.append(Step(Arrangement(_filled(moved, spot, free), stands.held), came=free))
    held, number = stands.held, bisect_left(moved, (spot,))
    lower, higher = moved[:number], moved[number:]
    for place, origin in enumerate(held):
        if not beyond.apart or beyond.fits(origin, spot):
            down = moved if origin == spot else (*lower, (spot, origin), *higher)
            misread = touch.north is not None and not _alike(began, origin, touch)
            steps.append(
                Step(Arrangement(down, (*held[:place], *held[place + 1 :])), NOBODY, origin, misread)
            )
    return steps


def exchanges(began: TurnStart, stands: Arrangement, touch: Touch) -> list[Step]:
    """Return what fits if the piece there left unseen, and another piece has come."""
    if (lift := lifted(began, stands, touch.spot)) is None:
        return []
    return [
        Step(put.after, lift.left, put.came, put.misread)
        for put in puts(began, lift.after, touch)
        if put.came != lift.left
    ]


def stayed(began: TurnStart, stands: Arrangement, touch: Touch, origin: int) -> Step:
    """Return that the piece from ``origin`` is still there, whatever pole was told."""
    return Step(stands, came=origin, misread=not _alike(began, origin, touch))


def carried(began: TurnStart, stands: Arrangement, lift: Touch, put: Touch) -> Step | None:
    """Return the step of the piece that one touch lifted and another put down, whichever was told first.

    Args:
        began: the board at the start of the turn.
        stands: how the pieces stood before both.
        lift: the touch that lifted it.
        put: the touch that put it down elsewhere.

    Returns:
        None where nothing was there, where it stands on another piece, or where it shows another pole.
    """
    origin = origin_at(began, stands, lift.spot)
    if (
        origin is None
        or lift.spot == put.spot
        or origin_at(began, stands, put.spot) is not None
        or not began.beyond.fits(origin, put.spot)
        or not _alike(began, origin, put)
    ):
        return None
    moved = _filled(_emptied(stands.moved, lift.spot), put.spot, origin)
    return Step(Arrangement(moved, stands.held), origin, origin)


def origin_at(began: TurnStart, stands: Arrangement, spot: int) -> int | None:
    """Tell where the piece on a spot began; None where nothing stands."""
    there = began.picture >> spot & 1 and spot not in stands.held
    for place, origin in stands.moved:
        if place == spot:
            return origin
        if origin == spot:
            there = False
    return spot if there else None


def _alike(began: TurnStart, origin: int, touch: Touch) -> bool:
    """Tell whether the piece from ``origin`` can show the pole told, as far as both are known."""
    if touch.north is None:
        return True
    known = began.poles.at(origin)
    return known is None or known == touch.north


def _emptied(moved: Moved, spot: int) -> Moved:
    """Return the same with nothing put on a spot."""
    return tuple(one for one in moved if one[0] != spot) if moved else moved


def _filled(moved: Moved, spot: int, origin: int) -> Moved:
    """Return the same with the piece from ``origin`` on a spot; at home it has not moved."""
    if origin == spot:
        return moved
    return tuple(sorted((*moved, (spot, origin)))) if moved else ((spot, origin),)


def _unused(moved: Moved, beyond: Beyond) -> int | None:
    """Return the first of the like pieces beside the board that is not used yet, or None."""
    origins = [origin for _, origin in moved]
    places = range(beyond.first, beyond.first + beyond.lying)
    return next((place for place in places if place not in origins), None)
