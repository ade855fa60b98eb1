"""The games that ended while nobody could be told."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from companion.core.model.session.recorded import Settings
from companion.daemon.broker.missed_games import MissedGames
from companion.games.malefiz import GAME
from companion.ports.table import StoredGame


def stored(number: int, state: str = "won", *, game: str = "malefiz", imported: bool = False) -> StoredGame:
    return StoredGame(number, game, "classic", {}, state, 3, "", imported=imported)


def missed(path: Path, *games: StoredGame) -> MissedGames:
    newest_first = sorted(games, key=lambda one: -one.game_id)
    return MissedGames(path, lambda most: newest_first[:most], {"malefiz": GAME}, Settings())


def test_a_game_that_cannot_be_read_is_named_and_the_others_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    found = missed(tmp_path / "none.sqlite", stored(1), stored(2))
    assert list(found(lambda _: True)) == []
    assert ["game 1" in record.message for record in caplog.records] == [True, False]
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@pytest.mark.parametrize(
    "one", [stored(1, "playing"), stored(1, game="chess"), stored(1, imported=True)], ids=range(3)
)
def test_what_is_no_end_of_a_game_here_is_not_read(
    one: StoredGame, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert list(missed(tmp_path / "none.sqlite", one)(lambda _: True)) == []
    assert not caplog.records


def test_only_those_that_are_wanted_are_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert list(missed(tmp_path / "none.sqlite", stored(1), stored(2))(lambda number: number > 2)) == []
    assert not caplog.records
