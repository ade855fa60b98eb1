"""Runs work in a thread that only its owner ends: whatever the work raises is told, and it is tried again.

From a fault to its end: the work raises; the log gets it once; ``failed`` tells the table; the thread waits,
longer each time; the work begins anew. Every thread of the companion that must not fall silent is one of
these. Refuses to know: what the work is, and how a fault is told to people.
"""

import contextlib
import logging
import threading
import time
import traceback
from collections.abc import Callable

log = logging.getLogger(__name__)

FIRST_S, MOST_S = 0.1, 30.0
"""Waited before the second try; before each further one twice as long, up to this."""

ITEM_S = 0.02
"""What takes items from a queue waits only so long: those behind the one that failed must not pile up."""

STEADY_S = 10.0
"""Work that went on for so long had recovered: after its next fault the first, short time is waited again."""

QUIET_S = 600.0
"""A fault is written to the log again only when it was not seen for so long."""

MOST_KNOWN = 50
"""So many different faults of one thread are remembered."""


class FaultLog:
    """Writes each fault to the log once, with its traceback, however often it comes back.

    Args:
        name: of what fails.
        clock: seconds, monotonic.
    """

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._name, self._clock = name, clock
        self._seen: dict[tuple[str, str], float] = {}  # kind and place of a fault -> when it was seen last

    def write(self, fault: BaseException) -> None:
        """Write this fault, unless it was seen a short while ago."""
        kind, now = (type(fault).__name__, find_place(fault)), self._clock()
        last = self._seen.pop(kind, None)
        self._seen[kind] = now
        while len(self._seen) > MOST_KNOWN:
            del self._seen[next(iter(self._seen))]
        if last is None or now - last >= QUIET_S:
            log.error("%s has failed; it is tried again", self._name, exc_info=fault)


def find_place(fault: BaseException) -> str:
    """Find the line of code that raised this fault."""
    frames = traceback.extract_tb(fault.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def clear_frames(fault: BaseException | None) -> None:
    """Let go what the code that failed still held (a port, a pin), whoever keeps the fault itself."""
    while fault is not None:
        traceback.clear_frames(fault.__traceback__)
        fault = fault.__context__


class SupervisedThread:
    """A thread from `start` to `close`, whatever its work raises.

    Args:
        name: of the thread, and in the log.
        work: begun again after each fault; once it returns, the thread ends.
        failed: called from the thread with each fault, to tell the table; may itself raise.
        is_ordinary: whether a fault belongs to daily life (a cable is out), so that the log needs no word.
        wake: ends whatever the work waits for, so that it sees `closing`.
        first_s, most_s: as `FIRST_S`, `MOST_S`.
        wait: waits so many seconds between two tries; True where the thread is to end at once.
        clock: seconds, monotonic.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], None],
        failed: Callable[[BaseException], None] = lambda _: None,
        *,
        is_ordinary: Callable[[BaseException], bool] = lambda _: False,
        wake: Callable[[], None] = lambda: None,
        first_s: float = FIRST_S,
        most_s: float = MOST_S,
        wait: Callable[[float], bool] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name, self.closing = name, threading.Event()
        self._work, self._failed, self._is_ordinary, self._wake = work, failed, is_ordinary, wake
        self._first_s, self._most_s, self._clock = first_s, most_s, clock
        self.wait = wait or self.closing.wait
        self._faults = FaultLog(name, clock)
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def is_alive(self) -> bool:
        """Tell whether it was started and has not ended."""
        return self._thread.is_alive()

    def close(self, timeout_s: float | None) -> bool:
        """Ask the work to end and wait for it; whether the thread has ended. May be called twice."""
        self.closing.set()
        self._wake()
        if self._thread.ident is not None:
            self._thread.join(timeout_s)
        return not self._thread.is_alive()

    # --- the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        failures = 0
        while not self.closing.is_set():
            began_s = self._clock()
            try:
                self._work()
            except BaseException as fault:  # noqa: BLE001 - also what a library raises to end its own thread
                self._tell(fault)
            else:
                return
            if self._clock() - began_s >= STEADY_S:
                failures = 0
            if self.wait(min(self._most_s, self._first_s * 2.0**failures)):
                return
            failures = min(failures + 1, 30)

    def _tell(self, fault: BaseException) -> None:
        """Write it down and tell the table; trouble with either must not end the thread."""
        with contextlib.suppress(Exception):
            if not self._is_ordinary(fault):
                self._faults.write(fault)
        try:
            self._failed(fault)
        except Exception as second:  # noqa: BLE001 - written like the first
            with contextlib.suppress(Exception):
                self._faults.write(second)
        clear_frames(fault)


class ThreadOwner:
    """Works in one thread, which whoever inherits this makes, from `start` to `close`."""

    stop_s: float = 5.0
    """What is under way holds up the end no longer than this."""

    _thread: SupervisedThread

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def close(self) -> None:
        """Break off what is under way, and end."""
        self._thread.close(self.stop_s)
