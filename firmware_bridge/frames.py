"""Bytes to frames and back (PROTOCOL.md, part 2).

Knows COBS, the CRC and the header. Refuses to know ports, time, and what a payload means.
"""

import zlib
from dataclasses import dataclass

from cobs import cobs

MAX_BLOCK = 64
"""Most bytes between two delimiters."""

DELIMITER = b"\0"
FROM_HOST = 0x80
"""Bit 7 of the type: set in what the host says."""

_HEADER_SIZE = 5
"""Bytes before the payload (PROTOCOL.md, part 2)."""
_CRC_SIZE = 4
"""Bytes of the CRC-32 behind it."""


class FrameError(ValueError):
    """A block between two delimiters that is no frame; the message says why."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame. ``kind`` is the type byte, ``session`` and ``sequence`` are 16-bit numbers."""

    kind: int
    session: int
    sequence: int
    payload: bytes = b""


def encode(frame: Frame) -> bytes:
    """Return the frame as it goes over the wire, its delimiter included.

    Raises:
        ValueError: the frame is longer than the protocol allows.
    """
    head = bytes((frame.kind,)) + frame.session.to_bytes(2, "little") + frame.sequence.to_bytes(2, "little")
    body = head + frame.payload
    block: bytes = cobs.encode(body + zlib.crc32(body).to_bytes(_CRC_SIZE, "little"))
    if len(block) > MAX_BLOCK:
        raise ValueError(
            f"frame of type {frame.kind:#04x} has {len(block)} bytes, the wire takes {MAX_BLOCK}"
        )
    return block + DELIMITER


def decode(block: bytes) -> Frame:
    """Return the frame in a block (what stands between two delimiters).

    Raises:
        FrameError: the block is too long or too short, no COBS, or its CRC differs.
    """
    if len(block) > MAX_BLOCK:
        raise FrameError(f"block of {len(block)} bytes, at most {MAX_BLOCK} are allowed")
    try:
        body = cobs.decode(block)
    except cobs.DecodeError as error:
        raise FrameError(f"no COBS block: {error}") from error
    if len(body) < _HEADER_SIZE + _CRC_SIZE:
        raise FrameError(f"body of {len(body)} bytes, at least {_HEADER_SIZE + _CRC_SIZE} are needed")
    said = int.from_bytes(body[-_CRC_SIZE:], "little")
    counted = zlib.crc32(body[:-_CRC_SIZE])
    if said != counted:
        raise FrameError(f"CRC {said:08x} in the frame, {counted:08x} over its bytes")
    return Frame(
        kind=body[0],
        session=int.from_bytes(body[1:3], "little"),
        sequence=int.from_bytes(body[3:5], "little"),
        payload=body[_HEADER_SIZE:-_CRC_SIZE],
    )


class Decoder:
    """Takes a stream in pieces of any size and gives its frames; survives any bytes.

    At most ``MAX_BLOCK`` + 1 bytes are kept between two calls. ``rejected`` counts what was dropped: blocks
    that are no frame, and runs that are too long. Empty blocks are nothing.
    """

    def __init__(self) -> None:
        self.rejected = 0
        self._held = b""

    def feed(self, data: bytes) -> list[Frame]:
        """Return the frames that end in ``data``, in order."""
        *blocks, rest = (self._held + data).split(DELIMITER)
        # A run already too long stays too long: its first bytes are enough to remember that.
        self._held = rest[: MAX_BLOCK + 1]
        frames = []
        for block in blocks:
            if not block:
                continue
            try:
                frames.append(decode(block))
            except FrameError:
                self.rejected += 1
        return frames

    def reset(self) -> None:
        """Forget the half frame, as after opening a port."""
        self._held = b""


def ahead(newer: int, older: int) -> int:
    """Tell how far the 16-bit number ``newer`` is ahead of ``older``: -32768 to 32767, 0 = the same."""
    return (newer - older + 0x8000) % 0x10000 - 0x8000
