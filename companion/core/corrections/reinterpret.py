"""What was played or said wrongly: heard anew as it really was, and what came after it as far as it can.

The one way in which another input comes in the place of history from a number on: of the last turn, or, where
turns are made of many inputs, of a number misheard or a colour misread some inputs ago. Refuses to know: who
may correct (`companion.core.corrections.overrule`, web/access/roles.py), and words.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from companion.core.corrections.ruling import Ruling
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.history import Past
from companion.core.model.inputs import (
    BOARD,
    BY_HOST,
    DIE,
    MOVE,
    PASS,
    TOLD,
    Awaited,
    Input,
    Taken,
    read_input,
    secret,
)
from companion.core.model.session import Session, new_winners, next_to_roll

MOST_INPUTS = 12
"""So many inputs that could be corrected are offered at most."""


class Correctable(Struct, frozen=True):
    """Something said or rolled that may have been something else.

    Args:
        number: of the input, as in its entry; of a number of the die, that of the first input made with it.
        said: what was heard.
        before: the position in which it was heard.
        awaited: what else it could have been.
    """

    number: int
    said: Input
    before: Any
    awaited: Awaited


def correctable(session: Session, number: int | None = None) -> Iterator[Correctable]:
    """Return inputs that may have been misheard, the last first: none secret or before an overruling.

    With a ``number`` those of that number alone.
    """
    pasts = _pasts(session)
    for at in range(len(pasts) - 1, -1, -1):
        past = pasts[at]
        given = read_input(past.move, session.game.words)
        if given.word in (MOVE, PASS):
            return
        if number not in (None, past.number):
            continue
        if past.how in (TOLD, BY_HOST) and (found := _awaited(session, past.before, given)):
            yield Correctable(past.number, given, past.before, found)
        if (rolled := _rolled(session, pasts, at)) is not None:
            before = session.game.unrolled(past.before)
            given = Input(DIE, str(rolled))
            if found := _awaited(session, before, given):
                yield Correctable(past.number, given, before, found)


def corrected(session: Session, number: int, given: Input) -> Ruling | None:
    """Tell what follows where the input of this number was really another; None where it cannot have been."""
    for found in correctable(session, number):
        if found.said.word == given.word and given != found.said:
            pasts = _pasts(session)
            at = next(i for i, past in enumerate(pasts) if past.number == number)
            return instead(session, "input", pasts[at], given, pasts[at + 1 :])
    return None


def instead(
    session: Session, what: str, past: Past, given: Input, rest: Sequence[Past] = ()
) -> Ruling | None:
    """Tell what follows where this was given instead; None where it cannot have been.

    Args:
        session: the game as it is.
        what: ``turn`` or ``input``, as in `Overrule`.
        past: the turn or input in whose place it comes; a number of the die comes before it.
        given: what was really given.
        rest: what came after that, heard once more as far as it can be.
    """
    rolled = given.word == DIE
    before = session.game.unrolled(past.before) if rolled else past.before
    if (taken := _taken(session, before, given, "" if rolled else past.seat)) is None:
        return None
    taken, still = _anew(session, taken, [past, *rest] if rolled else rest)
    whole = what == "turn"
    more = {} if whole else {"ends": taken.ends, "deeds": [deed.to_json() for deed in taken.deeds]}
    return Ruling(
        what,
        taken.position,
        past.seat,
        past.die if whole else int(given.value) if rolled else 0,
        session.game.number(taken.position),
        str(given),
        since=past.number,
        still=still,
        won=new_winners(session.game, past.before if whole else session.position, taken.position),
        more=more,
    )


def _pasts(session: Session) -> Sequence[Past]:
    """Return the inputs that may be corrected, oldest first."""
    first = max(
        (i + 1 for i, past in enumerate(session.progress.history) if past.over is not None), default=0
    )
    return session.progress.history[max(first, session.progress.undo_floor) :]


def _awaited(session: Session, before: Any, given: Input) -> Awaited | None:
    """Tell as what this was awaited, where it could have been something else that people say."""
    alike = (one for one in session.game.expects(before) if one.word == given.word)
    return next(
        (one for one in alike if one.source != BOARD and not one.secret and len(one.values) > 1), None
    )


def _rolled(session: Session, pasts: Sequence[Past], at: int) -> int | None:
    """Return the number that was rolled right before this input."""
    number, last = session.game.number(pasts[at].before), pasts[at - 1] if at else None
    went_on = last is not None and not last.ends and session.game.number(last.before) == number
    return None if went_on else number


def _taken(session: Session, position: Any, given: Input, seat: str = "") -> Taken[Any] | None:
    """Tell what it leads to, said by this seat where that may say it; else by whoever is waited for."""
    try:
        taken = session.game.hear(position, given, seat)
    except (MoveError, PositionError):
        return None
    if isinstance(taken, Taken):
        return taken
    return _taken(session, position, given) if seat else None


def _anew(session: Session, taken: Taken[Any], rest: Sequence[Past]) -> tuple[Taken[Any], tuple[int, ...]]:
    """Hear what came after once more, up to what cannot be heard; all as one input, and their numbers."""
    still: list[int] = []
    for past in rest:
        if (again := _again(session, taken.position, past)) is None:
            break
        taken = replace(again, deeds=(*taken.deeds, *again.deeds))
        still.append(past.number)
    return taken, tuple(still)


def _again(session: Session, position: Any, past: Past) -> Taken[Any] | None:
    """Return an input once more, where it is still the same seat's; its number first, which may say stop.

    What was said in secret is not: it was for certain eyes, and others might get it now.
    """
    game = session.game
    given = read_input(past.move, game.words)
    if game.words.get(given.word) != BOARD and secret(game.expects(past.before), given):
        return None
    if (number := game.number(past.before)) is not None and game.number(position) is None:
        said = Input(DIE, str(number))
        rolled = _taken(session, position, said)
        if rolled is None and (stopped := next_to_roll(game, position)) is not None:
            rolled = _taken(session, stopped, said)
        if rolled is None:
            return None
        position = rolled.position
    if game.seat_to_move(position) != game.seat_to_move(past.before):
        return None
    return _taken(session, position, given, past.seat)
