"""Millions of corrupted bytes into both ends of the wire, for a test and for ``tests/tools/measure_link.py``.

Bytes are turned over, lost and doubled, in equal parts of one in ``rate``. What either end believes must have
been sent.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

from companion.core.model.types import FieldPage, Heard, LinkLost, SensorFrame
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.link import Link
from firmware_bridge.messages import (
    LIGHTS_CHUNK,
    RANGES,
    DeviceSettings,
    Hello,
    Kind,
    State,
    pack_field,
    pack_pong,
)
from tests.firmware_bridge.wire.rig import make_device

BATCH = 1 << 16
LINES = 132
SESSION = 7
PLACES = -(-LINES // LIGHTS_CHUNK)

FRAMES_A_MS = 1000
"""The host's clock hardly moves: where every frame is spoiled, the link would be lost for good reason."""

SHARES = {32: 0.2, 4: 0.3, 1: 0.5}
"""One byte in so many is bad (in 32: a frame has one or two bad bytes) -> share of all bad bytes."""


def spoil_table(rate: int) -> bytes:
    """For `bytes.translate`: of random bytes, one in ``rate`` becomes a change (not 0), the others none."""
    step = 256 // rate
    return bytes(
        (1 << (i % 8)) if i < step and rate > 1 else (i or 1 if rate == 1 else 0) for i in range(256)
    )


def spoiled(data: bytes, rng: random.Random, rate: int) -> tuple[bytes, int]:
    """The bytes with one in ``rate`` turned over, and how many are."""
    noise = rng.randbytes(len(data)).translate(spoil_table(rate))
    mixed = int.from_bytes(data, "little") ^ int.from_bytes(noise, "little")
    return mixed.to_bytes(len(data), "little"), len(data) - noise.count(0)


def slipped(data: bytes, rng: random.Random, rate: int) -> tuple[bytes, int]:
    """The bytes with one in ``rate`` lost or doubled, and how many are."""
    pieces, start = [], 0
    spots = sorted(rng.sample(range(len(data)), len(data) // rate))
    for at in spots:
        lost = rng.random() < 0.5
        pieces.append(data[start : at if lost else at + 1])
        start = at + 1 if lost else at
    pieces.append(data[start:])
    return b"".join(pieces), len(spots)


def bad(data: bytes, rng: random.Random, rate: int) -> tuple[bytes, int]:
    """The bytes with one in ``rate`` bad, in one of the two ways, and how many are."""
    return spoiled(data, rng, rate) if rate == 1 or rng.random() < 0.5 else slipped(data, rng, rate)


class Overheard(Decoder):
    """A decoder that also keeps what it gave last, so that nothing has to be decoded twice."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Frame] = []

    def feed(self, data: bytes) -> list[Frame]:
        """As `Decoder.feed`."""
        self.frames = super().feed(data)
        return self.frames


class ToHost:
    """All that a device with poles may say, and a host that must believe nothing else."""

    def __init__(self, rng: random.Random) -> None:
        self._rng, self._number = rng, 0
        self._pictures: set[tuple[int, int | None]] = set()  # of the batch
        self._link = Link("main", nonce=40)
        self._decoder = self._link._decoder = Overheard()
        self._link.opened(0)
        hello = Hello(LINES, LINES, "test", polarity=True)
        self._link.feed(encode(Frame(Kind.HELLO, SESSION, 41, hello.pack())), 0)

    def batch(self) -> tuple[bytes, set[Frame]]:
        """Bytes to spoil, and the frames in them."""
        self._pictures.clear()
        frames = [self._frame() for _ in range(BATCH // 45)]
        return b"".join(map(encode, frames)), set(frames)

    def _frame(self) -> Frame:
        rng = self._rng
        self._number += 1
        number = self._number % 0x10000
        match self._number % 12:
            case 0:
                fields = [max(-127, byte - 128) for byte in rng.randbytes(LIGHTS_CHUNK)]
                return Frame(Kind.FIELD, SESSION, number, pack_field(rng.randrange(4), fields))
            case 1:
                return Frame(Kind.PONG, SESSION, number, pack_pong(rng.getrandbits(16)))
            case 2:
                return Frame(Kind.LIGHTS_ACK, SESSION, number, bytes((rng.randrange(PLACES),)))
            case 3:
                return Frame(Kind.SETTINGS_ACK, SESSION, number)
            case 4:
                return Frame(Kind.HELLO, SESSION, 0, Hello(LINES, LINES, "test", polarity=True).pack())
        levels = rng.getrandbits(LINES)
        state = State(self._number, levels, True, norths=levels & rng.getrandbits(LINES))
        self._pictures.add((state.levels, state.norths))
        return Frame(Kind.STATE, SESSION, number, state.pack(LINES))

    def take(self, data: bytes, sent: set[Frame]) -> Counter[str]:
        """What is believed of these bytes. Raises AssertionError if something of it was never sent."""
        pages = {f.payload[1:] for f in sent if f.kind == Kind.FIELD}
        counts: Counter[str] = Counter()
        events = self._link.feed(data, self._number // FRAMES_A_MS)
        assert set(self._decoder.frames) <= sent
        for event in events:
            assert not isinstance(event, Heard | LinkLost)  # nobody has asked, nothing is lost
            if isinstance(event, SensorFrame):
                assert (event.bits, event.norths) in self._pictures
                counts["readings"] += 1
            elif isinstance(event, FieldPage):
                assert pack_field(0, event.fields)[1:] in pages
        return counts

    @property
    def dropped(self) -> int:
        """Blocks that were no frame."""
        return self._decoder.rejected


class ToDevice:
    """All that a host may say in a conversation, and a device that must believe nothing else."""

    def __init__(self, rng: random.Random) -> None:
        self._rng, self._number, self._now_ms = rng, 0, 0
        self._device, self._decoder = make_device(session=SESSION), Decoder()
        self._shown = {self._device.codes[i : i + LIGHTS_CHUNK] for i in range(0, LINES, LIGHTS_CHUNK)}
        self._settings = {self._device.settings}

    def batch(self) -> tuple[bytes, set[Frame]]:
        """Bytes to spoil, and the frames in them."""
        frames = [self._frame() for _ in range(BATCH // 30)]
        return b"".join(map(encode, frames)), set(frames)

    def _frame(self) -> Frame:
        rng = self._rng
        self._number += 1
        number = self._number % 0x10000
        match self._number % 6:
            case 0:
                numbers = {key: rng.randint(*span) for key, span in RANGES.items()}
                settings = DeviceSettings(numbers["press_ms"], numbers["release_ms"], numbers["brightness"])
                self._settings.add(settings)
                return Frame(Kind.SETTINGS, SESSION, number, settings.pack())
            case 1:
                return Frame(Kind.STATE_ACK, SESSION, number)
            case 2:
                return Frame(Kind.PING, SESSION, number)
            case 3:
                return Frame(Kind.HELLO_REQUEST, 0, number or 1, b"\1")
        chunk = rng.randrange(PLACES)
        codes = rng.randbytes(min(LIGHTS_CHUNK, LINES - chunk * LIGHTS_CHUNK))
        self._shown.add(codes)
        return Frame(Kind.LIGHTS, SESSION, number, bytes((chunk,)) + codes)

    def take(self, data: bytes, sent: set[Frame]) -> Counter[str]:
        """What is believed of these bytes. Raises AssertionError if something of it was never sent."""
        believed = self._decoder.feed(data)
        assert set(believed) <= sent
        for start in range(0, len(data), 64):
            self._now_ms += 1
            self._device.feed(data[start : start + 64], self._now_ms)
            codes = self._device.codes
            assert {codes[i : i + LIGHTS_CHUNK] for i in range(0, LINES, LIGHTS_CHUNK)} <= self._shown
            assert self._device.settings in self._settings
        self._device.poll(self._now_ms)
        return Counter({"words to the device": len(believed)})

    @property
    def dropped(self) -> int:
        """Blocks that were no frame."""
        return self._decoder.rejected


def flood(end: ToHost | ToDevice, bad_bytes: int, rng: random.Random) -> Iterator[Counter[str]]:
    """Send until so many bytes were bad; the counts so far, after each batch."""
    counts: Counter[str] = Counter()
    for rate, goal in goals(SHARES, bad_bytes):
        while counts["bad bytes"] < goal:
            data, sent = end.batch()
            data, changed = bad(data, rng, rate)
            counts.update(end.take(data, sent))
            counts.update({"bad bytes": changed, "frames": len(sent)})
            counts["dropped"] = end.dropped
            yield counts


def goals(shares: Mapping[int, float], bad_bytes: int) -> Iterator[tuple[int, int]]:
    """(rate, count of bad bytes to be reached with it), one after the other."""
    reached = 0.0
    for rate, share in shares.items():
        reached += share
        yield rate, round(bad_bytes * reached)
