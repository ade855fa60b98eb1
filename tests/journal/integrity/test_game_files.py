"""Each game that is over has a file of its own, which goes where the game goes."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.model.types import Entry
from companion.journal import Journal
from companion.journal.integrity.game_files import read_sealed, sealed_folder
from tests.journal.heard import START, WAIT_S, Heard, open_book, turn
from tests.journal.test_journal_erase import play


def games_in(path: Path) -> set[int]:
    return {values[1] for values, _ in read_sealed(path)}


def held(path: Path) -> bytes:
    return b"".join(gzip.decompress(file.read_bytes()) for file in sealed_folder(path).glob("*"))


def until(done: Callable[[], bool]) -> None:
    """Look again and again; the writing thread seals when it has nothing else to do."""
    end = time.monotonic() + WAIT_S
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.slow
def test_a_game_is_sealed_once_it_is_over_or_another_is_played(book: Journal, path: Path) -> None:
    one, two = play(book, 1, 3), play(book, 2, 3)
    until(lambda: games_in(path) == {one})
    book.append(two, Entry("end", 9, {}))
    until(lambda: games_in(path) == {one, two})


def test_closing_seals_the_game_in_play_and_anew_when_it_went_on(path: Path, heard: Heard) -> None:
    book = open_book(path, heard)
    game = play(book, 1, 3)
    book.close()
    (first,) = sealed_folder(path).iterdir()
    again = open_book(path, heard)
    again.append(game, turn(99))
    again.close()
    (second,) = sealed_folder(path).iterdir()
    assert first.name != second.name
    assert sum(values[1] == game for values, _ in read_sealed(path)) == len(open_entries(path, heard, game))


def open_entries(path: Path, heard: Heard, game: int) -> tuple[Entry, ...]:
    book = open_book(path, heard)
    try:
        return book.entries(game)
    finally:
        book.close()


def test_what_is_forgotten_or_deleted_is_in_no_sealed_game(path: Path, heard: Heard) -> None:
    book = open_book(path, heard)
    one, two = play(book, 1, 3), play(book, 2, 3)
    book.close()
    assert b"Anneliese" in held(path)
    again = open_book(path, heard)
    again.forget(None, "anneliese").result(WAIT_S)
    assert b"Anneliese" not in held(path)
    again.delete(two).result(WAIT_S)
    assert two not in games_in(path)
    again.append(one, turn(99))
    again.close()
    assert games_in(path) == {one}
    assert b"Anneliese" not in held(path)


def test_sealed_games_of_another_journal_are_taken_away(path: Path, heard: Heard) -> None:
    book = open_book(path, heard)
    play(book, 1, 3)
    book.close()
    for file in path.parent.glob(path.name + "*"):
        file.unlink()
    again = open_book(path, heard)
    assert again.notice == ""
    assert games_in(path) == set()
    heard.until(again.begin_game(START))
    again.close()


def test_a_lost_page_is_made_good_from_the_sealed_game(path: Path, heard: Heard) -> None:
    book = open_book(path, heard)
    game = play(book, 1, 20)
    whole = book.entries(game)
    book.close()
    path.write_bytes(bytes(path.stat().st_size))
    again = open_book(path, heard)
    assert again.entries(game) == whole
    assert [loss.what for loss in again.losses()] == ["file"]
    again.close()


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"no zip", id="no zip"),
        pytest.param(gzip.compress(b"{"), id="no JSON"),
        pytest.param(gzip.compress(b'{"rows": [[1]]}'), id="no row"),
    ],
)
def test_a_damaged_sealed_game_is_passed_over(path: Path, heard: Heard, data: bytes) -> None:
    book = open_book(path, heard)
    game = play(book, 1, 3)
    book.close()
    (sealed,) = sealed_folder(path).iterdir()
    sealed.write_bytes(data)
    assert list(read_sealed(path)) == []
    path.write_bytes(bytes(path.stat().st_size))
    again = open_book(path, heard)
    assert again.games() == ()
    assert [loss.lost for loss in again.losses()] == [None, 1]
    assert game
    again.close()
