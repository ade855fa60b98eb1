"""What is waited for in a few words, for a screen that is looked at while hands are on the board.

Knows: the words of `Awaiting`, and `Phrases.short` of the game. Refuses to know: whole sentences
(``sentences.py``), players' names, and languages.
"""

from companion.core.catalog.phrases import phrases_of
from companion.core.model.inputs import MOVE
from companion.core.model.observation import AWAITED
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.words.short_words import shortened

WAITS = Say("One moment ...")
FOR_US = {"roll": Say("Roll for the companion"), "move": Say("Move for the companion")}
"""The same where the companion is to roll or to move."""
SHORT = {
    "roll": Say("Roll the die"),
    "move": Say("Make your move"),
    "pawn": Say("Put it where it goes"),
    "captive": Say("It goes home"),
    "barricade": Say("Put it on a free field"),
    "say": Say("What do you choose?"),
    "choose": Say("What was played?"),
    "take-back": Say("Take something back?"),
    "way-back": Say("Put it right"),
    "lost": Say("Take your time."),
    "arrange": Say("Set up the pieces"),
    "paused": Say("Pause"),
    "check": Say("The board is being checked"),
    "new-game": Say("Start a new game"),
}
"""What the table waits for -> it, in six words at most."""
AGAIN = Say("Shall we play again?")
"""What is asked where the headline has told already that the game is over."""
ASKED = ("roll", "move", "say")
"""Where an input is waited for, a game may have words of its own for it."""
HELD = AWAITED
"""What is in the hand: likewise."""


def beside_the_die(session: Session | None, what: str, say: Say) -> Say:
    """Tell it, ``say`` in full, to who sees whose turn it is and the number: neither is told again."""
    if session is None or session.wanted or session.seat in session.table.computer:
        return shortened(say)
    if what == "new-game":
        return AGAIN
    if what == "roll":
        return shortened(say) if session.phase == "illegal" else briefly(session, what)  # it was rolled
    by_number = session.die is not None and session.awaited and session.awaited[0].word == MOVE
    return SHORT[what] if by_number and what in ("move", *HELD) else shortened(say)


def briefly(session: Session | None, what: str) -> Say:
    """Tell what is waited for; ``what`` as in `Awaiting`."""
    if session is None or what not in (*ASKED, *HELD):
        return SHORT.get(what, WAITS)
    if what in FOR_US and session.seat in session.table.computer:
        return FOR_US[what]
    first = session.awaited[0].word if session.awaited else ""
    found = phrases_of(session.game).short.get(what if what in HELD else first) or SHORT[what]
    if "{die}" not in found.text:
        return found
    return SHORT[what] if session.die is None else Say(found.text, {"die": session.die})
