"""Which entries are a moment of their own for people, and what such an entry leaves behind for it.

Knows: kinds of entries. Refuses to know: words and pictures (``companion/state/moment.py``).
"""

from companion.core.model.commands import LEARNING
from companion.core.model.history import Happened
from companion.core.model.session import Session
from companion.core.model.types import Entry

SETTINGS = ("dark", "lit", "hints", *LEARNING)
"""Changes of a seat that are no news: how its lights shine, how much help it wants, what it is told."""

KINDS = (
    *("input", "roll", "unroll", "undo", "overruled", "won", "end"),
    *("illegal", "restored", "ambiguous", "fault", "healed", "pause", "resume", "seat", "whose"),
)
"""Kinds of entries that people should see; the others are settings, or are told with the next one."""


def happened(before: Session, entry: Entry) -> Happened:
    """Return the last thing that people should see after this entry; ``before``: the session before it."""
    last, data = before.progress.happened, entry.data
    if entry.kind not in KINDS or data.get("change") in SETTINGS:
        return last
    value = ""
    if entry.kind == "seat":
        value = data["change"]
    elif entry.kind == "healed":
        value = data["spots"][0]
    elif entry.kind == "whose":
        value = "" if data["owners"] else "answered"
    elif entry.kind == "unroll":
        value = str(before.die or "")
    elif entry.kind == "undo":
        past = before.progress.history[-1]
        value = "correction" if past.over else "turn" if before.turns_are_moves else "input"
        return Happened(last.number + 1, entry.kind, past.seat, value, entry.at_ms)
    return Happened(last.number + 1, entry.kind, data.get("seat", ""), value, entry.at_ms)
