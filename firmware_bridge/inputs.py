"""The input stage of a device: raw scans in, accepted pictures out (PROTOCOL.md, end of part 5).

Knows debouncing, the self-test of the input chain, and poles. Time is handed in. Refuses to know frames.
"""

from typing import NamedTuple

from firmware_bridge.messages import DEBOUNCE_MS, FIELD_OFF, FIELD_ON


class Debounce:
    """Raw marks in, accepted marks out: a new mark counts when it was steady for its time.

    Args:
        marks: what the first scan sees; accepted as it is. A bit set.
        press_ms: for a mark that comes (0 -> 1).
        release_ms: for a mark that goes (1 -> 0).
    """

    def __init__(self, marks: int, press_ms: int = DEBOUNCE_MS, release_ms: int = DEBOUNCE_MS) -> None:
        self.accepted = marks
        self._raw = marks
        self.press_ms, self.release_ms = press_ms, release_ms
        self._due: dict[int, int] = {}  # bit -> when its new mark will be accepted

    def scan(self, marks: int, now_ms: int) -> None:
        """Take the raw marks at ``now_ms``; call `settle` for the time before first."""
        changed = self._raw ^ marks
        self._raw = marks
        while changed:
            bit = changed & -changed
            changed ^= bit
            if (marks ^ self.accepted) & bit:
                self._due[bit] = now_ms + (self.press_ms if marks & bit else self.release_ms)
            else:
                del self._due[bit]

    def accept(self, marks: int) -> None:
        """Accept these marks as they are, as after boot."""
        self.accepted = self._raw = marks
        self._due.clear()

    def settle(self, now_ms: int) -> list[tuple[int, int]]:
        """Return the changes that are accepted up to ``now_ms``: (when, marks), oldest first."""
        done = []
        while self._due and (when := min(self._due.values())) <= now_ms:
            for bit in [bit for bit, due in self._due.items() if due == when]:
                self.accepted ^= bit
                del self._due[bit]
            done.append((when, self.accepted))
        return done

    def deadline_ms(self) -> int | None:
        """Tell when `settle` may have something next."""
        return min(self._due.values(), default=None)


class Picture(NamedTuple):
    """What a report tells: levels and norths of all lines (bit sets), and whether the chain is broken."""

    levels: int
    norths: int
    broken: bool


class Inputs:
    """All inputs of a device.

    Args:
        lines: how many there are.
        levels: what the first scan sees (bit ``i`` is line ``i``).
        norths: which of them show north.
        press_ms, release_ms: the debounce at boot.
        whole: whether the first scan passes the self-test of the chain.

    ``fields`` is the measured field of each line, north positive; all 0 where it is not measured.
    """

    def __init__(
        self,
        lines: int,
        levels: int = 0,
        norths: int = 0,
        press_ms: int = DEBOUNCE_MS,
        release_ms: int = DEBOUNCE_MS,
        *,
        whole: bool = True,
    ) -> None:
        self.fields = [0] * lines
        self._lines = lines
        self._all = (1 << lines) - 1
        self._raw = levels & self._all | norths << lines  # the norths above the levels
        # Norths are debounced as lines of their own; a magnet that comes or goes moves both bits at once.
        self._debounce = Debounce(self._raw if whole else 0, press_ms, release_ms)
        self._whole, self._broken = whole, not whole
        self._turns_ms: int | None = None  # when BROKEN will come or go

    @property
    def picture(self) -> Picture:
        """What is accepted now."""
        return self._picture(self._debounce.accepted)

    def _picture(self, marks: int) -> Picture:
        # No north without a magnet: times may be set anew while both wait, and the north comes first.
        return Picture(marks & self._all, marks >> self._lines & marks, self._broken)

    def set_times(self, press_ms: int, release_ms: int) -> None:
        """Set the debounce of changes that begin from now on."""
        self._debounce.press_ms, self._debounce.release_ms = press_ms, release_ms

    def levels(self, levels: int, now_ms: int) -> None:
        """Take the raw levels from ``now_ms`` on; call `settle` for the time before first, here and below."""
        self._see(levels & self._all, now_ms)

    def field(self, line: int, field: int, now_ms: int) -> None:
        """Take a line's measured field: a magnet is there from FIELD_ON up until it is below FIELD_OFF."""
        self.fields[line] = field
        here, north = 1 << line, 1 << line + self._lines
        there = abs(field) >= (FIELD_OFF if self._raw & here else FIELD_ON)
        self._see(self._raw & ~(here | north) | here * there | north * (there and field > 0), now_ms)

    def chain(self, now_ms: int, *, whole: bool) -> None:
        """Set whether scans pass the self-test from ``now_ms`` on."""
        if whole == self._whole:
            return
        self._whole = whole
        self._turns_ms = now_ms + DEBOUNCE_MS if whole == self._broken else None
        self._scan(now_ms)

    def _see(self, raw: int, now_ms: int) -> None:
        """See other levels than before; BROKEN does not go before they have stayed."""
        if self._broken and self._turns_ms is not None and raw != self._raw:
            self._turns_ms = now_ms + DEBOUNCE_MS
        self._raw = raw
        self._scan(now_ms)

    def _scan(self, now_ms: int) -> None:
        """Scan; a failed self-test shows nothing new, and what was about to be accepted begins anew."""
        trusted = self._whole and not self._broken
        self._debounce.scan(self._raw if trusted else self._debounce.accepted, now_ms)

    def settle(self, now_ms: int) -> list[tuple[int, Picture]]:
        """Tell what is accepted up to ``now_ms``: (when, picture), oldest first."""
        done = [(when, self._picture(marks)) for when, marks in self._debounce.settle(now_ms)]
        if self._turns_ms is not None and self._turns_ms <= now_ms:
            when, self._turns_ms = self._turns_ms, None
            self._broken = not self._broken
            if not self._broken:
                self._debounce.accept(self._raw)
            done.append((when, self.picture))
        return done

    def deadline_ms(self) -> int | None:
        """Tell when `settle` may have something next."""
        times = [when for when in (self._debounce.deadline_ms(), self._turns_ms) if when is not None]
        return min(times, default=None)
