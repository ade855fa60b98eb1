"""Open the journal for writing, whatever state its file is in.

A sound file is brought to the present schema. Of a damaged one all that is whole goes on in a new file; the
original is kept beside it. A file of a newer companion is left as it is.
Knows: SQLite's pragmas, and in which order files must be made and renamed so that a power cut loses nothing.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from companion.journal import store
from companion.journal.integrity.game_files import find_unsealed, read_sealed
from companion.journal.integrity.losses import add_losses
from companion.journal.integrity.salvage import Salvaged, salvage
from companion.journal.integrity.soundness import ForeignError, find_fault
from companion.journal.integrity.sums import Tell
from companion.journal.integrity.witness import ENDING, read_witness
from companion.ports.files import NO_LINKS, NOT_INHERITED, sync_folder
from companion.ports.losses import Loss

COMPANIONS = ("", "-wal", "-shm", ENDING)
"""The endings of the files that are one journal."""

MAKING, READY = ".salvaging", ".salvaged-"


class Opened(Struct, frozen=True):
    """A file open for writing.

    Attributes:
        connection: the file.
        last: the highest row number in it.
        notice: what there is to tell; empty where all is well.
        unsealed: games that have no file of their own yet.
    """

    connection: sqlite3.Connection
    last: int
    notice: str
    unsealed: tuple[int, ...] = ()


def open_writing(path: Path, tell: Tell = lambda _done, _of: None) -> Opened:
    """Open or make the journal at ``path``; of a damaged file, what is whole goes on in a new one.

    Its files are for their owner alone: they hold names, and what players have said in secret.

    Args:
        path: the file.
        tell: is told how far slow work has come, and how much there is.

    Raises:
        NewerError: a newer companion wrote it; nothing was changed.
        sqlite3.Error, OSError: it cannot be written now (locked, full, read-only, no such place).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    notice = ""
    _finish(path)
    fault, foreign = _fault(path, tell)
    if fault:
        notice = _replace(path, fault, tell, foreign=foreign)
    connection = _connect(path, tell)
    last: int = connection.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    return Opened(connection, last, notice, tuple(find_unsealed(connection, path)))


def _fault(path: Path, tell: Tell) -> tuple[str, bool]:
    """Tell what is wrong with the file, and whether it is another program's."""
    log = path.with_name(path.name + "-wal")
    if not path.exists():
        once = read_witness(path)
        gone = (once and once.decision) or (log.exists() and log.stat().st_size)
        return ("is missing" if gone else ""), False
    _for_its_owner(path)
    try:
        return find_fault(path, tell), False
    except ForeignError as error:
        return str(error), True


def _connect(path: Path, tell: Tell) -> sqlite3.Connection:
    _for_its_owner(path)
    connection = sqlite3.connect(path, timeout=store.BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
        connection.execute("PRAGMA recursive_triggers = ON")  # else REPLACE would delete past the trigger
        store.migrate(connection, tell=tell)
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _for_its_owner(path: Path) -> None:
    """Make the file where it is missing; SQLite gives those beside it the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | NOT_INHERITED, 0o600))
    for end in COMPANIONS:
        with suppress(OSError):  # there is none, or it is somebody else's
            path.with_name(path.name + end).chmod(0o600)


def _replace(path: Path, fault: str, tell: Tell, *, foreign: bool) -> str:
    """Put a new journal with all that is whole in the place of a bad file; what there is to tell.

    The new file is whole on the disk, and what is missing is noted, before anything is renamed; whatever
    ends this in between, the next start goes on with it.
    """
    number = _next_number(path)
    aside = _aside(path, number)
    making = path.with_name(path.name + MAKING)
    making.unlink(missing_ok=True)
    making.with_name(making.name + "-journal").unlink(missing_ok=True)
    os.close(os.open(making, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600))
    if foreign:
        with closing(sqlite3.connect(making, isolation_level=None)) as connection:
            store.migrate(connection)
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        done = Salvaged(0, 0, (Loss(what="foreign", found=now, aside=aside.name),))
    else:
        there = path.exists() or path.with_name(path.name + "-wal").exists()
        done = salvage(path, making, read_sealed(path), aside.name if there else "", tell)
    add_losses(path, done.losses)
    making.rename(path.with_name(f"{path.name}{READY}{number}"))
    _finish(path)
    whole = f"what is whole goes on in a new one (decisions: {done.kept}, games: {done.games})"
    return (
        f"journal {path} {fault}: it was kept as {aside.name} and {whole if done.kept else 'a new one begun'}"
    )


def put_in_place(path: Path, fresh: Path) -> Path:
    """Put a whole new file in the journal's place; returns the name under which the present one is kept.

    The new file is on the disk already. Whatever ends this in between, the next start goes on with it.
    Raises OSError.
    """
    _finish(path)
    number = _next_number(path)
    fresh.rename(path.with_name(f"{path.name}{READY}{number}"))
    _finish(path)
    return _aside(path, number)


def _next_number(path: Path) -> int:
    """Return the next number under which a journal is kept aside."""
    number = 1
    while any(_aside(path, number, ending).exists() for ending in COMPANIONS):
        number += 1
    return number


def _aside(path: Path, number: int, ending: str = "") -> Path:
    return path.with_name(f"{path.name}.bad-{number}{ending}")


def _finish(path: Path) -> None:
    """Put a new journal that is ready in its place, the damaged one aside first; nothing where none is."""
    for ready in sorted(path.parent.glob(f"{path.name}{READY}*")):
        number = int(ready.name.rsplit("-", 1)[1])
        for ending in COMPANIONS:
            if (old := path.with_name(path.name + ending)).exists():
                old.rename(_aside(path, number, ending))
        sync_folder(path.parent)
        ready.rename(path)
    sync_folder(path.parent)
