"""What other threads put into the inbox of the loop.

Refuses to know: what the loop does with it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from companion.daemon.loop.confirmed_picture import Asked
from companion.daemon.loop.playing import Loaded
from companion.daemon.loop.table_status import Around
from companion.ports.devices import LinkEvent


@dataclass(frozen=True, slots=True)
class Durable:
    """Everything up to this row is on disk."""

    row: int


@dataclass(frozen=True, slots=True)
class Changed:
    """Something around the game."""

    change: Callable[[Around], Around]


@dataclass(frozen=True, slots=True)
class Failed:
    """What is shown of this game breaks; without a number, of the game that a `PluginError` names."""

    error: Exception
    game_id: int | None


@dataclass(frozen=True, slots=True)
class Opened:
    """The journal is open, and this was in it; ``taken`` once pages show it."""

    loaded: Loaded
    taken: Future[None]


Item = LinkEvent | Asked | Durable | Changed | Failed | Opened
