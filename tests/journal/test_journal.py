"""The journal: what is announced is on disk, and nothing is changed."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.core.model.types import BoardReading, Entry, Touch
from companion.journal import Journal, read_game, stimulus_entry
from companion.journal.opening import open_writing
from tests.journal.heard import START, WAIT_S, Heard, open_book, turn


def test_a_row_that_was_announced_can_be_read_by_another_connection(
    book: Journal, heard: Heard, path: Path
) -> None:
    game_id = book.begin_game(START)
    number = book.append(game_id, turn(1))
    heard.until(number)
    with closing(sqlite3.connect(path)) as other:
        rows = other.execute("SELECT seq, game, kind FROM rows").fetchall()
    assert rows == [(game_id, game_id, "game"), (number, game_id, "input")]


def test_numbers_are_given_in_order_and_go_on_after_opening_again(path: Path, heard: Heard) -> None:
    first = open_book(path, heard)
    game_id = first.begin_game(START)
    assert [first.append(game_id, turn(n)) for n in (1, 2)] == [game_id + 1, game_id + 2]
    assert first.close() == 0
    second = open_book(path, heard)
    assert second.append(game_id, turn(3)) == game_id + 3
    assert [e.data.get("number") for e in second.entries(game_id)] == [None, 1, 2, 3]
    second.close()


def test_its_files_are_for_their_owner_alone_also_one_that_was_open_to_all(path: Path, heard: Heard) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o644)
    path.chmod(0o644)
    journal = Journal.open(path, heard.durable.put, heard.trouble.put)
    heard.until(journal.begin_game(START))
    files = [
        each for each in path.parent.iterdir() if each.name.startswith(path.name) and "lock" not in each.name
    ]
    assert len(files) > 1
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    journal.close()


def test_an_entry_comes_back_as_it_was_put_in(book: Journal) -> None:
    game_id = book.begin_game(START)
    entry = Entry("illegal", 77, {"wrong": ["b1"], "name": "Zoë \ud800 \n", "big": 1 << 131, "none": None})
    book.append(game_id, entry)
    assert book.entries(game_id) == (START, entry)


def test_a_row_says_boot_wall_clock_and_version(book: Journal, heard: Heard, path: Path) -> None:
    heard.until(book.begin_game(START))
    with closing(sqlite3.connect(path)) as other:
        boot, wall, version = other.execute("SELECT boot, wall, version FROM rows").fetchone()
    assert boot
    assert wall[:2] == "20"
    assert "T" in wall
    assert version.count(".") >= 2


def test_stimuli_are_kept_but_are_no_decisions(book: Journal, heard: Heard, path: Path) -> None:
    game_id = book.begin_game(START)
    seen = stimulus_entry(BoardReading(5, 1 << 131, (Touch(4, 131, on=True),)))
    book.append(game_id, seen, durable=False)
    heard.until(book.append(game_id, turn(1)))
    assert [e.kind for e in book.entries(game_id)] == ["game", "input"]
    with closing(sqlite3.connect(path)) as other:
        (data,) = other.execute("SELECT data FROM rows WHERE kind = 'stimulus'").fetchone()
    assert f'"is":"BoardReading","at_ms":5,"occupied":{1 << 131}' in data
    assert '{"at_ms":4,"spot":131,"on":true,' in data


@pytest.mark.slow
def test_a_patient_row_is_written_without_company_within_its_deadline(book: Journal, heard: Heard) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    heard.until(book.append(game_id, stimulus_entry(BoardReading(5, 0, ())), durable=False))


def test_a_patient_row_rides_along_with_the_next_decision_in_one_announcement(
    book: Journal, heard: Heard
) -> None:
    game_id = book.begin_game(START)
    heard.until(game_id)
    book.append(game_id, stimulus_entry(BoardReading(5, 0, ())), durable=False)
    last = book.append(game_id, turn(1))
    assert heard.durable.get(timeout=WAIT_S) == last


def test_closing_writes_patient_rows_and_may_be_done_twice(path: Path, heard: Heard) -> None:
    journal = open_book(path, heard)
    game_id = journal.begin_game(START)
    journal.append(game_id, turn(1), durable=False)
    assert journal.close() == 0
    assert journal.close() == 0
    assert [e.kind for e in read_game(path, game_id).entries] == ["game", "input"]
    with pytest.raises(ValueError, match="closed"):
        journal.append(game_id, turn(2))


@pytest.mark.parametrize("statement", ["UPDATE rows SET data = '{}'", "DELETE FROM rows"])
def test_rows_cannot_be_changed_even_by_us(book: Journal, heard: Heard, path: Path, statement: str) -> None:
    heard.until(book.begin_game(START))
    with closing(sqlite3.connect(path)) as other, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        other.execute(statement)


def test_the_file_is_set_to_survive_a_power_cut(path: Path) -> None:
    opened = open_writing(path)
    with closing(opened.connection) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_a_second_companion_is_told_that_the_journal_is_in_use(
    book: Journal, path: Path, heard: Heard
) -> None:
    del book
    with pytest.raises(InputError, match=r"games\.sqlite: another companion has this journal open"):
        open_book(path, heard)
