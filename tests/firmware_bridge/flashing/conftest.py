from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.ports.clocks import clock_ms
from companion.ports.flasher import FlashSpec
from firmware_bridge.flashing.avr_flasher import AvrFlasher
from firmware_bridge.flashing.avrdude import Avrdude
from firmware_bridge.flashing.chips import MEGA_STK500V2, UNO_OPTIBOOT, Bootloader
from firmware_bridge.flashing.images import Images
from firmware_bridge.messages import Hello
from tests.firmware_bridge.flashing.emulated_arduino import EmulatedArduino

OLD = b"\x0c\x94\x10\x00 the program of last year" * 20
OLD_HELLO = Hello(132, 132, "0.0.9 atmega2560", "00000009")


def says(program: bytes) -> Hello | None:
    """What a program says of itself: the old one, and each image that comes along; a broken one says nothing.

    What a longer program has left behind it does not matter.
    """
    if program.startswith(OLD):
        return OLD_HELLO
    images = Images()
    for image in images.manifest.images:
        if program.startswith(images.path(image).read_bytes()):
            about = images.manifest
            return Hello(
                image.lines,
                image.lights,
                f"{about.version} {image.chip}",
                about.sources,
                polarity=image.measured,
            )
    return None


USB = {MEGA_STK500V2: (0x2341, 0x0042), UNO_OPTIBOOT: (0x2341, 0x0043)}


class Bench:
    """Boards that end with the test, and flashers for them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, folder / "tty"
        self.boards: list[EmulatedArduino] = []
        self.tells = True
        """Whether the plugs of Arduinos tell which they are."""

    def board(
        self,
        boot: Bootloader = MEGA_STK500V2,
        program: bytes = OLD,
        hello: Callable[[bytes], Hello | None] = says,
        signature: bytes = b"",
    ) -> EmulatedArduino:
        self.boards.append(EmulatedArduino(self.port, boot, program, hello, signature))
        return self.boards[-1]

    def flasher(self, lines: int = 132, lights: int = 132, *, any_board: bool = False) -> AvrFlasher:
        keep = self.folder / "kept"
        spec = FlashSpec("main", clock_ms, str(self.port), lines, lights, keep, any_board=any_board)
        usb = USB.get(self.boards[-1].boot) if self.boards and self.tells else None
        return AvrFlasher(
            spec,
            250_000,
            Images(),
            Avrdude(str(self.port), find_s=6.0, silent_s=6.0),
            usb=lambda _: usb,
            hello_ms=5000,
        )


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    if shutil.which("avrdude") is None:
        text = "not installed: avrdude (`make packages` fetches it)"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    bench = Bench(tmp_path)
    yield bench
    for board in bench.boards:
        board.close()
