"""A board without hardware: magnets that a page moves, behind the real wire (`plugs`).

Knows spots by name. The device's behaviour is `device.Device`, the same machine as the firmware. Refuses to
know games, the host, and how devices fail.
"""

import contextlib
import select
import threading
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from companion.core.model.types import Lamp
from companion.ports.devices import Clock
from companion.ports.supervised_thread import SupervisedThread
from firmware_bridge.device import Device
from firmware_bridge.inputs import Inputs
from firmware_bridge.magnet_file import load_magnets, save_magnets
from firmware_bridge.messages import Hello, lamp_of
from firmware_bridge.plugs import Loopback, Plug, Pty, Readable
from firmware_bridge.waker import Waker

FIRMWARE = "virtual 1.0"
READ_SIZE = 4096
"""Bytes that are read or sent at once: more than comes between two looks."""


class VirtualBoard:
    """Implements `companion.ports.devices.Magnets` and answers at a port like a real board.

    Args:
        path: where the serial port appears: a symbolic link, made and replaced; its folder must exist.
            None: at a loopback socket instead, whose address is `port` once the board was started.
        lines, lights: spot name -> line number, spot name -> light number (from the board map).
        clock: milliseconds, monotonic.
        magnets: the spots that have a magnet at the start.
        keep: a file that remembers the magnets, since real pieces stay when a program is killed; what it
            holds comes before ``magnets``. A file that cannot be used is left out with a warning.
    """

    def __init__(
        self,
        *,
        path: Path | None,
        lines: Mapping[str, int],
        lights: Mapping[str, int],
        clock: Clock,
        magnets: Iterable[str] = (),
        keep: Path | None = None,
    ) -> None:
        self._clock, self._keep = clock, keep
        self.start_magnets = frozenset(magnets)
        self._plug: Plug = Loopback() if path is None else Pty(path)
        self._lines, self._lights = dict(lines), dict(lights)
        counts = (max(self._lines.values()) + 1, max(self._lights.values()) + 1)
        self._hello = Hello(*counts, FIRMWARE)
        self._lock = threading.Lock()  # guards everything below; listeners are called without it
        kept = load_magnets(keep, self._lines) if keep is not None else None
        self._magnets = set(self.start_magnets) if kept is None else set(kept)
        self._levels = sum(1 << self._lines[spot] for spot in self._magnets)
        self._edges: deque[tuple[int, int, bool]] = deque()  # (when, line, on or off from then on)
        self._read_levels = self._levels  # as the device has scanned them
        self._codes = bytes(self._hello.lights)
        self._listeners: list[Callable[[], None]] = []
        self._session = clock() % 0xFFFF
        self._device = self._boot()
        self._unsaid = b""
        self._closing = False
        self._waker = Waker()
        self._thread = SupervisedThread("virtual board", self._run, wake=self._waker.wake)

    # --- Magnets -----------------------------------------------------------------------------

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""
        line = self._lines[spot]
        with self._lock:
            if (spot in self._magnets) == on:
                return
            (self._magnets.add if on else self._magnets.discard)(spot)
            self._levels ^= 1 << line
            self._edges.append((self._clock(), line, on))
            if self._keep is not None:
                save_magnets(self._keep, self._magnets)
        self._waker.wake()
        self._tell()

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """Return the spots with a magnet, and the lamps as the device shows them (dark ones left out)."""
        with self._lock:
            magnets, codes = frozenset(self._magnets), self._codes
        lamps = ((spot, lamp_of(codes[light])) for spot, light in self._lights.items())
        return magnets, {spot: lamp for spot, lamp in lamps if lamp is not None}

    @property
    def port(self) -> str:
        """What a host opens: the path, or ``socket://127.0.0.1:NUMBER``; known once the board was started."""
        return self._plug.port

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener (any thread, it returns at once) after each change; returns the way to stop."""
        with self._lock:
            self._listeners.append(listener)

        def stop() -> None:
            with self._lock, contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    def _tell(self) -> None:
        with self._lock:
            listeners = tuple(self._listeners)
        for listener in listeners:
            listener()

    # --- life --------------------------------------------------------------------------------

    def start(self) -> None:
        """Plug the board in: the port exists when this returns. Raises InputError where it cannot be."""
        self._restart()
        self._plug.open()
        self._thread.start()

    def close(self) -> None:
        """Unplug it for good and end its thread; may be called twice."""
        with self._lock:
            self._closing = True
        if self._thread.close(timeout_s=1):
            self._waker.close()

    # --- the thread --------------------------------------------------------------------------

    def _boot(self) -> Device:
        self._session = self._session % 0xFFFF + 1
        self._edges.clear()
        self._read_levels = self._levels
        return Device(self._hello, session=self._session, now_ms=self._clock(), inputs=self._inputs())

    def _inputs(self) -> Inputs:
        """Return what the first scan sees."""
        return Inputs(self._hello.lines, self._levels)

    def _restart(self) -> None:
        """Power on: the device boots, dark."""
        self._device = self._boot()
        self._unsaid = b""

    def _run(self) -> None:
        while True:
            with self._lock:
                if self._closing:
                    self._plug.close()
                    return
                readers, wait_s = self._step()
                changed = self._show()
            if changed:
                self._tell()
            readable, _, _ = select.select(readers, [], [], wait_s)
            if self._waker in readable:
                self._waker.drain()

    def _step(self) -> tuple[list[Waker | Readable], float | None]:
        """Carry out one round of the device: what to wait for next, and how long (seconds)."""
        now_ms = self._clock()
        self._scan()
        deadline_ms = self._exchange(now_ms)
        return [self._waker, *self._plug.readers()], max(0, deadline_ms - now_ms) / 1000

    def _scan(self) -> None:
        """Scan the magnets that have moved, each at its time."""
        while self._edges:
            at_ms, line, on = self._edges.popleft()
            bit = 1 << line
            self._read_levels = self._read_levels | bit if on else self._read_levels & ~bit
            self._device.levels(self._read_levels, at_ms)

    def _exchange(self, now_ms: int) -> int:
        """Pass bytes in and out; tell when there will be more to do."""
        if heard := self._plug.read(READ_SIZE):
            self._device.feed(heard, now_ms)
        self._unsaid += self._device.poll(now_ms)
        now, self._unsaid = self._unsaid[:READ_SIZE], self._unsaid[READ_SIZE:]
        self._plug.write(now)
        return now_ms if self._unsaid else self._device.deadline_ms()

    def _show(self) -> bool:
        """Tell whether the lights have changed; without power they are dark."""
        codes = self._device.codes if self._plug.is_open else bytes(self._hello.lights)
        changed = codes != self._codes
        self._codes = codes
        return changed
