"""What one seat alone may see and say: the phone that holds it asks, and nobody else is told.

Knows: which seats a browser holds. Refuses to know: what is secret (the game says), and languages. None of it
is in the public state, kept anywhere here, or written to a log.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from companion.core.abilities import Confidant
from companion.core.inputs import Awaited
from companion.core.session import Session
from companion.web.telling import Translate, input_line, named


def mine(session: Session | None, seats: Collection[str], translate: Translate) -> list[dict[str, Any]]:
    """For each of these seats that plays: what it alone may see, and what it may say.

    ``told`` are the game's own lines for it; ``awaited`` as in the state, secret inputs among them.
    """
    if session is None:
        return []
    playing = session.game.seats_in_play(session.position)
    return [_seat(session, seat, translate) for seat in playing if seat in seats]


def _seat(session: Session, seat: str, translate: Translate) -> dict[str, Any]:
    told = session.game.confides(session.position, seat) if isinstance(session.game, Confidant) else ()
    quiet = session.over or session.paused is not None or session.arranging or bool(session.asking)
    awaited = () if quiet else session.awaited
    return {
        "seat": seat,
        "told": [translate(named(session, say)) for say in told],
        "awaited": [input_line(session, each, translate) for each in awaited if _may(each, seat)],
    }


def _may(awaited: Awaited, seat: str) -> bool:
    return seat in awaited.seats and not awaited.foul


def is_somebody_elses(session: Session, word: str, seats: Collection[str]) -> bool:
    """Whether this word is a secret one that no seat of these may say now, though it may come."""
    secret = [one for one in session.awaited if one.word == word and one.secret]
    return bool(secret) and not any(set(one.seats) & set(seats) for one in secret)
