"""The door to a board: what a transport must do, and what it says.

Transports live in ``firmware_bridge`` and ``hardware`` and are found by the entry-point group
``companion.transports``; every one passes the contract test in ``tests/firmware_bridge``.

Knows: sensor lines, lights, links. Refuses to know: spots, games, wires.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct, field

from companion.core.model.errors import ConfigError
from companion.core.model.types import FieldPage, Heard, Lamp, LinkLost, LinkUp, SensorFrame

Clock = Callable[[], int]
"""Whole milliseconds of the monotonic clock."""


class MissingError(ConfigError):
    """The configuration may be right, but this machine lacks what it needs: a library, or pins.

    The table serves without it, and says so.
    """


LinkEvent = SensorFrame | Heard | FieldPage | LinkUp | LinkLost

Emit = Callable[[LinkEvent], None]
"""Called from the adapter's own thread; must only put the event into an inbox."""


class BoardLink(Protocol):
    """A device with sensor lines and lights. Opening is lazy: nothing happens before `start`."""

    device: str

    def start(self, emit: Emit) -> None:
        """Begin to read in a thread of its own, and go on for ever: losses are reported and healed."""

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights (light number -> lamp; all others dark); returns at once, from any thread."""

    def confirm(self) -> None:
        """Ask for proof that all changes up to now have been told; returns at once, from any thread.

        `Heard` follows once the device has given it, asked as often as it takes; nothing while it is lost.
        """

    def close(self) -> None:
        """Darken the lights and close the port; the thread ends within a second. May be called twice."""


@runtime_checkable
class Dimming(Protocol):
    """A link whose lights can be dimmed."""

    def brighten(self, percent: int) -> None:
        """Set lights to so many percent (1 to 100) of what the configuration allows; returns at once."""


@runtime_checkable
class Lendable(Protocol):
    """A link that lets its port go for a while, so that another program can use it."""

    def lend(self) -> bool:
        """Let it go; `LinkLost` with the fault ``lent`` is told. Tells whether it is free now (seconds)."""

    def regain(self) -> None:
        """Take it again; returns at once, from any thread."""


class LinkCounts(Struct, frozen=True):
    """What a link has counted since it was started; every number only grows.

    Args:
        frames: whole frames of the device.
        damaged: what was dropped, because its check sum or its shape was wrong.
        missed: reports that never came.
        repeats: what had to be said again, because no answer came.
        trips, trip_ms: questions that were answered, and how long all answers took together.
    """

    frames: int = 0
    damaged: int = 0
    missed: int = 0
    repeats: int = 0
    trips: int = 0
    trip_ms: int = 0


@runtime_checkable
class Counted(Protocol):
    """A link that counts how well it does."""

    def counts(self) -> LinkCounts:
        """Tell what it has counted up to now; from any thread."""


class DeviceSpec(Struct, frozen=True):
    """A device before it is opened, as a transport gets it.

    Args:
        device: its name in events and messages.
        clock: milliseconds, monotonic.
        lines, lights: how many its board map needs, 0 where the map has none; a device that says other
            numbers is the wrong one.
        port: where it is plugged in; empty where the transport needs none.
        options: the table ``options`` of its ``[[device]]``; the transport checks it.
        source: where the options stand, for messages, such as ``table.toml: device[0].options``.
    """

    device: str
    clock: Clock
    lines: int
    lights: int
    port: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    source: str = "options"


class OpenBoard(Protocol):
    """The factory behind an entry point of the group ``companion.transports``."""

    def __call__(self, spec: DeviceSpec) -> BoardLink:
        """Return a link for this device; nothing is opened yet.

        Raises:
            ConfigError: options that cannot be.
            MissingError: this machine lacks a library, or pins.
        """


class Magnets(Protocol):
    """The virtual board's hands and eyes (demo only): magnets that a page moves, lamps that a page shows."""

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """Return the spots with a magnet, and the lamps as the device end shows them."""

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener (any thread, returns at once) after each change; returns the way to stop."""
