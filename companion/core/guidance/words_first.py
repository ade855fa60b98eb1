"""Words that come before what hands have done already: once they are said, it counts.

Refuses to know: how they are asked for, and which game has such words.
"""

from collections.abc import Iterator
from typing import Any

from companion.core.model.inputs import DIE, SAID, Awaited, Taken
from companion.core.model.observation import once
from companion.core.model.session import Session

MOST_VALUES = 12
"""A word with more values is no question that is answered in passing."""

MOST_WORDS = 2
"""So many are looked for, one after the other: which colour was called, which one it is."""


@once
def words_first(session: Session) -> bool:
    """Tell whether the last try counts once a word is said that is awaited; then nothing need go back."""
    if session.phase != "illegal" or session.turn.tracker.ways.lost or session.dialogue.take_back_offer:
        return False
    if session.observation.illegal is None:  # a hand puts it back
        return False
    return any(_counts(session, position) for position in _after_words(session, session.position, MOST_WORDS))


def _after_words(session: Session, position: Any, words: int) -> Iterator[Any]:
    """Yield the positions after each answer to what is asked first, and after answers to what follows."""
    first = next(iter(session.game.expects(position)), None)
    if first is None or not words or not _is_asked(first):
        return
    for given in first.inputs():
        taken = session.game.hear(position, given)
        if isinstance(taken, Taken) and not taken.ends:
            yield taken.position
            yield from _after_words(session, taken.position, words - 1)


def _is_asked(one: Awaited) -> bool:
    """Tell whether people know the word without throwing a die, which seldom shows what fits."""
    return one.source == SAID and one.word != DIE and not one.secret and 0 < len(one.values) <= MOST_VALUES


def _counts(session: Session, position: Any) -> bool:
    """Tell whether the board shows what hands may do in this position."""
    start, fields = session.turn.tracker.began.picture, session.board.fields
    seen = session.turn.tracker.seen.picture & fields
    return any(
        start & ~each.removed & fields | each.added == seen for each in session.game.footprints(position)
    )
