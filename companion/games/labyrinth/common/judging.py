"""What hands have changed on a labyrinth's board, as one guess of who moved what: small and big alike.

Knows: figures and walls by where they stood. Refuses to know: why something is not allowed (`small/judge`,
`big/judge`), and words for people.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from companion.core.model.game import Arrangement, Illegal, Try, bits
from companion.core.model.types import Mask

FIGURE, OUT, BACK, SHIFTED = "figure", "out", "back", "shifted"
"""What was done: a figure stands elsewhere; a wall has left its slot; a wall from beside the board went into
a slot, or one from another slot."""


class Why(NamedTuple):
    """A reason, the id of its rule, and what a sentence may name (`Illegal.facts`)."""

    reason: str
    rule: str
    facts: Mapping[str, str | int] = MappingProxyType({})


UNEXPLAINED = Why("unexplained", "")
"""Where nothing is known to be wrong."""


class Act(NamedTuple):
    """One thing done: ``what`` as above, ``spot`` where the piece is now, ``kind`` of a figure.

    A wall that is `OUT` lies nowhere on the board: its spot is the slot that it has left.
    """

    what: str
    spot: int
    kind: str = ""


def judged(
    attempt: Try,
    kinds: Sequence[str | None],
    slots: Mask,
    why: Callable[[Sequence[Act]], Why],
) -> Illegal:
    """Return the first reason against the plainest guess, and what to put right against the start.

    Args:
        attempt: everything seen.
        kinds: what stood on each spot of the board at the start.
        slots: the spots that are wall slots.
        why: reason and rule against what was done, in that order.
    """
    wrong, missing = attempt.picture & ~attempt.start, attempt.start & ~attempt.picture
    guesses = []
    for arrangement in attempt.arrangements or tuple(_by_picture(attempt)):
        acts = _acts(attempt, arrangement, kinds, slots)
        reason = why(acts)
        oddness = len(acts) + 3 * sum(act.what == SHIFTED for act in acts)
        guesses.append(
            (oddness, reason == UNEXPLAINED, arrangement.moved, arrangement.held, reason, arrangement)
        )
    if not guesses:
        return Illegal(UNEXPLAINED.reason, UNEXPLAINED.rule, wrong, missing)
    *_, found, arrangement = min(guesses, key=lambda one: one[:4])
    shown = arrangement if attempt.arrangements else None
    return Illegal(found.reason, found.rule, wrong, missing, shown, facts=found.facts)


def _by_picture(attempt: Try) -> Iterator[Arrangement]:
    """Yield a guess where a lift was missed: what is gone was carried to where something has come."""
    gone = list(bits(attempt.start & ~attempt.picture))
    come = list(bits(attempt.picture & ~attempt.start))
    if len(gone) == 1 and len(come) == 1:
        yield Arrangement(((come[0], gone[0]),), ())
    elif not come:
        yield Arrangement((), tuple(gone))


def _acts(attempt: Try, arrangement: Arrangement, kinds: Sequence[str | None], slots: Mask) -> list[Act]:
    """Tell what was done, in the order in which it was begun."""
    places = len(kinds)
    acts = []
    for spot, origin in (*arrangement.moved, *((places, origin) for origin in arrangement.held)):
        in_slot = spot < places and slots >> spot & 1
        if origin >= places:  # from beside the board; if it is still there, nothing was done
            acts += [(_begun(attempt, spot), Act(BACK, spot))] if in_slot else []
        elif slots >> origin & 1:
            act = Act(SHIFTED, spot) if in_slot else Act(OUT, origin)
            acts.append((_begun(attempt, origin), act))
        elif spot < places:
            acts.append((_begun(attempt, origin), Act(FIGURE, spot, kinds[origin] or "")))
    return [act for _, act in sorted(acts)]


def _begun(attempt: Try, spot: int) -> int:
    """Tell when a spot was touched first, in ms; 0 where that was not seen."""
    return next((touch.at_ms for touch in attempt.touches if touch.spot == spot), 0)
