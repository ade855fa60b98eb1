"""Put a copy in the journal's place. The present file is kept aside, and no number is given out twice."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from companion.core.model.errors import InputError
from companion.journal import erase, store
from companion.journal.copies.folder import FOLDER, CopyFolder, remove
from companion.journal.copies.make import CopyError, check_copy, read_head
from companion.journal.integrity.chain import NO_GAME
from companion.journal.integrity.sums import sum_alone, unguarded
from companion.journal.integrity.witness import read_witness
from companion.journal.lock import lock_journal
from companion.journal.opening import put_in_place
from companion.ports.files import NO_LINKS, sync_file, sync_folder

MAKING = ".restoring"


def find_copy(journal: Path, name: str) -> Path:
    """Find a copy on the card by the name of its file.

    Raises:
        InputError: there is none.
    """
    if (found := CopyFolder(journal.parent / FOLDER).find(name)) is None:
        raise InputError(f"{name}: there is no such copy; 'companion copies' lists them")
    return found.path


def restore_copy(journal: Path, copy: Path) -> Path | None:
    """Put a copy in the journal's place; nobody may have the journal open.

    The copy itself stays. Numbers go on above those of the journal before, as far as they can be known.

    Returns:
        where the journal before is kept, None where there was none.

    Raises:
        InputError: the copy is damaged, or of a newer companion, or a companion has the journal open.
        OSError: the disk cannot be written; the journal is as it was.
    """
    lock = lock_journal(journal)
    making = journal.with_name(journal.name + MAKING)
    try:
        check_whole(copy)
        was_there = journal.exists()
        remove(making)
        _copy(copy, making, last=_last_number(journal))
        sync_folder(journal.parent)
        aside = put_in_place(journal, making)
    except sqlite3.Error as error:
        raise OSError(f"{making}: {error}") from error
    finally:
        with suppress(OSError):
            remove(making)
        if lock is not None:
            os.close(lock)
    return aside if was_there else None


def check_whole(copy: Path) -> None:
    """Read a copy whole. Raises InputError where it is damaged or of a newer companion."""
    known = [name for name, _ in store.migrations()]
    try:
        check_copy(copy)
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as found:
            done = [name for (name,) in found.execute("SELECT name FROM schema_version ORDER BY version")]
    except (CopyError, sqlite3.Error) as error:
        raise InputError(f"{copy}: this copy is damaged ({error})") from None
    if done != known[: len(done)]:
        raise InputError(f"{copy}: a newer companion made this copy (schema {done[-1]})")


def _copy(copy: Path, making: Path, last: int) -> None:
    """Write a file like the copy, whose next number is above ``last``. Raises OSError, sqlite3.Error."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS
    with copy.open("rb") as source, os.fdopen(os.open(making, flags, 0o600), "wb") as target:
        shutil.copyfileobj(source, target)
    with closing(sqlite3.connect(making, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        if last > connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]:
            with unguarded(connection):
                connection.execute(erase.GONE, (last,))
                sum_alone(connection, (last, NO_GAME, "gone", 0, "", "", "", "{}"))
        connection.execute("COMMIT")
    sync_file(making)


def _last_number(journal: Path) -> int:
    """Return the highest number that the journal has given out, as far as that can be known; else 0."""
    noted = read_witness(journal)
    head = None
    if journal.exists():
        with suppress(sqlite3.Error):
            head = read_head(journal)
    return max(noted.last if noted else 0, head[0] if head else 0)
