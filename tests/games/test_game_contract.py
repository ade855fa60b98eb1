"""Every registered game keeps the promises of `companion.core.model.game.Game`, and so does the small one."""

from __future__ import annotations

from companion.games import installed
from companion.testing.game_contract import GameContract
from tests.plugin import lanterns


class TestEachGame(GameContract):
    games = (*installed().values(), lanterns.GAME)


def test_games_are_registered() -> None:
    assert len(TestEachGame.games) > 1
