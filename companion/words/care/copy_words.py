"""Copies of the journal in sentences: which there are, why there is no newer one, what a stick still holds.

Refuses to know: HTTP, and how copies are made.
"""

from collections.abc import Iterator

from companion.chronicle.archive_port import Forgotten
from companion.core.model.types import Say, say_plural
from companion.ports.care import CopiesStatus, CopyLine, StickLine
from companion.words.i18n import Translate

UNDATED = Say("day not known")
BEFORE_UPDATE = Say("{when}, before an update")
ON_STICK = Say("{when}, on stick {number}")
WHOLE = Say("Whole. Games: {games}. Last entry: {until}. {size} MB.")
DAMAGED_LINE = Say("Damaged: it cannot be used. {size} MB.")
UNCHECKED = Say("Not read back yet. {size} MB.")

HOLDS = Say(
    "Stick {number}, last here on {date}, still holds what was forgotten. "
    "Plug it in once: it is cleaned by itself."
)
HOLDS_UNDATED = Say(
    "Stick {number} still holds what was forgotten. Plug it in once: it is cleaned by itself."
)
DELETED = say_plural(
    "{count} copy that could not be cleaned was deleted.",
    "{count} copies that could not be cleaned were deleted.",
)
GAVE_WAY = say_plural(
    "{count} older copy was deleted, so that games have room.",
    "{count} older copies were deleted, so that games have room.",
)

TROUBLES = {
    "room": Say("There is no room for a new copy of the games on the card. Make room, or use a larger card."),
    "damaged": Say("No copy of the games could be made: what was written did not read back whole."),
    "disk": Say("No copy of the games can be written to the card. It is tried again by itself."),
}
STICK_TROUBLES = {
    "room": Say("There is no room for a new copy on stick {number}."),
    "damaged": Say("No copy could be made on stick {number}: what was written did not read back whole."),
    "disk": Say("Stick {number} cannot be written. Is it still in, and not locked?"),
}
NO_COPY = Say(
    "This copy cannot be used. It is damaged, comes from a newer companion, or is gone; the log tells why."
)
DAMAGED_COPY = Say("A copy of the games is damaged: {name}")


def tell_title(line: CopyLine, tell: Translate) -> str:
    """Say which copy it is."""
    when = line.date or tell(UNDATED)
    if line.update:
        when = tell(BEFORE_UPDATE.fill({"when": when}))
    return tell(ON_STICK.fill({"when": when, "number": line.place})) if line.place else when


def tell_copy(line: CopyLine) -> Say:
    """Say how a copy is."""
    size = f"{line.size / 1_000_000:.1f}"
    if line.whole is None or line.games is None:
        return (UNCHECKED if line.whole is None else DAMAGED_LINE).fill({"size": size})
    until = line.until[:16].replace("T", " ")
    return WHOLE.fill({"games": line.games, "until": until or "-", "size": size})


def tell_stick(stick: StickLine) -> Say:
    """Say what there is to do with a stick that still holds what was forgotten."""
    return tell_held(stick.number, stick.seen)


def tell_held(number: int, seen: str) -> Say:
    """Say that a stick still holds what was forgotten; ``seen``: when it was last here, or ""."""
    if not seen:
        return HOLDS_UNDATED.fill({"number": number})
    return HOLDS.fill({"number": number, "date": seen})


def tell_forgotten(done: Forgotten) -> list[Say]:
    """Say what became of copies when something was forgotten; nothing where all went well."""
    told = [DELETED.fill({"count": done.deleted})] if done.deleted else []
    return told + [tell_held(number, seen) for number, seen in done.sticks]


def tell_troubles(copies: CopiesStatus) -> Iterator[Say]:
    """Say what is not well with copies, the most important first."""
    for place, why in copies.troubles:
        yield STICK_TROUBLES[why].fill({"number": place}) if place else TROUBLES[why]
    yield from (DAMAGED_COPY.fill({"name": line.name}) for line in copies.lines if line.whole is False)
