"""Works off what devices beside the board tell, one after the other, in a thread of its own."""

import queue
from collections.abc import Callable
from typing import Generic, TypeVar

from companion.ports.supervised_thread import ITEM_S, SupervisedThread, ThreadOwner

E = TypeVar("E")


class ToldEvents(ThreadOwner, Generic[E]):
    """A queue and its thread, from `start` to `close`.

    Args:
        name: of the thread.
        take: works on one event; may wait.
        failed: called with the event whose work has failed; those behind it go on.
    """

    stop_s = 1.0

    def __init__(self, name: str, take: Callable[[E], None], failed: Callable[[E], None]) -> None:
        self._told: queue.SimpleQueue[E | None] = queue.SimpleQueue()
        self._take, self._failed = take, failed
        self._taken: E | None = None
        self._thread = SupervisedThread(
            name,
            self._run,
            self._tell_failed,
            wake=lambda: self._told.put(None),
            first_s=ITEM_S,
            most_s=ITEM_S,
        )

    def put(self, event: E) -> None:
        """Add an event; returns at once, from any thread."""
        self._told.put(event)

    def _run(self) -> None:
        while (told := self._told.get()) is not None:
            self._taken = told
            self._take(told)

    def _tell_failed(self, _: BaseException) -> None:
        if self._taken is not None:
            self._failed(self._taken)
