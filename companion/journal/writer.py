"""The journal's one writing thread: rows go in and return at once, and are announced once they are on disk.

Knows: groups, deadlines, and that a disk may be full, locked or read-only for a while: rows then stay in
memory and are tried again. Refuses to know: what the rows say.
"""

import logging
import math
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.journal import store
from companion.journal.integrity.chain import STIMULUS
from companion.journal.integrity.game_files import find_unsealed, seal_game
from companion.journal.integrity.witness import Witness, clear_witness, write_witness
from companion.journal.opening import Opened, open_writing
from companion.ports.supervised_thread import SupervisedThread

RIDE_ALONG_S = 0.25
"""A row that may wait is written at the latest so many seconds after it came."""

FIRST_RETRY_S = 0.1
LAST_RETRY_S = 5.0
"""After a failure the next try comes after this long, doubled each time up to the second number."""

SEAL_S = 0.5
"""A game that waits to be sealed is, once nothing was to be done for so long."""

MOST_AT_CLOSE = 8
"""So many games are sealed before the journal closes; others (of a backup, say) after the next start."""

ENDS = ("won", "end")
"""Kinds of decisions after which a game may be over."""

log = logging.getLogger(__name__)

Errand = tuple[Callable[[sqlite3.Connection], Any], Future[Any]]
"""Something to do with the file, and what will hold its result."""


class Writer:
    """The queue of rows and the thread that owns the writing connection.

    Args:
        path: the file.
        opened: the file open for writing, or None where it could not be opened yet.
        first: the number of the first row.
        on_durable: called from the thread with the number up to which all rows are on disk.
        on_trouble: called from the thread with a sentence when writing fails, and with "" when it works
            again. Both must return at once and must not raise.
    """

    def __init__(
        self,
        path: Path,
        opened: Opened | None,
        first: int,
        on_durable: Callable[[int], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        self._path = path
        self._connection = opened.connection if opened else None
        self._next, self._on_durable, self._on_trouble = first, on_durable, on_trouble
        self._pending: list[store.Row] = []
        self._errands: list[Errand] = []
        self._due = math.inf
        self._closing = False
        self._playing = 0
        self._over: list[int] = []
        self._unsealed = list(opened.unsealed) if opened else []
        lock = threading.RLock()  # guards all that both sides touch
        self._wake, self._written = threading.Condition(lock), threading.Condition(lock)
        self._failures, self._retry_at = 0, -math.inf
        self._untold: int | None = None  # on disk up to here, which nobody has been told yet
        self._thread = SupervisedThread(
            "journal",
            self._run,
            lambda fault: self._fail(f"journal {self._path} cannot be written ({fault!r})"),
            most_s=LAST_RETRY_S,
        )
        self._thread.start()

    def put(self, make: Callable[[int], store.Row], *, durable: bool) -> int:
        """Queue the row that ``make`` builds of its number; returns that number at once.

        Raises:
            ValueError: the journal is closed.
        """
        return self.put_all([make], durable=durable)

    def put_all(self, makes: Sequence[Callable[[int], store.Row]], *, durable: bool) -> int:
        """Queue several rows that are written together or not at all; the number of the first, as `put`."""
        with self._wake:
            if self._closing:
                raise ValueError("the journal is closed")
            first = self._next
            self._pending.extend(make(number) for number, make in enumerate(makes, first))
            self._next += len(makes)
            due = time.monotonic() + (0 if durable else RIDE_ALONG_S)
            if due < self._due:
                self._due = due
                self._wake.notify()
            return first

    def wait_written(self, timeout_s: float) -> bool:
        """Tell whether all rows that are queued now are on disk, or come there within this time."""
        with self._written:
            last = self._next - 1
            return self._written.wait_for(lambda: not self._pending or self._pending[0].seq > last, timeout_s)

    def errand(self, work: Callable[[sqlite3.Connection], Any]) -> Future[Any]:
        """Have the thread do something with the file, once all rows queued so far are on disk.

        Returns:
            what will hold the result; or OSError or sqlite3.Error where the file cannot be written now.

        Raises:
            ValueError: the journal is closed.
        """
        with self._wake:
            if self._closing:
                raise ValueError("the journal is closed")
            result: Future[Any] = Future()
            self._errands.append((work, result))
            self._due = -math.inf
            self._wake.notify()
            return result

    @property
    def last(self) -> int:
        """The number of the row queued last, else the one before the first."""
        with self._wake:
            return self._next - 1

    def pending(self) -> list[store.Row]:
        """Return the rows that are not on disk yet, in order."""
        with self._wake:
            return list(self._pending)

    def close(self) -> int:
        """Write what is left, stop the thread, close the file; may be called twice.

        Returns:
            how many rows could not be written.
        """
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.close(None)
        return len(self._pending)

    def _run(self) -> None:
        self._tell_durable()
        closing = False
        while not closing:
            batch, errands, closing = self._wait(self._retry_at)
            fault = self._commit(batch) if batch else ""
            self._run_errands(errands, fault)
            if fault:
                self._retry_at = time.monotonic() + min(LAST_RETRY_S, FIRST_RETRY_S * 2**self._failures)
                self._fail(fault)
            elif batch:
                self._look_for_ends(batch)
                self._untold, self._retry_at = batch[-1].seq, -math.inf
                self._tell_durable()
            elif not (closing or errands):
                self._seal_next()
        self._seal_all(*self._over[-MOST_AT_CLOSE:], self._playing)
        if self._connection:
            self._connection.close()

    def _tell_durable(self) -> None:
        """Report up to where all is on disk, and that it is written again where it was not."""
        if self._untold is None:
            return
        if self._failures:
            self._on_trouble("")
            self._failures = 0
        self._on_durable(self._untold)
        self._untold = None

    def _fail(self, fault: str) -> None:
        """Report the first of several faults."""
        self._failures = min(self._failures + 1, 16)
        if self._failures == 1:
            self._on_trouble(fault)

    def _wait(self, retry_at: float) -> tuple[list[store.Row], list[Errand], bool]:
        """Wait until rows are due (not before ``retry_at``), something is asked for, or the journal closes.

        Returns:
            the rows, what is asked for once they are written, and whether the journal closes.
        """
        with self._wake:
            while (
                not (self._closing or self._errands)
                and (left := max(self._due, retry_at) - time.monotonic()) > 0
            ):
                waiting = self._over or self._unsealed
                if not self._wake.wait(min(left, SEAL_S) if waiting else None if left == math.inf else left):
                    break
            errands, self._errands = self._errands, []
            due = self._closing or errands or max(self._due, retry_at) <= time.monotonic()
            if due:
                self._due = math.inf
            return list(self._pending) if due else [], errands, self._closing

    def _run_errands(self, errands: Sequence[Errand], fault: str) -> None:
        """Do what is asked for; nothing while rows cannot be written (``fault``)."""
        for work, result in errands:
            if not result.set_running_or_notify_cancel():
                continue
            try:
                if fault:
                    raise OSError(fault)  # noqa: TRY301 - told like any other failure
                if self._connection is None:
                    self._connection = open_writing(self._path).connection
                result.set_result(self._do(work, self._connection))
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                result.set_exception(error)

    def _look_for_ends(self, batch: Sequence[store.Row]) -> None:
        """Note which games are not being played any more; they are sealed when there is time."""
        for row in batch:
            if row.game != self._playing and self._playing:
                self._over.append(self._playing)
            self._playing = row.game
            if row.kind in ENDS:
                self._over.append(row.game)

    def _seal_next(self) -> None:
        """Seal one game that waits for it, one that was just played first."""
        waiting = self._over or self._unsealed
        if waiting:
            game = waiting.pop()
            if game != self._playing or waiting is self._over:
                self._seal_all(game)

    def _seal_all(self, *games: int) -> None:
        """Seal these games; one that cannot be sealed now is at the next start."""
        try:
            for game in dict.fromkeys(games):
                if self._connection:
                    seal_game(self._connection, self._path, game)
        except (sqlite3.Error, OSError) as error:
            log.warning("games of %s cannot be sealed: %s", self._path, error)
            self._over, self._unsealed = [], []

    def _do(self, work: Callable[[sqlite3.Connection], Any], connection: sqlite3.Connection) -> Any:
        """Do something with the file that may take away its last decision; what it gives back."""
        clear_witness(self._path)
        try:
            return work(connection)
        finally:
            with suppress(sqlite3.Error):  # whoever asked is told what was in the way
                if note := store.find_last(connection):
                    write_witness(self._path, note)
                self._unsealed = find_unsealed(connection, self._path)

    def _commit(self, batch: list[store.Row]) -> str:
        """Write these rows; "" or what went wrong, and then they are due again."""
        try:
            if self._connection is None:
                self._connection = open_writing(self._path).connection
            store.write(self._connection, batch)
            if decided := [row for row in batch if row.kind != STIMULUS]:
                write_witness(self._path, Witness(batch[-1].seq, decided[-1].seq, decided[-1].game))
        except Exception as error:  # noqa: BLE001 - rows wait until it is mended, whatever it was
            if self._connection:
                self._connection.close()
                self._connection = None
            with self._wake:
                self._due = -math.inf
            return f"journal {self._path} cannot be written ({error})"
        with self._wake:
            del self._pending[: len(batch)]
            self._written.notify_all()
        return ""
