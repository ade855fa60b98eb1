"""What the table may change apart from inputs: a player leaves, or figures stand otherwise and that counts.

Knows: which figures go where, and whose turn it is then. Refuses to know: who decides it.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.games.labyrinth.big.board import FIELDS, SPOTS, beside, board
from companion.games.labyrinth.big.notation import check
from companion.games.labyrinth.big.rules import ended
from companion.games.labyrinth.big.state import Phase, Position, State
from companion.games.labyrinth.common.leaving import who_stays


def leave(state: State, seat: str) -> State:
    """Let a player leave: the figure goes off the board, the chips go back into the bag.

    No ball rolls any more. What is asked about a chip is still asked, unless who took it has left.

    Raises PositionError where the seat does not play, the game is over, or fewer than two would be left.
    """
    now = state.position
    gone, stay = who_stays(now.seats, seat, over=now.phase is Phase.OVER)
    asked = now.doubt and now.late[0][0] != gone
    late = tuple((stay.index(number), symbol) for number, symbol in now.late if number != gone)
    after = replace(
        now,
        seats=tuple(now.seats[number] for number in stay),
        corners=tuple(now.corners[number] for number in stay),
        pos=tuple(now.pos[number] for number in stay),
        chips=tuple(now.chips[number] for number in stay),
        beside=sum(1 << at for at, number in enumerate(stay) if now.beside >> number & 1),
        mover=None,
        late=late if asked else (),
        doubt=asked,
        active=(now.active - (gone < now.active)) % len(stay),
    )
    if gone == now.active and now.phase in (Phase.MOVE, Phase.HOME):
        after = replace(after, phase=Phase.ROLL, steps=0, moved=False)
    if after.winner:
        after = replace(after, phase=Phase.OVER)
    return State(after, state.secret)


def accept_moved(state: State, moved: Sequence[tuple[int, int]]) -> State:
    """Return the state with these figures (spot, spot it stood on before) carried, and the turn over.

    A figure whose turn it is has the chip of the target that it was carried to; while a symbol is to be
    drawn the turn stays. What was crossed on the way is not known. Raises PositionError where the figures
    cannot stand like that.
    """
    now = state.position
    if now.phase is Phase.OVER:
        raise PositionError("the game is over")
    after = _figures(now, moved)
    if now.phase is Phase.REVEAL:
        return State(check(after), state.secret)
    after = replace(after, phase=Phase.MOVE, moved=False)
    done = ended(State(after, replace(state.secret, last_crossed=0, unseen=False)), ()).position
    return State(check(done.position), done.secret)


def _figures(now: Position, moved: Sequence[tuple[int, int]]) -> Position:
    pos, waiting = list(now.pos), now.beside
    lying = [now.seats.index(seat) for seat in beside(now)]
    for spot, origin in moved:
        number = now.on(origin) if origin < FIELDS else None
        if origin >= SPOTS and origin - SPOTS < len(lying):
            number = lying[origin - SPOTS]
        if number is None:
            raise PositionError(f"it is not known what stood on {_name(origin)}")
        if FIELDS <= spot < SPOTS:
            raise PositionError(f"a figure cannot stand on {_name(spot)}")
        pos[number] = spot if spot < FIELDS else now.corners[number]
        waiting = waiting & ~(1 << number) | (spot >= SPOTS) << number
    after = replace(now, pos=tuple(pos), beside=waiting)
    standing = [field for number, field in enumerate(pos) if not waiting >> number & 1]
    if len(set(standing)) != len(standing):
        raise PositionError("two figures cannot stand on one field")
    return after


def _name(spot: int) -> str:
    return board().spots[spot] if spot < SPOTS else "the table"
