"""What tests of the wire share: a plain second codec, a device, a bad line, and a host at its other end."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from companion.core.model.types import LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from firmware_bridge.device import Device
from firmware_bridge.frames import Frame, encode
from firmware_bridge.inputs import Inputs
from firmware_bridge.link import Link
from firmware_bridge.messages import Hello, Kind, State
from tests.firmware_bridge.noise import Noise

GOLDEN = Path(__file__).parents[2] / "golden" / "wire"

DEBOUNCE = {
    "steady": ([(10, 1)], [(15, 1)]),
    "bounce while coming": ([(10, 1), (11, 0), (13, 1)], [(18, 1)]),
    "a spike is nothing": ([(10, 1), (14, 0)], []),
    "exactly long enough": ([(10, 1), (15, 0)], [(15, 1), (23, 0)]),
    "release takes its own time": ([(10, 1), (100, 0), (107, 1), (200, 0)], [(15, 1), (208, 0)]),
    "lines do not wait for each other": ([(10, 1), (12, 3)], [(15, 1), (17, 3)]),
}
"""Name -> (ms, raw levels) of each change, and what is accepted when, by both device ends.

Press 5 ms, release 8 ms."""


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
        noise: what happens to the bytes besides.
    """

    def __init__(
        self,
        rng: random.Random,
        flip: float = 0.0,
        lose: float = 0.0,
        double: float = 0.0,
        noise: Noise | None = None,
    ) -> None:
        self._rng, self._lose, self._double = rng, lose, double
        self._noise = noise or Noise(rng.getrandbits(32), flip=flip)
        self._pieces: list[tuple[int, bytes]] = []
        self._last_ms = 0

    def send(self, data: bytes, now_ms: int) -> None:
        for piece in split_frames(data):
            if self._rng.random() < self._lose:
                continue
            self._last_ms = max(self._last_ms, now_ms + self._rng.randrange(12))
            self._pieces.append((self._last_ms, self._noise.spoil(piece)))
            if self._rng.random() < self._double:
                self._pieces.append((now_ms + self._rng.randrange(200), self._noise.spoil(piece)))

    def arrived(self, now_ms: int) -> Iterable[bytes]:
        """What arrives now, one byte at a time."""
        due = sorted((p for p in self._pieces if p[0] <= now_ms), key=lambda p: p[0])
        self._pieces = [p for p in self._pieces if p[0] > now_ms]
        return [bytes((b,)) for _, piece in due for b in piece]


def split_frames(data: bytes) -> list[bytes]:
    """Wire bytes cut after each delimiter."""
    return [part + b"\0" for part in data.split(b"\0")[:-1]]


@dataclass
class Rig:
    """A host and a device joined by two lines, stepped ms by ms."""

    device: Device
    up: Line
    down: Line
    link: Link = field(default_factory=lambda: Link("main", nonce=40))
    events: list[LinkEvent] = field(default_factory=list)
    now_ms: int = 0

    def run(self, until_ms: int) -> None:
        """Let time pass up to ``until_ms``."""
        while self.now_ms < until_ms:
            self.now_ms += 1
            now_ms = self.now_ms
            for data in self.down.arrived(now_ms):
                self.device.feed(data, now_ms)
            self.up.send(self.device.poll(now_ms), now_ms)
            for data in self.up.arrived(now_ms):
                self.events += self.link.feed(data, now_ms)
            self.events += self.link.feed(b"", now_ms)
            self.down.send(self.link.poll(now_ms), now_ms)

    @property
    def pictures(self) -> list[int]:
        """The levels of all reports, repeats of the same picture left out."""
        bits = [event.bits for event in self.events if isinstance(event, SensorFrame)]
        return [b for i, b in enumerate(bits) if i == 0 or b != bits[i - 1]]

    @property
    def changes(self) -> list[str]:
        """Ups and losses, as one word each."""
        return [
            "up" if isinstance(event, LinkUp) else event.why.split(":")[0]
            for event in self.events
            if isinstance(event, LinkUp | LinkLost)
        ]


def clean_rig() -> Rig:
    rng = random.Random(0)
    rig = Rig(make_device(), Line(rng), Line(rng))
    rig.link.opened(0)
    return rig


def said(kind: Kind, session: int, sequence: int, payload: bytes = b"") -> bytes:
    return encode(Frame(kind, session, sequence, payload))


def hello(nonce: int, session: int = 7, **kwargs: int) -> bytes:
    text = {"lines": 10, "lights": 40, "firmware": "t"} | kwargs
    return said(Kind.HELLO, session, nonce, Hello(**text).pack())  # type: ignore[arg-type]


def report(number: int, levels: int, at_ms: int = 0, *, first: bool = True, session: int = 7) -> bytes:
    return said(Kind.STATE, session, number, State(at_ms, levels, first).pack(10))


def greeted_link() -> Link:
    link = Link("main", nonce=40)
    link.opened(0)
    link.poll(0)
    assert link.feed(hello(41), 10) == []
    return link


def up_link() -> Link:
    link = greeted_link()
    assert [type(event) for event in link.feed(report(1, 5), 20)] == [LinkUp, SensorFrame]
    link.poll(20)
    return link
