"""Links on a world of mock pins, and what they say."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from companion.core.model.types import Heard, SensorFrame
from companion.ports.devices import BoardLink, DeviceSpec, LinkEvent
from hardware.gpio_board import open_board
from tests.hardware.world import World, world

PINS = ["GPIO17", "GPIO27", "GPIO22"]
PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Rig:
    """A link on a world of mock pins, and what it says."""

    def __init__(self, pins: World, **options: Any) -> None:
        self.pins = pins
        self.events: queue.Queue[LinkEvent] = queue.Queue()
        table = {"factory": "mock", **options}
        self.link: BoardLink = open_board(DeviceSpec("reeds", clock_ms, 1, 0, options=table))

    def start(self) -> None:
        self.link.start(self.events.put)

    def next(self) -> LinkEvent:
        return self.events.get(timeout=PATIENCE_S)

    def frame(self, bits: int) -> SensorFrame:
        """The next frame with these bits; frames with others before it are left out."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            event = self.next()
            if isinstance(event, SensorFrame) and event.bits == bits:
                return event
        raise AssertionError(f"no frame with {bits:b}")

    def frames(self) -> list[SensorFrame]:
        """What has come by now."""
        return [e for e in list(self.events.queue) if isinstance(e, SensorFrame)]


Build = Callable[..., Rig]


@contextmanager
def building() -> Iterator[Build]:
    """What makes rigs on one world; all are closed at the end."""
    rigs: list[Rig] = []
    with world() as pins:

        def make(**options: Any) -> Rig:
            rigs.append(Rig(pins, **options))
            return rigs[-1]

        yield make
        for rig in rigs:
            rig.link.close()


def heard(rig: Rig) -> Heard:
    """Ask for a look, and wait for it."""
    rig.link.confirm()
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if isinstance(event := rig.next(), Heard):
            return event
    raise AssertionError("nothing was heard")
