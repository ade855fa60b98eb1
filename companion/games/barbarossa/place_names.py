"""Phrases that stand in sentences: riddles, steps, caves and the other spots, without coordinates.

Refuses to know: sentences, and where anything stands.
"""

from collections.abc import Mapping

from companion.core.model.game import Board
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa.printed import DRAGON, DWARF, ELF, GHOST, RIDDLE

Args = dict[str, str | int | Say]
"""What goes into a sentence."""
CAVES: Mapping[str, Say] = {
    DRAGON: Say("dragon cave"),
    DWARF: Say("dwarf cave"),
    ELF: Say("elf cave"),
    GHOST: Say("ghost cave"),
    RIDDLE: Say("riddle cave"),
}
STONES: Mapping[str, Say] = {
    "red": Say("red curse stone, number {number}"),
    "green": Say("green curse stone, number {number}"),
    "yellow": Say("yellow curse stone, number {number}"),
    "blue": Say("blue curse stone, number {number}"),
}


def tell_riddle(name: str) -> Say:
    """Return a riddle, called ``green:2``: whose, and which of them."""
    owner, _, number = name.partition(":")
    return Say("riddle {number} by {other}", {"number": int(number), "other": owner})


def steps(count: int) -> Say:
    """Tell so many steps."""
    return say_plural("{count} step", "{count} steps", {"count": count})


def tell_cave(number: int, kind: str) -> Say:
    """Return a cave by what it is and its number, counted clockwise from the start."""
    return Say("{cave} (number {number} from the start)", {"cave": CAVES[kind], "number": number})


def tell_spot(board: Board, spot: str) -> Say:
    """Return a spot in words. Raises KeyError for a name that is no spot of the board."""
    board.index[spot]
    what, _, where = spot.partition(":")
    if what == "cave":
        return Say("cave number {number} from the start", {"number": int(where)})
    if what == "spear":
        return Say("place {number} in the spear rack", {"number": int(where)})
    seat, _, number = where.partition(":")
    return STONES[seat].fill({"number": int(number)})
