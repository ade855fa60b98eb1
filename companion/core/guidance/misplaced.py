"""Which piece is in the hand, and which stand wrong by the poles they show, for the way back.

A piece that stands where one belongs is taken to be the right one, even if it shows the other pole: its
magnet may be glued in the wrong way round. It is taken for a stranger only where a piece of the pole that
belongs there is to spare elsewhere on the board, so that the two have changed places.

Refuses to know: how to put it right (way_back_planner.py), and how poles are measured.
"""

from collections import Counter

from msgspec import Struct

from companion.core.guidance.way_back_planner import Among
from companion.core.model.game import Arrangement, bits
from companion.core.model.session import Session
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import NO_POLES, Mask, Poles


class InHand(Struct, frozen=True):
    """The piece in the hand: it stood on ``spot`` and came from ``origin``; and where the others are now."""

    arrangement: Arrangement
    spot: int
    origin: int


def last_lifted(now: Tracker) -> int | None:
    """Return the spot that the last touch lifted a piece from; None where the last touch put one down."""
    last = now.seen.touches[-1] if now.seen.touches else None
    return None if last is None or last.on or now.seen.picture >> last.spot & 1 else last.spot


def before_the_lift(tracker: Tracker) -> dict[Arrangement, InHand]:
    """Return how pieces may have wandered until the last touch lifted one, and which that was by each.

    Nothing where the last touch was no lift, or where pieces are not followed.
    """
    spot = last_lifted(tracker)
    if spot is None or tracker.ways.lift is None or tracker.arrangements is None:
        return {}
    in_hand = {}
    for arrangement in tracker.ways.lift[1]:
        moved = dict(arrangement.moved)
        origin = moved.pop(spot, spot)
        after = Arrangement(tuple(sorted(moved.items())), tuple(sorted((*arrangement.held, origin))))
        if after in tracker.ways.possible:
            in_hand[arrangement] = InHand(after, spot, origin)
    return in_hand


def seen_kinds(session: Session) -> tuple[Among, ...] | None:
    """Tell what the poles tell of each piece that stands wrong; None where no pole is known.

    On the spot that a piece was just lifted from, what stood there before.
    """
    tracker = session.turn.tracker
    if NO_POLES in (tracker.began.poles, tracker.seen.shown):
        return None
    shown, stand = tracker.seen.shown, tracker.seen.picture
    if (lifted := last_lifted(tracker)) is not None and tracker.ways.lift is not None:
        shown, stand = shown.set(lifted, tracker.ways.lift[0]), stand | 1 << lifted
    by_pole = _by_pole(session, tracker.began.picture & ~stand)
    kinds, home = session.kinds(tracker.began.picture), tracker.began.picture | ~session.board.fields
    strangers = _strangers(session, shown.on(stand), stand, _laid_aside(tracker))
    among: list[Among] = []
    for spot in range(len(session.board.spots)):
        if (pole := shown.at(spot)) is None or home & ~strangers & 1 << spot:
            among.append(None)
        else:
            among.append(by_pole[pole] - {kinds[spot]} or None)
    return tuple(among)


def _laid_aside(tracker: Tracker) -> Counter[bool | None]:
    """Tell how many pieces of each pole were lifted and not put down again, but for the one in the hand.

    A difference that was found after a time unseen is no touch: nobody has lifted what is missing there.
    """
    if tracker.ways.lost:  # not all touches are kept
        return Counter()
    poles: dict[int, bool | None] = {}
    aside: Counter[bool | None] = Counter()
    for touch in tracker.seen.touches[:-1] if last_lifted(tracker) is not None else tracker.seen.touches:
        left = poles.get(touch.spot, tracker.began.poles.at(touch.spot))
        if touch.on:
            poles[touch.spot] = touch.north
        if tracker.ways.blind and touch.at_ms == tracker.seen.touches[0].at_ms:
            continue
        if not touch.on or touch.exchanged:
            aside[left] += 1
        if touch.on:
            aside[touch.north] -= 1
    return aside


def _should(session: Session) -> Poles:
    """Return the expected pole of each spot; in a house, the pole of its owner's pawns."""
    poles, north = session.turn.tracker.began.poles.on(session.turn.tracker.began.picture), session.game.north
    for pool in session.board.pools:
        if poles.norths & pool.mask or pool.kind in north:
            continue  # a pawn whose magnet is the wrong way round: which place it stands on tells nothing
        poles = Poles(poles.norths, poles.souths | pool.mask)
    return poles


def _by_pole(session: Session, missing: Mask) -> dict[bool, frozenset[str]]:
    """Tell what a piece may be by its pole.

    As the game says, or one that is missing and has shown that pole.
    """
    kinds, poles, north = (
        session.kinds(session.turn.tracker.began.picture),
        session.turn.tracker.began.poles,
        session.game.north,
    )
    every = {kind for kind in kinds if kind is not None} | {*session.game.seats_in_play(session.position)}
    odd = {pole: {kinds[spot] for spot in bits(missing) if poles.at(spot) is pole} for pole in (True, False)}
    return {
        True: frozenset(north | {kind for kind in odd[True] if kind is not None}),
        False: frozenset(every - north | {kind for kind in odd[False] if kind is not None}),
    }


def _strangers(session: Session, shown: Poles, stand: Mask, aside: Counter[bool | None]) -> Mask:
    """Return the spots that show the wrong pole while there is a piece to spare that shows the right one."""
    should, start, fields = _should(session), session.turn.tracker.began.picture, session.board.fields
    norths, souths = shown.norths & should.souths, shown.souths & should.norths
    come, gone = stand & fields & ~start, start & fields & ~stand
    more = sum(
        (stand & pool.mask).bit_count() - (start & pool.mask).bit_count() for pool in session.board.pools
    )
    spare_norths = (shown.norths & come | norths).bit_count() - (should.norths & gone).bit_count()
    spare_souths = (shown.souths & come | souths).bit_count() - (should.souths & gone).bit_count()
    spare_norths += max(aside[True], 0)
    spare_souths += more + max(aside[False], 0)
    return (norths if spare_souths > 0 else 0) | (souths if spare_norths > 0 else 0)
