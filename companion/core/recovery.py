"""How to put a board right: which piece goes from where to where, in the fewest hand moves.

Knows: what should stand and what does stand, and, where hands were followed, which piece is which. Refuses
to know: why the board is wrong, the rules, and how the way is shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.core.game import Board, bits
from companion.core.types import Mask

Kinds = tuple[str | None, ...]

FORBIDDEN = 10**6
"""Cost of a pair that cannot be: the piece is known to be of another kind."""

KNOWN = -(10**4)
"""Cost of bringing a piece back to where it came from: before any saving of distance on a table."""


@dataclass(frozen=True, slots=True)
class Step:
    """One hand move: the piece on spot ``frm`` (None: not on the board) goes to ``to`` (None: off the board).

    ``piece`` is the kind of the piece: a seat, ``barricade`` ..., or None where it is not known.
    """

    frm: int | None
    to: int | None
    piece: str | None


@dataclass(frozen=True, slots=True)
class _Stray:
    """A piece that must leave the spot ``at`` (None: it is in the air)."""

    at: int | None
    kind: str | None
    origin: int | None


def plan(
    board: Board,
    expected: Mask,
    seen: Mask,
    kinds: Kinds,
    wandered: Mapping[int, int],
    *,
    held: Sequence[int] = (),
) -> tuple[Step, ...]:
    """The way from the picture ``seen`` to one that counts like ``expected``.

    Each stray goes to a place that lacks a piece, with the fewest hand moves first, then every piece that was
    followed back to where it came from, then the smallest sum of distances. In a pool only the number
    counts. Steps come in an order in which each target is free; where pieces only changed places, one of them
    is taken off first and put back last.

    Args:
        board: the geometry.
        expected: the picture as it should be.
        seen: the picture as it is.
        kinds: what stands on each spot of ``expected``; None where it is not known.
        wandered: spot -> spot from which the piece that stands there came, for pieces that were followed.
        held: where the pieces in the air came from.

    Returns:
        The steps, the first to be done first; none where all is right.
    """
    standing, gaps = _differences(board, expected, seen, kinds, wandered)
    strays = [_Stray(None, kinds[origin], origin) for origin in held] + standing
    pairs = _pair(board, kinds, strays, gaps)
    moved = [Step(strays[number].at, to, kinds[to]) for number, to in sorted(pairs.items())]
    off = [
        Step(stray.at, None, stray.kind)
        for number, stray in enumerate(strays)
        if number not in pairs and stray.at is not None
    ]
    put = [Step(None, gap, kinds[gap]) for gap in gaps if gap not in pairs.values()]
    return tuple(_in_order(moved + off + put))


def _differences(
    board: Board, expected: Mask, seen: Mask, kinds: Kinds, wandered: Mapping[int, int]
) -> tuple[list[_Stray], list[int]]:
    """The pieces that stand wrong, and the spots that lack one."""
    foreign = {
        spot: origin
        for spot, origin in wandered.items()
        if seen >> spot & 1 and _out_of_place(board, kinds, spot, origin)
    }
    impostors = sum(1 << spot for spot in foreign if expected >> spot & 1)
    right = seen & ~impostors
    wrong, missing = right & ~expected & board.fields, expected & ~right & board.fields
    for pool in board.pools:
        there, should = right & pool.mask, expected & pool.mask
        more = there.bit_count() - should.bit_count()
        strange = sum(1 << spot for spot in foreign if pool.mask >> spot & 1)
        wrong |= _first(more, there & strange, there & ~should, there)
        missing |= _first(-more, should & ~seen, pool.mask & ~seen, pool.mask & ~right)
    strays = []
    for spot in bits(wrong | impostors):
        origin = foreign.get(spot)
        strays.append(_Stray(spot, None if origin is None else kinds[origin], origin))
    return strays, list(bits(missing))


def _out_of_place(board: Board, kinds: Kinds, spot: int, origin: int) -> bool:
    """Whether a piece from ``origin`` has no business on ``spot``: nothing alike belongs there."""
    alike = kinds[spot] is not None and kinds[spot] == kinds[origin]
    return not alike and not any(pool.mask >> spot & pool.mask >> origin & 1 for pool in board.pools)


def _first(count: int, *choices: Mask) -> Mask:
    """``count`` spots, from the first choice as far as it goes, then the next; lowest first."""
    result = 0
    for choice in choices:
        for spot in bits(choice & ~result):
            if result.bit_count() >= count:
                return result
            result |= 1 << spot
    return result


# --- who goes where ----------------------------------------------------------------------------


def _pair(board: Board, kinds: Kinds, strays: Sequence[_Stray], gaps: Sequence[int]) -> dict[int, int]:
    """Number of the stray -> the gap it fills, as many as can be."""
    costs = [[_cost(board, kinds, stray, gap) for gap in gaps] for stray in strays]
    if len(strays) <= len(gaps):
        found = {row: column for row, column in enumerate(assign(costs)) if costs}
    else:
        turned = [list(column) for column in zip(*costs, strict=True)]
        found = {row: column for column, row in enumerate(assign(turned))}
    return {row: gaps[column] for row, column in found.items() if costs[row][column] < FORBIDDEN}


def _cost(board: Board, kinds: Kinds, stray: _Stray, gap: int) -> int:
    """In hundredths of a field width."""
    if stray.kind is not None and kinds[gap] is not None and kinds[gap] != stray.kind:
        return FORBIDDEN
    if stray.origin is not None and _same_place(board, stray.origin, gap):
        return KNOWN
    start = stray.at if stray.at is not None else stray.origin
    assert start is not None
    (x1, y1), (x2, y2) = board.xy[start], board.xy[gap]
    return round(100 * math.hypot(x1 - x2, y1 - y2))


def _same_place(board: Board, one: int, other: int) -> bool:
    return one == other or any(pool.mask >> one & pool.mask >> other & 1 for pool in board.pools)


def assign(costs: Sequence[Sequence[int]]) -> list[int]:
    """The column of each row so that no column is used twice and the sum of costs is smallest.

    The Hungarian method with potentials, O(rows squared x columns): 40 by 40 takes some 10 ms on a PC.

    Args:
        costs: one row for each piece; at least as many columns as rows.
    """
    if not costs:
        return []
    rows, columns = len(costs), len(costs[0])
    row_price, column_price = [0] * (rows + 1), [0] * (columns + 1)
    owner = [0] * (columns + 1)  # row (from 1) that holds a column (from 1); column 0 holds the row to place
    for row in range(1, rows + 1):
        owner[0] = row
        way = _cheapest_way(costs, owner, row_price, column_price)
        column = next(reversed(way))
        while column:
            owner[column] = owner[way[column]]
            column = way[column]
    result = [0] * rows
    for column in range(1, columns + 1):
        if owner[column]:
            result[owner[column] - 1] = column - 1
    return result


def _cheapest_way(
    costs: Sequence[Sequence[int]], owner: list[int], row_price: list[int], column_price: list[int]
) -> dict[int, int]:
    """From column 0 to a free column, the last key: column -> the column before it. Adjusts the prices."""
    columns = len(column_price) - 1
    least: dict[int, tuple[int, int]] = {}  # open column -> (slack, column before it)
    way: dict[int, int] = {}
    here, used = 0, [0]
    while owner[here]:
        row = owner[here]
        for column in range(1, columns + 1):
            if column in way:
                continue
            slack = costs[row - 1][column - 1] - row_price[row] - column_price[column]
            if column not in least or slack < least[column][0]:
                least[column] = (slack, here)
        step, nearest = min((slack, column) for column, (slack, _) in least.items())
        for column in used:
            row_price[owner[column]] += step
            column_price[column] -= step
        least = {column: (slack - step, before) for column, (slack, before) in least.items()}
        way[nearest] = least.pop(nearest)[1]
        here = nearest
        used.append(here)
    return way


# --- in which order ----------------------------------------------------------------------------


def _in_order(steps: Sequence[Step]) -> Iterator[Step]:
    """The steps as they come, except that one onto a spot that is still taken waits until it is free."""
    waiting = list(steps)
    while waiting:
        taken = {step.frm for step in waiting if step.frm is not None}
        for number, step in enumerate(waiting):
            if step.to not in taken:
                yield waiting.pop(number)
                break
        else:  # pieces on each other's places: one makes room and comes back last
            first = next(step for step in waiting if step.frm is not None)
            waiting.remove(first)
            waiting.append(Step(None, first.to, first.piece))
            yield Step(first.frm, None, first.piece)
