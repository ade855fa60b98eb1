"""A board program (host port or simulated AVR) as hands and eyes of a test: `ports.devices.Magnets`.

The lamps are told from the pixels (`lamp_watch`), so a change of lamps is known after the time that an eye
needs.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from companion.core.model.types import Lamp
from hardware.board_map import BoardMap
from tests.firmware_bridge.board_program import BoardProgram
from tests.firmware_bridge.lamp_watch import LampWatch

LOOK_S = 0.05
"""Time alone changes what is known of a lamp, so listeners are called this often."""


class SimulatedBoard:
    """Implements `companion.ports.devices.Magnets` on a board program.

    Args:
        command: the program with its own options.
        path: where the serial port shall appear.
        spots: the board map; the program is started with its counts.
        magnets: the spots that have a magnet at the start.
    """

    def __init__(
        self, command: Sequence[str], *, path: Path, spots: BoardMap, magnets: Iterable[str] = ()
    ) -> None:
        self._spots = spots
        self._magnets = set(magnets)
        self._lock = threading.Lock()
        self._watch = LampWatch(spots.lights)
        self._powered = True
        self._listeners: list[Callable[[], None]] = []
        self._closing = threading.Event()
        levels = spots.levels(self._magnets).to_bytes(20, "little").hex()
        counts = ["--lines", str(spots.lines), "--lights", str(spots.lights)]
        self._plugs = 1
        self._command = [*command, "--link", str(path), *counts, "--levels", levels]

    def start(self) -> None:
        """Switch it on: the port exists when this returns."""
        self.program = BoardProgram(self._command, self._see)
        self._ticker = threading.Thread(target=self._tick, name="lamp watch", daemon=True)
        self._ticker.start()
        self.program.wait_until_ready()

    def close(self) -> None:
        """Switch it off for good; may be called twice."""
        self._closing.set()
        self.program.close()
        self._ticker.join(5)

    # --- Magnets -----------------------------------------------------------------------------

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""
        line = self._spots.line_of[spot]
        with self._lock:
            (self._magnets.add if on else self._magnets.discard)(spot)
        self.program.order(f"line {line} {int(on)}")

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """The spots with a magnet, and the lamps as far as an eye can tell by now."""
        with self._lock:
            magnets = frozenset(self._magnets)
            lamps = self._watch.lamps(time.monotonic()) if self._powered else {}
        spot_of = {light: spot for spot, light in self._spots.light_of.items()}
        return magnets, {spot_of[light]: lamp for light, lamp in lamps.items()}

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener at each change, and now and then besides; returns the way to stop."""
        with self._lock:
            self._listeners.append(listener)

        def stop() -> None:
            with self._lock, contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    # --- faults ------------------------------------------------------------------------------

    def unplug(self) -> None:
        """Pull the cable: the port is gone when this returns, the board without power."""
        self.program.order("unplug")
        self.program.stats()
        with self._lock:
            self._powered = False
            self._watch.forget()

    def plug(self) -> None:
        """Plug it in again: the port is back when this returns."""
        self._plugs += 1
        with self._lock:
            self._powered = True
        self.program.order("plug")
        self.program.wait_until_ready(self._plugs)

    def order(self, text: str) -> None:
        """Any other command of the text interface, such as ``reset``, ``pause 500``, ``chain 0``."""
        self.program.order(text)

    # --- eyes --------------------------------------------------------------------------------

    def _see(self, pixels: bytes) -> None:
        with self._lock:
            if self._powered:
                self._watch.see(pixels, time.monotonic())

    def _tick(self) -> None:
        while not self._closing.wait(LOOK_S):
            with self._lock:
                listeners = tuple(self._listeners)
            for listener in listeners:
                listener()
