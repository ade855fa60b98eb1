"""What hangs on the mock pins in tests: contacts, direct or behind diodes, a plug, and eyes for the lights.

gpiozero's mock pins know nothing of each other and run callbacks in the caller's thread. Here a column that
is driven low pulls down the rows of its closed contacts, pull-ups win where nothing pulls, and hands may act
from any thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPin

from companion.core.model.types import Lamp
from hardware.board_map import BoardMap, parse_board_map

LOOK_S = 0.7
"""Eyes look so long: a light that blinks once a second, half a second lit, is seen to blink."""


class WorldPin(MockPin):  # type: ignore[misc]  # gpiozero ships no types
    """A pin whose level follows what hangs on it."""

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        self.factory.settle()

    def _set_state(self, value: float) -> None:
        if bool(value) != self.state:
            self.factory.switched.add(self.info.name)
        super()._set_state(value)
        self.factory.settle()

    def _enable_event_detect(self) -> None:
        if self.factory.deaf:
            raise RuntimeError("Failed to add edge detection")

    def _call_when_changed(self, *what: object) -> None:
        """Tell of an edge, at its age by the real clock; gpiozero would, though it could not listen."""
        if not self.factory.deaf:
            super()._call_when_changed(*what)


class World(MockFactory):  # type: ignore[misc]  # gpiozero ships no types
    """A mock pin factory with contacts: pins bridged to ground, and column-to-row bridges with a diode."""

    def __init__(self) -> None:
        super().__init__(pin_class=WorldPin)
        self.switched: set[str] = set()
        self.grounded: set[str] = set()
        self.bridges: set[tuple[str, str]] = set()
        self.diodes = True
        self.broken = ""
        self.deaf = False  # as RPi.GPIO on a new kernel: no edges
        self._lock = threading.RLock()

    def pin(self, name: str, **kwargs: object) -> WorldPin:
        if self.broken:
            raise OSError(self.broken)
        pin: WorldPin = super().pin(name, **kwargs)
        return pin

    def ground(self, pin: str, on: bool) -> None:
        """Press a button, or bring a magnet to a direct reed; or take it away."""
        with self._lock:
            (self.grounded.add if on else self.grounded.discard)(pin)
            self.settle()

    def bridge(self, column: str, row: str, on: bool) -> None:
        """Close or open the contact at a crossing."""
        with self._lock:
            (self.bridges.add if on else self.bridges.discard)((column, row))
            self.settle()

    @contextmanager
    def still(self) -> Iterator[None]:
        """What happens in this block makes no edges."""
        with self._lock:
            pins = list(self.pins.values())
            for pin in pins:
                pin._edges = "none"
            yield
            for pin in pins:
                pin._edges = "both"

    def settle(self) -> None:
        """Let all inputs follow what pulls at them."""
        with self._lock:
            pins = {pin.info.name: pin for pin in self.pins.values()}
            low = {name for name, pin in pins.items() if pin.function == "output" and not pin.state}
            low |= self.grounded
            while True:  # without diodes current goes on from row to column to row
                more = {row for column, row in self.bridges if column in low}
                if not self.diodes:
                    more |= {column for column, row in self.bridges if row in low}
                if more <= low:
                    break
                low |= more
            for name, pin in pins.items():
                if pin.function == "input" and pin.pull == "up":
                    (pin.drive_low if name in low else pin.drive_high)()

    def lit(self) -> frozenset[str]:
        """The outputs that are high."""
        with self._lock:
            return frozenset(
                pin.info.name for pin in self.pins.values() if pin.function == "output" and pin.state
            )


@contextmanager
def world() -> Iterator[World]:
    """A world as gpiozero's factory for the length of a block."""
    made = World()
    before, Device.pin_factory = Device.pin_factory, made
    try:
        yield made
    finally:
        Device.pin_factory = before


SPOTS = ("red:1", "i3", "a1", "b1", "c1", "d1", "blue:5", "i14", "q13")
"""Nine spots, so that a contact and a light for each, and a plug, fit on the header."""


def small_map() -> BoardMap:
    """A part of malefiz-classic: spot ``i`` on line ``i`` and light ``i``."""
    places = [
        {"spot": spot, "line": i, "light": i, "x_mm": 28 * i, "y_mm": 0} for i, spot in enumerate(SPOTS)
    ]
    return parse_board_map({"board": "malefiz-classic", "places": places}, "small.toml")


PLUG = "GPIO27"
DIRECT = [f"GPIO{n}" for n in range(2, 11)]
COLUMNS, ROWS = DIRECT[:3], DIRECT[3:6]
LIGHTS = [f"GPIO{n}" for n in range(12, 21)]


class Hands:
    """`companion.ports.devices.Magnets` over a world: moves magnets, sees lights."""

    def __init__(self, pins: World, *, matrix: bool, magnets: Sequence[str]) -> None:
        self._pins, self._matrix = pins, matrix
        self._on = set(magnets)
        self._plugged = False
        self.plug()

    def set(self, spot: str, on: bool) -> None:
        (self._on.add if on else self._on.discard)(spot)
        if self._plugged:
            self._touch(spot, on)

    def _touch(self, spot: str, on: bool) -> None:
        line = SPOTS.index(spot)
        if self._matrix:
            self._pins.bridge(COLUMNS[line // len(ROWS)], ROWS[line % len(ROWS)], on)
        else:
            self._pins.ground(DIRECT[line], on)

    def plug(self) -> None:
        self._plugged = True
        for spot in self._on:
            self._touch(spot, True)
        self._pins.ground(PLUG, True)

    def unplug(self) -> None:
        self._plugged = False
        self._pins.ground(PLUG, False)
        for spot in self._on:
            self._touch(spot, False)

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """What eyes see who look for a while: colours are lost, what changes meanwhile blinks."""
        before = self._pins.lit()
        self._pins.switched.clear()
        threading.Event().wait(LOOK_S)
        switched = frozenset(self._pins.switched)
        lamps = {
            spot: Lamp("white", "blink" if pin in switched else "steady")
            for spot, pin in zip(SPOTS, LIGHTS, strict=True)
            if pin in before | switched
        }
        return frozenset(self._on), lamps

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Eyes need no call: the listener is called all the time."""
        over = threading.Event()

        def call() -> None:
            while not over.wait(0.05):
                listener()

        thread = threading.Thread(target=call)
        thread.start()

        def stop() -> None:
            over.set()
            thread.join()

        return stop
