"""Hands that go on to the next turn while a question about the last one stands."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import fold
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table

ASKED: dict[str, Any] = {
    "turn": "red",
    "pieces": {"b3": "red", "d3": "barricade", "i9": "blue"},
    "house": {"red": 4, "blue": 4},
}
MOVE = "b3*d3>b3"


def asked() -> Table:
    """Red has taken a barricade and put it where the pawn came from, or has only put both straight."""
    one = Table(ASKED)
    one.die(0, 2)
    one.touch(1000, "-b3", "-d3", "+b3", "+d3")
    assert [(v.verdict, v.moves) for v in one.until(2100)] == [("ambiguous", (MOVE,))]
    return one


def test_a_pawn_lifted_before_the_answer_is_in_hand_after_it_however_long() -> None:
    one = asked()
    one.touch(5000, "-i9")
    assert [(v.verdict, v.move, v.at_ms) for v in one.choose(6000, MOVE)] == [("legal", MOVE, 6000)]
    assert one.until(600_000) == []
    assert one.die(600_000, 1) == []
    one.touch(601_000, "+i10")
    assert [(v.verdict, v.move, v.at_ms) for v in one.until(602_000)] == [("legal", "i9-i10", 601_550)]


def test_a_pawn_moved_before_the_answer_has_moved_before_the_roll() -> None:
    one = asked()
    one.touch(5000, "-i9", "+i10")
    one.choose(5500, MOVE)
    said = one.until(7000)
    assert [(v.reason, v.wrong, v.missing) for v in said] == [("no-roll", ("i10",), ("i9",))]
    assert [(v.verdict, v.move, v.at_ms) for v in one.die(8000, 1)] == [("legal", "i9-i10", 8000)]


def test_a_piece_put_back_before_the_answer_is_nothing() -> None:
    one = asked()
    one.touch(5000, "-i9", "+i9")
    one.choose(6000, MOVE)
    assert one.session.phase == "roll"
    assert one.until(100_000) == []


@pytest.mark.parametrize("answer", [MOVE, "none"])
def test_a_restored_game_is_the_same(answer: str) -> None:
    one = asked()
    one.touch(5000, "-i9")
    one.choose(6000, answer)
    again = fold.restore(GAME, SETTINGS, one.entries)
    assert (again.position, again.die, again.pictures.expected) == (
        one.session.position,
        one.session.die,
        one.session.pictures.expected,
    )
