"""The payloads and numbers of PROTOCOL.md (parts 4 and 5).

Knows what the bytes of a payload mean. Refuses to know time, order and ports.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from enum import IntEnum

from companion.core.types import COLOURS, PATTERNS, Lamp

PROTOCOL = 1
MAX_LINES = 160
MAX_LIGHTS = 160
LIGHTS_CHUNK = 32
QUEUE = 8
DEBOUNCE_MS = 5
REPORT_MS = 1000
REPORT_RESEND_MS = 60
LIGHTS_RESEND_MS = 100
HEARTBEAT_MS = 400
LINK_LOST_MS = 2000
HOST_SILENT_MS = 3000
HELLO_ALONE_MS = 1000
HELLO_REPEAT_MS = 500
HELLO_AGAIN_MS = 100
STRANGER_MS = 3000

DARK = 0
"""The code of a light that is off."""

_HELLO = struct.Struct("<BBBH8s")
_FIRMWARE_SIZE = 24
_STATE = struct.Struct("<IB")
_FIRST = 1


class Kind(IntEnum):
    """The type byte of a frame."""

    HELLO = 0x01
    STATE = 0x02
    HEARTBEAT = 0x03
    LIGHTS_ACK = 0x04
    HELLO_REQUEST = 0x81
    STATE_ACK = 0x82
    LIGHTS = 0x83
    HOST_HEARTBEAT = 0x84


class PayloadError(ValueError):
    """A payload that cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class Hello:
    """What a device says of itself; ``next_report`` is the first report of the conversation."""

    lines: int
    lights: int
    firmware: str
    git: str = ""
    next_report: int = 1
    protocol: int = PROTOCOL

    def pack(self) -> bytes:
        """The payload. Texts that are too long are cut."""
        git = self.git.encode("ascii", "replace")
        firmware = self.firmware.encode("ascii", "replace")[:_FIRMWARE_SIZE]
        return _HELLO.pack(self.protocol, self.lines, self.lights, self.next_report, git) + firmware

    @classmethod
    def parse(cls, payload: bytes) -> Hello:
        """The device's self-description; of another protocol than ours only ``protocol`` is read.

        Raises:
            PayloadError: empty, too short or too long, impossible counts, or texts that are not printable.
        """
        if payload and payload[0] != PROTOCOL:
            return cls(lines=0, lights=0, firmware="", protocol=payload[0])
        if not _HELLO.size < len(payload) <= _HELLO.size + _FIRMWARE_SIZE:
            raise PayloadError(f"HELLO of {len(payload)} bytes")
        protocol, lines, lights, next_report, git = _HELLO.unpack_from(payload)
        if not (1 <= lines <= MAX_LINES and 1 <= lights <= MAX_LIGHTS):
            raise PayloadError(f"HELLO with {lines} lines and {lights} lights, 1 to {MAX_LINES} are possible")
        texts = [raw.decode("latin-1") for raw in (git.rstrip(b"\0"), payload[_HELLO.size :])]
        if not all(text.isascii() and text.isprintable() for text in texts):
            raise PayloadError("HELLO with texts that are not printable ASCII")
        return cls(lines, lights, texts[1], texts[0], next_report, protocol)


@dataclass(frozen=True, slots=True)
class State:
    """A whole report: bit ``i`` of ``levels`` is line ``i``; ``first``: the oldest that the device holds."""

    at_ms: int
    levels: int
    first: bool

    def pack(self, lines: int) -> bytes:
        """The payload for a device with so many lines."""
        return _STATE.pack(self.at_ms & 0xFFFFFFFF, _FIRST * self.first) + self.levels.to_bytes(
            (lines + 7) // 8, "little"
        )

    @classmethod
    def parse(cls, payload: bytes, lines: int) -> State:
        """The report of a device with so many lines.

        Raises:
            PayloadError: wrong length, unknown flags, or bits beyond the last line.
        """
        if len(payload) != _STATE.size + (lines + 7) // 8:
            raise PayloadError(f"STATE of {len(payload)} bytes for {lines} lines")
        at_ms, flags = _STATE.unpack_from(payload)
        levels = int.from_bytes(payload[_STATE.size :], "little")
        if flags & ~_FIRST or levels >> lines:
            raise PayloadError("STATE with unknown flags or lines")
        return cls(at_ms, levels, bool(flags & _FIRST))


def chunk_of(codes: bytes, chunk: int, lights: int) -> bytes:
    """The codes of one chunk of a device with so many lights; empty where it has no such chunk."""
    return codes[chunk * LIGHTS_CHUNK : min((chunk + 1) * LIGHTS_CHUNK, lights)]


def code_of(lamp: Lamp) -> int:
    """The byte of a lamp. Raises ValueError for an unknown colour or pattern."""
    colour, pattern = COLOURS.index(lamp.colour), PATTERNS.index(lamp.pattern)
    return pattern << 4 | colour if colour and pattern else DARK


def lamp_of(code: int) -> Lamp | None:
    """The lamp of a byte, None where it is dark or unknown."""
    colour, pattern = code & 15, code >> 4
    if 0 < colour < len(COLOURS) and 0 < pattern < len(PATTERNS):
        return Lamp(COLOURS[colour], PATTERNS[pattern])
    return None
