"""What waits for the disk: a decision is seen only once it is durable.

Knows: row numbers of the journal and the order of views. Refuses to know: what is in them, and threads (the
loop alone uses it).
"""

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from companion.ports.table import View

Answer = Callable[[View], None]


class Held(Struct, frozen=True):
    """A view that may be seen, and ``answers`` told, once ``row`` is durable; it waits since ``at_ms``."""

    row: int
    view: View
    answers: tuple[Answer, ...]
    at_ms: int


class Outbox:
    """Views in order, each behind the row it depends on."""

    def __init__(self) -> None:
        self._held: deque[Held] = deque()
        self._durable = 0

    def put(self, held: Held) -> None:
        """Add a view; a waiting one that no answer depends on and no other row separates is replaced."""
        if self._held and self._held[-1].row == held.row and not self._held[-1].answers:
            held = Held(held.row, held.view, held.answers, self._held[-1].at_ms)
            self._held.pop()
        self._held.append(held)

    def durable(self, row: int) -> None:
        """Note that everything up to ``row`` is on disk."""
        self._durable = max(self._durable, row)

    def ready(self) -> list[Held]:
        """Return the views that may be seen now, in order; they leave the box."""
        out = []
        while self._held and self._held[0].row <= self._durable:
            out.append(self._held.popleft())
        return out

    @property
    def waiting_since_ms(self) -> int | None:
        """Since when the oldest view waits, in ms; None while none does."""
        return self._held[0].at_ms if self._held else None
