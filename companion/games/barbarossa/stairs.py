"""Hats on the stairs: rewards, the table of ranks, GOAL, and the two ends of a game.

Knows: BR-08, BR-17, BR-18, BR-22 to BR-24, and their ambiguities B1, B3 to B5. Refuses to know: how it came
to this.
"""

from collections.abc import Mapping

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed
from companion.games.barbarossa.state import SPEARS, Phase, Position, Task

FIRST_SOLVER, SECOND_SOLVER = 5, 3
"""BR-17."""
RANKS = (-2, -2, -1, -1, 1, 1, 2, 2, 2, 1, -1, -1, -2)
"""What the modeller's hat goes for the first, second ... spear of all (BR-18)."""
NO_SPEAR, ONE_SPEAR = 5, 2
"""Steps back at the end for a riddle that nobody, or only one has solved (BR-22)."""
Result = tuple[Position, tuple[Deed, ...]]


def moved(position: Position, seat: str, steps: int) -> tuple[int, ...]:
    """Return all hats after one has gone some steps, back where negative (B1)."""
    there = position.of(position.hats, seat) + steps
    if position.options.below_start == "clamp":
        there = max(there, 0)
    return position.with_of(position.hats, seat, there)


def others_climb(position: Position, cause: str, steps: int) -> Result:
    """Move every hat up but that of the seat to move (BR-08), at once; several may reach GOAL (B4)."""
    after = position
    for seat in position.everybody[1:]:
        after = replace(after, hats=moved(after, seat, steps))
    won, more = at_goal(after)
    return won, (Deed(cause, position.seat, value=str(steps)), *more)


def solved(position: Position, name: str, solver: str) -> Result:
    """Score a solved riddle: spear, the solver's hat, the modeller's (BR-17, BR-18), perhaps the end."""
    riddle = next(each for each in position.riddles if each.name == name)
    reward = SECOND_SOLVER if riddle.solvers else FIRST_SOLVER
    speared = replace(riddle, solvers=(*riddle.solvers, solver))
    riddles = tuple(speared if each.name == name else each for each in position.riddles)
    after = replace(position, riddles=riddles)
    change = RANKS[after.spears - 1]
    deeds: tuple[Deed, ...] = (
        Deed("spear", solver, value=str(after.spears)),
        Deed("reward", solver, value=str(reward)),
    )
    after = replace(after, hats=moved(after, solver, reward))
    if position.options.solver_first:
        won, more = at_goal(after)
        if won.winners:
            return won, (*deeds, *more)
    after = replace(after, hats=moved(after, riddle.owner, change))
    deeds = (*deeds, Deed("modelled", riddle.owner, value=str(change)))
    won, more = at_goal(after)
    if won.winners:
        return won, (*deeds, *more)
    final, last = all_placed(after)
    return final, (*deeds, *last)


def at_goal(position: Position) -> Result:
    """Return the game over where a hat is on GOAL or beyond (BR-23, BR-24); else as it was."""
    there = [seat for seat in position.everybody if position.of(position.hats, seat) >= position.board.steps]
    if not there:
        return position, ()
    furthest = max(position.of(position.hats, seat) for seat in there)
    first = position.options.goal_together == "seat_order"
    winners = there[:1] if first else [s for s in there if position.of(position.hats, s) == furthest]
    return over(position, winners, "goal")


def all_placed(position: Position) -> Result:
    """Return the game over where the last spear is placed, or nobody can solve anything any more.

    Else as it was.

    Then riddles nobody, or only one, has solved cost their modellers steps, and the furthest hat wins
    (BR-22).
    """
    if position.spears < SPEARS and any(position.open_for(seat) for seat in position.seats):
        return position, ()
    deeds: list[Deed] = []
    after = position
    for seat in position.everybody:
        own = [riddle for riddle in position.riddles if riddle.owner == seat]
        if cost := sum((NO_SPEAR, ONE_SPEAR, 0)[len(riddle.solvers)] for riddle in own):
            after = replace(after, hats=moved(after, seat, -cost))
            deeds.append(Deed("penalty", seat, value=str(cost)))
    best = max(after.hats)
    winners = [seat for seat in after.seats if after.of(after.hats, seat) == best]
    if after.options.tie == "elf_stones":
        most = max(after.of(after.elves, seat) for seat in winners)
        winners = [seat for seat in winners if after.of(after.elves, seat) == most]
    final, last = over(after, winners, "furthest")
    return final, (Deed("all-placed", value=str(position.spears)), *deeds, *last)


def over(position: Position, winners: list[str], how: str) -> Result:
    """Return the game over with these winners; ``how`` is ``goal`` or ``furthest``."""
    order = tuple(seat for seat in position.seats if seat in winners)
    ended = replace(position, tasks=(Task(Phase.OVER, position.seat),), waiting=(), winners=order)
    return ended, tuple(Deed("won", seat, value=how) for seat in order)


def standing(position: Position) -> Mapping[str, float]:
    """Tell how far each hat is on the stairs, from 0 to 1."""
    goal = position.board.steps
    pairs = zip(position.seats, position.hats, strict=True)
    return {seat: min(max(hat, 0) / goal, 1.0) for seat, hat in pairs}
