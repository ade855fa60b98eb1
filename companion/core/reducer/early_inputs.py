"""Words and hands at nearly the same time: what on the board counts before something that is just said.

A figure that has just been put down counts, and so does a wall that was pulled, once its colour is told.
But a wall that is only nudged must not become a pulled one because somebody says something at that moment.
Refuses to know: who may say what, and time passing.
"""

from collections.abc import Iterator
from typing import Any

from companion.core.decision.rest_decisions import only_turn
from companion.core.inference import input_sequences
from companion.core.inference.classify import observe
from companion.core.model.commands import Given
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import bits, union
from companion.core.model.inputs import BLANK, BOARD, DIE, MOVE, PASS, SENSORS, STOP, Input, Taken, read_input
from companion.core.model.session import Session
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking import masking, tracker

MOST_HANDS = 6
"""Ways to put back what is in the air that are tried, at most."""


def taken_early(session: Session, position: Any, given: Given) -> Taken[Any] | None:
    """Tell what this leads to from a position of the game; None where it is not awaited or is refused."""
    game = session.game
    if not any(
        awaited.word == given.input.word
        and awaited.source != BOARD
        and (not given.seat or given.seat in awaited.seats)
        for awaited in game.expects(position)
    ):
        return None
    try:
        taken = game.hear(position, given.input, given.seat)
    except (MoveError, PositionError):
        return None
    return taken if isinstance(taken, Taken) else None


def first(session: Session, given: Given) -> Footprint | None:
    """Tell what hands have done that counts before this, not rested yet; None where nothing does."""
    if session.over or session.turn.arranging or session.dialogue.asking or _apart_waits(session, given):
        return None
    for done in _done(session, given.at_ms):
        if (before := _before(session, done, given)) is not None:
            return input_sequences.named(session, before) if before else None
    if session.observation.kind == "settled" or taken_early(session, session.position, given) is not None:
        return None
    moved = input_sequences.certain_apart(session)
    return moved if moved is not None and _before(session, moved, given) == moved.move else None


def before_number(session: Session, number: int, at_ms: int) -> Footprint | None:
    """Tell what hands have done that counts before the next number, where turns are made of many inputs.

    Then it ends the turn, or the number does, which says stop. None where it is nothing, or a whole turn is
    one move.
    """
    if session.turns_are_moves or any(awaited.word in (MOVE, PASS) for awaited in session.awaited):
        return None
    ends = (Input(DIE, str(number)), Input(STOP))
    return next(filter(None, (first(session, Given(at_ms, end)) for end in ends)), None)


def only_others_held(session: Session) -> bool:
    """Tell whether nothing has been moved, but some pieces are in the air, none of them of who is to move."""
    tracked = session.turn.tracker
    kinds = session.kinds(tracked.began.picture)
    return bool(tracked.arrangements) and all(
        arrangement.held
        and not arrangement.moved
        and all(kinds[spot] != session.seat for spot in arrangement.held)
        for arrangement in tracked.arrangements or ()
    )


def undecided(session: Session, given: Given) -> bool:
    """Tell whether hands have done what will be asked about, so that its order with this input is open."""
    seen = session.observation
    by_contact = given.how == SENSORS  # it follows from what hands have done
    return seen.kind == "complete" and not seen.sure and not by_contact


def whole(session: Session, footprint: Footprint) -> bool:
    """Tell whether this is all that hands have done."""
    only = only_turn(session)
    return only is not None and only.move == footprint.move


def _done(session: Session, at_ms: int) -> Iterator[Footprint]:
    """Tell what hands have done for certain; also as if what is in the air besides were put back now."""
    kind = session.observation.kind
    if kind == "settled":
        return
    if (only := only_turn(session)) is not None:
        yield only
    if kind == "complete" or session.turn.tracker.arrangements is None:
        return
    for held in sorted({arrangement.held for arrangement in session.turn.tracker.arrangements})[:MOST_HANDS]:
        figures = [spot for spot in held if not session.board.apart >> spot & 1]
        for some in (figures, list(held)) if figures != list(held) else (figures,):
            nudged = all(
                _out_ms(session, spot, at_ms) < session.table.settings.rest_legal_ms for spot in some
            )
            if not some or (some != figures and not nudged):
                continue
            if (only := only_turn(_put_back(session, some, at_ms))) is not None:
                yield only
    if _apart_moved_last(session) and (only := only_turn(_without_apart(session))) is not None:
        yield only


def _out_ms(session: Session, spot: int, at_ms: int) -> int:
    """Tell for how long a spot has been empty, in ms."""
    lifts = [
        touch.at_ms for touch in session.turn.tracker.seen.touches if touch.spot == spot and not touch.on
    ]
    return at_ms - max(lifts, default=at_ms)


def _apart_moved_last(session: Session) -> bool:
    """Tell whether walls were moved, after everything else."""
    now = session.turn.tracker
    changed = now.began.picture ^ now.seen.picture
    last = {touch.spot: touch.at_ms for touch in now.seen.touches if changed >> touch.spot & 1}
    apart = [ms for spot, ms in last.items() if session.board.apart >> spot & 1]
    others = [ms for spot, ms in last.items() if not session.board.apart >> spot & 1]
    return bool(apart and others) and min(apart) > max(others)


def _apart_waits(session: Session, given: Given) -> bool:
    """Tell whether a wall that left its slot before any figure left its field waits for this word.

    Then the figure went because of the wall, and so after the word. A wall that this word does not allow to
    be pulled is rather nudged.
    """
    lifted = input_sequences.apart_lifted_first(session)
    if not lifted or (taken := taken_early(session, session.position, given)) is None:
        return False
    return any(footprint.removed & lifted for footprint in session.game.footprints(taken.position))


def _without_apart(session: Session) -> Session:
    apart = session.board.apart & (1 << len(session.board.spots)) - 1
    return observe(
        replace(session, turn=replace(session.turn, tracker=masking.without(session.turn.tracker, apart)))
    )


def _put_back(session: Session, spots: list[int], at_ms: int) -> Session:
    picture = session.turn.tracker.seen.picture | union(1 << spot for spot in spots)
    touches = tuple(Touch(at_ms, spot, on=True) for spot in spots)
    return observe(
        replace(
            session,
            turn=replace(
                session.turn,
                tracker=tracker.touch(session.turn.tracker, BoardReading(at_ms, picture, touches)),
            ),
        )
    )


def _before(session: Session, done: Footprint, given: Given) -> str | None:
    """Tell how much of what hands have done counts before this, as text.

    What it needs, and what was put down.

    What was only taken away at the end does not count before it, unless this could not be heard otherwise.
    None where it cannot be heard at all.
    """
    game, position = session.game, session.position
    texts = done.move.split(BLANK)
    can, away = [taken_early(session, position, given) is not None], [False]
    for text in texts:
        footprint = next((legal for legal in game.footprints(position) if legal.move == text), None)
        taken = game.hear(position, read_input(text, game.words))
        if footprint is None or not isinstance(taken, Taken):
            return None
        position = taken.position
        can.append(taken_early(session, position, given) is not None)
        away.append(not footprint.added)
    if (number := next((n for n in range(len(texts), -1, -1) if can[n]), None)) is None:
        return None
    while number and away[number] and can[number - 1]:
        number -= 1
    if number and away[number] and _either(session, texts, number, given):
        return None
    return BLANK.join(texts[:number])


def _either(session: Session, texts: list[str], number: int, given: Given) -> bool:
    """Tell whether the last input before the word may be a nudge, and a later one what the word is about."""
    game, position = session.game, session.position
    for text in texts[: number - 1]:
        taken = game.hear(position, read_input(text, game.words))
        assert isinstance(taken, Taken)
        position = taken.position
    moves = {other.move: other for other in game.footprints(position)}
    removed = moves[texts[number - 1]].removed
    if any(
        _out_ms(session, spot, given.at_ms) >= session.table.settings.rest_legal_ms for spot in bits(removed)
    ):
        return False
    others = [read_input(text, game.words) for text in texts[number:] if text in moves]
    return any(
        isinstance(taken := game.hear(position, other), Taken)
        and taken_early(session, taken.position, given) is not None
        for other in others
    )
