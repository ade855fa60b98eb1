"""Garbage is looked for while the board rests, and not while hands are at it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, BoardReading, Touch
from companion.core.reducer import step
from companion.daemon.garbage import OLD, REST_MS, UNHEARD_OF, IdleCollector
from companion.games.malefiz import GAME
from companion.ports.table import View


class Table:
    """A collector on a clock of the test's, and how often it has looked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now_ms, self.looks, self.due = 0, 0, OLD
        monkeypatch.setattr(gc, "collect", self._look)
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, self.due))
        self.collector = IdleCollector(lambda: self.now_ms)

    def _look(self) -> int:
        self.looks += 1
        return 0

    def rests(self, session: Session | None, for_ms: int) -> int:
        """How often it has looked, once this session has been seen for so long."""
        self.collector.round(View(1, 0, session))
        self.now_ms += for_ms
        self.collector.round(View(1, 0, session))
        return self.looks


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(monkeypatch)
    yield made
    made.collector.close()


def session() -> Session:
    """A game whose board stands as it should."""
    begun, _ = step.new_game(GAME, Settings(), GAME.setup("classic", ["red", "blue"]), {}, 0)
    found, _ = step.step(begun, BoardFound(0, begun.pictures.expected))
    return found


def test_a_board_at_rest_is_when_garbage_is_looked_for(table: Table) -> None:
    assert table.rests(session(), REST_MS) == 1


def test_a_board_that_has_just_changed_is_left_alone(table: Table) -> None:
    assert table.rests(session(), REST_MS - 1) == 0
    assert table.rests(session(), REST_MS - 1) == 0, "another session"


def test_a_piece_in_the_air_is_waited_for(table: Table) -> None:
    begun = session()
    spot = begun.board.index["red:1"]
    picture = begun.pictures.seen & ~(1 << spot)
    lifted, _ = step.step(begun, BoardReading(100, picture, (Touch(100, spot, on=False),)))
    assert table.rests(lifted, 10 * REST_MS) == 0
    assert table.rests(begun, REST_MS) == 1


def test_where_little_is_new_nobody_looks(table: Table) -> None:
    table.due = OLD - 1
    assert table.rests(None, REST_MS) == 0


def test_what_the_start_has_made_is_kept_and_all_is_as_before_at_the_end(table: Table) -> None:
    before = gc.get_threshold()
    table.collector.begin()
    assert table.looks == 1
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[2] == UNHEARD_OF
    table.collector.close()
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == before
