"""A simulated AVR whose time stands still but for `run`: tests of the firmware without any waiting.

The serial line is text here, each byte with its cycle; nothing depends on how fast this machine is.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from companion.core.model.types import Lamp
from companion.ports.devices import LinkEvent
from firmware_bridge.frames import DELIMITER
from firmware_bridge.link import Link
from firmware_bridge.messages import DeviceSettings
from tests.firmware_bridge.board_builds import boardsim

CYCLES_PER_US = 16
CYCLES_PER_MS = 16_000


class StepBoard:
    """A board around an AVR image.

    Args:
        mcu: ``atmega2560`` or ``atmega328p``.
        image: the firmware (ELF).
        lines, lights: as the firmware was built.
        levels: the magnets at power-on, bit ``i`` = line ``i``.

    ``cycle`` is the present, in cycles of 16 MHz. ``wire`` collects (cycle, bytes) as sent by the board, a
    piece for each 0x00 and for the rest at the end of each run; ``blocks`` is the same as (cycle of the 0x00,
    what stood before it); ``boots`` is (cycle, cause); ``pictures`` is (cycle at the end of
    the run in which it was seen, pixels R G B); ``levels`` are the magnets now.
    """

    def __init__(self, mcu: str, image: Path, lines: int = 132, lights: int = 132, levels: int = 0) -> None:
        self.mcu, self.lines, self.lights = mcu, lines, lights
        self.cycle = 0
        self.wire: list[tuple[int, bytes]] = []
        self.blocks: list[tuple[int, bytes]] = []
        self._block = bytearray()
        self.boots: list[tuple[int, str]] = []
        self.pictures: list[tuple[int, bytes]] = []
        self.levels = levels
        command = [*boardsim(mcu, image), "--step", "--lines", str(lines), "--lights", str(lights)]
        self._process = subprocess.Popen(
            [*command, "--levels", self._hex(levels)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(BrokenPipeError):
            self._in.close()  # it ends when nobody speaks to it any more
        self._out.close()
        self._process.kill()
        self._process.wait()

    @property
    def now_ms(self) -> int:
        """Whole milliseconds since power-on."""
        return self.cycle // CYCLES_PER_MS

    @property
    def picture(self) -> bytes:
        """The pixels as they burn now, R G B for each light."""
        return self.pictures[-1][1] if self.pictures else bytes(3 * self.lights)

    def order(self, text: str) -> None:
        """Any command of the text interface; carried out before the next `run`."""
        self._in.write(text.encode() + b"\n")

    def run(self, us: int) -> bytes:
        """Let so much time pass; what the board has sent meanwhile."""
        self.order(f"run {us}")
        start = len(self.wire)
        self._take_until("ran")
        return b"".join(piece for _, piece in self.wire[start:])

    def send(self, data: bytes) -> None:
        """Bytes from the host; they go over the line one after the other as time passes."""
        if data:
            self.order(f"send {data.hex()}")

    def line(self, line: int, on: bool) -> None:
        """Put a magnet on a line or take it away."""
        self.levels = self.levels & ~(1 << line) | on << line
        self.order(f"line {line} {int(on)}")

    def set_levels(self, levels: int) -> None:
        """All magnets at once."""
        self.levels = levels
        self.order(f"levels {self._hex(levels)}")

    def stats(self) -> Mapping[str, float]:
        """What the simulated board has counted since the start or the last ``forget``."""
        self.order("stats")
        text = self._take_until("stats")
        pairs = (pair.partition("=") for pair in text.split())
        return {key: float(int(value, 16) if "x" in value else float(value)) for key, _, value in pairs}

    def _piece(self, cycle: int, data: bytes) -> None:
        self.wire.append((cycle, data))
        self._block += data
        if data.endswith(DELIMITER):
            self.blocks.append((cycle, bytes(self._block[:-1])))
            self._block.clear()

    def _hex(self, levels: int) -> str:
        return levels.to_bytes(20, "little").hex()

    def _take_until(self, wanted: str) -> str:
        self._in.flush()
        pictures = len(self.pictures)
        for raw in self._out:
            word, _, rest = raw.decode().rstrip("\n").partition(" ")
            if word == "wire":
                cycle, _, text = rest.partition(" ")
                self._piece(int(cycle), bytes.fromhex(text))
            elif word == "boot":
                cause, _, cycle = rest.partition(" ")
                self.boots.append((int(cycle), cause))
            elif word == "lights":
                self.pictures.append((0, bytes.fromhex(rest)))
            elif word == "error":
                raise AssertionError(rest)
            elif word == "ran":
                self.cycle = int(rest)
            if word == wanted:
                self.pictures[pictures:] = [(self.cycle, each) for _, each in self.pictures[pictures:]]
                return rest
        raise AssertionError(f"the simulated board has ended: status {self._process.wait()}")


class StepLink:
    """The true host end (`firmware_bridge.link`) on a `StepBoard`, in the board's time.

    Args:
        board: a board in the hands of the test.
        spoil: what the line does to the bytes, both ways.
        settings: how the device shall behave.

    ``events`` collects what it tells.
    """

    def __init__(
        self,
        board: StepBoard,
        spoil: Callable[[bytes], bytes] = bytes,
        settings: DeviceSettings = DeviceSettings(),  # noqa: B008 - frozen
    ) -> None:
        self.board, self.spoil = board, spoil
        self.link = Link("board", nonce=1000, counts=(board.lines, board.lights), settings=settings)
        self.events: list[LinkEvent] = []
        self.link.opened(board.now_ms)

    def run(self, ms: int) -> list[LinkEvent]:
        """Let so many milliseconds pass; what happened meanwhile."""
        start = len(self.events)
        until = self.board.cycle + ms * CYCLES_PER_MS
        while self.board.cycle < until:
            self.step()
        return self.events[start:]

    def run_until_up(self, limit_ms: int = 3000) -> None:
        """Until the link is up."""
        until = self.board.cycle + limit_ms * CYCLES_PER_MS
        while not self.link.up:
            assert self.board.cycle < until, f"not up after {limit_ms} ms; {self.events}"
            self.step()

    def step(self, us: int = 1000) -> None:
        """One round: the host's bytes out, a little time, the board's bytes in."""
        self.board.send(self.spoil(self.link.poll(self.board.now_ms)))
        self.events += self.link.feed(self.spoil(self.board.run(us)), self.board.now_ms)

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """These lights, all others dark."""
        self.link.show(lamps)
