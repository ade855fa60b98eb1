"""What games hear and answer: the small inputs of which a turn is made (docs/adr/0014).

A position says what it expects; each input that is taken leads to the next position. Inputs that hands make
on the board have a footprint (`companion.core.model.game.Footprint`), all others are said, drawn or shown by
a device.

Refuses to know: any game's words and rules.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from companion.core.model.errors import MoveError

P_co = TypeVar("P_co", covariant=True)

MOVE, DIE, PASS, STOP = "move", "die", "pass", "stop"
"""Words that each game may use: a whole move on the board (its text stands for itself, without the word), a
number of the die, passing, and ending the own turn (which the turn-done button says, too)."""

SAID, BOARD, CONTACT, DRAWN = SOURCES = ("said", "board", "contact", "drawn")
"""Where an input comes from: people (or a device that speaks for them), hands on the board, one contact that
closes, or chance (the companion draws, or people draw and tell)."""

HowItCame = Literal["sensors", "chosen", "entered", "told", "host", "drawn", "pass", "overruled"]
"""How an input has come, as it is written in its entry."""

SENSORS: Final = "sensors"
"""Hands on the board, as the contacts told it."""

CHOSEN: Final = "chosen"
"""Hands, and somebody chose which of several turns it was."""

ENTERED: Final = "entered"
"""Chosen from the list of legal turns: the board need not show it."""

TOLD: Final = "told"
"""Said for its own seat; of a number, somebody's own die."""

BY_HOST: Final = "host"
"""Said by the host in a seat's place."""

DRAWN_BY_US: Final = "drawn"
PASSED: Final = "pass"
OVERRULED: Final = "overruled"

SAID_WAYS: tuple[HowItCame, ...] = (TOLD, BY_HOST, DRAWN_BY_US)
"""How an input comes that no hands make."""

HAND_WAYS: tuple[HowItCame, ...] = (SENSORS, CHOSEN, ENTERED)
"""How a turn of hands comes."""

HowRolled = Literal["rolled", "told"]
ROLLED: Final = "rolled"
"""How a number comes that the companion rolled; `TOLD` where somebody told it."""


class Input(Struct, frozen=True):
    """One thing said, done or drawn, as ``call:red``, ``pull:a1-b1`` or ``stop``."""

    word: str
    value: str = ""

    def __repr__(self) -> str:
        """Write it without the value, which may be somebody's secret: this is for logs."""
        return f"Input({self.word!r}, {len(self.value)} characters)"

    def __str__(self) -> str:
        """Return the input as text; `read_input` reads it."""
        if self.word == MOVE:
            return self.value
        return f"{self.word}:{self.value}" if self.value else self.word


BLANK = " "
"""Between the texts of a chain: several inputs of one turn that hands make in one go."""


def read_input(text: str, words: Iterable[str]) -> Input:
    """Return the input that a text means: a word of the game, alone or before a colon, else a whole move.

    Raises MoveError for an empty text.
    """
    word, _, value = text.partition(":")
    if word in words:
        return Input(word, value)
    if not text:
        raise MoveError("an empty text is no input: one begins with a word, as call:red")
    return Input(MOVE, text)


class Awaited(Struct, frozen=True):
    """One kind of input that may come next.

    Args:
        word: as in `Input`.
        seats: who may give it; the first is the one who is waited for.
        values: all that may come now, sorted, or as people say them (yes, no); empty where the word says
            everything, or text is free.
        source: one of `SOURCES`.
        foul: it is heard, but breaks a rule, and the turn ends; nobody is offered it.
        secret: the seats that may learn the value; empty: everybody.
        most: it is a text of somebody's own with so many characters at most; 0: it is none.
    """

    word: str
    seats: tuple[str, ...]
    values: tuple[str, ...] = ()
    source: str = SAID
    foul: bool = False
    secret: tuple[str, ...] = ()
    most: int = 0

    def inputs(self) -> tuple[Input, ...]:
        """Return every input of this kind that may come now."""
        return tuple(Input(self.word, value) for value in self.values) or (Input(self.word),)

    def texts(self) -> tuple[str, ...]:
        """Return the same as texts."""
        if self.word == MOVE and self.values:  # most often
            return self.values
        return tuple(map(str, self.inputs()))


class Deed(Struct, frozen=True):
    """What an input has done, for sentences, sounds and counts.

    Args:
        what: a word of the game, as ``chip`` or ``wrong``.
        seat: whose deed, empty where nobody's.
        spot: the spot it is about, empty where none.
        value: what else it is about: a colour, a symbol, the id of the rule that was broken.
    """

    what: str
    seat: str = ""
    spot: str = ""
    value: str = ""

    def to_json(self) -> dict[str, str]:
        """Return the deed as JSON, empty keys left out."""
        keys = {"what": self.what, "seat": self.seat, "spot": self.spot, "value": self.value}
        return {key: value for key, value in keys.items() if value}


REMOVED, DISPLACED = "captured", "barricade"
"""Deeds that entries of whole moves have under keys of their own, kept by journals: a piece of ``value`` was
sent off, and a piece of nobody's was moved."""


def deeds_of(data: Mapping[str, Any]) -> tuple[Deed, ...]:
    """Tell what the turn or input of an entry did; nothing where that was not written down."""
    found = [Deed(**deed) for deed in data.get("deeds", ())]
    if data.get(REMOVED):
        found.append(Deed(REMOVED, data["seat"], value=data[REMOVED]))
    if data.get(DISPLACED):
        found.append(Deed(DISPLACED, data["seat"]))
    return tuple(found)


class Taken(Struct, Generic[P_co], frozen=True):
    """An input was taken.

    Args:
        position: the one after it.
        deeds: what it did.
        ends: whether the turn ended with it.
        at_once: hands cannot take it back by going on: it counts as soon as the board shows it, before it
            has rested.
    """

    position: P_co
    deeds: tuple[Deed, ...] = ()
    ends: bool = False
    at_once: bool = False


class Refused(Struct, frozen=True):
    """An input was not taken, and nothing has changed: the reason as a word, and the rule's id."""

    reason: str
    rule: str


UNSAID = "?"
"""Stands for the value of an input that not everybody may learn."""


def unsaid(text: str) -> str:
    """Return an input's text without its value."""
    word, colon, _ = text.partition(":")
    return f"{word}:{UNSAID}" if colon else text


def secret(awaited: Iterable[Awaited], given: Input) -> bool:
    """Tell whether an input that was awaited has a value that not everybody may learn."""
    return bool(given.value) and any(one.word == given.word and one.secret for one in awaited)


def texts(awaited: Iterable[Awaited]) -> list[str]:
    """Return every input that may come now and is no foul, as text, sorted by code point."""
    found: list[str] = []
    for one in awaited:
        if not one.foul:
            found += one.texts()
    found.sort()
    return found
