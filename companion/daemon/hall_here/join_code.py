"""The short code that lets one board join: used up by the first, over after ten minutes or many wrong tries.

Refuses to know: who joins, and what it is given.
"""

import hmac
import secrets
import threading

from companion.ports.devices import Clock
from companion.ports.hosts import TooEarly
from companion.web.access.host_code import ALPHABET, plain_code
from companion.web.access.wrong_tries import WrongTries

LENGTH = 6
"""Letters of a code: a thousand million codes, few enough to type."""
VALID_MS = 10 * 60_000
"""A code is over after ten minutes."""
MOST_WRONG = 50
"""From all addresses together; then the code is over, and another is to be drawn."""


class JoinCode:
    """For any thread.

    Args:
        clock: whole milliseconds.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock, self._tries = clock, WrongTries(clock)
        self._lock = threading.Lock()
        self._code, self._until_ms, self._wrong = "", 0, 0

    def draw(self) -> None:
        """Draw another; the one before is over."""
        with self._lock:
            self._code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
            self._until_ms, self._wrong = self._clock() + VALID_MS, 0

    def shown(self) -> tuple[str, int]:
        """Return the code and for how many ms it counts; empty once it is over."""
        with self._lock:
            left = self._left()
            return (self._code, left) if left else ("", 0)

    def use(self, address: str, code: str) -> bool:
        """Use the code up; False where it is wrong. Raises TooEarly: this address was wrong five times."""
        if wait := self._tries.wait_ms(address, None):
            raise TooEarly(wait)
        with self._lock:
            if not self._left():
                return False
            if not hmac.compare_digest(plain_code(code).encode(), plain_code(self._code).encode()):
                self._wrong += 1
                return False
            self._code = ""
        self._tries.forgive(address, None)
        return True

    def _left(self) -> int:
        over = not self._code or self._wrong >= MOST_WRONG
        return 0 if over else max(0, self._until_ms - self._clock())
