"""A device of the tests that says inputs, as a `companion.ports.inputs.InputSource`."""

from __future__ import annotations

import queue
from collections.abc import Callable, Collection

from companion.ports.inputs import InputAway, InputEvent, InputSaid, InputUnsure, InputUp


class FakeInputSource:
    """A device in the test's hand; ``wants`` are the values it was told, one entry a change."""

    def __init__(self, name: str, word: str, clock: Callable[[], int], values: tuple[str, ...] = ()) -> None:
        self.name, self.word, self.values = name, word, values
        self.wants: queue.SimpleQueue[frozenset[str]] = queue.SimpleQueue()
        self.closed = 0
        self._clock = clock
        self._tell: Callable[[InputEvent], None] = lambda _: None

    def start(self, tell: Callable[[InputEvent], None]) -> None:
        self._tell = tell
        tell(InputUp(self.name, self._clock()))

    def want(self, values: Collection[str]) -> None:
        self.wants.put(frozenset(values))

    def close(self) -> None:
        self.closed += 1

    def says(self, value: str, ago_ms: int = 0) -> None:
        self._tell(InputSaid(self.name, self._clock() - ago_ms, self.word, value))

    def unsure(self, why: str = "unsure") -> None:
        self._tell(InputUnsure(self.name, self._clock(), why))

    def away(self, why: str) -> None:
        self._tell(InputAway(self.name, self._clock(), why))
