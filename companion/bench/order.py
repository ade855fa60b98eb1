"""Where the hand goes: over a board row by row from the near side, to and fro; to its middle for pieces."""

from collections.abc import Collection, Mapping

from companion.bench.stops import Tally
from companion.core.model.game import Board

SAME_ROW = 0.3
"""Spots whose heights differ by no more than this, in field widths, lie in one row."""


def hand_order(board: Board) -> tuple[str, ...]:
    """Return all spots in the order in which a hand that goes to and fro comes by."""
    rows: list[list[tuple[str, tuple[float, float]]]] = []
    for each in sorted(zip(board.spots, board.xy, strict=True), key=lambda each: (each[1][1], each[1][0])):
        if rows and each[1][1] - rows[-1][0][1][1] <= SAME_ROW:
            rows[-1].append(each)
        else:
            rows.append([each])
    ordered = [sorted(row, key=lambda each: each[1][0]) for row in rows]
    return tuple(spot for i, row in enumerate(ordered) for spot, _ in (row[::-1] if i % 2 else row))


def in_the_middle(board: Board, spots: Collection[str], tallies: Mapping[str, Tally]) -> str:
    """Return the spot nearest to the middle of the board, one not known to be sick if there is one.

    Where there is a choice, no slot and no bare contact: most pieces cannot stand there.
    """
    narrow = {*board.marks.get("slots", ()), *board.marks.get("contacts", ())}
    spots = [spot for spot in spots if spot not in narrow] or spots
    sick = {spot for spot, tally in tallies.items() if tally.clean < tally.visits}
    xs, ys = zip(*board.xy, strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    where = dict(zip(board.spots, board.xy, strict=True))
    sound = [spot for spot in spots if spot not in sick] or spots
    return min(sound, key=lambda spot: (where[spot][0] - x) ** 2 + (where[spot][1] - y) ** 2)
