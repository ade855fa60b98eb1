"""Fields, wall slots and ball outlets in words for a child: corners, rows and sides; no coordinates.

Knows: where they lie, as somebody sees the board who sits at its bottom row. Rows are counted from the nearer
of bottom and top, places in a row from the nearer of left and right. Refuses to know: what stands there, and
any language but the English key; what the phrases begin with in each language stands in translate.md.
"""

from math import isqrt

from companion.core.model.fast_replace import replace
from companion.core.model.game import Board
from companion.core.model.types import Say
from companion.games.labyrinth.common.grid import Grid, grid

OUT = "out:"
"""What the name of a ball outlet begins with; the name of its corner follows."""
ORDINALS = (Say("first"), Say("second"), Say("third"), Say("fourth"), Say("fifth"))
CORNERS = {
    (True, True): Say("the bottom left corner"),
    (True, False): Say("the bottom right corner"),
    (False, True): Say("the top left corner"),
    (False, False): Say("the top right corner"),
}
"""(at the bottom, at the left) -> the corner."""
OUTLETS = {
    (True, True): Say("the ball hole at the bottom left corner"),
    (True, False): Say("the ball hole at the bottom right corner"),
    (False, True): Say("the ball hole at the top left corner"),
    (False, False): Say("the ball hole at the top right corner"),
}
"""(at the bottom, at the left) -> the outlet of that corner."""


def tell_field(grid: Grid, field: int) -> Say:
    """Return a field in words, different for each field of the grid."""
    column, row = grid.place(field)
    if field in grid.corners:
        return CORNERS[row == 0, column == 0]
    args = {"row": _row(row, grid.rows), "nth": ORDINALS[_from_side(column, grid.columns)[0]]}
    short = Say("field {number}, row {row}", {"number": column + 1, "row": row + 1})
    if _from_side(column, grid.columns)[1]:
        return Say("the {nth} field from the left in {row}", args, short=short)
    return Say("the {nth} field from the right in {row}", args, short=short)


def tell_slot(grid: Grid, slot: int) -> Say:
    """Return a wall slot in words: between two fields of a row, or between two rows."""
    return replace(_tell_slot(grid, slot), short=_slot_in_short(grid, slot))


def _slot_in_short(grid: Grid, slot: int) -> Say:
    """Return the row or the two rows, counted from the bottom, and the slot in them from the left."""
    (column, row), (_, above) = (grid.place(field) for field in grid.ends[slot])
    args: dict[str, str | int | Say] = {"number": column + 1, "row": row + 1, "more": above + 1}
    if row == above:
        return Say("wall slot {number}, row {row}", args)
    return Say("wall slot {number}, rows {row} and {more}", args)


def _tell_slot(grid: Grid, slot: int) -> Say:
    (column, row), (other, above) = (grid.place(field) for field in grid.ends[slot])
    if row == above:
        return _in_row(column, grid.columns, _row(row, grid.rows))
    assert column == other
    nth, on_left = _from_side(column, grid.columns)
    args = {"nth": ORDINALS[nth], "between": _between(row, grid.rows)}
    if on_left:
        return Say("the {nth} wall slot from the left between {between}", args)
    return Say("the {nth} wall slot from the right between {between}", args)


def tell_outlet(grid: Grid, corner: int) -> Say:
    """Return a ball outlet in words: it lies at a corner."""
    column, row = grid.place(corner)
    return OUTLETS[row == 0, column == 0]


def _in_row(column: int, columns: int, row: Say) -> Say:
    """Return the slot to the right of a column, within a row: they are one fewer than the fields."""
    if column * 2 == columns - 2:
        return Say("the wall slot in the middle of {row}", {"row": row})
    nth, on_left = _from_side(column, columns - 1)
    args = {"nth": ORDINALS[nth], "row": row}
    if on_left:
        return Say("the {nth} wall slot from the left in {row}", args)
    return Say("the {nth} wall slot from the right in {row}", args)


def _from_side(place: int, size: int) -> tuple[int, bool]:
    """Count from 0 at the nearer side; tell whether that is the left (or the bottom)."""
    return (place, True) if place < size - place else (size - 1 - place, False)


def _row(row: int, rows: int) -> Say:
    nth, from_bottom = _from_side(row, rows)
    if from_bottom:
        return Say("the {nth} row from the bottom", {"nth": ORDINALS[nth]}) if nth else Say("the bottom row")
    return Say("the {nth} row from the top", {"nth": ORDINALS[nth]}) if nth else Say("the top row")


def _between(row: int, rows: int) -> Say:
    """Return the gap above a row.

    Rows with walls between them are told by the one nearer to bottom or top.
    """
    if row * 2 == rows - 2:
        return Say("the two rows in the middle")
    nth, from_bottom = _from_side(row, rows - 1)
    if from_bottom:
        return Say("the {nth} and the {more} row from the bottom", _pair(nth))
    return Say("the {nth} and the {more} row from the top", _pair(nth))


def _pair(nth: int) -> dict[str, str | int | Say]:
    return {"nth": ORDINALS[nth], "more": ORDINALS[nth + 1]}


def tell_spot(board: Board, spot: str) -> Say:
    """Return a spot of either board in words. Raises KeyError for a name that is no spot of the board."""
    size = isqrt(len(board.marks["fields"]))
    ground = grid(size, size)
    if board.index[spot] < len(ground.fields):
        return tell_field(ground, ground.field(spot))
    if spot.startswith(OUT):
        return tell_outlet(ground, ground.field(spot.removeprefix(OUT)))
    return tell_slot(ground, ground.slot(spot))
