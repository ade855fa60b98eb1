"""Is the board set up, and does it lie right: the way round, with the right side up?

Knows: where pieces should stand and where sensors lie. Refuses to know: rules, and words for people.
"""

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from companion.core.model.game import Board, bits, union
from companion.core.model.types import Mask
from companion.core.tracking.picture_difference import differences

NEAR = 0.5
"""A piece that lies off every sensor is felt by the nearest within half a field pitch, in field widths."""

CLEARLY = 4
"""So many more pieces must be explained by the other way of lying than by the right one."""

MOSTLY = 0.8
"""So much of what is seen the other way of lying must explain."""

Point = tuple[float, float]


class SetupReport(Struct, frozen=True):
    """What a set-up lacks.

    Args:
        ok: nothing is missing or surplus (in pools only the number counts).
        missing: spots that should hold a piece and hold none.
        surplus: spots that hold a piece and should hold none.
        turned: the printed board lies turned round by 180 degrees.
        wrong_side: the variant whose printed side seems to be up instead; empty where it is the right one.
    """

    ok: bool
    missing: Mask
    surplus: Mask
    turned: bool = False
    wrong_side: str = ""


def check(board: Board, expected: Mask, seen: Mask, others: Mapping[str, tuple[Board, Mask]]) -> SetupReport:
    """Compare what is seen with what should stand, and with two common mistakes of laying the board.

    People put pieces on the *printed* places. If the print lies turned round, or with its other side up, the
    pieces meet the sensors nearest to those places. Such a way of lying is believed only when it explains at
    least `MOSTLY` of all that is seen and `CLEARLY` more pieces than the right way does. While a board is
    being set up or cleared, in any order, all that stands is explained by the right way, so the difference
    is never above zero; a piece or three put down anywhere cannot make it 4; and the first four pieces that
    only a turned board explains are enough, so that nobody sets up the whole board in vain.

    What it cannot tell: where nearly all printed places of the other side miss the sensors, too little is
    felt (of two known sides, one meets four to six sensors of the other, all in houses, like half a set-up).

    Args:
        board: the board whose sensors these are.
        expected: the picture as it should be.
        seen: the picture as it is.
        others: name of a variant -> its board and its picture of the same moment; give none in mid-game.
    """
    missing, surplus = differences(board, expected, seen)
    straight = _straight(board, expected)
    lies = ""
    if (seen & ~straight).bit_count() >= CLEARLY:  # else no other way can explain so many more
        pictures = {"turned": _felt(board, _turned(board, expected))}
        for name, (other, picture) in others.items():
            pictures[f"side:{name}"] = _felt(board, _scaled(other, picture, board))
        lies = _clearest(seen, (seen & straight).bit_count(), pictures)
    return SetupReport(
        ok=not missing and not surplus,
        missing=missing,
        surplus=surplus,
        turned=lies == "turned",
        wrong_side=lies.removeprefix("side:") if lies.startswith("side:") else "",
    )


def _clearest(seen: Mask, straight: int, pictures: Mapping[str, Mask]) -> str:
    """Return the picture that explains most of what is seen, if it does so clearly; else nothing."""
    found, most = "", straight + CLEARLY - 1
    for name, picture in pictures.items():
        hits = (seen & picture).bit_count()
        if hits > most and hits >= MOSTLY * seen.bit_count():
            found, most = name, hits
    return found


def _straight(board: Board, expected: Mask) -> Mask:
    """Return the places where a piece may stand on a board that lies right: in a house, any place."""
    return expected & board.fields | union(pool.mask for pool in board.pools if expected & pool.mask)


def _turned(board: Board, expected: Mask) -> list[Point]:
    """Tell where the pieces lie when the print is turned round its centre by 180 degrees."""
    (left, bottom), (right, top) = _box(board.xy)
    return [(left + right - board.xy[spot][0], bottom + top - board.xy[spot][1]) for spot in bits(expected)]


def _scaled(other: Board, picture: Mask, board: Board) -> list[Point]:
    """Tell where the pieces lie on another print of the same size (houses included)."""
    (left, bottom), (right, top) = _box(board.xy)
    (other_left, other_bottom), (other_right, other_top) = _box(other.xy)
    wide = (right - left) / (other_right - other_left)
    high = (top - bottom) / (other_top - other_bottom)
    return [
        (left + (other.xy[spot][0] - other_left) * wide, bottom + (other.xy[spot][1] - other_bottom) * high)
        for spot in bits(picture)
    ]


def _box(points: Sequence[Point]) -> tuple[Point, Point]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _felt(board: Board, points: Sequence[Point]) -> Mask:
    """Return the sensors within `NEAR` that feel a piece at one of these points: the nearest ones."""
    felt = 0
    for point in points:
        gaps = [math.dist(point, place) for place in board.xy]
        if (nearest := min(gaps)) <= NEAR + 1e-9:
            felt |= sum(1 << spot for spot, gap in enumerate(gaps) if gap < nearest + 1e-9)
    return felt
