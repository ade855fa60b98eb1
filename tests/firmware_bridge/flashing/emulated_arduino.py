"""An Arduino with its bootloader on a pseudo-terminal, for the real avrdude: written, pulled, spoiled.

A pseudo-terminal has no line that resets: here the bootloader begins when it hears its host's first bytes at
the right speed. When it is let go, or hears nothing more, the program in flash runs, if it is a known one.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

from firmware_bridge.device import Device
from firmware_bridge.flashing.chips import SIGNATURES, Bootloader
from firmware_bridge.inputs import Inputs
from firmware_bridge.messages import Hello
from firmware_bridge.plugs import Pty
from tests.firmware_bridge.flashing.stk500 import Stk500, Stk500v1, Stk500v2

SIZES = {"atmega2560": 0x40000, "atmega328p": 0x8000}
KINDS: dict[str, type[Stk500v1 | Stk500v2]] = {"arduino": Stk500v1, "wiring": Stk500v2}
SYNC = {"arduino": b"\x30\x20", "wiring": b"\x1b"}
SPEEDS = {115200: termios.B115200, 57600: termios.B57600}
ALONE_S = 1.0


class EmulatedArduino:
    """One board; plugged in from the start.

    Args:
        path: the link by which it is reached.
        boot: its bootloader.
        program: what its flash holds first.
        says: tells what a program says in HELLO; None: it says nothing.
        signature: of another chip.
    """

    def __init__(
        self,
        path: Path,
        boot: Bootloader,
        program: bytes,
        says: Callable[[bytes], Hello | None],
        signature: bytes = b"",
    ) -> None:
        self.boot, self.flash = boot, bytearray(b"\xff" * SIZES[boot.chip])
        self.flash[: len(program)] = program
        self.flash[boot.end :] = os.urandom(len(self.flash) - boot.end)
        right = next(bytes.fromhex(known) for known, chip in SIGNATURES.items() if chip == boot.chip)
        self.signature = signature or right
        self.silent = False
        self.pull_after: int | None = None
        """Bytes written, after which somebody pulls the cable."""
        self.die_after: int | None = None
        """Bytes written, after which the power is gone: nothing is answered until `plug`."""
        self.spoil_at: int | None = None
        """The address of a cell that does not hold what is written."""
        self.written = 0
        self._says, self._pty = says, Pty(path)
        self._loader: Stk500 | None = None
        self._heard_s = 0.0
        self._device: Device | None = None
        self._session = 0
        self._ends = threading.Event()
        self._orders: queue.SimpleQueue[tuple[Callable[[], None], threading.Event]] = queue.SimpleQueue()
        self._power_on()
        self._thread = threading.Thread(target=self._run, name="arduino", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ends.set()
        self._thread.join(10)
        self._pty.close()

    def pull(self) -> None:
        self._order(self._pty.close)

    def plug(self) -> None:
        """Give it power and a cable, whatever has happened before."""
        self._order(self._power_on)

    def _order(self, work: Callable[[], None]) -> None:
        """Have its own thread do this: nobody else touches its end of the cable."""
        done = threading.Event()
        self._orders.put((work, done))
        assert done.wait(30)

    # --- its thread ------------------------------------------------------------------------------

    def _power_on(self) -> None:
        self.pull_after = self.die_after = None
        self._dead = False
        self._pty.close()
        self._loader = None
        self._boot()
        self._pty.open()

    def _run(self) -> None:
        while not self._ends.is_set():
            while not self._orders.empty():
                work, done = self._orders.get()
                work()
                done.set()
            readers = self._pty.readers()
            with contextlib.suppress(OSError, ValueError, TypeError):
                select.select(readers, [], [], 0.005)
                data = self._pty.read(4096)
                self._turn(data)

    def _turn(self, data: bytes) -> None:
        now = time.monotonic()
        if self._dead:
            return
        if data and not self.silent and self._at_speed():
            if self._loader is None and SYNC[self.boot.programmer] in data:
                self._loader = KINDS[self.boot.programmer](self.signature, self.flash, self._store)
                self._device = None
            if self._loader is not None:
                self._heard_s = now
                self._pty.write(self._loader.feed(data))
        if self._loader is not None and (self._loader.left or now - self._heard_s > ALONE_S):
            self._loader = None
            self._boot()
        if self._device is not None:
            now_ms = int(now * 1000)
            self._device.feed(data, now_ms)
            self._pty.write(self._device.poll(now_ms))

    def _at_speed(self) -> bool:
        speed = termios.tcgetattr(self._pty.readers()[0])[4]
        return bool(speed == SPEEDS[self.boot.baud])

    def _store(self, address: int, data: bytes) -> None:
        if self.die_after is not None and self.written >= self.die_after:
            self._dead = True
        if self._dead:
            raise OSError("no power")
        room = max(0, self.boot.end - address)
        self.flash[address : address + min(len(data), room)] = data[:room]
        if self.spoil_at is not None and address <= self.spoil_at < address + len(data):
            self.flash[self.spoil_at] ^= 0xFF
        self.written += len(data)
        if self.pull_after is not None and self.written >= self.pull_after:
            self._pty.close()
            raise OSError("no cable")

    def _boot(self) -> None:
        self._device = None
        said = self._says(self.program)
        if said is not None and not self.silent:
            self._session = self._session % 0xFFFF + 1
            now_ms = int(time.monotonic() * 1000)
            inputs = Inputs(said.lines, 0, now_ms)
            self._device = Device(said, session=self._session, now_ms=now_ms, inputs=inputs)

    @property
    def program(self) -> bytes:
        """What is in flash before the bootloader."""
        return bytes(self.flash[: self.boot.end]).rstrip(b"\xff")
