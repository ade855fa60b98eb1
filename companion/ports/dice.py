"""The door to dice that tell their number, found by the entry-point group ``companion.dice``.

Knows: a die, its numbers, whether it is there. Refuses to know: radios, and whose turn it is.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from companion.core.model.types import Say
from companion.ports.devices import Clock


class DieUp(Struct, frozen=True):
    """A die is connected."""

    die: str
    at_ms: int


class DieAway(Struct, frozen=True):
    """A die cannot be heard.

    ``why`` is ``unseen``, ``lost``, ``no-bluetooth``, ``failed`` or ``not-here: details``.
    """

    die: str
    at_ms: int
    why: str


class DieCharge(Struct, frozen=True):
    """How full a die's battery is."""

    die: str
    at_ms: int
    percent: int


class DieShows(Struct, frozen=True):
    """A die has come to rest: ``how`` is ``rolled``, or ``tilted`` or ``gentle``, which are no roll."""

    die: str
    at_ms: int
    number: int
    how: str = "rolled"


DieEvent = DieUp | DieAway | DieCharge | DieShows


class DieSource(Protocol):
    """A die with a radio. Opening is lazy: nothing happens before `start`."""

    die: str

    def start(self, tell: Callable[[DieEvent], None]) -> None:
        """Look for it in a thread of its own, and go on for ever: losses are told once, and healed.

        ``tell`` is called from that thread and must return at once. A die is away until `DieUp`.
        """

    def close(self) -> None:
        """Let it go, thread joined within two seconds; may be called twice."""


class DieSpec(Struct, frozen=True):
    """A die before it is looked for: its name here, and its radio address or the name that it sends.

    ``source`` is where it is described, for messages, such as ``table.toml: dice[0]``.
    """

    die: str
    clock: Clock
    address: str = ""
    device: str = ""
    source: str = "dice"


class OpenDie(Protocol):
    """The factory behind an entry point of the group ``companion.dice``."""

    def __call__(self, spec: DieSpec) -> DieSource:
        """Return the die; nothing is opened yet. Raises ConfigError, MissingError as `OpenBoard`."""


class DieState(Struct, frozen=True):
    """One die: whose it is (no seats: everybody's), connected or ``why`` not, and what it did in vain.

    ``battery`` is in percent, None while unknown; ``note`` goes once the game has gone on.
    """

    die: str
    seats: tuple[str, ...] = ()
    up: bool = False
    battery: int | None = None
    why: str = "unseen"
    note: Say | None = None
