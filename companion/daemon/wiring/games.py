"""The games of a configured table: those that are installed and not left out, and what belongs to them.

Refuses to know: how games are found, and what becomes of a device without one.
"""

import logging

from companion import games
from companion.config import Config
from companion.core.model.errors import ConfigError, PluginError

log = logging.getLogger(__name__)


def shelf_of(config: Config) -> games.Shelf:
    """Return the games of this table. Raises ConfigError where one is left out that is not installed."""
    shelf = games.look(config.games.off)
    known = games.names()
    for name in shelf.off:
        if name not in known:
            right = ", ".join(known)
            raise ConfigError(f"{config.file}: games.off: no game is called {name!r}, right would be {right}")
    return shelf


def remedy(error: PluginError, config: Config | None = None) -> str:
    """Tell what is wrong with a game, and what to do, in one line."""
    where = f" in {config.file}" if config else ""
    return f'{error}; update or uninstall it, or leave it out{where}: [games] off = ["{error.plugin}"]'


def check_seat(config: Config, seat: str, source: str) -> None:
    """Check that a game has such a seat, or may have where one is away. Raises ConfigError."""
    shelf = shelf_of(config)
    seats = sorted({seat for game in shelf.games.values() for seat in game.seats})
    if seat not in seats and not shelf.broken and not shelf.off:
        raise ConfigError(f"{source}.seats: no seat is called {seat!r}, right would be {', '.join(seats)}")
