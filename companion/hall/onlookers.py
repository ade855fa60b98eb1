"""Who looks on at the hall, and how all are told: one message for all, and for the slow the newest alone.

News is gathered for a moment, longer where much happens, encoded once, and put before each onlooker. Whoever
has not taken the last yet gets one that replaces it: what waits never grows beyond one line for each table.
For the event loop's thread. Refuses to know: what is told.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping

GATHER_S = 0.03
"""News is gathered so long: what a table tells of one turn, and one message."""

APART_S = 0.12
"""Two messages are at least so far apart: many tables, and one message."""

BEAT_S = 5.0
"""So long after the last news an onlooker is told that the hall is there."""

BEAT = b"event: beat\ndata: 0\n\n"
MOST_ONLOOKERS = 1500
"""So many may look on; whoever else comes is told to try later."""


class Onlooker:
    """One stream."""

    def __init__(self) -> None:
        self.there = asyncio.Event()
        self._waiting: Mapping[str, bytes] = {}
        self._whole = b""

    def put(self, news: Mapping[str, bytes], whole: bytes) -> None:
        """Put news before this onlooker; ``whole`` is all of it in one."""
        if self._waiting:
            self._waiting, self._whole = {**self._waiting, **news}, b""
        else:
            self._waiting, self._whole = news, whole
        self.there.set()

    def take(self) -> bytes:
        """Take all that waits."""
        told = self._whole or b"".join(self._waiting.values())
        self._waiting, self._whole = {}, b""
        self.there.clear()
        return told


class Onlookers:
    """All streams.

    Args:
        whole: makes the news that a new onlooker begins with.
    """

    def __init__(self, whole: Callable[[], Mapping[str, bytes]]) -> None:
        self._begin = whole
        self._all: set[Onlooker] = set()
        self._news: dict[str, Callable[[], bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._told_s = float("-inf")
        self._beat: asyncio.TimerHandle | None = None  # one for all: cheaper than one each
        self._closed = False

    def __len__(self) -> int:
        return len(self._all)

    def is_full(self) -> bool:
        """Tell whether no more can look on."""
        return len(self._all) >= MOST_ONLOOKERS

    def tell(self, key: str, make: Callable[[], bytes]) -> None:
        """Put news before all, soon; ``make`` gives the newest of this key then."""
        self._news[key] = make
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time() + GATHER_S, self._told_s + APART_S), self._flush)

    def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer, self._told_s = None, loop.time()
        news = {key: make() for key, make in self._news.items()}
        self._news = {}
        whole = b"".join(news.values())
        if self._beat is not None:
            self._beat.cancel()
        self._beat = loop.call_later(BEAT_S, self.tell, "beat", lambda: BEAT)
        for each in self._all:
            each.put(news, whole)

    def close(self) -> None:
        """End all streams."""
        self._closed = True
        if self._beat is not None:
            self._beat.cancel()
        for each in self._all:
            each.there.set()

    async def stream(self) -> AsyncIterator[bytes]:
        """Yield events for one onlooker: first all, then what is new."""
        one = Onlooker()
        begin = self._begin()
        one.put(begin, b"".join(begin.values()))
        self._all.add(one)
        try:
            while not self._closed:
                yield one.take()
                await one.there.wait()
        finally:
            self._all.discard(one)
