"""What every line does, live: on or off, how often it changed, whether it keeps still.

Refuses to know: spots, and what a change means.
"""

from collections.abc import Mapping

from msgspec import Struct, field

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.hand_times import RESTLESS_WINDOW_MS
from companion.core.model.types import Mask

RESTLESS_CHANGES = 8
"""So many changes within `RESTLESS_WINDOW_MS` are no hand."""

MOST_KEPT = 2 * RESTLESS_CHANGES
"""Changes kept of a line: twice as many as tell that it is no hand."""


class Line(Struct, frozen=True):
    """One line: how often it changed since the start, and when of late (ms)."""

    changes: int = 0
    lately: tuple[int, ...] = ()

    def restless(self, now_ms: int) -> bool:
        """Tell whether it changes faster than a hand can."""
        return sum(now_ms - at < RESTLESS_WINDOW_MS for at in self.lately) >= RESTLESS_CHANGES


class Sensors(Struct, frozen=True):
    """All lines of a board.

    Args:
        levels: the lines that are on; None while no device has reported.
        lines: line -> what it did, for those that have changed.
        norths: the lines whose magnet shows its north pole; None where nobody can tell.
        fields: line -> the last measured field, -127 to 127.
        at_ms: when the last report came.
    """

    levels: Mask | None = None
    lines: Mapping[int, Line] = field(default_factory=dict)
    norths: Mask | None = None
    fields: Mapping[int, int] = field(default_factory=dict)
    at_ms: int = 0


def step(sensors: Sensors, at_ms: int, levels: Mask) -> tuple[Sensors, tuple[tuple[int, bool], ...]]:
    """Take the levels of ``at_ms`` in; also the changes, as (line, on). The first levels are no change."""
    changed = 0 if sensors.levels is None else sensors.levels ^ levels
    lines = dict(sensors.lines)
    for line in bits(changed):
        one = lines.get(line, Line())
        lines[line] = Line(one.changes + 1, (*one.lately, at_ms)[-MOST_KEPT:])
    told = tuple((line, bool(levels >> line & 1)) for line in bits(changed))
    return replace(sensors, levels=levels, lines=lines, at_ms=at_ms), told
