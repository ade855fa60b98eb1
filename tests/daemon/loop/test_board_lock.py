"""A game and the check ask for the boards, also at the same moment: one of them gets them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.bench.stops import LINES as OF_LINES
from companion.core.model.commands import EndGame, Undo
from companion.core.model.types import Entry
from companion.daemon.bench.bench import CheckBench
from companion.daemon.loop.board_lock import CHECK, GAME, BoardLock
from companion.daemon.loop.devices import Wired
from companion.ports.commands import Command, CommandRefused, NewGame, Resume
from tests.daemon.loop.loop_rig import LINES, TWO, Rig, rig
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARD = "malefiz-classic"


@contextmanager
def table(folder: Path) -> Iterator[tuple[Rig, CheckBench]]:
    """A referee and a bench that share the floor."""
    with rig() as made:
        made.until(lambda _: True)  # it has looked whether a game goes on
        bench = CheckBench([Wired(FakeLink("tray"), FakeMap(BOARD, LINES))], folder, made.clock, made.floor)
        bench.start()
        try:
            yield made, bench
        finally:
            bench.close()


def walk(bench: CheckBench) -> None:
    bench.walk(BOARD, OF_LINES, learn=False, again=False)


def test_one_has_it_until_it_gives_it_back() -> None:
    floor = BoardLock()
    assert floor.take(GAME)
    assert floor.take(GAME)
    assert not floor.take(CHECK)
    floor.give(CHECK)
    assert not floor.take(CHECK)
    floor.give(GAME)
    assert floor.take(CHECK)
    assert not floor.take(GAME)


@pytest.mark.parametrize("command", [TWO, Resume(1), Undo(0)])
def test_while_the_board_is_checked_no_game_begins_or_goes_on(tmp_path: Path, command: Command) -> None:
    with table(tmp_path) as (made, bench):
        made.loop.execute(TWO)
        made.loop.execute(EndGame(0))
        walk(bench)
        rows = len(made.journal.rows)
        with pytest.raises(CommandRefused, match="End the check first"):
            made.loop.execute(command)
        assert len(made.journal.rows) == rows
        bench.leave()
        made.loop.execute(TWO)


def test_while_a_game_is_in_play_nothing_is_checked(tmp_path: Path) -> None:
    with table(tmp_path) as (made, bench):
        made.loop.execute(TWO)
        with pytest.raises(CommandRefused, match="A game is being played"):
            walk(bench)
        made.loop.execute(EndGame(0))
        walk(bench)


def test_what_is_refused_does_not_keep_the_boards(tmp_path: Path) -> None:
    with table(tmp_path) as (made, bench):
        with pytest.raises(CommandRefused):
            made.loop.execute(NewGame("malefiz", "classic", ("red",)))
        with pytest.raises(CommandRefused, match="no spot z9"):
            bench.pieces(BOARD, "z9")
        made.loop.execute(TWO)


def test_a_walk_keeps_the_boards_when_another_one_is_refused(tmp_path: Path) -> None:
    with table(tmp_path) as (made, bench):
        walk(bench)
        with pytest.raises(CommandRefused, match="no spot z9"):
            bench.pieces(BOARD, "z9")
        with pytest.raises(CommandRefused, match="End the check first"):
            made.loop.execute(TWO)


def test_no_game_begins_in_the_middle_of_the_beginning_of_a_walk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path) as (made, bench):
        told: list[str] = []

        def tallies(_board: str) -> dict[str, Any]:
            with pytest.raises(CommandRefused) as caught:
                made.loop.execute(TWO)
            told.append(str(caught.value))
            return {}

        monkeypatch.setattr(bench._store, "tallies", tallies)
        walk(bench)
        assert len(told) == 1
        assert told[0].startswith("The board is being checked.")
        assert made.loop.view().session is None


def test_no_walk_begins_in_the_middle_of_the_beginning_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path) as (made, bench):
        told: list[str] = []
        begin = made.journal.begin_game

        def begin_game(entry: Entry) -> int:
            with pytest.raises(CommandRefused) as caught:
                walk(bench)
            told.append(str(caught.value))
            return begin(entry)

        monkeypatch.setattr(made.journal, "begin_game", begin_game)
        made.loop.execute(TWO)
        assert len(told) == 1
        assert told[0].startswith("A game is being played")
        assert bench.view().on is None


def test_until_the_loop_knows_whether_a_game_goes_on_nothing_is_checked() -> None:
    made = Rig()
    assert not made.floor.take(CHECK)
