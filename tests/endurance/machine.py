"""A small machine that is switched on and off: a card, some memory, a clock, and the companion on it.

Knows what the kernel of this machine gives: a card of its own needs root and loop devices, a limit of memory
root and control groups. Where they are missing the week is lived without, and says so.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from tests.endurance.clock import GivenClock
from tests.system.running import CODE, free_port

CARD_MB = 1024
MEMORY_MB = 512 - 200
"""What a machine of 512 MB leaves the companion, beside kernel, graphics and the system's own services."""

CGROUPS = Path("/sys/fs/cgroup/memory"), Path("/sys/fs/cgroup")
ROOT = Path(__file__).parents[2]
READY_S = 60
ALONE = "ENDURANCE_ALONE"
"""Set where this process has mounts of its own, so that a card may be mounted."""


class Card:
    """The card: an ext4 of its own in a file; without root a folder that cannot fail."""

    def __init__(self, folder: Path) -> None:
        self._image, self.path = folder / "card.img", folder / "card"
        self.path.mkdir(exist_ok=True)
        self.real = False
        if ALONE in os.environ and shutil.which("mkfs.ext4"):
            self._image.touch()
            os.truncate(self._image, CARD_MB << 20)
            made = subprocess.run(["mkfs.ext4", "-q", "-F", str(self._image)], check=False).returncode == 0
            self.real = made and self._mount()

    def _mount(self) -> bool:
        options = "loop,errors=remount-ro,data=ordered"
        command = ["mount", "-o", options, str(self._image), str(self.path)]
        return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0

    def fail(self) -> None:
        """The kernel finds the card in error and takes it as read-only from now on."""
        command = ["findmnt", "-no", "SOURCE", str(self.path)]
        device = Path(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()).name
        Path(f"/sys/fs/ext4/{device}/trigger_fs_error").write_text("1")

    def fill(self) -> None:
        """Leave not one free block; the card must be a real one."""
        assert self.real
        with contextlib.suppress(OSError), (self.path / "filler").open("wb", buffering=0) as file:
            at = 0
            for size in (1 << 24, 1 << 16, 4096):
                with contextlib.suppress(OSError):
                    while True:
                        os.posix_fallocate(file.fileno(), at, size)
                        at += size

    def make_room(self) -> None:
        """Take away what fills it."""
        (self.path / "filler").unlink(missing_ok=True)

    def repair(self) -> None:
        """Put it in anew, as the system does at the next start: check it, mend it, mount it."""
        if self.real:
            self.close()
            subprocess.run(["fsck.ext4", "-p", str(self._image)], check=False, stdout=subprocess.DEVNULL)
            if not self._mount():
                raise AssertionError("the card cannot be mounted again")

    def close(self) -> None:
        """Take it out."""
        if self.real:
            for _ in range(50):
                if subprocess.run(["umount", str(self.path)], check=False).returncode == 0:
                    return
                time.sleep(0.1)


class Machine:
    """The machine from one power cut to the next.

    Args:
        folder: on this machine, for everything.
        clock: of the simulated one.
    """

    def __init__(self, folder: Path, clock: GivenClock) -> None:
        self.clock, self.card, self.port = clock, Card(folder), free_port()
        self._log, self._pieces = folder / "console.log", folder / "pieces"
        self._pieces.mkdir()
        self._group = self._limit()
        self._process: subprocess.Popen[str] | None = None
        self.expected_down = True

    @property
    def limited(self) -> bool:
        """Whether its memory is limited."""
        return self._group is not None

    def _limit(self) -> Path | None:
        for root in CGROUPS:
            name = "memory.limit_in_bytes" if root.name == "memory" else "memory.max"
            group = root / f"companion-endurance-{os.getpid()}"
            with contextlib.suppress(OSError):
                group.mkdir()
                if (group / name).exists():
                    (group / name).write_text(str(MEMORY_MB << 20))
                    return group
                group.rmdir()
        return None

    @property
    def process(self) -> subprocess.Popen[str]:
        """The companion."""
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Switch it on, and wait until it serves."""
        command = [sys.executable, "-m", "tests.endurance.table", str(self.port), CODE]
        mark = self._log.stat().st_size if self._log.exists() else 0
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, str(self.card.path / "data"), str(self._pieces)],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
                text=True,
                cwd=ROOT,
                env=self.clock.env(),
            )
        if self._group is not None:
            (self._group / "cgroup.procs").write_text(str(self.process.pid))
        until = time.monotonic() + READY_S
        while "\nready " not in self._log.read_text()[mark:]:
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"it did not come up: {self._log.read_text()[mark:][-2000:]}")
            time.sleep(0.05)
        self.expected_down = False

    def order(self, line: str) -> None:
        """A word to the table (``table.py``)."""
        stdin: IO[str] | None = self.process.stdin
        assert stdin is not None
        stdin.write(line + "\n")
        stdin.flush()

    def cut_power(self) -> None:
        """Pull the plug."""
        self.expected_down = True
        self.process.kill()
        self.process.wait()

    def shut_down(self) -> int:
        """Switch it off as one should; the exit status."""
        self.expected_down = True
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.cut_power()
            return -1

    def status(self) -> dict[str, int]:
        """Memory in kB, threads, open files, and bytes on the card."""
        proc = Path(f"/proc/{self.process.pid}")
        lines = dict(line.split(":", 1) for line in (proc / "status").read_text().splitlines())
        data = self.card.path / "data"
        sizes = {each.name: each.stat().st_size for each in data.iterdir() if each.is_file()}
        return {
            "rss_kb": int(lines["VmRSS"].split()[0]),
            "threads": int(lines["Threads"]),
            "files": len(list((proc / "fd").iterdir())),
            "journal": sum(size for name, size in sizes.items() if name.startswith("journal.sqlite")),
            "card": sum(each.stat().st_size for each in data.rglob("*") if each.is_file()),
        }

    def log(self) -> str:
        """All that the companion has said."""
        return self._log.read_text(errors="replace")

    def close(self) -> None:
        """Put it away."""
        if self._process is not None and self._process.poll() is None:
            self.cut_power()
        self.card.close()
        if self._group is not None:
            with contextlib.suppress(OSError):
                self._group.rmdir()
