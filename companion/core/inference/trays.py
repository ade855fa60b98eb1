"""Pieces that are handed in, as a token from a tray: lifted for good, each is an input by itself.

They go nowhere else on the board, so whatever hands do elsewhere meanwhile has nothing to do with them: each
pool of such pieces rests on its own, and who lifted first comes first. A piece put back before it has rested
was never lifted. Refuses to know: what an input does, and what hands do elsewhere (footprint_match.py).
"""

from companion.core.inference import footprint_match
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint, Footprints
from companion.core.model.game import Board, bits
from companion.core.model.hand_times import NO_HAND_MS
from companion.core.model.session import Session
from companion.core.model.types import Mask
from companion.core.tracking import masking

MOST_AT_ONCE = 2
"""No hand lifts more pieces within `NO_HAND_MS`: a wire came off."""


def hands_in(board: Board, footprint: Footprint) -> bool:
    """Tell whether this input hands a piece in."""
    return any(board.pools[number].mask & board.handed for number, _ in footprint.pools)


def without_trays(session: Session) -> Session:
    """Return the session as if nobody had touched what is handed in; itself where nothing is."""
    if not session.board.handed or session.turn.arranging or session.turn.tracker.ways.lost:
        return session
    rest = Footprints(one for one in session.turn.footprints if not hands_in(session.board, one))
    tracked = masking.without(session.turn.tracker, session.board.handed)
    others = [one.at_ms for one in tracked.seen.touches]
    if tracked is not session.turn.tracker and others:
        tracked = replace(tracked, seen=replace(tracked.seen, since_ms=others[-1]))
    return replace(session, turn=replace(session.turn, tracker=tracked, footprints=rest))


def early_turns(session: Session) -> tuple[Footprint, ...]:
    """Tell what hands have done elsewhere that will count once whoever came between is done; none usually."""
    if session.turns_are_moves or not (early := Footprints(session.game.early_footprints(session.position))):
        return ()
    return footprint_match.ends(session.board, without_trays(session).turn.tracker, early)


def changed_places(session: Session) -> Mask:
    """Return the places that have changed of such pools that hold another number than when the turn began.

    No place while the board is lost: then nothing counts by itself.
    """
    tracker, places = session.turn.tracker, 0
    if tracker.ways.lost or not (tracker.began.picture ^ tracker.seen.picture) & session.board.handed:
        return 0
    for pool in session.board.pools:
        if pool.mask & session.board.handed and _lacks(session, pool.mask):
            places |= (tracker.began.picture ^ tracker.seen.picture) & pool.mask
    return places


def _lacks(session: Session, pool: Mask) -> int:
    """Tell how many fewer stand there than when the turn began; more where negative."""
    now = session.turn.tracker
    return (now.began.picture & pool).bit_count() - (now.seen.picture & pool).bit_count()


def is_out_of_order(session: Session) -> bool:
    """Tell whether such a pool lacks a piece that may not be handed in now, or has one too many."""
    if session.turn.arranging or not changed_places(session):
        return False
    if _at_once(session, changed_places(session)):
        return True
    may = {number for footprint in session.turn.footprints for number, _ in footprint.pools}
    return any(
        pool.mask & session.board.handed and not 0 <= _lacks(session, pool.mask) <= (number in may)
        for number, pool in enumerate(session.board.pools)
    )


def first_lifted(session: Session) -> tuple[int, Footprint] | None:
    """Return the input of the piece lifted first that may be handed in, and when it has rested, in ms.

    None where none is out. The piece may still be put back.
    """
    if not (out := _out(session)):
        return None
    _, _, touched, first = min(out, key=lambda each: each[:2])
    return max(touched + session.table.settings.rest_legal_ms, session.turn.not_before_ms), first


def was_lifted_by(session: Session, at_ms: int) -> bool:
    """Tell whether a piece that may be handed in was lifted by then and has not rested yet."""
    return any(lifted_ms <= at_ms for lifted_ms, *_ in _out(session))


def _out(session: Session) -> list[tuple[int, int, int, Footprint]]:
    """Return the pieces that may be handed in and are out.

    Each with when it was lifted, its place, when its pool was touched last, and its input.
    """
    if session.turn.arranging or session.dialogue.asking or not changed_places(session):
        return []
    out = []
    for footprint in session.turn.footprints:
        spots = places_emptied(session, footprint) if hands_in(session.board, footprint) else []
        if spots and not _at_once(session, 1 << spots[0]):
            pool = session.board.pools[footprint.pools[0][0]].mask
            touched = max(
                (t.at_ms for t in session.turn.tracker.seen.touches if pool >> t.spot & 1), default=0
            )
            out.append((_lifted_ms(session, spots[0]), spots[0], touched, footprint))
    return out


def places_emptied(session: Session, footprint: Footprint) -> list[int]:
    """Return the places of an input's pool that have lost a piece for good, the one lifted first first.

    Where pieces were moved within the pool, only as many as the pool lacks.
    """
    tracker, pool = session.turn.tracker, session.board.pools[footprint.pools[0][0]].mask
    gone = sorted(
        bits(tracker.began.picture & ~tracker.seen.picture & pool),
        key=lambda spot: (_lifted_ms(session, spot), spot),
    )
    moved = (tracker.seen.picture & ~tracker.began.picture & pool).bit_count()
    return gone[moved:]


def place_handed_in(session: Session, footprint: Footprint) -> Mask:
    """Return the place whose piece this input hands in; 0 for other inputs."""
    if not hands_in(session.board, footprint):
        return 0
    return 1 << places_emptied(session, footprint)[0] if places_emptied(session, footprint) else 0


def has_more(session: Session, footprint: Footprint) -> bool:
    """Tell whether hands have done more than this input, and one or the other hands something in."""
    if not changed_places(session):
        return False
    now, spot = session.turn.tracker, place_handed_in(session, footprint)
    other = changed_places(session) & ~spot
    fields = session.board.fields & (now.began.picture ^ now.seen.picture)
    return bool(other or (spot and (fields or now.seen.lifted & session.board.fields)))


def _at_once(session: Session, spots: Mask) -> bool:
    """Tell whether one of these places emptied with two others within `NO_HAND_MS`: too fast for a hand."""
    offs = [one for one in session.turn.tracker.seen.touches if not one.on]
    return any(
        sum(abs(one.at_ms - other.at_ms) <= NO_HAND_MS for other in offs) > MOST_AT_ONCE
        for one in offs
        if spots >> one.spot & 1
    )


def _lifted_ms(session: Session, spot: int) -> int:
    """Tell when the piece there was lifted; the beginning of time where nobody saw it."""
    lifts = [one.at_ms for one in session.turn.tracker.seen.touches if one.spot == spot and not one.on]
    return max(lifts, default=0)
