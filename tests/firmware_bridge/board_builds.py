"""Builds the programs that stand for a board: the host port, the AVR images and the simulated board (GPL-3).

By the Makefiles that everybody uses, by whichever worker comes first (file lock). Where a tool is missing the
test is skipped loudly; in CI it fails.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "boardsim"
FIRMWARE = ROOT / "firmware_bridge" / "firmware"
HARNESS = ROOT / "tests" / "boardsim"
MCUS = ("atmega328p", "atmega2560")

_SIMAVR = Path("/usr/include/simavr/sim_avr.h")


def _need(what: dict[str, bool]) -> None:
    missing = [package for package, there in what.items() if not there]
    if not missing:
        return
    text = f"not installed: {', '.join(missing)} (`make packages` fetches them)"
    if os.environ.get("CI"):
        pytest.fail(text)
    pytest.skip(text)


@contextmanager
def _lock() -> Iterator[None]:
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _make(folder: Path, *arguments: str) -> None:
    with _lock():
        made = subprocess.run(
            ["make", "-C", str(folder), *arguments], capture_output=True, text=True, check=False
        )
    assert made.returncode == 0, f"make -C {folder} {' '.join(arguments)}:\n{made.stdout}{made.stderr}"


@functools.cache
def simulator() -> Path:
    """The program ``boardsim``; beside it lie ``probe-MCU.elf``."""
    _need(
        {
            "gcc": shutil.which("cc") is not None,
            "make": shutil.which("make") is not None,
            "gcc-avr, avr-libc": shutil.which("avr-gcc") is not None,
            "libsimavr-dev, libelf-dev": _SIMAVR.exists(),
        }
    )
    _make(HARNESS, f"BUILD={BUILD}")
    return BUILD / "boardsim"


def probe(mcu: str) -> Path:
    """A small AVR program with known habits."""
    simulator()
    return BUILD / f"probe-{mcu}.elf"


def boardsim(mcu: str, image: Path) -> Sequence[str]:
    """The command that runs an image; options of the text interface may follow."""
    return [str(simulator()), "--mcu", mcu, str(image)]


@functools.cache
def avr_image(mcu: str, lines: int, lights: int) -> Path:
    """The production image for so many lines and lights."""
    simulator()
    build = BUILD / "firmware"
    _make(FIRMWARE, "avr", f"MCU={mcu}", f"LINES={lines}", f"LIGHTS={lights}", f"BUILD={build}")
    return build / f"{mcu}-{lines}x{lights}.elf"


def static_end(image: Path) -> int:
    """The first address behind the static RAM of an image; the stack comes down towards it."""
    symbols = subprocess.run(["avr-nm", str(image)], capture_output=True, text=True, check=True).stdout
    (line,) = (line for line in symbols.splitlines() if line.endswith(" _end"))
    return int(line.split()[0], 16) & 0xFFFF


@functools.cache
def host_port() -> Path:
    """The same core as a program for this machine."""
    _need({"gcc": shutil.which("cc") is not None, "make": shutil.which("make") is not None})
    _make(FIRMWARE, "host", f"BUILD={BUILD / 'firmware'}")
    return BUILD / "firmware" / "board-host"
