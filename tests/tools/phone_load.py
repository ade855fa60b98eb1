"""Many phones in a process of their own, streams and phones that poll. For `tests.tools.measure_streams`.

They do as the pages do: a stream is read as it comes; who polls keeps the connection, asks with the tag it
has, and asks again a while after the answer. Times are of the monotonic clock, which all processes share.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

EVENT = re.compile(rb'data: \{"rev":(\d+),"at_ms":(\d+)')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
TAG = re.compile(rb"etag: (\S+)", re.IGNORECASE)
ASK = b"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n%s\r\n"
LISTEN = b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PATIENCE_S = 60


@dataclass
class Heard:
    """What the phones noted: when each state of a revision came, how late it was, how long polls took."""

    by_rev: dict[int, list[float]] = field(default_factory=dict)
    late: list[float] = field(default_factory=list)
    polls: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: int = 0
    stream_bytes: int = 0
    states: int = 0


class Phones:
    """So many streams, and so many phones that ask every ``every_s`` seconds, until `stop`."""

    def __init__(self, port: int, streams: int, pollers: int, every_s: float) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(
            target=_phones, args=(far, port, streams, pollers, every_s), daemon=True
        )
        self._process.start()
        far.close()
        assert self._line.poll(PATIENCE_S), "not all phones were there in time"
        self._line.recv()

    def stop(self) -> Heard:
        """All of them go away; what they noted."""
        self._line.send("stop")
        assert self._line.poll(PATIENCE_S), "the phones do not answer"
        heard = self._line.recv()
        self._process.join(PATIENCE_S)
        assert isinstance(heard, Heard)
        return heard


def _phones(line: Connection, port: int, streams: int, pollers: int, every_s: float) -> None:
    asyncio.run(_all(line, port, streams, pollers, every_s))


async def _all(line: Connection, port: int, streams: int, pollers: int, every_s: float) -> None:
    heard, stopped, there = Heard(), asyncio.Event(), asyncio.Semaphore(0)
    asyncio.get_running_loop().add_reader(line.fileno(), stopped.set)
    listening = [asyncio.create_task(_listen(port, heard, there)) for _ in range(streams)]
    for _ in range(streams):
        await there.acquire()
    asking = [asyncio.create_task(_poll(port, heard, every_s, every_s * i / pollers)) for i in range(pollers)]
    if pollers:
        await asyncio.sleep(every_s)
    line.send("ready")
    await stopped.wait()
    for each in (*listening, *asking):
        each.cancel()
    await asyncio.gather(*listening, *asking, return_exceptions=True)
    line.send(heard)


async def _listen(port: int, heard: Heard, there: asyncio.Semaphore) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    writer.write(LISTEN)
    first = True  # it was made before this phone came
    try:
        while line := await reader.readline():
            if line.startswith(b"event: busy"):
                heard.refused += 1
            if line.startswith((b"event: busy", b"event: roles")):
                there.release()
            elif found := EVENT.match(line):
                now = time.monotonic()
                if len(line) > 200:  # a state; a heartbeat names the revision again, seconds later
                    heard.by_rev.setdefault(int(found[1]), []).append(now)
                    heard.late += [] if first else [now - int(found[2]) / 1000]
                    heard.states += 1
                    heard.stream_bytes += len(line)
                    first = False
    finally:
        writer.close()


async def _poll(port: int, heard: Heard, every_s: float, delay_s: float) -> None:
    await asyncio.sleep(delay_s)
    tag, line = b"", None
    while True:
        begun, answered = time.monotonic(), False
        try:
            line = line or await asyncio.open_connection("127.0.0.1", port)
            reader, writer = line
            writer.write(ASK % (b"If-None-Match: %s\r\n" % tag if tag else b""))
            head = await reader.readuntil(b"\r\n\r\n")
            if head.split(b" ", 2)[1] == b"200":
                length = LENGTH.search(head)
                assert length is not None
                await reader.readexactly(int(length[1]))
            found = TAG.search(head)
            tag, answered = found[1] if found else b"", True
            if b"connection: close" in head.lower():
                writer.close()
                line = None
        except (OSError, asyncio.IncompleteReadError):
            heard.unanswered, line = heard.unanswered + 1, None  # it hung up: a browser calls again
        finally:
            heard.polls.append(time.monotonic() - begun)  # also where it has waited in vain so far
        await asyncio.sleep(every_s if answered else 0.2)
