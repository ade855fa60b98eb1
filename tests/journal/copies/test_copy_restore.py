"""A copy in the journal's place: the one before is kept, a kill loses neither, and no number comes twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.journal import Journal, opening, store
from companion.journal.copies import CopyFolder, find_copy, make_copy, restore_copy
from tests.journal.copies.kept import open_journal, play, rows


@pytest.fixture
def copied(path: Path) -> Path:
    """A journal with one game more than its copy; the copy's file."""
    book = open_journal(path)
    play(book)
    copy = make_copy(path, CopyFolder(path.parent / "copies"), "2026-11-23").path
    play(book, 9)
    book.close()
    return copy


def test_the_copy_is_the_journal_and_the_one_before_is_kept(path: Path, copied: Path) -> None:
    before, held = rows(path), rows(copied)
    aside = restore_copy(path, copied)
    assert aside == path.with_name("games.sqlite.bad-1")
    assert rows(aside) == before
    assert rows(path)[:-1] == held == rows(copied)
    book = open_journal(path)
    assert (len(book.games()), book.notice, book.losses()) == (1, "", ())
    book.close()


def test_numbers_go_on_above_those_of_the_journal_before(path: Path, copied: Path) -> None:
    last = rows(path)[-1][0]
    restore_copy(path, copied)
    book = open_journal(path)
    assert play(book) == int(str(last)) + 1
    assert len(book.games()) == 2
    book.close()


def test_it_may_be_done_again_and_again(path: Path, copied: Path) -> None:
    kept = [restore_copy(path, copied) for _ in range(3)]
    assert [each.name for each in kept if each] == [f"games.sqlite.bad-{number}" for number in (1, 2, 3)]
    assert len(open_and_close(path)) == 1


def open_and_close(path: Path) -> list[int]:
    book = open_journal(path)
    games = [game.game_id for game in book.games()]
    book.close()
    return games


@pytest.mark.parametrize("damage", ["head", "gone", "page"])
def test_a_journal_that_cannot_be_read_is_no_hindrance(path: Path, copied: Path, damage: str) -> None:
    last = rows(path)[-1][0]
    data = bytearray(path.read_bytes())
    match damage:
        case "head":
            data[:100] = bytes(100)
        case "page":
            data[4096:8192] = bytes(4096)
    path.write_bytes(data)
    if damage == "gone":
        path.unlink()
    restore_copy(path, copied)
    book = open_journal(path)
    assert book.losses() == ()
    assert play(book) > int(str(last))
    book.close()


@pytest.mark.parametrize("damage", ["bit", "cut", "newer", "foreign"])
def test_a_copy_that_is_not_whole_changes_nothing(path: Path, copied: Path, damage: str) -> None:
    data = bytearray(copied.read_bytes())
    match damage:
        case "bit":
            at = data.index(b"house-a1")
            data[at : at + 8] = b"house-e1"
        case "cut":
            del data[5000:]
        case "foreign":
            data[:] = b"hello"
    copied.write_bytes(data)
    if damage == "newer":
        with closing(sqlite3.connect(copied)) as connection, connection:
            connection.execute("INSERT INTO schema_version VALUES (99, '0099-newer')")
    before, files = rows(path), sorted(path.parent.iterdir())
    with pytest.raises(InputError, match="newer" if damage == "newer" else "damaged"):
        restore_copy(path, copied)
    assert rows(path) == before
    assert sorted(path.parent.iterdir()) == files


def test_a_journal_in_use_is_left_alone(path: Path, copied: Path) -> None:
    book = open_journal(path)
    with pytest.raises(InputError, match="another companion"):
        restore_copy(path, copied)
    book.close()


def test_a_kill_between_the_renames_is_put_right_by_the_next_start(
    path: Path, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.rename

    def killed(self: Path, target: Path) -> Path:
        if self.name == path.name:
            raise KeyboardInterrupt
        return real(self, target)

    with monkeypatch.context() as dying:
        dying.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            restore_copy(path, copied)
    assert open_and_close(path) == [1]
    assert rows(path.with_name("games.sqlite.bad-1"))[-1][0] == rows(path)[-1][0]
    assert not list(path.parent.glob(f"*{opening.READY}*"))


def test_a_copy_of_an_older_form_is_migrated_when_it_is_opened(path: Path, copied: Path) -> None:
    known = store.migrations()
    copied.unlink()
    with closing(sqlite3.connect(copied, isolation_level=None)) as connection:
        connection.execute(store.VERSIONS)
        connection.executescript(known[0][1])
        connection.execute("INSERT INTO schema_version VALUES (1, ?)", (known[0][0],))
        connection.execute(f"PRAGMA application_id = {store.APPLICATION_ID}")
        connection.execute("INSERT INTO rows VALUES (1, 1, 'game', 0, 'b', 'w', '0.1.0', '{}')")
    restore_copy(path, copied)
    book: Journal = open_journal(path)
    assert (book.notice, book.losses()) == ("", ())
    book.close()


def test_copies_are_found_by_their_name_and_nothing_else_is(path: Path, copied: Path) -> None:
    assert find_copy(path, copied.name) == copied
    for name in ("games-000009-2026-11-23.sqlite", "../games.sqlite", str(path), str(copied), "", "nothing"):
        with pytest.raises(InputError, match="no such copy"):
            find_copy(path, name)
