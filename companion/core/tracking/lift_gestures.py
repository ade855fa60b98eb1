"""Pieces that are lifted and put back, one at a time, on a board at rest: what a gesture is made of.

Knows: a lift counts if the board was as it should be before and after it, and nothing else was touched
meanwhile. Any other touch, and any step of the game, forgets all lifts before it. Refuses to know: which
gesture somebody was asked for.
"""

from collections.abc import Hashable

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.hand_times import REBOUND_MS
from companion.core.model.session import Session
from companion.core.model.types import Mask

MOST_LIFTS = 16
"""So many lifts are remembered: more than any gesture has."""


class Lift(Struct, frozen=True):
    """A piece was lifted and put back."""

    spot: int
    lifted_ms: int
    back_ms: int


class Lifts(Struct, frozen=True):
    """What has been lifted and put back since anything else happened.

    Args:
        done: the lifts, oldest first.
        away: the spot whose piece is in the air, and since when; None while the board is at rest.
        turn: where the game stood; another one begins anew.
        rested: whether the board has been at rest since the last other touch.
    """

    done: tuple[Lift, ...] = ()
    away: tuple[int, int] | None = None
    turn: Hashable = None
    rested: bool = False


def is_quiet(session: Session | None) -> bool:
    """Tell whether nothing is in the way of a gesture.

    No question, nothing to put right, no offer, no pause.
    """
    if session is None or session.over:
        return True
    asked = (
        session.dialogue.asking
        or session.dialogue.take_back_offer
        or session.dialogue.swap_question
        or session.dialogue.proposal
        or session.turn.pending_commands
    )
    return not asked and session.phase in ("roll", "move", "say", "draw")


def lifts_free(session: Session) -> Mask:
    """Return the pieces whose lift means nothing to the game now.

    Left out are pieces that a turn may begin with now or must lift, and pieces that are handed in or stand
    apart, contacts at fault, and what the game does not know.
    """
    kinds = session.game.kinds(session.position, session.pictures.expected)
    standing = sum(1 << spot for spot in bits(session.pictures.expected) if kinds[spot])
    board = session.board
    pools = [pool.mask for pool in board.pools]
    meant = board.handed | board.apart | session.contacts.masked | session.pictures.ignored
    for footprint in session.turn.footprints if not session.over else ():
        meant |= footprint.removed | footprint.lifted
        meant |= sum(pools[number] for number in {n for n, _ in footprint.pools} | {*footprint.pool_lifts})
        for _, sources in (*footprint.arrivals, *footprint.pool_arrivals):
            meant |= sources
    return standing & ~meant


def step(  # noqa: PLR0917 - two moments of a board, and what they are looked at for
    state: Lifts, at_ms: int, expected: Mask, seen: Mask, free: Mask, turn: Hashable
) -> tuple[Lifts, Lift | None]:
    """Take in the board as it is believed to stand now; a lift that has just ended comes out.

    Args:
        state: what was seen before.
        at_ms: now.
        expected: the board at rest.
        seen: the board now.
        free: the pieces whose lift means nothing to the game.
        turn: where the game stands.
    """
    if turn != state.turn:
        state = Lifts(turn=turn)
    away = expected & ~seen
    if seen == expected:
        if state.away is None:
            return replace(state, rested=True), None
        lift = Lift(state.away[0], state.away[1], at_ms)
        return replace(state, away=None, done=(*state.done, lift)[-MOST_LIFTS:]), lift
    spot = away.bit_length() - 1
    if state.rested and not seen & ~expected and away == 1 << spot and free & away:
        if state.away is None:
            return _lifted(state, spot, at_ms), None
        if state.away[0] == spot:
            return state, None
    return Lifts(turn=turn), None


def _lifted(state: Lifts, spot: int, at_ms: int) -> Lifts:
    """Note a lift; where the piece has only bounced, the lift before goes on."""
    last = state.done[-1] if state.done else None
    if last is not None and last.spot == spot and at_ms - last.back_ms < REBOUND_MS:
        return replace(state, away=(spot, last.lifted_ms), done=state.done[:-1])
    return replace(state, away=(spot, at_ms))
