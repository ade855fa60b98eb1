"""The counts of turn sequences agree with tests/golden/samples/perft.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.filters import divide, perft
from companion.games.malefiz import GAME

SAMPLES = Path(__file__).parents[1] / "golden" / "samples"
CASES: list[dict[str, Any]] = json.loads((SAMPLES / "perft.json").read_text(encoding="utf-8"))


def name(case: dict[str, Any]) -> str:
    return f"{case['variant']}-{len(case['seats'])}-seats-depth-{case['depth']}"


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=name(case), marks=[pytest.mark.slow] * (case["count"] > 10**6)) for case in CASES],
)
def test_the_count_of_sequences_agrees(case: dict[str, Any]) -> None:
    found = perft(GAME, case["variant"], case["seats"], case["depth"])
    if found != case["count"]:
        start = GAME.setup(case["variant"], case["seats"])
        lines = (f"{move}: {count}" for move, count in divide(GAME, start, case["depth"]).items())
        pytest.fail(f"counted {found}, should be {case['count']}; by first turn:\n" + "\n".join(lines))


def test_dividing_by_the_first_turn_sums_up_to_the_count() -> None:
    start = GAME.setup("fast", ("red", "yellow"))
    parts = divide(GAME, start, 2)
    assert sum(parts.values()) == perft(GAME, "fast", ("red", "yellow"), 2)
    assert "1 house-b1" in parts


def test_no_turn_at_all_is_one_sequence() -> None:
    assert perft(GAME, "classic", ("red", "blue"), 0) == 1


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(PositionError, match="depth is -1"):
        perft(GAME, "classic", ("red", "blue"), -1)
