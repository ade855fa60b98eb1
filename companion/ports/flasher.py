"""The door to the program of a device: which one comes along, and how it is written, proved and put back.

Flashers live in ``firmware_bridge`` and are found by the entry-point group ``companion.flashers``, under the
name of the transport whose devices they write. Refuses to know: chips, bootloaders, tools.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct, field

from companion.ports.devices import Clock

ASKING, FINDING, READING, WRITING, VERIFYING, PROVING = STAGES = (
    "asking",
    "finding",
    "reading",
    "writing",
    "verifying",
    "proving",
)
"""In this order: what runs there, which chip it has, its program kept, the new one, compared, heard."""

FAULTS = (
    *("no-tool", "no-port", "busy-port", "no-permission", "wrong-device", "wrong-board"),
    *("no-bootloader", "wrong-chip", "no-image", "damaged-image", "nothing-kept", "damaged-kept", "no-disk"),
    *("interrupted", "not-verified", "not-proved", "failed"),
)
"""All names that a `FlashFault` can have."""


class FlashFault(Exception):  # noqa: N818 - a fault in words for people, as a port's
    """It was not done.

    Args:
        name: one of `FAULTS`.
        text: what it is and what to do, in one line.
        touched: writing had begun, so that the device may have no whole program now.
    """

    def __init__(self, name: str, text: str, touched: bool = False) -> None:
        super().__init__(text)
        self.name, self.touched = name, touched


class Programs(Struct, frozen=True):
    """Which programs there are for a device, without asking it.

    Args:
        new: what the one that comes along calls itself, such as ``0.1.0``; "" where none fits.
        kept: what the one before called itself, which is kept whole; "" where none is.
    """

    new: str = ""
    kept: str = ""


class Written(Struct, frozen=True):
    """What the device said after it was written: its firmware, and the chip."""

    firmware: str
    chip: str


Progress = Callable[[str, int], None]
"""Called with one of `STAGES` and how much of it is done, in percent; returns at once, raises nothing."""


class FlashSpec(Struct, frozen=True):
    """A device whose program is to be written.

    Args:
        device: its name.
        clock: milliseconds, monotonic.
        port: where it is plugged in; nobody else uses it meanwhile.
        lines, lights: how many its board map needs, 0 where any number will do.
        keep: the folder where the program before is kept.
        options: the table ``options`` of its ``[[device]]``.
        measured: wants the program for sensors that are measured, whatever the device says of itself.
        any_board: write also a device that says other counts than the map needs.
    """

    device: str
    clock: Clock
    port: str
    lines: int
    lights: int
    keep: Path
    options: Mapping[str, Any] = field(default_factory=dict)
    measured: bool = False
    any_board: bool = False


class Flasher(Protocol):
    """Writes one device, one call at a time; only `stop` may be called meanwhile, from any thread."""

    def programs(self) -> Programs:
        """Tell which programs there are."""

    def running(self) -> str:
        """Ask the device what runs on it: its firmware and counts in words; "" where nothing answers.

        Raises FlashFault where its port cannot be used.
        """

    def write(self, tell: Progress) -> Written:
        """Keep the program that is there, write the one that comes along, and have it say HELLO.

        Raises FlashFault.
        """

    def put_back(self, tell: Progress) -> Written:
        """Write the kept program again. Raises FlashFault."""

    def stop(self) -> None:
        """Give up at once what is done now: the call raises FlashFault."""


class OpenFlasher(Protocol):
    """The factory behind an entry point of the group ``companion.flashers``."""

    def __call__(self, spec: FlashSpec) -> Flasher:
        """Return a flasher for this device; nothing is opened yet. Raises ConfigError."""
