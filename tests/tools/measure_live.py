"""How soon raw lines reach a program while a game is in play: ``python -m tests.tools.measure_live``.

From the request that moves a magnet of the virtual board, over pseudo-terminal, link and bench, to the
program at the stream. Numbers are in docs/lab/figures.md.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import statistics
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path

import click

from companion.games.malefiz import GAME
from tests.system.running import Client, Demo, demo

LINES = "/api/check/live/malefiz-classic"
SENSORS = "/api/check/sensors/malefiz-classic"
CHANGES = 200
EVERY_S = 0.04


class Listener:
    """A program at the stream: when it heard what (seconds), and when anything came."""

    def __init__(self, port: int, cookie: str) -> None:
        self.heard: dict[tuple[str, bool], float] = {}
        self.times: list[float] = []
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        self._line.request("GET", LINES, headers={"Cookie": cookie})
        self._answer = self._line.getresponse()
        assert self._answer.status == 200
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hang up."""
        if self._line.sock is not None:
            self._line.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self._line.close()

    def _run(self) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException, AttributeError):  # hung up, by whomever
            self._listen()

    def _listen(self) -> None:
        while line := self._answer.readline():
            if not line.startswith(b'data: {"board"'):
                continue
            now = time.monotonic()
            self.times.append(now)
            for told in json.loads(line[6:])["lines"]:
                if told["changes"]:
                    self.heard.setdefault((told["spot"], told["on"]), now)
            self.ready.set()


def measured(running: Demo, host: Client, changes: int = CHANGES) -> dict[str, float]:
    """So many magnets come and go on free fields, 25 a second; what a program at the stream hears of it."""
    until = time.monotonic() + 10
    while not host.get(SENSORS)["up"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    standing = set(host.state()["spots"])
    board = GAME.board("classic")
    free = [spot for spot in board.names(board.fields) if spot not in standing][: changes // 2]
    listener = Listener(running.port, host._cookie)
    assert listener.ready.wait(5)
    moved: dict[tuple[str, bool], float] = {}
    begun = time.monotonic()
    for number, change in enumerate([*((spot, True) for spot in free), *((spot, False) for spot in free)], 1):
        moved[change] = time.monotonic()
        host.magnet(change[0], on=change[1])
        time.sleep(max(0.0, begun + number * EVERY_S - time.monotonic()))
    lasted = time.monotonic() - begun
    time.sleep(0.5)
    events = [at for at in listener.times if at >= begun]
    delays = sorted(listener.heard[change] - at_s for change, at_s in moved.items())
    listener.close()
    return {
        "changes a second": len(moved) / lasted,
        "events a second": len(events) / lasted,
        "median delay ms": statistics.median(delays) * 1000,
        "95 % ms": delays[int(0.95 * len(delays))] * 1000,
        "longest ms": delays[-1] * 1000,
        "longest gap ms": max(later - sooner for sooner, later in pairwise(events)) * 1000,
    }


def main() -> None:
    """Measure once and print."""
    with tempfile.TemporaryDirectory() as folder, demo(Path(folder) / "data") as running:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="classic", seats=["red", "blue"], names={})
        for name, value in measured(running, host).items():
            click.echo(f"{name:18} {value:6.1f}")
        host.close()


if __name__ == "__main__":
    main()
