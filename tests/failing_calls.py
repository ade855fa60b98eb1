"""An adapter's world in which one call fails, whichever is wanted: the n-th of all that a thread makes."""

from __future__ import annotations

import contextlib
import functools
import queue
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from companion.ports.supervised_thread import SupervisedThread

PATIENCE_S = 30.0
FAULTS = (ValueError, MemoryError, SystemExit, KeyError)
"""What no adapter expects of its library."""


class Saboteur:
    """Counts the calls of one thread, and lets the one with this number fail.

    Args:
        number: of the call that fails, from 1; 0 = none.
    """

    def __init__(self, number: int) -> None:
        self.number, self.count, self.place = number, 0, ""
        self.thread = ""  # the name of the thread whose calls count

    @property
    def struck(self) -> bool:
        """Whether the call has failed."""
        return bool(self.place)

    def around(self, function: Callable[..., Any], name: str = "") -> Callable[..., Any]:
        """The function, counted."""

        @functools.wraps(function)
        def counted(*args: Any, **kwargs: Any) -> Any:
            self.call(name or getattr(function, "__name__", ""))
            return function(*args, **kwargs)

        return counted

    def call(self, name: str) -> None:
        """One more call."""
        if threading.current_thread().name != self.thread:
            return
        self.count += 1
        if self.count == self.number:
            self.place = name
            raise FAULTS[self.number % len(FAULTS)]("sabotage")


@dataclass
class Bench:
    """An adapter under sabotage.

    Args:
        start: begins it; it tells its events there.
        close: ends it.
        thread: its own.
        hands: do something that it must tell, again and again until it does.
        is_told: whether this event tells what the hands did.
        is_lost: whether this event says that the adapter cannot be used.
    """

    start: Callable[[Callable[[Any], None]], None]
    close: Callable[[], None]
    thread: SupervisedThread
    hands: Callable[[], None]
    is_told: Callable[[Any], bool]
    is_lost: Callable[[Any], bool]


MakeBench = Callable[[Saboteur], AbstractContextManager[Bench]]


def fail_at_every_call(make: MakeBench, *, step: int = 1, most: int = 400) -> list[str]:
    """Let each call fail, one in each run: the thread lives, the loss is told, and it works again.

    Args:
        make: the adapter and its world.
        step: only each so-many-th call.
        most: calls of which one run is made.

    Returns:
        what was called, in the order of the runs.
    """
    places: list[str] = []
    for number in range(1, most, step):
        saboteur = Saboteur(number)
        with make(saboteur) as bench:
            place = _one_run(bench, saboteur)
        if not place:
            return places
        places.append(place)
    return places


def _one_run(bench: Bench, saboteur: Saboteur) -> str:
    saboteur.thread = bench.thread.name
    bench.thread.wait = lambda _: bench.thread.closing.wait(0.001)
    events: queue.SimpleQueue[Any] = queue.SimpleQueue()
    lost = []

    def tell(event: Any) -> None:
        saboteur.call("tell")
        if bench.is_lost(event):
            lost.append(event)
        events.put(event)

    bench.start(tell)
    try:
        for _ in range(2 if saboteur.number else 1):  # once more after what may have failed
            _until_told(bench, events, f"call {saboteur.number} ({saboteur.place})")
        place = saboteur.place
        if place:
            assert bench.thread.is_alive(), place
            deadline = time.monotonic() + PATIENCE_S
            while (
                not lost and time.monotonic() < deadline
            ):  # the call failed, its thread tells it in a moment
                with contextlib.suppress(queue.Empty):
                    events.get(timeout=0.05)
            assert lost, f"nobody was told that {place} failed"
    finally:
        bench.close()
    assert not bench.thread.is_alive(), place
    return place


def _until_told(bench: Bench, events: queue.SimpleQueue[Any], what: str) -> None:
    while not events.empty():
        events.get()
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        bench.hands()
        until = time.monotonic() + 0.05
        while (left := until - time.monotonic()) > 0:
            try:
                if bench.is_told(events.get(timeout=left)):
                    return
            except queue.Empty:
                break
    raise AssertionError(f"it has not recovered from {what}")
