"""Places whose pieces are no part of the game: houses that nobody plays, a goal that somebody has reached.

Knows: which pieces there are left out of the picture, also while hands lift, tidy or put them back. Refuses
to know: what else stands on the board.
"""

from __future__ import annotations

from companion.core.model.game import bits
from companion.core.model.session import Session
from companion.core.model.types import BoardReading, Mask, Touch


def ignored_after(session: Session, reading: BoardReading) -> Mask:
    """Tell which spots are left out of the picture after a reading.

    A pawn that nobody plays may be lifted and put back on any place of such a house. A captured pawn that is
    put there by mistake is seen: then a piece of the game is in the air, and none of the others.
    """
    ignored = session.pictures.ignored & (reading.occupied | session.unplayed_places)
    if session.turn.arranging:
        return ignored | reading.occupied & session.unplayed_places
    before = session.pictures.seen
    for touch in reading.touches:
        ignored = _after_touch(session, ignored, before, touch)
        before = before | 1 << touch.spot if touch.on else before & ~(1 << touch.spot)
    return ignored


def _after_touch(session: Session, ignored: Mask, before: Mask, touch: Touch) -> Mask:
    spot = 1 << touch.spot
    if not touch.on or not spot & session.unplayed_places & ~ignored:
        return ignored
    away = ignored & session.unplayed_places & ~before
    if away:  # it comes from another place of these houses
        return ignored & ~(1 << bits(away)[0]) | spot
    in_air = session.turn.tracker.began.picture & ~session.turn.tracker.seen.picture
    return ignored if in_air else ignored | spot
