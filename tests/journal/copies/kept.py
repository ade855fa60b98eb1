"""A journal with something in it, and ways to look at its copies."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from companion.core.model.types import Entry
from companion.journal import Journal
from companion.journal.copies import Copy, CopyFolder, CopyKeeper, KeeperWorld, Mount, make_copy
from tests.journal.heard import START, turn

PATIENCE_S = 20.0
MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


def open_journal(path: Path) -> Journal:
    return Journal.open(path, lambda _row: None, lambda _text: None)


def play(journal: Journal, turns: int = 5, *, names: dict[str, str] | None = None) -> int:
    """Append a game of so many turns; its number."""
    first = Entry("game", 1, {**START.data, "names": names or START.data["names"]})
    game = journal.begin_game(first)
    for number in range(1, turns + 1):
        journal.append(game, turn(number))
    assert journal.wait_written(PATIENCE_S)
    return game


def rows(path: Path) -> list[tuple[object, ...]]:
    """All rows of a journal or a copy."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT seq, game, kind, data FROM rows ORDER BY seq").fetchall()


class Days:
    """A clock and a calendar that tests move."""

    def __init__(self) -> None:
        self.now_ms, self.date = 0, "2026-11-23"
        self.mounts: list[Mount] = []
        self.stick: Path | None = None

    def keeper(self, path: Path, make: Callable[..., Copy] = make_copy) -> CopyKeeper:
        around = KeeperWorld(lambda: self.now_ms, lambda: self.date, lambda: self.mounts, self.stick, make)
        return CopyKeeper(path, around)

    def pass_minutes(self, count: int, date: str | None = None) -> None:
        self.now_ms += count * MINUTE_MS
        self.date = self.date if date is None else date


def names(folder: Path) -> list[str]:
    return [copy.name for copy in CopyFolder(folder).copies()]


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())
