"""Whether the turn recorded last was really another one: the board may show it before anybody says so.

Somebody lets go of a pawn and then goes elsewhere with it, or a piece that was set aside for a moment looked
like a turn. Nothing is changed without a person's word.

Knows: which other turns end as the board stands now. Refuses to know: who may say that it was one
(web/access/roles.py), and what becomes of the game then (overrule.py).
"""

from companion.core.corrections import overrule
from companion.core.decision.decisions import picture_after
from companion.core.inference import take_back_by_hand
from companion.core.model.session import Session

MOST_TURNS = 4
"""Of more turns than these nobody wants to choose here; the list of all turns is a tap away."""


def likely_turns(session: Session) -> tuple[str, ...]:
    """Return turns that may have been meant instead of the last; empty if the board suggests none or many."""
    seen = session.turn.tracker.seen.picture
    if session.phase != "illegal" or not session.turns_are_moves:
        return ()
    before = overrule.before_last_turn(session)
    if before is None or take_back_by_hand.alike(session, session.turn.tracker.began.picture, seen):
        return ()
    recorded = session.progress.history[-1].move
    moves = tuple(
        footprint.move
        for footprint in before.turn.footprints
        if footprint.move != recorded
        and take_back_by_hand.alike(session, picture_after(before, footprint), seen)
    )
    return moves if len(moves) <= MOST_TURNS else ()
