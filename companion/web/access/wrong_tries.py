"""How often a code was tried wrongly, by browser and address together: nobody locks another out.

A pair that was wrong five times in a minute waits. No other ever does: neither the same browser elsewhere nor
another one at the same address. Each address has a memory of its own, and all of it is bounded: whoever comes
with ever new browsers only pushes the own ones out. Refuses to know: what is tried.
"""

import ipaddress
import threading
from collections import OrderedDict

from companion.ports.devices import Clock

WRONG_TRIES = 5
"""Wrong codes of a browser within `WINDOW_MS`."""
WINDOW_MS = 60_000
"""Tries older than a minute count no more."""
MOST_ADDRESSES = 256
"""That are remembered, so that nobody fills the memory."""
MOST_BROWSERS = 64
"""At one address; of more the one that has not tried for longest is forgotten."""

NETWORK_BITS = 64
"""A home has so much of an IPv6 address for itself, and each machine as many addresses as it likes."""


class WrongTries:
    """For any thread.

    Args:
        clock: whole milliseconds.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._times: OrderedDict[str, OrderedDict[str, tuple[int, ...]]] = OrderedDict()

    def wait_ms(self, address: str | None, browser: str | None) -> int:
        """Count one try: 0 where it may be made, else after how many ms one may."""
        now, place, who = self._clock(), _network(address or ""), browser or ""
        with self._lock:
            self._forget_old(now)
            browsers = self._times.setdefault(place, OrderedDict())
            times = [each for each in browsers.get(who, ()) if now - each < WINDOW_MS]
            if len(times) >= WRONG_TRIES:
                return times[0] + WINDOW_MS - now
            browsers[who] = (*times, now)
            browsers.move_to_end(who)
            self._times.move_to_end(place)
            if len(browsers) > MOST_BROWSERS:
                browsers.popitem(last=False)
            if len(self._times) > MOST_ADDRESSES:
                self._times.popitem(last=False)
            return 0

    def forgive(self, address: str | None, browser: str | None) -> None:
        """Forget the tries of a pair: the last one was right."""
        with self._lock:
            self._times.get(_network(address or ""), OrderedDict()).pop(browser or "", None)

    def _forget_old(self, now: int) -> None:
        """Forget addresses where nobody has tried for a minute; they stand in the order of their last try."""
        while self._times:
            browsers = next(iter(self._times.values()))
            if browsers and now - next(reversed(browsers.values()))[-1] < WINDOW_MS:
                return
            self._times.popitem(last=False)


def _network(address: str) -> str:
    """Tell what counts as one address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, NETWORK_BITS), strict=False))
