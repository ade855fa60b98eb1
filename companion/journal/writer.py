"""The journal's one writing thread: rows go in and return at once, and are announced once they are on disk.

Knows: groups, deadlines, and that a disk may be full, locked or read-only for a while: rows then stay in
memory and are tried again. Refuses to know: what the rows say.
"""

from __future__ import annotations

import math
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from companion.journal import store
from companion.journal.store import Opened, Row

RIDE_ALONG_S = 0.25
"""A row that may wait is written at the latest so many seconds after it came."""

FIRST_RETRY_S = 0.1
LAST_RETRY_S = 5.0
"""After a failure the next try comes after this long, doubled each time up to the second number."""

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
        self._next = first
        self._on_durable = on_durable
        self._on_trouble = on_trouble
        self._pending: list[Row] = []
        self._errands: list[Errand] = []
        self._due = math.inf
        self._closing = False
        lock = threading.RLock()  # guards all that both sides touch
        self._wake, self._written = threading.Condition(lock), threading.Condition(lock)
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def put(self, make: Callable[[int], Row], *, durable: bool) -> int:
        """Queue the row that ``make`` builds of its number; returns that number at once.

        Raises:
            ValueError: the journal is closed.
        """
        return self.put_all([make], durable=durable)

    def put_all(self, makes: Sequence[Callable[[int], Row]], *, durable: bool) -> int:
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
        """Whether all rows that are queued now are on disk, or come there within this time."""
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

    def pending(self) -> list[Row]:
        """The rows that are not on disk yet, in order."""
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
        self._thread.join()
        return len(self._pending)

    def _run(self) -> None:
        failures, retry_at = 0, -math.inf
        while True:
            batch, errands, closing = self._wait(retry_at)
            fault = self._commit(batch) if batch else ""
            self._run_errands(errands, fault)
            if fault:
                if not failures:
                    self._on_trouble(fault)
                retry_at = time.monotonic() + min(LAST_RETRY_S, FIRST_RETRY_S * 2**failures)
                failures = min(failures + 1, 16)
            elif batch:
                if failures:
                    self._on_trouble("")
                failures, retry_at = 0, -math.inf
                self._on_durable(batch[-1].seq)
            if closing:
                break
        if self._connection:
            self._connection.close()

    def _wait(self, retry_at: float) -> tuple[list[Row], list[Errand], bool]:
        """Wait until rows are due (not before ``retry_at``), something is asked for, or the journal closes.

        Returns:
            the rows, what is asked for once they are written, and whether the journal closes.
        """
        with self._wake:
            while (
                not (self._closing or self._errands)
                and (left := max(self._due, retry_at) - time.monotonic()) > 0
            ):
                self._wake.wait(None if left == math.inf else left)
            self._due = math.inf
            errands, self._errands = self._errands, []
            return list(self._pending), errands, self._closing

    def _run_errands(self, errands: Sequence[Errand], fault: str) -> None:
        """Do what is asked for; nothing while rows cannot be written (``fault``)."""
        for work, result in errands:
            try:
                if fault:
                    raise OSError(fault)  # noqa: TRY301 - told like any other failure
                if self._connection is None:
                    self._connection = store.open_writing(self._path).connection
                result.set_result(work(self._connection))
            except Exception as error:  # noqa: BLE001 - whoever asked is told
                result.set_exception(error)

    def _commit(self, batch: list[Row]) -> str:
        """Write these rows; "" or what went wrong, and then they are due again."""
        try:
            if self._connection is None:
                self._connection = store.open_writing(self._path).connection
            store.write(self._connection, batch)
        except (sqlite3.Error, OSError) as error:
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
