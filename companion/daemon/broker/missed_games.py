"""Finds the games that ended while nobody could be told of them: a start does not bring those back by itself.

Refuses to know: who is told, and what was told already.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.core.decision import fold
from companion.core.model.errors import InputError, PluginError
from companion.core.model.game import Game
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.journal import read_game
from companion.ports.table import StoredGame

MOST_GAMES_LOOKED_THROUGH = 30
"""So many games are looked through, the newest."""

log = logging.getLogger(__name__)


class MissedGames:
    """Called, it yields number and end of each game that has ended and is wanted, oldest first.

    Args:
        path: of the journal.
        stored: the newest stored games, at most so many; raises Starting.
        games: those whose rules are installed.
        settings: of the referee.
    """

    def __init__(
        self,
        path: Path,
        stored: Callable[[int], Sequence[StoredGame]],
        games: Mapping[str, Game[Any]],
        settings: Settings,
    ) -> None:
        self._path, self._stored, self._games, self._settings = path, stored, games, settings

    def __call__(self, wanted: Callable[[int], bool]) -> Iterator[tuple[int, Session]]:
        """Yield those whose number is wanted. Raises Starting."""
        for stored in reversed(self._stored(MOST_GAMES_LOOKED_THROUGH)):
            played = stored.state != "playing" and not stored.imported and stored.game in self._games
            if not played or not wanted(stored.game_id):
                continue
            try:
                entries = read_game(self._path, stored.game_id).entries
                yield stored.game_id, fold.restore(self._games[stored.game], self._settings, entries)
            except (InputError, PluginError) as error:
                log.warning("mqtt: game %s is not told any more: %s", stored.game_id, error)
