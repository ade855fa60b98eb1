"""The host code: compared in constant time; at most five wrong ones a minute, from everybody together.

One limit for all, because phones behind one router share an address: a limit for each address could lock out
the family or be walked round. A physical proof works at any time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from collections import deque

from companion.ports.devices import Clock

TRIES = 5
WINDOW_MS = 60_000


class HostCode:
    """The code of one table, kept as a salted scrypt digest.

    Args:
        code: the code as the console prints it.
        clock: whole milliseconds.
    """

    def __init__(self, code: str, clock: Clock) -> None:
        self._salt = secrets.token_bytes(16)
        self._digest = self._stretch(code)
        self._clock = clock
        self._tries: deque[int] = deque(maxlen=TRIES)
        self._lock = threading.Lock()

    def _stretch(self, code: str) -> bytes:
        # 4 MB for some 10 ms: enough to make guessing slow, small enough for the smallest Pi
        return hashlib.scrypt(code.encode(), salt=self._salt, n=2**12, r=8, p=1)

    def wait_ms(self) -> int:
        """Count one try: 0 where it may be made, else after how many ms one may. See `fits`."""
        now = self._clock()
        with self._lock:
            if len(self._tries) == TRIES and (left := self._tries[0] + WINDOW_MS - now) > 0:
                return left
            self._tries.append(now)
            return 0

    def fits(self, code: str) -> bool:
        """Whether this is the code; spaces do not matter. A right try does not count."""
        right = hmac.compare_digest(self._stretch("".join(code.split())), self._digest)
        with self._lock:
            if right and self._tries:
                self._tries.pop()
        return right
