"""Who has the boards: a game, or the check. One place decides, so that never both have them.

Knows one name. Refuses to know games and walks.
"""

import threading

GAME, CHECK = "game", "check"


class BoardLock:
    """Held by `GAME`, by `CHECK` or by nobody. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._holder = ""

    def take(self, who: str) -> bool:
        """Take it, or keep it; False where the other one has it."""
        with self._lock:
            if self._holder in ("", who):
                self._holder = who
            return self._holder == who

    def give(self, who: str) -> None:
        """Give it back; nothing happens where it is the other one's or nobody's."""
        with self._lock:
            if self._holder == who:
                self._holder = ""
