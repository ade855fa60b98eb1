"""Take names and games out of copies, and out of damaged journals that were set aside.

What cannot be cleaned is deleted: a copy must not hold what somebody wanted forgotten.
"""

import logging
import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from companion.journal import erase, store
from companion.journal.copies.folder import CopyFolder, remove
from companion.journal.copies.make import CopyError, check_open
from companion.journal.copies.notes import Wish, is_meant

ASIDE = re.compile(r"\.[a-z][a-z-]*-[0-9]+")
"""What follows the journal's name in that of a file that was set aside, as in ``games.sqlite.bad-1``."""

NOT_NOW = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
}
"""What is the disk's or another program's fault: the copy itself may be whole, and is tried again."""

log = logging.getLogger(__name__)


def clean_folder(folder: CopyFolder, wishes: Sequence[Wish], salt: str) -> list[Path]:
    """Take what is wished out of all copies in a folder; those that had to be deleted.

    Raises:
        OSError: one could be neither cleaned nor deleted.
    """
    folder.sweep()
    return clean_files((copy.path for copy in folder.copies()), wishes, salt)


def clean_aside(journal: Path, wishes: Sequence[Wish], salt: str) -> list[Path]:
    """Take what is wished out of what was set aside beside a journal; as `clean_folder`."""
    return clean_files(files_aside(journal), wishes, salt)


def files_aside(journal: Path) -> list[Path]:
    """Find the journals that were set aside beside this one."""
    beside = sorted(journal.parent.glob(f"{journal.name}.*"))
    return [
        file
        for file in beside
        if ASIDE.fullmatch(file.name[len(journal.name) :]) and file.is_file() and not file.is_symlink()
    ]


def clean_files(files: Iterable[Path], wishes: Sequence[Wish], salt: str) -> list[Path]:
    """Take what is wished out of each file; those that had to be deleted. Raises as `clean_folder`."""
    deleted = []
    for file in files:
        try:
            _clean(file, wishes, salt)
        except (CopyError, sqlite3.Error, ValueError, RecursionError) as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in NOT_NOW:
                raise OSError(f"{file} cannot be changed now: {error}") from error
            log.warning("%s cannot be cleaned of what was forgotten, so it is deleted: %s", file, error)
            remove(file)
            deleted.append(file)
    return deleted


def _clean(file: Path, wishes: Sequence[Wish], salt: str) -> None:
    """Clean one file; never a damaged one, whose rows would be summed anew as if they were whole."""
    known = [name for name, _ in store.migrations()]
    uri = f"{file.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, timeout=store.BUSY_S, isolation_level=None)) as found:
        check_open(found, file)
        done = [name for (name,) in found.execute("SELECT name FROM schema_version ORDER BY version")]
        if done != known[: len(done)]:
            raise CopyError("newer", f"{file} is of a newer companion")
        found.execute("PRAGMA secure_delete = ON")
        for wish in wishes:
            if wish.whole and wish.game is not None:
                erase.delete(found, wish.game)
            else:
                erase.forget(found, wish.game, store.LAST_NUMBER, is_meant(wish, salt))
        found.execute("PRAGMA journal_mode = DELETE")
