"""Places whose pieces are no part of the game: houses that nobody plays, a goal that somebody has reached.

Knows: which pieces there are left out of the picture, also while hands lift, tidy or put them back. Refuses
to know: what else stands on the board.
"""

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
        return found(session, ignored, reading.occupied, session.pictures.expected)
    before = session.pictures.seen
    for touch in reading.touches:
        ignored = _after_touch(session, ignored, before, touch)
        before = before | 1 << touch.spot if touch.on else before & ~(1 << touch.spot)
    return ignored


def kept(session: Session, occupied: Mask) -> Mask:
    """Tell which spots stay left out while the board shows this."""
    stays = session.unplayed_places | session.situation.finish | session.situation.homes_of_winners
    return session.pictures.ignored & (occupied | stays)


def found(session: Session, ignored: Mask, occupied: Mask, expected: Mask) -> Mask:
    """Tell which spots are left out besides ``ignored`` on a board that is seen anew.

    What stands where somebody has ended the game is no piece of the game, unless one of those is missing.

    Args:
        session: it says which places nobody plays, and who has ended the game.
        ignored: what is left out already.
        occupied: what the sensors see.
        expected: where the pieces of the game belong.
    """
    return ignored | occupied & session.unplayed_places | _finished(session, ignored, occupied, expected)


def _finished(session: Session, ignored: Mask, occupied: Mask, expected: Mask) -> Mask:
    """Tell where pieces stand that have ended their game; nowhere while a piece of the game is missing.

    One too many in the house of a winner is such a piece, while there are winners for all of them.
    """
    seen, situation = session.believed(occupied, expected) & ~ignored, session.situation
    if not situation.finish or expected & ~seen & session.board.fields:
        return 0
    at_home = 0
    for pool in session.board.pools:
        there, more = seen & pool.mask, (seen & pool.mask).bit_count() - (expected & pool.mask).bit_count()
        if more < 0:
            return 0
        if more == 1 and pool.mask & situation.homes_of_winners:
            at_home |= _one_of(there & ~expected or there)
    left_out = occupied & situation.finish
    before = ignored & (situation.finish | situation.homes_of_winners)
    fits = (left_out | at_home | before).bit_count() <= len(situation.outcome.winners)
    return left_out | at_home if fits else left_out


def _after_touch(session: Session, ignored: Mask, before: Mask, touch: Touch) -> Mask:
    spot = 1 << touch.spot
    if touch.on and session.situation.finish:
        ignored = _after_finish(session, ignored, before, spot)
        if there := _not_of_game(session, ignored & (before | spot), spot):
            away = session.situation.finish | session.situation.homes_of_winners
            ignored = ignored & (before | ~away) | there
    if not touch.on or not spot & session.unplayed_places & ~ignored:
        return ignored
    away = ignored & session.unplayed_places & ~before
    if away:  # it comes from another place of these houses
        return ignored & ~(1 << bits(away)[0]) | spot
    return ignored if _in_air(session) else ignored | spot


def _after_finish(session: Session, ignored: Mask, before: Mask, spot: Mask) -> Mask:
    """Tell the same after a put, where a piece has ended its game: only it can come from nowhere.

    The pieces of its house are like it, so each may stand where another of them did. Others do not go there.
    """
    finish, homes = session.situation.finish, session.situation.homes_of_winners
    if not spot & (finish | homes):
        return ignored
    in_air, away = _still_in_air(session), ignored & (finish | homes) & ~before
    if home := sum(pool.mask for pool in session.board.pools if pool.mask & spot):
        in_air, away = _of_home(session, in_air, home), away & (finish | home)
    if in_air & ~homes or (in_air and not away):
        return ignored & ~spot  # of the game
    if in_air and home:
        return ignored & ~spot | (_one_of(in_air) if away & spot else 0)
    if away & spot:
        return ignored
    if away:
        return ignored & ~_one_of(away & finish or away) | spot
    if home and (ignored & home or _all_seen(session, ignored)):
        return ignored
    return ignored if home and _is_one_away(session, session.turn.tracker.seen.picture) else ignored | spot


def _all_seen(session: Session, ignored: Mask) -> bool:
    """Tell whether every piece that has ended its game is left out on the board."""
    situation = session.situation
    there = ignored & (situation.finish | situation.homes_of_winners)
    return there.bit_count() >= len(situation.outcome.winners)


def _not_of_game(session: Session, ignored: Mask, spot: Mask) -> Mask:
    """Tell where a piece must stand that has ended its game, now that another was put down here.

    It came to the goal and was taken for one of the game, but now as many have come elsewhere as were lifted.
    """
    began, seen = session.turn.tracker.began.picture, session.turn.tracker.seen.picture | spot
    there = session.situation.finish & seen & ~began & ~spot
    if not there or _all_seen(session, ignored):
        return 0
    return 0 if _is_one_away(session, seen & ~there & ~ignored) else there


def _is_one_away(session: Session, seen: Mask) -> bool:
    """Tell whether fewer pieces have come to other spots than have been lifted since the turn began."""
    began = session.turn.tracker.began.picture
    return _more(session, seen, began) < _more(session, began, seen)


def _more(session: Session, one: Mask, other: Mask) -> int:
    """Count the pieces of a picture that are not in another; in a pool their number alone counts."""
    pools, fields = (pool.mask for pool in session.board.pools), one & ~other & session.board.fields
    more = ((one & pool).bit_count() - (other & pool).bit_count() for pool in pools)
    return fields.bit_count() + sum(max(0, count) for count in more)


def _of_home(session: Session, spots: Mask, home: Mask) -> Mask:
    """Tell on which of these spots a piece stood, as the turn began, that belongs into this house."""
    stood = session.situation.standing(session.turn.tracker.began.picture)
    kinds = {pool.kind for pool in session.board.pools if pool.mask & home}
    return sum(1 << spot for spot in bits(spots) if stood[spot] in kinds)


def _one_of(spots: Mask) -> Mask:
    """Return the lowest of these spots; none of none."""
    return spots & -spots


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
