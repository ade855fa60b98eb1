"""What may come next in the big game, judged by what everybody can see, and why an input is refused.

Knows: whose turn it is, steps, and where a move may end. Refuses to know: the walls. Only a `Position` comes
in, so that neither a refusal nor what is awaited can give a wall away; what an input leads to is in `rules`.

The words:

    reveal:c3             the symbol of a field has been drawn from the bag
    die:3                 the number rolled
    step:b1               the figure was pushed to a neighbouring field; once begun it counts (BL-09)
    walk:a1-b1-b2         several steps at once, over figures too; the move goes on while steps are left
    came:c2               (ball mode) some field in reach, by a way that no sensor has seen
    stop                  the move ends here, steps left are forfeited (BL-06)
    drop:out:f6           (ball mode) a ball came out there, the moving figure's, whosever corner it is; until
                          the next number also that of whose move has just ended, for balls roll a while
    drop:out:f6@a1-b1     the same, and it fell at this slot, or at one of several, parted by commas
    fell:yes              (ball mode) a ball came out after a chip was given, before the next number: that
                          figure had run into a wall; ``fell:no``: it had not
    home:a1               the figure that fell stands on its own corner again, or beside it (BA1)
"""

import functools
from collections.abc import Iterator, Mapping

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import BOARD, CONTACT, DRAWN, Awaited, Input, Refused
from companion.core.model.types import Mask
from companion.games.labyrinth.big.state import FACES, GRID, MOST_WALLS, SYMBOLS, Phase, Position
from companion.games.labyrinth.common.beginning import SEATS

OUTLETS = {f"out:{GRID.fields[corner]}": corner for corner in GRID.corners}
"""The ball outlets, and the corner of each."""
WORDS = ("reveal", "die", "step", "walk", "came", "stop", "drop", "home", "fell")
NO, YES = ANSWERS = ("no", "yes")
ON_TARGET = Refused("on-target", "BL-10")
OVER = Refused("game-over", "BL-12")
HOME_FIRST = Refused("home-first", "BL-08")
REVEAL_FIRST = Refused("reveal-first", "BL-11")
OCCUPIED = Refused("occupied", "BL-07")
NOT_NEXT = Refused("not-next", "BL-06")
TOO_FAR = Refused("too-far", "BL-06")


def refused_walls(walls: Mask) -> Refused | None:
    """Tell why walls cannot be a layout of the big game; None where they can (BL-02, BL-03)."""
    if walls.bit_count() > MOST_WALLS:
        return Refused("too-many-walls", "BL-02")
    return None if GRID.connected(walls) else Refused("walled-in", "BL-03")


def refused_corners(corners: Mapping[str, int]) -> Refused | None:
    """Tell why seats cannot begin on these corners; None where they can (BL-01)."""
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
    """Tell what may come next, most wanted first; nothing once the game is over.

    Ways that meet a field twice are heard but not listed: they are told as two.
    """
    seat = position.seat
    match position.phase:
        case Phase.REVEAL:
            drawn = Awaited("reveal", position.everybody, GRID.field_names(position.bag), DRAWN)
            return _late(position, drawn)
        case Phase.ROLL:
            rolling = () if position.rolling is None else (_drop(position.seats[position.rolling]),)
            die = Awaited("die", (seat,), tuple(sorted({str(face) for face in FACES})))
            return _late(position, die, *rolling)
        case Phase.HOME:
            return (Awaited("home", (seat,), (GRID.fields[position.corners[position.active]],), BOARD),)
        case Phase.MOVE:
            return _moving(position)
    return _late(position)


def _late(position: Position, *usual: Awaited) -> tuple[Awaited, ...]:
    """Return what may come after a chip: a late ball, or its question; the game goes on besides.

    Not where somebody has five chips: then the answer says whether there is a game to go on with.
    """
    if not position.belated:
        return usual
    mover = position.seats[position.late[0][0]]
    if not position.doubt:
        return (*usual, _drop(mover))
    fell = Awaited("fell", (mover, *(seat for seat in position.everybody if seat != mover)), ANSWERS)
    return (fell,) if position.fullest else (fell, *usual)


def _moving(position: Position) -> tuple[Awaited, ...]:
    seat = position.seat
    possible = []
    if steps := sorted(GRID.fields[to] for to in steps_now(position)):
        possible.append(Awaited("step", (seat,), tuple(steps), BOARD))
    if walks := sorted(spelled(position, path) for path in paths(position) if len(path) > 1):
        possible.append(Awaited("walk", (seat,), tuple(walks), BOARD))
    if far := sorted(GRID.fields[to] for to in fewest(position)):
        possible.append(Awaited("came", (seat,), tuple(far), BOARD))
    if _refused_stop(position) is None:
        possible.append(Awaited("stop", (seat,)))
    if position.balls:
        possible.append(_drop(seat))
    return tuple(possible)


def _drop(seat: str) -> Awaited:
    return Awaited("drop", (seat,), tuple(sorted(OUTLETS)), CONTACT)


def paths(position: Position) -> Iterator[tuple[int, ...]]:
    """Yield all ways of the moving figure that meet no field twice: the fields entered, one for each step.

    They may lead over other figures, but do not end there, and not beyond the target (BL-07, BL-10).
    """
    if position.phase is not Phase.MOVE:
        return
    others, free = _others(position), _free_ends(position)
    ahead: list[tuple[tuple[int, ...], Mask]] = [((), 1 << position.here)]
    for path, seen in ahead:
        left = position.steps - len(path)
        here = path[-1] if path else position.here
        taken = bool(path) and here == position.target and not position.options.exact
        if path and not others >> here & 1 and within(here, 0 if taken else left) & free:
            yield path
        if left and not taken:
            ahead += [((*path, to), seen | 1 << to) for to in GRID.neighbours[here] if not seen >> to & 1]


def fewest(position: Position) -> dict[int, tuple[int, ...]]:
    """Return field -> the shortest way of a figure moved unseen; in ball mode alone."""
    found: dict[int, tuple[int, ...]] = {}
    for path in paths(position) if position.balls else ():  # the shorter ones come first
        found.setdefault(path[-1], path)
    return found


def spelled(position: Position, path: tuple[int, ...]) -> str:
    """Return a way as the value of ``walk``."""
    return "-".join(GRID.fields[field] for field in (position.here, *path))


def refused(position: Position, given: Input) -> Refused | None:
    """Tell why an input cannot be taken now; None where it can. Raises MoveError for a word of no input."""
    if given.word not in WORDS or (given.word == "stop" and given.value):
        raise MoveError(
            f"{str(given)!r} is no input of the big labyrinth: one begins with {', '.join(WORDS)}"
        )
    if position.phase is Phase.OVER and not (given.word == "drop" and position.belated):
        return OVER
    if position.doubt and position.fullest and given.word != "fell":
        return Refused("fell-first", "BL-12")
    if given.word == "reveal":
        return _refused_reveal(position, given.value)
    if given.word == "die":
        return _refused_die(position, given.value)
    if given.word == "drop":
        return _refused_drop(position, given.value)
    if given.word == "fell":
        asked = position.belated and position.doubt and given.value in ANSWERS
        return None if asked else Refused("no-doubt", "BL-08")
    if position.phase is not Phase.MOVE:
        return _not_moving(position, given)
    if given.word == "home":
        return Refused("nobody-fell", "BL-08")
    if given.word == "step":
        return _refused_step(position, named(given.value))
    if given.word == "came":
        return None if named(given.value) in fewest(position) else TOO_FAR
    return _refused_walk(position, given.value) if given.word == "walk" else _refused_stop(position)


def _not_moving(position: Position, given: Input) -> Refused | None:
    """Tell why nothing may be moved but, after a fall, the figure to its own corner."""
    if position.phase is Phase.HOME:
        own = given == Input("home", GRID.fields[position.corners[position.active]])
        return None if own else HOME_FIRST
    return REVEAL_FIRST if position.phase is Phase.REVEAL else Refused("no-roll", "BL-05")


def named(name: str) -> int | None:
    """Return the field of that name; None for a name that is no field."""
    try:
        return GRID.field(name)
    except PositionError:
        return None


def fell(value: str) -> tuple[str, Mask]:
    """Return the outlet and the slots that the value of a drop names. Raises PositionError for no slot."""
    outlet, told, among = value.partition("@")
    return outlet, GRID.slots_mask(among.split(",")) if told else 0


def steps_now(position: Position) -> tuple[int, ...]:
    """Return the fields to which the moving figure may be pushed, lowest first; empty while nobody moves."""
    if position.phase is not Phase.MOVE:
        return ()
    return tuple(to for to in GRID.neighbours[position.here] if _refused_step(position, to) is None)


def blocked(position: Position) -> bool:
    """Tell whether the figure to move has not moved and cannot (BA3)."""
    return not position.moved and next(paths(position), None) is None


def stepped(position: Position, to: int) -> Position:
    """Put the figure to move on the next field, a step less left; nothing else."""
    pos = (*position.pos[: position.active], to, *position.pos[position.active + 1 :])
    beside = position.beside & ~(1 << position.active)
    return replace(position, pos=pos, steps=position.steps - 1, moved=True, beside=beside)


def refused_end(position: Position, field: int) -> Refused | None:
    """Tell why the moving figure cannot end on a field that it enters; None where it can (BL-07, BA1)."""
    if position.on(field, but=position.active) is not None:
        return OCCUPIED
    others = position.corners[: position.active] + position.corners[position.active + 1 :]
    return Refused("reserved", "BA1") if position.options.reserve_start and field in others else None


def _others(position: Position) -> Mask:
    """Return the fields of all figures but the one that moves."""
    return position.occupied & ~(0 if position.beside >> position.active & 1 else 1 << position.here)


def _free_ends(position: Position) -> Mask:
    """Return the fields on which the moving figure may end its move (BL-07, BA1)."""
    closed = _others(position)
    if position.options.reserve_start:
        closed |= sum(1 << corner for at, corner in enumerate(position.corners) if at != position.active)
    return GRID.all_fields & ~closed


@functools.cache
def within(field: int, steps: int) -> Mask:
    """Return the fields within so many steps of a field, wall or no wall."""
    return sum(1 << end for end in range(len(GRID.fields)) if GRID.apart(field, end) <= steps)


def _refused_step(position: Position, to: int | None) -> Refused | None:
    """Tell why the moving figure cannot be pushed to a field; None where it can, wall or no wall."""
    if to is None or to not in GRID.neighbours[position.here]:
        return NOT_NEXT
    return _refused_rest(stepped(position, to))


def _refused_rest(position: Position) -> Refused | None:
    """Tell why the moving figure cannot stand where it is, at the end of its move or between two steps."""
    if position.on(position.here, but=position.active) is not None:
        return OCCUPIED
    steps = 0 if _taken_here(position) else position.steps
    if within(position.here, steps) & _free_ends(position):  # it can still be brought to an end
        return None
    return refused_end(position, position.here)


def _taken_here(position: Position) -> bool:
    """Tell whether the moving figure stands on the target and takes it in passing (BA4)."""
    return position.here == position.target and not position.options.exact


def _refused_walk(position: Position, value: str) -> Refused | None:
    """Tell why a whole way cannot be gone; None where it can, wall or no wall."""
    first, *path = (named(name) for name in value.split("-"))
    if first != position.here or not path:
        return Refused("elsewhere", "BL-06")
    if len(path) > position.steps:
        return TOO_FAR
    for to in path:
        if to not in GRID.neighbours[position.here]:
            return NOT_NEXT
        if _taken_here(position):
            return ON_TARGET
        position = stepped(position, to)
    return _refused_rest(position)


def _refused_stop(position: Position) -> Refused | None:
    if position.moved:
        return refused_end(position, position.here)
    return None if position.options.may_stay or blocked(position) else Refused("must-move", "BA2")


def _refused_reveal(position: Position, value: str) -> Refused | None:
    if position.phase is not Phase.REVEAL:
        return Refused("nothing-to-draw", "BL-11")
    if (symbol := named(value)) is None or not SYMBOLS >> symbol & 1:
        return Refused("no-symbol", "BL-04")
    return None if position.bag >> symbol & 1 else Refused("drawn-before", "BL-11")


def _refused_die(position: Position, value: str) -> Refused | None:
    if position.phase is Phase.REVEAL:
        return REVEAL_FIRST
    if position.phase is Phase.HOME:
        return HOME_FIRST
    if position.phase is Phase.MOVE:
        return Refused("rolled-before", "BL-05")
    return None if value in map(str, FACES) else Refused("no-face", "BL-05")


def _refused_drop(position: Position, value: str) -> Refused | None:
    if not position.balls:
        return Refused("no-balls", "BL-08")
    if value.partition("@")[0] not in OUTLETS:
        return Refused("no-outlet", "BL-08")
    if position.belated and not position.doubt:
        return None
    if position.phase is not Phase.MOVE and position.rolling is None:
        return Refused("nobody-moves", "BL-08")
    try:
        _, among = fell(value)
    except PositionError:
        return NOT_NEXT
    if position.rolling is not None:  # the move has ended: the slot was crossed before the figure stood here
        return None
    return NOT_NEXT if among & ~GRID.around[position.here] else None
