"""A game's text while it is read: in which line, and the one clear error where something is wrong there.

Knows: how words, names and JSON stand in any line. Refuses to know: what the lines say.
"""

import difflib
import json
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from companion.chronicle.archive_port import TextError
from companion.core.model.json_text import read_json

SMALL_NUMBER = re.compile(r"[0-9]{1,6}")
LONGEST_NAME = 200
"""Characters of a player's name that are taken; pages give at most 30."""

SHOWN = 40
"""At most so many characters of a faulty line are repeated in its error."""


class Reading:
    """``line`` is the number of the line that is read; errors name it.

    Args:
        source: the file's name, for messages.
    """

    def __init__(self, source: str) -> None:
        self._source = source
        self.line = 0

    def fail(self, why: str) -> NoReturn:
        """Raise TextError with the source and the line."""
        raise TextError(self._source, self.line, why)

    def choice(self, what: str, value: str, known: Sequence[str]) -> str:
        """Return the value, which must be one of these. Raises TextError."""
        if value not in known:
            self.fail(f"unknown {what} {short(value)}: {nearest(value, known)}")
        return value

    def level(self, value: str, known: Sequence[str]) -> str:
        """Return how strongly the companion plays. Raises TextError, also where it cannot play this game."""
        if not known:
            self.fail(f"the companion cannot play this game, so {short(value)} cannot stand here")
        return self.choice("level", value, known)

    def name(self, value: str) -> str:
        """Return a player's name, in quotes or not. Raises TextError."""
        name = value
        if value.startswith('"'):
            try:
                name = str(json.loads(value))
            except ValueError:
                self.fail(f'a name is written as "Anna", not as {short(value)}')
        if len(name) > LONGEST_NAME:
            self.fail(f"a name of more than {LONGEST_NAME} characters")
        if any("\ud800" <= character <= "\udfff" for character in name):
            self.fail(f"a name has half a character, which nothing can write: {short(value)}")
        return name


def mapping(text: str) -> dict[str, Any] | None:
    """Tell what this JSON says; None where it is none, or no object."""
    try:
        data = read_json(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def short(text: str) -> str:
    """Return a faulty piece of a line, as it is repeated in the error."""
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")


def nearest(value: str, known: Sequence[str]) -> str:
    """Tell what would be right: the few that look like it, else the first few."""
    near = difflib.get_close_matches(value[:SHOWN], known, 3) or list(known)[:12]
    return f"right would be {', '.join(near)}" + (" ..." if len(near) < len(known) else "")
