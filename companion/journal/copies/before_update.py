"""Copy a journal before another version of the companion writes to it for the first time.

So whoever goes back to the older version finds the games as they were.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from companion import __version__
from companion.journal import store
from companion.journal.copies.folder import FOLDER, Copy, CopyFolder
from companion.journal.copies.make import CopyError, check_copy, make_copy, read_head

LAST_WRITTEN = "SELECT version FROM rows WHERE boot NOT IN ('', 'imported') ORDER BY seq DESC LIMIT 1"
"""The version that wrote last; a game from text keeps the one it came with, and a row that stands for another
has none."""

log = logging.getLogger(__name__)


def copy_before_update(journal: Path) -> Copy | None:
    """Copy as `secure_update` does; a copy that cannot be made holds nothing up: the log tells it."""
    try:
        return secure_update(journal)
    except (CopyError, sqlite3.Error, OSError) as error:
        log.warning("no copy of %s was made before the update: %s", journal, error)
        return None


def secure_update(journal: Path) -> Copy | None:
    """Copy the journal where this companion is another one than the one that wrote to it last.

    A damaged journal is not copied, nor one of a newer companion, which nobody will write to.

    Returns:
        the copy; None where none was needed.

    Raises:
        CopyError, sqlite3.Error, OSError: it could not be made.
    """
    folder = CopyFolder(journal.parent / FOLDER)
    if not journal.is_file() or not is_update(journal) or _is_there(journal, folder):
        return None
    copy = make_copy(journal, folder, "", update=True)
    log.info("%s was copied before the update: %s", journal, copy.name)
    return copy


def is_newer(journal: Path) -> bool:
    """Tell whether a newer companion has changed a journal's form. Raises sqlite3.Error."""
    known = [name for name, _ in store.migrations()]
    with closing(store.open_reading(journal)) as connection:
        done = _steps(connection)
    return len(done) > len(known) and done[: len(known)] == known


def is_update(journal: Path) -> bool:
    """Tell whether an older schema or another version of the companion wrote to a journal last.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    known = [name for name, _ in store.migrations()]
    with closing(store.open_reading(journal)) as connection:
        if not (done := _steps(connection)):
            return False
        row = connection.execute(LAST_WRITTEN).fetchone()
    if row is None or done != known[: len(done)]:
        return False
    return done != known or row[0] != __version__


def _steps(connection: sqlite3.Connection) -> list[str]:
    """Return the names of the steps that a journal has been through; none where it is no journal of ours."""
    found = connection.execute("SELECT name FROM sqlite_schema WHERE name = 'schema_version'").fetchone()
    if not found or connection.execute("PRAGMA application_id").fetchone()[0] != store.APPLICATION_ID:
        return []
    return [name for (name,) in connection.execute("SELECT name FROM schema_version ORDER BY version")]


def _is_there(journal: Path, folder: CopyFolder) -> bool:
    """Tell whether the newest such copy holds all that the journal does, as after a start without play."""
    newest = next((copy for copy in folder.copies() if copy.made.update), None)
    try:
        return newest is not None and check_copy(newest.path).head == read_head(journal)
    except CopyError:
        return False
