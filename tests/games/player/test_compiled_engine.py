"""The engine that the trainer compiles knows the same rules as the product."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.malefiz import GAME
from companion.games.malefiz.idea import distances

pytest.importorskip("numba")

from tests.tools.train import engine
from tests.tools.train.board import flat_board, state_of

PERFT = json.loads((Path(__file__).parents[2] / "golden" / "samples" / "perft.json").read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in PERFT if case["depth"] < 3], ids=str)
def test_it_counts_the_same_sequences_of_turns(case: dict[str, Any]) -> None:
    start = GAME.setup(case["variant"], case["seats"])
    board = flat_board(case["variant"], capture_own=True)
    assert engine.perft(board, state_of(start), start.turn, case["depth"]) == case["count"]


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_it_finds_the_same_steps_to_the_goal(variant: str) -> None:
    import numpy as np  # noqa: PLC0415 - numba brings it

    start, board = GAME.setup(variant, GAME.seats), flat_board(variant, capture_own=True)
    far = np.empty(board.fields, np.int64)
    engine.fill_far(board, state_of(start), far)
    assert tuple(far) == distances(variant, start.barricades)[: board.fields]
