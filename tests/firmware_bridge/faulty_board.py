"""The virtual board as devices fail: unplugged, reset, noisy, slow, stalled; and one that tells poles."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from firmware_bridge.device import Device
from firmware_bridge.inputs import Inputs
from firmware_bridge.messages import DeviceSettings, Hello
from firmware_bridge.plugs import Readable
from firmware_bridge.virtual_board import FIRMWARE, READ_SIZE, VirtualBoard
from firmware_bridge.waker import Waker
from tests.firmware_bridge.noise import Noise

STRONG = 100
"""The field of a magnet on its line, of 127."""

PROGRAMMING_MS = 7000
"""A bootloader that has heard something waits so long for more."""


class FaultyBoard(VirtualBoard):
    """A virtual board with faults at hand.

    Args:
        norths: for a device that tells poles: the spots whose magnets show north at first, the others
            south. None: it does not tell.
        bootloader_ms: so long after power-on and reset a bootloader listens; what comes then is lost, and it
            waits for more of it for seven seconds, as that of an Arduino Mega does.
    """

    def __init__(
        self, *, norths: Collection[str] | None = None, bootloader_ms: int = 0, **given: Any
    ) -> None:
        self._poles, self._norths = norths is not None, set(norths or ())
        self._bootloader_ms = bootloader_ms
        self._boots_ms: int | None = None
        self._to_plug: bool | None = None
        self._chain = True
        self._noise: Noise | None = None
        self._byte_ms = self._byte_at_ms = 0
        self._cut_next = False
        self._stalled_until_ms = 0
        super().__init__(**given)

    # --- what a test does --------------------------------------------------------------------

    def turn(self, spot: str, *, north: bool) -> None:
        """Turn the magnet that stands or will stand on this spot to north or south. KeyError as in `set`."""
        line = self._lines[spot]
        with self._lock:
            (self._norths.add if north else self._norths.discard)(spot)
            self._edges.append((self._clock(), line, spot in self._magnets))
        self._waker.wake()

    @property
    def settings(self) -> DeviceSettings:
        """What the host has set (`DeviceSettings` of the running device)."""
        with self._lock:
            return self._device.settings

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

    # --- what the device does then -----------------------------------------------------------

    def _boot(self) -> Device:
        self._hello = Hello(self._hello.lines, self._hello.lights, FIRMWARE, polarity=self._poles)
        return super()._boot()

    def _inputs(self) -> Inputs:
        norths = sum(1 << self._lines[spot] for spot in self._magnets & self._norths)
        inputs = Inputs(self._hello.lines, self._levels, norths, whole=self._chain)
        for spot in self._magnets:
            inputs.fields[self._lines[spot]] = self._field(spot)
        return inputs

    def _field(self, spot: str) -> int:
        return STRONG if spot in self._norths else -STRONG

    def _restart(self) -> None:
        """Boot; with a bootloader the device runs once that has given up waiting."""
        super()._restart()
        self._boots_ms = self._clock() + self._bootloader_ms if self._bootloader_ms else None

    def _replug(self) -> None:
        """Carry out the last order to plug in or out."""
        plugged, self._to_plug = self._to_plug, None
        if plugged and not self._plug.is_open:
            self._restart()
            self._plug.open()
        elif plugged is False:
            self._plug.close()

    def _step(self) -> tuple[list[Waker | Readable], float | None]:
        self._replug()
        now_ms = self._clock()
        if not self._plug.is_open:
            return [self._waker], None
        if now_ms < self._stalled_until_ms:
            return [self._waker], (self._stalled_until_ms - now_ms) / 1000
        if self._boots_ms is not None and not self._wait_for_bootloader(now_ms):
            return [self._waker, *self._plug.readers()], (self._boots_ms - now_ms) / 1000
        readers, wait_s = super()._step()
        return [self._waker] if self._byte_ms else readers, wait_s

    def _wait_for_bootloader(self, now_ms: int) -> bool:
        """Tell whether it is done, and the device running; until then what comes is lost."""
        assert self._boots_ms is not None
        if now_ms < self._boots_ms:
            if self._plug.read(READ_SIZE):
                self._boots_ms = now_ms + PROGRAMMING_MS
            return False
        self._boots_ms = None
        self._device = self._boot()
        return True

    def _scan(self) -> None:
        if not self._poles:
            super()._scan()
            return
        spots = {line: spot for spot, line in self._lines.items()}
        while self._edges:
            at_ms, line, on = self._edges.popleft()
            self._device.field(line, self._field(spots[line]) if on else 0, at_ms)

    def _exchange(self, now_ms: int) -> int:
        """Pass bytes in and out, as the line lets them; tell when there will be more to do."""
        most = 1 if self._byte_ms else READ_SIZE
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

    def _spoil(self, data: bytes) -> bytes:
        return self._noise.spoil(data) if self._noise is not None else data
