"""The thread of a device on the Pi's pins: opens it, gives it its turns, heals it, closes it.

Knows waiting and failing. Refuses to know pins. Nothing here polls: between two turns the thread waits in one
`select` for the time that the device has asked for, or for somebody who wakes it.
"""

from __future__ import annotations

import contextlib
import logging
import select
import threading
from typing import Protocol

from companion.ports.devices import Clock
from firmware_bridge.waker import Waker
from hardware import gpio_pins
from hardware.gpio_pins import Factory

log = logging.getLogger(__name__)

REOPEN_FIRST_MS = 100
"""Waited before the second try to open; each further try waits twice as long ..."""
REOPEN_MOST_MS = 500
"""... up to this: a board is back within a second of its pins."""


class Work(Protocol):
    """What a device on pins does; all of it on the worker's thread."""

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins; ``stack`` gives them back, outputs off first."""
        ...

    def turn(self, now_ms: int) -> int:
        """Do what is due; when the next turn is wanted at the latest, in ms."""
        ...

    def lost(self, why: str, now_ms: int) -> None:
        """The pins cannot be used (``why``: name and sentence); they are tried again."""
        ...


class Worker:
    """A thread for one device, from `start` to `close`.

    Args:
        name: of the thread.
        clock: milliseconds, monotonic.
        kind: of the pin factory, as `gpio_pins.prepare` said.
        work: the device.
    """

    def __init__(self, name: str, clock: Clock, kind: str, work: Work) -> None:
        self._name, self._clock, self._kind, self._work = name, clock, kind, work
        self._waker = Waker()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin."""
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Ask for a turn now; from any thread, returns at once."""
        self._waker.wake()

    def pause(self, seconds: float) -> None:
        """Wait within a turn, for electricity to settle; ends early only while closing."""
        self._closing.wait(seconds)

    def close(self) -> None:
        """Give all pins back and end the thread, within a second; may be called twice."""
        self._closing.set()
        self._waker.wake()
        if self._thread is not None:
            self._thread.join(timeout=1)
            if self._thread.is_alive():
                return
        self._waker.close()

    def _run(self) -> None:
        wait_ms, told = REOPEN_FIRST_MS, ""
        while not self._closing.is_set():
            try:
                with contextlib.ExitStack() as stack:
                    self._work.open(gpio_pins.open_factory(self._kind), stack)
                    wait_ms = REOPEN_FIRST_MS
                    while not self._closing.is_set():
                        self._wait(self._work.turn(self._clock()))
            except gpio_pins.failures() as error:
                why = gpio_pins.told(error)
            except Exception as bug:  # a picture that nobody renews any more would be a wrong one
                why = gpio_pins.told(bug)
                if why != told:  # it may come back with each try
                    told = why
                    log.exception("%s has failed", self._name)
            else:
                return
            self._work.lost(why, self._clock())
            until_ms = self._clock() + wait_ms
            while not self._closing.is_set() and self._clock() < until_ms:
                self._wait(until_ms)
            wait_ms = min(2 * wait_ms, REOPEN_MOST_MS)

    def _wait(self, until_ms: int) -> None:
        select.select([self._waker], [], [], max(0, until_ms - self._clock()) / 1000)
        self._waker.drain()
