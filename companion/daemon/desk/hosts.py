"""Where browsers ask to become host, with the board and the panel's button beside it.

Refuses to know: which browsers are hosts.
"""

from collections.abc import Callable

from msgspec import Struct

from companion.daemon.desk.host_requests import HostRequests
from companion.daemon.desk.lift_watch import LiftWatch
from companion.ports.devices import Clock
from companion.ports.hosts import HostNews, HostRequest

FRESH_MS = 120_000
"""So long all screens tell that a phone has become host."""


class _Made(Struct, frozen=True):
    """So many browsers have become host, the last one then."""

    count: int = 0
    at_ms: int = 0


class HostDesk:
    """A `companion.ports.hosts.HostDoor`; `look`, `due_ms` and `news` are for the loop.

    Args:
        lifts: what is lifted and put back on the board.
        clock: of the daemon.
        changed: called where all screens may have something new to tell.
    """

    def __init__(self, lifts: LiftWatch, clock: Clock, changed: Callable[[], None]) -> None:
        self._lifts, self._clock, self._changed = lifts, clock, changed
        self._requests = HostRequests()
        self._board = ""
        self._made = _Made()

    # --- for pages and panel ---------------------------------------------------------------------

    def ask(self, browser: str, address: str) -> HostRequest:
        """Begin a request, or tell the one it has. Raises TooEarly, or CommandRefused where too many ask."""
        asked = self.news().asks
        request = self._requests.ask((browser, address), self._board, self._lifts.free, self._clock())
        if not asked:
            self._changed()
        return request

    def find(self, browser: str, address: str, request_id: str) -> HostRequest | None:
        """Tell how the request of this browser stands; None where it is not its own, or over."""
        return self._requests.find((browser, address), request_id, self._clock(), self._lifts.free)

    def use(self, browser: str, address: str, request_id: str, *, to_host: bool) -> bool:
        """Count what was done at the board, once, or ask ``to_host`` first; False where it was not done."""
        now = self._clock()
        if used := self._requests.hand_over((browser, address), request_id, to_host=to_host, now_ms=now):
            self._changed()
        return used

    def waiting(self) -> tuple[HostRequest, ...]:
        """Return the requests that wait for a host's word."""
        return self._requests.waiting(self._clock())

    def answer(self, request_id: str, *, yes: bool) -> bool:
        """Take a host's word whether that browser becomes host; False where nothing waits for it."""
        answered = self._requests.answer(request_id, yes=yes, now_ms=self._clock())
        self._changed()
        return answered

    def tell_new(self) -> None:
        """Let all screens tell that a browser has become host."""
        self._made = _Made(self._made.count + 1, self._clock())
        self._changed()

    def is_asked(self) -> bool:
        """Tell whether a browser asks to become host now."""
        return self._requests.is_open(self._clock())

    def hold(self) -> str:
        """Take that the table's button was held: ``proved``, ``counting`` (presses follow), ``nothing``."""
        return self._requests.hold(self._clock())

    def press(self) -> bool:
        """Take a press of the button; tell whether it counts for a browser that asks to be host."""
        return self._requests.press(self._clock())

    # --- for the loop ----------------------------------------------------------------------------

    def look(self, board: str, *, checking: bool, more: bool) -> None:
        """Look whether somebody has made a gesture on this board; ``more``: devices have told more."""
        self._board = board
        now = self._clock()
        if self._lifts.look(now, checking=checking, more=more):
            self._requests.take_lifts(self._lifts.lifted, now)

    def due_ms(self) -> int | None:
        """Tell when there may be something to see, without anything coming in."""
        return self._lifts.due_ms()

    def news(self) -> HostNews:
        """Tell what all screens tell of hosts."""
        now, made = self._clock(), self._made
        fresh = bool(made.count) and now - made.at_ms < FRESH_MS
        told = self._requests.is_told(now)
        return HostNews(told, told and bool(self._requests.waiting(now)), made.count, fresh)
