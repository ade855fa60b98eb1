"""Which browsers are hosts, since when and by what; kept over a restart in one small file.

Knows: a browser's key, the hash of its token. Refuses to know: how a browser earns it (``hosts.py``).
"""

import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from companion.ports.devices import Clock
from companion.ports.files import KeptFile

MOST_HOSTS = 16
"""So many hosts are kept; beyond that the oldest makes room."""

FRESH_MS = 10 * 60_000
"""So long a host may do what cannot be undone without showing again that it is there."""


class HostLine(msgspec.Struct, frozen=True):
    """One host.

    Args:
        key: the hash of its token.
        number: names it in the list; never given twice.
        how: ``code``, ``gesture``, ``button`` or ``confirmed`` (by another host).
        device: which kind of device it said to be, empty where it did not.
        since: when, by the clock of the machine: ``2026-05-01 18:30``.
    """

    key: str
    number: int
    how: str = ""
    device: str = ""
    since: str = ""


class _Kept(msgspec.Struct, frozen=True):
    """The file; hosts in the order in which they became it."""

    hosts: tuple[HostLine, ...] = ()
    made: int = 0


class Hosts:
    """The hosts of one table; may be used from any thread.

    Args:
        path: the file that keeps them; None keeps them in memory alone.
        changed: called (outside the lock) after each change.
        clock: whole milliseconds.
        date: the date and time as people read them.
    """

    def __init__(
        self,
        path: Path | None,
        changed: Callable[[], None],
        clock: Clock = lambda: 0,
        date: Callable[[], str] = lambda: time.strftime("%Y-%m-%d %H:%M"),
    ) -> None:
        self._changed, self._clock, self._date = changed, clock, date
        self._lock = threading.Lock()
        self._file = KeptFile(path, _Kept, "hosts")
        self._kept = self._file.load()
        self._proved_ms: dict[str, int] = {}

    def lines(self) -> tuple[HostLine, ...]:
        """Return all hosts, oldest first."""
        return self._kept.hosts

    def has(self, key: str) -> bool:
        """Tell whether this browser is host."""
        return any(each.key == key for each in self._kept.hosts)

    def add(self, key: str, how: str, device: str = "") -> bool:
        """Add a browser that has shown that it may be host; tell whether it was none before."""
        with self._lock:
            kept = self._kept
            new = not self.has(key)
            self._proved_ms[key] = self._clock()
            if new:
                line = HostLine(key, kept.made + 1, how, device, self._date())
                kept = _Kept((*kept.hosts, line)[-MOST_HOSTS:], kept.made + 1)
                self._file.save(kept)
                self._take(kept)
        self._changed()
        return new

    def fresh_ms(self, key: str) -> int:
        """Tell how long this browser may do what cannot be undone; 0: it must show again that it is there."""
        with self._lock:
            proved = self._proved_ms.get(key)
            return 0 if proved is None else max(0, proved + FRESH_MS - self._clock())

    def remove(self, which: Callable[[HostLine], bool]) -> int:
        """Take the rights from these hosts; from how many.

        Raises OSError: that cannot be kept, so nothing has changed; else they would be back after a start.
        """
        with self._lock:
            left = _Kept(tuple(each for each in self._kept.hosts if not which(each)), self._kept.made)
            if gone := len(self._kept.hosts) - len(left.hosts):
                self._file.write(left)
                self._take(left)
        self._changed()
        return gone

    def keep_only(self, how: str) -> None:
        """Take the rights from all who became host by anything else, also where that cannot be kept.

        It is done again at each start of a house that wants it.
        """
        with self._lock:
            left = _Kept(tuple(each for each in self._kept.hosts if each.how == how), self._kept.made)
            if left == self._kept:
                return
            self._file.save(left)
            self._take(left)
        self._changed()

    def _take(self, kept: _Kept) -> None:
        """Let these be the hosts from now on; under the lock."""
        self._kept = kept
        keys = {each.key for each in kept.hosts}
        self._proved_ms = {key: at_ms for key, at_ms in self._proved_ms.items() if key in keys}


_FAMILIES = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")


def device_of(user_agent: str) -> str:
    """Return the kind of device that a browser says to be, empty where it does not say."""
    return next((family for family in _FAMILIES if family in user_agent), "")
