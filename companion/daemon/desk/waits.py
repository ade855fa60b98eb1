"""How long somebody who asked in vain is to wait: twice as long each time, the others not at all.

Refuses to know: what was asked.
"""

from collections import OrderedDict

FIRST_MS = 5_000
"""The first wait; each further one is twice as long."""
LONGEST_MS = 10 * 60_000
"""No wait is longer than ten minutes."""
FORGIVEN_MS = 60 * 60_000
"""After so long without asking in vain one begins anew."""

MOST_BROWSERS = 16_384
"""So many are remembered; then the address that has most of them loses its own oldest one."""


class Waits:
    """The waits of one table. Not for several threads at once."""

    def __init__(self) -> None:
        self._in_vain: dict[str, OrderedDict[tuple[str, str], tuple[int, int]]] = {}
        self._group_of: dict[tuple[str, str], str] = {}

    def left_ms(self, browser: tuple[str, str], now_ms: int) -> int:
        """Tell how long this browser is to wait still; 0 where it may ask."""
        if (group := self._in_vain.get(self._group_of.get(browser, ""))) is None:
            return 0
        count, last_ms = group[browser]
        return max(0, last_ms + min(FIRST_MS << count - 1, LONGEST_MS) - now_ms)

    def lengthen(self, browser: tuple[str, str], group: str, now_ms: int) -> None:
        """Lengthen the wait of this browser, and of this group of addresses: it asked in vain."""
        own = self._in_vain.setdefault(group, OrderedDict())
        count, last_ms = own.pop(browser, (0, now_ms))
        count = 0 if now_ms - last_ms > FORGIVEN_MS else min(count, 20)
        own[browser] = (count + 1, now_ms)
        self._group_of[browser] = group
        while len(self._group_of) > MOST_BROWSERS:
            most = max(self._in_vain, key=lambda each: len(self._in_vain[each]))
            oldest, _ = self._in_vain[most].popitem(last=False)
            del self._group_of[oldest]

    def forgive(self, browser: tuple[str, str]) -> None:
        """Forgive this browser: it did not ask in vain in the end."""
        if (group := self._group_of.pop(browser, None)) is not None:
            del self._in_vain[group][browser]
            if not self._in_vain[group]:
                del self._in_vain[group]
