"""A board as a program: Linux in user mode with the package's real service; its power may be cut any moment.

`user_mode.sh` has built what it lies on. Every board lies on a thin copy of the same disk.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

WORK = Path(__file__).parents[2] / "build" / "vm" / "user-mode"
PATIENCE_S = 240.0
START = """
mount --bind "$0" "$0/linux/srv"
mount -t proc proc "$0/linux/proc"
mount --rbind /dev "$0/linux/dev"
chroot "$0/linux" /usr/bin/linux.uml "$@"
"""
STICK = (
    "mkdir -p /media/board-companion && mount -t vfat /dev/{disk} /media/board-companion "
    "-o uid=board-companion,gid=board-companion,umask=077,nosuid,nodev,noexec"
)
"""As the udev rule mounts a USB stick of this name; there is no USB here."""


def thin_copy(name: str) -> str:
    """Name a fresh thin copy of the prepared disk, for `Board`."""
    (WORK / f"{name}.cow").unlink(missing_ok=True)
    return f"{name}.cow,board.ext4"


class Board:
    """One run of the machine.

    Args:
        disk: what `ubd0` is to be: a disk, or a thin copy and what it is a copy of; below `WORK`.
        sticks: images that are further disks, ``ubdb`` and so on.
    """

    def __init__(self, disk: str, *sticks: str) -> None:
        for folder in ("srv", "proc", "dev", "root"):
            (WORK / "linux" / folder).mkdir(exist_ok=True)
        self._read, told = os.pipe()
        heard, self._write = os.pipe()
        words = [
            f"ubd0={','.join(f'/srv/{each}' for each in disk.split(','))}",
            "root=/dev/ubda",
            "rw",
            "mem=768M",
        ]
        words += [f"ubd{number}r=/srv/{each}" for number, each in enumerate(sticks, 1)]
        words += [f"ssl0=fd:{heard},fd:{told}", "con=null", "con0=null,fd:1", "quiet", "loglevel=3"]
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        alone += ["sh", "-c", START, str(WORK), *words]
        with (WORK / "console.log").open("ab") as log:
            self._process = subprocess.Popen(
                alone,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=(heard, told),
            )
        os.close(told)
        os.close(heard)
        self._waiting, self._ends = b"", [self._read, self._write]
        assert self._line(PATIENCE_S) == b"agent", "the machine has not started; see console.log"

    def _line(self, longest_s: float) -> bytes:
        end = time.monotonic() + longest_s
        while b"\n" not in self._waiting:
            ready, _, _ = select.select([self._read], [], [], max(0.0, end - time.monotonic()))
            found = os.read(self._read, 65536) if ready else b""
            if not found:
                raise TimeoutError("the machine says nothing")
            self._waiting += found
        line, _, self._waiting = self._waiting.partition(b"\n")
        return line

    def _do(self, longest_s: float, **asked: object) -> Any:
        os.write(self._write, json.dumps(asked).encode() + b"\n")
        return json.loads(self._line(longest_s + 60))

    def run(self, line: str, longest_s: float = 120, *, check: bool = True) -> str:
        """The words of a shell's line in the machine."""
        status, said = self._do(longest_s, run=line, s=longest_s)
        assert not check or status == 0, (line, status, said)
        return str(said).strip()

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and JSON of an answer of the companion; 0 where none comes."""
        status, found = self._do(40, ask=[method, path, body])
        return status, found

    def get(self, path: str) -> Any:
        """The JSON at a path; what else comes is waited out, as a page does."""
        return self.until(f"GET {path}", partial(self._found, path))[0]

    def _found(self, path: str) -> list[Any]:
        status, found = self.ask("GET", path)
        return [found] if status == 200 else []

    def post(self, path: str, body: object) -> Any:
        """The answer to a command that must be carried out."""
        status, found = self.ask("POST", path, body)
        assert status == 200, (path, body, status, found)
        return found

    def until(self, what: str, look: Callable[[], Any], longest_s: float = PATIENCE_S) -> Any:
        """What was waited for; it is looked for again and again."""
        end = time.monotonic() + longest_s
        while time.monotonic() < end:
            if seen := look():
                return seen
            time.sleep(0.5)
        raise AssertionError(f"not within {longest_s:.0f} s: {what}")

    def is_up(self) -> bool:
        """Whether the service is ready, and serves."""
        return self.run("systemctl is-active board-companion", check=False) == "active" and (
            self.ask("GET", "/healthz")[0] == 200
        )

    def become_host(self) -> None:
        """Give the code that lies beside the journal: a fresh proof."""
        self.until("the service", self.is_up)
        code = self.run("cat /var/lib/board-companion/host-code")
        self.get("/api/me")
        self.post("/api/host/code", {"code": code})
        self.get("/api/me")

    def cut(self) -> None:
        """The power is gone."""
        if self._process.poll() is None:
            self._process.kill()
        self.close()

    def switch_off(self) -> None:
        """An orderly end."""
        os.write(self._write, json.dumps({"run": "systemctl poweroff"}).encode() + b"\n")
        self.close()

    def close(self) -> None:
        """Wait for the end."""
        self._process.wait(PATIENCE_S)
        while self._ends:
            os.close(self._ends.pop())
