"""Lets one request at a time do long work: the referee shares the processor, and any phone may ask.

Knows: who works and who waits. Refuses to know: what the work is.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from companion.core.model.types import Say
from companion.web.answers import Problem

MOST_WAITING = 24
"""A club's phones may all open the page of games at once."""

WAIT_S = 10.0
"""Seconds that a request waits for its turn at most."""


class Turnstile:
    """For any thread.

    Args:
        most_waiting: whoever comes while so many wait is sent away; each of them holds one of the server's
            threads.
        wait_s: nobody waits longer, in seconds.
    """

    def __init__(self, most_waiting: int = MOST_WAITING, wait_s: float = WAIT_S) -> None:
        self._work = threading.Lock()
        self._places = threading.BoundedSemaphore(1 + most_waiting)
        self._wait_s = wait_s

    @contextmanager
    def passed(self) -> Iterator[None]:
        """Let nobody else work while this is entered. Raises Problem 503 where too many want to."""
        if not self._places.acquire(blocking=False):
            raise _crowded()
        try:
            if not self._work.acquire(timeout=self._wait_s):
                raise _crowded()
            try:
                yield
            finally:
                self._work.release()
        finally:
            self._places.release()


def _crowded() -> Problem:
    say = Say("Many phones look at stored games just now. Please try again in a moment.")
    return Problem(503, "crowded", say, {"Retry-After": "2"})
