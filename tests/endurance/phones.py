"""Phones that come, look for a while and go: streams that are read or not, and polls that are timed."""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
import time
from random import Random

from tests.endurance.clock import GivenClock


class Phones:
    """So many phones with a stream, and one that polls; in threads of their own until they are closed.

    Args:
        port: of the companion.
        clock: the table's.
        count: of phones with a stream.
    """

    def __init__(self, port: int, clock: GivenClock, count: int) -> None:
        self._port, self._clock = port, clock
        self._end = threading.Event()
        self._lock = threading.Lock()  # guards what follows
        self._times_ms: list[float] = []
        self._state_bytes = 0
        self.streams = self.failed = 0
        self._threads = [threading.Thread(target=self._stream, args=(number,)) for number in range(count)]
        self._threads.append(threading.Thread(target=self._poll))
        for thread in self._threads:
            thread.start()

    def _stream(self, number: int) -> None:
        rng = Random(number)
        while not self._end.is_set():
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 5) as line:
                line.settimeout(0.2)
                line.sendall(b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                self.streams += 1
                until = time.monotonic() + rng.uniform(5, 600) / self._clock.rate
                reads = rng.random() < 0.8  # the others lie in a pocket
                while not self._end.is_set() and time.monotonic() < until:
                    with contextlib.suppress(TimeoutError):
                        if reads and not line.recv(65536):
                            break
                    if not reads:
                        self._end.wait(0.2)
            self._end.wait(rng.uniform(0, 30) / self._clock.rate)

    def _poll(self) -> None:
        while not self._end.is_set():
            begun = time.monotonic()
            try:
                line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=10)
                line.request("GET", "/api/state")
                answer = line.getresponse()
                size = len(answer.read())
                line.close()
            except (OSError, http.client.HTTPException):
                self.failed += 1
                self._end.wait(0.2)
                continue
            with self._lock:
                self._times_ms.append((time.monotonic() - begun) * 1000)
                self._state_bytes = max(self._state_bytes, size)
            self._end.wait(0.1)

    def taken(self) -> tuple[list[float], int]:
        """Times of polls (real ms, sorted) and the largest state since the last call."""
        with self._lock:
            times, self._times_ms = sorted(self._times_ms), []
            size, self._state_bytes = self._state_bytes, 0
        return times, size

    def close(self) -> None:
        """They go."""
        self._end.set()
        for thread in self._threads:
            thread.join(20)
