"""A die of the tests: says what the test says, as a `companion.ports.dice.DieSource`."""

from __future__ import annotations

from collections.abc import Callable

from companion.ports.dice import DieAway, DieEvent, DieShows, DieUp


class FakeDieSource:
    """A die in the test's hand."""

    def __init__(self, die: str) -> None:
        self.die = die
        self.closed = 0
        self._tell: Callable[[DieEvent], None] = lambda _: None

    def start(self, tell: Callable[[DieEvent], None]) -> None:
        self._tell = tell
        self.near()

    def close(self) -> None:
        self.closed += 1

    def near(self) -> None:
        self._tell(DieUp(self.die, 7))

    def away(self, why: str = "lost") -> None:
        self._tell(DieAway(self.die, 7, why))

    def shows(self, number: int, how: str = "rolled") -> None:
        self._tell(DieShows(self.die, 7, number, how))

    def tells(self, event: DieEvent) -> None:
        self._tell(event)
