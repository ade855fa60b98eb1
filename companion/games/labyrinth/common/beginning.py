"""How a labyrinth game begins: seats in their order, corners, and what is settled before but no house rule.

Knows: the keys of ``options`` that only `Game.setup` reads: ``corners`` (seat -> corner), ``box`` (small:
what lies in the box, as `box_contents`), ``colours``, ``symbols`` and ``arrows`` (small: what is printed on
the table's own board, as `small.printed`) and ``maze`` (big: the text that chance gave, from which the hidden
walls are made). Refuses to know: chance.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.model.errors import PositionError
from companion.games.labyrinth.common.grid import Grid

SEATS = ("red", "green", "yellow", "blue")
CORNERS, BOX, MAZE = "corners", "box", "maze"
COLOURS, SYMBOLS, ARROWS = PRINTED = ("colours", "symbols", "arrows")
BEFORE = (CORNERS, BOX, MAZE, *PRINTED)
"""The keys that are settled before and stand nowhere among the house rules."""


def corners(grid: Grid, seats: Sequence[str]) -> dict[str, str]:
    """Tell where each seat begins, unless people say otherwise (SL-04, BL-01).

    Two players on opposite corners.

    The corners go round the board as the seats round the table: red at ``a1``, green in front of it.
    """
    own = {seat: corner for seat, corner in zip(SEATS, grid.corners, strict=True) if seat in seats}
    if len(seats) == 2:
        own[seats[1]] = grid.opposite(own[seats[0]])
    return {seat: grid.fields[own[seat]] for seat in seats}


def given(options: Any, key: str) -> Mapping[str, Any]:
    """Return one of the objects among ``options`` that is no house rule; empty where it is not there.

    Raises PositionError where it is no object.
    """
    found = options.get(key, {}) if isinstance(options, Mapping) else {}
    if not isinstance(found, Mapping):
        raise PositionError(f"option {key} must be an object, not {found!r}")
    return found


def house_rules(options: Any) -> Any:
    """Return the options without those keys."""
    if not isinstance(options, Mapping):
        return options
    return {key: value for key, value in options.items() if key not in BEFORE}
