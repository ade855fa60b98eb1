"""Which pieces stand wrong by the poles they show, for the way back.

A piece that stands where one belongs is taken to be the right one, even if it shows the other pole: its
magnet may be glued in the wrong way round. It is taken for a stranger only where a piece of the pole that
belongs there is to spare elsewhere on the board, so that the two have changed places.

Refuses to know: how to put it right (recovery.py), and how poles are measured.
"""

from __future__ import annotations

from companion.core.game import bits
from companion.core.recovery import Among
from companion.core.session import Session, Tracker
from companion.core.types import NO_POLES, Mask, Poles


def in_the_hand(now: Tracker) -> int | None:
    """The spot that the last touch lifted a piece from; None where the last touch put one down."""
    last = now.touches[-1] if now.touches else None
    return None if last is None or last.on or now.picture >> last.spot & 1 else last.spot


def seen_kinds(session: Session) -> tuple[Among, ...] | None:
    """What the poles tell of each piece that stands wrong; None where no pole is known.

    On the spot that a piece was just lifted from, what stood there before.
    """
    now = session.tracker
    if NO_POLES in (now.poles, now.shown):
        return None
    shown, stand = now.shown, now.picture
    lifted = in_the_hand(now)
    if lifted is not None:
        shown, stand = shown.set(lifted, _stood(now, lifted)), stand | 1 << lifted
    should = _should(session)
    by_pole = _by_pole(session, now.start & ~stand)
    kinds, home = session.kinds(now.start), now.start | ~session.board.fields
    strangers = _strangers(session, shown.on(stand), should, stand)
    told: list[Among] = []
    for spot in range(len(session.board.spots)):
        pole = shown.at(spot)
        if pole is None or home & ~strangers & 1 << spot:
            told.append(None)
        else:
            told.append(by_pole[pole] - {kinds[spot]} or None)
    return tuple(told)


def _stood(now: Tracker, spot: int) -> bool | None:
    """The pole of the piece that stood on a spot until the last touch, if one was put there before."""
    poles = (touch.north for touch in reversed(now.touches[:-1]) if touch.spot == spot and touch.on)
    return next(poles, None)


def _should(session: Session) -> Poles:
    """The poles of the pieces that belong on each spot; on every place of a house, that of its pawns."""
    poles, north = session.tracker.poles.on(session.tracker.start), session.game.north
    for pool in session.board.pools:
        if poles.norths & pool.mask or pool.kind in north:
            continue  # a pawn whose magnet is the wrong way round: which place it stands on tells nothing
        poles = Poles(poles.norths, poles.souths | pool.mask)
    return poles


def _by_pole(session: Session, missing: Mask) -> dict[bool, frozenset[str]]:
    """What a piece may be by its pole: as the game says, or one that is missing and has shown that pole."""
    kinds, poles, north = session.kinds(session.tracker.start), session.tracker.poles, session.game.north
    every = {kind for kind in kinds if kind is not None} | {*session.game.seats_in_play(session.position)}
    odd = {pole: {kinds[spot] for spot in bits(missing) if poles.at(spot) is pole} for pole in (True, False)}
    return {
        True: frozenset(north | {kind for kind in odd[True] if kind is not None}),
        False: frozenset(every - north | {kind for kind in odd[False] if kind is not None}),
    }


def _strangers(session: Session, shown: Poles, should: Poles, stand: Mask) -> Mask:
    """The spots that show the wrong pole while there is a piece to spare that shows the right one."""
    start, fields = session.tracker.start, session.board.fields
    norths, souths = shown.norths & should.souths, shown.souths & should.norths
    come, gone = stand & fields & ~start, start & fields & ~stand
    lacking = surplus = 0
    for pool in session.board.pools:
        more = (stand & pool.mask).bit_count() - (start & pool.mask).bit_count()
        lacking, surplus = lacking + max(-more, 0), surplus + max(more, 0)
    spare_norths = (shown.norths & come | norths).bit_count() - (should.norths & gone).bit_count()
    spare_souths = (shown.souths & come | souths).bit_count() - (should.souths & gone).bit_count()
    spare_souths += surplus - lacking
    return (norths if spare_souths > 0 else 0) | (souths if spare_norths > 0 else 0)
