"""A pipe that ends a `select` at once, so that no thread ever has to look again and again."""

from __future__ import annotations

import contextlib
import os
import threading


class Waker:
    """Wakes the one thread that selects on it; `wake` may be called from any thread, also after `close`."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        os.set_blocking(self._read, False)
        os.set_blocking(self._write, False)
        self._open = True
        self._lock = threading.Lock()  # guards _open: a closed number may soon be another file's

    def fileno(self) -> int:
        """Tell what to select on for reading."""
        return self._read

    def wake(self) -> None:
        """End the present or the next wait."""
        # A full pipe wakes as well; a closed one has nobody to wake.
        with self._lock, contextlib.suppress(BlockingIOError):
            if self._open:
                os.write(self._write, b"w")

    def drain(self) -> None:
        """Forget the calls so far."""
        with contextlib.suppress(BlockingIOError):
            os.read(self._read, 4096)

    def close(self) -> None:
        """Give the pipe back; nobody may wait on it any more."""
        with self._lock:
            if self._open:
                self._open = False
                os.close(self._read)
                os.close(self._write)
