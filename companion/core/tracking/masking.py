"""Spots whose contact is not believed: what they are taken to show, how they are left out and come back.

A masked spot counts as it should be: as in the expected picture, and during a turn as when the turn began.
In a pool only the number matters, so that its masked places fill up what the others lack. Touches of masked
spots are left out of what hands did.

Refuses to know: how a fault is found (diagnosis.py), and what is told about it.
"""

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits, union
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import BoardReading, Mask, Touch
from companion.core.tracking import tracker


def leave_out(session: Session, fault: Fault, at_ms: int) -> Session:
    """Return the session without the contacts of this fault, from now on and for this turn."""
    session = _with_faults(session, (*_others(session, fault.spots), fault))
    if session.turn.arranging:
        return _arranged(session, at_ms)
    return replace(session, turn=replace(session.turn, tracker=without(session.turn.tracker, fault.spots)))


def believe_again(session: Session, spots: Mask, at_ms: int) -> Session:
    """Return the session with these contacts believed again; what they show now counts as a touch of now."""
    session = _with_faults(session, _others(session, spots))
    if session.turn.arranging:
        return _arranged(session, at_ms)
    tracked = session.turn.tracker
    occupied = session.believed(session.pictures.seen, tracked.seen.picture)
    if not (changed := (occupied ^ tracked.seen.picture) & spots):
        return session
    touches = tuple(Touch(at_ms, spot, bool(occupied >> spot & 1)) for spot in bits(changed))
    return replace(
        session,
        turn=replace(
            session.turn,
            tracker=tracker.touch(tracked, BoardReading(at_ms, occupied, touches, tracked.seen.shown)),
        ),
    )


def refit(session: Session, picture: Mask) -> Mask:
    """Return ``picture`` with pools as they are seen, where masked places can make up the number."""
    for pool in session.board.pools:
        if not (doubtful := pool.mask & session.contacts.masked):
            continue
        seen = session.pictures.seen & pool.mask & ~session.pictures.ignored & ~doubtful
        lacking = (picture & pool.mask).bit_count() - seen.bit_count()
        if 0 <= lacking <= doubtful.bit_count():
            picture = picture & ~pool.mask | seen | sum(1 << spot for spot in list(bits(doubtful))[:lacking])
    return picture


def _others(session: Session, spots: Mask) -> tuple[Fault, ...]:
    """Return the faults of other spots."""
    return tuple(
        replace(one, spots=one.spots & ~spots) for one in session.contacts.faults if one.spots & ~spots
    )


def _with_faults(session: Session, faults: tuple[Fault, ...]) -> Session:
    masked = union(one.spots for one in faults)
    return replace(session, contacts=replace(session.contacts, faults=faults, masked=masked))


def _arranged(session: Session, at_ms: int) -> Session:
    picture = refit(session, session.pictures.expected)
    seen = session.believed(session.pictures.seen, picture)
    return replace(
        session,
        pictures=replace(session.pictures, expected=picture),
        turn=replace(session.turn, tracker=tracker.found(picture, seen, at_ms, beyond=session.beyond)),
    )


def without(tracked: Tracker, spots: Mask) -> Tracker:
    """Tell what was seen since the turn began, as if these contacts had not changed."""
    if not (tracked.seen.picture ^ tracked.began.picture) & spots and all(
        not spots >> touch.spot & 1 for touch in tracked.seen.touches
    ):
        return tracked
    touches = [touch for touch in tracked.seen.touches if not spots >> touch.spot & 1]
    picture = tracked.seen.picture & ~spots | tracked.began.picture & spots
    if tracked.ways.blind or tracked.ways.lost:
        lifted = tracked.seen.lifted & ~spots
        seen = replace(tracked.seen, picture=picture, lifted=lifted, touches=tuple(touches))
        return replace(tracked, seen=seen, ways=replace(tracked.ways, odd=tracked.ways.odd & ~spots))
    return tracker.anew(tracked, touches)
