"""Journals that are backed up and come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.core.catalog.table_settings import CareSettings
from companion.daemon.care.caretaker import pack
from companion.journal import Journal, parse_game

WAIT_S = 20.0
GAME = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: "Anna"
first: red
started: 2026-11-21T19:30:00+01:00
companion: 0.0.9

1 red 4 house-f1
2 blue 2 house-n1
"""


OTHER = GAME.replace("19:30", "20:30")


LONGER = GAME + "3 red 1 f1-e1\n"


Open = Callable[[str], Journal]


@pytest.fixture
def open_book(tmp_path: Path) -> Iterator[Open]:
    books: list[Journal] = []

    def make(name: str) -> Journal:
        book = Journal.open(tmp_path / name / "games.sqlite", lambda _row: None, lambda _text: None)
        books.append(book)
        return book

    yield make
    for book in books:
        book.close()


def put(book: Journal, *texts: str) -> None:
    for text in texts:
        book.store(parse_game(text, "game"))
    assert book.wait_written(WAIT_S)


def packed(book: Journal, settings: CareSettings = CareSettings(), config: Path | None = None) -> bytes:  # noqa: B008 - frozen
    games = sorted(game.game_id for game in book.games())
    return b"".join(pack(games, book.game_record, settings, config))
