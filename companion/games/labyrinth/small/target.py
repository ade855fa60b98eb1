"""The common target of the small labyrinth: revealed, and displaced along the arrows (SL-05, SL-18, SL-19).

Knows: where a marker goes when a figure stands on its field. Refuses to know: chance (the drawn symbol is an
argument), and the order of the arrows where the box does not tell it: then people say where the marker lies.
"""

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed, Refused, Taken
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.position import Position
from companion.games.labyrinth.small.turn_end import over_to


def reveal(position: Position, symbol: str) -> Taken[Position] | Refused:
    """Turn the next marker up."""
    if position.phase != "reveal":
        return (
            Refused("game-over", "SL-22") if position.phase == "over" else Refused("no-reveal-now", "SL-18")
        )
    if symbol not in position.left:
        return Refused("no-such-marker", "SL-05")
    position = replace(position, left=tuple(other for other in position.left if other != symbol))
    home = position.box.home(symbol)
    deed = Deed("revealed", position.seat, GRID.fields[home], symbol)
    if not position.occupied >> home & 1:
        return over_to(replace(position, target=(symbol, home)), (deed,))
    if not position.box.arrows:
        return Taken(replace(position, phase="place", drawn=symbol), (deed,))
    spot = displaced(position, home)
    moved = Deed("displaced", position.seat, GRID.fields[spot], symbol)
    return over_to(replace(position, target=(symbol, spot)), (deed, moved))


def displaced(position: Position, home: int) -> int:
    """Return the first field without a figure along the arrows from ``home`` (SL-19).

    The arrows must be known.

    There always is one: at most four figures stand on at least twelve fields.
    """
    arrows = position.box.arrows
    at = arrows.index(home)
    return next(spot for spot in (*arrows[at:], *arrows[:at]) if not position.occupied >> spot & 1)


def placeable(position: Position) -> Mask:
    """Return the fields where people may say that a displaced marker lies."""
    return GRID.all_fields & ~position.occupied


def place(position: Position, name: str) -> Taken[Position] | Refused:
    """Put the marker on the field to which people have followed the printed arrows."""
    spot = GRID.field(name)
    if position.phase != "place":
        return Refused("game-over", "SL-22") if position.phase == "over" else Refused("no-place-now", "SL-19")
    if not placeable(position) >> spot & 1:
        return Refused("occupied", "SL-19")
    deed = Deed("displaced", position.seat, name, position.drawn)
    return over_to(replace(position, target=(position.drawn, spot), drawn=""), (deed,))
