"""Tells what a board shows whose pieces could not be followed, as hands touched too much.

The picture alone counts. It is right, it is the end of legal turns, which are asked about, or something is
missing or too much (docs/adr/0016-lost.md). Refuses to know: when a board is lost (tracker.py), and the
way back (way_back_planner.py).
"""

from companion.core.inference import footprint_match
from companion.core.model.game import Illegal
from companion.core.model.observation import PIECE_AWAITED, Observation
from companion.core.model.session import Session
from companion.core.tracking import polarity_filter
from companion.core.tracking.picture_difference import differences


def look_at_picture(session: Session) -> Observation:
    """Tell what the picture alone tells; no turn of it is sure."""
    board, tracker = session.board, session.turn.tracker
    change = footprint_match.change(board, tracker.began.picture, tracker.seen.picture)
    other = polarity_filter.exchanged(board, tracker)
    if change.nothing and not other:
        return Observation("settled")
    if moves := _possible_moves(session, change):
        return Observation("complete", moves=moves)
    missing, wrong = differences(board, tracker.began.picture, tracker.seen.picture)
    begun = wrong and _may_become_a_turn(session, change)
    if (begun or not wrong) and not (other or missing & board.apart):
        return Observation("in-hand", lifted=missing, aim=PIECE_AWAITED)
    return Observation("mismatch", illegal=Illegal("unexplained", "", wrong | other, missing | other))


def _possible_moves(session: Session, change: footprint_match.Change) -> tuple[str, ...]:
    """Return the turns that end with this picture, but for those that somebody has denied."""
    masked = session.contacts.masked
    changed = (change.removed | change.added) & ~masked
    return tuple(
        footprint.move
        for footprint in session.footprints
        if (footprint.removed | footprint.added) & ~masked == changed  # first, as it costs nothing
        and footprint_match.shows_end(session.board, change, footprint, masked)
        and footprint.move not in session.turn.rejected_moves
    )


def _may_become_a_turn(session: Session, change: footprint_match.Change) -> bool:
    """Tell whether pieces are in a hand, and what came stands where a turn brings it."""
    seen, began = session.turn.tracker.seen.picture, session.turn.tracker.began.picture
    return seen.bit_count() < began.bit_count() and any(
        footprint_match.may_become(footprint, change) for footprint in session.footprints
    )
