"""A board without hardware: magnets that a page moves, behind the real wire on a pseudo-terminal.

Knows spots by name, the pty, and how devices fail (unplugged, reset, noisy, stalled). The device's
behaviour is `device.Device`, the same machine as the firmware. Refuses to know games and the host.
"""

from __future__ import annotations

import contextlib
import os
import random
import select
import threading
import tty
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from companion.core.types import Lamp
from companion.ports import Clock
from firmware_bridge.device import Device
from firmware_bridge.inputs import Inputs
from firmware_bridge.keep import load_magnets, save_magnets
from firmware_bridge.messages import Hello, lamp_of
from firmware_bridge.waker import Waker

FIRMWARE = "virtual 1.0"
_READ_SIZE = 4096


class _Pty:
    """A pseudo-terminal whose slave is reached by a stable path.

    The slave stays open here too: else the master reports an error while no host has it open.
    """

    def __init__(self, path: Path) -> None:
        self.master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self.master, False)
        self._path = path
        fresh = path.with_name(path.name + ".new")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(os.ttyname(self._slave))
        fresh.replace(path)

    def close(self) -> None:
        self._path.unlink(missing_ok=True)
        os.close(self.master)
        os.close(self._slave)


class VirtualBoard:
    """Implements `companion.ports.Magnets` and answers on a pty like a real board.

    Args:
        path: where the serial port appears: a symbolic link, made and replaced; its folder must exist.
        lines, lights: spot name -> line number, spot name -> light number (from the board map).
        clock: milliseconds, monotonic.
        magnets: the spots that have a magnet at the start.
        keep: a file that remembers the magnets, since real pieces stay when a program is killed; what it
            holds comes before ``magnets``. A file that cannot be used is left out with a warning.
    """

    def __init__(
        self,
        *,
        path: Path,
        lines: Mapping[str, int],
        lights: Mapping[str, int],
        clock: Clock,
        magnets: Iterable[str] = (),
        keep: Path | None = None,
    ) -> None:
        self._path, self._clock, self._keep = path, clock, keep
        self._lines, self._lights = dict(lines), dict(lights)
        self._hello = Hello(max(self._lines.values()) + 1, max(self._lights.values()) + 1, FIRMWARE)
        self._lock = threading.Lock()  # guards everything below; listeners are called without it
        kept = load_magnets(keep, self._lines) if keep is not None else None
        self._magnets = set(magnets) if kept is None else set(kept)
        self._levels = sum(1 << self._lines[spot] for spot in self._magnets)
        self._edges: deque[tuple[int, int]] = deque()  # (when, all levels from then on)
        self._codes = bytes(self._hello.lights)
        self._listeners: list[Callable[[], None]] = []
        self._session = clock() % 0xFFFF
        self._device = self._boot()
        self._pty: _Pty | None = None
        self._to_plug: bool | None = True
        self._noise: tuple[float, random.Random] | None = None
        self._stalled_until_ms = 0
        self._closing = False
        self._waker = Waker()
        self._thread: threading.Thread | None = None

    # --- Magnets -----------------------------------------------------------------------------

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""
        line = self._lines[spot]
        with self._lock:
            if (spot in self._magnets) == on:
                return
            (self._magnets.add if on else self._magnets.discard)(spot)
            self._levels ^= 1 << line
            self._edges.append((self._clock(), self._levels))
            if self._keep is not None:
                save_magnets(self._keep, self._magnets)
        self._waker.wake()
        self._tell()

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """The spots with a magnet, and the lamps as the device shows them (dark ones left out)."""
        with self._lock:
            magnets, codes = frozenset(self._magnets), self._codes
        lamps = ((spot, lamp_of(codes[light])) for spot, light in self._lights.items())
        return magnets, {spot: lamp for spot, lamp in lamps if lamp is not None}

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
        """Plug the board in: the port exists when this returns."""
        self._replug()
        self._thread = threading.Thread(target=self._run, name="virtual board", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Unplug it for good and end its thread; may be called twice."""
        with self._lock:
            self._closing = True
        self._waker.wake()
        if self._thread is not None:
            self._thread.join(timeout=1)
        self._waker.close()

    # --- faults ------------------------------------------------------------------------------

    def unplug(self) -> None:
        """Pull the cable: the port vanishes, the device is without power."""
        self._order_plug(plugged=False)

    def plug(self) -> None:
        """Plug the cable in again: the device boots."""
        self._order_plug(plugged=True)

    def _order_plug(self, *, plugged: bool) -> None:
        with self._lock:
            self._to_plug = plugged
        self._waker.wake()

    def reset(self) -> None:
        """Press the reset button: the device boots, the port stays."""
        with self._lock:
            self._device = self._boot()
        self._waker.wake()

    def corrupt(self, probability: float, seed: int) -> None:
        """From now on each byte, both ways, has one bit turned over with this probability (0 = clean)."""
        with self._lock:
            self._noise = (probability, random.Random(seed)) if probability else None  # noqa: S311 - repeatable

    def stall(self, stall_ms: int) -> None:
        """The device does nothing for so long (edges are kept, as a slow scan would see the last one)."""
        with self._lock:
            self._stalled_until_ms = self._clock() + stall_ms
        self._waker.wake()

    # --- the thread --------------------------------------------------------------------------

    def _boot(self) -> Device:
        self._session = self._session % 0xFFFF + 1
        self._edges.clear()
        inputs = Inputs(self._hello.lines, self._levels)
        return Device(self._hello, session=self._session, now_ms=self._clock(), inputs=inputs)

    def _replug(self) -> None:
        """Carry out the last order to plug in or out."""
        plugged, self._to_plug = self._to_plug, None
        if plugged and self._pty is None:
            self._device = self._boot()
            self._pty = _Pty(self._path)
        elif plugged is False and self._pty is not None:
            self._pty.close()
            self._pty = None

    def _run(self) -> None:
        while True:
            with self._lock:
                if self._closing:
                    self._to_plug = False
                self._replug()
                if self._closing:
                    return
                readers, wait_s = self._step()
                changed = self._show()
            if changed:
                self._tell()
            readable, _, _ = select.select(readers, [], [], wait_s)
            if self._waker in readable:
                self._waker.drain()

    def _step(self) -> tuple[list[Waker | int], float | None]:
        """One round of the device: what to wait for next, and how long (seconds)."""
        now_ms = self._clock()
        if self._pty is None:
            return [self._waker], None
        if now_ms < self._stalled_until_ms:
            return [self._waker], (self._stalled_until_ms - now_ms) / 1000
        while self._edges:
            at_ms, levels = self._edges.popleft()
            self._device.levels(levels, at_ms)
        master = self._pty.master
        with contextlib.suppress(BlockingIOError):
            self._device.feed(self._spoil(os.read(master, _READ_SIZE)), now_ms)
        # As on a real line, what nobody reads is lost.
        with contextlib.suppress(BlockingIOError):
            os.write(master, self._spoil(self._device.poll(now_ms)))
        return [self._waker, master], max(0, self._device.deadline_ms() - now_ms) / 1000

    def _show(self) -> bool:
        """Whether the lights have changed; without power they are dark."""
        codes = self._device.codes if self._pty is not None else bytes(self._hello.lights)
        changed = codes != self._codes
        self._codes = codes
        return changed

    def _spoil(self, data: bytes) -> bytes:
        if self._noise is None:
            return data
        probability, rng = self._noise
        return bytes(b ^ 1 << rng.randrange(8) if rng.random() < probability else b for b in data)
