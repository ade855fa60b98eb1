"""What else may happen to a big labyrinth game: the board counts as it stands.

Knows: which figures go where, and whose turn it is then. Refuses to know: who wanted it. How a player leaves
is in `big`.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.replace import replace
from companion.games.labyrinth.big.board import FIELDS, SPOTS, beside, board
from companion.games.labyrinth.big.notation import check
from companion.games.labyrinth.big.rules import ended
from companion.games.labyrinth.big.state import Phase, Position, State


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
