"""What the table may change apart from inputs: a player leaves, or wizards stand otherwise and that counts.

Knows: how a game goes on then. Refuses to know: who decides it.
"""

from __future__ import annotations

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
    now = state.position
    if seat not in now.seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(now.seats)}")
    if now.winners or len(now.seats) <= FEWEST_SEATS:
        raise PositionError(
            f"{seat} cannot leave: the game is over, or fewer than {FEWEST_SEATS} would be left"
        )
    state = _let_go(state, seat)
    now, gone = state.position, state.position.seats.index(seat)
    stay = [number for number in range(len(now.seats)) if number != gone]

    def kept(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[number] for number in stay)

    seats = tuple(now.seats[number] for number in stay)
    active = (now.active - (gone < now.active)) % len(stay)
    turn = now.tasks[0] if now.tasks[0].seat != seat else Task(now.tasks[0].phase, seats[active])
    after = replace(
        now,
        seats=seats,
        hats=kept(now.hats),
        wizards=kept(now.wizards),
        elves=kept(now.elves),
        curses=kept(now.curses),
        chosen=kept(now.chosen),
        done=tuple(each for each in now.done if each != seat),
        waiting=tuple(each for each in now.waiting if each != seat),
        first="" if now.first == seat and now.phase in BEFORE else now.first,
        active=active,
        tasks=(turn, *now.tasks[1:]),
    )
    if after.phase not in BEFORE:
        after, _ = stairs.all_placed(after)
    return State(settled(after), tuple(state.secrets[number] for number in stay))


def _let_go(state: State, seat: str) -> State:
    """Let go of this seat in all that is being done."""
    now = state.position
    if len(now.tasks) > 1 and now.now.seat == seat:
        state = finish(state, ()).position
        return _let_go(state, seat)
    tasks = tuple(
        _begun_again(task, cursing=number > 0) if now.owner(task.riddle) == seat else task
        for number, task in enumerate(now.tasks)
    )
    state = State(replace(now, tasks=tasks), state.secrets)
    if now.seat == seat and now.tasks[0].phase not in BEFORE:
        return _skipped(state)
    return state


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
    now = state.position
    wizards = list(now.wizards)
    for there, was in moved:
        if there >= RING or was >= RING:
            raise PositionError("only wizards are carried: spears and curse stones are counted, not moved")
        inside = [number for number, cave in enumerate(now.wizards) if cave == was]
        if not inside:
            raise PositionError(f"no wizard stands in cave:{was + 1}")
        wizards[now.active if now.active in inside else inside[0]] = there
    if now.phase in BEFORE or now.winners:
        raise PositionError("nobody moves a wizard now")
    if len(now.tasks) > 1:
        raise PositionError("first the curse is carried out, then the game goes on where it stopped")
    gone = [number for number, cave in enumerate(now.wizards) if cave != wizards[number]]
    if now.phase is Phase.MOVE and gone == [now.active]:
        return rules.moved(state, wizards[now.active]).position
    return end_turn(State(replace(now, wizards=tuple(wizards)), state.secrets), ()).position
