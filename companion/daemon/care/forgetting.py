"""Forgets who has played, as the house wants it: soon after a game, or on the next day.

From a look at the table, in a thread of its own, to what is forgotten: how long nobody has done anything, and
which day it is. Where the date is not known, six hours without a touch stand for the night. Refuses to know:
files, and who chose it.
"""

import logging
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from companion.core.model.commands import EndGame
from companion.core.model.session import in_play
from companion.daemon.periodic_thread import PeriodicThread
from companion.ports.commands import Command, CommandRefused
from companion.ports.devices import Clock
from companion.ports.files import KeptFile
from companion.ports.table import View

NAME = "house-day.json"
OVER_MS = 2 * 60_000
"""After a game its names can still be read for so long."""

IDLE_MS = 30 * 60_000
"""A game in which nobody has moved or spoken for so long was left."""

NIGHT_MS = 6 * 60 * 60_000
"""So long without a touch stands for the night where the date is not known."""

LOOK_S = 1.0
"""So often the table is looked at."""

log = logging.getLogger(__name__)


class Watched(Protocol):
    """The table, as far as it is looked at."""

    def view(self) -> View:
        """Return the latest published view."""

    def execute(self, command: Command) -> View:
        """Carry out a command. Raises CommandRefused, TimeoutError."""


class Memory(Protocol):
    """What a table remembers of people. What cannot be written raises OSError."""

    def seats(self) -> Collection[str]:
        """Tell which seats some browser holds."""

    def forget_seats(self) -> None:
        """Free all seats, also those of stored games."""

    def forget_names(self, game_id: int | None) -> None:
        """Forget the names of one game, or of all."""

    def games(self) -> Collection[int]:
        """Return the numbers of all stored games."""

    def delete(self, game_id: int) -> None:
        """Delete a stored game."""


class Day(Struct, frozen=True):
    """The day of which games are kept, such as ``2026-11-23``; empty where it is not known."""

    date: str = ""


class Forgetter(PeriodicThread):
    """Watches one table, from `start` to `close`.

    Args:
        desk: the table.
        memory: what is forgotten.
        clock: integer milliseconds.
        today: the date; empty where it is not known.
        folder: where the day is kept; None keeps nothing.
    """

    def __init__(
        self, desk: Watched, memory: Memory, clock: Clock, today: Callable[[], str], folder: Path | None
    ) -> None:
        self._desk, self._memory, self._clock, self._today = desk, memory, clock, today
        self._file = KeptFile(folder / NAME if folder else None, Day, "the day of the games")
        self._day = self._file.load()
        self._mark: object = None
        self._since_ms = clock()
        self._game: int | None = None
        self._done: object = None
        super().__init__(
            "the forgetting",
            LOOK_S,
            lambda fault: log.warning("not forgotten yet, it is tried again: %s", fault),
            lambda fault: isinstance(fault, OSError | CommandRefused),
        )

    def round(self) -> None:
        """Look once, and forget what is due. Raises OSError, CommandRefused: the next look tries again."""
        if (view := self._desk.view()).starting:
            return
        ways, now = view.care.ways, self._clock()
        if (mark := self._mark_of(view)) != self._mark:
            self._mark, self._since_ms = mark, now
        if ways.forgets_soon:
            self._soon(view, now - self._since_ms)
        if ways.forgets_daily:
            self._daily(view, now - self._since_ms)
        self._game = view.game_id

    def _mark_of(self, view: View) -> object:
        """Return what changes whenever somebody does something; a pause by itself changes nothing."""
        session = view.session
        seats = tuple(self._memory.seats())
        if session is None:
            return None, seats
        seen = session.turn.tracker.seen
        return view.game_id, session.situation, session.over, seen.since_ms, seen.picture, seats

    def _soon(self, view: View, idle_ms: int) -> None:
        if self._game not in (None, view.game_id):
            self._memory.forget_names(self._game)  # another one has begun before its time
        over = not in_play(view.session)
        if self._done == self._mark or idle_ms < (OVER_MS if over else IDLE_MS):
            return
        self._end(view)
        self._memory.forget_names(None)  # first: it may fail, and is tried again
        self._memory.forget_seats()
        self._done = self._mark = self._mark_of(self._desk.view())
        log.info("seats and names were forgotten, as this house wants it")

    def _daily(self, view: View, idle_ms: int) -> None:
        date, kept = self._today(), self._day.date
        other = bool(date and kept and date != kept)
        if (other and (idle_ms >= IDLE_MS or not in_play(view.session))) or idle_ms >= NIGHT_MS:
            self._end(view)
            self._memory.forget_seats()
            for game_id in self._memory.games():
                self._memory.delete(game_id)
        elif other:
            return  # somebody still plays
        if date and date != kept:
            self._day = Day(date)
            self._file.save(self._day)

    def _end(self, view: View) -> None:
        if in_play(view.session):
            self._desk.execute(EndGame(0))
