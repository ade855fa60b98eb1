"""Deadlines: how long a picture must rest, and what is decided then (docs/notation.md, part 4)."""

from __future__ import annotations

from dataclasses import replace

from companion.core import hands, tracker
from companion.core.decisions import Result, ask, observe, report, say, turn
from companion.core.game import Footprint
from companion.core.session import Session
from companion.core.types import Mask, Verdict

STUCK_MS = 10_000
"""So long a decided turn and one field may differ before its contact is taken for stuck."""


def due(session: Session) -> int | None:
    """When the present picture has rested long enough to decide, in ms; None where nothing is."""
    if session.over:
        return None
    rest = session.settings.rest_other_ms
    observation = session.observation
    if session.arranging:
        if session.board.key(session.tracker.picture) != session.board.key(session.picture):
            return session.tracker.since_ms + STUCK_MS if stuck(session) else None
        if session.tracker.arrangements is not None and not _all_home(session):
            return None
        return session.tracker.since_ms + rest
    match observation.kind:
        case "settled":
            if session.reported is None and not session.asking and session.tracker.arrangements is not None:
                return None
        case "complete" | "same":
            if observation.moves in (session.asking, session.denied):
                return None
            if only_turn(session):
                rest = session.settings.rest_legal_ms
        case "mismatch":
            if already_told(session):
                return None
        case _:
            return None
    return max(session.tracker.since_ms + rest, session.ready_ms)


def earliest(session: Session) -> int:
    """No deadline falls before this, in ms; told without looking at what the hands do."""
    return session.tracker.since_ms + min(session.settings.rest_legal_ms, session.settings.rest_other_ms)


def stuck(session: Session) -> Mask:
    """The one field that differs from a decided turn while all else is right; nothing where that is not so.

    Pieces that still have to be moved differ on two spots; a single one is a contact that does not follow.
    """
    if not session.history:
        return 0
    board, now = session.board, session.tracker.picture
    differs = (now ^ session.picture) & board.fields
    counts = any(((now ^ session.picture) & pool.mask) for pool in board.pools)
    return 0 if counts or differs.bit_count() != 1 else differs


def already_told(session: Session) -> bool:
    """Whether the last illegal verdict names just the spots that are wrong and missing now."""
    illegal, told = session.observation.illegal, session.reported
    return bool(illegal and told and (illegal.wrong, illegal.missing) == (told.wrong, told.missing))


def _all_home(session: Session) -> bool:
    """Whether the pieces themselves, not only their picture, may be back where they belong."""
    kinds = session.game.kinds(session.position, session.picture)
    return any(hands.home(session.board, kinds, one) for one in session.tracker.arrangements or ())


def tick(session: Session, at_ms: int) -> Result:
    """What falls due up to ``at_ms``, stamped with the time at which it became certain."""
    when = due(session)
    return at_rest(session, when) if when is not None and when <= at_ms else (session, ())


def at_rest(session: Session, at_ms: int) -> Result:
    """The picture has rested: decide."""
    if session.arranging and (differs := stuck(session)):
        kind = "stuck-on" if session.tracker.picture & differs else "stuck-off"
        session, effects = say(
            session, Verdict(at_ms, "fault", spot=session.board.names(differs)[0], kind=kind)
        )
        return observe(session), effects
    if session.arranging:
        fresh = tracker.begin(session.tracker.picture, at_ms)
        return observe(replace(session, arranging=False, picture=fresh.start, tracker=fresh)), ()
    observation = session.observation
    match observation.kind:
        case "settled":
            fresh = session.tracker
            if (
                session.reported is not None or fresh.arrangements is None
            ):  # a lift was missed, or a thing came
                fresh = tracker.begin(session.tracker.picture, at_ms)
            told = replace(session, reported=None, asking=(), tracker=fresh)
            return (told, ()) if session.reported is None else say(told, Verdict(at_ms, "restored"))
        case "complete" | "same":
            only = only_turn(session)
            if only:
                return turn(session, only, "sensors", at_ms)
            return ask(session, observation.moves, at_ms)
    assert observation.illegal is not None
    return report(session, observation.illegal, at_ms)


def only_turn(session: Session) -> Footprint | None:
    """The one turn that picture and touches fit, if nothing else is likely enough."""
    if not session.observation.sure:
        return None
    return next(f for f in session.footprints if f.move == session.observation.moves[0])
