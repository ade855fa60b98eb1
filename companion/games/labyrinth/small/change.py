"""What else may happen to a small labyrinth game: somebody leaves, or the board counts as it stands.

Knows: which pieces go where, and whose turn it is then. Refuses to know: who wanted it.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.replace import replace
from companion.games.labyrinth.small.board import FIELDS, SPOTS, board, slot_at
from companion.games.labyrinth.small.paths import pullable
from companion.games.labyrinth.small.possible import check, next_to_way
from companion.games.labyrinth.small.rules import arrived, without
from companion.games.labyrinth.small.state import UNREAD, State
from companion.games.labyrinth.small.turn import ended, over_to


def leave(state: State, seat: str) -> State:
    """Return the state after a player has left: the figure goes off the board, the chips go back face down.

    Walls that lie beside the board are put back by the player before, then the next one's turn begins. As
    many chips win as with the players who are left (SL-22). Raises PositionError where the seat does not
    play, the game is over, or fewer than two would be left.
    """
    if seat not in state.seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(state.seats)}")
    if state.phase == "over" or len(state.seats) < 3:
        raise PositionError(f"{seat} cannot leave: the game is over, or fewer than two would be left")
    gone = state.seats.index(seat)
    stay = [number for number in range(len(state.seats)) if number != gone]
    now, active = state, state.active - (gone < state.active)
    if gone == state.active:
        now = ended(state, ()).position if state.pulled else state
        active = (gone - now.ended) % len(stay)
    after = replace(
        now,
        seats=tuple(now.seats[number] for number in stay),
        corners=tuple(now.corners[number] for number in stay),
        pos=tuple(now.pos[number] for number in stay),
        chips=tuple(now.chips[number] for number in stay),
        left=tuple(sorted((*now.left, *now.chips[gone]))),
        active=active,
    )
    return check(_still_called(after, fresh_turn=gone == state.active))


def _still_called(state: State, *, fresh_turn: bool) -> State:
    """Drop a colour called by who has left, or for a jump over them, and the gaps of such a jump."""
    near = 0 if fresh_turn else next_to_way(state)
    state = replace(state, fresh=tuple(slot for slot in state.fresh if near >> slot & 1))
    if state.phase == "pull" and (fresh_turn or state.pair or len(state.called) > 1 or not pullable(state)):
        return replace(state, phase="call", called=(), pair=False)
    return replace(state, called=state.called[:1], pair=False) if state.phase == "read" else state


def accept_moved(state: State, moved: Sequence[tuple[int, int]]) -> State:
    """Return the state with these pieces (spot, spot it stood on before) carried, and the turn over.

    A figure carried onto its target has the chip. Walls beside the board still go back first; colours that
    nobody has read stay unknown. Raises PositionError where the pieces cannot stand like that.
    """
    if state.phase == "over":
        raise PositionError("the game is over")
    after = _laid(_figures(state, moved), moved)
    after = replace(after, back=after.back & ~after.empty)
    if state.ended:
        return check(over_to(after, ()).position if state.phase == "put" else after)
    if state.phase in ("reveal", "place"):
        return check(after)
    answer = arrived(after, ())
    return check(answer.position if answer.position != after else ended(after, ()).position)


def _figures(state: State, moved: Sequence[tuple[int, int]]) -> State:
    pos = list(state.pos)
    for spot, origin in moved:
        if origin >= FIELDS:
            continue
        if origin not in state.pos:
            raise PositionError(f"it is not known what stood on {_name(origin)}")
        if spot >= FIELDS:
            raise PositionError(f"a figure cannot stand on {_name(spot)}")
        pos[state.pos.index(origin)] = spot
    if len(set(pos)) != len(pos):
        raise PositionError("two figures cannot stand on one field")
    return replace(state, pos=tuple(pos))


def _laid(state: State, moved: Sequence[tuple[int, int]]) -> State:
    """Lay walls that were pulled, put back or put into another slot."""
    walls = [(spot, origin) for spot, origin in moved if origin >= FIELDS]
    for spot, origin in walls:
        slot = slot_at(origin)
        if slot is not None:
            if state.empty >> slot & 1:
                raise PositionError(f"no wall stood in {_name(origin)}")
            laid = (UNREAD,) if spot >= SPOTS else ()
            state = replace(state, empty=state.empty | 1 << slot, pulled=(*state.pulled, *laid))
    for spot, origin in walls:
        slot = slot_at(spot)
        if slot is not None:
            if not state.empty >> slot & 1:
                raise PositionError(f"two walls cannot stand in {_name(spot)}")
            pulled = without(state, "")[0] if origin >= SPOTS else state.pulled
            state = replace(state, empty=state.empty & ~(1 << slot), pulled=pulled)
        elif spot < SPOTS:
            raise PositionError(f"a wall cannot stand on {_name(spot)}")
    return state


def _name(spot: int) -> str:
    return board().spots[spot] if spot < SPOTS else "the table"
