"""Players of an evening called by animals, where a house types no names.

Refuses to know: which house, and who is called so.
"""

from collections.abc import Collection, Sequence
from itertools import count

from companion.words.nicknames import animal, animals


def animal_names(wanted: Sequence[str], taken: Collection[str], lang: str) -> list[str]:
    """Return a name that nobody has for each who wants one.

    Args:
        wanted: names; an animal's in any language stays, anything else is replaced.
        taken: names that others have.
        lang: of the names that are given.
    """
    given = [*taken]
    for name in wanted:
        given.append(_free(name, given, lang))
    return given[len(taken) :]


def _free(name: str, taken: Collection[str], lang: str) -> str:
    """Return an animal that nobody is called by; a number goes with it where all are taken."""
    if (one := animal(name, taken, lang)) not in taken:
        return one
    numbered = (f"{each} {number}" for number in count(2) for each in animals(lang))
    return next(each for each in numbered if each not in taken)
