"""Virtual boards at the end of real pseudo-terminals, and what their links tell."""

from __future__ import annotations

import queue
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.core.model.types import LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from firmware_bridge.serial_board import SerialBoard
from tests.firmware_bridge.faulty_board import FaultyBoard

PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def make_board(port: Path, count: int = 40, bootloader_ms: int = 0) -> FaultyBoard:
    numbers = {f"s{i}": i for i in range(count)}
    return FaultyBoard(
        path=port,
        lines=numbers,
        lights=numbers,
        clock=clock_ms,
        magnets=("s3",),
        bootloader_ms=bootloader_ms,
    )


@contextmanager
def linked(port: Path, counts: tuple[int, int] = (40, 40)) -> Iterator[queue.Queue[LinkEvent]]:
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link = SerialBoard(device=port.name, port=str(port), clock=clock_ms, counts=counts)
    link.start(inbox.put)
    try:
        yield inbox
    finally:
        link.close()


class Table:
    """A board, its link, and all that was ever true of its lines."""

    def __init__(self, board: FaultyBoard, inbox: queue.Queue[LinkEvent]) -> None:
        self.board, self.inbox = board, inbox
        self.levels = 1 << 3
        self.ever = {self.levels}
        self.words: list[str] = []

    def set(self, line: int, on: bool) -> None:
        self.levels = self.levels | 1 << line if on else self.levels & ~(1 << line)
        self.ever.add(self.levels)
        self.board.set(f"s{line}", on)

    def until(self, word: str) -> None:
        """Read on until this is told: ``up``, the name of a loss, or ``seen`` (the picture as it is now)."""
        until = time.monotonic() + PATIENCE_S
        while True:
            event = self.inbox.get(timeout=max(0.01, until - time.monotonic()))
            if isinstance(event, SensorFrame):
                assert event.bits in self.ever, "a picture that never was"
                if word == "seen" and event.bits == self.levels:
                    return
            elif isinstance(event, LinkUp | LinkLost):
                said = "up" if isinstance(event, LinkUp) else event.why.split(":")[0]
                self.words.append(said)
                if said == word:
                    return

    def shuffle(self, rng: random.Random, times: int) -> None:
        """Magnets come and go; each picture is waited for."""
        for _ in range(times):
            line = rng.randrange(40)
            self.set(line, not self.levels >> line & 1)
            self.until("seen")
