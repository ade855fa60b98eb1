"""The common target of the small labyrinth: revealed, and displaced along the arrows (SL-05, SL-18, SL-19).

Knows: where a marker goes when a figure stands on its field. Refuses to know: chance (the drawn symbol is an
argument), and the order of the arrows where the box does not tell it: then people say where the marker lies.
"""

from __future__ import annotations

from companion.core.model.inputs import Deed, Refused, Taken
from companion.core.model.replace import replace
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box import GRID
from companion.games.labyrinth.small.state import State
from companion.games.labyrinth.small.turn import over_to


def reveal(state: State, symbol: str) -> Taken[State] | Refused:
    """Turn the next marker up."""
    if state.phase != "reveal":
        return Refused("game-over", "SL-22") if state.phase == "over" else Refused("no-reveal-now", "SL-18")
    if symbol not in state.left:
        return Refused("no-such-marker", "SL-05")
    state = replace(state, left=tuple(other for other in state.left if other != symbol))
    home = state.box.home(symbol)
    told = Deed("revealed", state.seat, GRID.fields[home], symbol)
    if not state.occupied >> home & 1:
        return over_to(replace(state, target=(symbol, home)), (told,))
    if not state.box.arrows:
        return Taken(replace(state, phase="place", drawn=symbol), (told,))
    spot = displaced(state, home)
    moved = Deed("displaced", state.seat, GRID.fields[spot], symbol)
    return over_to(replace(state, target=(symbol, spot)), (told, moved))


def displaced(state: State, home: int) -> int:
    """Return the first field without a figure along the arrows from ``home`` (SL-19).

    The arrows must be known.

    There always is one: at most four figures stand on at least twelve fields.
    """
    arrows = state.box.arrows
    at = arrows.index(home)
    return next(spot for spot in (*arrows[at:], *arrows[:at]) if not state.occupied >> spot & 1)


def placeable(state: State) -> Mask:
    """Return the fields where people may say that a displaced marker lies."""
    return GRID.all_fields & ~state.occupied


def place(state: State, name: str) -> Taken[State] | Refused:
    """Put the marker on the field to which people have followed the printed arrows."""
    spot = GRID.field(name)
    if state.phase != "place":
        return Refused("game-over", "SL-22") if state.phase == "over" else Refused("no-place-now", "SL-19")
    if not placeable(state) >> spot & 1:
        return Refused("occupied", "SL-19")
    told = Deed("displaced", state.seat, name, state.drawn)
    return over_to(replace(state, target=(state.drawn, spot), drawn=""), (told,))
