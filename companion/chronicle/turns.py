"""The turns of a story: each one step, or the inputs that it was made of, together.

Refuses to know: any game's rules, and what is counted (``tallies.py``).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from companion.chronicle.story import Step, Story
from companion.core.model.inputs import PASS

UNPLAYED = ("number", "edit", "input")
"""Overrulings that are no turn of anybody's."""


class Turn(Struct, frozen=True):
    """One turn that counts.

    Args:
        seat: whose it was.
        steps: what it was made of, in order.
        die: the number that was rolled for it, 0 where none was.
        ended: whether it came to its end; what somebody did who then left the game did not.
    """

    seat: str
    steps: tuple[Step, ...]
    die: int
    ended: bool

    @property
    def passed(self) -> bool:
        """Whether the seat sat it out."""
        return any(step.past is not None and step.past.move == PASS for step in self.steps)

    @property
    def took_ms(self) -> int | None:
        """How long it took; None where that is not known of each part."""
        took = [step.took_ms for step in self.steps]
        return None if None in took else sum(each or 0 for each in took)


def played(step: Step) -> bool:
    """Tell whether a step counts and was somebody's doing in the game."""
    over = step.past.over if step.past is not None else None
    return step.counts and (over is None or over.what not in UNPLAYED)


def turns(story: Story) -> Iterator[Turn]:
    """Yield the turns that count, in order; the last one may not have ended yet."""
    parts: list[Step] = []
    for step in story.steps:
        if step.kind == "leave" and parts:
            yield _turn(story, parts)
            parts = []
        if played(step):
            parts.append(step)
            if step.ends:
                yield _turn(story, parts)
                parts = []
    if parts:
        yield _turn(story, parts)


def _turn(story: Story, steps: Sequence[Step]) -> Turn:
    return Turn(steps[-1].whose, tuple(steps), _die(story, steps), steps[-1].ends)


def _die(story: Story, steps: Sequence[Step]) -> int:
    """Return the number of a turn: what its move was played with, or what was heard before its inputs."""
    for step in steps:
        past = step.past
        assert past is not None
        moved = past.die if past.over is None else past.over.die
        if number := moved or story.game.number(past.before):
            return number
    return 0
