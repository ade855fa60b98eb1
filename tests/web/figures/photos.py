"""Pictures of a few bytes, with what a camera writes into them: made by hand, so that each byte is known."""

from __future__ import annotations

import zlib
from struct import pack

PLACE = b"GPS 48.1374N 11.5755E"
"""What must never be told."""


def jpeg(width: int = 8, height: int = 4, tail: bytes = PLACE) -> bytes:
    """A JPEG whose scans have stuffed bytes and restarts, with Exif, a comment between scans, a tail."""
    frame = segment(0xC0, pack(">BHHB", 8, height, width, 1) + b"\x01\x11\x00")
    scan = segment(0xDA, b"\x01\x01\x00\x00\x3f\x00") + b"\x12\xff\x00\x34\xff\xd0\x56"
    note = segment(0xFE, PLACE)
    parts = (
        *(segment(0xE0, b"JFIF\0" + PLACE), segment(0xE1, b"Exif\0\0" + PLACE), segment(0xED, PLACE)),
        *(segment(0xEE, b"Adobe\0d\0\0\0\0\x01"), segment(0xDB, b"\0" * 65), b"\xff", frame),
        *(segment(0xC4, b"\0" * 17), segment(0xDD, b"\0\1"), scan, note, scan, b"\xff\xd9", tail),
    )
    return b"\xff\xd8" + b"".join(parts)


def segment(marker: int, body: bytes) -> bytes:
    return b"\xff" + bytes((marker,)) + pack(">H", len(body) + 2) + body


def png(width: int = 8, height: int = 4) -> bytes:
    parts = (
        *((b"IHDR", pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)), (b"eXIf", PLACE), (b"tEXt", PLACE)),
        *((b"IDAT", zlib.compress(b"\0" * (width + 1) * height)), (b"IEND", b"")),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts) + PLACE


def chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body))


def webp(width: int = 8, height: int = 4) -> bytes:
    sizes = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    picture = b"\0\0\0\x9d\x01\x2a" + pack("<HH", width, height) + b"\x07"
    whole = riff(
        *((b"VP8X", b"\x3c\0\0\0" + sizes), (b"ICCP", PLACE), (b"VP8 ", picture)),
        *((b"EXIF", PLACE), (b"XMP ", PLACE)),
    )
    return whole + PLACE


def webp_lossless(width: int = 8, height: int = 4) -> bytes:
    return riff((b"VP8L", b"\x2f" + pack("<I", width - 1 | height - 1 << 14) + b"\x07"))


def riff(*parts: tuple[bytes, bytes]) -> bytes:
    body = b"".join(name + pack("<I", len(part)) + part + b"\0" * (len(part) % 2) for name, part in parts)
    return b"RIFF" + pack("<I", len(body) + 4) + b"WEBP" + body
