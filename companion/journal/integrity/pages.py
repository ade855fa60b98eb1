"""Read rows straight from the pages of a journal's file and of its log, whatever state these are in.

Python's SQLite has no recovery of its own. The format of its files is documented and stable
(https://sqlite.org/fileformat2.html): only leaf pages of tables and pages of indices are read here, so that a
bad header, a bad page in between or a bad schema hides nothing.
Refuses to know: whether a row is as it was written (chain.py).
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Self

from companion.journal.integrity.chain import Values

MAGIC = b"SQLite format 3\0"
USUAL_PAGE = 4096
"""Bytes, where the file's head is lost: SQLite's default."""
HEADER = 100
"""Bytes at the beginning of the file (sqlite.org/fileformat.html, as all below)."""
LOG_HEADER, FRAME_HEADER = 32, 24
"""Bytes at the beginning of the log, and before each of its pages."""
LOG_MAGICS = {0x377F0682: "<", 0x377F0683: ">"}
INDEX_LEAF, INDEX_INSIDE = 10, 2
"""The kinds of pages of an index."""

Found = tuple[Values, bytes | None]
"""The columns of a row and its sum, None where it has none."""

Listed = tuple[int, int]
"""What the index knows of a decision: its game and its number."""

_BAD = (IndexError, ValueError, struct.error)


class PageFile:
    """A database and its log, read page by page and never written.

    Args:
        path: the database; the log lies beside it. Either may be missing.
    """

    def __init__(self, path: Path) -> None:
        self._main = path.open("rb") if path.exists() else None
        log = path.with_name(path.name + "-wal")
        self._log = log.open("rb") if log.exists() else None
        head = self._main.read(HEADER) if self._main else b""
        self.page_size, self._usable = self._sizes(head)
        self._told = int.from_bytes(head[28:32], "big") if head[:16] == MAGIC else 0
        self._pages = _length(self._main) // self.page_size
        self._frames = max(0, _length(self._log) - LOG_HEADER) // (FRAME_HEADER + self.page_size)
        self._latest = {number: frame for frame in range(self._frames) if (number := self._number(frame))}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for file in (self._main, self._log):
            if file:
                file.close()

    @property
    def count(self) -> int:
        """How many pages there are to read, in both files."""
        return self._pages + 1 + self._frames

    @property
    def is_cut(self) -> bool:
        """Whether the database is shorter than its header says."""
        return _length(self._main) < self._told * self.page_size

    def pages(self) -> Iterator[bytes]:
        """Read all pages of both files; one that is cut off is filled up with zeros."""
        yield from map(self._page, range(1, self._pages + 2))
        yield from map(self._framed, range(self._frames))

    def rows(self, page: bytes) -> Iterator[Found]:
        """Read what looks like rows of the journal on a page, of whatever kind it says it is."""
        for cell in self._cells(page, 8):
            try:
                size, at = _varint(page, cell)
                seq, at = _varint(page, at)
                row = _row(seq, _record(self._payload(page, at, size, self._usable - 35)))
            except _BAD:
                continue
            if row is not None:
                yield row

    def listed(self, page: bytes) -> Iterator[Listed]:
        """Read the entries of the index of decisions on a page; none where it is another kind of page."""
        if (kind := page[_start(page)]) not in (INDEX_LEAF, INDEX_INSIDE):
            return
        most = (self._usable - 12) * 64 // 255 - 23
        for cell in self._cells(page, 8 if kind == INDEX_LEAF else 12):
            try:
                size, at = _varint(page, cell + (4 if kind == INDEX_INSIDE else 0))
                match _record(self._payload(page, at, size, most)):
                    case [int(game), int(seq), str(), int(rowid)] if 0 < game <= seq == rowid:
                        yield game, seq
            except _BAD:
                continue

    def _sizes(self, head: bytes) -> tuple[int, int]:
        """Return the size of pages and how much of each is used, by either header; else the usual one."""
        size, spare = int.from_bytes(head[16:18], "big"), 0
        size = 65536 if size == 1 else size
        if head[:16] == MAGIC and len(head) == HEADER and _is_size(size):
            spare = head[20] if head[20] <= size // 8 else 0
            return size, size - spare
        if self._log:
            self._log.seek(8)
            size = int.from_bytes(self._log.read(4), "big")
            if _is_size(size):
                return size, size
        return USUAL_PAGE, USUAL_PAGE

    def _number(self, frame: int) -> int:
        assert self._log is not None
        self._log.seek(LOG_HEADER + frame * (FRAME_HEADER + self.page_size))
        return int.from_bytes(self._log.read(4), "big")

    def _framed(self, frame: int) -> bytes:
        assert self._log is not None
        self._log.seek(LOG_HEADER + frame * (FRAME_HEADER + self.page_size) + FRAME_HEADER)
        return self._log.read(self.page_size).ljust(self.page_size, b"\0")

    def _page(self, number: int) -> bytes:
        if self._main is None or not 0 < number <= self._pages + 1:
            return bytes(self.page_size)
        self._main.seek((number - 1) * self.page_size)
        return self._main.read(self.page_size).ljust(self.page_size, b"\0")

    def _cells(self, page: bytes, header: int) -> Iterator[int]:
        """Tell where the cells of a page begin."""
        start = _start(page)
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + header
        for at in range(first, min(first + 2 * count, self.page_size - 1), 2):
            yield int.from_bytes(page[at : at + 2], "big")

    def _payload(self, page: bytes, at: int, size: int, most: int) -> bytes:
        """Return a cell's payload, with what of it lies on pages of its own."""
        if size <= most:
            return _slice(page, at, size)
        if size > (self._pages + self._frames + 1) * self.page_size:
            raise ValueError("larger than the file")
        least = (self._usable - 12) * 32 // 255 - 23
        local = least + (size - least) % (self._usable - 4)
        local = local if local <= most else least
        parts, left = [_slice(page, at, local)], size - local
        following = int.from_bytes(_slice(page, at + local, 4), "big")
        while left > 0:
            if not following:
                raise ValueError("cut off")
            frame = self._latest.get(following)
            spilled = self._page(following) if frame is None else self._framed(frame)
            parts.append(spilled[4 : 4 + min(left, self._usable - 4)])
            left -= len(parts[-1])
            following = int.from_bytes(spilled[:4], "big")
        return b"".join(parts)


def is_log_damaged(path: Path, valid: int) -> bool:
    """Tell whether something is missing that had once been written to the log whole.

    A power cut leaves the last transaction torn, and nobody was told of it. Each was on disk before the next
    was begun, so that one with another after it was damaged later.

    Args:
        path: the log.
        valid: how many of its pages SQLite believes.
    """
    if not path.exists() or path.stat().st_size < LOG_HEADER:
        return False
    with path.open("rb") as log:
        head = log.read(LOG_HEADER)
        size = int.from_bytes(head[8:12], "big")
        if not _is_head(head) or not _is_size(size):
            return path.stat().st_size > LOG_HEADER + FRAME_HEADER + (size if _is_size(size) else USUAL_PAGE)
        ended = False
        for frame in range(valid, (path.stat().st_size - LOG_HEADER) // (FRAME_HEADER + size)):
            log.seek(LOG_HEADER + frame * (FRAME_HEADER + size))
            found = log.read(FRAME_HEADER)
            if found[8:16] != head[16:24]:
                continue  # of an earlier round, or its header is what is damaged
            if ended:
                return True
            ended = found[4:8] != b"\0\0\0\0"
    return False


def _is_head(head: bytes) -> bool:
    """Tell whether the header of a log is whole, by its own checksum."""
    if (order := LOG_MAGICS.get(int.from_bytes(head[:4], "big"))) is None:
        return False
    one = two = 0
    words = struct.unpack(order + "6I", head[:24])
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return struct.pack(">2I", one, two) == head[24:32]


def _is_size(size: int) -> bool:
    return 512 <= size <= 65536 and size & (size - 1) == 0


def _length(file: BinaryIO | None) -> int:
    return file.seek(0, 2) if file else 0


def _start(page: bytes) -> int:
    """Tell where a page's own header begins; the first page has the file's before it."""
    return HEADER if page[:16] == MAGIC else 0


def _slice(page: bytes, at: int, size: int) -> bytes:
    if len(found := page[at : at + size]) < size:
        raise ValueError("cut off")
    return found


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = 0
    for i in range(8):
        byte = data[at + i]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + i + 1
    value = value << 8 | data[at + 8]
    return (value - (1 << 64) if value >> 63 else value), at + 9


def _record(payload: bytes) -> list[int | str | bytes | None]:
    """Return the values of a record.

    Raises ValueError for one that is none, or that holds what no journal does.
    """
    head, at = _varint(payload, 0)
    kinds = []
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != head or not 0 < len(kinds) < 32:
        raise ValueError("no record")
    values: list[int | str | bytes | None] = []
    for kind in kinds:
        size = _size(kind)
        values.append(_value(kind, _slice(payload, at, size)))
        at += size
    return values


def _size(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    return (0, 1, 2, 3, 4, 6, 8, -1, 0, 0, -1, -1)[kind]


def _value(kind: int, data: bytes) -> int | str | bytes | None:
    match kind:
        case 0:
            return None
        case 8 | 9:
            return kind - 8
        case 7 | 10 | 11:
            raise ValueError("not in a journal")
        case _ if kind < 7:
            return int.from_bytes(data, "big", signed=True)
    return data.decode() if kind % 2 else data


def _row(seq: int, values: list[int | str | bytes | None]) -> Found | None:
    match values:
        case [None, int(game), str(kind), int(at_ms), str(boot), str(wall), str(version), str(data), *rest]:
            found = rest[0] if rest and isinstance(rest[0], bytes) else None
            return (seq, game, kind, at_ms, boot, wall, version, data), found
    return None
