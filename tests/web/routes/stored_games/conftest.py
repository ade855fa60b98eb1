"""A table whose stored games are in a journal, with phones and a host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.chronicle.archive_port import Archive as Door
from companion.daemon.care.archive import Archive
from companion.games.malefiz import GAME
from companion.journal import Journal, write_game
from companion.ports.table import StoredGame
from companion.web import WebSettings, create_app
from tests.journal.heard import still_keeper
from tests.web.browser import CODE, Browser
from tests.web.fake_table import FakeTable

GAME_TEXT = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: Anna
name blue: Ben
first: red
1 red 1 house-c1
2 blue 2 house-n1
undo 2
2 blue 2 house-p1
seat blue handover "Oma"
3 red 3 c1-f1
end
"""


class Shelf(FakeTable):
    """A table whose stored games are in a journal."""

    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self.journal = journal

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        return self.journal.games(before, count)

    def export(self, game_id: int) -> str:
        return write_game(self.journal.game_record(game_id))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    journal = Journal.open(tmp_path / "games.sqlite", lambda _: None, lambda _: None)
    yield Shelf(journal)
    journal.close()


@pytest.fixture
def phone(shelf: Shelf, tmp_path: Path) -> Callable[[], Browser]:
    archive: Door = Archive(shelf, shelf.journal, {"malefiz": GAME}, still_keeper(tmp_path / "games.sqlite"))
    app = create_app(shelf, WebSettings(host_code=CODE), archive=archive)
    return lambda: Browser(app)


@pytest.fixture
def host(phone: Callable[[], Browser]) -> Browser:
    return phone().become_host()


def take(host: Browser, text: str = GAME_TEXT) -> int:
    answer = host.post("/api/games/import", {"text": text})
    assert answer.status_code == 200, answer.get_json()
    return int(answer.get_json()["game_id"])
