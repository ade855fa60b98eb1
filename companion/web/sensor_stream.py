"""The stream of raw lines: what every sensor shows, and what the referee believes, as it happens.

For the host alone, also during a game; it only reads. A stream keeps no backlog: it knows what it has told
last and tells what is different now, at most every `EVERY_S`; a slow phone misses what was in between.
Refuses to know: where lines come from, words, HTTP.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator

import msgspec

from companion.state.models.check import CheckSensors
from companion.web.stream import BUSY, RETRY_MS, Beat, Hub, event

EVERY_S = 0.05
"""So long at least between two events of one stream: twenty a second."""


class Changes:
    """Wakes streams when a line, or what is believed of one, may have changed. Any thread."""

    def __init__(self) -> None:
        self._count = 0
        self._closed = False
        self._change = threading.Condition()

    @property
    def count(self) -> int:
        """Grows with each change."""
        return self._count

    @property
    def closed(self) -> bool:
        """Whether the pages are being stopped."""
        return self._closed

    def tell(self) -> None:
        """Something may have changed; returns at once."""
        with self._change:
            self._count += 1
            self._change.notify_all()

    def close(self) -> None:
        """End all streams."""
        with self._change:
            self._closed = True
            self._change.notify_all()

    def wait(self, seen: int, timeout_s: float) -> None:
        """Return once there is a change after ``seen``, or after the timeout, or when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self._closed or self._count != seen, timeout_s)

    def pause(self, timeout_s: float) -> None:
        """Let so much time pass, whatever changes; less only when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self._closed, timeout_s)


class LineStream:
    """One browser's stream of one board, as a WSGI body. It holds a place of the hub from its first event on.

    Args:
        hub: has the places.
        changes: wakes it.
        look: what all lines are now; the text of a `Refused` never comes here, the board is known.
        may: whether the browser may (still) look.
        beat: how long and how often.
        gone: whether the browser has hung up.
        clock_s: seconds of the monotonic clock.
    """

    def __init__(
        self,
        hub: Hub,
        changes: Changes,
        look: Callable[[], CheckSensors],
        may: Callable[[], bool],
        beat: Beat,
        *,
        gone: Callable[[], bool],
        clock_s: Callable[[], float],
    ) -> None:
        self._hub, self._changes = hub, changes
        self._look, self._may, self._gone = look, may, gone
        self._events = self._run(beat, clock_s)

    def __iter__(self) -> Iterator[bytes]:
        """The events; waits for them. Ends when the browser is gone or no host, at its age, or at the end."""
        return self._events

    def close(self) -> None:
        """Give the place back; may be called twice, and without any event read."""
        self._events.close()

    def _run(self, beat: Beat, clock_s: Callable[[], float]) -> Generator[bytes, None, None]:
        if not self._hub.enter():
            yield BUSY
            return
        try:
            ends, next_beat = clock_s() + beat.max_age_s, clock_s() + beat.heartbeat_s
            yield b"retry: %d\n\n" % RETRY_MS
            told: CheckSensors | None = None
            while not (self._changes.closed or self._hub.closed or self._gone()) and self._may():
                seen, now = self._changes.count, clock_s()
                if now >= ends:
                    return
                newest = self._look()
                if news := difference(told, newest):
                    yield event("lines", msgspec.json.encode(news))
                    told, next_beat = newest, now + beat.heartbeat_s
                    self._changes.pause(max(0.0, now + EVERY_S - clock_s()))
                elif now >= next_beat:
                    next_beat = now + beat.heartbeat_s
                    yield event("hb")
                else:
                    self._changes.wait(seen, min(beat.check_s, next_beat - now, ends - now))
        finally:
            self._hub.leave()


def difference(told: CheckSensors | None, newest: CheckSensors) -> CheckSensors | None:
    """What is to be told after ``told``: all lines at first, then those that differ; None where none does."""
    if told is None:
        return newest
    before = {line.line: line for line in told.lines}
    lines = [line for line in newest.lines if before.get(line.line) != line]
    return CheckSensors(newest.board, newest.up, lines) if lines or newest.up != told.up else None
