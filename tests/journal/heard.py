"""A journal for tests, and what it says from its thread."""

from __future__ import annotations

import queue
from pathlib import Path

from companion.core.model.types import Entry
from companion.journal import Journal
from companion.journal.copies import CopyKeeper, KeeperWorld

WAIT_S = 10.0
START = Entry("game", 1, {"game": "malefiz", "variant": "classic", "names": {"red": "Anna"}})


class Heard:
    """What the journal says from its thread."""

    def __init__(self) -> None:
        self.durable: queue.SimpleQueue[int] = queue.SimpleQueue()
        self.trouble: queue.SimpleQueue[str] = queue.SimpleQueue()

    def until(self, number: int) -> None:
        """Wait until everything up to ``number`` is durable."""
        while self.durable.get(timeout=WAIT_S) < number:
            pass


def open_book(path: Path, heard: Heard) -> Journal:
    return Journal.open(path, heard.durable.put, heard.trouble.put)


def still_keeper(path: Path) -> CopyKeeper:
    """Copies that nobody makes; what is forgotten is forgotten there, too."""
    return CopyKeeper(path, KeeperWorld(lambda: 0, lambda: ""))


def turn(number: int, **more: object) -> Entry:
    told = {"number": number, "seat": "red", "word": "move", "move": "house-a1", "ends": True}
    return Entry("input", 1000 * number, {**told, **more})
