"""The journal's file: opening it, whatever state it is in, writing rows, reading them.

Knows: SQLite, its pragmas, the schema and its migrations. Refuses to know: threads, what the rows mean.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

APPLICATION_ID = 0x426F4A6F
"""In the file's header (``BoJo``), so that another program's database is not taken for a journal."""

LAST_NUMBER = 2**63 - 1
"""The largest number that SQLite can give a row."""

BUSY_S = 1.0
"""How long a statement waits for another program's lock before it fails, in seconds."""

BAD_FILE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
COMPANIONS = ("", "-wal", "-shm")
VERSIONS = """
    CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT
"""
INSERT = """
    INSERT INTO rows (seq, game, kind, at_ms, boot, wall, version, data)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (seq) DO NOTHING
"""
ONE_GAME = """
    SELECT seq, game, kind, at_ms, boot, wall, version, data
    FROM rows WHERE kind <> 'stimulus' AND game = ? ORDER BY seq
"""
LATEST = """
    SELECT seq, game, kind, at_ms, boot, wall, version, data
    FROM rows WHERE seq < ? ORDER BY seq DESC LIMIT ?
"""
THESE = """
    SELECT seq, game, kind, at_ms, boot, wall, version, data
    FROM rows WHERE seq IN (SELECT value FROM json_each(?))
"""
OF_GAMES = """
    SELECT seq, game, kind, 0,
           CASE kind WHEN 'game' THEN (SELECT boot FROM rows WHERE seq = d.seq) ELSE '' END,
           CASE kind WHEN 'game' THEN (SELECT wall FROM rows WHERE seq = d.seq) ELSE '' END,
           '',
           CASE WHEN kind IN ('game', 'seat', 'won') OR next = 'won'
                     OR kind IN ('turn', 'heard', 'pass', 'overruled')
                     AND game IN (SELECT game FROM rows WHERE kind <> 'stimulus' AND kind = 'overruled'
                                  AND game IN (SELECT value FROM json_each(:games)))
                THEN (SELECT data FROM rows WHERE seq = d.seq)
                WHEN kind = 'heard'
                THEN (SELECT json_object('ends', json_extract(data, '$.ends')) FROM rows WHERE seq = d.seq)
                ELSE '' END
    FROM (
        SELECT game, seq, kind, lead(kind) OVER (PARTITION BY game ORDER BY seq) AS next
        FROM rows WHERE kind <> 'stimulus' AND game IN (SELECT value FROM json_each(:games))
    ) AS d
    ORDER BY game, seq
"""
"""From the index alone, but for the few rows whose data a list of games needs."""

GAMES = """
    WITH RECURSIVE found (game) AS (
        SELECT max(game) FROM rows WHERE kind <> 'stimulus' AND game < :before
        UNION ALL
        SELECT (SELECT max(game) FROM rows WHERE kind <> 'stimulus' AND game < found.game) FROM found
        WHERE found.game IS NOT NULL LIMIT :count
    )
    SELECT game, (SELECT max(seq) FROM rows WHERE kind <> 'stimulus' AND game = found.game) FROM found
    WHERE game > 0
"""
"""From game to game down the index; a thousand games have some hundred thousand rows. Rows of no game have
the number 0 (erase.py)."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table ``rows``; the columns are told in schema.sql. ``data`` is JSON text."""

    seq: int
    game: int
    kind: str
    at_ms: int
    boot: str
    wall: str
    version: str
    data: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A file open for writing: the connection, the highest row number in it, and what there is to tell."""

    connection: sqlite3.Connection
    last: int
    notice: str


class _BadFileError(Exception):
    """The file is no sound journal of this version; the text says why."""


def migrations() -> tuple[tuple[str, str], ...]:
    """(name, SQL) of all steps from an empty file to the present schema, in order; only ever added to."""
    schema = files("companion.journal").joinpath("schema.sql").read_text("utf-8")
    return (("0001-rows", schema),)


def open_writing(path: Path) -> Opened:
    """Open or make the journal at ``path``; a bad file is moved aside and a fresh one begun.

    Its files are for their owner alone: they hold names, and what players have said in secret.

    Raises:
        sqlite3.Error, OSError: it cannot be written now (locked, full, read-only, no such place).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    notice = ""
    try:
        connection = _checked(path)
    except _BadFileError as fault:
        aside = _move_aside(path)
        notice = f"journal {path} {fault}: it was kept as {aside.name} and a new one begun"
        connection = _checked(path)
    last: int = connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    return Opened(connection, last, notice)


def _for_its_owner(path: Path) -> None:
    """Make the file where it is missing; SQLite gives those beside it the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for end in COMPANIONS:
        with suppress(OSError):  # there is none, or it is somebody else's
            path.with_name(path.name + end).chmod(0o600)


def _checked(path: Path) -> sqlite3.Connection:
    _for_its_owner(path)
    connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        _check(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
        connection.execute("PRAGMA recursive_triggers = ON")  # else REPLACE would delete past the trigger
        _migrate(connection)
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.DatabaseError as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in BAD_FILE:
            raise _BadFileError(f"is damaged ({error})") from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    if not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        return
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise _BadFileError("is another program's database")
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise _BadFileError(f"is damaged ({' '.join(str(found).split())})")


def _migrate(connection: sqlite3.Connection) -> None:
    steps = migrations()
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(VERSIONS)
        done = _done(connection, [name for name, _ in steps])
        for version, (name, sql) in enumerate(steps[len(done) :], len(done) + 1):
            for statement in _statements(sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (version, name))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _done(connection: sqlite3.Connection, known: list[str]) -> list[str]:
    """The migrations that the file has been through."""
    done = [name for (name,) in connection.execute("SELECT name FROM schema_version ORDER BY version")]
    if done != known[: len(done)]:
        raise _BadFileError(f"was written by a newer companion (schema {done[-1]})")
    return done


def _statements(sql: str) -> Iterable[str]:
    """The single statements of a script (``executescript`` would commit the transaction around them)."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _move_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    for suffix in COMPANIONS:
        old = path.with_name(path.name + suffix)
        if old.exists():
            old.rename(aside.with_name(aside.name + suffix))
    return aside


def write(connection: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Write these rows in one transaction; when it returns they are on disk.

    A row that is already there is left alone: after a failed fsync nobody knows whether it had arrived.

    Raises:
        sqlite3.Error: nothing was written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT, [_values(row) for row in rows])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _values(row: Row) -> tuple[int, int, str, int, str, str, str, str]:
    return row.seq, row.game, row.kind, row.at_ms, row.boot, row.wall, row.version, row.data


def read_decisions(path: Path, game: int) -> list[Row]:
    """The decisions of a game in order, with their data.

    A file that is not there has no rows, and no game has a number that is no row's.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists() or not 0 < game <= LAST_NUMBER:
        return []
    with closing(_reading(path)) as connection:
        return [Row(*values) for values in connection.execute(ONE_GAME, (game,))]


def read_rows(path: Path, numbers: Sequence[int]) -> list[Row]:
    """The rows with these numbers, in no order; none where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(_reading(path)) as connection:
        return [Row(*values) for values in connection.execute(THESE, (json.dumps(list(numbers)),))]


def read_games(path: Path, before: int, count: int) -> list[tuple[int, int]]:
    """The numbers of so many games below this number, newest first, and of the last decision in each.

    None where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(_reading(path)) as connection:
        return connection.execute(GAMES, {"before": before, "count": count}).fetchall()


def read_summaries(path: Path, games: Sequence[int]) -> list[Row]:
    """The decisions of these games, one after the other, with no more of each than a list of games needs.

    That is ``boot`` and ``wall`` of the first row, ``data`` of kinds ``game``, ``seat`` and ``won``, of the
    turn that won, and of all turns of a game in which the table had the last word; of each other input
    whether a turn ended with it; the rest is empty.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists() or not games:
        return []
    with closing(_reading(path)) as connection:
        found = connection.execute(OF_GAMES, {"games": json.dumps(list(games))})
        return [Row(*values) for values in found]


def read_latest(path: Path, before: int, count: int) -> list[Row]:
    """So many rows below this number, whatever they are, the latest first; none where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(_reading(path)) as connection:
        return [Row(*values) for values in connection.execute(LATEST, (before, count))]


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_S)
