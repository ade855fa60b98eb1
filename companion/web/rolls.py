"""The die as the pages show it: its faces, the next commitment, the last numbers and their proofs.

All of it is a function of the session. Refuses to know: HTTP, and how a number comes about (core/dice.py).
"""

from __future__ import annotations

from typing import Any

from companion.core import dice
from companion.core.session import Rolled, Session

Json = dict[str, Any]


def roll_state(session: Session, commitment: str) -> Json:
    """The key ``roll`` of the public state."""
    return {
        "faces": list(session.game.die_faces),
        "commitment": commitment,
        "last": _last(session.rolls[-1]) if session.rolls else None,
    }


def roll_lines(session: Session) -> list[Json]:
    """The last numbers with all that is needed to check them, newest first."""
    return [_line(session, one) for one in reversed(session.rolls)]


def _last(one: Rolled) -> Json:
    return {"count": one.count, "seat": one.seat, "die": one.die, "how": one.how, "back": one.back}


def _line(session: Session, one: Rolled) -> Json:
    sealed = bool(one.secret)
    checked = dice.thrown(one.secret, one.share, session.game.die_faces) == one.die if sealed else None
    return {
        **_last(one),
        "secret": one.secret,
        "share": one.share,
        "commitment": dice.commitment(one.secret) if sealed else "",
        "checked": checked,
    }
