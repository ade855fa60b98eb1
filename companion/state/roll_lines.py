"""The die as the pages show it: the next commitment, the last numbers and their proofs, dice by radio.

All of it is a function of the session. Refuses to know: HTTP, and how a number comes about
(core/chance/dice.py).
"""

from collections.abc import Iterable

from companion.core.chance import commitments, dice
from companion.core.model.history import Rolled
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.ports.dice import DieState
from companion.state.models.answers import Drawn, RollLine
from companion.state.models.state_parts import DieLine, LastRoll, RollState, Seal
from companion.words.i18n import Translate
from companion.words.sentences import tell_past

AWAY = {
    "unseen": Say("I am looking for this die. Roll it once, so that it wakes up."),
    "lost": Say("This die is out of reach. Bring it nearer, or roll it once."),
    "no-bluetooth": Say("Bluetooth is switched off on the companion."),
    "failed": Say("Something went wrong with this die. I try again. Please enter the number on the page."),
    "not-here": Say("The companion has no program for this die yet. The log tells what to install."),
}
"""Why a die is away (`companion.ports.dice.DieAway`) -> what to do."""
LOW = Say("The battery of this die is nearly empty.")
LOW_PERCENT = 15
"""From this charge down a die's battery is called nearly empty."""


def roll_state(session: Session, commitment: str) -> RollState:
    """Return the key ``roll`` of the public state."""
    last = session.progress.rolls[-1] if session.progress.rolls else None
    return RollState(
        faces=list(session.game.die_faces),
        commitment=commitment,
        last=LastRoll(last.count, last.seat, last.die, last.how, last.back) if last else None,
    )


def roll_lines(session: Session) -> list[RollLine]:
    """Return the last numbers with all that is needed to check them, newest first."""
    return [_line(session, one) for one in reversed(session.progress.rolls)]


def seal_state(session: Session) -> Seal | None:
    """Return the key ``seal`` of the public state; nothing is opened before the game is over."""
    if not session.table.sealed:
        return None
    return Seal(commitments.commitment(session.table.sealed), session.table.sealed if session.over else "")


def drawn_lines(session: Session | None, translate: Translate) -> list[Drawn]:
    """Return all draws with what is needed to check them, oldest first; nothing before the game is over."""
    if session is None or not session.over or not session.table.sealed:
        return []
    return [
        Drawn(
            number=one.past.number,
            text=translate(tell_past(session, one.past)),
            value=one.given.value,
            values=list(one.values),
            right=one.right,
        )
        for one in commitments.draws(session)
    ]


def die_lines(dice: Iterable[DieState], translate: Translate) -> list[DieLine]:
    """Return the key ``dice`` of the public state: dice with a radio."""
    return [
        DieLine(
            name=one.die,
            seats=list(one.seats),
            up=one.up,
            battery=one.battery,
            text=translate(say) if (say := _die_text(one)) else "",
        )
        for one in dice
    ]


def _die_text(one: DieState) -> Say | None:
    if one.note is not None:
        return one.note
    if not one.up:
        return AWAY.get(one.why.split(":", maxsplit=1)[0], AWAY["unseen"])
    return LOW if one.battery is not None and one.battery <= LOW_PERCENT else None


def _line(session: Session, one: Rolled) -> RollLine:
    sealed = bool(one.secret)
    checked = dice.thrown(one.secret, one.share, session.game.die_faces) == one.die if sealed else None
    return RollLine(
        count=one.count,
        seat=one.seat,
        die=one.die,
        how=one.how,
        back=one.back,
        secret=one.secret,
        share=one.share,
        commitment=dice.commitment(one.secret) if sealed else "",
        checked=checked,
    )
