"""Load, edges and noise for a simulated AVR, in its own time, for tests and `tests.tools.measure_avr`."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from companion.core.model.types import Lamp
from firmware_bridge.frames import Decoder, Frame, FrameError, decode, encode
from firmware_bridge.messages import CHANNEL_MA, LIGHTS_CHUNK, PIXEL_IDLE_UA, DeviceSettings, Kind, State
from tests.firmware_bridge.step_board import CYCLES_PER_MS, StepLink

LINE_BYTES_PER_MS = 25
"""250000 baud, ten bits a byte."""

BACKLOG = 200
"""So many bytes of the host stand in line at least, so the line is never idle."""

ROUND_US = 4000
APART_MS = 20
"""Changes nearer than a picture of lights may come in one report."""

COLOURS, PATTERNS = 8, 5


BRIGHTEST = DeviceSettings(brightness=255, current_ma=10_000)
"""No limit dims the lights, so that all of them change in each picture."""


def all_breathing(lights: int) -> dict[int, Lamp]:
    """Every light changes with every picture."""
    return {light: Lamp("white", "breathe") for light in range(lights)}


def state_of(block: bytes, lines: int) -> State | None:
    """The report in a block of the wire; None if it is something else."""
    try:
        frame = decode(block)
    except FrameError:
        return None
    return State.parse(frame.payload, lines, polarity=False) if frame.kind == Kind.STATE else None


@dataclass
class Load:
    """What `full_load` did: LIGHTS as (chunk, number), toggles as (cycle, line, on)."""

    sent: set[tuple[int, int]] = field(default_factory=set)
    acknowledged: set[tuple[int, int]] = field(default_factory=set)
    toggles: list[tuple[int, int, bool]] = field(default_factory=list)
    reported: list[int] = field(default_factory=list)
    rejected: int = 0
    bytes_sent: int = 0


class FullLoad:
    """A host that never leaves the line idle: LIGHTS with new content without a pause, reports acknowledged.

    Args:
        running: a link that is up; its conversation is taken over.
        seed: what lights and hands do.
    """

    def __init__(self, running: StepLink, seed: int) -> None:
        self.load = Load()
        self._board, self._rng = running.board, Random(seed)
        self._session = running.link._session
        self._decoder = Decoder()
        self._number = 1000
        self._chunk = self._next_touch = 0
        self._start = self._board.cycle
        self._last = running.link.last_report
        self._levels = self._board.levels

    def run(self, ms: int, *, hands: bool = True) -> Load:
        """So much board time at full load; a magnet comes or goes in each round if hands play."""
        until = self._board.cycle + ms * CYCLES_PER_MS
        while self._board.cycle < until:
            self._fill()
            if hands and self._board.cycle >= self._next_touch:
                self._toggle()
            self._hear(self._board.run(ROUND_US))
        return self.load

    def drain(self) -> Load:
        """Send nothing more but acknowledgements, until all is answered."""
        for _ in range(60):
            self._hear(self._board.run(ROUND_US))
        return self.load

    def _fill(self) -> None:
        elapsed = (self._board.cycle - self._start) / CYCLES_PER_MS
        ahead = self.load.bytes_sent - elapsed * LINE_BYTES_PER_MS
        while ahead < BACKLOG + ROUND_US * LINE_BYTES_PER_MS / 1000:
            ahead += self._send(self._lights())

    def _lights(self) -> Frame:
        chunk, self._chunk = self._chunk, (self._chunk + 1) % -(-self._board.lights // LIGHTS_CHUNK)
        count = min(LIGHTS_CHUNK, self._board.lights - chunk * LIGHTS_CHUNK)
        codes = bytes(
            self._rng.randint(1, PATTERNS) << 4 | self._rng.randint(1, COLOURS) for _ in range(count)
        )
        self._number = (self._number + 1) % 0x10000
        self.load.sent.add((chunk, self._number))
        return Frame(Kind.LIGHTS, self._session, self._number, bytes((chunk,)) + codes)

    def _send(self, frame: Frame) -> int:
        data = encode(frame)
        self._board.send(data)
        self.load.bytes_sent += len(data)
        return len(data)

    def _toggle(self) -> None:
        line = self._rng.randrange(self._board.lines)
        on = not self._board.levels >> line & 1
        self._board.line(line, on)
        self._next_touch = self._board.cycle + self._rng.randint(APART_MS, 3 * APART_MS) * CYCLES_PER_MS
        self.load.toggles.append((self._board.cycle, line, on))

    def _hear(self, data: bytes) -> None:
        for frame in self._decoder.feed(data):
            if frame.kind == Kind.LIGHTS_ACK:
                self.load.acknowledged.add((frame.payload[0], frame.sequence))
            elif frame.kind == Kind.STATE:
                report = State.parse(frame.payload, self._board.lines, polarity=False)
                if frame.sequence == (self._last + 1) % 0x10000:
                    self._last = frame.sequence
                    self.load.reported.append(report.levels)
                self._send(Frame(Kind.STATE_ACK, self._session, self._last))
        self.load.rejected = self._decoder.rejected


def reported_changes(load: Load) -> list[int]:
    """What changed from report to report, as masks."""
    return [before ^ after for before, after in pairwise([0, *load.reported]) if before != after]


def latencies_ms(running: StepLink, edges: int, seed: int) -> list[float]:
    """From a contact that moves to the last byte of the first report that tells it, for so many contacts."""
    rng, board = Random(seed), running.board
    found = []
    for _ in range(edges):
        running.run(rng.randint(20, 60))
        running.step(rng.randint(1, 999))
        line = rng.randrange(board.lines)
        on = not board.levels >> line & 1
        seen, edge = len(board.blocks), board.cycle
        board.line(line, on)
        running.run(40)
        ends = [
            cycle
            for cycle, block in board.blocks[seen:]
            if (report := state_of(block, board.lines)) and bool(report.levels >> line & 1) == on
        ]
        assert ends, f"line {line} -> {on} was not reported within 40 ms"
        found.append((ends[0] - edge) / CYCLES_PER_MS)
    return found


def current_ma(pixels: bytes) -> float:
    """What the protocol takes a picture to draw."""
    lights = len(pixels) // 3
    return lights * PIXEL_IDLE_UA / 1000 + sum(pixels) * CHANNEL_MA / 255


class Flips:
    """Turns one bit over in this share of all bytes."""

    def __init__(self, share: float, seed: int) -> None:
        self._share, self._rng = share, Random(seed)
        self.flipped = self.passed = 0

    def __call__(self, data: bytes) -> bytes:
        spoiled = bytearray(data)
        for at in range(len(spoiled)):
            self.passed += 1
            if self._rng.random() < self._share:
                spoiled[at] ^= 1 << self._rng.randrange(8)
                self.flipped += 1
        return bytes(spoiled)
