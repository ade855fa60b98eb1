"""The engine that the trainer compiles knows the same rules as the product."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.fast_replace import replace
from companion.filters import divide
from companion.games.malefiz import GAME
from companion.games.malefiz.player.net import distances
from companion.games.malefiz.player.weights import read
from companion.games.malefiz.walk_tables import NUMBERS
from tests.games.player.samples import on_the_way

pytest.importorskip("numba")

from tests.tools.train import engine
from tests.tools.train.board import flat_board, state_of
from tests.tools.train.trainer import CHUNK, HIDDEN, Trainer

PERFT = json.loads((Path(__file__).parents[2] / "golden" / "samples" / "perft.json").read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in PERFT if case["depth"] < 3], ids=str)
def test_it_counts_the_same_sequences_of_turns(case: dict[str, Any]) -> None:
    start = GAME.setup(case["variant"], case["seats"])
    board = flat_board(case["variant"], capture_own=True)
    assert engine.perft(board, state_of(start), start.turn, case["depth"]) == case["count"]


@pytest.mark.slow
@pytest.mark.parametrize("capture_own", [True, False])
@pytest.mark.parametrize("variant", GAME.variants)
def test_it_counts_the_same_turns_in_the_middle_of_games(variant: str, capture_own: bool) -> None:
    board = flat_board(variant, capture_own=capture_own)
    for seats in (2, 3, 4):
        for position in on_the_way(variant, seats, {"capture_own": capture_own}, 20):
            unrolled = replace(position, die=0)
            wanted = sum(GAME.count(position, die) for die in NUMBERS)
            assert engine.perft(board, state_of(unrolled), unrolled.turn, 1) == wanted
        deeper = sum(divide(GAME, unrolled, 2).values())
        assert engine.perft(board, state_of(unrolled), unrolled.turn, 2) == deeper


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_it_finds_the_same_steps_to_the_goal(variant: str) -> None:
    import numpy as np  # noqa: PLC0415 - numba brings it

    start, board = GAME.setup(variant, GAME.seats), flat_board(variant, capture_own=True)
    far = np.empty(board.fields, np.int64)
    engine.fill_far(board, state_of(start), far)
    assert tuple(far) == distances(variant, start.barricades)[: board.fields]


@pytest.mark.slow
@pytest.mark.full  # the trainer, compiled for 20 s
def test_a_net_is_written_as_the_product_reads_it_and_goes_on_where_it_stopped() -> None:
    whole, half = Trainer("fast", 2 * CHUNK, 1), Trainer("fast", 2 * CHUNK, 1)
    whole.learn()
    half.resume(whole.kept())
    whole.learn()
    half.learn()
    assert whole.net_text() == half.net_text()
    found = read(whole.net_text().encode(), whole.width, "fast.json")
    assert found.linear == tuple(round(float(each), 4) for each in whole.theta[: whole.width])
    assert found.out == tuple(round(float(each), 4) for each in whole.theta[-HIDDEN:])
