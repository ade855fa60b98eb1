"""The small labyrinth's board: its spots, the picture of a position, and what each input of hands does to it.

Knows: that fields come first and wall slots after them, and that pulled walls lie beside the board. Refuses
to know: what the sensors saw, and which inputs are allowed (`small/next_inputs`).
"""

import functools
from collections.abc import Iterator

from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, bits
from companion.core.model.inputs import BOARD, Awaited, Input
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.next_inputs import asked, expects
from companion.games.labyrinth.small.paths import going
from companion.games.labyrinth.small.position import Position

WALL = "wall"
"""The kind of a wall; a figure's kind is its seat."""
FIELDS = len(GRID.fields)
SPOTS = FIELDS + len(GRID.slots)
"""Spots of the board: fields are 0 to 15, slots follow; places beside the board have numbers from here up."""


@functools.cache
def board() -> Board:
    """Return the board, made once.

    Its marks: ``fields``, ``slots``, ``corners``, ``symbols`` (fields with one).
    """
    places = [GRID.place(field) for field in range(FIELDS)]
    return Board(
        name="labyrinth-small",
        spots=(*GRID.fields, *GRID.slots),
        xy=(
            *((float(x), float(y)) for x, y in places),
            *(GRID.xy(slot) for slot in range(len(GRID.slots))),
        ),
        edges=GRID.ends,
        pools=(),
        marks={
            "fields": GRID.fields,
            "slots": GRID.slots,
            "corners": GRID.field_names(sum(1 << corner for corner in GRID.corners)),
            "symbols": GRID.field_names(GRID.all_fields & ~sum(1 << corner for corner in GRID.corners)),
        },
    )


def spot_of(slot: int) -> int:
    """Return the spot of a slot."""
    return FIELDS + slot


def slot_at(spot: int) -> int | None:
    """Return the slot of a spot; None for a field or a place beside the board."""
    return spot - FIELDS if FIELDS <= spot < SPOTS else None


def picture(position: Position) -> Mask:
    """Return the expected picture: figures on fields, walls in slots."""
    return position.occupied | (GRID.all_slots & ~position.empty) << FIELDS


def kinds(position: Position, seen: Mask) -> tuple[str | None, ...]:
    """Tell what stands on each spot of a picture: the seat of a figure, `WALL`, or None."""
    kinds_of: list[str | None] = [None] * SPOTS
    for seat, spot in zip(position.seats, position.pos, strict=True):
        if seen >> spot & 1:
            kinds_of[spot] = seat
    for slot in bits(GRID.all_slots & ~position.empty):
        if seen >> spot_of(slot) & 1:
            kinds_of[spot_of(slot)] = WALL
    return tuple(kinds_of)


def beside(position: Position) -> tuple[str, ...]:
    """Return the walls that lie beside the board, oldest first."""
    return (WALL,) * len(position.pulled)


def footprints(position: Position) -> list[Footprint]:
    """Return one footprint for each input of hands that is heard now, fouls too, in the order of their texts.

    A wall that goes back has one for each slot: with the colour that is asked for, if any.
    """
    awaited = [one for one in expects(position) if one.source == BOARD]
    return sorted(each for one in awaited for each in _of(position, one))


def _of(position: Position, awaited: Awaited) -> Iterator[Footprint]:
    match awaited.word:
        case "pull":
            laid = SPOTS + len(position.pulled)
            for name in awaited.values:
                bit = 1 << spot_of(GRID.slot(name))
                yield Footprint(str(Input("pull", name)), bit, 0, arrivals=((laid, bit),))
        case "put":
            colour = asked(position)
            lying = ((1 << len(position.pulled)) - 1) << SPOTS
            for slot in bits(position.empty):
                value = f"{GRID.slots[slot]}={colour}" if colour else GRID.slots[slot]
                spot = spot_of(slot)
                yield Footprint(str(Input("put", value)), 0, 1 << spot, arrivals=((spot, lying),))
        case "step":
            here, crossed = 1 << position.here, _crossed(position)
            for name in awaited.values:
                to = GRID.field(name)
                text = str(Input("step", name))
                yield Footprint(text, here, 1 << to, arrivals=((to, here),), walk=crossed[to])


def _crossed(position: Position) -> dict[int, Mask]:
    """Return field -> the fields that the figure may cross on its ways there, itself included."""
    found: dict[int, Mask] = {}
    for to, path in going(position):
        at = position.here
        for slot in path:
            at = GRID.beyond(slot, at)
            found[to] = found.get(to, 0) | 1 << at
    return found
