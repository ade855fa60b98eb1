"""What other threads put into the inbox of the loop.

What a person wants is a `CommandToAnswer` of confirmed_picture.py, where it may have to wait for proof.

Refuses to know: what the loop does with it.
"""

from collections.abc import Callable
from concurrent.futures import Future

from msgspec import Struct

from companion.daemon.loop.confirmed_picture import CommandToAnswer
from companion.daemon.loop.game_in_play import Loaded
from companion.daemon.loop.table_status import TableStatus
from companion.ports.devices import LinkEvent


class Durable(Struct, frozen=True):
    """Everything up to this row is on disk."""

    row: int


class Changed(Struct, frozen=True):
    """Something around the game."""

    change: Callable[[TableStatus], TableStatus]


class Failed(Struct, frozen=True):
    """What is shown of this game breaks; without a number, of the game that a `PluginError` names."""

    error: Exception
    game_id: int | None


class Opened(Struct, frozen=True):
    """The journal is open, and this was in it; ``taken`` once pages show it."""

    loaded: Loaded
    taken: Future[None]


Item = LinkEvent | CommandToAnswer | Durable | Changed | Failed | Opened
