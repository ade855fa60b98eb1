"""The big labyrinth's board: its spots, the picture of a position, and what each input of hands does to it.

Knows: that fields come first and ball outlets after them, and who waits beside the board. Refuses to know:
the walls (only a `Position` comes in), and what the sensors saw.
"""

import functools
from collections.abc import Iterator

from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, bits
from companion.core.model.inputs import BOARD, Awaited, Input
from companion.core.model.types import Mask
from companion.games.labyrinth.big.next_inputs import OUTLETS, expects
from companion.games.labyrinth.big.state import GRID, SYMBOLS, Position

FIELDS = len(GRID.fields)
SPOTS = FIELDS + len(OUTLETS)
"""Spots of the board: fields are 0 to 35, outlets follow; from here up are places beside the board."""
ASIDE = 0.9
"""How far an outlet is drawn from the middle of its corner, to the left or right, in field widths."""


@functools.cache
def board() -> Board:
    """Return the board, made once.

    Its marks: ``fields``, ``corners``, ``symbols`` (fields with one), ``outlets`` (no piece ever stands
    there: ``contacts``), and ``slots``, which is empty: walls are no spots here.
    """
    middle = (GRID.columns - 1) / 2
    places = [GRID.place(field) for field in range(FIELDS)]
    outlets = [GRID.place(corner) for corner in OUTLETS.values()]
    return Board(
        name="labyrinth-big",
        spots=(*GRID.fields, *OUTLETS),
        xy=(
            *((float(x), float(y)) for x, y in places),
            *((x + (ASIDE if x > middle else -ASIDE), float(y)) for x, y in outlets),
        ),
        edges=GRID.ends,
        pools=(),
        marks={
            "fields": GRID.fields,
            "slots": (),
            "corners": GRID.field_names(sum(1 << corner for corner in GRID.corners)),
            "symbols": GRID.field_names(SYMBOLS),
            "outlets": tuple(OUTLETS),
            "contacts": tuple(OUTLETS),
        },
    )


def picture(position: Position) -> Mask:
    """Return the expected picture: the figures on the board; outlets are empty."""
    return position.occupied


def kinds(position: Position, seen: Mask) -> tuple[str | None, ...]:
    """Tell what stands on each spot of a picture: the seat of a figure, or None."""
    found: list[str | None] = [None] * SPOTS
    for spot in bits(seen & position.occupied):
        number = position.on(spot)
        assert number is not None
        found[spot] = position.seats[number]
    return tuple(found)


def beside(position: Position) -> tuple[str, ...]:
    """Return the figures that wait beside their corners, in the order of their seats."""
    return tuple(position.seats[number] for number in bits(position.beside))


def footprints(position: Position) -> list[Footprint]:
    """Return one footprint for each input of hands that is heard now, in the order of their texts."""
    awaited = [one for one in expects(position) if one.source == BOARD]
    return sorted(each for one in awaited for each in _of(position, one))


def _of(position: Position, awaited: Awaited) -> Iterator[Footprint]:
    removed, sources = 1 << position.here, 1 << position.here
    if position.beside >> position.active & 1:
        removed, sources = 0, 1 << SPOTS + beside(position).index(position.seat)
    for value in awaited.values:
        text, path = str(Input(awaited.word, value)), tuple(GRID.field(name) for name in value.split("-"))
        to = path[-1]
        if awaited.word == "home" and position.on(to, but=position.active) is not None:
            yield Footprint(text, removed, 0, arrivals=((SPOTS + len(beside(position)), sources),))
            continue
        crossed = sum(1 << field for field in {*path} - {position.here})
        entered = {"step": path, "walk": path[1:]}.get(awaited.word, ())
        yield Footprint(text, removed, 1 << to, arrivals=((to, sources),), walk=crossed, path=entered)
