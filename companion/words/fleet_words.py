"""The care of many boards in sentences: how each is kept, and what became of an update or a copy there.

Refuses to know: HTTP, and how a board is told.
"""

from collections.abc import Mapping

from companion.core.model.types import Say, say_plural
from companion.ports.updates import CANNOT
from companion.words.care import copy_words, update_words

AWAY = Say("This table cannot be reached just now.")
UNTOLD = Say("This board has not told how it is kept: its companion is older, or is starting.")
PAUSED = Say("{game}, paused")
NOBODY = Say("nobody")
NEWER = Say("{version}, newer: {newer}")
SILENT_PROGRAM = Say("{device}: not known")
NONE = Say("none")
UNTRUSTED = say_plural("{count} sensor is not trusted.", "{count} sensors are not trusted.")
LOST = say_plural("{count} loss that nobody has seen.", "{count} losses that nobody has seen.")
UNSAVED = Say("Nothing can be saved there.")

WAITS = Say("Waits for its turn.")
WAITS_PLAYING = Say("A game goes on there. Its turn comes when the game ends or is paused.")
WAITS_AWAY = Say("It cannot be reached. Its turn comes when it is back.")
SENT = Say("The order is on its way.")
LOOKING = Say("Looks for updates.")
INSTALLING = Say("Installs version {version}.")
COPYING = Say("Copies its games.")
COPIED = Say("The games are copied.")
SILENT = Say("It has fallen silent during its turn. Look at this board. The others go on.")
STOPPED = Say("Stopped before its turn.")

TWICE = Say(
    "Two boards have the same identity: a card was copied. Give one of them its own, on its care page."
)
WHY: Mapping[str, Say] = {
    **update_words.WHY,
    "not-allowed": Say("It takes no orders: allow commands on its care page."),
    "twice": TWICE,
    "cannot": CANNOT,
}


def tell_failure(what: str, why: str, version: str) -> Say:
    """Tell why an update or a copy was not made."""
    table = {**WHY, **copy_words.TROUBLES} if what == "copy" else WHY
    return table.get(why, update_words.BROKEN).fill({"version": version})


def tell_done(what: str, why: str, version: str) -> Say:
    """Tell what an update or a copy has come to."""
    if what == "copy":
        return COPIED
    return update_words.NOTHING if why == "newest" else update_words.RUNS.fill({"version": version})
