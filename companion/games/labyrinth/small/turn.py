"""How a turn of the small labyrinth ends: the next target, the walls, the next seat.

Knows: what is still to be done in which order (SL-18, SL-20, SA8). Refuses to know: why the turn has ended.
"""

from __future__ import annotations

from companion.core.model.inputs import Deed, Taken
from companion.core.model.replace import replace
from companion.games.labyrinth.small.state import NOWHERE, State


def ended(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """End the moves of the active player, who may still reveal a target and put walls back."""
    return over_to(replace(state, ended=True, called=(), pair=False, last=NOWHERE, fresh=()), deeds)


def over_to(state: State, deeds: tuple[Deed, ...]) -> Taken[State]:
    """Go on to what is due next; the next seat's turn comes only once all walls are back (SL-20)."""
    if state.target is None and (state.options.reveal_first or not state.pulled):
        return Taken(replace(state, phase="reveal", back=0), deeds)
    if state.pulled:
        return Taken(replace(state, phase="put"), deeds)
    if not state.ended:
        return Taken(replace(state, phase="call", back=0), deeds)
    following = (state.active + 1) % len(state.seats)
    return Taken(replace(state, phase="call", ended=False, active=following), deeds, ends=True)
