"""Sentences with short names of places and players, for who sees the picture; the voice keeps the long ones.

Knows: that a `Say` may have a short form. Refuses to know: which names are short (games), and languages.
"""

from companion.core.model.types import Say


def shortened(say: Say) -> Say:
    """Return a sentence with the short names of all places in it."""
    said = say.short or say
    return said.fill({key: shortened(arg) if isinstance(arg, Say) else arg for key, arg in said.args.items()})
