"""Forgets an evening, names and all, as the house wants it: on the next day, or soon after the last move.

The same as tables do (`companion.daemon.care.forgetting`). Where the date is not known, six hours without a
move stand for the night. Also for what happened before a start: a hall that was off forgets as it begins.
Refuses to know: files of an evening, and who chose it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from companion.core.catalog.venue_kinds import VenueWays
from companion.hall.evening.desk import EveningDesk
from companion.hall.tables import Tables
from companion.mqtt.hall_messages import Pieces
from companion.ports.clocks import Moment
from companion.ports.files import KeptFile

NAME = "evening-day.json"
IDLE_S = 30 * 60.0
"""An evening without a move for so long is over."""

NIGHT_S = 6 * 3600.0
"""So long without a move stands for the night where the date is not known."""

LOOK_S = 5.0
"""So often the evening is looked at."""

log = logging.getLogger(__name__)


class Day(Struct, frozen=True):
    """Of an evening: the day on which it was planned, and when it changed last; ``date`` empty: not known."""

    date: str = ""
    changed: Moment = Moment()


class EveningForgetter:
    """Looks at one evening.

    Args:
        desk: the evening.
        tables: what is known of them.
        ways: of the house.
        folder: where the day is kept; None keeps nothing.
        clock: tells this moment.
        today: the date; empty where it is not known.
    """

    def __init__(
        self,
        desk: EveningDesk,
        tables: Tables,
        ways: VenueWays,
        folder: Path | None,
        *,
        clock: Callable[[], Moment],
        today: Callable[[], str],
    ) -> None:
        self._desk, self._tables, self._ways = desk, tables, ways
        self._clock, self._today = clock, today
        self._file = KeptFile(folder / NAME if folder else None, Day, "the day of the evening")
        self._day = self._file.load()
        self._evening, self._pieces = desk.evening, dict[str, Pieces | None]()
        self._moved = self._began()
        self._stuck = False  # the disk does not let go what is forgotten

    def _began(self) -> Moment:
        """Return when the evening changed last; this moment where the clocks cannot tell it."""
        now, last = self._clock(), self._day.changed
        is_known = bool(last.boot == now.boot != "" or (self._day.date and self._today()))
        return last if is_known else now

    def round(self) -> None:
        """Look once, and forget what is due; what the disk does not let go is tried again."""
        self._note()
        if not (self._stuck or self._is_due()):
            return
        try:
            self._desk.forget()
        except OSError as error:
            if not self._stuck:
                log.warning("the evening is not deleted yet, it is tried again: %s", error)
            self._stuck = True
        else:
            self._stuck = False
            log.info("the evening was forgotten, as this house wants it")
        self._note()

    def _note(self) -> None:
        """Note what has happened since the last look."""
        now, evening = self._clock(), self._desk.evening
        boards = [table.board for table in evening.tables] if evening else []
        lines = [line for board in boards if (line := self._tables.line(board))]
        before, self._pieces = self._pieces, {line.id: line.pieces for line in lines}
        if any(before[board] != pieces for board, pieces in self._pieces.items() if board in before):
            self._moved = now
        if evening is not self._evening:
            date = self._day.date if self._evening and evening else ""
            self._evening, self._moved = evening, now
            self._stuck = self._stuck and evening is None
            self._keep(Day(date or self._today(), now) if evening else Day())
        elif evening is not None and not self._day.date:
            changed = self._day.changed if self._day.changed.boot else now  # of before this was kept
            self._keep(Day(self._today(), changed))

    def _is_due(self) -> bool:
        if self._desk.evening is None and not self._desk.aside:
            return False
        now, date = self._clock(), self._today()
        idle_s, unchanged_s = self._moved.seconds_to(now), self._day.changed.seconds_to(now)
        if self._ways.forgets_soon and idle_s >= IDLE_S:
            return True
        if not (date and self._day.date):
            return self._ways.forgets_daily and idle_s >= NIGHT_S
        is_quiet = idle_s >= IDLE_S or unchanged_s >= NIGHT_S
        return self._ways.forgets_daily and date != self._day.date and is_quiet

    def _keep(self, day: Day) -> None:
        if day != self._day:
            self._day = day
            self._file.save(day)


async def keep_forgetting(
    forgetter: EveningForgetter, closing: asyncio.Event, look_s: float = LOOK_S
) -> None:
    """Look again and again until closing."""
    while not closing.is_set():
        forgetter.round()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), look_s)
