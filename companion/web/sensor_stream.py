"""The stream of raw lines: what every sensor shows, and what the referee believes, as it happens.

For the host alone, also during a game; it only reads. A stream keeps no backlog: it knows what it has told
last and tells what is different now, at most every `EVERY_S`; a slow phone misses what was in between.
Refuses to know: where lines come from, words, HTTP.
"""

import threading
from collections.abc import Callable

import msgspec

from companion.state.models.check import CheckSensors
from companion.web.event_stream import Channel, event

EVERY_S = 0.05
"""So long at least between two events of one stream: twenty a second."""


class Changes:
    """Wakes streams when a line, or what is believed of one, may have changed. Any thread."""

    def __init__(self) -> None:
        self.count = 0  # grows with each change
        self.closed = False  # the pages are being stopped
        self._change = threading.Condition()

    def tell(self) -> None:
        """Note that something may have changed; returns at once."""
        with self._change:
            self.count += 1
            self._change.notify_all()

    def close(self) -> None:
        """End all streams."""
        with self._change:
            self.closed = True
            self._change.notify_all()

    def wait(self, seen: int, timeout_s: float) -> None:
        """Wait until there is a change after ``seen``, or after the timeout, or when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self.closed or self.count != seen, timeout_s)

    def pause(self, timeout_s: float) -> None:
        """Let so much time pass, whatever changes; less only when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self.closed, timeout_s)


class LineChannel(Channel):
    """All lines of one board at first, then those that differ.

    Args:
        changes: wakes it.
        look: what all lines are now; the text of a `CommandRefused` never comes here, the board is known.
        may: whether the browser may (still) look.
    """

    def __init__(self, changes: Changes, look: Callable[[], CheckSensors], may: Callable[[], bool]) -> None:
        self._changes, self._look, self._may = changes, look, may
        self._told: CheckSensors | None = None
        self._seen = 0
        self._has_just_told = False

    def news(self) -> bytes:
        """Return the lines that differ from those told last."""
        if self._has_just_told:
            self._changes.pause(EVERY_S)
        self._seen = self._changes.count
        newest = self._look()
        news = difference(self._told, newest)
        self._has_just_told = news is not None
        if news is None:
            return b""
        self._told = newest
        return event("lines", msgspec.json.encode(news))

    def wait(self, timeout_s: float) -> None:
        """Wait for a change after what was looked at last."""
        self._changes.wait(self._seen, timeout_s)

    def is_open(self) -> bool:
        """Tell whether the browser is still a host's, and the pages run."""
        return not self._changes.closed and self._may()


def difference(told: CheckSensors | None, newest: CheckSensors) -> CheckSensors | None:
    """Return the lines that changed since ``told``: at first all; None if none did."""
    if told is None:
        return newest
    before = {line.line: line for line in told.lines}
    lines = [line for line in newest.lines if before.get(line.line) != line]
    return CheckSensors(newest.board, newest.up, lines) if lines or newest.up != told.up else None
