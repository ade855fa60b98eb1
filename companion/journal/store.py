"""The journal's file: its schema, writing rows, reading them.

Knows: SQLite, the schema and its migrations. Refuses to know: threads, damage (opening.py), what rows mean.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from companion.core.model.old_entries import INPUT_KINDS
from companion.journal.integrity.chain import Chains, Values
from companion.journal.integrity.sums import Tell, renew_sums, sum_new_rows, unguarded
from companion.journal.integrity.witness import Witness

APPLICATION_ID = 0x426F4A6F
"""In the file's header (``BoJo``), so that another program's database is not taken for a journal."""

LAST_NUMBER = 2**63 - 1
"""The largest number that SQLite can give a row."""

BUSY_S = 1.0
"""How long a statement waits for another program's lock before it fails, in seconds."""

SUMS = "0002-sums"
WITH_NUMBERS = (*INPUT_KINDS, "overruled")
UNSUMMED = 8
"""Columns of a row but for its sum."""

BAD_FILE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""What SQLite says of a file that is damaged, or none of its own."""

NOTHING_BESIDE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR}
"""What SQLite says where it cannot lay its files beside a database."""

VERSIONS = """
    CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT
"""
INSERT = """
    INSERT INTO rows (seq, game, kind, at_ms, boot, wall, version, data, sum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (seq) DO NOTHING
"""
ONE_GAME = """
    SELECT *
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
LAST_DECIDED = "SELECT seq, game FROM rows WHERE kind <> 'stimulus' ORDER BY seq DESC LIMIT 1"
OF_GAMES = """
    SELECT seq, game, kind, 0,
           CASE kind WHEN 'game' THEN (SELECT boot FROM rows WHERE seq = d.seq) ELSE '' END,
           CASE kind WHEN 'game' THEN (SELECT wall FROM rows WHERE seq = d.seq) ELSE '' END,
           '',
           CASE WHEN kind IN ('game', 'seat', 'won') OR next = 'won'
                     OR kind IN (SELECT value FROM json_each(:inputs))
                     AND game IN (SELECT game FROM rows WHERE kind <> 'stimulus' AND kind = 'overruled'
                                  AND game IN (SELECT value FROM json_each(:games)))
                THEN (SELECT data FROM rows WHERE seq = d.seq)
                WHEN kind IN (SELECT value FROM json_each(:inputs))
                THEN (SELECT json_object('ends', json_extract(data, '$.ends'),
                                         'word', json_extract(data, '$.word'))
                      FROM rows WHERE seq = d.seq)
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


class Row(Struct, frozen=True):
    """One row of the table ``rows``; the columns are told in schema.sql. ``data`` is JSON text."""

    seq: int
    game: int
    kind: str
    at_ms: int
    boot: str
    wall: str
    version: str
    data: str


class DamagedGameError(sqlite3.DatabaseError):
    """A decision is not as it was written; the text says where."""


def migrations() -> tuple[tuple[str, str], ...]:
    """Return (name, SQL) of all steps from an empty file to the present schema; only ever added to."""
    folder = Path(__file__).parent
    return (
        ("0001-rows", folder.joinpath("schema.sql").read_text("utf-8")),
        (SUMS, folder.joinpath("schema_0002_sums.sql").read_text("utf-8")),
        ("0003-inputs", folder.joinpath("schema_0003_inputs.sql").read_text("utf-8")),
    )


def migrate(
    connection: sqlite3.Connection, steps: int | None = None, tell: Tell = lambda _done, _of: None
) -> None:
    """Bring a file to the present schema, or through so many steps of it, all or nothing.

    Raises:
        sqlite3.Error: nothing was changed.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(VERSIONS)
        done: int = connection.execute("SELECT count(*) FROM schema_version").fetchone()[0]
        for version, (name, sql) in enumerate(migrations()[done:steps], done + 1):
            for statement in _statements(sql):
                connection.execute(statement)
            if name == SUMS:
                with unguarded(connection):
                    renew_sums(connection, tell=tell)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (version, name))
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(sql: str) -> Iterable[str]:
    """Return a script's single statements (``executescript`` would commit the transaction)."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def write(connection: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Write these rows in one transaction; when it returns they are on disk.

    A row that is already there is left alone: after a failed fsync nobody knows whether it had arrived.

    Raises:
        sqlite3.Error: nothing was written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT, sum_new_rows(connection, map(_values, rows)))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _values(row: Row) -> Values:
    return row.seq, row.game, row.kind, row.at_ms, row.boot, row.wall, row.version, row.data


def find_last(connection: sqlite3.Connection) -> Witness | None:
    """Tell how far the journal goes now; None where it is empty. Raises sqlite3.Error."""
    last: int | None = connection.execute("SELECT max(seq) FROM rows").fetchone()[0]
    decided = connection.execute(LAST_DECIDED).fetchone()
    return Witness(last, *decided) if last and decided else None


def read_decisions(path: Path, game: int) -> list[Row]:
    """Return the decisions of a game in order, with their data.

    A file that is not there has no rows, and no game has a number that is no row's.

    Raises:
        sqlite3.Error: the file cannot be read, or a decision is not as it was written.
    """
    if not path.exists() or not 0 < game <= LAST_NUMBER:
        return []
    chains, found = Chains(), []
    with closing(open_reading(path)) as connection:
        for row in connection.execute(ONE_GAME, (game,)):
            values = row[:UNSUMMED]
            if len(row) > UNSUMMED:  # a journal from before there were sums has none
                if not chains.fits(values, row[UNSUMMED]):
                    raise DamagedGameError(f"game {game} is damaged from row {row[0]} on")
                chains.keep(values, row[UNSUMMED])
            found.append(Row(*values))
    return found


def read_rows(path: Path, numbers: Sequence[int]) -> list[Row]:
    """Return the rows with these numbers, in no order; none where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(open_reading(path)) as connection:
        return [Row(*values) for values in connection.execute(THESE, (json.dumps(list(numbers)),))]


def read_games(path: Path, before: int, count: int) -> list[tuple[int, int]]:
    """Return the numbers of so many games below this number, newest first, and of the last decision in each.

    None where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(open_reading(path)) as connection:
        return connection.execute(GAMES, {"before": before, "count": count}).fetchall()


def read_summaries(path: Path, games: Sequence[int]) -> list[Row]:
    """Return the decisions of these games, with no more of each than a list of games needs.

    That is ``boot`` and ``wall`` of the first row, ``data`` of kinds ``game``, ``seat`` and ``won``, of the
    turn that won, and of all turns of a game in which the table had the last word; of each other input
    whether a turn ended with it; the rest is empty.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists() or not games:
        return []
    with closing(open_reading(path)) as connection:
        found = connection.execute(
            OF_GAMES, {"games": json.dumps(list(games)), "inputs": json.dumps(WITH_NUMBERS)}
        )
        return [Row(*values) for values in found]


def read_latest(path: Path, before: int, count: int) -> list[Row]:
    """Return rows below this number, whatever they are, latest first; none where there is no file.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if not path.exists():
        return []
    with closing(open_reading(path)) as connection:
        return [Row(*values) for values in connection.execute(LATEST, (before, count))]


def open_reading(path: Path) -> sqlite3.Connection:
    """Open a database for reading alone; neither it nor its log is changed, not even when it is closed.

    A card that is full or read-only lets nothing be laid beside it: then what was closed whole is read alone.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, timeout=BUSY_S)
    try:
        connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        connection.close()
        code, log = error.sqlite_errorcode & 0xFF, path.with_name(path.name + "-wal")
        if code not in NOTHING_BESIDE or (log.exists() and log.stat().st_size):
            raise
        connection = sqlite3.connect(f"{uri}&immutable=1", uri=True)
    return connection
