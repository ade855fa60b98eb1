"""The games of this evening at one table: counted from the turns that are told, kept, and told to a hall.

Told twice, a turn counts once. Refuses to know: connections, and how a game is won.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from companion.mqtt.messages import TAKEN_BACK, WON, YOUR_TURN, TableEvent
from companion.ports.kept_file import KeptFile

NAME = "evening.json"
BREAK_S = 6 * 3600.0
"""After so long without a turn another evening begins."""

MOST_GAMES = 200
"""So many games of one evening are kept."""


class Results(Struct, frozen=True):
    """What a table has played this evening.

    Args:
        games: that somebody has won.
        turns: of all games.
        wins: seat -> games that it has won.
    """

    games: int = 0
    turns: int = 0
    wins: dict[str, int] = {}


class OneGame(Struct, frozen=True):
    """One game: the number of its last turn, and who has won, if anybody."""

    turns: int = 0
    winner: str = ""


class KeptEvening(Struct, frozen=True):
    """The file: when the last turn came, in seconds by the machine's clock; the games by number."""

    at_s: float = 0.0
    games: dict[int, OneGame] = {}


class Evening:
    """The games of this evening. For one thread.

    Args:
        folder: where they are kept; None keeps nothing.
        clock: seconds of the machine's clock.
    """

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.time) -> None:
        self._file = KeptFile(folder / NAME if folder else None, KeptEvening, "results of the evening")
        self._clock = clock
        self._kept = self._file.load()

    def count(self, event: TableEvent) -> None:
        """Take in what has happened."""
        if event.event_type == YOUR_TURN:
            return
        now_s = self._clock()
        games = dict(self._kept.games) if abs(now_s - self._kept.at_s) < BREAK_S else {}
        before = games.pop(event.game, OneGame())
        if event.event_type == TAKEN_BACK:
            games[event.game] = OneGame(max(0, event.number - 1))
        else:
            winner = event.seat if event.event_type == WON else before.winner
            games[event.game] = OneGame(max(before.turns, event.number), winner)
        self._kept = KeptEvening(now_s, dict(list(games.items())[-MOST_GAMES:]))
        self._file.save(self._kept)

    def results(self) -> Results:
        """Return what has been played; nothing once the evening is long over."""
        games = self._kept.games.values()
        if abs(self._clock() - self._kept.at_s) >= BREAK_S:
            return Results()
        wins = Counter(game.winner for game in games if game.winner)
        return Results(sum(wins.values()), sum(game.turns for game in games), dict(wins))
