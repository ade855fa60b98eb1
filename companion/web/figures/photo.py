"""A photo that a phone sends: told by what it holds, freed of all that is no picture (place, time, camera).

Nothing is decoded: parts that only draw are kept, all others left out. Refuses to know: whose photo it is.
"""

import struct
import zlib
from collections.abc import Callable, Iterator

from msgspec import Struct

from companion.core.model.errors import InputError

MOST_BYTES = 60_000
"""Of a photo; pages make it so small before they send it (`static/figures/shrink.js`)."""
MOST_SIDE = 1_600
"""Of so many pixels; a few bytes may claim to be a picture that no phone can hold."""

_JPEG_PARTS = frozenset((0xC0, 0xC1, 0xC2, 0xC4, 0xDA, 0xDB, 0xDD))
"""Frames, tables and scans; neither comments nor what programs add (APP0 to APP15)."""
_SCAN, _END, _ADOBE = 0xDA, 0xD9, 0xEE
"""Markers of a JPEG: a scan begins, the picture ends, what Adobe adds about colours."""
_PNG_PARTS = (b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"IDAT", b"IEND")
_WEBP_HEAD, _WEBP_PARTS = b"VP8X", (b"VP8 ", b"VP8L", b"ALPH")
_ALPHA = 0x10
"""The bit of a WebP that says that it is transparent; others tell of what is taken out."""

Stripped = tuple[bytes, int, int]
"""The picture alone, its width and its height."""


class Photo(Struct, frozen=True):
    """A picture and its media type."""

    media_type: str
    data: bytes


def clean_photo(raw: bytes) -> Photo:
    """Return the picture alone. Raises InputError: one line on what is wrong and what would be right."""
    if len(raw) > MOST_BYTES:
        raise InputError(f"photo: more than {MOST_BYTES} bytes, must be at most {MOST_BYTES}")
    for media_type, begins, strip in _KINDS:
        if begins(raw):
            return Photo(media_type, _checked(media_type, raw, strip))
    raise InputError("photo: no picture that is known, must be JPEG, PNG or WebP")


def _checked(media_type: str, raw: bytes, strip: Callable[[bytes], Stripped]) -> bytes:
    try:
        data, width, height = strip(raw)
    except (IndexError, struct.error, ValueError):
        raise InputError(f"photo: this {media_type} is damaged, must be a whole picture") from None
    if not (1 <= width <= MOST_SIDE and 1 <= height <= MOST_SIDE):
        raise InputError(f"photo: {width} x {height} pixels, must be 1 to {MOST_SIDE} each")
    return data


def _jpeg(raw: bytes) -> Stripped:
    kept, at, width, height, scans = [raw[:2]], 2, 0, 0, 0
    while (marker := _marker(raw, at)) != _END:
        if marker == 0xFF:  # filled up
            at += 1
            continue
        (length,) = struct.unpack_from(">H", raw, at + 2)
        end = at + 2 + length
        if length < 2:
            raise ValueError(length)
        if 0xC0 <= marker <= 0xC2:
            height, width = struct.unpack_from(">HH", raw, at + 5)
        if marker == _SCAN:
            end, scans = _end_of_scan(raw, end), scans + 1
        if marker in _JPEG_PARTS or (marker == _ADOBE and raw[at + 4 : at + 9] == b"Adobe" and length == 14):
            kept.append(raw[at:end])
        at = end
    if not scans:
        raise ValueError(scans)
    return b"".join((*kept, raw[at : at + 2])), width, height


def _marker(raw: bytes, at: int) -> int:
    if raw[at] != 0xFF:
        raise ValueError(at)
    return raw[at + 1]


def _end_of_scan(raw: bytes, at: int) -> int:
    """Return where what follows a scan begins: in it, 255 is followed by 0 or by a restart."""
    while True:
        at = raw.index(b"\xff", at)
        if raw[at + 1] and not 0xD0 <= raw[at + 1] <= 0xD7:
            return at
        at += 2


def _png(raw: bytes) -> Stripped:
    kept, at, name = [raw[:8]], 8, b""
    while name != b"IEND":
        (length,) = struct.unpack_from(">I", raw, at)
        name, end = raw[at + 4 : at + 8], at + 12 + length
        (told,) = struct.unpack_from(">I", raw, end - 4)
        if zlib.crc32(raw[at + 4 : end - 4]) != told or (at == 8 and name != b"IHDR"):
            raise ValueError(at)
        if name in _PNG_PARTS:
            kept.append(raw[at:end])
        at = end
    width, height = struct.unpack_from(">II", raw, 16)
    if not any(each[4:8] == b"IDAT" for each in kept[1:]):
        raise ValueError(at)
    return b"".join(kept), width, height


def _webp(raw: bytes) -> Stripped:
    kept, width, height, pictures = [], 0, 0, 0
    for name, body in _webp_parts(raw):
        wide, high = _webp_size(name, body)
        width, height = max(width, wide), max(height, high)
        pictures += name in (b"VP8 ", b"VP8L")
        if name == _WEBP_HEAD:
            kept.append(_webp_part(name, bytes((body[0] & _ALPHA,)) + body[1:10]))
        elif name in _WEBP_PARTS:
            kept.append(_webp_part(name, body))
    if pictures != 1:
        raise ValueError(pictures)
    data = b"".join(kept)
    return b"RIFF" + struct.pack("<I", len(data) + 4) + b"WEBP" + data, width, height


def _webp_parts(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    (length,) = struct.unpack_from("<I", raw, 4)
    at, end = 12, 8 + length
    if end > len(raw):
        raise ValueError(end)
    while at < end:
        (size,) = struct.unpack_from("<I", raw, at + 4)
        if at + 8 + size > end:
            raise ValueError(at)
        yield raw[at : at + 4], raw[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _webp_part(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _webp_size(name: bytes, body: bytes) -> tuple[int, int]:
    if name == _WEBP_HEAD:
        return (
            1 + int.from_bytes(body[4:7], "little"),
            1 + int.from_bytes(body[7:10], "little"),
        )
    if name == b"VP8 ":
        width, height = struct.unpack_from("<HH", body, 6)
        return width & 0x3FFF, height & 0x3FFF
    if name == b"VP8L":
        (sizes,) = struct.unpack_from("<I", body, 1)
        return 1 + (sizes & 0x3FFF), 1 + (sizes >> 14 & 0x3FFF)
    return 0, 0


_KINDS: tuple[tuple[str, Callable[[bytes], bool], Callable[[bytes], Stripped]], ...] = (
    ("image/jpeg", lambda raw: raw.startswith(b"\xff\xd8\xff"), _jpeg),
    ("image/png", lambda raw: raw.startswith(b"\x89PNG\r\n\x1a\n"), _png),
    ("image/webp", lambda raw: raw.startswith(b"RIFF") and raw[8:12] == b"WEBP", _webp),
)
