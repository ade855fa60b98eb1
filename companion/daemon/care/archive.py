"""Stored games for the pages: told, counted, taken in, forgotten, deleted.

Whatever is on the table is the loop's: it is asked first, so that table and journal agree. Refuses to know:
who may ask, and what is said of it.
"""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, TypeVar

from companion.chronicle import story, tallies
from companion.chronicle.archive_port import Counted, Forgotten, Reviewed
from companion.chronicle.story import Story
from companion.core.model.errors import InputError, PluginError
from companion.core.model.game import Game
from companion.daemon.care.reviews import Reviews
from companion.journal import Journal, parse_game
from companion.journal.copies import CopyKeeper, Wish
from companion.ports.commands import ForgetNames, PutAway
from companion.ports.table import TableForPages

MOST_GAMES = 300
"""So many games are counted together, the newest."""

BUDGET_S = 0.4
"""One request counts for so long; the next goes on. The referee shares the processor."""

DISK_S = 60.0
"""An SD card that has to be gone through for every row may take long."""

WRITTEN_S = 5.0
"""Whoever brings a game waits so long for the disk; then it is written when it can be."""

SOURCE = "text"

UNKNOWN = tallies.GameTally({}, 0, None, {})
"""Nothing is known of a game."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class Archive:
    """`companion.chronicle.archive_port.Archive` over the journal; made after it and closed before it.

    Args:
        table: asked before anything that is on it is changed.
        journal: where games are.
        games: those whose rules are installed.
        keeper: of the copies, which must forget, too.
        clock_s: seconds of the monotonic clock, for the budget.
    """

    def __init__(
        self,
        table: TableForPages,
        journal: Journal,
        games: Mapping[str, Game[Any]],
        keeper: CopyKeeper,
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._table, self._journal, self._games, self._keeper = table, journal, games, keeper
        self._clock_s = clock_s
        self._reviews = Reviews(clock_s)
        self._ahead: tuple[int, int] | None = None  # the game and its last decision that are weighed
        self._lock = threading.Lock()
        self._counted: dict[tuple[int, int], tallies.GameTally] = {}  # by game and its last decision

    def story(self, game_id: int) -> Story:
        """Return a stored game, step by step. Raises KeyError for an unknown one, or one of unknown rules."""
        told = self._journal.game_record(game_id)
        return story.tell(self._games[str(told.entries[0].data["game"])], told.entries, told.clocks)

    def counted(self) -> Counted:
        """Tell what can be counted of the newest games; for a short time, and the next time on from there.

        A game that has gone on since is counted anew.
        """
        heads = self._journal.heads(MOST_GAMES)
        until = self._clock_s() + BUDGET_S
        with self._lock:
            self._counted = {head: self._counted[head] for head in heads if head in self._counted}
            for head in heads:
                if head not in self._counted and self._clock_s() < until:
                    self._counted[head] = self._count(head[0])
            found = [self._counted[head] for head in heads if head in self._counted]
        return Counted(len(heads), len(found), tallies.merged(found), tallies.all_throws(found))

    def _count(self, game_id: int) -> tallies.GameTally:
        try:
            return tallies.count(self.story(game_id))
        except (KeyError, InputError, PluginError) as error:  # strange or broken rules, or gone
            log.info("game %s is not counted: %s", game_id, error)
            return UNKNOWN

    def reviewed(self, game_id: int) -> Reviewed:
        """Look back on a stored game that is over; for a short time, and the next time on from there."""
        return self._reviews.look_back(self.story(game_id))

    def weigh_ahead(self) -> None:
        """Weigh a turn of the newest game, so that looking back need not wait for it."""
        for head in self._journal.heads(1):
            if head == self._ahead:
                return
            try:
                left = self._reviews.weigh_ahead(self.story(head[0]))
            except (KeyError, InputError, PluginError):  # strange or broken rules, or gone
                left = False
            self._ahead = self._ahead if left else head

    def take(self, text: str) -> int:
        """Store a game that was written as text, whole. Raises TextError: nothing is stored.

        Raises TimeoutError while the disk cannot be written: it waits in memory, as any turn does.
        """
        game_id = self._journal.store(parse_game(text, SOURCE))
        if not self._journal.wait_written(WRITTEN_S):
            raise TimeoutError
        return game_id

    def forget(self, game_id: int | None, name: str) -> Forgotten:
        """Forget names, on the table and in the files. Raises KeyError, OSError."""
        if game_id is not None:
            self._journal.game_record(game_id)
        self._table.execute(ForgetNames(game_id, name))
        done = self._everywhere(Wish(game_id), name, lambda: self._journal.forget(game_id, name))
        with self._lock:
            self._counted.clear()
        return done

    def delete(self, game_id: int) -> Forgotten:
        """Delete a stored game. Raises KeyError, CommandRefused, OSError."""
        self._journal.game_record(game_id)
        with self._journal.hidden(game_id):  # nobody resumes it while the disk is waited for
            self._table.execute(PutAway(game_id))
            return self._everywhere(Wish(game_id, whole=True), "", lambda: self._journal.delete(game_id))

    def _everywhere(self, wish: Wish, name: str, begin: Callable[[], Future[int]]) -> Forgotten:
        """Take something out of the journal and its copies. Raises OSError."""
        places, cleaned = self._keeper.forget(wish, name, lambda: _done(begin()))
        return Forgotten(places, cleaned.deleted, tuple((each.number, each.seen) for each in cleaned.held))


def _done(result: Future[T]) -> T:
    """Wait for the disk. Raises OSError where it cannot be written now, TimeoutError after a minute."""
    try:
        return result.result(timeout=DISK_S)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
