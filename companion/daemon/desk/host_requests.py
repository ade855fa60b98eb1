"""Which browsers ask to become host, and what each is to do at the board to show that its person is there.

Each browser has a gesture of its own: one piece three times, then others once each. Who holds the panel's
button shows it too; where several ask, the button is pressed so often as the phone says. Nobody but the
browser that asked is told its gesture, and none can use, end or displace that of another.

Refuses to know: where lifts come from, what a browser's token is, and who is host.
"""

import heapq
import ipaddress
import secrets
import threading
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.daemon.desk.distinct_codes import Codes
from companion.daemon.desk.lift_watch import NamedLift
from companion.daemon.desk.waits import Waits
from companion.ports.commands import CommandRefused
from companion.ports.hosts import ASKS, DONE, FEWEST_FREE_PIECES, REFUSED, WAITS, HostRequest, TooEarly

TIME_MS = 90_000
"""Long enough to walk to the table and lift some pieces."""

SILENT_MS = 10_000
"""After so long without a word of any phone that asks (its page looks each second) no screen tells of it."""

REPEAT = 3
"""So often the first piece of a gesture is lifted."""

PRESSES = (1, 2, 3, 4, 5)
"""How often the panel's button may have to be pressed for a phone: what a child counts."""
BUTTON_MS = 10_000
"""After so long without a press the presses for a phone are over."""

MOST_REQUESTS = 16_384
"""So many may ask at once; beyond that only addresses that have less than their share."""

Browser = tuple[str, str]
"""A browser as the pages know it, and its address."""


GRACE_MS = 30_000
"""So long what was done at the board waits for its browser to ask."""

PROVED, COUNTING, NOTHING = "proved", "counting", "nothing"
"""What came of holding the button; `COUNTING`: presses for one of several phones follow."""


class _Button(Struct):
    """Presses for one of several phones: digits that are complete, and those since."""

    until_ms: int
    digits: tuple[int, ...] = ()
    pressed: int = 0


class HostRequests:
    """The requests of one table; may be used from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: dict[str, HostRequest] = {}
        self._of: dict[Browser, str] = {}
        self._who: dict[str, Browser] = {}
        self._by_address: Counter[str] = Counter()
        self._by_gesture: dict[tuple[str, ...], str] = {}
        self._by_presses: dict[tuple[int, ...], str] = {}
        self._ends: list[tuple[int, str]] = []
        self._gestures: Codes[str] = Codes(lead=REPEAT, repeats=False, sparse=100)
        self._presses: Codes[int] = Codes(lead=0, repeats=True, sparse=20)
        self._waits = Waits()
        self._button: _Button | None = None
        self._waiting = 0
        self._heard_ms = 0

    # --- the browser that asks -------------------------------------------------------------------

    def ask(self, browser: Browser, board: str, free: Sequence[str], now_ms: int) -> HostRequest:
        """Begin a request, or tell the one that this browser has.

        Args:
            browser: who asks.
            board: the one on the table.
            free: the spots whose pieces may be lifted.
            now_ms: now.

        Raises:
            TooEarly: this browser has asked in vain, and is to wait.
            CommandRefused: so many ask that there is no room for this address.
        """
        with self._lock:
            self._end_late(now_ms)
            self._heard_ms = now_ms
            mine = self._requests.get(self._of.get(browser, ""))
            if mine is not None and mine.state == REFUSED:
                self._end_in_vain(mine.request_id, now_ms)
            elif mine is not None and (mine.state != ASKS or self._can_be_made(mine, free)):
                return mine
            elif mine is not None:  # its pieces have gone elsewhere: others in their place
                self._forget(mine.request_id)
            if left := self._waits.left_ms(browser, now_ms):
                raise TooEarly(left)
            return self._begin(browser, board, free, now_ms + TIME_MS)

    @staticmethod
    def _can_be_made(request: HostRequest, free: Sequence[str]) -> bool:
        """Tell whether its pieces stand there still; and one without a gesture gets one where it can."""
        return set(request.gesture) <= set(free) if request.gesture else len(free) < FEWEST_FREE_PIECES

    def _begin(self, browser: Browser, board: str, free: Sequence[str], until_ms: int) -> HostRequest:
        address = _group(browser[1])
        held, addresses = self._by_address[address], len(self._by_address.keys() | {address})
        if len(self._requests) >= MOST_REQUESTS and held >= MOST_REQUESTS // addresses:
            raise CommandRefused(
                Say("Too many phones ask to become host just now. Please try again in a while.")
            )
        presses = self._presses.draw(PRESSES, max(held + 1, addresses))
        request_id = secrets.token_urlsafe(12)
        request = HostRequest(request_id, (), board, until_ms, presses=presses or ())
        self._requests[request_id] = request
        self._of[browser], self._who[request_id] = request_id, browser
        self._by_address[address] += 1
        if presses:
            self._by_presses[presses] = request_id
        heapq.heappush(self._ends, (until_ms, request_id))
        return self._draw_gesture(request, free, until_ms) if len(free) >= FEWEST_FREE_PIECES else request

    def _draw_gesture(self, request: HostRequest, free: Sequence[str], until_ms: int) -> HostRequest:
        """Give a request a gesture, if one is left that nobody has."""
        address = _group(self._who[request.request_id][1])
        gesture = self._gestures.draw(free, max(self._by_address[address], len(self._by_address)))
        if gesture is None:
            return request
        self._by_gesture[gesture] = request.request_id
        request = replace(request, gesture=gesture, until_ms=until_ms)
        self._put(request)
        return request

    def find(
        self, browser: Browser, request_id: str, now_ms: int, free: Sequence[str] = ()
    ) -> HostRequest | None:
        """Tell how the request of this browser stands; None where it is another's, or its time is over.

        One without a gesture gets one, and its whole time, once enough pieces are ``free`` for it.
        """
        with self._lock:
            self._end_late(now_ms)
            if self._of.get(browser) != request_id:
                return None
            self._heard_ms, request = now_ms, self._requests[request_id]
            if request.state == ASKS and not request.gesture and len(free) >= FEWEST_FREE_PIECES:
                request = self._draw_gesture(request, free, now_ms + TIME_MS)
            return request

    def hand_over(self, browser: Browser, request_id: str, *, to_host: bool, now_ms: int) -> bool:
        """Count what was done at the board now, once; False where it was not done.

        Args:
            browser: who asked.
            request_id: its request.
            to_host: it is not given yet, but waits for the word of a host.
            now_ms: now.
        """
        with self._lock:
            self._end_late(now_ms)
            request = self._requests.get(request_id)
            if request is None or request.state != DONE or self._of.get(browser) != request_id:
                return False
            if to_host:
                self._put(replace(request, state=WAITS, until_ms=now_ms + TIME_MS))
            else:
                self._forget(request_id)
                self._waits.forgive(browser)
            return True

    # --- a host that is asked --------------------------------------------------------------------

    def waiting(self, now_ms: int) -> tuple[HostRequest, ...]:
        """Return the requests that wait for the word of a host."""
        with self._lock:
            self._end_late(now_ms)
            if not self._waiting:
                return ()
            return tuple(each for each in self._requests.values() if each.state == WAITS)

    def answer(self, request_id: str, *, yes: bool, now_ms: int) -> bool:
        """Take a host's yes or no; False where nothing waits for it."""
        with self._lock:
            self._end_late(now_ms)
            if (request := self._requests.get(request_id)) is None or request.state != WAITS:
                return False
            if yes:
                return self._prove(request_id, "confirmed", now_ms)
            self._put(replace(request, state=REFUSED))
            return True

    # --- the board -------------------------------------------------------------------------------

    def is_open(self, now_ms: int) -> bool:
        """Tell whether some browser asks now."""
        with self._lock:
            self._end_late(now_ms)
            return bool(self._requests)

    def is_told(self, now_ms: int) -> bool:
        """Tell whether some browser asks now and has not gone."""
        return self.is_open(now_ms) and now_ms - self._heard_ms <= SILENT_MS

    def take_lifts(self, lifts: Sequence[NamedLift], now_ms: int) -> None:
        """Take the pieces that were lifted and put back last, with nothing touched in between."""
        with self._lock:
            self._end_late(now_ms)
            spots = tuple(lift.spot for lift in lifts)
            for begun in range(len(spots) - REPEAT):
                request = self._requests.get(self._by_gesture.get(spots[begun:], ""))
                asked_ms = request.until_ms - TIME_MS if request else 0
                if request and request.state == ASKS and lifts[begun].lifted_ms >= asked_ms:
                    self._prove(request.request_id, "gesture", now_ms)

    def hold(self, now_ms: int) -> str:
        """Take that the panel's button was held: for the one that waits, asks, or was pressed for."""
        with self._lock:
            self._end_late(now_ms)
            button, self._button = self._open_button(now_ms), None
            if button is not None and button.pressed:
                digits = (*button.digits, button.pressed)
                if self._prove(self._by_presses.get(digits, ""), "button", now_ms):
                    return PROVED
                if not any(begun[: len(digits)] == digits for begun in self._by_presses):
                    return NOTHING
                self._button = _Button(now_ms + BUTTON_MS, digits)
                return COUNTING
            found: list[str] = []
            for states in ((WAITS,), (ASKS, WAITS)):
                found = [name for name, each in self._requests.items() if each.state in states]
                if len(found) == 1 and self._prove(found[0], "button", now_ms):
                    return PROVED
            if not found:
                return NOTHING
            self._button = _Button(now_ms + BUTTON_MS)
            return COUNTING

    def press(self, now_ms: int) -> bool:
        """Take a press of the button; tell whether it was for a phone that asks."""
        with self._lock:
            self._button = button = self._open_button(now_ms)
            if button is None:
                return False
            button.pressed, button.until_ms = button.pressed + 1, now_ms + BUTTON_MS
            return True

    def _open_button(self, now_ms: int) -> _Button | None:
        return self._button if self._button and now_ms <= self._button.until_ms else None

    def _prove(self, request_id: str, how: str, now_ms: int) -> bool:
        """Prove a request: its person was at the board, or a host said yes. False where none is open."""
        if (request := self._requests.get(request_id)) is None or request.state not in (ASKS, WAITS):
            return False
        self._put(replace(request, state=DONE, how=how, until_ms=max(request.until_ms, now_ms + GRACE_MS)))
        return True

    # --- what is kept (under the lock) -----------------------------------------------------------

    def _put(self, request: HostRequest) -> None:
        before = self._requests[request.request_id]
        self._waiting += (request.state == WAITS) - (before.state == WAITS)
        self._requests[request.request_id] = request
        if request.until_ms != before.until_ms:
            heapq.heappush(self._ends, (request.until_ms, request.request_id))

    def _end_late(self, now_ms: int) -> None:
        """Forget what is over; whoever asked in vain waits longer each time."""
        while self._ends and self._ends[0][0] < now_ms:
            _, request_id = heapq.heappop(self._ends)
            if (request := self._requests.get(request_id)) is not None and request.until_ms < now_ms:
                self._end_in_vain(request_id, request.until_ms + 1)

    def _end_in_vain(self, request_id: str, now_ms: int) -> None:
        browser = self._who[request_id]
        self._forget(request_id)
        self._waits.lengthen(browser, _group(browser[1]), now_ms)

    def _forget(self, request_id: str) -> None:
        request, browser = self._requests.pop(request_id), self._who.pop(request_id)
        del self._of[browser]
        self._waiting -= request.state == WAITS
        address = _group(browser[1])
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        if request.gesture:
            del self._by_gesture[request.gesture]
            self._gestures.give_back(request.gesture)
        if request.presses:
            del self._by_presses[request.presses]
            self._presses.give_back(request.presses)


def _group(address: str) -> str:
    """Count what one machine can have at its will as one address: of IPv6 the network."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is None:
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address
