"""The event streams: everybody hears the newest state, as a whole, each time.

A stream keeps no backlog: it remembers what it sent last and looks at what is newest now, so a slow phone
misses states in between and costs no memory. Refuses to know: what a state contains (``pictures.py``), HTTP.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from companion.ports import View

RETRY_MS = 2_000
BUSY_RETRY_MS = 10_000


@dataclass(frozen=True, slots=True)
class Newest:
    """What is newest: the view, and counters that grow with each change of the magnets and of the claims."""

    view: View
    board: int = 0
    roles: int = 0


class Hub:
    """The one place that streams look at and wait at; may be used from any thread.

    Args:
        view: the view to begin with.
        limit: streams at a time.
    """

    def __init__(self, view: View, limit: int) -> None:
        self._newest = Newest(view)
        self._limit = limit
        self._open = 0
        self._closed = False
        self._change = threading.Condition()

    @property
    def newest(self) -> Newest:
        """What is newest now."""
        return self._newest

    @property
    def open_streams(self) -> int:
        """How many streams are open."""
        return self._open

    @property
    def closed(self) -> bool:
        """Whether the pages are being stopped."""
        return self._closed

    def take_view(self, view: View) -> None:
        """A new view was published; an older one that comes late is left out."""
        with self._change:
            if view.rev >= self._newest.view.rev:
                self._tell(Newest(view, self._newest.board, self._newest.roles))

    def board_changed(self) -> None:
        """A magnet or a lamp of the virtual board changed."""
        with self._change:
            self._tell(Newest(self._newest.view, self._newest.board + 1, self._newest.roles))

    def roles_changed(self) -> None:
        """Somebody claimed a seat, gave it free, or became host."""
        with self._change:
            self._tell(Newest(self._newest.view, self._newest.board, self._newest.roles + 1))

    def _tell(self, newest: Newest) -> None:
        self._newest = newest
        self._change.notify_all()

    def wait(self, seen: Newest, timeout_s: float) -> None:
        """Return once something is newer than ``seen``, or after the timeout, or when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self._closed or self._newest is not seen, timeout_s)

    def enter(self) -> bool:
        """Take a stream's place; False where all are taken."""
        with self._change:
            if self._closed or self._open >= self._limit:
                return False
            self._open += 1
            return True

    def leave(self) -> None:
        """Give a stream's place back."""
        with self._change:
            self._open -= 1

    def close(self) -> None:
        """End all streams; none can be opened any more."""
        with self._change:
            self._closed = True
            self._change.notify_all()


def event(name: str, data: bytes = b"{}", event_id: int | None = None) -> bytes:
    """One event of a text/event-stream; ``data`` is JSON on one line."""
    number = b"" if event_id is None else b"id: %d\n" % event_id
    return b"event: %s\n%sdata: %s\n\n" % (name.encode(), number, data)


BUSY = b"retry: %d\n%s" % (BUSY_RETRY_MS, event("busy"))
"""All that a stream over the limit says: come by polling. (A 503 would end the browser's stream for good.)"""


@dataclass(frozen=True, slots=True)
class Beat:
    """How long and how often, in seconds."""

    heartbeat_s: float
    max_age_s: float
    check_s: float


@dataclass(frozen=True, slots=True)
class Sources:
    """What a stream says, as JSON: the state of a view, the virtual board (None outside the demo), claims."""

    state: Callable[[View], bytes]
    board: Callable[[], bytes] | None
    roles: Callable[[], bytes]


class Stream:
    """One browser's stream as a WSGI body. It holds a place of the hub until `close`.

    Args:
        hub: where it has entered already.
        sources: what it says.
        beat: how long and how often.
        last_id: the ``Last-Event-ID`` of a browser that comes back, else None.
        gone: whether the browser has hung up.
        clock_s: seconds of the monotonic clock.
    """

    def __init__(
        self,
        hub: Hub,
        sources: Sources,
        beat: Beat,
        *,
        last_id: int | None,
        gone: Callable[[], bool],
        clock_s: Callable[[], float],
    ) -> None:
        self._hub = hub
        self._sources = sources
        self._beat = beat
        self._last_id = last_id
        self._gone = gone
        self._clock_s = clock_s
        self._ends = clock_s() + beat.max_age_s
        self._next_beat = clock_s() + beat.heartbeat_s
        self._sent: Newest | None = None
        self._left = threading.Lock()

    def __iter__(self) -> Stream:
        return self

    def __next__(self) -> bytes:
        """The next events; waits for them. Ends when the browser is gone, at its age, or with the pages."""
        while not self._hub.closed and not self._gone():
            now = self._clock_s()
            if now >= self._ends:
                break
            newest = self._hub.newest
            if newest is not self._sent:
                if news := self._news(newest):
                    return news
                continue
            if now >= self._next_beat:
                self._next_beat = now + self._beat.heartbeat_s
                return event("hb", b'{"rev":%d}' % newest.view.rev)
            self._hub.wait(newest, min(self._beat.check_s, self._next_beat - now, self._ends - now))
        raise StopIteration

    def _news(self, newest: Newest) -> bytes:
        before, self._sent = self._sent, newest
        parts = []
        if before is None:
            parts.append(b"retry: %d\n" % RETRY_MS)
        if before is None and self._last_id == newest.view.rev:
            parts.append(event("resumed", event_id=newest.view.rev))
        elif before is None or before.view is not newest.view:
            parts.append(event("state", self._sources.state(newest.view), newest.view.rev))
        if self._sources.board is not None and (before is None or before.board != newest.board):
            parts.append(event("board", self._sources.board()))
        if before is None or before.roles != newest.roles:
            parts.append(event("roles", self._sources.roles()))
        return b"".join(parts)

    def close(self) -> None:
        """Give the place back, once, however often it is called."""
        if self._left.acquire(blocking=False):
            self._hub.leave()
