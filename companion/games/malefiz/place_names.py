"""Spots in words for a child at an unprinted board: colour, landmark, counting; never a coordinate.

Knows: where the spots of a Malefiz board lie, and that houses, corners, the middle and the goal are easily
found. Counting always starts at the nearest of these. Refuses to know: pieces, and any language but the
English key; every key says one place, and a noun of one gender can head it in German.
"""

from collections.abc import Sequence

from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, Pool, bits
from companion.core.model.types import Say

ORDINALS = (
    Say("first"),
    Say("second"),
    Say("third"),
    Say("fourth"),
    Say("fifth"),
    Say("sixth"),
    Say("seventh"),
    Say("eighth"),
)

HOUSES = {
    "red": Say("red house"),
    "green": Say("green house"),
    "yellow": Say("yellow house"),
    "blue": Say("blue house"),
}


def tell_spot(board: Board, spot: str) -> Say:
    """Return a spot in words, different for each spot of the board, and in short for who sees the picture.

    Raises KeyError for a name that is no spot of the board.
    """
    number = board.index[spot]
    return replace(_in_words(board, number), short=_in_short(board, number))


def _in_short(board: Board, number: int) -> Say | None:
    """Return the row from the bottom and the field from the left; None where the words are short already."""
    if pool := next((pool for pool in board.pools if pool.mask >> number & 1), None):
        house = HOUSES.get(pool.name)
        return Say("a place in the {house}", {"house": house}) if house else Say("a place in the forest")
    if board.spots[number] in board.marks["goal"]:
        return None
    height = board.xy[number][1]
    row, levels = board.rows[height], list(board.rows)
    if height == levels[0] and number in (row[0], row[-1]):
        return None
    return Say(
        "field {number}, row {row}",
        {"number": row.index(number) + 1, "row": levels.index(height) + 1},
    )


def _in_words(board: Board, number: int) -> Say:
    for pool in board.pools:
        if pool.mask >> number & 1:
            return _in_pool(board, pool, number)
    goal = board.index[board.marks["goal"][0]]
    if number == goal:
        return Say("the goal at the top")
    if (goal, number) in board.edges or (number, goal) in board.edges:
        return Say("the field right below the goal")
    levels = list(board.rows)
    if board.xy[number][1] == levels[0]:
        return _in_bottom_row(board, number)
    return _in_row(board, number, levels)


# --- houses and the forest ---------------------------------------------------------------------


def _in_pool(board: Board, pool: Pool, number: int) -> Say:
    places = list(bits(pool.mask))
    if pool.name in HOUSES:
        nth = ORDINALS[places.index(number)]
        return Say("the {nth} place in the {house}", {"nth": nth, "house": HOUSES[pool.name]})
    height = board.xy[number][1]
    row = sorted((i for i in places if board.xy[i][1] == height), key=lambda i: board.xy[i][0])
    nth, on_left = _from_the_side(row.index(number), len(row))
    args = {"nth": nth}
    if height == max(board.xy[i][1] for i in places):
        if on_left:
            return Say("the {nth} place from the left in the upper row of the forest", args)
        return Say("the {nth} place from the right in the upper row of the forest", args)
    if on_left:
        return Say("the {nth} place from the left in the lower row of the forest", args)
    return Say("the {nth} place from the right in the lower row of the forest", args)


def _from_the_side(place: int, size: int) -> tuple[Say, bool]:
    """Count from the nearer side: the ordinal, and whether that side is the left one."""
    on_left = place < size - place
    return ORDINALS[place if on_left else size - 1 - place], on_left


# --- the bottom row, in front of the houses ----------------------------------------------------


def _in_bottom_row(board: Board, number: int) -> Say:
    row = board.rows[board.xy[number][1]]
    if number == row[0]:
        return Say("the bottom left corner")
    if number == row[-1]:
        return Say("the bottom right corner")
    place = row.index(number)
    if place * 2 == len(row) - 1:
        return Say("the middle field of the bottom row")
    fronts = {seat: row.index(board.index[board.marks[f"first:{seat}"][0]]) for seat in HOUSES}
    seat = min(fronts, key=lambda each: abs(fronts[each] - place))
    steps, house = place - fronts[seat], HOUSES[seat]
    if steps == 0:
        return Say("the field right in front of the {house}", {"house": house})
    args = {"nth": ORDINALS[abs(steps) - 1], "house": house}
    if steps < 0:
        return Say("the {nth} field to the left of the one in front of the {house}", args)
    return Say("the {nth} field to the right of the one in front of the {house}", args)


# --- all other rows ----------------------------------------------------------------------------


def _in_row(board: Board, number: int, levels: Sequence[float]) -> Say:
    height = board.xy[number][1]
    fields = board.rows[height]
    args = {"row": _tell_row(levels, height), "field": _field(board, fields)}
    place, last = fields.index(number), len(fields) - 1
    if last == 0:
        return Say("the {field} all alone in {row}", args)
    if place == 0:
        return Say("the {field} at the left end of {row}", args)
    if place == last:
        return Say("the {field} at the right end of {row}", args)
    if place * 2 == last:
        return Say("the {field} in the middle of {row}", args)
    nth, on_left = _from_the_side(place, len(fields))
    aside = abs(place - last // 2)
    if last % 2 == 0 and aside <= min(place, last - place):
        args["nth"] = ORDINALS[aside - 1]
        if on_left:
            return Say("the {nth} {field} left of the middle of {row}", args)
        return Say("the {nth} {field} right of the middle of {row}", args)
    args["nth"] = nth
    if on_left:
        return Say("the {nth} {field} from the left in {row}", args)
    return Say("the {nth} {field} from the right in {row}", args)


def _tell_row(levels: Sequence[float], height: float) -> Say:
    """Return a row counted from the bottom, or downwards from the goal where that is shorter."""
    from_bottom = levels.index(height)
    below_goal = len(levels) - 1 - from_bottom
    if from_bottom + 1 <= below_goal:
        return Say("the {nth} row from the bottom", {"nth": ORDINALS[from_bottom]})
    return Say("the {nth} row below the goal", {"nth": ORDINALS[below_goal - 1]})


def _field(board: Board, row: Sequence[int]) -> Say:
    """Tell what to call the fields of a row: where none has a neighbour beside it, they are bridges."""
    return Say("field") if any(a in row and b in row for a, b in board.edges) else Say("bridge field")
