"""What the table may change apart from inputs: a player leaves, or figures stand otherwise and that counts.

Knows: which figures go where, and whose turn it is then. Refuses to know: who decides it.
"""

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
    position = state.position
    gone, stay = who_stays(position.seats, seat, over=position.phase is Phase.OVER)
    asked = position.doubt and position.late[0][0] != gone
    late = tuple((stay.index(number), symbol) for number, symbol in position.late if number != gone)
    after = replace(
        position,
        seats=tuple(position.seats[number] for number in stay),
        corners=tuple(position.corners[number] for number in stay),
        pos=tuple(position.pos[number] for number in stay),
        chips=tuple(position.chips[number] for number in stay),
        beside=sum(1 << at for at, number in enumerate(stay) if position.beside >> number & 1),
        mover=None,
        late=late if asked else (),
        doubt=asked,
        active=(position.active - (gone < position.active)) % len(stay),
    )
    if gone == position.active and position.phase in (Phase.MOVE, Phase.HOME):
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
    position = state.position
    if position.phase is Phase.OVER:
        raise PositionError("the game is over")
    after = _figures(position, moved)
    if position.phase is Phase.REVEAL:
        return State(check(after), state.secret)
    after = replace(after, phase=Phase.MOVE, moved=False)
    done = ended(State(after, replace(state.secret, last_crossed=0, unseen=False)), ()).position
    return State(check(done.position), done.secret)


def _figures(position: Position, moved: Sequence[tuple[int, int]]) -> Position:
    pos, waiting = list(position.pos), position.beside
    lying = [position.seats.index(seat) for seat in beside(position)]
    for spot, origin in moved:
        number = position.on(origin) if origin < FIELDS else None
        if origin >= SPOTS and origin - SPOTS < len(lying):
            number = lying[origin - SPOTS]
        if number is None:
            raise PositionError(f"it is not known what stood on {_name(origin)}")
        if FIELDS <= spot < SPOTS:
            raise PositionError(f"a figure cannot stand on {_name(spot)}")
        pos[number] = spot if spot < FIELDS else position.corners[number]
        waiting = waiting & ~(1 << number) | (spot >= SPOTS) << number
    standing = [field for number, field in enumerate(pos) if not waiting >> number & 1]
    if len(set(standing)) != len(standing):
        raise PositionError("two figures cannot stand on one field")
    return replace(position, pos=tuple(pos), beside=waiting)


def _name(spot: int) -> str:
    return board().spots[spot] if spot < SPOTS else "the table"
