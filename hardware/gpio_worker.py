"""The thread of a device on the Pi's pins: opens it, gives it its turns, heals it, closes it.

Knows waiting and failing. Refuses to know pins. Nothing here polls: between two turns the thread waits in one
`select` for the time that the device has asked for, or for somebody who wakes it.
"""

import contextlib
import select
from typing import Protocol

from companion.ports.devices import Clock
from companion.ports.supervised_thread import SupervisedThread
from firmware_bridge.waker import Waker
from hardware import gpio_pins
from hardware.gpio_pins import Factory

REOPEN_FIRST_S = 0.1
"""Waited before the second try to open; each further try waits twice as long ..."""
REOPEN_MOST_S = 0.5
"""... up to this: a board is back within a second of its pins."""


class Work(Protocol):
    """What a device on pins does; all of it on the worker's thread."""

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins; ``stack`` gives them back, outputs off first."""

    def turn(self, now_ms: int) -> int:
        """Do what is due; when the next turn is wanted at the latest, in ms."""

    def lost(self, why: str, now_ms: int) -> None:
        """Note that pins cannot be used (``why``: name and sentence); they are tried again."""


class Worker:
    """A thread for one device, from `start` to `close`.

    Args:
        name: of the thread.
        clock: milliseconds, monotonic.
        kind: of the pin factory, as `gpio_pins.prepare` said.
        work: the device.
    """

    def __init__(self, name: str, clock: Clock, kind: str, work: Work) -> None:
        self._clock, self._kind, self._work = clock, kind, work
        self._waker = Waker()
        self._thread = SupervisedThread(
            name,
            self._run,
            self._failed,
            is_ordinary=is_ordinary,
            wake=self._waker.wake,
            first_s=REOPEN_FIRST_S,
            most_s=REOPEN_MOST_S,
        )

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wake(self) -> None:
        """Ask for a turn now; from any thread, returns at once."""
        self._waker.wake()

    def pause(self, seconds: float) -> None:
        """Wait within a turn, for electricity to settle; ends early only while closing."""
        self._thread.closing.wait(seconds)

    def close(self) -> None:
        """Give all pins back and end the thread, within a second; may be called twice."""
        if self._thread.close(timeout_s=1):
            self._waker.close()

    def _run(self) -> None:
        with contextlib.ExitStack() as stack:
            self._work.open(gpio_pins.open_factory(self._kind), stack)
            while not self._thread.closing.is_set():
                self._wait(self._work.turn(self._clock()))

    def _failed(self, fault: BaseException) -> None:
        """Report the loss: a picture that nobody renews any more would be a wrong one."""
        why = (
            gpio_pins.describe_error(fault)
            if is_ordinary(fault)
            else f"failed: {type(fault).__name__}: {fault}"
        )
        self._work.lost(why, self._clock())

    def _wait(self, until_ms: int) -> None:
        select.select([self._waker], [], [], max(0, until_ms - self._clock()) / 1000)
        self._waker.drain()


def is_ordinary(fault: BaseException) -> bool:
    """Tell whether pins fail like this in daily life."""
    return isinstance(fault, gpio_pins.failures())
