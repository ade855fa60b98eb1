"""The doors for devices: what a transport must do, whatever it is made of.

Adapters live in ``firmware_bridge`` and ``hardware`` and are found by the entry-point groups
``companion.transports``; every one passes the contract test in ``tests/bridge``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.core.types import Lamp, LinkLost, LinkUp, SensorFrame

LinkEvent = SensorFrame | LinkUp | LinkLost
Emit = Callable[[LinkEvent], None]
"""Called from the adapter's own thread; must only put the event into an inbox."""

Clock = Callable[[], int]
"""Whole milliseconds of the monotonic clock."""


class BoardLink(Protocol):
    """A device with sensor lines and lights. Opening is lazy: nothing happens before `start`."""

    device: str

    def start(self, emit: Emit) -> None:
        """Begin to read in a thread of its own, and go on for ever: losses are reported and healed."""
        ...

    def show(self, lamps: dict[int, Lamp]) -> None:
        """Show these lights (light number -> lamp; all others dark); returns at once, from any thread."""
        ...

    def close(self) -> None:
        """Lights dark, port closed, thread joined within a second; may be called twice."""
        ...


class OpenBoard(Protocol):
    """The factory behind an entry point of the group ``companion.transports``."""

    def __call__(self, *, device: str, port: str, clock: Clock) -> BoardLink:
        """A link for the device named ``device`` at ``port`` (a path such as a serial port's stable link)."""
        ...
