"""frames.py and messages.py against the golden vectors, PROTOCOL.md and arbitrary bytes."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from companion.core.model.types import COLOURS, PATTERNS, Lamp
from companion.words.sentences import LOSSES, tell_lost_board
from firmware_bridge import frames, messages
from firmware_bridge.frames import MAX_BLOCK, Decoder, Frame, FrameError, ahead, decode, encode
from firmware_bridge.messages import (
    DeviceSettings,
    Hello,
    Kind,
    PayloadError,
    State,
    code_of,
    lamp_of,
    pack_field,
    parse_field,
    parse_pong,
)
from tests.firmware_bridge.wire.rig import GOLDEN, plain_wire

VECTORS: dict[str, Any] = json.loads((GOLDEN / "frames.json").read_text())
BY_NAME = {vector["name"]: vector for vector in VECTORS["frames"]}
PROTOCOL_MD = (Path(frames.__file__).parent / "PROTOCOL.md").read_text()

ALL = (1 << 160) - 1

some_frames = st.builds(
    Frame,
    kind=st.integers(0, 255),
    session=st.integers(0, 0xFFFF),
    sequence=st.integers(0, 0xFFFF),
    payload=st.binary(max_size=MAX_BLOCK - 10),
)


def frame_of(vector: dict[str, Any]) -> Frame:
    return Frame(
        Kind[vector["kind"]], vector["session"], vector["sequence"], bytes.fromhex(vector["payload"])
    )


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda v: v["name"])
def test_golden_frames_hold_for_zlib_and_a_plain_cobs(vector: dict[str, Any]) -> None:
    body = bytes.fromhex(vector["body"])
    assert int(vector["crc"], 16) == zlib.crc32(body)
    assert bytes.fromhex(vector["wire"]) == plain_wire(body)
    assert body[5:].hex() == vector["payload"]


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda v: v["name"])
def test_golden_frames_are_encoded_and_decoded(vector: dict[str, Any]) -> None:
    wire = bytes.fromhex(vector["wire"])
    assert encode(frame_of(vector)) == wire
    assert decode(wire[:-1]) == frame_of(vector)


@pytest.mark.parametrize("stream", VECTORS["streams"], ids=lambda s: s["name"])
@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_golden_streams_give_their_frames_in_pieces_of_any_size(stream: dict[str, Any], size: int) -> None:
    decoder, data = Decoder(), bytes.fromhex(stream["bytes"])
    found = [frame for i in range(0, len(data), size) for frame in decoder.feed(data[i : i + size])]
    assert found == [frame_of(BY_NAME[name]) for name in stream["frames"]]
    assert decoder.rejected == stream["rejected"]


def test_the_crc_with_the_nibble_table_of_the_document_is_zlibs() -> None:
    table = [int(word, 16) for word in re.findall(r"\b[0-9a-f]{8}\b", PROTOCOL_MD.split("T =")[1])[:16]]
    crc = 0xFFFFFFFF
    for byte in b"123456789":
        crc ^= byte
        for _ in range(2):
            crc = crc >> 4 ^ table[crc & 15]
    assert crc ^ 0xFFFFFFFF == zlib.crc32(b"123456789") == 0xCBF43926


def test_the_numbers_of_the_document_are_those_of_the_code() -> None:
    found = re.findall(r"^\| ([A-Z_, ]+) \| ([\d, ]+) \|", PROTOCOL_MD, re.MULTILINE)
    rows = {
        n: v for names, values in found for n, v in zip(names.split(", "), values.split(", "), strict=True)
    }
    assert len(rows) > 20
    both = {**vars(messages), "MAX_BLOCK": frames.MAX_BLOCK}
    assert {name: str(both[name]) for name in rows} == rows


def test_the_types_of_the_document_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| 0x(\w\w) \| (\w+) \| (device|host) \|", PROTOCOL_MD, re.MULTILINE)
    names = {Kind.HOST_HEARTBEAT: "HEARTBEAT"}
    assert [(int(code, 16), name) for code, name, _ in rows] == [(k, names.get(k, k.name)) for k in Kind]


@given(some_frames)
def test_what_is_encoded_is_decoded_and_holds_no_delimiter_inside(frame: Frame) -> None:
    wire = encode(frame)
    assert wire.index(0) == len(wire) - 1
    assert Decoder().feed(wire) == [frame]


@given(st.lists(some_frames, max_size=5), st.binary(max_size=100), st.integers(1, 40))
def test_frames_after_any_bytes_are_found_once_a_delimiter_has_come(
    sent: list[Frame], junk: bytes, size: int
) -> None:
    decoder, data = Decoder(), junk + b"\0" + b"".join(map(encode, sent))
    found = [frame for i in range(0, len(data), size) for frame in decoder.feed(data[i : i + size])]
    assert found[len(found) - len(sent) :] == sent


@given(st.lists(st.binary(max_size=300), max_size=20))
def test_arbitrary_bytes_never_crash_the_decoder_and_it_keeps_little(pieces: list[bytes]) -> None:
    decoder = Decoder()
    for piece in pieces:
        decoder.feed(piece)
        assert len(decoder._held) <= MAX_BLOCK + 1


def test_a_frame_that_is_too_long_is_refused_by_both_sides() -> None:
    long = Frame(2, 1, 1, b"x" * 60)
    with pytest.raises(ValueError, match="the wire takes 64"):
        encode(long)
    with pytest.raises(FrameError, match="at most 64"):
        decode(b"\x01" * 65)


def test_the_largest_frame_of_each_message_fits_the_budget() -> None:
    hello = Frame(Kind.HELLO, 0xFFFF, 0xFFFF, Hello(160, 160, "f" * 99, "g" * 99).pack())
    state = Frame(Kind.STATE, 0xFFFF, 0xFFFF, State(0xFFFFFFFF, ALL, first=True).pack(160))
    poles = Frame(Kind.STATE, 0xFFFF, 0xFFFF, State(0xFFFFFFFF, ALL, True, True, ALL).pack(160))
    lights = Frame(Kind.LIGHTS, 0xFFFF, 0xFFFF, bytes(33))
    assert [len(encode(frame)) for frame in (hello, state, poles, lights)] == [49, 36, 56, 44]


@pytest.mark.parametrize(
    ("newer", "older", "by"), [(1, 0, 1), (0, 65535, 1), (5, 5, 0), (65535, 0, -1), (32767, 0, 32767)]
)
def test_numbers_are_compared_round_the_wrap(newer: int, older: int, by: int) -> None:
    assert ahead(newer, older) == by


@given(st.integers(1, 160), st.data(), st.integers(0, 2**32 - 1), st.booleans())
def test_a_report_survives_its_payload(lines: int, data: st.DataObject, at_ms: int, first: bool) -> None:
    levels = data.draw(st.integers(0, (1 << lines) - 1))
    state = State(at_ms, levels, first)
    assert State.parse(state.pack(lines), lines) == state


@pytest.mark.parametrize(
    "payload", ["", "0000000001", "00000000040a00", "00000000010004", "000000000100000000"], ids=str
)
def test_a_report_of_ten_lines_with_wrong_length_flags_or_lines_is_no_report(payload: str) -> None:
    with pytest.raises(PayloadError, match="STATE"):
        State.parse(bytes.fromhex(payload), 10)


@given(st.integers(1, 160), st.data(), st.booleans())
def test_a_report_with_poles_survives_its_payload(lines: int, data: st.DataObject, broken: bool) -> None:
    levels = data.draw(st.integers(0, (1 << lines) - 1))
    state = State(7, levels, True, broken, levels & data.draw(st.integers(0, (1 << lines) - 1)))
    assert State.parse(state.pack(lines), lines, polarity=True) == state


def test_a_pole_without_a_magnet_is_no_report() -> None:
    with pytest.raises(PayloadError, match="poles"):
        State.parse(bytes.fromhex("00000000010102"), 8, polarity=True)


@given(st.integers(1, 15), st.integers(1, 15), st.integers(1, 255), st.integers(50, 10_000), st.booleans())
def test_settings_survive_their_payload(
    press_ms: int, release_ms: int, brightness: int, current_ma: int, field: bool
) -> None:
    settings = DeviceSettings(press_ms, release_ms, brightness, current_ma, field)
    assert DeviceSettings.parse(settings.pack()) == settings


@given(st.integers(1, 160), st.data())
def test_pages_of_the_field_survive_their_payload(lines: int, data: st.DataObject) -> None:
    page = data.draw(st.integers(0, (lines - 1) // 32))
    size = min(32, lines - 32 * page)
    fields = data.draw(st.lists(st.integers(-127, 127), min_size=size, max_size=size))
    assert parse_field(pack_field(page, fields), lines) == (32 * page, tuple(fields))


@pytest.mark.parametrize("payload", ["", "00", "0080" + "00" * 9, "0100", "00" + "00" * 9, "00" + "00" * 11])
def test_a_page_of_ten_lines_that_cannot_be_is_no_page(payload: str) -> None:
    with pytest.raises(PayloadError, match="FIELD"):
        parse_field(bytes.fromhex(payload), 10)


@given(st.binary(max_size=60), st.integers(1, 160))
def test_arbitrary_payloads_are_read_or_refused_by_name(payload: bytes, lines: int) -> None:
    parsers: list[Callable[[bytes], object]] = [Hello.parse, DeviceSettings.parse, parse_pong]
    parsers += [lambda raw: parse_field(raw, lines), lambda raw: State.parse(raw, lines)]
    parsers += [lambda raw: State.parse(raw, lines, polarity=True)]
    for parse in parsers:
        try:
            parse(payload)
        except PayloadError:
            continue


def test_hello_keeps_what_it_says_and_of_another_protocol_only_the_number() -> None:
    hello = Hello(132, 131, "0.1.0+dirty", "1c1c2e3", 77, polarity=True)
    assert Hello.parse(hello.pack()) == hello
    assert Hello.parse(b"\x02whatever comes later").protocol == 2


@pytest.mark.parametrize(
    "hello", [Hello(0, 1, "x"), Hello(161, 1, "x"), Hello(1, 0, "x"), Hello(1, 161, "x")]
)
def test_hello_with_impossible_counts_is_refused(hello: Hello) -> None:
    with pytest.raises(PayloadError, match="1 to 160"):
        Hello.parse(hello.pack())


def test_every_lamp_has_its_byte_and_what_is_off_or_unknown_is_dark() -> None:
    for colour in COLOURS[1:]:
        for pattern in PATTERNS[1:]:
            assert lamp_of(code_of(Lamp(colour, pattern))) == Lamp(colour, pattern)
    assert code_of(Lamp("red", "off")) == code_of(Lamp("off", "blink")) == 0
    assert [lamp_of(code) for code in (0x00, 0x02, 0x10, 0x19, 0x61, 0xFF)] == [None] * 6
    assert code_of(Lamp("red", "steady")) == 0x12


def test_every_fault_of_the_document_has_its_sentence_for_the_table() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|", PROTOCOL_MD, re.MULTILINE)
    assert len(rows) == 13
    assert set(rows) <= set(LOSSES)
    assert len({tell_lost_board(f"{name}: details").text for name in rows}) == len(rows)
    assert tell_lost_board("melted: all of it").text == "The board cannot be used. The log tells why."
