"""The way of the hand over a board: row by row from the near side, to and fro."""

from __future__ import annotations

from companion.core.game import Board

SAME_ROW = 0.3
"""Spots whose heights differ by no more than this, in field widths, lie in one row."""


def way(board: Board) -> tuple[str, ...]:
    """All spots in the order in which a hand that goes to and fro comes by."""
    spots = sorted(zip(board.spots, board.xy, strict=True), key=lambda each: (each[1][1], each[1][0]))
    rows: list[list[tuple[str, tuple[float, float]]]] = []
    for each in spots:
        if rows and each[1][1] - rows[-1][0][1][1] <= SAME_ROW:
            rows[-1].append(each)
        else:
            rows.append([each])
    ordered = [sorted(row, key=lambda each: each[1][0]) for row in rows]
    return tuple(spot for i, row in enumerate(ordered) for spot, _ in (row[::-1] if i % 2 else row))
