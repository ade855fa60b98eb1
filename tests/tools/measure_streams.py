"""Many phones at once: ``python -m tests.tools.measure_streams``: 64 streams, and 300 phones that poll.

A demo, the phones (`tests.tools.phone_load`) and whoever plays are processes of their own. Stages follow each
other in one run: one phone, all streams, all streams and polls. Another state of the companion (``--against
FOLDER``, a checkout) is measured in turns with it by the same phones, so that a slow machine does not pass
for a slow companion. Numbers are in docs/lab/figures.md.
"""

from __future__ import annotations

import http.client
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click

from tests.system.running import Client, Demo, demo
from tests.tools.measure import percentiles, resident_mb
from tests.tools.phone_load import Heard, Phones

SEATS = ("red", "green", "yellow", "blue")
INPUTS = 60
PAUSE_S = 0.3
TURNS = 200
"""So many turns stand in the history before anything is measured."""


@dataclass
class Stage:
    """What one stage has shown, all its rounds together; times in seconds."""

    waits: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    polls: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: int = 0
    state_bytes: float = 0
    resident: float = 0
    busy: float = 0

    def add(self, heard: Heard, told: list[tuple[float, int]]) -> None:
        """Take note of one round."""
        self.waits += [at - sent for sent, rev in told for at in heard.by_rev.get(rev, ())]
        self.late += heard.late
        self.polls += heard.polls
        self.unanswered += heard.unanswered
        self.refused += heard.refused
        self.state_bytes = heard.stream_bytes / max(1, heard.states)


def play(client: Client, rounds: int) -> list[tuple[float, int]]:
    """Numbers rolled and taken back by the host: when each was sent, and the revision that shows it."""
    told = []
    for number in range(rounds):
        sent = time.monotonic()
        told.append((sent, (client.undo() if number % 2 else client.post("/api/roll", {}))["rev"]))
        time.sleep(PAUSE_S)
    return told


def lengthen(client: Client, turns: int) -> None:
    """Play so many turns from the list."""
    for _ in range(turns):
        client.post("/api/roll", {})
        moves = [move["move"] for move in client.get("/api/moves")]
        if moves:
            client.post("/api/enter", {"move": moves[-1]})


def measure(running: Demo, stage: Stage, phones: tuple[int, int, float]) -> None:
    """One round of a stage: ``phones`` are streams, phones that poll, and how often."""
    port, pid = running.port, running.process.pid
    client = Client(port)
    client.become_host()
    crowd = Phones(port, *phones)
    stop = threading.Event()
    pages = threading.Thread(target=_pages, args=(port, stage.pages, stop))
    pages.start()
    used, begun = _used_s(pid), time.monotonic()
    told = play(client, INPUTS)
    stage.busy = (_used_s(pid) - used) / (time.monotonic() - begun)
    stage.resident = max(stage.resident, resident_mb(pid))
    stop.set()
    pages.join()
    stage.add(crowd.stop(), told)
    client.close()


def _pages(port: int, times: list[float], stop: threading.Event) -> None:
    while not stop.wait(0.5):
        begun = time.monotonic()
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        line.request("GET", "/")
        line.getresponse().read()
        line.close()
        times.append(time.monotonic() - begun)


def _used_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def table(checkout: Path | None) -> Iterator[Demo]:
    """A long game of this companion, or of that of another checkout."""
    usual = os.environ.get("PYTHONPATH")
    if checkout:
        os.environ["PYTHONPATH"] = str(checkout)
    try:
        with tempfile.TemporaryDirectory() as folder, demo(Path(folder) / "data") as running:
            client = Client(running.port)
            client.become_host()
            client.new_game(variant="classic", seats=list(SEATS))
            lengthen(client, TURNS)
            client.close()
            yield running
    finally:
        if checkout:
            os.environ.pop("PYTHONPATH")
        if usual is not None:
            os.environ["PYTHONPATH"] = usual


@click.command()
@click.option("--streams", default=64)
@click.option("--pollers", default=300)
@click.option("--every", default=2.0, help="seconds between two polls of a phone")
@click.option("--rounds", default=2)
@click.option(
    "--against", type=click.Path(exists=True, file_okay=False, path_type=Path), help="another checkout"
)
def main(streams: int, pollers: int, every: float, rounds: int, against: Path | None) -> None:
    """Print what is measured."""
    stages = {
        "one phone": (1, 0, every),
        "streams": (streams, 0, every),
        "streams and polls": (streams, pollers, every),
    }
    companions = {"this": None} | ({"other": against} if against else {})
    shown = {(name, stage): Stage() for name in companions for stage in stages}
    for _ in range(rounds):
        for name, checkout in companions.items():
            with table(checkout) as running:
                for stage, phones in stages.items():
                    measure(running, shown[name, stage], phones)
    click.echo(
        f"{streams} streams; {pollers} phones polling every {every:g} s; {TURNS} turns played; "
        f"load {os.getloadavg()[0]:.0f}\n"
    )
    click.echo("| ms | p50 | p95 | p99 | max |\n|---|---|---|---|---|")
    for (name, stage), seen in shown.items():
        click.echo(percentiles(f"{name}, {stage}: told, to every phone showing it", seen.waits))
        click.echo(percentiles("- a state made, to every phone having it", seen.late))
        for what, times in (("- the page meanwhile", seen.pages), ("- a poll", seen.polls)):
            if len(times) > 1:
                click.echo(percentiles(what, times))
    click.echo(
        "\n| | resident | of a core | bytes a state | streams refused | polls hung up on |"
        "\n|---|---|---|---|---|---|"
    )
    for (name, stage), seen in shown.items():
        used = f"{seen.resident:.0f} MB | {seen.busy:.0%} | {seen.state_bytes:.0f}"
        click.echo(f"| {name}, {stage} | {used} | {seen.refused} | {seen.unanswered} |")


if __name__ == "__main__":
    main()
