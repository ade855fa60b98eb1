"""What the table may overrule as the board stands, and what it is asked to agree to, as values of the state.

Refuses to know: what may be overruled (core/corrections/overrule.py), and the words for it
(overrule_words.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.corrections import overrule
from companion.core.corrections.suggest import meant
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.words import sentences
from companion.words.overrule_words import tell_accept, tell_meant, tell_proposal

Json = dict[str, Any]

Translate = Callable[[Say], str]


def overrulable(session: Session, translate: Translate) -> Json:
    """The keys ``accept``, ``meant`` and ``proposal`` of the state (docs/explanation/architecture.md)."""
    return {
        "accept": _accept(session, translate),
        "meant": _meant(session, translate),
        "proposal": _proposal(session, translate),
    }


def _accept(session: Session, translate: Translate) -> Json | None:
    """What "accept anyway" would mean, while there is something that was not allowed."""
    last = session.verdicts[-1].reason if session.verdicts else ""
    if session.phase != "illegal" and (session.phase, last) != ("move", "must-move"):
        return None
    can, text = tell_accept(session)
    return {"can": can, "text": translate(text)}


def _meant(session: Session, translate: Translate) -> Json | None:
    """The turns that the last one may really have been; None where the board speaks for none."""
    moves = meant(session)
    before = overrule.then(session) if moves else None
    if before is None:
        return None
    told = [sentences.tell_move(before, before.seat, move) for move in moves]
    turns = [{"move": move, "text": translate(text)} for move, text in zip(moves, told, strict=True)]
    return {"text": translate(tell_meant(before)), "turns": turns}


def _proposal(session: Session, translate: Translate) -> Json | None:
    """The overruling that all seats are asked to agree to."""
    proposal = overrule.standing(session)
    if proposal is None:
        return None
    before, move = overrule.then(session), proposal.wish.move
    turn = sentences.tell_move(before, before.seat, move) if before and move else ""
    if proposal.wish.what == "input":
        turn = sentences.tell_corrected(session, move)
    return {
        "what": proposal.wish.what,
        "text": translate(tell_proposal(session, proposal, turn)),
        "agreed": list(proposal.agreed),
        "waiting": [s for s in session.game.seats_in_play(session.position) if s not in proposal.agreed],
        "position": session.game.public(proposal.position, over=session.over),
    }
