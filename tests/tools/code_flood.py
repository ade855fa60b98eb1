"""Strangers at many addresses try host codes all the time: ``python -m tests.tools.code_flood PORT SECONDS``.

Each address keeps connections of its own (127.0.1.1 and up), and each try comes with another of many cookies,
which the companion has given. Prints ``flooding`` once it does, and at the end how many answers of which
status came. Only ever against this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator

HOME = "127.0.0.1"
WRONG = json.dumps({"code": "WRNG-CDES"})


async def _answer(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The status of the next answer, and its head."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    length = next(
        (line.split(":")[1] for line in head.split("\r\n") if line.lower().startswith("content-length:")), "0"
    )
    await reader.readexactly(int(length))
    return int(head.split()[1]), head


async def _flood(
    port: int, address: str, cookies: Iterator[str], until: float, told: Counter[str], *, every_s: float
) -> None:
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(HOME, port, local_addr=(address, 0))
            with contextlib.closing(writer):
                while time.monotonic() < until:
                    head = (
                        f"POST /api/host/code HTTP/1.1\r\nHost: {HOME}:{port}\r\nCookie: {next(cookies)}\r\n"
                    )
                    head += f"Content-Type: application/json\r\nContent-Length: {len(WRONG)}\r\n\r\n{WRONG}"
                    writer.write(head.encode())
                    status, _ = await _answer(reader)
                    told[str(status)] += 1
                    await asyncio.sleep(every_s)
        told["connections"] += 1


async def _collect(port: int, wanted: int, found: list[str]) -> None:
    """Cookies that the companion gives to whoever asks."""
    while len(found) < wanted:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(HOME, port)
            with contextlib.closing(writer):
                while len(found) < wanted:
                    writer.write(f"GET /api/me HTTP/1.1\r\nHost: {HOME}:{port}\r\n\r\n".encode())
                    _, head = await _answer(reader)
                    found.append(head.split("Set-Cookie: ")[1].split(";")[0])


async def _run(
    port: int, seconds: float, addresses: int, each: int, cookies: int, *, every: float
) -> Counter[str]:
    found: list[str] = []
    await asyncio.gather(*(_collect(port, cookies, found) for _ in range(8)))
    sys.stdout.write("flooding\n")
    sys.stdout.flush()
    turning, told, until = itertools.cycle(found), Counter[str](), time.monotonic() + seconds
    places = [f"127.0.{1 + number // 200}.{1 + number % 200}" for number in range(addresses)]
    await asyncio.gather(
        *(_flood(port, place, turning, until, told, every_s=every) for place in places * each)
    )
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--addresses", type=int, default=200)
    parser.add_argument("--each", type=int, default=1, help="connections of each address")
    parser.add_argument("--cookies", type=int, default=10_000)
    parser.add_argument("--every", type=float, default=0, help="seconds between two tries of a connection")
    given = parser.parse_args()
    sys.stdout.write(json.dumps(asyncio.run(_run(**vars(given)))))
