"""Why what hands did on the small labyrinth's board is no input of theirs: reason, rule, what to put right.

Knows: that only the figure whose turn it is moves; all else it asks `small/rules.py`. Refuses to know: words
for people, and how hands were followed.
"""

from collections.abc import Mapping, Sequence

from companion.core.model.game import Illegal, Try
from companion.core.model.inputs import Input, Refused
from companion.games.labyrinth.common.judging import BACK, FIGURE, OUT, SHIFTED, UNEXPLAINED, Act, Why, judged
from companion.games.labyrinth.small.board import FIELDS, kinds
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.position import Position
from companion.games.labyrinth.small.rules import hear

ANOTHER_GAP = Why("another-gap", "SL-20")
"""A wall that was put back in this turn is taken again: any other gap may be better."""
WORDS: Mapping[str, str] = {FIGURE: "step", OUT: "pull", BACK: "put"}
"""What was done -> the input that it is."""


def judge(position: Position, attempt: Try) -> Illegal:
    """Return the first reason that fits, its rule, and the wrong and missing spots against the start."""
    what = kinds(position, attempt.start)
    gone = attempt.start & ~attempt.picture
    again = position.phase == "put" and bool(gone) and not gone & ~(position.back << FIELDS)
    return judged(
        attempt, what, GRID.all_slots << FIELDS, lambda acts: ANOTHER_GAP if again else _why(position, acts)
    )


def _why(position: Position, acts: Sequence[Act]) -> Why:
    for act in acts:
        if act.what == FIGURE and act.kind != position.seat:
            return Why("not-your-piece", "SL-06", {"piece": act.kind})
    if any(act.what == SHIFTED for act in acts):
        return Why("leave-the-walls", "SL-21")
    for act in acts:
        if act.what == FIGURE and act.spot >= FIELDS:
            return UNEXPLAINED
        name = GRID.fields[act.spot] if act.what == FIGURE else GRID.slots[act.spot - FIELDS]
        answer = hear(position, Input(WORDS[act.what], name))
        if isinstance(answer, Refused):
            return Why(answer.reason, answer.rule)
        position = answer.position
    return UNEXPLAINED
