"""Write and renew the checksums of rows in the journal's file.

Knows: SQLite and the guards of the table ``rows``. Refuses to know: why rows were changed.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager

from companion.journal.integrity.chain import NO_GAME, STIMULUS, Chains, Values, sum_row

CHUNK = 4096
"""Rows that are in memory at once."""

GUARDS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'rows'"
COLUMNS = "seq, game, kind, at_ms, boot, wall, version, data"
LAST_ROW = "SELECT game, sum FROM rows WHERE seq < ? ORDER BY seq DESC LIMIT 1"
LAST_DECISION = """
    SELECT sum FROM rows WHERE kind <> 'stimulus' AND game = ? AND seq < ? ORDER BY seq DESC LIMIT 1
"""
NEXT_ROWS = f"SELECT {COLUMNS} FROM rows WHERE seq > ? ORDER BY seq LIMIT {CHUNK}"  # noqa: S608 - our own words
HAS_SUMS = "SELECT 1 FROM pragma_table_info('rows') WHERE name = 'sum'"

Tell = Callable[[int, int], None]
"""Told how many rows are done, of about how many."""


def sum_new_rows(
    connection: sqlite3.Connection, rows: Iterable[Values]
) -> Iterator[tuple[int, int, str, int, str, str, str, str, bytes]]:
    """Give each new row its sum; the rows come in the order of their numbers, each above all in the file."""
    decided: dict[int, bytes] = {}
    last: tuple[int, bytes] | None = None
    for values in rows:
        seq, game, kind, *_ = values
        if last is None:
            last = connection.execute(LAST_ROW, (seq,)).fetchone() or (NO_GAME, b"")
        if kind == STIMULUS:
            before = last[1] if last[0] == game else b""
        elif seq == game:
            before = b""
        else:
            before = decided.get(game) or _last_decision(connection, game, seq)
        made = sum_row(before or b"", values)
        last = game, made
        if kind != STIMULUS:
            decided[game] = made
        yield (*values, made)


def _last_decision(connection: sqlite3.Connection, game: int, seq: int) -> bytes:
    found = connection.execute(LAST_DECISION, (game, seq)).fetchone()
    return found[0] if found else b""


def renew_sums(
    connection: sqlite3.Connection, games: Collection[int] | None = None, tell: Tell = lambda _done, _of: None
) -> None:
    """Sum all rows of these games anew (None: of all); in a transaction, where rows may be changed."""
    if not connection.execute(HAS_SUMS).fetchone():
        return  # a file from before there were sums
    chains, done = Chains(), (min(games, default=1) if games is not None else 1) - 1
    last: int = connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    while rows := connection.execute(NEXT_ROWS, (done,)).fetchall():
        done = rows[-1][0]
        wanted: Sequence[Values] = [row for row in rows if games is None or row[1] in games]
        made = [(chains.bind(row), row[0]) for row in wanted]
        connection.executemany("UPDATE rows SET sum = ? WHERE seq = ?", made)
        tell(done, last)


def sum_alone(connection: sqlite3.Connection, values: Values) -> None:
    """Sum a row that stands in the file and is bound to no other; where rows may be changed."""
    if connection.execute(HAS_SUMS).fetchone():
        connection.execute("UPDATE rows SET sum = ? WHERE seq = ?", (sum_row(b"", values), values[0]))


@contextmanager
def unguarded(connection: sqlite3.Connection) -> Iterator[None]:
    """Let rows be changed, within a transaction; they are guarded again after it."""
    guards = connection.execute(GUARDS).fetchall()
    for name, _ in guards:
        connection.execute(f"DROP TRIGGER {name}")
    yield
    for _, sql in guards:
        connection.execute(sql)
