"""Everything a family has left is deleted, what is the board's or somebody else's stays, also after a cut."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from companion.daemon.care.after_close import CHOSEN, PendingChoice
from companion.daemon.care.delete_everything import MARK, OTHERS, delete_everything, finish_deleting
from companion.journal import Journal
from companion.journal.copies import CopyFolder, Mount, make_copy
from companion.ports.commands import CommandRefused

KEPT = Path(__file__).parents[2] / "journal" / "kept" / "journal.gz"
STAYS = ("host-code", "check-table.json", "learned.toml", "notes.txt", "games.txt", "copies/holiday.jpg")


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "media" / "COMPANION"
    folder.mkdir(parents=True)
    (folder / "photo.jpg").write_text("somebody's")
    return folder


@pytest.fixture
def journal(tmp_path: Path, stick: Path) -> Path:
    """A table's folder as years leave it, and other files beside."""
    folder = tmp_path / "state"
    folder.mkdir()
    journal = folder / "games.sqlite"
    journal.write_bytes(gzip.decompress(KEPT.read_bytes()))
    Journal.open(journal, lambda _row: None, lambda _why: None).close()
    make_copy(journal, CopyFolder(folder / "copies"), "2026-11-23")
    make_copy(journal, CopyFolder(stick / "board-companion-copies"), "2026-11-23")
    cut = [f"{name}.new" for name in (*OTHERS, "games.sqlite-losses.json", "copies/copies.json")]
    for name in (
        *OTHERS,
        *cut,
        "games.sqlite.bad-1",
        "games.sqlite-losses.json",
        "copies/copies.json",
        *STAYS,
    ):
        (folder / name).write_text("x")
    for name in (".self-test-cut", "games-sealed", "hall-here"):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "1.txt").write_text("x")
    return journal


@pytest.fixture
def mounts(stick: Path) -> Callable[[], list[Mount]]:
    return lambda: [Mount("/dev/sda1", stick, writable=True)]


def left(folder: Path) -> list[str]:
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


def test_everything_goes_and_nothing_else(
    journal: Path, stick: Path, mounts: Callable[[], list[Mount]]
) -> None:
    assert delete_everything(journal, None, mounts) >= len(OTHERS)
    locks = [name for name in left(journal.parent) if name.endswith("-lock")]
    assert sorted(set(left(journal.parent)) - set(locks)) == sorted(STAYS)
    assert left(stick) == ["photo.jpg"]
    book = Journal.open(journal, lambda _row: None, lambda _why: None)
    assert (list(book.games()), book.losses()) == ([], ())
    book.close()


def test_a_cut_at_any_file_is_gone_on_with_at_the_next_start(
    journal: Path, mounts: Callable[[], list[Mount]]
) -> None:
    unlink, done = Path.unlink, list[Path]()

    def cut(path: Path, missing_ok: bool = False) -> None:
        if len(done) == 4:
            raise OSError("the power is cut")
        done.append(path)
        unlink(path, missing_ok=missing_ok)

    with mock.patch.object(Path, "unlink", cut), pytest.raises(OSError, match="cut"):
        delete_everything(journal, None, mounts)
    assert journal.exists()
    finish_deleting(journal, None)
    assert not journal.exists()
    assert not journal.with_name(journal.name + MARK).exists()


def test_without_the_mark_a_start_deletes_nothing(journal: Path) -> None:
    before = left(journal.parent)
    finish_deleting(journal, None)
    assert left(journal.parent) == before


def test_links_are_deleted_not_followed(journal: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "games-000001-2026-11-23.sqlite").write_text("somebody's")
    (journal.parent / "games.sqlite.bad-2").symlink_to(other)
    (journal.parent / "games-sealed").rename(tmp_path / "sealed")
    (journal.parent / "games-sealed").symlink_to(other)
    delete_everything(journal, None, list)
    assert left(other) == ["games-000001-2026-11-23.sqlite"]


def test_a_table_deletes_only_once_it_has_closed(journal: Path) -> None:
    stop = threading.Event()
    choice = PendingChoice(journal, stop)
    assert not choice.carry_out()
    choice.delete_all()
    assert stop.is_set()
    assert journal.exists()
    with pytest.raises(CommandRefused) as refused:
        choice.choose("games-000001-2026-11-23.sqlite")
    assert refused.value.say == CHOSEN
    assert choice.carry_out()
    assert not journal.exists()
