"""A board without hardware: magnets that a page moves, behind the real wire (`plugs`).

Knows spots by name, and how devices fail (unplugged, reset, noisy, stalled). The device's behaviour is
`device.Device`, the same machine as the firmware. Refuses to know games and the host.
"""

from __future__ import annotations

import contextlib
import select
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path

from companion.core.model.types import Lamp
from companion.ports.devices import Clock
from companion.ports.supervised_thread import SupervisedThread
from firmware_bridge.device import Device
from firmware_bridge.inputs import Inputs
from firmware_bridge.magnet_file import load_magnets, save_magnets
from firmware_bridge.messages import DeviceSettings, Hello, lamp_of
from firmware_bridge.noise import Noise
from firmware_bridge.plugs import Loopback, Plug, Pty, Readable
from firmware_bridge.waker import Waker

FIRMWARE = "virtual 1.0"
_READ_SIZE = 4096
"""Bytes that are read or sent at once: more than comes between two looks."""
_STRONG = 100
"""The field of a magnet on its line, of 127."""
_PROGRAMMING_MS = 7000
"""A bootloader that has heard something waits so long for more."""


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
        norths: for a device that tells poles: the spots whose magnets show north at first, the others
            south. None: it does not tell.
        bootloader_ms: so long after power-on and reset a bootloader listens; what comes then is lost, and it
            waits for more of it for seven seconds, as that of an Arduino Mega does.
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
        norths: Collection[str] | None = None,
        bootloader_ms: int = 0,
    ) -> None:
        self._clock, self._keep = clock, keep
        self._plug: Plug = Loopback() if path is None else Pty(path)
        self._lines, self._lights = dict(lines), dict(lights)
        counts = (max(self._lines.values()) + 1, max(self._lights.values()) + 1)
        self._hello = Hello(*counts, FIRMWARE, polarity=norths is not None)
        self._bootloader_ms = bootloader_ms
        self._lock = threading.Lock()  # guards everything below; listeners are called without it
        kept = load_magnets(keep, self._lines) if keep is not None else None
        self._magnets = set(magnets) if kept is None else set(kept)
        self._levels = sum(1 << self._lines[spot] for spot in self._magnets)
        self._norths = set(norths or ())
        self._chain = True
        self._edges: deque[tuple[int, int, int]] = deque()  # (when, line, field from then on)
        self._read_levels = self._levels  # as the device has scanned them
        self._codes = bytes(self._hello.lights)
        self._listeners: list[Callable[[], None]] = []
        self._session = clock() % 0xFFFF
        self._boots_ms: int | None = None
        self._device = self._boot()
        self._to_plug: bool | None = True
        self._noise: Noise | None = None
        self._byte_ms = self._byte_at_ms = 0
        self._unsaid = b""
        self._cut_next = False
        self._stalled_until_ms = 0
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
            self._edges.append((self._clock(), line, self._field(spot)))
            if self._keep is not None:
                save_magnets(self._keep, self._magnets)
        self._waker.wake()
        self._tell()

    def turn(self, spot: str, *, north: bool) -> None:
        """Turn the magnet that stands or will stand on this spot to north or south. KeyError as in `set`."""
        line = self._lines[spot]
        with self._lock:
            (self._norths.add if north else self._norths.discard)(spot)
            self._edges.append((self._clock(), line, self._field(spot)))
        self._waker.wake()

    def _field(self, spot: str) -> int:
        if spot not in self._magnets:
            return 0
        return _STRONG if spot in self._norths else -_STRONG

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

    @property
    def settings(self) -> DeviceSettings:
        """What the host has set (`DeviceSettings` of the running device)."""
        with self._lock:
            return self._device.settings

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
        self._replug()
        self._thread.start()

    def close(self) -> None:
        """Unplug it for good and end its thread; may be called twice."""
        with self._lock:
            self._closing = True
        if self._thread.close(timeout_s=1):
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

    def reset(self, *, same_session: bool = False) -> None:
        """Press the reset button: the device boots, the port stays."""
        with self._lock:
            if same_session:
                self._session = (self._session - 2) % 0xFFFF + 1
            self._restart()
        self._waker.wake()

    def reset_in_frame(self) -> None:
        """Reset the device while it says its next frame: only the first half goes out."""
        with self._lock:
            self._cut_next = True

    def break_chain(self, *, broken: bool = True) -> None:
        """Pull the plug of the input chain, or put it in again."""
        with self._lock:
            self._chain = not broken
            self._device.chain(self._clock(), whole=self._chain)
        self._waker.wake()

    def corrupt(self, flip: float, seed: int, *, lose: float = 0.0, double: float = 0.0) -> None:
        """Turn over, lose or double bytes so often from now on, both ways (0 = clean)."""
        with self._lock:
            noisy = flip or lose or double
            self._noise = Noise(seed, flip=flip, lose=lose, double=double) if noisy else None

    def trickle(self, byte_ms: int) -> None:
        """Let bytes come one at a time from now on, so many ms apart, both ways (0 = as they are)."""
        with self._lock:
            self._byte_ms, self._byte_at_ms = byte_ms, self._clock()
        self._waker.wake()

    def stall(self, stall_ms: int) -> None:
        """Let the device do nothing for so long (edges are kept, as a slow scan would see the last one)."""
        with self._lock:
            self._stalled_until_ms = self._clock() + stall_ms
        self._waker.wake()

    # --- the thread --------------------------------------------------------------------------

    def _boot(self) -> Device:
        self._session = self._session % 0xFFFF + 1
        self._edges.clear()
        self._read_levels = self._levels
        norths = sum(1 << self._lines[spot] for spot in self._magnets & self._norths)
        inputs = Inputs(self._hello.lines, self._levels, norths, whole=self._chain)
        for spot in self._magnets:
            inputs.fields[self._lines[spot]] = self._field(spot)
        return Device(self._hello, session=self._session, now_ms=self._clock(), inputs=inputs)

    def _restart(self) -> None:
        """Power on or reset: dark at once, running when the bootloader has given up waiting."""
        self._device = self._boot()
        self._unsaid = b""
        self._boots_ms = self._clock() + self._bootloader_ms if self._bootloader_ms else None

    def _replug(self) -> None:
        """Carry out the last order to plug in or out."""
        plugged, self._to_plug = self._to_plug, None
        if plugged and not self._plug.is_open:
            self._restart()
            self._plug.open()
        elif plugged is False:
            self._plug.close()

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

    def _step(self) -> tuple[list[Waker | Readable], float | None]:
        """Carry out one round of the device: what to wait for next, and how long (seconds)."""
        now_ms = self._clock()
        if not self._plug.is_open:
            return [self._waker], None
        if now_ms < self._stalled_until_ms:
            return [self._waker], (self._stalled_until_ms - now_ms) / 1000
        if self._boots_ms is not None and not self._wait_for_bootloader(now_ms):
            return [self._waker, *self._plug.readers()], (self._boots_ms - now_ms) / 1000
        self._scan()
        deadline_ms = self._exchange(now_ms)
        readers = [] if self._byte_ms else self._plug.readers()
        return [self._waker, *readers], max(0, deadline_ms - now_ms) / 1000

    def _wait_for_bootloader(self, now_ms: int) -> bool:
        """Tell whether it is done, and the device running; until then what comes is lost."""
        assert self._boots_ms is not None
        if now_ms < self._boots_ms:
            if self._plug.read(_READ_SIZE):
                self._boots_ms = now_ms + _PROGRAMMING_MS
            return False
        self._boots_ms = None
        self._device = self._boot()
        return True

    def _scan(self) -> None:
        """Scan the magnets that have moved, each at its time."""
        while self._edges:
            at_ms, line, field = self._edges.popleft()
            if self._hello.polarity:
                self._device.field(line, field, at_ms)
            else:
                bit = 1 << line
                self._read_levels = self._read_levels | bit if field else self._read_levels & ~bit
                self._device.levels(self._read_levels, at_ms)

    def _exchange(self, now_ms: int) -> int:
        """Pass bytes in and out, as the line lets them; tell when there will be more to do."""
        most = 1 if self._byte_ms else _READ_SIZE
        if now_ms < self._byte_at_ms:
            return self._byte_at_ms
        if heard := self._plug.read(most):
            self._device.feed(self._spoil(heard), now_ms)
        said = self._device.poll(now_ms)
        if said and self._cut_next:
            self._cut_next = False
            said = said[: len(said) // 2]
            self._restart()
        self._unsaid += self._spoil(said)
        now, self._unsaid = self._unsaid[:most], self._unsaid[most:]
        self._plug.write(now)
        if self._byte_ms:
            self._byte_at_ms = now_ms + self._byte_ms
            return self._byte_at_ms
        return now_ms if self._unsaid else self._device.deadline_ms()

    def _show(self) -> bool:
        """Tell whether the lights have changed; without power they are dark."""
        codes = self._device.codes if self._plug.is_open else bytes(self._hello.lights)
        changed = codes != self._codes
        self._codes = codes
        return changed

    def _spoil(self, data: bytes) -> bytes:
        return self._noise.spoil(data) if self._noise is not None else data
