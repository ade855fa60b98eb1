"""Stored games as they are told: read from the rows of a journal, also while a daemon has it open.

Refuses to know: rules, and how rows are written.
"""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.core.model.old_entries import read_entry
from companion.core.model.types import Entry
from companion.journal import store
from companion.journal.summaries import IMPORTED, summaries
from companion.ports.table import StoredGame


class GameRecord(Struct, frozen=True):
    """A stored game: when it began (wall clock, ISO 8601), by which version, and all its decisions."""

    started: str
    version: str
    entries: tuple[Entry, ...]
    clocks: tuple[int, ...] = ()
    """For each entry which boot's clock it was written by; empty where the game was read from text."""


def read_game(path: Path, game_id: int) -> GameRecord:
    """Return a stored game, read without opening the journal for writing (a daemon may have it open).

    Raises:
        InputError: there is no such game or no readable journal at ``path``.
    """
    try:
        return record_of(_read(path, lambda: store.read_decisions(path, game_id)), game_id)
    except KeyError:
        raise InputError(
            f"{path}: there is no game {game_id}; 'companion export' without a number lists them"
        ) from None


def read_games(path: Path) -> tuple[StoredGame, ...]:
    """Return all stored games, newest first, read as `read_game` does. Raises InputError likewise."""

    def read() -> list[store.Row]:
        return store.read_summaries(
            path, [game for game, _ in store.read_games(path, store.LAST_NUMBER, store.LAST_NUMBER)]
        )

    return summaries(_read(path, read))


def _read(path: Path, read: Callable[[], list[store.Row]]) -> list[store.Row]:
    if not path.is_file():
        raise InputError(f"{path}: there is no journal here; give its file with --journal FILE")
    try:
        return read()
    except (sqlite3.Error, OSError) as error:
        raise InputError(f"{path}: this is no journal that can be read ({error})") from None


def record_of(rows: list[store.Row], game_id: int) -> GameRecord:
    """Read a game from its rows. Raises KeyError where there is none."""
    if not rows or rows[0].kind != "game":
        raise KeyError(game_id)
    entries = tuple(read_entry(row.kind, row.at_ms, json.loads(row.data)) for row in rows)
    boots = list(dict.fromkeys(row.boot for row in rows))
    clocks = () if IMPORTED in boots else tuple(boots.index(row.boot) for row in rows)
    return GameRecord(rows[0].wall, rows[0].version, entries, clocks)
