"""Taking back by hand: does the board stand as it did before an earlier turn of this game?

Knows: the pictures of the turns so far, and what the hands may have carried. Nothing is taken back without a
person's yes. Refuses to know: who may say it (command_refusal.py), and how it is recorded (handlers.py).
"""

from collections.abc import Iterator, Mapping, Sequence

from companion.core.model.game import Arrangement, bits
from companion.core.model.history import Past
from companion.core.model.session import Session
from companion.core.model.types import Kinds, Mask
from companion.core.tracking import arrangements


def undone(session: Session, number: int) -> tuple[Past, ...]:
    """Return the turns from ``number`` on, the last one first: those that taking back would undo."""
    return tuple(past for past in reversed(session.progress.history) if past.number >= number)


def theirs(session: Session, number: int, seats: Sequence[str]) -> bool:
    """Tell whether all turns that taking back would undo are of these seats; a pass belongs to nobody."""
    return all(past.seat in seats for past in undone(session, number) if past.move != "pass")


def due(session: Session) -> int | None:
    """Tell when the board has stood as before an earlier turn for long enough to ask, in ms; else None."""
    if (
        session.dialogue.take_back_offer
        or session.dialogue.asking
        or not _may_have_been_taken_back(session)
        or earlier(session) in (0, session.dialogue.take_back_declined)
    ):
        return None
    return max(
        session.turn.tracker.seen.since_ms + session.table.settings.rest_other_ms, session.turn.not_before_ms
    )


def _may_have_been_taken_back(session: Session) -> bool:
    """Tell whether a look at the history is worth while; a legal turn that stands there goes before."""
    tracker = session.turn.tracker
    if not session.progress.history or session.progress.ended:
        return False
    if session.over:
        return tracker.seen.picture != tracker.began.picture
    if session.turn.arranging:
        return True
    match session.observation.kind:
        case "mismatch":
            return True
        case "in-hand":
            return not session.observation.lifted
        case "settled":
            return bool(tracker.seen.lifted) and tracker.looked_ms != tracker.seen.since_ms
    return False


def earlier(session: Session) -> int:
    """Return the number of the latest turn before which the board looked as now; 0 if there is none."""
    return next((past.number for past in _fitting(session)), 0)


def doubtful(session: Session, number: int) -> Mapping[str, str]:
    """Tell where other pieces would stand if another turn than ``number`` was meant that fits as well.

    Spot -> the kind that stands there before turn ``number``.
    """
    board, picture = session.board, session.turn.tracker.seen.picture
    kinds = {past.number: session.game.kinds(past.before, picture) for past in _fitting(session)}
    return {
        board.spots[spot]: kind
        for spot, kind in enumerate(kinds.get(number, ()))
        if kind and any(other[spot] not in (kind, None) for other in kinds.values())
    }


def _fitting(session: Session) -> Iterator[Past]:
    """Yield the turns before which the board may stand now, the latest first.

    The picture must be the one before that turn, and hands must have been able to bring each piece to where
    one like it stood; where a lift was missed, or too many were in the air, the picture alone tells. Where
    the picture is the present one, too, the pieces must have changed places for certain.
    """
    tracker, board = session.turn.tracker, session.board
    possible = None if tracker.ways.cut else tracker.arrangements
    kinds = session.kinds(tracker.began.picture)
    if alike(session, tracker.seen.picture, tracker.began.picture) and (
        possible is None or any(arrangements.home(board, kinds, arrangement) for arrangement in possible)
    ):
        return
    fields = board.fields & ~session.contacts.masked
    for past in reversed(session.progress.history[session.progress.undo_floor :]):
        if (past.picture ^ tracker.seen.picture) & fields or not alike(
            session, past.picture, tracker.seen.picture
        ):
            continue
        was = session.game.kinds(past.before, tracker.seen.picture)
        if possible is None or any(
            _stood(kinds, was, arrangement, tracker.seen.picture) for arrangement in possible
        ):
            yield past


def alike(session: Session, one: Mask, other: Mask) -> bool:
    """Tell whether two pictures count the same, as far as contacts can be trusted."""
    board, masked = session.board, session.contacts.masked
    return not (one ^ other) & board.fields & ~masked and all(
        (one & pool.mask).bit_count() == (other & pool.mask).bit_count()
        for pool in board.pools
        if not pool.mask & masked
    )


def _stood(kinds: Kinds, was: Kinds, arrangement: Arrangement, picture: Mask) -> bool:
    """Tell whether every piece stands where one of its kind stood; an unknown kind may be any."""
    came = dict(arrangement.moved)
    return not arrangement.held and all(
        None in (kinds[came.get(spot, spot)], was[spot]) or kinds[came.get(spot, spot)] == was[spot]
        for spot in bits(picture)
    )
