"""Measures how the link survives: ``python -m tests.tools.measure_link [TIMES [BAD_BYTES]]``.

The virtual board on a pseudo-terminal, the serial link at its other end, both in this process. Each row is a
time in ms: from the moment when the cause has ended (cable in, reset pressed, stall over, proof asked for) to
the link's word that it is up, or that the picture is proven. Then bad bytes are counted
(docs/lab/figures.md). Measuring waits as people do; nothing here is a test.
"""

from __future__ import annotations

import queue
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from companion.core.model.types import Heard, LinkUp
from companion.ports.devices import DeviceSpec, LinkEvent
from firmware_bridge.serial_board import SerialBoard, open_board
from tests.firmware_bridge.faulty_board import FaultyBoard
from tests.firmware_bridge.flood import ToDevice, ToHost, flood

COUNT = 132
PATIENCE_S = 30.0
STALL_MS = 2500
BOOTLOADER_MS = 1600
"""The bootloader of an Arduino Mega waits about so long after a reset."""

GONE_S = 10.0


def clock_ms() -> int:
    """Milliseconds, monotonic."""
    return time.monotonic_ns() // 1_000_000


def pause(seconds: float) -> None:
    """Wait, as people do."""
    threading.Event().wait(seconds)


class Bench:
    """A board and its link."""

    def __init__(self, folder: Path, bootloader_ms: int = 0) -> None:
        numbers = {f"s{i}": i for i in range(COUNT)}
        self.board = FaultyBoard(
            path=folder / "port", lines=numbers, lights=numbers, clock=clock_ms, bootloader_ms=bootloader_ms
        )
        self.inbox: queue.Queue[LinkEvent] = queue.Queue()
        link = open_board(DeviceSpec("board", clock_ms, COUNT, COUNT, str(folder / "port")))
        assert isinstance(link, SerialBoard)
        self.link, self.draw = link, random.Random(1)
        self.board.start()
        self.link.start(self.inbox.put)
        self.wait(LinkUp)

    def wait(self, kind: type[LinkUp | Heard], since_ms: int = 0) -> None:
        """Until such an event comes that is not older."""
        while True:
            event = self.inbox.get(timeout=PATIENCE_S)
            if isinstance(event, kind) and event.at_ms >= since_ms:
                return

    def drain(self) -> None:
        """Forget what has been told so far."""
        while not self.inbox.empty():
            self.inbox.get()

    def cable_in(self) -> float:
        """Pull the cable for a while, put it in again: seconds until the link is up."""
        self.board.unplug()
        pause(self.draw.uniform(0.3, 1.0))
        self.drain()
        begun = time.monotonic()
        self.board.plug()
        self.wait(LinkUp)
        return time.monotonic() - begun

    def reset(self) -> float:
        """Press reset: seconds until the link is up."""
        pause(self.draw.uniform(0.1, 0.5))
        self.drain()
        begun = time.monotonic()
        self.board.reset()
        self.wait(LinkUp)
        return time.monotonic() - begun

    def reset_in_frame(self) -> float:
        """Reset in the middle of the next frame, that of a moved magnet: seconds until the link is up."""
        pause(self.draw.uniform(0.1, 0.5))
        self.drain()
        begun = time.monotonic()
        self.board.reset_in_frame()
        self.board.set("s0", "s0" not in self.board.state()[0])
        self.wait(LinkUp)
        return time.monotonic() - begun

    def stall(self) -> float:
        """Hang the controller until the link is lost: seconds from its waking until the link is up."""
        pause(self.draw.uniform(0.1, 0.5))
        self.drain()
        until = time.monotonic() + STALL_MS / 1000
        self.board.stall(STALL_MS)
        self.wait(LinkUp)
        return time.monotonic() - until

    def prove(self) -> float:
        """Ask for proof: seconds until it is there."""
        pause(self.draw.uniform(0.01, 0.1))
        begun, asked_ms = time.monotonic(), clock_ms()
        self.link.confirm()
        self.wait(Heard, asked_ms)
        return time.monotonic() - begun


@contextmanager
def bench(bootloader_ms: int = 0, flip: float = 0.0) -> Iterator[Bench]:
    """A bench whose line turns over so many bytes."""
    with tempfile.TemporaryDirectory() as folder:
        made = Bench(Path(folder), bootloader_ms)
        made.board.corrupt(flip, seed=2)
        yield made
        made.link.close()
        made.board.close()


def row(name: str, seconds: Sequence[float]) -> str:
    """One row of the table: p50, p95 and the largest, in ms."""
    cuts = statistics.quantiles(seconds, n=20)
    numbers = (cuts[9], cuts[18], max(seconds))
    return f"| {name} | {len(seconds)} | " + " | ".join(f"{n * 1000:.0f}" for n in numbers) + " |"


def cost_of_waiting() -> float:
    """Share of a core that looking for a lost port takes."""
    link = open_board(DeviceSpec("board", clock_ms, COUNT, COUNT, "/nonexistent/port"))
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link.start(inbox.put)
    inbox.get(timeout=PATIENCE_S)
    before = time.process_time()
    pause(GONE_S)
    share = (time.process_time() - before) / GONE_S
    link.close()
    return share


def main() -> None:
    """Measure and print Markdown."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    bad_bytes = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000_000
    click.echo("| ms | times | p50 | p95 | max |\n|---|---|---|---|---|")
    kinds: list[tuple[str, Callable[[Bench], float], int, float, int]] = [
        ("cable in", Bench.cable_in, 0, 0.0, times),
        ("cable in, one byte in 100 flipped", Bench.cable_in, 0, 0.01, times),
        (f"cable in, a bootloader of {BOOTLOADER_MS} ms", Bench.cable_in, BOOTLOADER_MS, 0.0, times // 2),
        ("reset", Bench.reset, 0, 0.0, times),
        ("reset in mid-frame", Bench.reset_in_frame, 0, 0.0, times),
        ("reset, one byte in 100 flipped", Bench.reset, 0, 0.01, times),
        (f"a stall of {STALL_MS} ms", Bench.stall, 0, 0.0, times // 2),
        ("proof of the picture", Bench.prove, 0, 0.0, 5 * times),
        ("proof of the picture, one byte in 100 flipped", Bench.prove, 0, 0.01, 5 * times),
    ]
    for name, what, bootloader_ms, flip, count in kinds:
        with bench(bootloader_ms, flip) as made:
            click.echo(row(name, [what(made) for _ in range(count)]))
    click.echo(f"\nlooking for a lost port: {cost_of_waiting():.2%} of a core")
    for end, share in ((ToHost(random.Random(3)), 0.9), (ToDevice(random.Random(4)), 0.1)):
        *_, counts = flood(end, round(bad_bytes * share), random.Random(5))
        told = ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()))
        click.echo(f"{type(end).__name__}: {told}; 0 wrong (a wrong one would have stopped this)")


if __name__ == "__main__":
    main()
