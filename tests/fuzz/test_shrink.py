"""Shrinking: a noisy trace of a turn that leaves the board as it was becomes its four edges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fuzz.game import Case
from tests.fuzz.shrink import Small, outcome, shrink

HEADER = {
    "trace": 1,
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "options": {"six_again": True},
    "position": {
        "turn": "red",
        "pieces": {"b3": "red", "d3": "barricade", "i9": "blue", "g5": "barricade", "c11": "red"},
        "house": {"red": 3, "blue": 4},
    },
}
TRUTH = {"move": "b3*d3>b3", "die": 2}
EDGES = ["-c11", "+c11", "-b3", "-d3", "+c3", "-c3", "+d3", "-i9", "+i9", "+b3"]


def rows(edges: list[str], die: int = 2) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = [{"ms": 900, "die": 5}, {"ms": 1000, "die": die}]
    return told + [
        {"ms": 1500 + 130 * n, "spot": edge[1:], "on": edge[0] == "+"} for n, edge in enumerate(edges)
    ]


def case(edges: list[str], kind: str = "asked, same picture") -> Case:
    return Case(kind, HEADER, rows(edges), [], TRUTH, rows(edges))


@pytest.mark.slow
def test_only_what_matters_is_left() -> None:
    small = shrink(case(EDGES))
    assert small is not None
    assert [row["spot"] for row in small.rows if "spot" in row] == ["b3", "d3", "d3", "b3"]
    assert [row["die"] for row in small.rows if "die" in row] == [2]
    assert small.header["position"]["pieces"] == {"b3": "red", "d3": "barricade"}
    assert small.header["options"] == {}
    assert [row["ms"] for row in small.rows] == [1000, 1200, 1400, 1600, 1800]


def test_a_case_that_does_not_fail_by_itself_is_left_alone() -> None:
    assert shrink(case(EDGES, "wrong")) is None


def test_edges_that_cannot_be_what_happened_are_no_fair_trace() -> None:
    fair = Small(HEADER, rows(["-b3", "-d3", "+d3", "+b3"]), TRUTH)
    assert outcome(fair) == "asked, same picture"
    assert outcome(Small(HEADER, rows(["-b3", "+c3"]), TRUTH)) is None
    assert outcome(Small(HEADER, rows(["-b3", "-d3", "+d3", "+b3"], die=3), TRUTH)) is None
