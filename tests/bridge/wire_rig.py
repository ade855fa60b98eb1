"""What tests of the wire share: a plain second codec, a device, and a line that loses and spoils."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterable
from pathlib import Path

from firmware_bridge.device import Device
from firmware_bridge.inputs import Inputs
from firmware_bridge.messages import Hello

GOLDEN = Path(__file__).parents[1] / "golden" / "wire"


def plain_cobs(body: bytes) -> bytes:
    """COBS by the book, for bodies below 254 bytes."""
    return b"".join(bytes((len(run) + 1,)) + run for run in body.split(b"\0"))


def plain_wire(body: bytes) -> bytes:
    """A body without CRC as wire bytes."""
    return plain_cobs(body + zlib.crc32(body).to_bytes(4, "little")) + b"\0"


def make_device(
    *,
    session: int = 7,
    now_ms: int = 0,
    levels: int = 0,
    lines: int = 132,
    lights: int = 132,
    polarity: bool = False,
) -> Device:
    hello = Hello(lines, lights, "test", polarity=polarity)
    return Device(hello, session=session, now_ms=now_ms, inputs=Inputs(lines, levels))


class Line:
    """One direction of a bad line: bytes arrive later, in order; some are turned over, lost or doubled.

    Args:
        rng: seeded.
        flip: probability that a byte has one bit turned over.
        lose: probability that a sent piece is lost as a whole.
        double: probability that a sent piece comes twice, the second time up to 200 ms later.
    """

    def __init__(self, rng: random.Random, flip: float = 0.0, lose: float = 0.0, double: float = 0.0) -> None:
        self._rng, self._flip, self._lose, self._double = rng, flip, lose, double
        self._pieces: list[tuple[int, bytes]] = []
        self._last_ms = 0

    def send(self, data: bytes, now_ms: int) -> None:
        for piece in split_frames(data):
            if self._rng.random() < self._lose:
                continue
            self._last_ms = max(self._last_ms, now_ms + self._rng.randrange(12))
            self._pieces.append((self._last_ms, self._spoil(piece)))
            if self._rng.random() < self._double:
                self._pieces.append((now_ms + self._rng.randrange(200), self._spoil(piece)))

    def _spoil(self, data: bytes) -> bytes:
        rng = self._rng
        return bytes(b ^ 1 << rng.randrange(8) if rng.random() < self._flip else b for b in data)

    def arrived(self, now_ms: int) -> Iterable[bytes]:
        """What arrives now, one byte at a time."""
        due = sorted((p for p in self._pieces if p[0] <= now_ms), key=lambda p: p[0])
        self._pieces = [p for p in self._pieces if p[0] > now_ms]
        return [bytes((b,)) for _, piece in due for b in piece]


def split_frames(data: bytes) -> list[bytes]:
    """Wire bytes cut after each delimiter."""
    return [part + b"\0" for part in data.split(b"\0")[:-1]]
