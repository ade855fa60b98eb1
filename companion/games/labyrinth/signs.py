"""What belongs into a picture of a labyrinth besides figures and walls in slots: target, corners, chips.

Knows: what everybody has seen. Refuses to know: how it is drawn, and players' names.
"""

from collections.abc import Iterator, Sequence

from companion.core.model.capabilities import Sign, Sketch
from companion.core.model.game import bits
from companion.core.model.inputs import Input
from companion.core.model.types import Mask, Say
from companion.games.labyrinth.big import state as big_state
from companion.games.labyrinth.big.known_walls import Known
from companion.games.labyrinth.common.grid import Grid
from companion.games.labyrinth.common.phrases import told_colour
from companion.games.labyrinth.common.place_names import tell_field
from companion.games.labyrinth.small import box_contents
from companion.games.labyrinth.small.position import Position
from companion.games.labyrinth.small.sentences import told_symbol
from companion.games.labyrinth.small.symbols import SYMBOLS

PICTURES = {
    "fell:yes": "M17 3l4 4L11 17h6v4H4V8h4v6Z",
    "fell:no": "M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2 5.9 20.6l1.4-6.8L2.2 9.1l6.9-.8Z",
    "stop": "M8 3h8l5 5v8l-5 5H8l-5-5V8Z",
}
"""What people say, drawn in a box of 24: an arrow into the corner, the chip, the sign that stops."""
TARGET = Say("the target")
UNREAD_WALL = Say("a wall whose colour nobody has told yet")
HIDDEN_WALL = Say("a wall that was hidden")
KNOWN_WALL = Say("a wall that somebody has run into")


def sketch(given: Input) -> Sketch:
    """Draw an input that is said; colours are drawn by the pages."""
    return Sketch(PICTURES.get(str(given), "") or _picture(given.value))


def small(position: Position) -> Iterator[Sign]:
    """Yield the signs of the small game; remembered colours are lights (`small/shows`)."""
    grid = box_contents.GRID
    yield from _corners(grid, position.seats, position.corners)
    yield from _symbols(position)
    if position.target is not None:
        symbol, field = position.target
        yield Sign("target", grid.fields[field], value=symbol, text=TARGET, picture=_picture(symbol))
    yield from (
        Sign("chip", seat=seat, value=symbol, text=told_symbol(symbol), picture=_picture(symbol))
        for seat, taken in zip(position.seats, position.chips, strict=True)
        for symbol in taken
    )
    for colour in position.pulled:
        yield Sign("beside", value=colour, text=told_colour(colour) if colour else UNREAD_WALL)


def _symbols(position: Position) -> Iterator[Sign]:
    """Yield the symbols that the table has told, but where the target lies on one."""
    lies = None if position.target is None else position.target[1]
    yield from (
        Sign("symbol", box_contents.GRID.fields[field], value=symbol, picture=_picture(symbol))
        for symbol, field in position.box.symbols
        if field != lies and _picture(symbol)
    )


def _picture(symbol: str) -> str:
    """Return the drawing of a symbol; empty for one that is called after its field."""
    return SYMBOLS[symbol].picture if symbol in SYMBOLS else ""


def big(position: big_state.Position, known: Known) -> Iterator[Sign]:
    """Yield the signs of the big game.

    Walls that play has shown only at a table that wants to be reminded.
    """
    grid = big_state.GRID
    yield from _corners(grid, position.seats, position.corners)
    if position.target is not None:
        name = grid.fields[position.target]
        yield Sign("target", name, value=name, text=TARGET)
    yield from (
        Sign("chip", seat=seat, value=grid.fields[field], text=tell_field(grid, field))
        for seat, taken in zip(position.seats, position.chips, strict=True)
        for field in bits(taken)
    )
    for number in bits(position.beside):
        seat = position.seats[number]
        yield Sign("beside", seat=seat, text=Say("{who} waits beside the corner.", {"who": seat}))
    if position.options.memory_aid:
        yield from (Sign("known", grid.slots[slot], text=KNOWN_WALL) for slot in bits(known.walls))


def revealed(walls: Mask | None, known: Known) -> Iterator[Sign]:
    """Yield the walls of a big game that is over: all of the companion's, else those that play has shown."""
    for slot in bits(known.walls if walls is None else walls):
        yield Sign("known", big_state.GRID.slots[slot], text=KNOWN_WALL if walls is None else HIDDEN_WALL)


def _corners(grid: Grid, seats: Sequence[str], corners: Sequence[int]) -> Iterator[Sign]:
    for seat, corner in zip(seats, corners, strict=True):
        yield Sign("corner", grid.fields[corner], seat, text=Say("{who} began here.", {"who": seat}))
