"""Traces whose edges tell poles (docs/reference/notation.md, part 4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.model.errors import TraceError
from companion.core.model.session.recorded import Settings
from companion.replay.run import replay_lines

HEADER = {
    "trace": 1,
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "position": {"turn": "red", "pieces": {"c3": "red", "b3": "barricade"}, "house": {"red": 4, "blue": 5}},
}


def replayed(*edges: tuple[str, bool, bool | None], strict: bool = False) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [HEADER, {"ms": 500, "die": 1}]
    for number, (spot, on, north) in enumerate(edges):
        pole = {} if north is None else {"north": north}
        rows.append({"ms": 1000 + 100 * number, "spot": spot, "on": on, **pole})
    rows.append({"ms": 9000, "end": True})
    return list(replay_lines(map(json.dumps, rows), Settings(strict=strict)))


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize(
    ("edges", "move"),
    [
        ([("c3", False, None), ("d3", True, False)], "c3-d3"),
        ([("c3", False, None), ("b3", True, False), ("d3", True, True)], "c3*b3>d3"),
        ([("c3", False, None), ("d3", True, True), ("b3", True, False)], "c3*b3>d3"),
        ([("c3", False, None), ("b3", False, None), ("b3", True, True), ("d3", True, False)], "c3-d3"),
    ],
)
def test_edges_with_poles_tell_which_turn_it_was(
    edges: list[tuple[str, bool, bool | None]], move: str, *, strict: bool
) -> None:
    last = {"ms": 1000 + 100 * (len(edges) - 1) + 550, "verdict": "legal", "seat": "red", "move": move}
    assert replayed(*edges, strict=strict) == [last]


def test_without_poles_the_same_edges_are_a_question() -> None:
    (asked,) = replayed(("c3", False, None), ("d3", True, None), strict=True)
    assert asked["verdict"] == "ambiguous"


def test_a_pole_must_be_true_or_false() -> None:
    rows = [HEADER, {"ms": 500, "spot": "c3", "on": True, "north": "up"}]
    with pytest.raises(TraceError, match="line 2: \"north\" must be true or false, not 'up'"):
        list(replay_lines(map(json.dumps, rows)))
