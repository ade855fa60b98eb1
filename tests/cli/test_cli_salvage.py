"""``companion salvage`` at the command line: what is whole of a damaged journal, and what is not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.model.types import Entry
from companion.journal import Journal, read_games
from companion.journal.integrity.game_files import sealed_folder
from tests.cli.command import Run, Wrong
from tests.journal.heard import START

PATIENCE_S = 30.0


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A journal of two games; a row in the middle of the second is not as it was written."""
    path = tmp_path / "old" / "games.sqlite"
    book = Journal.open(path, lambda _row: None, lambda _text: None)
    for _ in range(2):
        game = book.begin_game(START)
        for number in range(6):
            book.append(game, Entry("stimulus", number, {"levels": "ff"}), durable=False)
            book.append(game, Entry("illegal", number, {"wrong": [], "mark": f"m{game}n{number}"}))
    book.close()
    for file in sealed_folder(path).iterdir():
        file.unlink()
    data = path.read_bytes()
    assert data.count(b"m14n3") == 1
    path.write_bytes(data.replace(b"m14n3", b"m14n4"))
    return path


def test_what_is_whole_goes_into_a_new_journal_and_the_rest_is_named(run: Run, damaged: Path) -> None:
    before = {file: file.read_bytes() for file in damaged.parent.iterdir() if file.is_file()}
    status, out, err = run("salvage", damaged)
    assert (status, err) == (1, "")
    second, first, last = out.splitlines()
    assert first.split()[:2] == ["game", "1"]
    assert first.endswith("  whole")
    assert second.split()[:2] == ["game", "14"]
    assert second.endswith(": 4 decisions kept, 3 lost")
    made = Path(f"{damaged}.whole")
    assert last == f"written: {made}, 2 games, 11 decisions; 3 are missing"
    assert {file: file.read_bytes() for file in before} == before
    assert set(damaged.parent.iterdir()) == {*before, sealed_folder(damaged), made}
    assert [game.game_id for game in read_games(made)] == [14, 1]
    book = Journal.open(made, lambda _row: None, lambda _text: None)
    assert (book.notice, len(book.entries(14))) == ("", 4)
    book.close()


def test_a_whole_journal_is_whole(run: Run, journal: Path, tmp_path: Path) -> None:
    status, out, err = run("salvage", journal, "--out", tmp_path / "new.sqlite")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1].endswith("2 games, 7 decisions; 0 are missing")
    assert run("export", "--journal", tmp_path / "new.sqlite") == run("export", "--journal", journal)


def test_wrong_uses_are_one_line_and_nothing_is_written(wrong: Wrong, damaged: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear grandmother")
    assert "nothing of it is whole, or it is no journal" in wrong("salvage", letter)
    assert "there is no file here" in wrong("salvage", tmp_path / "none")
    assert "there is no file here" in wrong("salvage", ".")
    assert "there is a file already" in wrong("salvage", damaged, "--out", letter)
    assert "cannot be written" in wrong("salvage", damaged, "--out", tmp_path / "none" / "x")
    assert letter.read_text() == "dear grandmother"
    assert {file.name for file in tmp_path.iterdir()} == {"letter", "old"}


def test_a_journal_of_a_newer_companion_needs_that_one(wrong: Wrong, damaged: Path) -> None:
    with closing(sqlite3.connect(damaged)) as other, other:
        other.execute("INSERT INTO schema_version VALUES (4, '0004-of-the-future')")
    assert "a newer companion wrote it (schema 0004-of-the-future)" in wrong("salvage", damaged)


def test_a_damaged_game_is_not_exported_but_salvaged(wrong: Wrong, run: Run, damaged: Path) -> None:
    assert "game 14 is damaged from row" in wrong("export", "--journal", damaged, "14")
    assert run("salvage", damaged)[0] == 1
