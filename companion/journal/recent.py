"""The last minutes of a game, read back from the journal: also after a power cut, also while a daemon writes.

Refuses to know: what the rows mean.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.core.model.errors import InputError
from companion.journal import store
from companion.journal.integrity.chain import STIMULUS
from companion.journal.trace import Stretch, stretch

KEPT_MS = 10 * 60 * 1000
"""So much of a game is read back, and a little more, up to a moment at which it was at rest."""

CHUNK = 4096
"""Rows that are read at a time."""
MOST_ROWS = 60_000
"""More rows are not read: ten minutes in which contacts changed a hundred times a second; about 10 MB."""


def recent(
    path: Path, unwritten: Sequence[store.Row], game_id: int | None, now_ms: int | None = None
) -> Stretch | None:
    """Return the last ten minutes of a game.

    None where there is no game, or none that can be told from a mark on.

    Args:
        path: the journal's file.
        unwritten: rows that are not in it yet, in order.
        game_id: of the game; None: of the one that was played last.
        now_ms: counted back from then; None: from the game's last row.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if game_id is None:  # the one played last; a game read from text was not played
        game_id = next((row.game for row in _backward(path, unwritten) if row.kind == STIMULUS), None)
    if game_id is None:
        return None
    rows: list[store.Row] = []
    for row in _backward(path, unwritten):
        if row.seq < game_id:
            break  # nothing of this game is older
        if row.game != game_id:
            continue
        if rows and row.boot != rows[0].boot:
            break  # another boot's clock
        rows.append(row)
        since_ms = (rows[0].at_ms if now_ms is None else now_ms) - KEPT_MS
        marked = row.kind == STIMULUS and row.data.startswith('{"mark"') and row.at_ms <= since_ms
        if marked or len(rows) == MOST_ROWS:
            break
    if not rows:
        return None
    rows.reverse()
    return stretch(rows, _decided(path, unwritten, game_id), since_ms)


def read_recent(path: Path) -> Stretch | None:
    """Return the last ten minutes of the newest game, without opening the journal for writing.

    Raises InputError.
    """
    try:
        return recent(path, (), None)
    except (sqlite3.Error, OSError) as error:
        raise InputError(f"{path}: this is no journal that can be read ({error})") from None


def _backward(path: Path, unwritten: Sequence[store.Row]) -> Iterator[store.Row]:
    """Yield all rows, the latest first."""
    yield from reversed(unwritten)
    before = unwritten[0].seq if unwritten else store.LAST_NUMBER
    while chunk := store.read_latest(path, before, CHUNK):
        yield from chunk
        before = chunk[-1].seq


def _decided(path: Path, unwritten: Sequence[store.Row], game_id: int) -> list[store.Row]:
    rows = store.read_decisions(path, game_id)
    last = rows[-1].seq if rows else 0
    more = (row for row in unwritten if row.game == game_id and row.kind != STIMULUS and row.seq > last)
    return [*rows, *more]
