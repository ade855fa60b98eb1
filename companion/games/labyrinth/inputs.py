"""What both games hear and answer: small inputs of which a turn is made (docs/adr/0014).

Knows: the words for it. Refuses to know: either game's rules. When the core hears inputs itself, these move
there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.core.errors import MoveError

State_co = TypeVar("State_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Input:
    """One thing said, done or drawn, as ``call:red``, ``pull:a1-b1`` or ``stop``."""

    word: str
    value: str = ""

    def __str__(self) -> str:
        """The input as text; `parsed` reads it."""
        return f"{self.word}:{self.value}" if self.value else self.word


def parsed(text: str) -> Input:
    """The input that a text means. Raises MoveError where it names no word."""
    word, _, value = text.partition(":")
    if not word:
        raise MoveError(f"{text!r} is no input: one begins with a word, as call:red")
    return Input(word, value)


@dataclass(frozen=True, slots=True)
class Awaited:
    """One kind of input that may come next.

    Args:
        word: as in `Input`.
        seat: who gives it.
        values: all that may come now, sorted; empty where the word says everything.
        source: ``board`` (hands), ``said`` (people, or a device for them) or ``drawn`` (by chance).
        foul: it is heard, but breaks a rule, and the turn ends.
    """

    word: str
    seat: str
    values: tuple[str, ...] = ()
    source: str = "said"
    foul: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What an input has done, for sentences, sounds and counts.

    Args:
        what: a word of the game, as ``chip`` or ``wrong``.
        seat: whose deed, empty where nobody's.
        spot: the field or slot it is about, empty where none.
        value: a colour, a symbol, or the id of the rule that was broken.
    """

    what: str
    seat: str = ""
    spot: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Heard(Generic[State_co]):
    """An input was taken: the state after it, what it did, and whether the turn ended with it."""

    state: State_co
    deeds: tuple[Deed, ...] = ()
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """An input was not taken, and nothing has changed: the reason as a word, and the rule's id."""

    reason: str
    rule: str
