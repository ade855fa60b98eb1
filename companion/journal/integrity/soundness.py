"""Find out whether a journal's file is sound, without changing it.

Knows: SQLite's own check, the schema as it must be, the chain of every game, the index against the table, the
log, and how far the journal once went. Refuses to know: what to do about it.
"""

import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from companion.journal import store
from companion.journal.integrity.chain import STIMULUS, Chains, Values, is_plausible
from companion.journal.integrity.pages import is_log_damaged
from companion.journal.integrity.sums import Tell
from companion.journal.integrity.witness import read_witness

STEP = re.compile(r"\d{4}-[a-z0-9-]+")
ROWS = "SELECT seq, game, kind, at_ms, boot, wall, version, data, sum FROM rows NOT INDEXED ORDER BY seq"
OLD_ROWS = "SELECT seq, game, kind, at_ms, boot, wall, version, data FROM rows NOT INDEXED ORDER BY seq"
INDEX = "SELECT game, seq, kind FROM rows INDEXED BY decisions WHERE kind <> 'stimulus' ORDER BY game, seq"
SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
OFTEN = 4096
"""After so many rows it is told how far it is: some times a second."""
VALID_FRAMES = slice(16, 20)
"""Where the index of the log (``-shm``) says how many of its pages are valid, in the machine's byte order."""


class NewerError(OSError):
    """A newer companion wrote the journal; the text is the newest step of its schema."""


class ForeignError(Exception):
    """The file is another program's database."""


def find_fault(path: Path, tell: Tell) -> str:
    """Tell what is wrong with a journal, in words that follow "the journal"; empty where it is sound.

    Args:
        path: a file that is there.
        tell: is told of rows that were looked at.

    Raises:
        NewerError, ForeignError: it is no journal of this companion.
        sqlite3.Error, OSError: it cannot be read now (locked, no rights).
    """
    try:
        with closing(store.open_reading(path)) as connection:
            return _find_fault(path, connection, tell)
    except UnicodeDecodeError as error:
        return f"is damaged ({error})"
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            return f"is damaged ({error})"
        raise


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether SQLite complains of the file itself, and not of a disk, a lock or rights."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in (
        *store.BAD_FILE,
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_FORMAT,
    )


def _find_fault(path: Path, connection: sqlite3.Connection, tell: Tell) -> str:
    if not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        return _missing_end(path, 0, 0)
    done = _steps(connection)
    known = [name for name, _ in store.migrations()]
    if done[: len(known)] == known and len(done) > len(known) and all(STEP.fullmatch(name) for name in done):
        raise NewerError(done[-1])
    if not done and _id_of(connection) != store.APPLICATION_ID:
        raise ForeignError("is another program's database")
    if not done or done != known[: len(done)]:
        return "is damaged (its schema is unknown)"
    if (found := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        return f"is damaged ({' '.join(str(found).split())})"
    if _schema_of(connection) != _schema(len(done)) or _id_of(connection) != store.APPLICATION_ID:
        return "is damaged (its schema was changed)"
    return _check_rows(connection, summed=store.SUMS in done, tell=tell) or _check_end(path, connection)


def _steps(connection: sqlite3.Connection) -> list[str]:
    """Return the names of the file's finished migrations; None if it has no such table."""
    try:
        found = connection.execute("SELECT version, name FROM schema_version ORDER BY version").fetchall()
    except sqlite3.OperationalError as error:
        if "no such" in str(error):
            return []
        raise
    ours = len(store.migrations())  # a newer companion may number its own as it likes
    return [str(name) if version == at or at > ours else "" for at, (version, name) in enumerate(found, 1)]


def _id_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def _schema(steps: int) -> list[tuple[str, ...]]:
    """Return the schema as it must be after so many steps."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        store.migrate(connection, steps)
        return _schema_of(connection)


def _schema_of(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    """Return the schema, however it is spaced."""
    return [
        tuple(" ".join(str(text).split()) for text in row) for row in connection.execute(SCHEMA).fetchall()
    ]


def _check_rows(connection: sqlite3.Connection, *, summed: bool, tell: Tell) -> str:
    """Prove every row, and compare the index with the table."""
    chains, decisions, count = Chains(), 0, 0
    last: int = connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    for at, row in enumerate(connection.execute(ROWS if summed else OLD_ROWS)):
        values: Values = row[:8]
        if not (chains.fits(values, row[8]) if summed else is_plausible(values)):
            return f"is damaged (row {row[0]} of game {row[1]} is not as it was written)"
        if summed:
            chains.keep(values, row[8])
        if row[2] != STIMULUS:
            decisions ^= hash((row[1], row[0], row[2]))
            count += 1
        if at % OFTEN == 0:
            tell(row[0], last)
    before = (0, 0)
    for game, seq, kind in connection.execute(INDEX):
        if (game, seq) <= before:
            return "is damaged (its index is out of order)"
        before = game, seq
        decisions ^= hash((game, seq, kind))
        count -= 1
    return "is damaged (its index is another one than its rows)" if decisions or count else ""


def _check_end(path: Path, connection: sqlite3.Connection) -> str:
    if (shared := path.with_name(path.name + "-shm")).exists() and shared.stat().st_size >= VALID_FRAMES.stop:
        valid = int.from_bytes(shared.read_bytes()[VALID_FRAMES], sys.byteorder)
        if is_log_damaged(path.with_name(path.name + "-wal"), valid):
            return "is damaged (its log)"
    last = connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    witness = read_witness(path)
    seq = witness.decision if witness else 0
    there = connection.execute("SELECT count(*) FROM rows WHERE seq = ?", (seq,)).fetchone()[0]
    return _missing_end(path, last, seq if there else 0)


def _missing_end(path: Path, last: int, decision: int) -> str:
    """Tell whether the journal once went further than this last row, or its last decision is missing."""
    if (witness := read_witness(path)) is None or (last >= witness.last and decision == witness.decision):
        return ""
    return "is damaged (its end is missing)"
