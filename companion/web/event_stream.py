"""One event stream as a WSGI body: its place, its heartbeat and its end. What it says is its channel's."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, nullcontext

from companion.web.hub import Hub
from companion.web.settings import WebSettings

RETRY_MS = 2_000
"""A browser whose stream broke comes again after so long."""

BUSY_RETRY_MS = 10_000
"""It comes again after so long where all streams are taken."""


def event(name: str, data: bytes = b"{}", event_id: int | None = None) -> bytes:
    """Return one event of a text/event-stream; ``data`` is JSON on one line."""
    number = b"" if event_id is None else b"id: %d\n" % event_id
    return b"event: %s\n%sdata: %s\n\n" % (name.encode(), number, data)


BUSY = b"retry: %d\n%s" % (BUSY_RETRY_MS, event("busy"))
"""All that a stream over the limit says: come by polling. (A 503 would end the browser's stream for good.)"""


class Channel(ABC):
    """What one stream says. It keeps no backlog: it knows what it said last, and looks at what is newest."""

    def greeting(self) -> bytes:
        """Tell what comes first; by itself nothing."""
        return b"\n"

    @abstractmethod
    def news(self) -> bytes:
        """Tell what has changed since the last call; empty where nothing has."""

    def heartbeat(self, now_s: float) -> bytes:
        """Return a sign of life, with its moment."""
        return event("hb", b'{"at_ms":%d}' % round(now_s * 1000))

    @abstractmethod
    def wait(self, timeout_s: float) -> None:
        """Wait until there may be news, or after the timeout, or when the pages stop."""

    def is_open(self) -> bool:
        """Tell whether the browser may (still) hear it."""
        return True


class EventStream:
    """One browser's stream. It holds a place of the hub from its first event to `close`.

    Args:
        hub: has the places.
        channel: what it says.
        settings: how long it lives, how often it beats and looks whether its browser is gone.
        gone: whether the browser has hung up.
        clock_s: seconds of the monotonic clock.
        present: entered while this stream is open.
    """

    def __init__(
        self,
        hub: Hub,
        channel: Channel,
        settings: WebSettings,
        *,
        gone: Callable[[], bool],
        clock_s: Callable[[], float],
        present: AbstractContextManager[None] | None = None,
    ) -> None:
        self._hub, self._channel, self._settings = hub, channel, settings
        self._gone, self._clock_s = gone, clock_s
        self._present = present or nullcontext()
        self._events = self._run()

    def __iter__(self) -> Iterator[bytes]:
        """Yield the events; waits for them. Ends when the browser is gone, at its age, or with the pages."""
        return self._events

    def close(self) -> None:
        """Give the place back; may be called twice, and without any event read."""
        self._events.close()

    def _run(self) -> Generator[bytes, None, None]:
        if not self._hub.enter():
            yield BUSY
            return
        try:
            with self._present:
                yield from self._tell()
        finally:
            self._hub.leave()

    def _tell(self) -> Generator[bytes, None, None]:
        channel, settings, now = self._channel, self._settings, self._clock_s()
        ends, next_beat = now + settings.max_age_s, now + settings.heartbeat_s
        yield b"retry: %d\n" % RETRY_MS + channel.greeting()
        while not self._hub.closed and not self._gone() and channel.is_open():
            if (now := self._clock_s()) >= ends:
                return
            if news := channel.news():
                yield news
            elif now >= next_beat:
                next_beat = now + settings.heartbeat_s
                yield channel.heartbeat(now)
            else:
                channel.wait(min(settings.check_s, next_beat - now, ends - now))
