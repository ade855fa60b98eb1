"""Players called by animals, as the pages propose it: where real names are not to be typed.

Refuses to know: who is called so, and why.
"""

import secrets
from collections.abc import Collection
from functools import cache

from companion.core.model.types import Say
from companion.words.i18n import LANGUAGES, translator

ANIMALS = Say(
    "Swift Fox, Clever Owl, Brave Bear, Merry Otter, Bold Badger, Jolly Frog, Wise Cat, Mighty Mouse, "
    "Silent Lynx, Wild Goose, Gentle Seal, Happy Hedgehog"
)


@cache
def animals(lang: str) -> tuple[str, ...]:
    """Return all of them in a language."""
    return tuple(name.strip() for name in translator(lang)(ANIMALS).split(","))


def animal(wanted: str, taken: Collection[str], lang: str) -> str:
    """Return the wanted name where it is an animal's that nobody has, else one that is drawn."""
    if wanted not in taken and any(wanted in animals(each) for each in LANGUAGES):
        return wanted
    known = animals(lang)
    return secrets.choice([name for name in known if name not in taken] or known)
