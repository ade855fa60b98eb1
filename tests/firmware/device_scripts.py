"""Scripts for the device end: the same steps for the C core and for the Python `Device`."""

from __future__ import annotations

from dataclasses import dataclass, field

from firmware_bridge.device import Device
from firmware_bridge.frames import DELIMITER, Decoder, Frame
from firmware_bridge.inputs import Inputs
from firmware_bridge.messages import DEBOUNCE_MS, Hello
from tests.firmware.core_driver import CoreDriver


@dataclass(frozen=True, slots=True)
class Step:
    """At ``ms`` something happens: ``what`` as in driver.c, with its arguments."""

    ms: int
    what: str = "run"
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((str(self.ms), self.what, *self.args))


@dataclass(frozen=True, slots=True)
class Board:
    """A device at boot; levels are those of its first scan."""

    lines: int
    lights: int
    session: int = 7
    polarity: bool = False
    whole: bool = True
    press_ms: int = DEBOUNCE_MS
    release_ms: int = DEBOUNCE_MS
    levels: int = 0
    git: str = ""
    firmware: str = "t"

    @property
    def level_bytes(self) -> int:
        return (self.lines + 7) // 8

    def __str__(self) -> str:
        numbers = (self.lines, self.lights, self.session, int(self.polarity), int(self.whole))
        texts = [text.encode().hex() or "-" for text in (self.git, self.firmware)]
        levels = self.levels.to_bytes(self.level_bytes, "little").hex()
        return " ".join((*map(str, numbers), str(self.press_ms), str(self.release_ms), levels, *texts))


@dataclass
class Said:
    """What a device said and showed after each step."""

    frames: list[list[Frame]] = field(default_factory=list)
    codes: list[bytes] = field(default_factory=list)


def ask_core(core: CoreDriver, board: Board, steps: list[Step]) -> Said:
    """What the C core does."""
    said, decoder = Said(), Decoder()
    for answer in core.ask(f"device {board} {' '.join(map(str, steps))}"):
        wire, _, codes = answer.partition("/")
        said.frames.append(decoder.feed(bytes.fromhex(wire)))
        said.codes.append(bytes.fromhex(codes))
    assert decoder.rejected == 0
    assert len(said.frames) == len(steps)
    return said


def ask_python(board: Board, steps: list[Step]) -> Said:
    """What the Python device does."""
    hello = Hello(board.lines, board.lights, board.firmware, board.git, polarity=board.polarity)
    inputs = Inputs(board.lines, board.levels, 0, board.press_ms, board.release_ms, whole=board.whole)
    device = Device(hello, session=board.session, now_ms=0, inputs=inputs)
    said, decoder = Said(), Decoder()
    for step in steps:
        out = b"" if step.what == "early" else device.poll(step.ms)
        out += _do(device, step) + device.poll(step.ms)
        said.frames.append(decoder.feed(out))
        said.codes.append(device.codes)
    return said


def _do(device: Device, step: Step) -> bytes:
    """One step; what is said while bytes come in (the core answers frame by frame)."""
    out = b""
    if step.what == "levels":
        device.levels(int.from_bytes(bytes.fromhex(step.args[0]), "little"), step.ms)
    elif step.what == "field":
        device.field(int(step.args[0]), int(step.args[1]), step.ms)
    elif step.what == "chain":
        device.chain(step.ms, whole=step.args[0] == "1")
    elif step.what in {"host", "early"}:
        *blocks, rest = bytes.fromhex(step.args[0]).split(DELIMITER)
        for part in (*(block + DELIMITER for block in blocks), rest):
            device.feed(part, step.ms)
            out += device.poll(step.ms)
    return out
