"""Remember what was forgotten until no copy holds it any more: on the card, and on sticks that are away.

The file says of a name only what it hashes to, so that the note of forgetting holds nothing to forget.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import lru_cache
from hashlib import scrypt
from pathlib import Path
from secrets import token_hex

from msgspec import Struct, to_builtins

from companion.core.model.fast_replace import replace
from companion.core.model.history import same_name
from companion.ports.files import write_whole

NOTES = "copies.json"
"""The file, in the folder of the copies on the card."""

CARD = 0
"""The place of copies that is always there; sticks count from 1."""

COST = 2**12
"""Of hashing a name: some 10 ms each on a small Pi, and nobody tries all names of a language in a moment."""

log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """What somebody wants forgotten.

    Args:
        game: of this game alone, None: of all.
        whole: the whole game, not only names in it.
        name: this name alone, as `hash_name` gives it; "" for all names.
        places: where copies may still hold it.
    """

    game: int | None = None
    whole: bool = False
    name: str = ""
    places: tuple[int, ...] = ()


class Stick(Struct, frozen=True):
    """A stick that has had copies of this table.

    Args:
        key: what its own file says.
        number: what it is called, from 1.
        seen: the date when it was last plugged in, "" where nobody knew it.
    """

    key: str
    number: int
    seen: str = ""


class Notes(Struct, frozen=True):
    """All that is remembered of forgetting and of sticks."""

    salt: str
    sticks: tuple[Stick, ...] = ()
    wishes: tuple[Wish, ...] = ()

    def wishes_at(self, place: int) -> tuple[Wish, ...]:
        """Return what copies at this place may still hold."""
        return tuple(wish for wish in self.wishes if place in wish.places)

    def add(self, wish: Wish) -> Notes:
        """Note a wish for every place that is known."""
        everywhere = (CARD, *(stick.number for stick in self.sticks))
        return replace(self, wishes=(*self.wishes, replace(wish, places=everywhere)))

    def drop(self, wish: Wish) -> Notes:
        """Take the newest wish like this back: it was not done."""
        left = list(self.wishes)
        for at in reversed(range(len(left))):
            if replace(left[at], places=()) == wish:
                del left[at]
                break
        return replace(self, wishes=tuple(left))

    def clean(self, place: int) -> Notes:
        """Note that no copy at this place holds anything of it any more."""
        left = (
            replace(wish, places=tuple(each for each in wish.places if each != place)) for wish in self.wishes
        )
        return replace(self, wishes=tuple(wish for wish in left if wish.places))

    def meet(self, key: str, today: str) -> tuple[Notes, Stick]:
        """Note that a stick is plugged in; a strange one gets the next number."""
        known = next((stick for stick in self.sticks if stick.key == key), None)
        number = known.number if known else 1 + max((stick.number for stick in self.sticks), default=0)
        stick = Stick(key, number, today or (known.seen if known else ""))
        others = (each for each in self.sticks if each.key != key)
        return replace(self, sticks=tuple(sorted((*others, stick), key=lambda each: each.number))), stick


def read_notes(folder: Path) -> Notes:
    """Read the notes; a damaged file is told in the log, and there are none then."""
    file = folder / NOTES
    try:
        told = json.loads(file.read_bytes())
        sticks = tuple(Stick(**each) for each in told["sticks"])
        wishes = tuple(Wish(**{**each, "places": tuple(each["places"])}) for each in told["wishes"])
        return Notes(str(told["salt"]), sticks, wishes)
    except FileNotFoundError:
        pass
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        log.warning("%s cannot be read, which sticks there are is not known any more: %s", file, error)
    return Notes(token_hex(16))


def write_notes(folder: Path, notes: Notes) -> None:
    """Write the notes. Raises OSError."""
    write_whole(folder / NOTES, json.dumps(to_builtins(notes), indent=1).encode() + b"\n")


@lru_cache(maxsize=512)
def hash_name(salt: str, name: str) -> str:
    """Hash a player's name, however it is spaced and capitalized; "" stays empty."""
    if not (plain := same_name(name)):
        return ""
    return scrypt(
        plain.encode(errors="surrogatepass"), salt=bytes.fromhex(salt), n=COST, r=8, p=1, dklen=16
    ).hex()


def is_meant(wish: Wish, salt: str) -> Callable[[str], bool]:
    """Return what tells whether a name is to be forgotten."""
    return lambda name: bool(name) and (not wish.name or hash_name(salt, name) == wish.name)
