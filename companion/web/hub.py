"""The hub of the event streams: what is newest, who waits for it, and how many may.

Refuses to know: what a stream says, HTTP.
"""

import threading
from collections.abc import Callable

from msgspec import Struct

from companion.ports.table import View


class Newest(Struct, frozen=True):
    """What is newest: the view, and counters that grow with each change of the magnets and of the claims."""

    view: View
    board: int = 0
    roles: int = 0

    @property
    def roles_as_of(self) -> str:
        """Which change of the roles this is; who sits where ends with the game, too."""
        return f"{self.view.game_id or 0}.{self.roles}"


class Hub:
    """The one place that streams look at and wait at; may be used from any thread.

    Args:
        view: the view to begin with.
        limit: streams at a time.
    """

    def __init__(self, view: View, limit: int) -> None:
        self.newest = Newest(view)
        self._limit = limit
        self.open_streams = 0
        self.closed = False  # the pages are being stopped
        self._change = threading.Condition()
        self._making = threading.Lock()
        self._made: dict[str, tuple[object, bytes]] = {}

    def take_view(self, view: View) -> None:
        """Take a new view; an older one that comes late is left out."""
        with self._change:
            if view.rev >= self.newest.view.rev:
                self._tell(Newest(view, self.newest.board, self.newest.roles))

    def board_changed(self) -> None:
        """Note that a magnet or a lamp of the virtual board changed."""
        with self._change:
            self._tell(Newest(self.newest.view, self.newest.board + 1, self.newest.roles))

    def roles_changed(self) -> None:
        """Note that somebody claimed a seat, gave it free, or became host."""
        with self._change:
            self._tell(Newest(self.newest.view, self.newest.board, self.newest.roles + 1))

    def _tell(self, newest: Newest) -> None:
        self.newest = newest
        self._change.notify_all()

    def wait(self, seen: Newest, timeout_s: float) -> None:
        """Wait until something is newer than ``seen``, or after the timeout, or when the pages stop."""
        with self._change:
            self._change.wait_for(lambda: self.closed or self.newest is not seen, timeout_s)

    def encode_once(self, what: str, version: object, make: Callable[[], bytes]) -> bytes:
        """Tell what ``make`` gives: made once for each version, however many streams tell it."""
        with self._making:
            kept = self._made.get(what)
            if kept is None or kept[0] != version:
                kept = self._made[what] = (version, make())
            return kept[1]

    def enter(self) -> bool:
        """Take a stream's place; False where all are taken."""
        with self._change:
            if self.closed or self.open_streams >= self._limit:
                return False
            self.open_streams += 1
            return True

    def leave(self) -> None:
        """Give a stream's place back."""
        with self._change:
            self.open_streams -= 1

    def close(self) -> None:
        """End all streams; none can be opened any more."""
        with self._change:
            self.closed = True
            self._change.notify_all()
