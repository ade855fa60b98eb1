"""What may go from the journal although it is append-only: names of players, and whole games.

Names and games are people's own. They are overwritten in the file (``secure_delete``) and in its log, not
only left out. Refuses to know: threads, and who may ask.
"""

import json
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from companion.journal.integrity.chain import NO_GAME
from companion.journal.integrity.sums import renew_sums, sum_alone, unguarded

NAMED = ("name", "names")
"""Keys of rows under which players' names stand: one, or one for each seat."""

WITH_NAMES = """
    SELECT seq, game, data FROM rows
    WHERE seq <= :last AND (:game IS NULL OR seq >= :game AND game = :game) AND instr(data, '"name')
"""
DELETE = "DELETE FROM rows WHERE seq >= :game AND game = :game"
GONE = """
    INSERT INTO rows (seq, game, kind, at_ms, boot, wall, version, data)
    VALUES (?, 0, 'gone', 0, '', '', '', '{}')
"""
"""Stands for the last row of the file where it went, so that its number is not given out again."""

EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"
"""Waits a second for whoever is reading (`store.BUSY_S`)."""

Same = Callable[[str], bool]
Unseal = Callable[[Collection[int]], None]


def _nothing(_games: Collection[int]) -> None:
    """Do nothing: nothing else holds these games."""


def forget(
    connection: sqlite3.Connection, game: int | None, last: int, same: Same, unseal: Unseal = _nothing
) -> int:
    """Take names out of rows.

    Args:
        connection: for writing.
        game: of this game alone; None: of all.
        last: rows up to this number.
        same: whether a name is meant.
        unseal: takes away what else holds these games, before the rows are changed for good.

    Returns:
        how many rows were changed.

    Raises:
        sqlite3.Error, OSError: it could not be done whole.
    """
    with _changing(connection):
        rows = connection.execute(WITH_NAMES, {"game": game, "last": last}).fetchall()
        changed = [(new, seq, of) for seq, of, data in rows if (new := _nameless(data, same)) != data]
        connection.executemany("UPDATE rows SET data = ? WHERE seq = ?", [each[:2] for each in changed])
        if changed:
            games = {of for _, _, of in changed}
            renew_sums(connection, games)
            unseal(games)
    _empty_log(connection)
    return len(changed)


def delete(connection: sqlite3.Connection, game: int, unseal: Unseal = _nothing) -> int:
    """Delete a game; how many rows it had. Raises as `forget`."""
    with _changing(connection):
        last = connection.execute("SELECT max(seq) FROM rows").fetchone()[0]
        found = connection.execute(DELETE, {"game": game}).rowcount
        if not connection.execute("SELECT 1 FROM rows WHERE seq = ?", (last,)).fetchone():
            connection.execute(GONE, (last,))
            sum_alone(connection, (last, NO_GAME, "gone", 0, "", "", "", "{}"))
        unseal({game})
    _empty_log(connection)
    return int(found)


@contextmanager
def _changing(connection: sqlite3.Connection) -> Iterator[None]:
    """Open a transaction that may change rows; the guard against changes returns after it in any case."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        with unguarded(connection):
            yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _empty_log(connection: sqlite3.Connection) -> None:
    if connection.execute(EMPTY_LOG).fetchone()[0]:
        raise OSError(
            "another program reads the journal all the time, so what is gone stays in its log for now"
        )


def _nameless(data: str, same: Same) -> str:
    """Return a row's JSON without these names."""
    return json.dumps(_without(json.loads(data), same), separators=(",", ":"), allow_nan=False)


def _without(value: Any, same: Same) -> Any:
    if isinstance(value, Mapping):
        return {
            key: _plain(inner, same) if key in NAMED else _without(inner, same)
            for key, inner in value.items()
        }
    return [_without(each, same) for each in value] if isinstance(value, list) else value


def _plain(value: Any, same: Same) -> Any:
    """Tell what stands under a key of `NAMED` without the names that are meant."""
    if isinstance(value, Mapping):
        return {seat: name for seat, name in value.items() if not same(name)}
    return "" if isinstance(value, str) and same(value) else value
