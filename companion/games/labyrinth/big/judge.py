"""Why what hands did on the big labyrinth's board is no input of theirs: reason, rule, what to put right.

Knows: only what anybody may see, so no reason gives a wall away. Refuses to know: words for people, and how
hands were followed.
"""

from collections.abc import Sequence

from companion.core.model.fast_replace import replace
from companion.core.model.game import Illegal, Try
from companion.core.model.inputs import Input, Refused
from companion.games.labyrinth.big.board import FIELDS, kinds
from companion.games.labyrinth.big.next_inputs import ON_TARGET, TOO_FAR, paths, refused, refused_end, within
from companion.games.labyrinth.big.state import GRID, Phase, Position
from companion.games.labyrinth.common.judging import FIGURE, UNEXPLAINED, Act, Why, judged

NOT_SLID = Refused("not-slid", "BL-09")
"""Walls nobody sees are met only by a figure that is slid from field to field."""


def judge(position: Position, attempt: Try) -> Illegal:
    """Return the first reason that fits, its rule, and the wrong and missing spots against the start."""
    return judged(attempt, kinds(position, attempt.start), 0, lambda acts: _why(position, acts))


def _why(position: Position, acts: Sequence[Act]) -> Why:
    for act in acts:
        if act.what == FIGURE and act.kind != position.seat:
            return Why("not-your-piece", "BL-06", {"piece": act.kind})
    for act in acts:
        if act.what == FIGURE and act.spot < FIELDS:
            if (fault := _fault(position, act.spot)) is None:
                return UNEXPLAINED
            count = GRID.apart(position.here, act.spot)
            far = fault is TOO_FAR and count > position.steps
            return Why(fault.reason, fault.rule, {"count": count, "steps": position.steps} if far else {})
    return UNEXPLAINED


def _fault(position: Position, to: int) -> Refused | None:
    """Tell why the figure to move cannot have come to a field; None where it can, by one way or another."""
    if position.phase is not Phase.MOVE:
        return refused(position, Input("step", GRID.fields[to]))
    if not within(position.here, position.steps) >> to & 1:
        return TOO_FAR
    if any(path[-1] == to for path in paths(position)):
        return None if position.balls else NOT_SLID
    exact = replace(position, options=replace(position.options, exact=True))
    if any(path[-1] == to for path in paths(exact)):
        return ON_TARGET
    return refused_end(position, to) or TOO_FAR
