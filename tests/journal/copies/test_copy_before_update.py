"""Before another version writes to a journal it is copied, once; a damaged or newer one is left as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.journal import store
from companion.journal.copies import before_update, check_copy
from tests.journal.copies.kept import files, names, open_journal, play, rows


@pytest.fixture
def played(path: Path) -> Path:
    """A journal of this version, closed."""
    book = open_journal(path)
    play(book)
    book.close()
    return path


def open_and_close(path: Path) -> list[str]:
    """Open the journal as every start does; the copies there are then."""
    open_journal(path).close()
    return names(path.parent / "copies")


def test_the_same_version_makes_none(played: Path) -> None:
    assert open_and_close(played) == []
    assert not (played.parent / "copies").exists()


def test_a_new_version_makes_one_and_a_start_without_play_no_other(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows(played)
    monkeypatch.setattr(before_update, "__version__", "99.1")
    copies = open_and_close(played)
    assert copies == ["games-000001-undated-update.sqlite"]
    assert rows(played.parent / "copies" / copies[0]) == before
    assert open_and_close(played) == copies


def test_a_schema_that_is_to_be_migrated_makes_one_that_keeps_the_old(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = (*store.migrations(), ("9999-more", "CREATE TABLE more (a);"))
    monkeypatch.setattr(store, "migrations", lambda: more)
    copies = open_and_close(played)
    assert copies == ["games-000001-undated-update.sqlite"]
    copy = played.parent / "copies" / copies[0]
    assert check_copy(copy).games == 1
    with closing(sqlite3.connect(copy)) as connection:
        names_there = [name for (name,) in connection.execute("SELECT name FROM schema_version")]
    assert "9999-more" not in names_there


def test_a_game_from_text_of_another_version_is_no_update(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection, connection:
        connection.execute(
            "INSERT INTO rows (seq, game, kind, at_ms, boot, wall, version, data) "
            "VALUES (99, 99, 'game', 0, 'imported', '', '0.0.1', '{}')"
        )
    assert open_and_close(played) == []


@pytest.mark.parametrize("found", [b"", b"no database", b"SQLite format 3\0" + bytes(4080)])
def test_what_is_no_journal_holds_nothing_up(path: Path, found: bytes) -> None:
    path.write_bytes(found)
    assert open_and_close(path) == []


def test_a_newer_journal_is_not_copied(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = store.migrations()
    with monkeypatch.context() as newer:
        newer.setattr(store, "migrations", lambda: (*known, ("9999-more", "CREATE TABLE more (a);")))
        open_journal(played).close()
    for copy in (played.parent / "copies").iterdir():
        copy.unlink()
    assert not before_update.is_update(played)


def test_a_disk_that_takes_no_copy_holds_nothing_up(
    played: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(before_update, "__version__", "99.1")
    (played.parent / "copies").write_text("a file where the folder should be")
    assert open_and_close(played) == []
    assert "no copy of" in caplog.text
    assert files(played.parent).count("copies") == 1
