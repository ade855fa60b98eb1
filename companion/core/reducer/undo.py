"""What the take-back button undoes: the newest thing that people did; and why it cannot be done now.

Refuses to know: what is offered after pieces went back by hand (`core.inference.take_back_by_hand`).
"""

from companion.core.model import inputs
from companion.core.model.commands import Undo
from companion.core.model.history import Past
from companion.core.model.inputs import read_input
from companion.core.model.session import Session
from companion.core.model.types import Say

SHOWN = Say("This game has been ended, and all that was secret has been shown. Start a new one.")
HOST_TAKES_BACK = Say("In a tournament only the host takes back.")
NEWER = Say("Something else has been said or played since, so nothing was taken back. Please look again.")


def numbered_last(session: Session) -> bool:
    """Tell whether the number is the last thing that was heard, so that it is what is taken back."""
    known = session.progress.history[-1].known if session.progress.history else None
    return session.die not in (None, known)


def last_said(session: Session) -> tuple[Past, ...]:
    """Tell what taking back undoes, the last first.

    The last thing that people did, and what was drawn after it.

    Empty where there is nothing.
    """
    found: list[Past] = []
    for past in reversed(session.progress.history[session.progress.undo_floor :]):
        found.append(past)
        if past.how != inputs.DRAWN_BY_US:
            return tuple(found)
    return ()


def last_seat(session: Session) -> str:
    """Tell whose deed taking back would undo: the number's, else the last turn's; empty if there is none."""
    if numbered_last(session):
        return session.seat
    last = last_said(session)
    return last[-1].seat if last else ""


def is_slip(session: Session) -> bool:
    """Tell whether it may be one wrong tap: told or entered on a phone, and nothing was learned by it.

    Never a number that the companion rolled, a draw, or what a seat says on its own page. Where something is
    drawn and hidden, a turn from the list may have shown it.
    """
    if numbered_last(session):
        return _is_told(session, session.seat, session.die)
    if not (last := last_said(session)):
        return False
    past, game = last[0], session.game  # a draw, where something was drawn after it
    match past.how:
        case inputs.PASSED:
            return _is_told(session, past.seat, past.die)
        case inputs.CHOSEN | inputs.ENTERED:
            return not session.table.sealed
        case inputs.TOLD | inputs.BY_HOST:
            return read_input(past.move, game.words).word not in (game.own_words() or ())
    return False


def _is_told(session: Session, seat: str, die: int | None) -> bool:
    """Tell whether this number was told, as the last one."""
    last = session.progress.rolls[-1] if session.progress.rolls else None
    return last is not None and not last.back and (last.seat, last.die, last.how) == (seat, die, inputs.TOLD)


def refused(session: Session, undo: Undo) -> Say | None:
    """Return the reason why this cannot be taken back, None where it can."""
    if session.table.tournament and undo.seat is not None:
        return HOST_TAKES_BACK
    if session.progress.ended and (
        session.game.own_words() is not None or session.table.sealed
    ):  # or it is ended to look
        return SHOWN
    if undo.number not in (0, session.progress.newest):
        return NEWER
    if numbered_last(session):
        if undo.seat in (None, session.seat):
            return None
        return Say("Only the player whose turn it is can take the number back.")
    if not (last := last_said(session)):
        return Say("There is nothing to take back.")
    if undo.seat not in (None, last[-1].seat):
        return Say("Only the player who moved last can take the turn back.")
    return None
