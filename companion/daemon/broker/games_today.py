"""Counts the games that began today, from the stored games, which are read anew only for another game."""

from collections.abc import Callable, Sequence

from companion.ports.commands import Starting
from companion.ports.table import StoredGame, View

MOST_GAMES_A_DAY = 100
"""So many games are looked through: no table plays more on one day."""


class GamesToday:
    """Called, it tells how many games began today; None where the date is not known. For one thread.

    Args:
        view: the newest view.
        games: the newest stored games, at most so many.
        today: the date here, as ``2026-11-23``; empty where it is not known.
    """

    def __init__(
        self,
        view: Callable[[], View],
        games: Callable[[int], Sequence[StoredGame]],
        today: Callable[[], str],
    ) -> None:
        self._view, self._games, self._today = view, games, today
        self._counted: tuple[tuple[int | None, str], int] | None = None

    def __call__(self) -> int | None:
        """Tell how many games began today."""
        date = self._today()
        key = self._view().game_id, date
        if not date:
            return None
        if self._counted is None or self._counted[0] != key:
            try:
                found = self._games(MOST_GAMES_A_DAY)
            except Starting:
                return None
            self._counted = (
                key,
                sum(game.started[: len(date)] == date and not game.imported for game in found),
            )
        return self._counted[1]
