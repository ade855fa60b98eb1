"""Measures the running demo: ``python -m tests.tools.measure [TURNS]`` (docs/lab/figures.md says how).

Plays whole turns by hand on the virtual board over HTTP and listens on the event stream, as a phone does.
Measuring waits as hands do; nothing here is a test.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate import Edge, Hand
from tests.system.running import Client, Demo, Stream, demo

APART_S = 0.15
"""Between two touches: quick hands, but slower than the debounce."""

REST_S = Settings().rest_legal_ms / 1000
SEATS = ("red", "green", "yellow", "blue")
OPTIONS = {"capture_own": False}
"""An own pawn captured out of the house leaves the picture as it was and is asked for; that has no time."""

NAMES = {
    "lift to first light": "lights",
    "landing to provisional reaction": "shown",
    "landing to verdict, less the rest time": "verdicts",
}
TABLES = 2
"""Two tables play at once, each in a demo of its own; both are idle most of the time."""

TICK_S = 1 / os.sysconf("SC_CLK_TCK")


class Turns:
    """Plays turns and notes times in seconds; ``verdicts`` are less the rest time."""

    def __init__(self, running: Demo, stream: Stream, seed: int) -> None:
        self._client = Client(running.port)
        self._client.become_host()
        self._stream = stream
        self._draw = random.Random(seed)
        self.lights: list[float] = []
        self.shown: list[float] = []
        self.verdicts: list[float] = []

    def play(self, turns: int) -> None:
        """Play so many turns; a game that is won is followed by another."""
        while len(self.verdicts) < turns:
            self._client.new_game(variant="classic", seats=SEATS, options=OPTIONS)
            position = GAME.setup("classic", SEATS, OPTIONS)
            hand = Hand(GAME, GAME.board("classic"), position, self._draw)
            while len(self.verdicts) < turns and not GAME.outcome(hand.position).over:
                self._turn(hand)

    def _turn(self, hand: Hand) -> None:
        die = self._draw.randint(1, 6)
        self._client.post("/api/roll", {"number": die})
        move = self._draw.choice([move for move in GAME.legal(hand.position, die) if not traceless(move)])
        edges = hand.play(die, move, 0)
        if not edges:
            return
        landed = self._touch(edges)
        self._wait("state", lambda state: state["hand"]["kind"] == "complete", self.shown, landed)
        told = self._client.state()["past"]["lines"]
        decided = self.verdicts
        self._wait(
            "state",
            lambda state: state["past"]["lines"] > told or state["phase"] == "ask",
            decided,
            landed + REST_S,
        )
        if self._client.state()["phase"] == "ask":  # two turns fit what was seen: a person answers
            decided.pop()
            self._client.post("/api/answer", {"move": move})
            self._client.until(lambda state: state["past"]["lines"] > told)
            self._stream.drain()
        if len(self.verdicts) % 50 == 0:
            click.echo(f"{len(self.verdicts)} turns", err=True)

    def _touch(self, edges: Sequence[Edge]) -> float:
        """All touches of a turn; when the last one was begun."""
        dark = self._client.get("/api/board")["lamps"]
        self._stream.drain()
        for number, edge in enumerate(edges):
            begun = time.monotonic()
            self._client.magnet(edge.spot, on=edge.on)
            if number == 0:
                self._wait("board", lambda board: board["lamps"] != dark, self.lights, begun)
            if number < len(edges) - 1:
                time.sleep(max(0, begun + APART_S - time.monotonic()))
        return begun

    def _wait(self, name: str, wanted: Callable[[Any], bool], into: list[float], since: float) -> None:
        while time.monotonic() < since + 10:
            at, what, data = self._stream.next(10)
            if what == name and wanted(data):
                into.append(at - since)
                return
        raise AssertionError(f"waited in vain for {name}; the state is {self._client.state()}")


def traceless(move: str) -> bool:
    """Whether a barricade goes onto the field just left: the picture is as before, and the referee asks."""
    source, _, rest = move.partition("*")
    return rest.endswith(f">{source}")


def percentiles(name: str, seconds: Sequence[float]) -> str:
    """One row of the table: p50, p95, p99 and the largest, in ms."""
    cuts = statistics.quantiles(seconds, n=100)
    numbers = (cuts[49], cuts[94], cuts[98], max(seconds))
    return f"| {name} | " + " | ".join(f"{number * 1000:.0f}" for number in numbers) + " |"


def resident_mb(pid: int) -> float:
    """Resident memory of a process, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def cpu_share(pid: int, seconds: float) -> float:
    """Share of one core that a process uses over so many seconds."""

    def used() -> int:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    before = used()
    time.sleep(seconds)
    return (used() - before) * TICK_S / seconds


def main() -> None:
    """Measure and print Markdown."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    with tempfile.TemporaryDirectory() as folder, demo(Path(folder)) as running:
        starts = [running.ready_s]
        for _ in range(4):
            running.kill()
            running.restart()
            starts.append(running.ready_s)
        click.echo(f"start to ready: {min(starts):.2f} to {max(starts):.2f} s ({len(starts)} starts)")
        pid = running.process.pid
        Client(running.port).state()
        click.echo(f"idle: {cpu_share(pid, 20):.2%} of a core, {resident_mb(pid):.0f} MB resident")
        with ExitStack() as phones:
            streams = [phones.enter_context(Stream(running.port)) for _ in range(20)]
            share = cpu_share(pid, 20)
            click.echo(
                f"{len(streams)} event streams: {share:.2%} of a core, {resident_mb(pid):.0f} MB resident"
            )
    with ThreadPoolExecutor(TABLES) as tables:
        played = list(tables.map(lambda seed: table(seed, turns // TABLES), range(TABLES)))
    click.echo("\n| ms | p50 | p95 | p99 | max |\n|---|---|---|---|---|")
    for name, what in NAMES.items():
        click.echo(percentiles(name, [each for one in played for each in getattr(one, what)]))


def table(seed: int, turns: int) -> Turns:
    """Play so many turns at a table of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        demo(Path(folder)) as running,
        Stream(running.port) as stream,
    ):
        played = Turns(running, stream, seed)
        played.play(turns)
        click.echo(f"after {turns} turns: {resident_mb(running.process.pid):.0f} MB resident")
    return played


if __name__ == "__main__":
    main()
