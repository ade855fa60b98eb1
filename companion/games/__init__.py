"""The games, each a folder that knows nothing of the others, and the one way to find them: by entry point."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from companion.core.errors import InputError
from companion.core.game import Game


def installed() -> dict[str, Game[Any]]:
    """All installed games by name (entry points of the group ``companion.games``)."""
    return {entry.name: entry.load() for entry in entry_points(group="companion.games")}


def named(name: str) -> Game[Any]:
    """The installed game of this name. Raises InputError that lists the games there are."""
    found = installed()
    if name not in found:
        raise InputError(f"unknown game {name!r}: known are {', '.join(sorted(found))}")
    return found[name]
