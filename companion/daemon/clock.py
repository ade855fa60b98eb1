"""The clock that all of the daemon waits and stamps by."""

from __future__ import annotations

import time


def clock_ms() -> int:
    """Return whole milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000
