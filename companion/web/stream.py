"""The event streams: everybody hears the newest state, as a whole, each time.

A stream keeps no backlog: it remembers what it sent last and looks at what is newest now, so a slow phone
misses states in between and costs no memory. Refuses to know: what a state contains (``state_cache.py``),
HTTP.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from companion.ports.table import View

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
        self._making = threading.Lock()
        self._made: dict[str, tuple[object, bytes]] = {}

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

    def once(self, what: str, version: object, make: Callable[[], bytes]) -> bytes:
        """What ``make`` gives: made once for each version, however many streams tell it."""
        with self._making:
            kept = self._made.get(what)
            if kept is None or kept[0] != version:
                kept = self._made[what] = (version, make())
            return kept[1]

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
    """What a stream says, as JSON: the state of a view, the virtual board (None outside the demo), claims.

    The state is told in ``lang``; all else is the same for everybody, whatever their role.
    """

    state: Callable[[View], bytes]
    board: Callable[[], bytes] | None
    roles: Callable[[], bytes]
    lang: str = ""


class Stream:
    """One browser's stream as a WSGI body. It holds a place of the hub from its first event to `close`.

    Args:
        hub: where it looks and waits.
        sources: what it says.
        beat: how long and how often.
        last_id: the ``Last-Event-ID`` of a browser that comes back, else None.
        gone: whether the browser has hung up.
        present: entered while this stream is open.
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
        present: AbstractContextManager[None] | None = None,
    ) -> None:
        self._hub = hub
        self._gone = gone
        self._present = present or nullcontext()
        self._events = self._run(sources, beat, last_id, clock_s)

    def __iter__(self) -> Iterator[bytes]:
        """The events; waits for them. Ends when the browser is gone, at its age, or with the pages."""
        return self._events

    def close(self) -> None:
        """Give the place back; may be called twice, and without any event read."""
        self._events.close()

    def _run(
        self, sources: Sources, beat: Beat, last_id: int | None, clock_s: Callable[[], float]
    ) -> Generator[bytes, None, None]:
        if not self._hub.enter():
            yield BUSY
            return
        try:
            with self._present:
                yield from self._tell(sources, beat, last_id, clock_s)
        finally:
            self._hub.leave()

    def _tell(
        self, sources: Sources, beat: Beat, last_id: int | None, clock_s: Callable[[], float]
    ) -> Generator[bytes, None, None]:
        ends, next_beat = clock_s() + beat.max_age_s, clock_s() + beat.heartbeat_s
        sent = self._hub.newest
        yield b"retry: %d\n" % RETRY_MS + self._greeting(sources, sent, last_id)
        while not self._hub.closed and not self._gone() and (now := clock_s()) < ends:
            newest = self._hub.newest
            if news := self._news(sources, sent, newest):
                yield news
            elif now >= next_beat:
                next_beat = now + beat.heartbeat_s
                yield event("hb", b'{"rev":%d,"at_ms":%d}' % (newest.view.rev, round(now * 1000)))
            else:
                self._hub.wait(newest, min(beat.check_s, next_beat - now, ends - now))
            sent = newest

    def _greeting(self, sources: Sources, newest: Newest, last_id: int | None) -> bytes:
        """Everything, except a state that the browser has already."""
        known = last_id == newest.view.rev
        state = event("resumed", event_id=last_id) if known else self._state(sources, newest)
        return state + self._board(sources, newest) + self._roles(sources, newest)

    def _news(self, sources: Sources, sent: Newest, newest: Newest) -> bytes:
        """What has changed; empty where nothing has that this stream tells."""
        news = self._state(sources, newest) if newest.view is not sent.view else b""
        if newest.board != sent.board:
            news += self._board(sources, newest)
        if newest.roles != sent.roles:
            news += self._roles(sources, newest)
        return news

    def _state(self, sources: Sources, newest: Newest) -> bytes:
        view = newest.view
        what = f"state {sources.lang}"
        return self._hub.once(what, view.rev, lambda: event("state", sources.state(view), view.rev))

    def _board(self, sources: Sources, newest: Newest) -> bytes:
        board = sources.board
        return self._hub.once("board", newest.board, lambda: event("board", board())) if board else b""

    def _roles(self, sources: Sources, newest: Newest) -> bytes:
        version = (newest.roles, newest.view.game_id)  # who sits where ends with the game
        return self._hub.once("roles", version, lambda: event("roles", sources.roles()))
