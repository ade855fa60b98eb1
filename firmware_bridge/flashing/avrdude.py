"""Debian's avrdude as a program: which chip answers, its flash read, written and verified; never for ever.

Knows its arguments and what it prints (7.1 and 8.0). Refuses to know images, and what a device says.
"""

import os
import re
import select
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.ports.flasher import FINDING, READING, VERIFYING, WRITING, FlashFault, Progress
from firmware_bridge.flashing.chips import Bootloader

FIND_S = 12.0
"""A bootloader that is there answers at the first or second try; avrdude itself would try for a minute."""

SILENT_S = 20.0
"""While it reads or writes it prints fifty marks, each after 5 KB at most; so long without one it hangs."""

LOOK_S = 0.5
"""So often it is looked whether the cable is still in: avrdude itself may try for a minute."""

_SIGNATURE = re.compile(
    r"device signature = (?:0x)?([0-9a-f]{2}) ?([0-9a-f]{2}) ?([0-9a-f]{2})", re.IGNORECASE
)
_BAR = re.compile(r"(Reading|Writing) +\| (#*)")
_FULL = 50
"""Marks of a whole bar of avrdude's."""
_NO_MATCH = re.compile(r"verification (error|mismatch)|content mismatch|mismatch at", re.IGNORECASE)


Heard = Callable[[str], None]
"""Called with all that it has said so far."""


class Avrdude:
    """One port's; one call at a time, only `stop` from other threads.

    Args:
        port: a path.
        program: avrdude, by name or path.
        find_s, silent_s: as `FIND_S` and `SILENT_S`.
    """

    def __init__(
        self, port: str, program: str = "avrdude", find_s: float = FIND_S, silent_s: float = SILENT_S
    ) -> None:
        self._port, self._program = port, program
        self._find_s, self._silent_s = find_s, silent_s
        self._lock = threading.Lock()  # guards the two below
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def check(self) -> None:
        """Check that it is installed. Raises FlashFault."""
        if shutil.which(self._program) is None:
            text = "avrdude is not installed, which writes the board: sudo apt-get install avrdude"
            raise FlashFault("no-tool", text)

    def stop(self) -> None:
        """Give up what is done now, and whatever is asked later."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def signature(self, boot: Bootloader, tell: Progress) -> str:
        """Return the signature behind a bootloader, six digits; "" where none answers."""
        tell(FINDING, 0)
        _, said = self._run(boot, [], lambda _: None, self._find_s)
        found = _SIGNATURE.search(said)
        return "".join(found.groups()).lower() if found else ""

    def read(self, boot: Bootloader, file: Path, tell: Progress) -> bytes:
        """Return the flash before the bootloader, without the empty rest, by way of ``file``."""
        status, said = self._run(
            boot,
            ["-U", f"flash:r:{file}:r"],
            lambda text: _told(text, {"Reading": READING}, tell),
            self._silent_s,
        )
        if status:
            raise self._fault(said, touched=False)
        return file.read_bytes()[: boot.end].rstrip(b"\xff")

    def write(self, boot: Bootloader, file: Path, tell: Progress) -> None:
        """Write a file of raw bytes from address 0, and verify it. Raises FlashFault."""
        stages = {"Writing": WRITING, "Reading": VERIFYING}
        tell(WRITING, 0)
        status, said = self._run(
            boot, ["-U", f"flash:w:{file}:r"], lambda text: _told(text, stages, tell), self._silent_s
        )
        if status:
            raise self._fault(said, touched="Writing |" in said)

    def _fault(self, said: str, *, touched: bool) -> FlashFault:
        """Return why it has failed."""
        if not touched:
            return self._before(said)
        if self._stopped:
            text = "it was stopped in the middle; flash again"
        elif _NO_MATCH.search(said):
            text = (
                "what was written did not read back the same: flash again; if it stays so, change the board"
            )
            return FlashFault("not-verified", text, touched=True)
        elif not Path(self._port).exists():
            text = f"{self._port} has vanished in the middle: put the cable in and flash again"
        else:
            text = f"the board fell silent in the middle ({_last(said)}): check its power, and flash again"
        return FlashFault("interrupted", text, touched=True)

    def _before(self, said: str) -> FlashFault:
        """Return why it has failed before anything was written."""
        if self._stopped:
            return FlashFault("failed", "it was stopped before anything was written")
        if not Path(self._port).exists():
            return FlashFault("no-port", f"{self._port} has vanished; nothing was written. Is its cable in?")
        return FlashFault("no-bootloader", f"the board fell silent ({_last(said)}); nothing was written")

    def _run(self, boot: Bootloader, more: list[str], heard: Heard, silent_s: float) -> tuple[int, str]:
        """Run it; its exit status (1 where it was given up) and all that it said."""
        self.check()
        line = [self._program, "-p", boot.chip, "-c", boot.programmer, "-b", str(boot.baud)]
        with self._lock:
            if self._stopped:
                raise FlashFault("failed", "it was stopped before anything was written")
            self._process = subprocess.Popen(  # noqa: S603 - fixed arguments, and the port of the configuration
                [*line, "-D", "-P", self._port, *more],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a Ctrl-C comes to us alone
                env={**os.environ, "LC_ALL": "C"},
            )
        with self._process as process:
            try:
                return _listened(process, heard, silent_s, Path(self._port).exists)
            finally:
                process.kill()
                with self._lock:
                    self._process = None


def _listened(
    process: subprocess.Popen[bytes], heard: Heard, silent_s: float, plugged: Callable[[], bool]
) -> tuple[int, str]:
    """Hear it out; 1 where the cable is out, or it does not come on for too long."""
    assert process.stderr is not None
    said, marks = "", -1
    until = time.monotonic() + silent_s
    while (left := until - time.monotonic()) > 0 and plugged():
        if not select.select([process.stderr], [], [], min(left, LOOK_S))[0]:
            continue
        if not (data := os.read(process.stderr.fileno(), 4096)):
            return process.wait(), said
        said += data.decode("utf-8", "replace")
        if (now := said.count("#")) != marks:
            marks, until = now, time.monotonic() + silent_s
            heard(said)
    return 1, said + "\nno answer"


def _told(said: str, stages: Mapping[str, str], tell: Progress) -> None:
    """Report how far each bar is, the newest last."""
    for word, marks in _BAR.findall(said):
        tell(stages[word], 100 * len(marks) // _FULL)


def _last(said: str) -> str:
    """Return the last line that is a complaint, without who says it."""
    lines = [
        line.removeprefix("avrdude").removeprefix(" error") for line in said.splitlines() if line.strip()
    ]
    lines = [line.strip(": ") for line in lines if "OS error" not in line and "done." not in line]
    return lines[-1] if lines else "no answer"
