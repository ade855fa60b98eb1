"""What all lines of the boards under check do, by what their devices report.

Knows: the devices of a board make one picture. Refuses to know: what is being checked, and threads (the bench
alone changes it; `Sensed.of` is for any thread).
"""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from companion.bench import sensors
from companion.core.model.fast_replace import replace
from companion.core.model.types import Mask
from companion.daemon.bench.bench_devices import Under


class Seen(Struct, frozen=True):
    """The lines of a board: ``levels`` and ``norths`` (None where not known of all) are bit sets.

    ``touched``: a contact has changed that is not only restless.
    """

    levels: Mask
    norths: Mask | None
    touched: bool


class Sensed:
    """The lines of each board.

    Args:
        under: name of a board -> the devices below it.
    """

    def __init__(self, under: Mapping[str, Sequence[Under]]) -> None:
        self._under = under
        self._sensors = dict.fromkeys(under, sensors.Sensors())
        self._changes: list[Callable[[str, int, bool], None]] = []
        self.measuring = False  # the devices are asked for measured fields

    def watch(self, listener: Callable[[str, int, bool], None]) -> None:
        """Call the listener with (board, line, on) at each raw change."""
        self._changes.append(listener)

    def of(self, board: str) -> sensors.Sensors | None:
        """Tell what all lines of a board do; None for an unknown board."""
        return self._sensors.get(board)

    def whose(self, device: str) -> tuple[str, Under] | None:
        """Return the board of a device, and the device below it; None for an unknown one."""
        found = ((board, one) for board, here in self._under.items() for one in here)
        return next(((board, one) for board, one in found if one.link.device == device), None)

    def levels(self, board: str, at_ms: int) -> Seen | None:
        """Take in the levels that a device has told; None while one of several has not."""
        readers = [reader for reader in self._under[board] if reader.spots.line_of]
        if any(reader.bits is None for reader in readers):
            return None  # what one of two devices sees is no picture
        raw = sum((reader.bits or 0) << reader.offset for reader in readers)
        known = [reader.norths << reader.offset for reader in readers if reader.norths is not None]
        norths = sum(known) if known and len(known) == len(readers) else None
        after, changes = sensors.step(self._sensors[board], at_ms, raw)
        self._sensors[board] = replace(after, norths=norths)
        for line, on in changes:
            for listener in self._changes:
                listener(board, line, on)
        return Seen(raw, norths, any(not after.lines[line].restless(at_ms) for line, _ in changes))

    def fields(self, board: str, measured: Mapping[int, int]) -> None:
        """Keep the fields as measured now: line -> its field."""
        here = self._sensors[board]
        self._sensors[board] = replace(here, fields={**here.fields, **measured})

    def lost(self, board: str) -> None:
        """Note that a device of the board has fallen silent."""
        self._sensors[board] = replace(self._sensors[board], levels=None, norths=None, fields={})

    def measure(self, *, wanted: bool) -> None:
        """Ask for measured fields, or no more."""
        if wanted == self.measuring:
            return
        self.measuring = wanted
        if not wanted:  # what was measured then says nothing of now
            self._sensors = {name: replace(seen, fields={}) for name, seen in self._sensors.items()}
        for here in self._under.values():
            for one in here:
                one.link.measure(wanted=wanted)
