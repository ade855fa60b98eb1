"""What people may take from the journal: names and whole games, to the last byte; the rest is as it was."""

from __future__ import annotations

import json
import queue
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.decision import fold
from companion.core.model.commands import SeatChange
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.games import named
from companion.journal import Journal, erase, parse_game, read_game, write_game
from companion.journal.opening import open_writing
from tests.journal.notation.test_journal_text import Table

PATIENCE_S = 30.0
NAMES = {"red": "Anneliese", "blue": "Jürgen-Örs"}
HIDDEN = (
    b"Anneliese",
    b"anneliese",
    "Jürgen-Örs".encode(),
    json.dumps("Jürgen-Örs")[1:-1].encode(),
    b"Rumpelstilz",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def book(path: Path) -> Iterator[Journal]:
    journal = Journal.open(path, lambda _: None, lambda text: pytest.fail(text) if text else None)
    yield journal
    journal.close()


def play(book: Journal, seed: int, turns: int = 12) -> int:
    """A game with names in its first entry, in a handover, and in what the referee was told."""
    table = Table("classic", ("red", "green", "blue"))
    table.play(turns, random.Random(seed))
    table.say(SeatChange(99, "green", "handover", "Rumpelstilz"))
    first = Entry("game", 0, {**table.entries[0].data, "names": NAMES})
    game_id = book.begin_game(first)
    for entry in table.entries[1:]:
        told = {"is": "SeatChange", "seat": "green", "change": "handover", "name": "Rumpelstilz", "at_ms": 3}
        book.append(game_id, Entry("stimulus", 3, told), durable=False)
        book.append(game_id, Entry("stimulus", 3, {"levels": "ff" * 40}), durable=False)
        book.append(game_id, entry)
    assert book.wait_written(PATIENCE_S)
    return game_id


def found(path: Path) -> set[bytes]:
    """The names that are in any file of the journal."""
    held = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name))
    return {name for name in HIDDEN if name in held}


def test_the_names_are_found_before(book: Journal, path: Path) -> None:
    play(book, 1)
    assert found(path) >= {b"Anneliese", json.dumps("Jürgen-Örs")[1:-1].encode(), b"Rumpelstilz"}


def test_forgotten_names_are_in_no_file_any_more_and_the_game_is_the_same(book: Journal, path: Path) -> None:
    game_id = play(book, 1)
    before = fold.restore(named("malefiz"), Settings(), book.entries(game_id))
    assert book.forget(game_id, "").result(PATIENCE_S) > 2
    assert found(path) == set()
    after = fold.restore(named("malefiz"), Settings(), book.entries(game_id))
    assert (after.position, after.die, len(after.progress.history)) == (
        before.position,
        before.die,
        len(before.progress.history),
    )
    assert not any(after.table.names.values())
    text = write_game(book.game_record(game_id))
    assert "name red" not in text
    assert parse_game(text, "text")


def test_one_game_is_forgotten_and_the_others_keep_their_names(book: Journal) -> None:
    one, other = play(book, 1), play(book, 2)
    book.forget(one, "").result(PATIENCE_S)
    assert [game.names.get("red", "") for game in book.games()] == ["Anneliese", ""]
    assert {game.game_id for game in book.games()} == {one, other}


def test_one_name_is_forgotten_everywhere_however_it_is_written(book: Journal, path: Path) -> None:
    play(book, 1)
    play(book, 2)
    book.forget(None, "  RUMPELSTILZ ").result(PATIENCE_S)
    assert b"Rumpelstilz" not in found(path)
    assert b"Anneliese" in found(path)
    assert {tuple(game.names.values()) for game in book.games()} == {(*NAMES.values(), "")}


def test_names_in_rows_that_still_wait_are_forgotten_too(book: Journal, path: Path) -> None:
    game_id = play(book, 1)
    late = Entry("seat", 9, {"seat": "red", "change": "handover", "name": "Rumpelstilz"})
    book.append(game_id, late, durable=False)
    book.forget(game_id, "").result(PATIENCE_S)
    assert found(path) == set()
    assert book.entries(game_id)[-1].data["name"] == ""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_byte_is_left_of_long_names_in_many_games(book: Journal, path: Path, seed: int) -> None:
    """Rows are rewritten shorter, on pages that other rows share, and in chains of overflow pages."""
    chance = random.Random(seed)
    games = [play(book, chance.randrange(99), chance.randrange(1, 30)) for _ in range(12)]
    for game_id in chance.sample(games, 6):
        book.forget(game_id, "").result(PATIENCE_S)
    book.forget(None, "anneliese").result(PATIENCE_S)
    assert b"Anneliese" not in found(path)
    book.forget(None, "").result(PATIENCE_S)
    assert found(path) == set()
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_deleted_game_is_gone_to_the_last_byte_and_its_number_is_not_used_again(
    book: Journal, path: Path
) -> None:
    game_id = play(book, 1)
    last = book.last_row
    assert book.delete(game_id).result(PATIENCE_S) > 20
    assert found(path) == set()
    assert b"house-" not in path.read_bytes()
    assert book.games() == ()
    assert book.heads(10) == []
    with pytest.raises(KeyError):
        book.game_record(game_id)
    book.close()
    again = Journal.open(path, lambda _: None, lambda _: None)
    try:
        assert play(again, 2) == last + 1
    finally:
        again.close()


def test_rows_are_guarded_again_after_it(book: Journal, path: Path) -> None:
    book.forget(play(book, 1), "").result(PATIENCE_S)
    with closing(sqlite3.connect(path)) as other:
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            other.execute("UPDATE rows SET data = '{}'")
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            other.execute("DELETE FROM rows")


def test_a_failure_leaves_everything_as_it_was(book: Journal, path: Path) -> None:
    game_id = play(book, 1)
    before = book.game_record(game_id)
    book.close()
    connection = open_writing(path).connection
    with closing(connection), pytest.raises(ZeroDivisionError):
        erase.forget(connection, game_id, 10**9, lambda _: bool(1 // 0))
    with closing(sqlite3.connect(path)) as other, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        other.execute("UPDATE rows SET data = '{}'")
    assert read_game(path, game_id) == before


@pytest.mark.slow
def test_what_is_asked_of_a_journal_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    troubles: queue.SimpleQueue[str] = queue.SimpleQueue()
    book = Journal.open(path, lambda _: None, troubles.put)
    game_id = play(book, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises((OSError, sqlite3.Error)):
            book.forget(game_id, "").result(PATIENCE_S)
    assert book.games()[0].names["red"] == "Anneliese"
    assert book.forget(game_id, "").result(PATIENCE_S) > 0
    book.close()


@pytest.mark.slow
def test_while_another_reads_the_log_cannot_be_emptied_and_that_is_said(book: Journal, path: Path) -> None:
    game_id = play(book, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM rows").fetchone()
        with pytest.raises(OSError, match="another program reads"):
            book.forget(game_id, "").result(PATIENCE_S)
    assert book.forget(game_id, "").result(PATIENCE_S) == 0
    assert found(path) == set()


def test_pages_of_games_follow_each_other(book: Journal) -> None:
    games = [play(book, seed, 2) for seed in range(5)]
    first = book.games(count=2)
    assert [game.game_id for game in first] == games[:-3:-1]
    assert [game.game_id for game in book.games(first[-1].game_id, 2)] == [games[2], games[1]]
    assert [game.game_id for game in book.games()] == games[::-1]
    assert book.games(games[0], 2) == ()
