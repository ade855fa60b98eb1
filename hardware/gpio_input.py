"""What every input on the Pi's pins is: contacts in a thread of their own, and losses told once.

Knows: when it is up and when it is away. Refuses to know: what the contacts mean.
"""

import contextlib
from collections.abc import Callable, Iterable

from companion.ports.inputs import InputAway, InputEvent, InputSpec, InputUp
from hardware.gpio_contacts import Contacts
from hardware.gpio_pins import Factory
from hardware.gpio_worker import Worker


class GpioInput:
    """The thread and the contacts of one input; `turn` says what they mean.

    Args:
        spec: name and word.
        what: is read on these pins, for the name of the thread.
        values: all that it can say.
        pins: of its contacts.
        kind: of the pin factory, as `gpio_pins.prepare` said.
    """

    def __init__(
        self, spec: InputSpec, what: str, values: Iterable[str], pins: Iterable[str], kind: str
    ) -> None:
        self.name, self.word, self.values = spec.name, spec.word, tuple(values)
        self._spec = spec
        self._worker = Worker(f"{what} {spec.name}", spec.clock, kind, self)
        self._contacts = Contacts(tuple(pins), spec.clock, self._worker.wake)
        self._tell: Callable[[InputEvent], None] = lambda _: None
        self._why: str | None = None  # as told; empty while it is up

    def start(self, tell: Callable[[InputEvent], None]) -> None:
        """Begin; ``tell`` is called from the thread and must return at once."""
        self._tell = tell
        self._worker.start()

    def close(self) -> None:
        """Give the pins back, lights off first, and end the thread, within a second; may be called twice."""
        self._worker.close()

    # --- the thread --------------------------------------------------------------------------

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins."""
        self._contacts.open(factory, stack)
        self._begin(factory, stack)
        self._why = ""
        self._tell(InputUp(self.name, self._spec.clock()))

    def _begin(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Make the rest ready, the contacts being open."""
        raise NotImplementedError

    def turn(self, now_ms: int) -> int:
        """Tell what is new; when the next turn is due."""
        raise NotImplementedError

    def lost(self, why: str, now_ms: int) -> None:
        """Report once that the pins cannot be used."""
        if why != self._why:
            self._why = why
            self._tell(InputAway(self.name, now_ms, why))
