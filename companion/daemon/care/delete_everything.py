"""Deletes everything that a family has left at its table: games, names, copies, rights, settings.

What belongs to the board stays: walk tests, learned maps, the configuration, and the host code on its label.
Knows: which files those are. Refuses to know: who may ask for it.
"""

import logging
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from companion.daemon.broker.kept_broker import NAME as BROKER, PASSWORDS
from companion.daemon.care.forgetting import NAME as DAY
from companion.daemon.care.settings import NAME as SETTINGS
from companion.daemon.care.update_requests import NAME as UPDATE_ADDRESS
from companion.daemon.hall_here.members import FOLDER as HALL
from companion.journal.copies import (
    FOLDER,
    FOLDER_ON_STICK,
    NOTES,
    Mount,
    find_sticks,
    is_copy_file,
    read_mounts,
)
from companion.mqtt.errands import NAME as ERRAND
from companion.mqtt.hall_side import NAME as ORDERS
from companion.mqtt.published_turns import NAME as TOLD
from companion.mqtt.results import NAME as EVENING
from companion.ports.files import fresh_of, sync_folder, write_whole

MARK = "-leaving"
"""The ending of a file beside the journal: all is to be deleted, also after a power cut."""

BESIDE = ("", "-wal", "-shm", "-journal", "-last", "-losses.json")
OTHERS = (
    *("roles.json", "hosts.json", "identity.key", "printed.json", SETTINGS, TOLD, UPDATE_ADDRESS),
    *(BROKER, PASSWORDS, DAY, EVENING, ORDERS, ERRAND),
)

log = logging.getLogger(__name__)


def delete_everything(
    journal: Path, stick: Path | None, mounts: Callable[[], Sequence[Mount]] = read_mounts
) -> int:
    """Delete all, for a table that is closed; how many files.

    Args:
        journal: the journal's file.
        stick: where a stick for copies is mounted, if one is.
        mounts: tells what is mounted.

    Raises:
        OSError: something cannot be deleted; the next start goes on with it.
    """
    journal.parent.mkdir(parents=True, exist_ok=True)
    mark = journal.with_name(journal.name + MARK)
    write_whole(mark, b"")
    count = 0
    for file in [*_on_sticks(stick, mounts), *_on_card(journal)]:
        if file.is_dir() and not file.is_symlink():
            shutil.rmtree(file)
        else:
            file.unlink(missing_ok=True)
        count += 1
    sync_folder(journal.parent)
    mark.unlink()
    log.warning("everything was deleted, as the host wished: %d files and folders", count)
    return count


def finish_deleting(journal: Path, stick: Path | None) -> None:
    """Delete what a power cut has left of `delete_everything`. Raises OSError."""
    if journal.with_name(journal.name + MARK).exists():
        delete_everything(journal, stick)


def _on_card(journal: Path) -> Iterator[Path]:
    """Yield all that is there; the journal itself goes last."""
    folder = journal.parent
    yield from _copies(folder / FOLDER)
    yield from folder.glob(".self-test-*")
    yield from folder.glob(f"{journal.name}.*")  # put aside, salvaged
    own = [folder / name for name in OTHERS]
    own += [journal.with_name(f"{journal.stem}-sealed"), folder / HALL]
    own += [journal.with_name(journal.name + ending) for ending in reversed(BESIDE)]
    own += [fresh_of(each) for each in own]
    yield from (each for each in own if each.exists() or each.is_symlink())


def _on_sticks(stick: Path | None, mounts: Callable[[], Sequence[Mount]]) -> Iterator[Path]:
    for mount in find_sticks(mounts(), stick):
        yield from _copies(mount.point / FOLDER_ON_STICK)


def _copies(folder: Path) -> Iterator[Path]:
    if folder.is_dir() and not folder.is_symlink():
        yield from (
            each
            for each in folder.iterdir()
            if is_copy_file(each.name) or each.name in (NOTES, fresh_of(folder / NOTES).name)
        )
