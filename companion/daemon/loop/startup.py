"""Brings the game back after a start, in a thread of its own, while the pages are up already.

Knows: the order journal, game, table. Refuses to know: how a journal is opened, however long that takes.
"""

import contextlib
import logging
import threading
from collections.abc import Callable

from companion.core.model.errors import InputError
from companion.daemon.loop.loop import Loop
from companion.daemon.start_record import StartRecord
from companion.journal import Journal

STOP_S = 5.0
"""Whoever stops the companion waits no longer than this for a journal that is being opened."""

LOOK_S = 1.0
"""So often, in seconds, it is looked whether the start is given up."""

log = logging.getLogger(__name__)


class Startup:
    """The start of one table.

    Args:
        open_journal: opens it, and what needs it; may take minutes. What is to be closed goes onto the stack.
        loop: goes round already.
        record: is told how far the start has come.
        ready: called once pages show the table.
        stop: set where the start fails.

    Attributes:
        error: what stopped the start, None where nothing did.
    """

    def __init__(
        self,
        open_journal: Callable[[contextlib.ExitStack], Journal],
        loop: Loop,
        record: StartRecord,
        ready: Callable[[], None],
        stop: threading.Event,
    ) -> None:
        self._open_journal, self._loop, self._record, self._ready = open_journal, loop, record, ready
        self._stop = stop
        self._stack = contextlib.ExitStack()
        self._thread = threading.Thread(target=self._run, name="startup", daemon=True)
        self.error: Exception | None = None

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()

    def close(self) -> bool:
        """Close the journal; False where it is being opened still, and nobody waits for that any longer."""
        if self._thread.ident is not None:
            self._thread.join(STOP_S)
        if self._thread.is_alive():
            log.warning("the journal was still being opened")
            return False
        self._stack.close()
        return True

    def _run(self) -> None:
        try:
            self._record.doing("journal")
            journal = self._open_journal(self._stack)
            self._record.doing("game")
            taken = self._loop.open(journal)
            while not self._stop.is_set():
                try:
                    taken.result(LOOK_S)
                except TimeoutError:
                    continue
                self._record.running()  # first: whoever pulls the plug once it is ready has not made it fail
                self._ready()
                return
        except InputError as error:  # somebody's mistake: one line, no failed start
            self.error = error
            self._stop.set()
        except Exception as error:
            log.exception("the start has failed")
            self.error = error
            self._stop.set()
