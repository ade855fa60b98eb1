"""The door to a panel: buttons, a buzzer, a status light and a lit die, found by ``companion.panels``.

Knows: what is pressed, shown and sounded. Refuses to know: what a button does, and what a tune is like.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct, field

from companion.ports.devices import Clock

TUNES = (
    "legal",
    "captured",
    "prize",
    "bump",
    "won",
    "illegal",
    "question",
    "pass",
    "fault",
    "refused",
    "proved",
    "goodbye",
)
"""What a panel may have to say by sound."""


class Face(Struct, frozen=True):
    """What a panel shows, as a whole.

    Args:
        status: pattern of the status light, one of `companion.core.model.types.PATTERNS`, or ``rest`` in
            a pause.
        die: the number that is to be moved, 0 while there is none.
        thrown: how often the companion has rolled; one more, and the die is seen rolling to ``number``, and
            shows it for a while.
        number: what it rolled last, 0 before.
    """

    status: str = "off"
    die: int = 0
    thrown: int = 0
    number: int = 0


class Press(Struct, frozen=True):
    """A button: ``what`` is ``down``, ``held`` (down for its time, told once) or ``up``."""

    button: str
    what: str
    at_ms: int


class PanelUp(Struct, frozen=True):
    """The panel can be used (again)."""

    at_ms: int


class PanelAway(Struct, frozen=True):
    """The panel cannot be used; ``why`` is a name and, after a colon, a sentence that says what helps."""

    at_ms: int
    why: str


PanelEvent = Press | PanelUp | PanelAway


class Panel(Protocol):
    """Buttons, a buzzer and lights beside the board; everything on it is optional. Opening is lazy."""

    def start(self, tell: Callable[[PanelEvent], None]) -> None:
        """Begin, in a thread of its own, and go on for ever: losses are told once, and healed.

        ``tell`` is called from that thread and must return at once.
        """

    def show(self, face: Face) -> None:
        """Show this; returns at once, from any thread."""

    def play(self, tune: str) -> None:
        """Sound a tune of `TUNES` after those that sound already; returns at once, from any thread."""

    def fault(self, wait_s: float) -> str:
        """Tell why it cannot be used, empty where it can.

        Waits until that is known, at most so many seconds.
        """

    def close(self) -> None:
        """Make everything dark and silent; the thread ends within a second. May be called twice."""


class PanelSpec(Struct, frozen=True):
    """A panel before it is opened.

    Args:
        clock: milliseconds, monotonic.
        buttons: name of the button -> its pin.
        hold_ms: name of the button -> how long it must be down to be ``held``; others never are.
        buzzer, status: pins, empty where there is none.
        die: pins of the lit die, none, four (by groups) or seven (docs/reference/gpio.md).
        factory: which library reaches the pins.
        source: where the panel is described, for messages, such as ``table.toml: panel``.
    """

    clock: Clock
    buttons: Mapping[str, str] = field(default_factory=dict)
    hold_ms: Mapping[str, int] = field(default_factory=dict)
    buzzer: str = ""
    status: str = ""
    die: tuple[str, ...] = ()
    factory: str = "auto"
    source: str = "panel"


class OpenPanel(Protocol):
    """The factory behind an entry point of the group ``companion.panels``."""

    def __call__(self, spec: PanelSpec) -> Panel:
        """Return a panel; nothing is opened yet. Raises ConfigError, MissingError as `OpenBoard`."""
