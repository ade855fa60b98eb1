"""Contacts on the Pi's pins, one for each pin or as a diode matrix, as one bit set: 1 = closed.

Knows pull-ups, edges and scanning. Refuses to know bounces (that is the debounce behind it), spots and
buttons.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from companion.ports.devices import Clock
from hardware import gpio_pins
from hardware.gpio_pins import Factory

SCAN_MS = 4
"""A matrix, or pins that report no edges, are read so often: 250 times a second."""

SETTLE_S = 50e-6
"""A row rises through the pin's own pull-up, 50 to 65 kOhm, against some 150 pF of wires and diodes: a time
constant of up to 10 us; five of them."""

OLDEST_EDGE_S = 1.0
"""An edge that claims to be older has another clock than ours."""


class Contacts:
    """Switches between pins and ground, with the pins' own pull-ups.

    Edges come on the factory's own thread and only wake ours; since edges can be lost, every look reads the
    pins again.

    Args:
        pins: bit ``i`` of the levels is ``pins[i]``.
        clock: milliseconds, monotonic.
        wake: asks for a look, from any thread.
    """

    def __init__(self, pins: Sequence[str], clock: Clock, wake: Callable[[], None]) -> None:
        self._pins, self._clock, self._wake = pins, clock, wake
        self._edges: deque[tuple[int, int, bool]] = deque()  # (when, bit, closed); appended by any thread
        self._handlers: list[Callable[[float, bool], None]] = []  # gpiozero itself keeps none of them alive
        self._inputs: list[Any] = []
        self._levels = 0
        self._fault: Exception | None = None  # what an edge has raised
        self.scan_ms: int | None = None
        """How often to look where no edge calls; None where edges do."""

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins."""
        from gpiozero import InputDevice  # noqa: PLC0415 - only where pins are wanted

        self.scan_ms, self._fault = None, None
        self._inputs, self._handlers = [], []
        self._edges.clear()
        stack.callback(self._handlers.clear)
        for pin in self._pins:
            device = InputDevice(pin, pull_up=True, pin_factory=factory)
            stack.callback(device.close)
            self._inputs.append(device)
        for number, device in enumerate(self._inputs):
            self._listen(device, 1 << number, factory)
        self._levels = self.read()

    def _listen(self, device: Any, bit: int, factory: Factory) -> None:
        """Hear this pin's edges; where the library cannot (RPi.GPIO on a new kernel), look often instead."""

        def heard(ticks: float, state: bool) -> None:
            try:
                age_s = factory.ticks_diff(factory.ticks(), ticks)
                age_ms = int(age_s * 1000) if 0 <= age_s <= OLDEST_EDGE_S else 0
                self._edges.append((self._clock() - age_ms, bit, not state))
            except Exception as fault:  # noqa: BLE001 - the library's one thread for all pins would end of it
                self._fault = fault
            self._wake()

        self._handlers.append(heard)
        try:
            device.pin.edges = "both"
            device.pin.when_changed = heard
        except gpio_pins.failures():
            self.scan_ms = SCAN_MS

    def read(self) -> int:
        """Tell what the pins show now."""
        return sum(1 << number for number, device in enumerate(self._inputs) if not device.pin.state)

    def look(self, now_ms: int) -> list[tuple[int, int]]:
        """Return the levels after each edge since the last look, in the order heard, and those now.

        Times in ms; edges may carry times that go back by a little. Raises what an edge has raised.
        """
        if self._fault is not None:
            raise self._fault
        seen = []
        while self._edges:
            at_ms, bit, closed = self._edges.popleft()
            self._levels = self._levels | bit if closed else self._levels & ~bit
            seen.append((at_ms, self._levels))
        self._levels = self.read()
        return [*seen, (now_ms, self._levels)]


class Matrix:
    """Contacts with a diode each at the crossings of columns and rows; line = column * rows + row.

    A column is driven low, all others high; a closed contact pulls its row low through its diode. The diode
    lets current from row to column only, so that three closed contacts at corners of a rectangle do not show
    a fourth. Columns are read one after the other, the first again right after the last.

    Args:
        columns, rows: pins.
        pause: waits so many seconds within a look.
    """

    def __init__(self, columns: Sequence[str], rows: Sequence[str], pause: Callable[[float], None]) -> None:
        self._columns, self._rows, self._pause = columns, rows, pause
        self._drives: list[Any] = []
        self._inputs: list[Any] = []
        self.scan_ms: int | None = SCAN_MS

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins; all columns high."""
        from gpiozero import InputDevice, OutputDevice  # noqa: PLC0415 - only where pins are wanted

        self._drives, self._inputs = [], []
        for pin in self._rows:
            row = InputDevice(pin, pull_up=True, pin_factory=factory)
            stack.callback(row.close)
            self._inputs.append(row)
        for pin in self._columns:
            column = OutputDevice(pin, active_high=False, initial_value=False, pin_factory=factory)
            stack.callback(column.close)
            stack.callback(column.off)
            self._drives.append(column)

    def read(self) -> int:
        """Return one scan."""
        levels = 0
        for number, column in enumerate(self._drives):
            column.on()
            self._pause(SETTLE_S)
            for row, device in enumerate(self._inputs):
                if not device.pin.state:
                    levels |= 1 << number * len(self._inputs) + row
            column.off()
        return levels

    def look(self, now_ms: int) -> list[tuple[int, int]]:
        """Return one scan, as of ``now_ms``."""
        return [(now_ms, self.read())]
