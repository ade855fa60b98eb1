"""The board out of sight, and seen again: what is believed then.

Knows: what of a session outlives a time in which nobody looked. Refuses to know: why nobody did (a cable, a
restart, a pause).
"""

from companion.core.inference import footprint_match, trays
from companion.core.inference.classify import observe
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.types import NO_POLES, BoardFound, BoardLost
from companion.core.tracking import masking, tracker, unplayed_places


def board_found(session: Session, report: BoardFound) -> Session:
    """Take the first whole picture, or one after a time unseen: half a turn goes on, else it is arranged."""
    before = session.pictures
    ignored = unplayed_places.found(session, before.ignored, report.occupied, before.expected)
    seen_now = replace(before, seen=report.occupied, poles=report.poles, ignored=ignored)
    session = replace(session, pictures=seen_now)
    expected = masking.refit(session, session.pictures.expected)  # nobody has seen how pools are filled
    session = replace(session, pictures=replace(session.pictures, expected=expected))
    seen = session.believed(report.occupied, expected)
    pieces = session.turn.tracker.began.poles  # as last seen
    if NO_POLES in (pieces, report.poles):
        pieces = session.should_show(session.pictures.expected, report.poles)
    shown = session.believed_poles(report.poles, seen)
    tracked = tracker.found(
        session.pictures.expected, seen, report.at_ms, pieces, shown, beyond=session.beyond
    )
    session = replace(
        session,
        turn=replace(
            session.turn,
            tracker=replace(tracker.lose(tracked), looked_ms=report.at_ms)
            if session.turn.tracker.ways.lost
            else tracked,
            arranging=False,
        ),
        dialogue=replace(session.dialogue, take_back_offer=0),
    )
    if session.over:
        return session
    session = observe(session)
    change = footprint_match.change(session.board, session.pictures.expected, seen)
    in_air = change.removed.bit_count() - sum(delta for _, delta in change.pools if delta < 0)
    turn_half_done = session.die is not None and in_air <= 3 and session.observation.kind != "mismatch"
    turn_half_done = turn_half_done and not trays.changed_places(session)  # nobody saw it being handed in
    if session.observation.kind == "settled":
        return replace(
            session,
            pictures=replace(session.pictures, expected=seen),
            turn=replace(session.turn, tracker=tracker.begin(seen, report.at_ms, session.beyond)),
        )
    return replace(session, turn=replace(session.turn, arranging=not turn_half_done))


def board_lost(session: Session, lost: BoardLost) -> Session:
    """Believe nothing but what was decided, out of sight; turns may be entered, questions answered."""
    tracked = session.turn.tracker
    fresh = tracker.begin(session.pictures.expected, lost.at_ms, session.beyond)
    began = replace(fresh.began, poles=tracked.began.poles)
    fresh = replace(fresh, began=began, ways=replace(fresh.ways, lost=tracked.ways.lost))
    session = replace(session, dialogue=replace(session.dialogue, take_back_offer=0))
    return (
        session
        if session.over
        else observe(replace(session, turn=replace(session.turn, tracker=fresh, arranging=False)))
    )
