"""For how long the machine runs, on every system. Refuses to know: what somebody makes of it."""

from __future__ import annotations

import time


def up_ns() -> int:
    """Tell for how long the machine runs; where the system can tell, also while it slept."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # Linux alone has it
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)
