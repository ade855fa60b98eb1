"""The machine's clocks: the one that all wait and stamp by, and moments that outlast a start of the machine.

A `Moment` is by two clocks, so that it is known how long ago it was also where the wall clock jumps
meanwhile: within one start of the machine the clock that only runs on decides, else the one on the wall.
"""

from __future__ import annotations

import time
from pathlib import Path

from msgspec import Struct

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Moment(Struct, frozen=True):
    """A moment.

    Args:
        wall_s: seconds since 1970, by the machine's clock.
        up_s: seconds since the machine was switched on.
        boot: which start of the machine that was; empty where it cannot be known.
    """

    wall_s: float = 0.0
    up_s: float = 0.0
    boot: str = ""

    def seconds_to(self, other: Moment) -> float:
        """Tell how far another moment is away."""
        if self.boot and self.boot == other.boot:
            return abs(other.up_s - self.up_s)
        return abs(other.wall_s - self.wall_s)


def now() -> Moment:
    """Return this moment."""
    return Moment(time.time(), up_ns() / 1e9, boot_id())


def clock_ms() -> int:
    """Return whole milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def up_ns() -> int:
    """Tell for how long the machine runs; where the system can tell, also while it slept."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # Linux alone has it
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


def boot_id() -> str:
    """Return which start of the machine this is; empty where it cannot be known."""
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
