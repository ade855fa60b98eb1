"""The core's codec: golden vectors, and the same answers as the Python one on every input."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from firmware_bridge import frames, messages
from firmware_bridge.frames import MAX_BLOCK, Decoder, Frame, encode
from firmware_bridge.messages import Kind
from tests.firmware.core_driver import CoreDriver
from tests.firmware_bridge.board_builds import FIRMWARE
from tests.firmware_bridge.wire.rig import GOLDEN, plain_wire

VECTORS: dict[str, Any] = json.loads((GOLDEN / "frames.json").read_text())
BY_NAME = {vector["name"]: vector for vector in VECTORS["frames"]}

some_frames = st.builds(
    Frame,
    kind=st.integers(0, 255),
    session=st.integers(0, 0xFFFF),
    sequence=st.integers(0, 0xFFFF),
    payload=st.binary(max_size=MAX_BLOCK - 10),
)
same_driver = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
"""The driver lives on from example to example, and keeps nothing between two."""


def frame_of(vector: dict[str, Any]) -> Frame:
    return Frame(
        Kind[vector["kind"]], vector["session"], vector["sequence"], bytes.fromhex(vector["payload"])
    )


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda v: v["name"])
def test_golden_frames_are_encoded_and_decoded(core: CoreDriver, vector: dict[str, Any]) -> None:
    wire = bytes.fromhex(vector["wire"])
    assert core.wrap(frame_of(vector)) == wire
    assert core.feed(wire) == ([frame_of(vector)], 0)


@pytest.mark.parametrize("stream", VECTORS["streams"], ids=lambda s: s["name"])
def test_golden_streams_give_their_frames(core: CoreDriver, stream: dict[str, Any]) -> None:
    wanted = [frame_of(BY_NAME[name]) for name in stream["frames"]]
    assert core.feed(bytes.fromhex(stream["bytes"])) == (wanted, stream["rejected"])


@pytest.mark.slow
@same_driver
@given(some_frames)
def test_both_codecs_write_the_same_bytes(core: CoreDriver, frame: Frame) -> None:
    assert core.wrap(frame) == encode(frame)


def python_reads(data: bytes) -> tuple[list[Frame], int]:
    decoder = Decoder()
    return decoder.feed(data), decoder.rejected


pieces = st.one_of(
    st.binary(max_size=300),
    some_frames.map(encode),
    st.binary(min_size=5, max_size=40).map(plain_wire),
    st.lists(st.sampled_from((0, 1, 2, 3, 0xFF)), max_size=140).map(bytes),
)


@pytest.mark.slow
@same_driver
@given(st.lists(pieces, max_size=12), st.randoms(use_true_random=False), st.integers(0, 6))
def test_both_codecs_read_the_same_out_of_any_bytes(
    core: CoreDriver, sent: list[bytes], rng: Any, flips: int
) -> None:
    data = bytearray(b"".join(sent))
    for _ in range(flips if data else 0):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    assert core.feed(bytes(data)) == python_reads(bytes(data))


@pytest.mark.parametrize("size", range(MAX_BLOCK - 4, MAX_BLOCK + 3))
def test_both_agree_round_the_longest_block(core: CoreDriver, size: int) -> None:
    for block in (bytes([size % 256]) + bytes([7]) * (size - 1), bytes([1]) * size):
        data = block + b"\0" + encode(Frame(2, 3, 4, b"after"))
        assert core.feed(data) == python_reads(data)


def test_the_numbers_of_the_core_are_those_of_the_document_and_of_python() -> None:
    defined = dict(
        re.findall(r"^#define ([A-Z_]+) (\d+)$", (FIRMWARE / "core" / "limits.h").read_text(), re.MULTILINE)
    )
    both = {**vars(messages), "MAX_BLOCK": frames.MAX_BLOCK}
    shared = {name: int(value) for name, value in defined.items() if name in both}
    assert len(shared) > 15
    assert shared == {name: both[name] for name in shared}
    least, most = messages.RANGES["current_ma"]
    assert (int(defined["CURRENT_MIN_MA"]), int(defined["CURRENT_MAX_MA"])) == (least, most)
    assert (
        int(defined["DEBOUNCE_MAX_MS"]) == messages.RANGES["press_ms"][1] == messages.RANGES["release_ms"][1]
    )
    first = messages.DeviceSettings()
    assert (int(defined["BRIGHTNESS_FIRST"]), int(defined["CURRENT_FIRST_MA"])) == (
        first.brightness,
        first.current_ma,
    )


def test_the_types_of_the_core_are_those_of_python() -> None:
    header = (FIRMWARE / "core" / "device.h").read_text()
    kinds = {name: int(code, 16) for name, code in re.findall(r"KIND_([A-Z_]+) = (0x\w\w)", header)}
    assert kinds == {kind.name: kind.value for kind in Kind}
