"""Bad files and bad disks: what was there is kept, no disk stops a game, and what heals is told once."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.journal import Journal, book, read_game, store, writer
from companion.journal.integrity.game_files import sealed_folder
from companion.journal.opening import open_writing
from companion.journal.store import Row
from companion.journal.writer import Writer
from companion.ports.commands import CommandRefused
from tests.journal.heard import START, WAIT_S, Heard, open_book, turn

# --- bad files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_that_is_no_database_is_moved_aside_and_a_game_can_begin(
    path: Path, heard: Heard, number: int
) -> None:
    for n in range(1, number):
        path.with_name(f"games.sqlite.bad-{n}").write_text("older")
    path.write_bytes(b"this was a letter to grandmother\n" * 100)
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    heard.until(game_id)
    assert journal.notice == (
        f"journal {path} is damaged (file is not a database): "
        f"it was kept as games.sqlite.bad-{number} and a new one begun"
    )
    assert path.with_name(f"games.sqlite.bad-{number}").read_bytes().startswith(b"this was a letter")
    assert journal.entries(game_id) == (START,)
    journal.close()


def test_of_a_damaged_page_the_rest_is_kept_and_what_is_missing_is_told(path: Path, heard: Heard) -> None:
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    for n in range(200):
        journal.append(game_id, turn(n, filler="x" * 200), durable=False)
    whole = journal.entries(game_id)
    journal.close()
    for sealed in sealed_folder(path).iterdir():
        sealed.unlink()
    with path.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(b"\xff" * 8192)
    again = open_book(path, heard)
    assert "is damaged" in again.notice
    kept = again.entries(game_id)
    assert 5 < len(kept) < 200
    assert kept == whole[: len(kept)]
    file_loss, game_loss = again.losses()
    assert (file_loss.what, game_loss.what, game_loss.game_id) == ("file", "game", game_id)
    assert (game_loss.kept, game_loss.lost, game_loss.unfinished) == (len(kept), 201 - len(kept), True)
    assert again.is_cut(game_id)
    again.close()
    assert path.with_name("games.sqlite.bad-1").exists()
    healed = open_book(path, heard)
    assert healed.notice == ""
    assert healed.last_row == 201
    healed.close()


def test_another_programs_database_is_kept(path: Path, heard: Heard) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    journal = open_book(path, heard)
    journal.close()
    assert "is another program's database: it was kept as games.sqlite.bad-1" in journal.notice
    with closing(sqlite3.connect(path.with_name("games.sqlite.bad-1"))) as other:
        assert other.execute("SELECT count(*) FROM recipes").fetchone() == (0,)


@pytest.mark.parametrize("number", [4, 99])
def test_a_journal_of_a_newer_companion_is_left_as_it_is(path: Path, heard: Heard, number: int) -> None:
    book = open_book(path, heard)
    heard.until(book.begin_game(START))
    book.close()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("INSERT INTO schema_version VALUES (?, '0004-of-the-future')", (number,))
    before = path.read_bytes()
    journal = open_book(path, heard)
    assert journal.newer == "0004-of-the-future"
    assert [(loss.what, loss.schema) for loss in journal.losses()] == [("newer", "0004-of-the-future")]
    with pytest.raises(CommandRefused, match="A newer companion wrote the games here"):
        journal.begin_game(START)
    assert journal.games() == ()
    assert journal.last_unfinished() is None
    journal.close()
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.bad-*"))


def test_an_empty_file_becomes_a_journal(path: Path, heard: Heard) -> None:
    path.touch()
    journal = open_book(path, heard)
    heard.until(journal.begin_game(START))
    assert journal.notice == ""
    journal.close()


# --- troubled disks --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_locked_journal_keeps_rows_in_memory_and_heals_with_one_word_each(
    book: Journal, heard: Heard, path: Path
) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        last = book.append(game_id, turn(1))
        assert "database is locked" in heard.trouble.get(timeout=WAIT_S)
        assert [e.kind for e in book.entries(game_id)] == ["game", "input"]
        assert book.games()[0].turns == 1
        other.execute("COMMIT")
    heard.until(last)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert heard.trouble.empty()
    assert [e.kind for e in read_game(path, game_id).entries] == ["game", "input"]


def test_a_full_disk_loses_nothing_and_heals(
    tmp_path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    write = store.write
    full = [True]

    def write_or_fail(connection: sqlite3.Connection, rows: list[Row]) -> None:
        if full[0]:
            connection.execute("PRAGMA max_page_count = 1")  # cannot shrink: the file is full from now on
        write(connection, rows)

    monkeypatch.setattr(store, "write", write_or_fail)
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    for n in range(100):
        last = journal.append(game_id, turn(n, filler="x" * 500))
    assert "database or disk is full" in heard.trouble.get(timeout=WAIT_S)
    full[0] = False
    heard.until(last)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert len(read_game(path, game_id).entries) == 101
    journal.close()


def test_a_place_that_cannot_be_written_at_the_start_heals(tmp_path: Path, heard: Heard) -> None:
    obstacle = tmp_path / "folder"
    obstacle.write_text("a file where the folder should be")
    path = obstacle / "games.sqlite"
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    assert "cannot be written" in heard.trouble.get(timeout=WAIT_S)
    assert journal.entries(game_id) == (START,)
    obstacle.unlink()
    heard.until(game_id)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert read_game(path, game_id).entries == (START,)
    journal.close()


def test_a_journal_that_cannot_be_read_tells_what_is_in_memory_and_says_so_once(
    tmp_path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_path: Path, _tell: object = None) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(book, "open_writing", full)
    monkeypatch.setattr(writer, "open_writing", full)
    path = tmp_path / "games.sqlite"
    path.touch()  # SQLite makes the file, and then there is no room for its first page
    journal = open_book(path, heard)
    assert journal.notice.startswith(f"journal {path} cannot be opened yet (database or disk is full)")
    assert journal.last_unfinished() is None
    game_id = journal.begin_game(START)
    assert journal.entries(game_id) == (START,)
    assert [game.game_id for game in journal.games()] == [game_id]
    assert caplog.text.count("cannot be read") == 1
    assert "Traceback" not in caplog.text
    assert journal.close() == 1


def test_where_nothing_can_be_laid_beside_it_a_closed_journal_is_read_and_goes_on_later(
    path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_book(path, heard)
    game_id = first.begin_game(START)
    last = first.append(game_id, turn(1))
    first.close()
    beside = path.with_name(path.name + "-shm")
    beside.mkdir()  # as on a card that is full or read-only
    path.with_name(path.name + "-wal").touch()  # there was room for its name
    monkeypatch.setattr("companion.journal.book.time.time_ns", lambda: 0)  # nobody knows the time
    journal = open_book(path, heard)
    assert "cannot be opened yet" in journal.notice
    assert [game.game_id for game in journal.games()] == [game_id]
    assert journal.entries(game_id) == (START, turn(1))
    number = journal.append(game_id, turn(2))
    assert number > last
    beside.rmdir()
    heard.until(number)
    assert read_game(path, game_id).entries == (START, turn(1), turn(2))
    journal.close()


def test_closing_on_a_bad_disk_says_how_many_rows_are_lost(tmp_path: Path, heard: Heard) -> None:
    (tmp_path / "file").touch()
    journal = open_book(tmp_path / "file" / "games.sqlite", heard)
    journal.append(journal.begin_game(START), turn(1))
    assert journal.close() == 2


def test_a_row_that_had_arrived_before_a_failed_fsync_is_not_doubled(path: Path, heard: Heard) -> None:
    opened = open_writing(path)
    row = Row(1, 1, "game", 1, "b", "w", "v", "{}")
    store.write(opened.connection, [row])
    writer = Writer(path, opened, 1, heard.durable.put, heard.trouble.put)
    writer.put(lambda number: Row(number, 1, "game", 1, "b", "w", "v", "{}"), durable=True)
    heard.until(1)
    assert writer.close() == 0
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM rows").fetchone() == (1,)


def test_whatever_writing_raises_rows_wait_and_it_goes_on(
    path: Path, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise MemoryError("no room")

    journal = open_book(path, heard)
    with monkeypatch.context() as patch:
        patch.setattr(store, "write", fails)
        game_id = journal.begin_game(START)
        assert "cannot be written (no room)" in heard.trouble.get(timeout=WAIT_S)
    heard.until(game_id)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert journal.close() == 0


def test_a_listener_that_fails_ends_no_writing_and_hears_later(path: Path, heard: Heard) -> None:
    calls = 0

    def durable(number: int) -> None:
        nonlocal calls
        calls += 1
        if calls <= 2:
            raise ValueError("a bug")
        heard.durable.put(number)

    journal = Journal.open(path, durable, heard.trouble.put)
    game_id = journal.begin_game(START)
    heard.until(game_id)
    assert "ValueError('a bug')" in heard.trouble.get(timeout=WAIT_S)
    assert heard.trouble.get(timeout=WAIT_S) == ""
    assert journal.close() == 0


def test_an_errand_that_was_given_up_does_not_end_the_writing(path: Path, heard: Heard) -> None:
    opened = open_writing(path)
    writer = Writer(path, opened, 1, heard.durable.put, heard.trouble.put)
    held, reached = threading.Event(), threading.Event()

    def wait(_: sqlite3.Connection) -> None:
        reached.set()
        held.wait(WAIT_S)

    writer.errand(wait)
    assert reached.wait(WAIT_S)
    assert writer.errand(lambda _: None).cancel()
    held.set()
    writer.put(lambda number: Row(number, 1, "game", 1, "b", "w", "v", "{}"), durable=True)
    heard.until(1)
    assert writer.close() == 0


def test_a_folder_in_the_journals_place_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="this is a folder"):
        Journal.open(tmp_path, lambda _: None, lambda _: None)
