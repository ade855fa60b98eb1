"""The care in sentences: links, room for games, bringing back a backup, and whether all is well.

Refuses to know: HTTP, and how anything is measured.
"""

from collections.abc import Sequence

from companion.core.model.types import Say, say_plural
from companion.ports.care import CareStatus, LinkQuality, Restoring
from companion.ports.table import View
from companion.words.care import copy_words
from companion.words.care.loss_words import tell_journal_loss
from companion.words.sentences import tell_lost_board

LITTLE = 200_000_000
"""Bytes; below this somebody should make room."""

FULL = 10_000_000
"""Bytes; below this the next evening may not be kept."""

EVENING = 2_000_000
"""Bytes that an evening of some 600 turns takes (docs/lab/figures.md)."""

LINKS = {
    "good": Say("The connection is good."),
    "weak": Say(
        "The connection is weak: some of what it says has to be said twice. No turn is lost by that."
    ),
    "bad": Say("The connection is bad: try another cable or another plug, away from motors and chargers."),
    "lost": Say("The board is not connected. Is its cable in?"),
    "new": Say("Nothing has been heard from this board yet."),
}
BUSY = Say("A backup is being brought back already. Please wait until it is done.")
DELETE = Say("DELETE")
"""What is typed before everything is deleted."""

NOT_TYPED = Say("Nothing was deleted. To delete everything, type the word {word}.")
UNKNOWN_TIME = Say("The table does not know what time it is, so the quiet hours do not count yet.")
BACK = {
    (False, False): Say("The backup is back. There was no game in it."),
    (False, True): Say(
        "All games of this backup were here already ({had}). Nothing is lost, nothing is twice."
    ),
    (True, False): Say("The backup is back. New games: {came}."),
    (True, True): Say("The backup is back. New games: {came}, here already: {had}."),
}
"""Whether games came, and whether some were here already -> what is told."""
WIRED = Say("Its wires go straight to this computer: there is nothing that could be lost on the way.")


def tell_link(link: LinkQuality, why: str) -> Say:
    """Tell how a link does; ``why`` it is lost, where that is known."""
    if why and link.grade in ("lost", "new"):
        return tell_lost_board(why)
    return WIRED if link.grade == "good" and link.counts is None else LINKS[link.grade]


def tell_lights(links: Sequence[LinkQuality]) -> Say | None:
    """Tell why not all lights obey; None where they do."""
    if not (dull := [link.device for link in links if not link.dims]):
        return None
    if len(dull) == len(links):
        return Say("The lights of this board can only be on or off: they cannot be dimmed.")
    return Say("These lights can only be on or off: {names}", {"names": ", ".join(dull)})


def tell_sounds(look: CareStatus) -> Say | None:
    """Tell what the volume does not reach; None where the board has no sounds of its own."""
    return Say("The buzzer on the board knows only on and off: it is silent at 0.") if look.buzzer else None


def tell_room(free: int | None) -> Say:
    """Tell how much room there is for games."""
    if free is None:
        return Say("How much room is left for games cannot be seen here.")
    if free < FULL:
        return Say("There is no room left for games. Make room on the card, or use a larger one.")
    evenings = free // EVENING
    if free < LITTLE:
        return say_plural(
            "Little room is left: for about {count} evening.",
            "Little room is left: for about {count} evenings.",
            {"count": evenings},
        )
    if free < 10_000_000_000:
        return Say("Plenty of room for games: {size} MB.", {"size": free // 1_000_000})
    return Say("Plenty of room for games: {size} GB.", {"size": free // 1_000_000_000})


def has_room(free: int | None) -> bool:
    """Tell whether there is nothing to be done about the room."""
    return free is None or free >= LITTLE


def tell_restoring(at: Restoring) -> Say | None:
    """Tell how bringing back a backup stands; None where none was wanted."""
    numbers: dict[str, str | int | Say] = {
        "done": at.done,
        "count": at.count,
        "came": at.came,
        "had": at.had,
    }
    match at.phase:
        case "idle":
            return None
        case "checking":
            return say_plural(
                "Looking through the backup: {done} of {count} game.",
                "Looking through the backup: {done} of {count} games.",
                numbers,
            )
        case "storing":
            return Say("Bringing games back: {done} of {count}.", numbers)
        case "failed":
            return at.why
    return BACK[bool(at.came), bool(at.had)].fill(numbers)


def health(look: CareStatus, view: View) -> list[Say]:
    """Tell what is not well, the most important first; empty where all is."""
    told = [tell_journal_loss(loss) for loss in look.losses]
    if not view.journal_ok:
        told.append(Say("Games are not being written to the disk."))
    why = {each.device: each.why for each in view.links}
    told += [tell_link(each, why.get(each.device, "")) for each in look.links if each.grade != "good"]
    if not has_room(look.free):
        told.append(tell_room(look.free))
    if look.settings.quiet.on and look.minute is None:
        told.append(UNKNOWN_TIME)
    told += copy_words.tell_troubles(look.copies)
    return list({(say.text, tuple(say.args.values())): say for say in told}.values())
