"""The net plays legal turns, sees what the trainer saw, and refuses damaged files in one line."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from companion import filters
from companion.core.model.errors import InputError
from companion.games import installed
from companion.games.malefiz import GAME
from companion.games.malefiz.player import net, weights
from companion.games.malefiz.player.features import feature_count
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"capture_own": False},
    {"may_pass": True, "six_again": True},
    {"barricade_rows_forbidden": 2},
)


def on_the_way(variant: str, seats: int, options: dict[str, Any], count: int) -> list[Position]:
    """Positions of random games; their house rules are put in afterwards, as those games know few."""
    chance, playout = random.Random(seats), Playout(variant)
    start = GAME.setup(variant, GAME.seats[:seats])
    found: list[Position] = []
    position = start
    while len(found) < count:
        found.append(GAME.load({**GAME.dump(position), "options": options, "die": chance.randint(1, 6)}))
        position, _turns = playout.play(position, chance.random, 20)
        position = start if position.over else position
    return found


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("variant", GAME.variants)
def test_each_best_turn_is_legal_and_the_chances_are_one(variant: str, options: dict[str, Any]) -> None:
    for seats in (2, 3, 4):
        for position in on_the_way(variant, seats, options, 8):
            move, chance = GAME.best(position)
            assert move in GAME.legal(position, position.die)
            assert sum(chance.values()) == pytest.approx(1)
            assert tuple(chance) == position.seats


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_playing_and_training_see_the_same_numbers(variant: str) -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from tests.tools.train import engine  # noqa: PLC0415 - numba first
    from tests.tools.train.board import flat_board, state_of  # noqa: PLC0415 - numba first

    board = flat_board(variant, capture_own=True)
    for seats in (2, 3, 4):
        for position in on_the_way(variant, seats, {}, 60):
            state, far = state_of(position), np.empty(board.fields, np.int64)
            seen = np.empty((seats, feature_count(board.pawns)))
            engine.fill_far(board, state, far)
            memory = engine.new_reach(board, state)
            engine.fill_features(board, state, position.turn, far, memory, seen)
            assert np.allclose(seen, net.seat_features(position), atol=1e-12)


def test_a_pawn_that_can_reach_the_goal_goes_there() -> None:
    line = {"game": "malefiz", "variant": "classic", "turn": "red", "die": 1}
    line |= {"pieces": {"i13": "red", "a1": "red"}, "house": {"red": 3, "blue": 5}}
    (answer,) = filters.best([json.dumps(line)], installed())
    assert json.loads(answer) == {"move": "i13-i14", "chance": {"red": 1.0, "blue": 0.0}}


def test_a_bad_line_is_answered_by_its_fault_and_the_rest_goes_on() -> None:
    lines = ["[]", '{"game": "malefiz"}', '{"game": "chess"}']
    answers = [json.loads(answer) for answer in filters.best(lines, installed())]
    assert [list(answer) for answer in answers] == [["error"]] * 3
    assert answers[0]["error"].startswith("line 1: no JSON object")


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"\xff", b'{"linear": [1], "rows": [], "biases": []}'])
def test_a_damaged_net_is_told_in_one_line(text: bytes) -> None:
    with pytest.raises(InputError, match=r"^classic\.json: this net is damaged \(.*\)$"):
        weights.read(text, 35, "classic.json")
