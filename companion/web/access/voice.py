"""Which phone speaks: one at a time, so that not five say the same sentence in five moments.

Whoever asks for the voice has it; the phone that had it is told by the stream and falls silent. A phone whose
last stream is gone (asleep, out of the house) gives the voice back by itself. Kept in memory alone: after a
restart the phone that wants to speak asks again. Refuses to know: what is said (``speech.py``).
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.web.access.identity import hash_of


class Voice:
    """The one voice of a table; may be used from any thread.

    Args:
        changed: called (outside the lock) after each change.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._lock = threading.Lock()
        self._speaker: str | None = None
        self._listening: Counter[str] = Counter()

    @property
    def taken(self) -> bool:
        """Whether some phone speaks."""
        return self._speaker is not None

    def speaks(self, token: str | None) -> bool:
        """Tell whether this browser is the one that speaks; None = a browser without a cookie."""
        return token is not None and self._speaker == hash_of(token)

    def hears(self, key: str) -> bool:
        """Tell whether a stream of the browser with this key (the hash of its token) is open."""
        return key in self._listening

    def take(self, token: str) -> None:
        """Let this browser speak from now on, whoever did before."""
        mine = hash_of(token)
        with self._lock:
            if self._speaker == mine:
                return
            self._speaker = mine
        self._changed()

    def leave(self, token: str) -> None:
        """Let this browser speak no more; nothing happens where it did not."""
        self._free(hash_of(token))

    def _free(self, mine: str) -> None:
        with self._lock:
            if self._speaker != mine:
                return
            self._speaker = None
        self._changed()

    @contextmanager
    def listening(self, token: str | None) -> Iterator[None]:
        """Listen while a stream of this browser is open; with the last one its voice goes.

        A browser has often two for a moment: the new stream comes before the old one is known to be gone.
        """
        if token is None:
            yield
            return
        mine = hash_of(token)
        with self._lock:
            self._listening[mine] += 1
        try:
            yield
        finally:
            with self._lock:
                self._listening[mine] -= 1
                gone = self._listening[mine] <= 0
                if gone:
                    del self._listening[mine]
            if gone:
                self._free(mine)
