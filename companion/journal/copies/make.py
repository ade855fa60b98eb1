"""Make one copy of a journal, and check one.

A journal may be written meanwhile: the copy shows it as it was when the copying began. A file gets the name
of a copy only once it lies on the disk and has been read back whole.
"""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import cast

from msgspec import Struct

from companion.journal import store
from companion.journal.copies.folder import Copy, CopyFolder, remove
from companion.journal.integrity.chain import Chains, Values
from companion.journal.integrity.sums import COLUMNS, HAS_SUMS
from companion.ports.files import NO_LINKS, sync_file, sync_folder

PAGES = 256
"""So many pages are copied at a time (1 MB); then somebody may have it stopped."""

ROWS = 64
"""So many rows are checked at a time, in a millisecond or two."""

STEPS = 20_000
"""Of SQLite's own machine, between two questions whether a check shall stop."""

Head = tuple[int, int, str, int, str]
"""What tells whether a journal has gone on: of its last row the number, game, kind, time and boot."""


HEAD = "SELECT seq, game, kind, at_ms, boot FROM rows ORDER BY seq DESC LIMIT 1"
HELD = """
    SELECT (SELECT count(*) FROM rows WHERE kind = 'game'),
           coalesce((SELECT wall FROM rows WHERE wall <> '' ORDER BY seq DESC LIMIT 1), '')
"""
"""Both as in every schema so far: copies from before an update keep theirs."""


class Contents(Struct, frozen=True):
    """What a copy holds.

    Args:
        head: how far its journal had gone, None where it has no row.
        games: how many.
        until: when its last row was written, by the wall clock of then.
    """

    head: Head | None
    games: int
    until: str


class CopyError(Exception):
    """No copy was made. ``why`` is ``room``, ``damaged`` (it did not read back whole) or ``disk``."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


class CancelledError(Exception):
    """Somebody has stopped it, who needs the journal to themselves."""


def make_copy(
    journal: Path,
    folder: CopyFolder,
    date: str,
    *,
    update: bool = False,
    cancelled: Callable[[], bool] = lambda: False,
) -> Copy:
    """Copy a journal into a folder, check the copy, and drop those that it replaces.

    Args:
        journal: its file.
        folder: where the copy goes.
        date: of today, "" where nobody knows it.
        update: whether an update comes next.
        cancelled: asked again and again; once it says yes, nothing is made.

    Raises:
        CopyError: there is no new copy; what was there before still is, but where room was wanted.
        CancelledError: it was stopped.
    """
    try:
        folder.prepare()
        folder.sweep()
        if not folder.make_room(wanted := _size(journal)):
            raise CopyError("room", f"no room for a copy of {wanted // 1000} kB in {folder.path}")
        begun, final = folder.name_next(date, update=update)
        try:
            _copy(journal, begun, cancelled)
            begun.rename(final)
        except BaseException:
            with suppress(OSError):
                remove(begun)
            raise
        sync_folder(folder.path)
        folder.sweep()
        copy = folder.find(final.name)
    except (sqlite3.Error, OSError) as error:
        raise CopyError(_why(error), f"{folder.path}: {error}") from error
    if copy is None:
        raise CopyError("disk", f"{folder.path}: {final.name} is gone")
    return copy


def check_copy(path: Path, cancelled: Callable[[], bool] = lambda: False) -> Contents:
    """Read a copy whole, and return what it holds.

    Raises:
        CopyError: it is damaged, or cannot be read.
        CancelledError: it was stopped.
    """
    try:
        with closing(_open_copy(path)) as connection:
            return check_open(connection, path, cancelled)
    except (sqlite3.Error, OSError) as error:
        raise CopyError(_why(error), f"{path}: {error}") from error


def read_head(journal: Path) -> Head | None:
    """Read how far a journal has gone; None where it has no row. Raises sqlite3.Error."""
    with closing(store.open_reading(journal)) as connection:
        return _head(connection)


def _copy(journal: Path, begun: Path, cancelled: Callable[[], bool]) -> None:
    """Copy into a new file, and make sure that it has arrived."""
    os.close(os.open(begun, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600))

    def stop_if_wanted(_status: int, _left: int, _all: int) -> None:
        if cancelled():
            raise CancelledError

    with closing(store.open_reading(journal)) as source, closing(sqlite3.connect(begun)) as copy:
        source.execute("BEGIN")  # what is read from here on is one moment of the journal
        held = _count(source)
        copy.execute("PRAGMA synchronous = OFF")  # the whole file is synced below
        source.backup(copy, pages=PAGES, progress=stop_if_wanted)
        source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    sync_file(begun)
    with closing(_open_copy(begun)) as copy:
        check_open(copy, begun, cancelled)
        if _count(copy) != held:
            raise CopyError("damaged", f"{begun}: not all rows have arrived")


def check_open(
    connection: sqlite3.Connection, path: Path, cancelled: Callable[[], bool] = lambda: False
) -> Contents:
    """Check pages, indexes and rows of an open copy, and return what it holds. Raises as `check_copy`."""
    connection.set_progress_handler(lambda: int(cancelled()), STEPS)
    try:
        if connection.execute("PRAGMA application_id").fetchone()[0] != store.APPLICATION_ID:
            raise CopyError("damaged", f"{path}: this is no journal")
        if (found := connection.execute("PRAGMA integrity_check(1)").fetchone()[0]) != "ok":
            raise CopyError("damaged", f"{path}: {' '.join(str(found).split())}")
        _check_sums(connection, path, cancelled)
        games, until = connection.execute(HELD).fetchone()
        return Contents(_head(connection), games, until)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            raise CancelledError from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _check_sums(connection: sqlite3.Connection, path: Path, cancelled: Callable[[], bool]) -> None:
    """Check each row against its sum (chain.py); in a form from before the sums there are none."""
    if not connection.execute(HAS_SUMS).fetchone():
        return
    chains = Chains()
    rows = connection.execute(f"SELECT {COLUMNS}, sum FROM rows ORDER BY seq")  # noqa: S608 - our own words
    while some := rows.fetchmany(ROWS):
        for *values, found in some:
            row = cast("Values", tuple(values))
            if not chains.fits(row, found):
                raise CopyError("damaged", f"{path}: row {row[0]} is not as it was written")
            chains.keep(row, found)
        if cancelled():
            raise CancelledError


def _head(connection: sqlite3.Connection) -> Head | None:
    found: Head | None = connection.execute(HEAD).fetchone()
    return found


def _count(connection: sqlite3.Connection) -> tuple[int, int]:
    found: tuple[int, int] = connection.execute("SELECT count(*), coalesce(max(seq), 0) FROM rows").fetchone()
    return found


def _open_copy(path: Path) -> sqlite3.Connection:
    """Open a copy for reading. Where a change of it was broken off, it is first put back by SQLite."""
    broken_off = path.with_name(f"{path.name}-journal").exists()
    how = "mode=rw" if broken_off else "mode=ro&immutable=1"  # nobody writes it, nothing is laid beside it
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)


def _size(journal: Path) -> int:
    log = journal.with_name(f"{journal.name}-wal")
    return journal.stat().st_size + (log.stat().st_size if log.exists() else 0)


def _why(error: Exception) -> str:
    """Name what was in the way: a damaged file, or the disk."""
    if (code := getattr(error, "sqlite_errorcode", 0) & 0xFF) in store.BAD_FILE:
        return "damaged"
    no_room = code == sqlite3.SQLITE_FULL or getattr(error, "errno", 0) in (errno.ENOSPC, errno.EDQUOT)
    return "room" if no_room else "disk"
