"""Many phones at once: ``python -m tests.measure_streams 50 10``: streams, and phones that poll.

A demo in its own process: from the moment a number is told until each phone has the state that shows it;
pages and polls in between; the memory of the companion. Numbers are in docs/measurements.md.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import tempfile
import threading
import time
from pathlib import Path

import click

from tests.measure import percentiles, resident_mb
from tests.system.running import Client, demo

SEATS = ("red", "green", "yellow", "blue")
ROUNDS = 120
PAUSE_S = 0.15


class Phones:
    """Event streams in a thread of their own; ``heard`` is, by revision, when each phone had it (seconds)."""

    def __init__(self, port: int, count: int) -> None:
        self.heard: dict[int, list[float]] = {}
        self.late: list[float] = []
        self.refused = 0
        self._port, self._count = port, count
        self._open = 0
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._all(),), daemon=True
        )
        self._thread.start()
        assert self._ready.wait(20), "not all streams were opened"

    def close(self) -> None:
        """All phones go away at once."""
        self._loop.call_soon_threadsafe(lambda: [each.cancel() for each in asyncio.all_tasks(self._loop)])
        self._thread.join(5)

    async def _all(self) -> None:
        await asyncio.gather(*(self._one() for _ in range(self._count)), return_exceptions=True)

    async def _one(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        writer.write(b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        try:
            rev = 0
            while line := await reader.readline():
                now = time.monotonic()
                if line.startswith(b"id: "):
                    rev = int(line[4:])
                elif line.startswith(b"event: busy"):
                    self.refused += 1
                    self._opened()
                elif line.startswith(b"event: roles"):
                    self._opened()
                elif line.startswith(b'data: {"rev"') and rev:
                    self.heard.setdefault(rev, []).append(now)
                    self.late.append(now - json.loads(line[6:])["at_ms"] / 1000)
        finally:
            writer.close()

    def _opened(self) -> None:
        self._open += 1
        if self._open == self._count:
            self._ready.set()


def play(client: Client, rounds: int) -> list[tuple[float, int]]:
    """Numbers rolled and taken back by the host: when each was sent, and the revision that shows it."""
    told = []
    for number in range(rounds):
        sent = time.monotonic()
        told.append((sent, client.post("/api/undo" if number % 2 else "/api/roll", {})["rev"]))
        time.sleep(PAUSE_S)
    return told


def poll(port: int, stop: threading.Event, times: list[float]) -> None:
    """A phone above the cap: asks once a second, with the tag it has."""
    tag = ""
    while not stop.wait(1):
        begun = time.monotonic()
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        line.request("GET", "/api/state", headers={"If-None-Match": tag, "Accept-Encoding": "gzip"})
        answer = line.getresponse()
        answer.read()
        tag = answer.headers.get("ETag", "")
        line.close()
        times.append(time.monotonic() - begun)


@click.command()
@click.argument("streams", type=int, default=50)
@click.argument("pollers", type=int, default=10)
def main(streams: int, pollers: int) -> None:
    """Print what is measured."""
    with tempfile.TemporaryDirectory() as folder, demo(Path(folder) / "data") as running:
        client = Client(running.port)
        client.become_host()
        client.new_game(variant="classic", seats=list(SEATS))
        before = resident_mb(running.process.pid)
        phones = Phones(running.port, streams)
        stop, times = threading.Event(), list[float]()
        asking = [
            threading.Thread(target=poll, args=(running.port, stop, times), daemon=True)
            for _ in range(pollers)
        ]
        for each in asking:
            each.start()
        told = play(client, ROUNDS)
        pages = [_page(running.port) for _ in range(40)]
        during = resident_mb(running.process.pid)
        stop.set()
        phones.close()
        waits = [heard - sent for sent, rev in told for heard in phones.heard.get(rev, ())]
        client.close()
    click.echo(
        f"{streams} streams, {phones.refused} told to poll; {pollers} phones polling; {ROUNDS} inputs\n"
    )
    click.echo("| ms | p50 | p95 | p99 | max |\n|---|---|---|---|---|")
    click.echo(percentiles("a turn told, to every phone showing it", waits))
    click.echo(percentiles("a state made, to every phone having it", phones.late))
    click.echo(percentiles("a poll", times))
    click.echo(percentiles("the page meanwhile", pages))
    click.echo(f"\nresident: {before:.0f} MB before, {during:.0f} MB with all of them")


def _page(port: int) -> float:
    begun = time.monotonic()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("GET", "/")
    line.getresponse().read()
    line.close()
    return time.monotonic() - begun


if __name__ == "__main__":
    main()
