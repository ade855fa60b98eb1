"""Ten million corrupted bytes: no frame is believed that was not sent, no picture is read that was not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.core.types import SensorFrame
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.link import Link
from firmware_bridge.messages import Hello, Kind, State

BATCH = 1 << 16
LINES = 132


def spoil_table(rate: int) -> bytes:
    """For `bytes.translate`: of random bytes, one in ``rate`` becomes a change (not 0), the others none."""
    step = 256 // rate
    return bytes(
        (1 << (i % 8)) if i < step and rate > 1 else (i or 1 if rate == 1 else 0) for i in range(256)
    )


def spoiled(data: bytes, rng: random.Random, table: bytes) -> tuple[bytes, int]:
    """The bytes with random changes, and how many of them are changed."""
    noise = rng.randbytes(len(data)).translate(table)
    changed = len(data) - noise.count(0)
    mixed = int.from_bytes(data, "little") ^ int.from_bytes(noise, "little")
    return mixed.to_bytes(len(data), "little"), changed


def test_the_spoiler_changes_as_many_bytes_as_it_says() -> None:
    for rate in (1, 4, 32):
        data, changed = spoiled(bytes(BATCH), random.Random(1), spoil_table(rate))
        assert changed == BATCH - data.count(0)
        assert changed == pytest.approx(BATCH / rate, rel=0.1)


def flood(shares: dict[int, int], rng: random.Random) -> Counter[str]:
    """Send reports with one byte in ``rate`` corrupted until ``share`` bytes are, for each rate; count.

    Asserts for each batch that nothing is believed that was not sent in it.
    """
    link, decoder, counts = Link("main", nonce=40), Decoder(), Counter[str]()
    link.opened(0)
    link.feed(encode(Frame(Kind.HELLO, 7, 41, Hello(LINES, LINES, "test").pack())), 0)
    for rate, share in shares.items():
        table, goal = spoil_table(rate), counts["corrupted bytes"] + share
        while counts["corrupted bytes"] < goal:
            pictures, frames, batch = set(), set(), bytearray()
            while len(batch) < BATCH:
                counts["sent"] += 1
                state = State(counts["sent"], rng.getrandbits(LINES), first=True)
                frame = Frame(Kind.STATE, 7, counts["sent"] % 65536, state.pack(LINES))
                pictures.add(state.levels)
                frames.add(frame)
                batch += encode(frame)
            data, changed = spoiled(bytes(batch), rng, table)
            assert set(decoder.feed(data)) <= frames
            read = [e.bits for e in link.feed(data, counts["sent"]) if isinstance(e, SensorFrame)]
            assert set(read) <= pictures
            counts.update({"corrupted bytes": changed, "read": len(read)})
    counts["dropped"] = decoder.rejected
    return counts


@pytest.mark.slow
def test_ten_million_corrupted_bytes_give_no_wrong_reading() -> None:
    # One byte in 32 (a frame has one or two wrong bits), one in 4, and every single one.
    counts = flood({32: 2_000_000, 4: 3_000_000, 1: 5_000_000}, random.Random(20))
    assert counts["corrupted bytes"] >= 10_000_000
    assert counts["read"] > 1000
    assert counts["dropped"] > 1_000_000
