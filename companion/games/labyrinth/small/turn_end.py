"""How a turn of the small labyrinth ends: the next target, the walls, the next seat.

Knows: what is still to be done in which order (SL-18, SL-20, SA8). Refuses to know: why the turn has ended.
"""

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed, Taken
from companion.games.labyrinth.small.position import NOWHERE, Position


def ended(position: Position, deeds: tuple[Deed, ...]) -> Taken[Position]:
    """End the moves of the active player, who may still reveal a target and put walls back."""
    return over_to(replace(position, ended=True, called=(), pair=False, last=NOWHERE, fresh=()), deeds)


def over_to(position: Position, deeds: tuple[Deed, ...]) -> Taken[Position]:
    """Go on to what is due next; the next seat's turn comes only once all walls are back (SL-20)."""
    if position.target is None and (position.options.reveal_first or not position.pulled):
        return Taken(replace(position, phase="reveal", back=0), deeds)
    if position.pulled:
        return Taken(replace(position, phase="put"), deeds)
    if not position.ended:
        return Taken(replace(position, phase="call", back=0), deeds)
    following = (position.active + 1) % len(position.seats)
    return Taken(replace(position, phase="call", ended=False, active=following), deeds, ends=True)
