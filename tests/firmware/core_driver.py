"""The firmware's core in a process of its own (``driver.c``).

It is built with address and undefined-behaviour sanitizers. One line a case; a sanitizer's report ends the
process and fails the test that asked.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from firmware_bridge.frames import Frame
from tests.firmware_bridge.board_builds import FIRMWARE, ROOT

HERE = Path(__file__).parent
BUILD = ROOT / "build" / "firmware-tests"
_FLAGS = (
    *("-std=c99", "-D_GNU_SOURCE", "-DPOLARITY=1", "-O1", "-g"),
    *("-Wall", "-Wextra", "-Werror", "-pedantic"),
)
_SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")


def _sources() -> list[Path]:
    return [
        *sorted((FIRMWARE / "core").glob("*.c")),
        FIRMWARE / "port" / "host" / "chain.c",
        HERE / "driver.c",
    ]


def _compile(program: Path) -> str:
    """Empty where it worked, else what the compiler said."""
    include = [f"-I{FIRMWARE / 'core'}", f"-I{FIRMWARE / 'port' / 'host'}"]
    made = subprocess.run(
        ["cc", *_FLAGS, *_SANITIZERS, *include, *map(str, _sources()), "-o", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )
    return made.stdout + made.stderr if made.returncode else ""


@functools.cache
def driver_program() -> Path:
    """The driver, compiled by whichever worker comes first after a change."""
    if shutil.which("cc") is None:
        text = "no C compiler (`make packages` fetches it)"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / "driver"
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sources = [*_sources(), *FIRMWARE.glob("core/*.h"), *FIRMWARE.glob("port/host/*.h")]
        newest = max(path.stat().st_mtime for path in sources)
        if not program.exists() or program.stat().st_mtime < newest:
            said = _compile(program)
            assert not said, said
    return program


class CoreDriver:
    """A running driver; close it at the end."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [driver_program()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, case: str) -> list[str]:
        """The words of the answer to one case."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(case + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer.endswith("\n"):
            assert self._process.stderr is not None
            raise AssertionError(f"the core died of: {case}\n{self._process.stderr.read()}")
        return answer.split()

    def close(self) -> None:
        """End it; leaks are reported at exit."""
        _, errors = self._process.communicate(timeout=30)
        assert self._process.returncode == 0, errors

    # --- what may be asked -------------------------------------------------------------------

    def wrap(self, frame: Frame) -> bytes:
        """The frame as wire bytes."""
        answer = self.ask(f"wrap {frame.kind} {frame.session} {frame.sequence} {_hex(frame.payload)}")
        return bytes.fromhex(answer[0])

    def feed(self, data: bytes) -> tuple[list[Frame], int]:
        """The frames in a stream, and how many blocks were dropped."""
        rejected, *frames = self.ask(f"feed {_hex(data)}")
        return [_frame(text) for text in frames], int(rejected)


def _hex(data: bytes) -> str:
    return data.hex() or "-"


def _frame(text: str) -> Frame:
    kind, session, sequence, payload = text.split(",")
    return Frame(int(kind), int(session), int(sequence), bytes.fromhex(payload))
