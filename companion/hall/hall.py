"""The hall itself: what is known of the tables, told to all who look on.

For the event loop's thread. Refuses to know: HTTP, and the broker's connection.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import msgspec

from companion.hall.evening.desk import EveningDesk
from companion.hall.onlookers import Onlookers
from companion.hall.tables import TWICE_S, Tables
from companion.web.event_stream import event

HALL, EVENING = "hall", "evening"


class HallLine(msgspec.Struct, frozen=True):
    """How the hall stands.

    Args:
        broker: whether the broker is there; else what is shown is old.
        version: of the companion.
    """

    broker: bool
    version: str


class Hall:
    """One hall.

    Args:
        version: of the companion.
        folder: where the evening is kept; None keeps nothing.
        animals: its players are called by animals.
    """

    def __init__(self, version: str, folder: Path | None = None, *, animals: bool = False) -> None:
        self._version = version
        self.broker = False
        self.tables = Tables(self._tell_table, self._hear)
        self.evening = EveningDesk(
            folder,
            self.tables,
            lambda: self.broker,
            lambda: self.onlookers.tell(EVENING, self._evening),
            animals=animals,
        )
        self.onlookers = Onlookers(self._whole)

    def stands(self, *, broker: bool) -> None:
        """Note whether the broker is there."""
        self.broker = broker
        self.onlookers.tell(HALL, self._hall)

    def _hear(self, board: str) -> None:
        self.evening.hear(board)

    def _tell_table(self, board: str) -> None:
        self.onlookers.tell(board, partial(self._table, board))
        if (line := self.tables.line(board)) is not None and line.twice:  # put right, a table may stay silent
            asyncio.get_running_loop().call_later(TWICE_S, self.tables.look_again, board)

    def _evening(self) -> bytes:
        return event(EVENING, msgspec.json.encode(self.evening.now()))

    def _hall(self) -> bytes:
        return event(HALL, msgspec.json.encode(HallLine(self.broker, self._version)))

    def _table(self, board: str) -> bytes:
        line = self.tables.line(board)
        return (
            event("table", msgspec.json.encode(line)) if line else event("gone", msgspec.json.encode(board))
        )

    def _whole(self) -> Mapping[str, bytes]:
        tables = self.tables.lines()
        known = event("tables", msgspec.json.encode([line.id for line in tables]))
        return {
            HALL: self._hall(),
            EVENING: self._evening(),
            "tables": known,
            **{line.id: self._table(line.id) for line in tables},
        }
