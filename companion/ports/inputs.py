"""The door to devices that say inputs: a word of the game and a value, as people do at a page.

Found by the entry-point group ``companion.inputs``. Knows: one device, one word, the values that may come
now, whether the device is there. Refuses to know: pins, light, and what a word means.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct, field

from companion.core.model.types import Say
from companion.ports.devices import Clock


class InputUp(Struct, frozen=True):
    """A device can be used."""

    source: str
    at_ms: int


class InputAway(Struct, frozen=True):
    """A device cannot be used; ``why`` is a name and, after a colon, a sentence that says what helps."""

    source: str
    at_ms: int
    why: str


class InputSaid(Struct, frozen=True):
    """A device says this value of its word; it has happened at ``at_ms``."""

    source: str
    at_ms: int
    word: str
    value: str


class InputUnsure(Struct, frozen=True):
    """Something is there, but what cannot be told: people say it. Told once for each thing.

    ``why`` is ``unsure``, or ``before``: it was there before anybody waited for it.
    """

    source: str
    at_ms: int
    why: str = "unsure"


InputEvent = InputUp | InputAway | InputSaid | InputUnsure


class InputSource(Protocol):
    """A device that says one word. Opening is lazy: nothing happens before `start`."""

    name: str
    word: str
    values: tuple[str, ...]
    """All that it can say."""

    def start(self, tell: Callable[[InputEvent], None]) -> None:
        """Begin in a thread of its own, and go on for ever: losses are told once, and healed.

        ``tell`` is called from that thread and must return at once. A device is away until `InputUp`.
        """

    def want(self, values: Collection[str]) -> None:
        """Ask for these values of its word; none: nobody waits. Returns at once, from any thread."""

    def close(self) -> None:
        """Darken and free it, and join its thread within two seconds; may be called twice."""


@runtime_checkable
class Teachable(Protocol):
    """A source that has to be shown once what its values look like; not while it is started."""

    lessons: tuple[str, ...]
    """What to show, in order: empty for nothing at all, else a value; each as often as it stands here."""

    def show(self, lesson: str) -> None:
        """Look at what is shown now, for about a second. Raises InputError, one line, where that fails."""

    def keep(self) -> Sequence[tuple[str, float]]:
        """Keep what was shown: each value, and how many times farther it lies from all others than needed.

        Raises:
            InputError: two values cannot be told apart, or it cannot be written; one line says what helps.
        """


class InputSpec(Struct, frozen=True):
    """A device before it is opened.

    Args:
        name: in events and messages.
        word: that it says.
        clock: milliseconds, monotonic.
        options: what its kind knows, as in the configuration.
        folder: where it may keep a small file of its own.
        source: where it is described, for messages, such as ``table.toml: inputs[0]``.
    """

    name: str
    word: str
    clock: Clock
    options: Mapping[str, Any] = field(default_factory=dict)
    folder: Path = Path()
    source: str = "inputs"


class OpenInput(Protocol):
    """The factory behind an entry point of the group ``companion.inputs``."""

    def __call__(self, spec: InputSpec) -> InputSource:
        """Return the device; nothing is opened yet. Raises ConfigError, MissingError as `OpenBoard`."""


class InputState(Struct, frozen=True):
    """One device: there or ``why`` not, and what it said in vain; ``note`` goes once the game has gone on."""

    name: str
    word: str
    up: bool = False
    why: str = ""
    note: Say | None = None
