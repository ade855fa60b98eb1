"""The board and the panel on pins of a real kernel: lgpio, /dev/gpiochip0, edges on lgpio's own thread.

Not part of the test run: it needs root on a machine whose first GPIO chip is made by the kernel's gpio-sim
with 54 lines, and that looks like a Pi to gpiozero (a line ``Revision : c03111`` in /proc/cpuinfo), as the
virtual machine of ``tests/vm`` is. There:

    python -m tests.hardware.real_kernel

Says one line for each thing that was as it should be; ends with a traceback at the first that was not.
"""

from __future__ import annotations

import itertools
import statistics
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from companion.core.model.types import Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import DeviceSpec, LinkEvent
from companion.ports.panel import Face, PanelSpec, Press
from hardware.gpio_board import open_board
from hardware.gpio_panel import open_panel

PATIENCE_S = 60
LINES = list(range(2, 20))
LIGHTS, PLUG = (21, 22), 27
COLUMNS, ROWS = range(2, 9), range(10, 17)


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def rest(seconds: float) -> None:
    threading.Event().wait(seconds)


def line(pin: int) -> Path:
    (chip,) = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*")
    return chip / f"sim_gpio{pin}"


def pull(pin: int, *, low: bool) -> None:
    """Close a contact to ground, or open it. A pin that is taken anew begins open."""
    (line(pin) / "pull").write_text("pull-down" if low else "pull-up")


def value(pin: int) -> int:
    return int((line(pin) / "value").read_text())


def names(pins: range | list[int] | tuple[int, ...]) -> list[str]:
    return [f"GPIO{pin}" for pin in pins]


class Board:
    """A link on these options, and what it says."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.events: Queue[LinkEvent] = Queue()
        self.link = open_board(DeviceSpec("reeds", clock_ms, 1, 0, options=options))
        self.link.start(self.events.put)

    def next(self, kind: type[LinkEvent]) -> Any:
        while not isinstance(event := self.events.get(timeout=PATIENCE_S), kind):
            pass
        return event

    def frame(self, bits: int) -> None:
        while self.next(SensorFrame).bits != bits:
            pass

    def so_far(self) -> list[int]:
        bits: list[int] = []
        while True:
            try:
                event = self.events.get_nowait()
            except Empty:
                return bits
            if isinstance(event, SensorFrame):
                bits.append(event.bits)


@contextmanager
def board(**options: Any) -> Iterator[Board]:
    made = Board(options)
    try:
        yield made
    finally:
        made.link.close()


def latency() -> str:
    taken = []
    with board(lines=names(LINES)) as made:
        up = made.next(LinkUp)
        made.frame(0)
        for number, pin in itertools.islice(itertools.cycle(enumerate(LINES)), 100):
            begun = time.monotonic()
            pull(pin, low=True)
            made.frame(1 << number)
            taken.append((time.monotonic() - begun) * 1000)
            pull(pin, low=False)
            made.frame(0)
    assert up.firmware == "gpio lgpio Raspberry Pi 4B", up
    p95 = sorted(taken)[94]
    return f"{up.firmware}: 100 of 100; edge to frame p50 {statistics.median(taken):.1f} ms, p95 {p95:.1f} ms"


def storm() -> str:
    with board(lines=names(LINES)) as made:
        made.frame(0)
        for number in range(3000):
            pull(LINES[number % len(LINES)], low=number % 2 == 0)
        for number, pin in enumerate(LINES):
            pull(pin, low=number % 3 == 0)
        wanted = sum(1 << number for number in range(0, len(LINES), 3))
        rest(2)
        assert made.so_far()[-1] == wanted
        for pin in LINES:
            pull(pin, low=True)
        rest(2)
        assert made.so_far()[-1] == (1 << len(LINES)) - 1
    return "3000 edges at full speed and 18 at once: the picture is right after it"


def lights_and_plug() -> str:
    with board(lines=names(LINES), lights=names(LIGHTS), plug=f"GPIO{PLUG}") as made:
        assert made.next(LinkLost).why.startswith("unplugged: ")
        pull(PLUG, low=True)
        made.next(LinkUp)
        made.link.show({0: Lamp("red", "steady"), 1: Lamp("red", "blink")})
        rest(0.5)
        seen = set()
        for _ in range(100):
            seen.add((value(LIGHTS[0]), value(LIGHTS[1])))
            rest(0.02)
        assert seen == {(1, 0), (1, 1)}, seen
        pull(PLUG, low=False)
        made.next(LinkLost)
        assert [value(pin) for pin in LIGHTS] == [0, 0]
    return "steady and blinking light; unplugged is told, and dark"


def matrix() -> str:
    with board(columns=names(COLUMNS), rows=names(ROWS)) as made:
        made.frame(0)
        pull(ROWS[2], low=True)  # no diodes here: a row that is low is low in each column
        made.frame(sum(1 << column * len(ROWS) + 2 for column in range(len(COLUMNS))))
        pull(ROWS[2], low=False)
        made.frame(0)
    return "7 x 7: rows are read in each column"


def panel() -> str:
    presses: Queue[Press] = Queue()
    wired = PanelSpec(
        clock_ms, {"done": "GPIO5"}, {"done": 1000}, "GPIO13", "GPIO12", tuple(names([22, 23, 24, 25]))
    )
    made = open_panel(wired)
    made.show(Face("steady", 6))
    made.start(lambda told: presses.put(told) if isinstance(told, Press) else None)
    try:
        assert not made.fault(PATIENCE_S)
        rest(0.5)
        assert [value(pin) for pin in (12, 22, 23, 24, 25)] == [1, 0, 1, 1, 1]
        pull(5, low=True)
        got = [presses.get(timeout=PATIENCE_S).what for _ in range(2)]
        pull(5, low=False)
        got.append(presses.get(timeout=PATIENCE_S).what)
        assert got == ["down", "held", "up"], got
        made.play("question")
        heard = set()
        until = time.monotonic() + 2
        while time.monotonic() < until:
            heard.add(value(13))
        assert heard == {0, 1}
    finally:
        made.close()
    return "status light, die, a press, a hold, a tune"


def main() -> None:
    for check in (latency, storm, lights_and_plug, matrix, panel):
        print(f"{check.__name__}: {check()}", flush=True)  # noqa: T201 - a program of its own


if __name__ == "__main__":
    main()
