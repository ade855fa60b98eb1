"""All who look on, as cheap as it goes: while they do, bytes and times are kept, and nothing is understood.

One process, one epoll, one buffer. Most streams get the same bytes at once, so equal pieces are kept once.
"""

from __future__ import annotations

import os
import re
import select
import socket
import time
from collections.abc import Iterable
from multiprocessing.connection import Connection

from tests.tools.hall_load.boards import Times
from tests.tools.hall_load.machine import pin

LARGEST = 1 << 18
ASK = b"GET /api/hall/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
TABLE = re.compile(rb'"id":"([0-9a-f]{8})".*?"turns":(\d+)')

Piece = tuple[float, bytes]
"""When it was read, and what."""


def look(port: int, onlookers: int, core: int | None, line: Connection) -> None:
    """Look on until the line names a time; tell who saw what when, and how often was read in that time."""
    pin(os.getpid(), core)
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(onlookers)]
    for each in lines:
        each.sendall(ASK)
    line.send(True)
    read = _read(lines, line)
    begin_s, end_s = line.recv()
    told = sum(begin_s < at_s < end_s for pieces in read for at_s, _ in pieces)
    line.send(([seen(pieces) for pieces in read], told))


def _read(lines: list[socket.socket], line: Connection) -> list[list[Piece]]:
    """Read all until the line says so."""
    known: dict[bytes, bytes] = {}
    read: dict[int, list[Piece]] = {each.fileno(): [] for each in lines}
    by_number = {each.fileno(): each for each in lines}
    poll, buffer, stop = select.epoll(), bytearray(LARGEST), line.fileno()
    for number in (*read, stop):
        poll.register(number, select.EPOLLIN)
    while True:
        for number, _ in poll.poll():
            if number == stop:
                return list(read.values())
            size = by_number[number].recv_into(buffer)
            now_s = time.monotonic()
            if not size:
                raise ConnectionError("the hall has closed a stream")
            piece = bytes(memoryview(buffer)[:size])
            read[number].append((now_s, known.setdefault(piece, piece)))


def seen(pieces: Iterable[Piece]) -> Times:
    """Return when each number of turns of each board was read first."""
    found: Times = {}
    rest = b""
    for at_s, piece in pieces:
        *whole, rest = (rest + piece).split(b"\n\n")
        for each in whole:
            if table := TABLE.search(each):
                found.setdefault((table[1].decode(), int(table[2])), at_s)
    return found
