"""Hands that play for the companion: anything but the turn it wants is not right, also where it is legal.

Knows: what then stands wrong, and which way to right is the shorter. Refuses to know: how the companion
chooses (`companion.core.model.capabilities.Player`), and why a turn is illegal.
"""

from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, union
from companion.core.model.inputs import Taken, read_input
from companion.core.model.session import Session
from companion.core.model.types import Kinds, Mask
from companion.core.tracking.picture_difference import differences

NOT_WANTED = "not-wanted"
"""The reason of an `Illegal` for what the companion did not want."""


def judged(session: Session, reason: Illegal) -> Illegal:
    """Return why hands did not play what the companion wants, and what to put right.

    Where its own pieces alone have moved, they may go on to where it wants them; else back to where the turn
    began. ``told``: how the game judges the try.
    """
    board, tracker = session.board, session.turn.tracker
    start, seen = tracker.began.picture, tracker.seen.picture
    back = differences(board, start, seen)
    for footprint in session.footprints:
        onward = differences(board, _end(board, start, footprint), seen)
        if _only_its_own(reason, footprint) and 0 < _count(onward) <= _count(back):
            return Illegal(NOT_WANTED, "", onward[1], onward[0], reason.arrangement, onward=True)
    return Illegal(NOT_WANTED, "", back[1], back[0], reason.arrangement)


def kinds_after(session: Session, picture: Mask) -> Kinds:
    """Tell what stands on each spot of a picture once the companion has played what it wants."""
    game = session.game
    taken = game.hear(session.position, read_input(session.wanted, game.words))
    return session.at(taken.position).kinds(picture) if isinstance(taken, Taken) else session.kinds(picture)


def _end(board: Board, start: Mask, footprint: Footprint) -> Mask:
    """Return the picture after a turn; in pools the lowest places that are free, or taken, change."""
    end = start & ~footprint.removed | footprint.added
    for number, delta in footprint.pools:
        places = board.pools[number].mask
        for _ in range(abs(delta)):
            left = places & (end if delta < 0 else ~end)
            end ^= left & -left
    return end


def _only_its_own(reason: Illegal, footprint: Footprint) -> bool:
    """Tell whether only pieces that the turn moves have left their places."""
    if reason.arrangement is None:
        return False
    moves = union(sources for _, sources in (*footprint.arrivals, *footprint.pool_arrivals))
    origins = (*(origin for _, origin in reason.arrangement.moved), *reason.arrangement.held)
    return all(moves >> origin & 1 for origin in origins)


def _count(spots: tuple[Mask, Mask]) -> int:
    return spots[0].bit_count() + spots[1].bit_count()
