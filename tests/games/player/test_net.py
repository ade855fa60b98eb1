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
from tests.games.player.samples import FILE, compiled, on_the_way

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"capture_own": False},
    {"may_pass": True, "six_again": True},
    {"barricade_rows_forbidden": 2},
)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("variant", GAME.variants)
def test_each_turn_of_each_level_is_legal_and_the_chances_are_one(
    variant: str, options: dict[str, Any]
) -> None:
    chance = random.Random(1)
    for seats in (2, 3, 4):
        for position in on_the_way(variant, seats, options, 8):
            move, shares = GAME.best(position, chance.choice(GAME.levels), chance.random())
            assert move in GAME.legal(position, position.die)
            assert sum(shares.values()) == pytest.approx(1)
            assert tuple(shares) == position.seats


@pytest.mark.parametrize("line", FILE.read_text(encoding="utf-8").splitlines())
def test_kept_positions_have_the_numbers_that_the_trainer_saw(line: str) -> None:
    kept = json.loads(line)
    position = GAME.load(kept["position"])
    for row, wanted in zip(net.seat_features(position), kept["features"], strict=True):
        assert row == pytest.approx(wanted, abs=1e-6)
    assert net.chances(weights.net(position.variant), position) == pytest.approx(kept["chance"], abs=1e-6)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"capture_own": False}], ids=str)
@pytest.mark.parametrize("variant", GAME.variants)
def test_playing_and_training_see_the_same_numbers(variant: str, options: dict[str, Any]) -> None:
    pytest.importorskip("numba")
    known = weights.net(variant)
    for seats in (2, 3, 4):
        for position in on_the_way(variant, seats, options, 60):
            features, shares = compiled(position, known)
            for row, wanted in zip(net.seat_features(position), features, strict=True):
                assert row == pytest.approx(wanted, abs=1e-12)
            assert net.chances(known, position) == pytest.approx(shares, abs=1e-9)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("capture_own", [True, False])
@pytest.mark.parametrize("variant", GAME.variants)
def test_the_compiled_player_weighs_the_same_turns_alike(variant: str, capture_own: bool) -> None:
    pytest.importorskip("numba")
    from tests.tools.arena import compiled as arena  # noqa: PLC0415 - numba first
    from tests.tools.train.board import flat_board  # noqa: PLC0415 - numba first

    board, known = flat_board(variant, capture_own=capture_own), weights.net(variant)
    theta = arena.theta_of(known)
    for seats in (2, 4):
        for position in on_the_way(variant, seats, {"capture_own": capture_own}, 40):
            told = arena.weigh(board, known, theta, position, position.die)
            wanted = {one.move: one for one in net.weigh(known, position, position.die)}
            if won := [one for one in told if one.then.over]:
                told, wanted = won, {won[0].move: wanted[won[0].move]}
            assert len(told) == len({one.move for one in told})
            assert {one.move for one in told} == wanted.keys() - {None}
            for one in told:
                assert one.then == wanted[one.move].then
                assert one.chances == pytest.approx(wanted[one.move].chances, abs=1e-9)


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
