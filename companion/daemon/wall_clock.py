"""The wall clock of this machine, and whether it can be believed.

A Pi without a battery starts with an old time and learns the right one from the internet, which a home
network need not have. Refuses to know: what the time is for.
"""

import time
from pathlib import Path

SYNCHRONIZED = Path("run/systemd/timesync/synchronized")
"""Made by systemd-timesyncd once it has heard the time, gone with each start of the machine."""

CLOCKS = Path("sys/class/rtc")
NEAR_S = 120
"""A clock with a battery may differ from the system's by so much."""

EARLIEST_S = 1_760_000_000
"""Before this companion was written (October 2025): no clock with a battery that was ever set tells this."""


def is_set(now_s: float, root: Path = Path("/")) -> bool:
    """Tell whether this machine's time can be believed: heard from the internet, or kept by a battery.

    Args:
        now_s: what the system's clock says, seconds since 1970.
        root: of the file system.
    """
    if (root / SYNCHRONIZED).exists():
        return True
    try:
        found = [int(clock.read_text()) for clock in (root / CLOCKS).glob("rtc*/since_epoch")]
    except (OSError, ValueError):
        return False
    return any(kept >= EARLIEST_S and abs(kept - now_s) <= NEAR_S for kept in found)


def minute_of_day() -> int | None:
    """Return the minute of the day here, 0 to 1439; None where this machine's clock cannot be believed."""
    if not is_set(now_s := time.time()):
        return None
    here = time.localtime(now_s)
    return here.tm_hour * 60 + here.tm_min


def today() -> str:
    """Return the date here, such as ``2026-11-23``; empty where this machine's clock cannot be believed."""
    now_s = time.time()
    return time.strftime("%Y-%m-%d", time.localtime(now_s)) if is_set(now_s) else ""
