"""All questions of the state: which turn was it? take back? whose piece? accept? was it another turn?

Refuses to know: when they are asked (core/decision), and the words (overrule_words.py, take_back_prompts.py).
"""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from companion.core.corrections import overrule
from companion.core.corrections.suggest import likely_turns
from companion.core.inference import take_back_by_hand
from companion.core.model.commands import Undo
from companion.core.model.inputs import BLANK
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.core.reducer import undo
from companion.core.reducer.command_refusal import ends_rightly
from companion.state.models.state_parts import Accept, Choice, Meant, Offer, Proposal, Undoing, Whose
from companion.words import sentences, take_back_prompts
from companion.words.i18n import Translate
from companion.words.overrule_words import tell_accept, tell_meant, tell_proposal
from companion.words.short_words import shortened

Json = dict[str, Any]


def questions(session: Session, translate: Translate) -> Json:
    """Return the keys of the state that ask something: ``end_turn``, ``ask`` to ``proposal``."""
    return {
        "end_turn": ends_rightly(session, session.turn.tracker.seen.since_ms),
        "ask": [_choice(session, move, translate) for move in session.dialogue.asking],
        "undo": _undo(session),
        "offer": take_back_offer(session, translate),
        "whose": _whose(session, translate),
        "accept": _accept(session, translate),
        "meant": _meant(session, translate),
        "proposal": _proposal(session, translate),
    }


def _choice(session: Session, move: str, translate: Translate) -> Choice:
    """Return one answer; several inputs of one turn are told in their order."""
    each = [sentences.tell_move(session, session.seat, one) for one in move.split(BLANK)]
    told = reduce(lambda one, more: Say("{one}, {more}", {"one": one, "more": more}), each)
    return Choice(move, translate(told), translate(shortened(told)))


def _undo(session: Session) -> Undoing | None:
    """Return what the take-back button would undo, where it can be undone by somebody."""
    if undo.refused(session, Undo(0)) is not None:
        return None
    return Undoing(session.progress.newest, undo.last_seat(session), undo.is_slip(session))


def take_back_offer(session: Session, translate: Translate) -> Offer | None:
    """Return the offer to take back: the turn's number, how many that would undo, and what then is."""
    if not session.dialogue.take_back_offer:
        return None
    turns = take_back_by_hand.undone(session, session.dialogue.take_back_offer)
    first = turns[-1]
    return Offer(
        number=session.dialogue.take_back_offer,
        turns=1 + sum(past.ends for past in turns[1:]),
        seat=first.seat,
        die=first.die or None,
        seats=_in_order(session, (past.seat for past in turns if past.move != "pass")),
        text=translate(take_back_prompts.tell_offer(session)),
    )


def _in_order(session: Session, seats: Iterable[str]) -> list[str]:
    """Return each seat once, in order round the table; an empty text where nobody's turn is among them."""
    found = set(seats)
    return [seat for seat in (*session.game.seats, "") if seat in found]


def _whose(session: Session, translate: Translate) -> Whose | None:
    """Tell whose pieces they are: the spots asked about, and the kind that should stand on each."""
    if session.over or not session.dialogue.swap_question:
        return None
    text = translate(take_back_prompts.tell_whose(session))
    return Whose(dict(session.dialogue.swap_question), session.dialogue.pieces_swapped, text)


def _accept(session: Session, translate: Translate) -> Accept | None:
    """Tell what "accept anyway" would mean, while there is something that was not allowed."""
    last = session.dialogue.verdicts[-1].reason if session.dialogue.verdicts else ""
    if session.phase != "illegal" and (session.phase, last) != ("move", "must-move"):
        return None
    can, text = tell_accept(session)
    return Accept(can, translate(text))


def _meant(session: Session, translate: Translate) -> Meant | None:
    """Return the turns that the last one may really have been; None where the board speaks for none."""
    moves = likely_turns(session)
    before = overrule.before_last_turn(session) if moves else None
    if before is None:
        return None
    return Meant(translate(tell_meant(before)), [_choice(before, move, translate) for move in moves])


def _proposal(session: Session, translate: Translate) -> Proposal | None:
    """Return the overruling that all seats are asked to agree to."""
    if (proposal := overrule.standing(session)) is None:
        return None
    before, move, what = overrule.before_last_turn(session), proposal.wish.move, proposal.wish.what
    turn = sentences.tell_move(before, before.seat, move) if before and what == "turn" else ""
    if what == "input":
        turn = sentences.tell_corrected(session, move)
    return Proposal(
        what=what,
        text=translate(tell_proposal(session, proposal, turn)),
        agreed=list(proposal.agreed),
        waiting=[s for s in session.people if s not in proposal.agreed],
        position=dict(session.game.public(proposal.position, over=session.over)),
    )
