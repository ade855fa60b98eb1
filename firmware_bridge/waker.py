"""A pair of sockets that ends a `select` at once, so that no thread ever has to look again and again."""

import contextlib
import socket
import threading


class Waker:
    """Wakes the one thread that selects on it; `wake` may be called from any thread, also after `close`."""

    def __init__(self) -> None:
        self._open = False
        self._lock = threading.Lock()  # guards _open: a closed number may soon be another file's
        self._read, self._write = socket.socketpair()  # Windows selects on sockets alone
        self._read.setblocking(False)
        self._write.setblocking(False)
        self._open = True

    def __del__(self) -> None:
        """Give both back where nobody did: a board that was never started is not closed."""
        self.close()

    def fileno(self) -> int:
        """Tell what to select on for reading."""
        return self._read.fileno()

    def wake(self) -> None:
        """End the present or the next wait."""
        # A full one wakes as well; a closed one has nobody to wake.
        with self._lock, contextlib.suppress(BlockingIOError):
            if self._open:
                self._write.send(b"w")

    def drain(self) -> None:
        """Forget the calls so far."""
        with contextlib.suppress(BlockingIOError):
            self._read.recv(4096)

    def close(self) -> None:
        """Give both back; nobody may wait on it any more."""
        with self._lock:
            if self._open:
                self._open = False
                self._read.close()
                self._write.close()
