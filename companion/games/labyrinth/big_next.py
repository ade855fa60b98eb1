"""What may come next in the big game, judged by what everybody can see, and why an input is refused.

Knows: whose turn it is, steps, and where a move may end. Refuses to know: the walls. Only a `Position` comes
in, so that neither a refusal nor what is awaited can give a wall away; what an input leads to is in `big`.

The words:

    reveal:c3             the symbol of a field has been drawn from the bag
    die:3                 the number rolled
    step:b1               the figure was pushed towards a neighbouring field; once begun it counts (BL-09)
    walk:a1-b1-b2         the whole way at once, and the move ends there
    stop                  the move ends here, steps left are forfeited (BL-06)
    drop:out:f6           (ball mode) a ball came out there, the moving figure's, whosever corner it is
    drop:out:f6@a1-b1     the same, and it fell at this slot, or at one of several, parted by commas

In ball mode a step is told when the field is reached and no ball is on its way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.errors import MoveError, PositionError
from companion.core.inputs import Awaited, Input, Refused
from companion.core.types import Mask
from companion.games.labyrinth.beginning import SEATS
from companion.games.labyrinth.big_state import FACES, GRID, MOST_WALLS, SYMBOLS, Phase, Position

OUTLETS = {f"out:{GRID.fields[corner]}": corner for corner in GRID.corners}
"""The ball outlets, and the corner of each."""
WORDS = ("reveal", "die", "step", "walk", "stop", "drop")
OVER = Refused("game-over", "BL-12")
REVEAL_FIRST = Refused("reveal-first", "BL-11")
NOT_NEXT = Refused("not-next", "BL-06")


def refused_walls(walls: Mask) -> Refused | None:
    """Why walls cannot be a layout of the big game; None where they can (BL-02, BL-03)."""
    if walls.bit_count() > MOST_WALLS:
        return Refused("too-many-walls", "BL-02")
    return None if GRID.connected(walls) else Refused("walled-in", "BL-03")


def refused_corners(corners: Mapping[str, int]) -> Refused | None:
    """Why seats cannot begin on these corners; None where they can (BL-01)."""
    where = set(corners.values())
    if not 2 <= len(corners) <= len(SEATS) or not set(corners) <= set(SEATS):
        return Refused("seats", "BL-01")
    if not where <= set(GRID.corners):
        return Refused("no-corner", "BL-01")
    if len(where) < len(corners):
        return Refused("same-corner", "BL-01")
    if len(where) == 2 and GRID.opposite(min(where)) != max(where):
        return Refused("not-diagonal", "BL-01")
    return None


def expects(position: Position) -> tuple[Awaited, ...]:
    """What may come next, most wanted first; nothing once the game is over. Walks are spelled as steps."""
    seat = position.seat
    if position.phase is Phase.REVEAL:
        return (Awaited("reveal", (seat,), GRID.field_names(position.bag), source="drawn"),)
    if position.phase is Phase.ROLL:
        return (Awaited("die", (seat,), tuple(sorted({str(face) for face in FACES}))),)
    if position.phase is Phase.OVER:
        return ()
    steps = tuple(sorted(GRID.fields[to] for to in steps_now(position)))
    found = [Awaited("step", (seat,), steps, source="board")] if steps else []
    if _refused_stop(position) is None:
        found.append(Awaited("stop", (seat,)))
    if position.balls:
        found.append(Awaited("drop", (seat,), tuple(sorted(OUTLETS)), source="board"))
    return tuple(found)


def refused(position: Position, given: Input) -> Refused | None:
    """Why an input cannot be taken now; None where it can. Raises MoveError for a word of no input."""
    if given.word not in WORDS or (given.word == "stop" and given.value):
        raise MoveError(
            f"{str(given)!r} is no input of the big labyrinth: one begins with {', '.join(WORDS)}"
        )
    if position.phase is Phase.OVER:
        return OVER
    if given.word == "reveal":
        return _refused_reveal(position, given.value)
    if given.word == "die":
        return _refused_die(position, given.value)
    if given.word == "drop":
        return _refused_drop(position, given.value)
    if position.phase is not Phase.MOVE:
        return REVEAL_FIRST if position.phase is Phase.REVEAL else Refused("no-roll", "BL-05")
    if given.word == "step":
        return _refused_step(position, named(given.value))
    return _refused_walk(position, given.value) if given.word == "walk" else _refused_stop(position)


def named(name: str) -> int | None:
    """The field of that name; None for a name that is no field."""
    try:
        return GRID.field(name)
    except PositionError:
        return None


def fell(value: str) -> tuple[str, Mask]:
    """The outlet and the slots that the value of a drop names. Raises PositionError for no slot."""
    outlet, _, among = value.partition("@")
    return outlet, GRID.slots_mask(among.split(",")) if among else 0


def steps_now(position: Position) -> tuple[int, ...]:
    """The fields to which the moving figure may be pushed now, lowest first; empty while nobody moves."""
    if position.phase is not Phase.MOVE:
        return ()
    return tuple(to for to in GRID.neighbours[position.here] if _refused_step(position, to) is None)


def blocked(position: Position) -> bool:
    """Whether the figure to move has not moved and cannot (BA3)."""
    return not position.moved and not steps_now(position)


def stepped(position: Position, to: int) -> Position:
    """The figure to move on the next field, a step less left; nothing else."""
    pos = (*position.pos[: position.active], to, *position.pos[position.active + 1 :])
    beside = position.beside & ~(1 << position.active)
    return replace(position, pos=pos, steps=position.steps - 1, moved=True, beside=beside)


def _refused_end(position: Position, field: int) -> Refused | None:
    """Why the moving figure cannot end on a field that it enters; None where it can (BL-07, BA1)."""
    if position.on(field, but=position.active) is not None:
        return Refused("occupied", "BL-07")
    others = position.corners[: position.active] + position.corners[position.active + 1 :]
    if position.options.reserve_start and field in others:
        return Refused("reserved", "BA1")
    return None


def _can_end(position: Position, field: int, steps: int) -> bool:
    """Whether a move may still end somewhere within so many steps of a field, as far as anybody can see."""
    x, y = GRID.place(field)
    for end in range(len(GRID.fields)):
        there_x, there_y = GRID.place(end)
        if abs(there_x - x) + abs(there_y - y) <= steps and _refused_end(position, end) is None:
            return True
    return False


def _refused_step(position: Position, to: int | None) -> Refused | None:
    """Why the moving figure cannot be pushed to a field; None where it can, wall or no wall."""
    if to not in GRID.neighbours[position.here]:
        return NOT_NEXT
    if _can_end(position, to, position.steps - 1):
        return None
    return _refused_end(position, to)


def _refused_walk(position: Position, value: str) -> Refused | None:
    """Why a whole way cannot be gone; None where it can, wall or no wall."""
    first, *way = (named(name) for name in value.split("-"))
    if first != position.here or not way:
        return Refused("elsewhere", "BL-06")
    if len(way) > position.steps:
        return Refused("too-far", "BL-06")
    for to in way:
        if to not in GRID.neighbours[position.here]:
            return NOT_NEXT
        if position.here == position.target and not position.options.exact:
            return Refused("on-target", "BL-10")
        position = stepped(position, to)
    return _refused_end(position, position.here)


def _refused_stop(position: Position) -> Refused | None:
    if position.moved:
        return _refused_end(position, position.here)
    if not position.options.may_stay and not blocked(position):
        return Refused("must-move", "BA2")
    return None


def _refused_reveal(position: Position, value: str) -> Refused | None:
    if position.phase is not Phase.REVEAL:
        return Refused("nothing-to-draw", "BL-11")
    symbol = named(value)
    if symbol is None or not SYMBOLS >> symbol & 1:
        return Refused("no-symbol", "BL-04")
    return None if position.bag >> symbol & 1 else Refused("drawn-before", "BL-11")


def _refused_die(position: Position, value: str) -> Refused | None:
    if position.phase is Phase.REVEAL:
        return REVEAL_FIRST
    if position.phase is Phase.MOVE:
        return Refused("rolled-before", "BL-05")
    return None if value in map(str, FACES) else Refused("no-face", "BL-05")


def _refused_drop(position: Position, value: str) -> Refused | None:
    if not position.balls:
        return Refused("no-balls", "BL-08")
    if value.partition("@")[0] not in OUTLETS:
        return Refused("no-outlet", "BL-08")
    if position.phase is not Phase.MOVE:
        return Refused("nobody-moves", "BL-08")
    try:
        _, among = fell(value)
    except PositionError:
        return NOT_NEXT
    return NOT_NEXT if among & ~GRID.around[position.here] else None
