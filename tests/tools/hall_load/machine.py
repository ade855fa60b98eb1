"""What programs take of the machine, how long they wait for it, and how late it is by itself. Linux."""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec import Struct

TICK_S = 0.01
SECOND_NS = 1_000_000_000


class Taken(Struct, frozen=True):
    """Processor time that programs have had, and time in which they could have run but had no core."""

    ran_s: float
    waited_s: float


def taken(processes: Sequence[int]) -> Taken:
    """Return what these processes have taken since they began, with all their threads."""
    ran_ns = waited_ns = 0
    for process in processes:
        for thread in Path(f"/proc/{process}/task").iterdir():
            ran, waited, _ = (thread / "schedstat").read_text().split()
            ran_ns, waited_ns = ran_ns + int(ran), waited_ns + int(waited)
    return Taken(ran_ns / SECOND_NS, waited_ns / SECOND_NS)


def since(before: Taken, after: Taken) -> Taken:
    """Return what was taken in between."""
    return Taken(round(after.ran_s - before.ran_s, 2), round(after.waited_s - before.waited_s, 2))


def most_memory(process: int) -> float:
    """Return the most megabytes that a process has had."""
    (peak,) = re.findall(r"VmHWM:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return round(int(peak) / 1024, 1)


def pin(process: int, core: int | None) -> None:
    """Let a process, and what it starts from now on, run on this core alone."""
    if core is not None:
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})


def be_late(core: int | None, line: Connection) -> None:
    """Wait 10 ms again and again until the line says so; then tell how late each time was."""
    pin(os.getpid(), core)
    late_s, stop = [], threading.Event()
    while not line.poll():
        due = time.monotonic() + TICK_S
        stop.wait(TICK_S)
        late_s.append(time.monotonic() - due)
    line.send(sorted(late_s))


def milliseconds(times_s: Sequence[float], *shares: float) -> list[float]:
    """Return the times at these shares of a sorted list."""
    return [round(times_s[int(share * (len(times_s) - 1))] * 1000, 1) for share in shares] if times_s else []
