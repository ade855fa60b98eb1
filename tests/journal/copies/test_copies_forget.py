"""What is forgotten is in no copy any more, to the last byte; what cannot be cleaned is deleted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal, erase, store
from companion.journal.copies import Cleaned, CopyFolder, CopyKeeper, Wish, check_copy, make_copy
from companion.journal.copies.notes import NOTES, Notes, hash_name, read_notes, write_notes
from tests.journal.copies.kept import PATIENCE_S, Days, files, names, play, rows

MIA, NONE = {"red": "Mia", "blue": "Jürgen-Örs"}, Cleaned(0, ())
SPELLED = (b"Mia", "Jürgen-Örs".encode(), json.dumps("Jürgen-Örs")[1:-1].encode())


@pytest.fixture
def folder(path: Path) -> CopyFolder:
    return CopyFolder(path.parent / "copies")


@pytest.fixture
def keeper(path: Path) -> CopyKeeper:
    return Days().keeper(path)


def held(folder: Path) -> set[bytes]:
    """The names that are in any file below a folder."""
    data = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    return {name for name in SPELLED if name in data}


def forget(keeper: CopyKeeper, book: Journal, game: int | None = None, name: str = "") -> Cleaned:
    return keeper.forget(Wish(game), name, lambda: book.forget(game, name).result(PATIENCE_S))[1]


def delete(keeper: CopyKeeper, book: Journal, game: int) -> Cleaned:
    return keeper.forget(Wish(game, whole=True), "", lambda: book.delete(game).result(PATIENCE_S))[1]


def set_aside(path: Path, number: int = 1) -> Path:
    """A journal put aside, as opening does it with a damaged one; here a whole one."""
    aside = path.with_name(f"{path.name}.bad-{number}")
    with closing(sqlite3.connect(path)) as found, closing(sqlite3.connect(aside)) as copy:
        found.backup(copy)
        copy.execute("PRAGMA journal_mode = WAL")
    return aside


def test_all_names_leave_every_copy_and_what_was_set_aside(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    play(book, names=MIA)
    make_copy(path, folder, "2026-11-22")
    make_copy(path, folder, "", update=True)
    aside = set_aside(path)
    assert held(path.parent) == set(SPELLED) - {"Jürgen-Örs".encode()}
    assert forget(keeper, book) == NONE
    assert held(path.parent) == set()
    assert rows(folder.copies()[0].path) == rows(aside) == rows(path)
    assert [check_copy(copy.path).games for copy in folder.copies()] == [1, 1]


def test_one_name_goes_however_it_is_written_and_the_others_stay(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    play(book, names={"red": "mia", "blue": "Mialina", "green": "  MIA "})
    make_copy(path, folder, "")
    assert forget(keeper, book, name="Mia") == NONE
    assert b'"names":{"blue":"Mialina"}' in folder.copies()[0].path.read_bytes()
    assert rows(folder.copies()[0].path) == rows(path)


def test_a_deleted_game_is_in_no_copy_and_the_others_are_whole(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    gone = play(book, names=MIA)
    play(book, names={"red": "Tom"})
    make_copy(path, folder, "")
    assert delete(keeper, book, gone) == NONE
    assert held(path.parent) == set()
    assert check_copy(folder.copies()[0].path).games == 1


@pytest.mark.parametrize("damage", ["page", "newer", "json"])
def test_what_cannot_be_cleaned_is_deleted_and_told(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper, damage: str
) -> None:
    play(book, 200, names=MIA)
    make_copy(path, folder, "2026-11-22")
    copy = make_copy(path, folder, "2026-11-23").path
    if damage == "page":
        data = bytearray(copy.read_bytes())
        data[3 * 4096 : 4 * 4096] = bytes(4096)
        copy.write_bytes(data)
    else:
        with closing(sqlite3.connect(copy)) as connection, connection:
            if damage == "newer":
                connection.execute("INSERT INTO schema_version VALUES (99, '0099-newer')")
            else:
                connection.execute("DROP TRIGGER rows_are_not_changed")
                connection.execute("""UPDATE rows SET data = '{"names' WHERE seq = 1""")
    assert forget(keeper, book) == Cleaned(1, ())
    assert names(folder.path) == ["games-000001-2026-11-22.sqlite"]
    assert held(path.parent) == set()


def test_the_note_of_forgetting_holds_nothing_of_it_and_goes_once_it_is_done(
    book: Journal, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    play(book, names=MIA)
    noted: list[bytes] = []

    def work() -> int:
        noted.append((folder.path / NOTES).read_bytes())
        return book.forget(None, "Mia").result(PATIENCE_S)

    keeper.forget(Wish(), "Mia", work)
    assert b"Mia" not in noted[0]
    assert len(json.loads(noted[0])["wishes"]) == 1
    assert read_notes(folder.path).wishes == ()


def test_what_a_kill_broke_off_is_done_by_the_next_start(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    game = play(book, names=MIA)
    make_copy(path, folder, "")
    notes = Notes("00" * 16)
    write_notes(folder.path, notes.add(Wish(name=hash_name(notes.salt, "MIA"))).add(Wish(game)))
    assert held(folder.path)
    keeper.round()
    assert not held(folder.path)
    assert read_notes(folder.path).wishes == ()


def test_a_copy_whose_cleaning_was_broken_off_is_first_put_back(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    """A kill in the middle of the change: SQLite's own log lies beside the copy."""
    play(book, 60, names=MIA)
    copy = make_copy(path, folder, "").path
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # pages are written before the end
        connection.execute("BEGIN IMMEDIATE")
        for name, _ in connection.execute(erase_guards()).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE rows SET data = '{}'")
        torn = {file: file.read_bytes() for file in folder.path.iterdir()}
        assert any(file.name.endswith("-journal") for file in torn)
        connection.execute("ROLLBACK")
    for file, data in torn.items():
        file.write_bytes(data)
    keeper.round()  # it is put back when it is looked at, and so looked at once more
    keeper.round()
    assert [kept.whole for kept in keeper.kept.copies] == [True]
    assert rows(copy) == rows(path)
    assert forget(keeper, book) == NONE
    assert not held(path.parent)


def erase_guards() -> str:
    return "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'rows'"


def test_where_the_journal_cannot_forget_the_copies_do_not_either(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    play(book, names=MIA)
    make_copy(path, folder, "")

    def work() -> int:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        keeper.forget(Wish(), "", work)
    keeper.round()
    assert read_notes(folder.path).wishes == ()
    assert held(folder.path)


def test_a_copy_in_use_is_told_as_not_done_and_done_later(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(book, names=MIA)
    copy = make_copy(path, folder, "").path
    monkeypatch.setattr(store, "BUSY_S", 0.01)
    with closing(sqlite3.connect(copy, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="cannot be changed now"):
            forget(keeper, book)
    assert copy.exists()
    keeper.round()
    assert not held(path.parent)


def test_a_disk_without_room_deletes_no_copy_and_is_tried_again(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(book, names=MIA)
    copy = make_copy(path, folder, "").path
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    real = erase.forget

    def on_a_full_disk(connection: sqlite3.Connection, *rest: Any) -> int:
        if connection.execute("PRAGMA database_list").fetchone()[2] == str(copy):
            raise full
        return real(connection, *rest)

    with monkeypatch.context() as disk:
        disk.setattr(erase, "forget", on_a_full_disk)
        with pytest.raises(OSError, match="cannot be changed now"):
            forget(keeper, book)
        keeper.round()
        assert keeper.kept.troubles == ((0, "disk"),)
    assert copy.exists()
    keeper.round()
    assert not held(path.parent)


def test_foreign_files_and_links_are_not_touched(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    play(book, names=MIA)
    make_copy(path, folder, "")
    elsewhere = path.parent / "elsewhere"
    elsewhere.mkdir()
    mine = elsewhere / "mine.sqlite"
    mine.write_bytes(b"Mia is mine")
    (folder.path / "games-000009-undated.sqlite").symlink_to(mine)
    path.with_name(f"{path.name}.bad-7").symlink_to(mine)
    path.with_name(f"{path.name}.notes").write_bytes(b"Mia")
    assert forget(keeper, book) == NONE
    assert mine.read_bytes() == b"Mia is mine"
    assert path.with_name(f"{path.name}.notes").exists()


def test_damaged_notes_are_told_and_hold_nothing_up(
    book: Journal, path: Path, folder: CopyFolder, keeper: CopyKeeper, caplog: pytest.LogCaptureFixture
) -> None:
    play(book, names=MIA)
    make_copy(path, folder, "")
    for damaged in (b"{", b"[]", b'{"salt": 1}', b'{"salt":"0","sticks":[{"a":1}],"wishes":[]}'):
        (folder.path / NOTES).write_bytes(damaged)
        keeper.round()
        assert "cannot be read" in caplog.text
        caplog.clear()
    assert forget(keeper, book) == NONE
    assert not held(path.parent)
    assert files(folder.path) == [NOTES, "games-000001-undated.sqlite"]


def test_copies_from_before_the_checksums_can_forget_too(
    book: Journal, folder: CopyFolder, keeper: CopyKeeper
) -> None:
    """A copy from before an update keeps its old form, and must be cleaned in it."""
    folder.prepare()
    old = folder.path / "games-000001-undated-update.sqlite"
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        (name, schema), *_ = store.migrations()
        connection.execute(store.VERSIONS)
        connection.executescript(schema)
        connection.execute("INSERT INTO schema_version VALUES (1, ?)", (name,))
        connection.execute(f"PRAGMA application_id = {store.APPLICATION_ID}")
        connection.execute(
            "INSERT INTO rows VALUES (1, 1, 'game', 0, 'b', 'w', '0.1.0', ?)", (json.dumps({"names": MIA}),)
        )
    assert held(folder.path)
    assert forget(keeper, book) == NONE
    assert not held(folder.path)
    assert check_copy(old).games == 1
