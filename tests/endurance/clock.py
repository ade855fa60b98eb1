"""Gives a process a clock of its own: its rate, its day, and a wall clock that jumps (``clock.c``)."""

from __future__ import annotations

import os
import struct
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

LAYOUT = struct.Struct("<qqqd")
S = 10**9


class GivenClock:
    """The clock of one simulated machine, and the way to its processes.

    Args:
        folder: where the library is built and the clock's file lies.
        rate: simulated seconds in a second.
    """

    def __init__(self, folder: Path, rate: float) -> None:
        self.rate = rate
        self._file, self._library = folder / "clock", folder / "clock.so"
        source = Path(__file__).with_name("clock.c")
        command = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(self._library)]
        subprocess.run([*command, str(source), "-ldl"], check=True)
        self._begun_ns, self._at_ns, self._wall_ns = time.monotonic_ns(), 0, 0
        self.passed_s = 0.0  # simulated, in all that ran before this boot
        self.boot(0)

    def boot(self, wall_s: float) -> None:
        """The machine is switched on: its monotonic clock begins anew, its wall clock shows ``wall_s``."""
        self.passed_s += self.up_s()
        self._begun_ns, self._at_ns = time.monotonic_ns(), 20 * S
        self._wall_ns = int(wall_s * S) - self._at_ns
        self._write()

    def up_s(self) -> float:
        """Simulated seconds since it was switched on."""
        return (time.monotonic_ns() - self._begun_ns) * self.rate / S

    def wall_s(self) -> float:
        """What the wall clock shows."""
        return self.up_s() + (self._at_ns + self._wall_ns) / S

    def jump(self, seconds: float) -> None:
        """Put the wall clock forward, or back."""
        self._wall_ns += int(seconds * S)
        self._write()

    def sleep(self, seconds: float) -> None:
        """Wait so many simulated seconds."""
        time.sleep(max(0.0, seconds) / self.rate)

    def env(self) -> Mapping[str, str]:
        """The environment of a process that goes by this clock."""
        return {**os.environ, "LD_PRELOAD": str(self._library), "TEST_CLOCK": str(self._file)}

    def _write(self) -> None:
        data = LAYOUT.pack(self._begun_ns, self._at_ns, self._wall_ns, self.rate)
        if not self._file.exists():
            self._file.write_bytes(data)
        with self._file.open("r+b") as file:  # the same file: processes have it mapped
            file.write(data)
