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
    put there by mistake is seen: then a piece of the game is in the air, and none of the others. A pawn that
    has ended its game may be lifted, put back, or put into its house, and be touched there, too.
    """
    ignored = kept(session, reading.occupied)
    if session.turn.arranging:
        return found(session, ignored, reading.occupied)
    before = session.pictures.seen
    for touch in reading.touches:
        ignored = _after_touch(session, ignored, before, touch)
        before = before | 1 << touch.spot if touch.on else before & ~(1 << touch.spot)
    return ignored


def kept(session: Session, occupied: Mask) -> Mask:
    """Tell which spots stay left out while the board shows this."""
    stays = session.unplayed_places | session.situation.finish | session.situation.homes_of_winners
    return session.pictures.ignored & (occupied | stays)


def found(session: Session, ignored: Mask, occupied: Mask) -> Mask:
    """Tell which spots are left out besides ``ignored`` on a board that is seen anew.

    What stands where somebody has ended the game is no piece of the game, unless one of those is missing.
    """
    is_whole = not session.pictures.expected & ~occupied
    beside = session.unplayed_places | (session.situation.finish if is_whole else 0)
    return ignored | occupied & beside


def _after_touch(session: Session, ignored: Mask, before: Mask, touch: Touch) -> Mask:
    spot = 1 << touch.spot
    if touch.on and session.situation.finish:
        ignored = _after_finish(session, ignored, before, spot)
    if not touch.on or not spot & session.unplayed_places & ~ignored:
        return ignored
    away = ignored & session.unplayed_places & ~before
    if away:  # it comes from another place of these houses
        return ignored & ~(1 << bits(away)[0]) | spot
    return ignored if _in_air(session) else ignored | spot


def _after_finish(session: Session, ignored: Mask, before: Mask, spot: Mask) -> Mask:
    """Tell the same after a put, where a piece has ended its game: only it can come from nowhere.

    The pieces of its house are like it, so each may stand where another of them did.
    """
    finish, homes = session.situation.finish, session.situation.homes_of_winners
    in_air, away = _still_in_air(session), ignored & (finish | homes) & ~before
    if not spot & (finish | homes):
        return ignored
    if in_air & ~homes or (in_air and not away):
        return ignored & ~spot  # of the game
    if in_air and spot & homes:
        return ignored & ~spot | (_one_of(in_air & _pools_of(session, spot)) if away & spot else 0)
    if away & spot:
        return ignored
    if away:
        return ignored & ~_one_of(away & finish or away) | spot
    return ignored | spot & finish


def _one_of(spots: Mask) -> Mask:
    """Return the lowest of these spots; none of none."""
    return spots & -spots


def _pools_of(session: Session, spots: Mask) -> Mask:
    """Return all places of the pools in which these lie."""
    return sum(pool.mask for pool in session.board.pools if pool.mask & spots)


def _in_air(session: Session) -> Mask:
    """Tell which pieces of the game have been lifted and not been put down anywhere.

    Who has left a place of a house that holds as many as before has another place there.
    """
    began, seen = session.turn.tracker.began.picture, session.turn.tracker.seen.picture
    away = began & ~seen
    for pool in session.board.pools:
        if away & pool.mask and (seen & pool.mask).bit_count() >= (began & pool.mask).bit_count():
            away &= ~pool.mask
    return away


def _still_in_air(session: Session) -> Mask:
    """Tell which pieces of the game are in the air where somebody has finished.

    Where as many have come to other spots as have left them, only those of houses of winners can be.
    """
    began, seen = session.turn.tracker.began.picture, session.turn.tracker.seen.picture
    in_air, winners = _in_air(session), session.situation.finish | session.situation.homes_of_winners
    came = seen & ~began & ~winners
    return in_air if (in_air & ~winners).bit_count() > came.bit_count() else in_air & winners
