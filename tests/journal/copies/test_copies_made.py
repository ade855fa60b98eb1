"""Copies are whole, are checked, replace only what they should, and never get in the way of a game."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.model.types import Entry
from companion.journal import Journal
from companion.journal.copies import CancelledError, CopyError, CopyFolder, check_copy, make_copy
from companion.journal.copies.folder import NO_ROOM, ROOM_LEFT
from tests.journal.copies.kept import files, names, open_journal, play, rows


@pytest.fixture
def folder(path: Path) -> CopyFolder:
    return CopyFolder(path.parent / "copies")


def test_a_copy_holds_every_row_also_of_the_log_and_is_one_file_for_its_owner(
    book: Journal, path: Path, folder: CopyFolder
) -> None:
    play(book, 40)
    copy = make_copy(path, folder, "2026-11-23")
    assert copy.name == "games-000001-2026-11-23.sqlite"
    assert rows(copy.path) == rows(path)
    assert files(folder.path) == [copy.name]
    assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700


@pytest.mark.slow
def test_the_journal_is_written_while_it_is_copied_and_the_copy_shows_one_moment(
    book: Journal, path: Path, folder: CopyFolder
) -> None:
    game = play(book, 2)
    for number in range(1500):
        book.append(game, Entry("stimulus", number, {"levels": "f0" * 200}), durable=False)
    assert book.wait_written(20)
    asked: list[int] = []
    before = rows(path)

    def wanted() -> bool:
        if not asked:
            asked.append(play(book, 3))  # on disk in the middle of the copying
        return False

    copy = make_copy(path, folder, "", cancelled=wanted)
    assert asked
    assert rows(copy.path) == before
    assert len(rows(path)) == len(before) + 4


def test_a_copy_that_is_broken_off_leaves_nothing(book: Journal, path: Path, folder: CopyFolder) -> None:
    play(book)
    make_copy(path, folder, "")
    with pytest.raises(CancelledError):
        make_copy(path, folder, "", cancelled=lambda: True)
    assert files(folder.path) == ["games-000001-undated.sqlite"]


def test_after_a_power_cut_in_the_middle_the_rest_is_swept_away(
    book: Journal, path: Path, folder: CopyFolder
) -> None:
    play(book)
    folder.path.mkdir()
    (folder.path / "games-000001.part").write_bytes(b"half")
    (folder.path / "games-000001.part-journal").write_bytes(b"half")
    make_copy(path, folder, "")
    assert files(folder.path) == ["games-000001-undated.sqlite"]


def test_seven_daily_copies_stay_and_those_before_updates_besides(
    book: Journal, path: Path, folder: CopyFolder
) -> None:
    play(book)
    make_copy(path, folder, "", update=True)
    for day in range(10, 20):
        make_copy(path, folder, f"2026-11-{day}")
    kept = names(folder.path)
    assert kept[-1] == "games-000001-undated-update.sqlite"
    assert [name[13:23] for name in kept[:-1]] == [f"2026-11-{day}" for day in range(19, 12, -1)]


def test_foreign_files_links_and_folders_are_left_alone(
    book: Journal, path: Path, folder: CopyFolder
) -> None:
    play(book)
    folder.path.mkdir()
    precious = path.parent / "precious"
    precious.write_text("mine")
    strange = ["holiday.jpg", "games-1-2026-11-23.sqlite", "games-000001-2026-11-23.sqlite.txt", "..sqlite"]
    for name in strange:
        (folder.path / name).write_text("foreign")
    (folder.path / "games-000007-2026-11-22.sqlite").symlink_to(precious)
    (folder.path / "games-000001.part").symlink_to(precious)
    (folder.path / "games-000003-undated.sqlite").mkdir()
    for day in range(10, 20):
        make_copy(path, folder, f"2026-11-{day}")
    assert precious.read_text() == "mine"
    assert {name for name in strange if (folder.path / name).read_text() == "foreign"} == set(strange)
    assert (folder.path / "games-000007-2026-11-22.sqlite").is_symlink()
    assert len(names(folder.path)) == 7


def test_a_folder_that_is_a_link_gets_no_copy(book: Journal, path: Path, folder: CopyFolder) -> None:
    play(book)
    (path.parent / "elsewhere").mkdir()
    folder.path.symlink_to(path.parent / "elsewhere")
    with pytest.raises(CopyError) as refused:
        make_copy(path, folder, "")
    assert refused.value.why == "disk"
    assert files(path.parent / "elsewhere") == []


@pytest.mark.parametrize("free", [0, ROOM_LEFT])
def test_without_room_there_is_no_new_copy_and_the_newest_stays(
    book: Journal, path: Path, folder: CopyFolder, free: int
) -> None:
    play(book)
    make_copy(path, folder, "2026-11-22")
    full = CopyFolder(folder.path, lambda _: free)
    with pytest.raises(CopyError) as refused:
        make_copy(path, full, "2026-11-23")
    assert refused.value.why == "room"
    assert names(folder.path) == ["games-000001-2026-11-22.sqlite"]


def test_the_oldest_make_room_for_a_new_one(book: Journal, path: Path, folder: CopyFolder) -> None:
    play(book)
    for day in (20, 21, 22):
        size = make_copy(path, folder, f"2026-11-{day}").size
    need = ROOM_LEFT + path.stat().st_size + path.with_name("games.sqlite-wal").stat().st_size
    tight = CopyFolder(folder.path, lambda _: need - 1 + (3 - len(names(folder.path))) * size)
    make_copy(path, tight, "2026-11-23")
    assert [name[6:12] for name in names(folder.path)] == ["000004", "000003", "000002"]


def test_copies_give_way_to_the_game_the_newest_last(book: Journal, path: Path, folder: CopyFolder) -> None:
    play(book)
    for day in (20, 21, 22):
        make_copy(path, folder, f"2026-11-{day}")
    assert CopyFolder(folder.path, lambda _: ROOM_LEFT).give_way() == 0
    assert CopyFolder(folder.path, lambda _: ROOM_LEFT - 1).give_way() == 2
    assert names(folder.path) == ["games-000003-2026-11-22.sqlite"]
    assert CopyFolder(folder.path, lambda _: NO_ROOM - 1).give_way() == 1
    assert names(folder.path) == []


def test_a_damaged_journal_gives_no_copy(path: Path, folder: CopyFolder) -> None:
    book = open_journal(path)
    play(book, 300)
    book.close()
    make_copy(path, folder, "")
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 4] = bytes(4096)
    path.write_bytes(data)
    with pytest.raises(CopyError) as refused:
        make_copy(path, folder, "")
    assert refused.value.why == "damaged"
    assert files(folder.path) == ["games-000001-undated.sqlite"]


@pytest.mark.parametrize("damage", ["page", "cut", "head", "foreign", "empty", "bit"])
def test_a_copy_that_was_damaged_later_is_found_out(path: Path, folder: CopyFolder, damage: str) -> None:
    book = open_journal(path)
    play(book, 300)
    book.close()
    copy = make_copy(path, folder, "")
    assert check_copy(copy.path).games == 1
    data = bytearray(copy.path.read_bytes())
    match damage:
        case "page":
            data[4096 * 3 : 4096 * 4] = bytes(4096)
        case "cut":
            del data[len(data) // 2 :]
        case "head":
            data[:100] = bytes(100)
        case "bit":  # in what a row says: no page is wrong by it
            at = data.index(b"house-a1")
            data[at : at + 8] = b"house-e1"
        case "empty":
            data.clear()
    copy.path.write_bytes(data)
    if damage == "foreign":
        copy.path.unlink()
        with closing(sqlite3.connect(copy.path)) as connection:
            connection.execute("CREATE TABLE rows (seq)")
    with pytest.raises(CopyError) as refused:
        check_copy(copy.path)
    assert refused.value.why == "damaged"
