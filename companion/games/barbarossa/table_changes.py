"""What the table may change apart from inputs: a player leaves, or wizards stand otherwise and that counts.

Knows: how a game goes on then. Refuses to know: who decides it.
"""

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.games.barbarossa import rules, stairs
from companion.games.barbarossa.printed import RING
from companion.games.barbarossa.rules import end_turn, finish, settled
from companion.games.barbarossa.state import BEFORE, Phase, State, Task

FEWEST_SEATS = 2
"""Players that must stay."""


def leave(state: State, seat: str) -> State:
    """Let a player leave: its riddles stay on the table with their spears, but nobody may solve them.

    What others were doing with one of them begins again; its own turn or curse is over. Raises PositionError
    where the seat does not play, the game is over, or fewer than two would be left.
    """
    position = state.position
    if seat not in position.seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(position.seats)}")
    if position.winners or len(position.seats) <= FEWEST_SEATS:
        raise PositionError(
            f"{seat} cannot leave: the game is over, or fewer than {FEWEST_SEATS} would be left"
        )
    state = _let_go(state, seat)
    position, gone = state.position, state.position.seats.index(seat)
    stay = [number for number in range(len(position.seats)) if number != gone]

    def kept(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[number] for number in stay)

    seats = tuple(position.seats[number] for number in stay)
    active = (position.active - (gone < position.active)) % len(stay)
    turn = (
        position.tasks[0] if position.tasks[0].seat != seat else Task(position.tasks[0].phase, seats[active])
    )
    after = replace(
        position,
        seats=seats,
        hats=kept(position.hats),
        wizards=kept(position.wizards),
        elves=kept(position.elves),
        curses=kept(position.curses),
        chosen=kept(position.chosen),
        done=tuple(each for each in position.done if each != seat),
        waiting=tuple(each for each in position.waiting if each != seat),
        first="" if position.first == seat and position.phase in BEFORE else position.first,
        active=active,
        tasks=(turn, *position.tasks[1:]),
    )
    if after.phase not in BEFORE:
        after, _ = stairs.all_placed(after)
    return State(settled(after), tuple(state.secrets[number] for number in stay))


def _let_go(state: State, seat: str) -> State:
    """Let go of this seat in all that is being done."""
    position = state.position
    if len(position.tasks) > 1 and position.now.seat == seat:
        state = finish(state, ()).position
        return _let_go(state, seat)
    tasks = tuple(
        _begun_again(task, cursing=number > 0) if position.owner(task.riddle) == seat else task
        for number, task in enumerate(position.tasks)
    )
    state = State(replace(position, tasks=tasks), state.secrets)
    return _skipped(state) if position.seat == seat and position.tasks[0].phase not in BEFORE else state


def _begun_again(task: Task, *, cursing: bool) -> Task:
    """Return the choice of a riddle, where it was one that nobody can answer for any more."""
    if cursing:
        return Task(Phase.CURSE, task.seat)
    if task.round:
        return Task(Phase.ROUND, task.seat, round=task.round, asked=task.asked)
    return Task(Phase.DWARF, task.seat)


def _skipped(state: State) -> State:
    """End the turn of whoever leaves; a curse of somebody else goes on before the next turn."""
    now = state.position
    turned = end_turn(State(replace(now, tasks=now.tasks[:1]), state.secrets), ()).position
    return State(replace(turned.position, tasks=(*turned.position.tasks, *now.tasks[1:])), state.secrets)


def accept_moved(state: State, moved: Sequence[tuple[int, int]]) -> State:
    """Return the position that carried wizards make.

    Raises PositionError for others than wizards, and in a curse.

    Where it is the wizard to move alone, what happens in its cave counts as it would in the right one; else
    the turn is over.
    """
    position = state.position
    wizards = list(position.wizards)
    for there, was in moved:
        if there >= RING or was >= RING:
            raise PositionError("only wizards are carried: spears and curse stones are counted, not moved")
        if not (inside := [number for number, cave in enumerate(position.wizards) if cave == was]):
            raise PositionError(f"no wizard stands in cave:{was + 1}")
        wizards[position.active if position.active in inside else inside[0]] = there
    if position.phase in BEFORE or position.winners:
        raise PositionError("nobody moves a wizard now")
    if len(position.tasks) > 1:
        raise PositionError("first the curse is carried out, then the game goes on where it stopped")
    gone = [number for number, cave in enumerate(position.wizards) if cave != wizards[number]]
    if position.phase is Phase.MOVE and gone == [position.active]:
        return rules.moved(state, wizards[position.active]).position
    return end_turn(State(replace(position, wizards=tuple(wizards)), state.secrets), ()).position
