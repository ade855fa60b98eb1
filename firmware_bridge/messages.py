"""The payloads and numbers of PROTOCOL.md (parts 4 and 5).

Knows what the bytes of a payload mean. Refuses to know time, order and ports.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from companion.core.model.types import COLOURS, PATTERNS, Lamp

PROTOCOL = 1
"""The version of the wire. This number and those below, with their reasons: PROTOCOL.md, part 5."""
MAX_LINES = 160
"""Lines of a device."""
MAX_LIGHTS = 160
"""Lights of a device."""
LIGHTS_CHUNK = 32
"""Lights in one LIGHTS."""
QUEUE = 8
"""Reports that a device keeps until they are acknowledged."""
DEBOUNCE_MS = 5
"""The device's own debounce, for a magnet that comes and one that goes; the companion's comes after it."""
REPORT_MS = 1000
"""After so long without a change a device reports its picture again."""
REPORT_RESEND_MS = 60
"""A report without an answer is sent again after so long."""
LIGHTS_RESEND_MS = 100
"""The same for LIGHTS."""
PING_RESEND_MS = 60
"""The same for PING."""
FIELD_MS = 50
"""So often a device sends one page of fields."""
FIELD_ON = 40
"""A field from which on a magnet counts as there, of 127."""
FIELD_OFF = 30
"""A field below which it counts as gone, of 127."""
PIXEL_IDLE_UA = 1000
"""Microamperes of a dark light."""
CHANNEL_MA = 20
"""Milliamperes of one colour of a light at full."""
HEARTBEAT_MS = 400
"""Who has sent nothing for so long gives a sign of life."""
LINK_LOST_MS = 2000
"""A device of which nothing came for so long is lost."""
HOST_SILENT_MS = 3000
"""A host of which nothing came for so long is gone: lights out."""
HELLO_ALONE_MS = 250
"""So often a device without a host says HELLO."""
HELLO_REPEAT_MS = 500
"""So often a host asks for HELLO where it hears no frame."""
QUIET_MS = 600
"""After so long a silence the host says nothing before a HELLO."""
HELLO_AGAIN_MS = 100
"""The least time between two requests for HELLO."""
STRANGER_MS = 3000
"""What says no HELLO for so long after opening is no device of ours."""

DARK = 0
"""The code of a light that is off."""

_HELLO = struct.Struct("<BBBBH8s")
_FIRMWARE_SIZE = 24
"""Bytes of the firmware's name at most."""
_POLARITY = 1
"""The bit of HELLO that promises poles."""
_STATE = struct.Struct("<IB")
_FIRST = 1
"""The bit of STATE: the first report of a conversation."""
_BROKEN = 2
"""The bit of STATE: the self-test of the inputs has failed."""
_SETTINGS = struct.Struct("<BBBHB")
_WANT_FIELD = 1
"""The bit of SETTINGS that asks for fields."""
_PONG = struct.Struct("<H")


class Kind(IntEnum):
    """The type byte of a frame."""

    HELLO = 0x01
    STATE = 0x02
    HEARTBEAT = 0x03
    LIGHTS_ACK = 0x04
    SETTINGS_ACK = 0x05
    FIELD = 0x06
    PONG = 0x07
    HELLO_REQUEST = 0x81
    STATE_ACK = 0x82
    LIGHTS = 0x83
    HOST_HEARTBEAT = 0x84
    SETTINGS = 0x85
    PING = 0x86


class PayloadError(ValueError):
    """A payload that cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class Hello:
    """What a device says of itself.

    ``next_report`` is the first report of the conversation; ``polarity``: its reports tell north from south.
    """

    lines: int
    lights: int
    firmware: str
    git: str = ""
    next_report: int = 1
    polarity: bool = False
    protocol: int = PROTOCOL

    def pack(self) -> bytes:
        """Return the payload. Texts that are too long are cut."""
        git = self.git.encode("ascii", "replace")
        firmware = self.firmware.encode("ascii", "replace")[:_FIRMWARE_SIZE]
        features = _POLARITY * self.polarity
        return _HELLO.pack(self.protocol, self.lines, self.lights, features, self.next_report, git) + firmware

    @classmethod
    def parse(cls, payload: bytes) -> Hello:
        """Return the device's self-description; of another protocol than ours only ``protocol`` is read.

        Raises:
            PayloadError: empty, too short or too long, impossible counts, or texts that are not printable.
        """
        if payload and payload[0] != PROTOCOL:
            return cls(lines=0, lights=0, firmware="", protocol=payload[0])
        if not _HELLO.size < len(payload) <= _HELLO.size + _FIRMWARE_SIZE:
            raise PayloadError(f"HELLO of {len(payload)} bytes")
        protocol, lines, lights, features, next_report, git = _HELLO.unpack_from(payload)
        if not (1 <= lines <= MAX_LINES and 1 <= lights <= MAX_LIGHTS):
            raise PayloadError(f"HELLO with {lines} lines and {lights} lights, 1 to {MAX_LINES} are possible")
        texts = [raw.decode("latin-1") for raw in (git.rstrip(b"\0"), payload[_HELLO.size :])]
        if not all(text.isascii() and text.isprintable() for text in texts):
            raise PayloadError("HELLO with texts that are not printable ASCII")
        return cls(lines, lights, texts[1], texts[0], next_report, bool(features & _POLARITY), protocol)


@dataclass(frozen=True, slots=True)
class State:
    """A whole report.

    Args:
        at_ms: device milliseconds since its boot.
        levels: bit ``i`` is line ``i``, 1 = magnet there.
        first: the oldest report that the device holds.
        broken: the input chain fails its self-test; the levels are the last good ones.
        norths: bit ``i``: the magnet on line ``i`` shows north; None from a device without POLARITY.
    """

    at_ms: int
    levels: int
    first: bool
    broken: bool = False
    norths: int | None = None

    def pack(self, lines: int) -> bytes:
        """Return the payload for a device with so many lines."""
        size = (lines + 7) // 8
        flags = _FIRST * self.first | _BROKEN * self.broken
        poles = b"" if self.norths is None else self.norths.to_bytes(size, "little")
        return _STATE.pack(self.at_ms & 0xFFFFFFFF, flags) + self.levels.to_bytes(size, "little") + poles

    @classmethod
    def parse(cls, payload: bytes, lines: int, *, polarity: bool = False) -> State:
        """Return the report of a device with so many lines.

        Raises:
            PayloadError: wrong length, unknown flags, bits beyond the last line, or a pole without a magnet.
        """
        size = (lines + 7) // 8
        if len(payload) != _STATE.size + size * (1 + polarity):
            raise PayloadError(f"STATE of {len(payload)} bytes for {lines} lines")
        at_ms, flags = _STATE.unpack_from(payload)
        levels = int.from_bytes(payload[_STATE.size : _STATE.size + size], "little")
        norths = int.from_bytes(payload[_STATE.size + size :], "little")
        if flags & ~(_FIRST | _BROKEN) or levels >> lines or norths & ~levels:
            raise PayloadError("STATE with unknown flags, lines or poles")
        first, broken = bool(flags & _FIRST), bool(flags & _BROKEN)
        return cls(at_ms, levels, first, broken, norths if polarity else None)


@dataclass(frozen=True, slots=True)
class DeviceSettings:
    """How a device shall behave (PROTOCOL.md, SETTINGS); the defaults are what it does before the first one.

    Args:
        press_ms, release_ms: debounce of a magnet that comes, that goes; 1 to 15 ms.
        brightness: of a light at its full, 1 to 255.
        current_ma: what all lights together may draw at most, 50 to 10000 mA.
        field: whether the measured field of each line is wanted.
    """

    press_ms: int = DEBOUNCE_MS
    release_ms: int = DEBOUNCE_MS
    brightness: int = 64
    current_ma: int = 400
    field: bool = False

    def pack(self) -> bytes:
        """Return the payload."""
        flags = _WANT_FIELD * self.field
        return _SETTINGS.pack(self.press_ms, self.release_ms, self.brightness, self.current_ma, flags)

    @classmethod
    def parse(cls, payload: bytes) -> DeviceSettings:
        """Return the settings in a payload.

        Raises:
            PayloadError: wrong length, or a value out of its range.
        """
        if len(payload) != _SETTINGS.size:
            raise PayloadError(f"SETTINGS of {len(payload)} bytes")
        press_ms, release_ms, brightness, current_ma, flags = _SETTINGS.unpack(payload)
        values = (press_ms, release_ms, brightness, current_ma)
        for value, (name, (least, most)) in zip(values, RANGES.items(), strict=True):
            if not least <= value <= most:
                raise PayloadError(f"SETTINGS with {name} {value}, {least} to {most} are possible")
        if flags & ~_WANT_FIELD:
            raise PayloadError("SETTINGS with unknown flags")
        return cls(press_ms, release_ms, brightness, current_ma, bool(flags & _WANT_FIELD))


RANGES = {"press_ms": (1, 15), "release_ms": (1, 15), "brightness": (1, 255), "current_ma": (50, 10_000)}
"""Least and most of each number in SETTINGS."""


def pack_pong(newest: int) -> bytes:
    """Return the payload of PONG: the number of the newest report made."""
    return _PONG.pack(newest)


def parse_pong(payload: bytes) -> int:
    """Return the number in a PONG. Raises PayloadError for a wrong length."""
    if len(payload) != _PONG.size:
        raise PayloadError(f"PONG of {len(payload)} bytes")
    return int(_PONG.unpack(payload)[0])


def pack_field(page: int, fields: Sequence[int]) -> bytes:
    """Return the payload of one page of FIELD: up to 32 lines, -127 to 127 each."""
    return struct.pack(f"<B{len(fields)}b", page, *fields)


def parse_field(payload: bytes, lines: int) -> tuple[int, tuple[int, ...]]:
    """Return (first line, fields from there on) of a page from a device with so many lines.

    Raises:
        PayloadError: no such page, wrong length, or -128.
    """
    first = payload[0] * LIGHTS_CHUNK if payload else lines
    if first >= lines or len(payload) != 1 + min(LIGHTS_CHUNK, lines - first):
        raise PayloadError(f"FIELD of {len(payload)} bytes for {lines} lines")
    fields: tuple[int, ...] = struct.unpack(f"<{len(payload) - 1}b", payload[1:])
    if min(fields) < -127:
        raise PayloadError("FIELD with -128, -127 to 127 are possible")
    return first, fields


def chunk_of(codes: bytes, chunk: int, lights: int) -> bytes:
    """Return the codes of one chunk of a device with so many lights; empty where it has no such chunk."""
    return codes[chunk * LIGHTS_CHUNK : min((chunk + 1) * LIGHTS_CHUNK, lights)]


def code_of(lamp: Lamp) -> int:
    """Return the byte of a lamp. Raises ValueError for an unknown colour or pattern."""
    colour, pattern = COLOURS.index(lamp.colour), PATTERNS.index(lamp.pattern)
    return pattern << 4 | colour if colour and pattern else DARK


def lamp_of(code: int) -> Lamp | None:
    """Return the lamp of a byte, None where it is dark or unknown."""
    colour, pattern = code & 15, code >> 4
    if 0 < colour < len(COLOURS) and 0 < pattern < len(PATTERNS):
        return Lamp(COLOURS[colour], PATTERNS[pattern])
    return None
