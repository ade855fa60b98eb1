"""What the table may change apart from inputs: a player leaves, or pieces stand otherwise and that counts.

Knows: which pieces go where, and whose turn it is then. Refuses to know: who decides it.
"""

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.games.labyrinth.common.leaving import who_stays
from companion.games.labyrinth.small.board import FIELDS, SPOTS, board, slot_at
from companion.games.labyrinth.small.paths import pullable
from companion.games.labyrinth.small.position import UNREAD, Position
from companion.games.labyrinth.small.position_check import check, next_to_way
from companion.games.labyrinth.small.rules import arrived, without
from companion.games.labyrinth.small.turn_end import ended, over_to


def leave(position: Position, seat: str) -> Position:
    """Return the position after a player has left: the figure goes off the board, chips go back face down.

    Walls that lie beside the board are put back by the player before, then the next one's turn begins. As
    many chips win as with the players who are left (SL-22). Raises PositionError where the seat does not
    play, the game is over, or fewer than two would be left.
    """
    gone, stay = who_stays(position.seats, seat, over=position.phase == "over")
    settled, active = position, position.active - (gone < position.active)
    if gone == position.active:
        settled = ended(position, ()).position if position.pulled else position
        active = (gone - settled.ended) % len(stay)
    after = replace(
        settled,
        seats=tuple(settled.seats[number] for number in stay),
        corners=tuple(settled.corners[number] for number in stay),
        pos=tuple(settled.pos[number] for number in stay),
        chips=tuple(settled.chips[number] for number in stay),
        left=tuple(sorted((*settled.left, *settled.chips[gone]))),
        active=active,
    )
    return check(_still_called(after, fresh_turn=gone == position.active))


def _still_called(position: Position, *, fresh_turn: bool) -> Position:
    """Drop a colour called by who has left, or for a jump over them, and the gaps of such a jump."""
    near = 0 if fresh_turn else next_to_way(position)
    position = replace(position, fresh=tuple(slot for slot in position.fresh if near >> slot & 1))
    if position.phase == "pull" and (
        fresh_turn or position.pair or len(position.called) > 1 or not pullable(position)
    ):
        return replace(position, phase="call", called=(), pair=False)
    return replace(position, called=position.called[:1], pair=False) if position.phase == "read" else position


def accept_moved(position: Position, moved: Sequence[tuple[int, int]]) -> Position:
    """Return the position with these pieces (spot, spot it stood on before) carried, and the turn over.

    A figure carried onto its target has the chip. Walls beside the board still go back first; colours that
    nobody has read stay unknown. Raises PositionError where the pieces cannot stand like that.
    """
    if position.phase == "over":
        raise PositionError("the game is over")
    after = _laid(_figures(position, moved), moved)
    after = replace(after, back=after.back & ~after.empty)
    if position.ended:
        return check(over_to(after, ()).position if position.phase == "put" else after)
    if position.phase in ("reveal", "place"):
        return check(after)
    answer = arrived(after, ())
    return check(answer.position if answer.position != after else ended(after, ()).position)


def _figures(position: Position, moved: Sequence[tuple[int, int]]) -> Position:
    pos = list(position.pos)
    for spot, origin in moved:
        if origin >= FIELDS:
            continue
        if origin not in position.pos:
            raise PositionError(f"it is not known what stood on {_name(origin)}")
        if spot >= FIELDS:
            raise PositionError(f"a figure cannot stand on {_name(spot)}")
        pos[position.pos.index(origin)] = spot
    if len(set(pos)) != len(pos):
        raise PositionError("two figures cannot stand on one field")
    return replace(position, pos=tuple(pos))


def _laid(position: Position, moved: Sequence[tuple[int, int]]) -> Position:
    """Lay walls that were pulled, put back or put into another slot."""
    walls = [(spot, origin) for spot, origin in moved if origin >= FIELDS]
    for spot, origin in walls:
        if (slot := slot_at(origin)) is not None:
            if position.empty >> slot & 1:
                raise PositionError(f"no wall stood in {_name(origin)}")
            laid = (UNREAD,) if spot >= SPOTS else ()
            position = replace(position, empty=position.empty | 1 << slot, pulled=(*position.pulled, *laid))
    for spot, origin in walls:
        if (slot := slot_at(spot)) is not None:
            if not position.empty >> slot & 1:
                raise PositionError(f"two walls cannot stand in {_name(spot)}")
            pulled = without(position, "")[0] if origin >= SPOTS else position.pulled
            position = replace(position, empty=position.empty & ~(1 << slot), pulled=pulled)
        elif spot < SPOTS:
            raise PositionError(f"a wall cannot stand on {_name(spot)}")
    return position


def _name(spot: int) -> str:
    return board().spots[spot] if spot < SPOTS else "the table"
