"""A device's reports as the host believes them: in order, each once, on the host's clock.

Knows PROTOCOL.md, part 4, STATE, from the host's side. Refuses to know frames, phases and what follows from a
report.
"""

from firmware_bridge.frames import ahead
from firmware_bridge.messages import QUEUE, State


class Reports:
    """The reports of one conversation after another.

    ``last`` is the number of the newest one believed; ``told`` counts them without wrap or going back;
    ``lost`` counts those that the device could hold no longer before they came.
    """

    def __init__(self) -> None:
        self.last = self.told = self.lost = 0
        self._kept: dict[int, State] = {}  # they came before one that is still missing

    def begin(self, following: int, *, goes_on: bool) -> None:
        """Begin a conversation with report ``following``; ``goes_on``: the one before was still alive."""
        before, self.last = self.last, (following - 1) % 0x10000
        self._kept.clear()
        if goes_on:
            missed = max(0, ahead(self.last, before))
            self.lost += missed
            self.told += missed

    def take(self, number: int, state: State) -> list[State]:
        """Return the reports to believe, now that this one has come, in order."""
        step = ahead(number, self.last)
        if step < 1:
            return []
        if step > 1 and not state.first:
            if step <= QUEUE:
                self._kept[number] = state
            return []
        self.lost += step - 1
        self.told += step - 1
        believed = []
        following: State | None = state
        while following is not None:
            believed.append(following)
            self.last, self.told = number, self.told + 1
            number = (number + 1) % 0x10000
            following = self._kept.pop(number, None)
        self._kept = {n: kept for n, kept in self._kept.items() if ahead(n, self.last) > 0}
        return believed


MADE_MS = 20
"""A report may be made so long after its time, which is that of the first change while lights are shifted."""


class DeviceClock:
    """Turns the device's milliseconds into the host's, in one conversation (PROTOCOL.md, part 4, STATE).

    Args:
        not_before_ms: what it tells is never earlier than this host time.
    """

    def __init__(self, not_before_ms: int = 0) -> None:
        self.told_ms = not_before_ms
        self._offset: int | None = None
        self._arrival_ms = 0  # the offset has grown for the time up to then
        self._device_ms = 0  # never wraps
        self._proven_ms = 0

    def proven(self, host_ms: int) -> None:
        """Note that all reports up to then were told: the next ones are younger, whatever that clock says.

        A crystal does not stand still; a chip that is stopped, or simulated on a busy machine, does.
        """
        self._proven_ms = host_ms - MADE_MS

    def host_ms(self, device_ms: int, arrival_ms: int) -> int:
        """Tell when it was ``device_ms`` (32 bits) on the host's clock; never later than now, never back."""
        step = (device_ms - self._device_ms + 0x80000000) % 0x100000000 - 0x80000000
        self._device_ms += step
        offset = arrival_ms - self._device_ms
        if self._offset is None:
            self._arrival_ms = arrival_ms
        else:
            grown = (arrival_ms - self._arrival_ms) // 100
            self._arrival_ms += 100 * grown  # what is left counts later: reports may come each 10 ms
            offset = min(offset, max(self._offset + grown, self._proven_ms - self._device_ms))
        self._offset = offset
        self.told_ms = max(self.told_ms, self._device_ms + offset)
        return self.told_ms
