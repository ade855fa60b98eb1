"""Hands that play on where the board was to be put right first are asked what they played, never recorded."""

from __future__ import annotations

from typing import Any

from companion.core.guidance import way_back
from companion.core.model.commands import Undo
from tests.table import Table

START: dict[str, Any] = {"turn": "red", "pieces": {"c1": "red", "q1": "blue"}, "house": {"red": 4, "blue": 4}}


def taken_back() -> Table:
    """Red went from c1 to e1 with a 2 and has taken it back by the button: the pawn still stands on e1."""
    one = Table(START)
    one.die(0, 2)
    one.touch(1000, "-c1", "+e1")
    one.until(3000)
    one.tell(Undo(5000))
    one.until(8000)
    assert (one.session.phase, one.session.die) == ("arrange", 2)
    return one


def test_another_turn_from_where_the_pawn_stands_is_asked_about() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+a1")
    assert [(v.verdict, v.moves) for v in one.until(12_000)] == [("ambiguous", ("c1-a1",))]
    assert (one.session.phase, way_back.steps(one.session)) == ("ask", ())
    one.choose(13_000, "c1-a1")
    assert [past.move for past in one.session.progress.history] == ["c1-a1"]
    assert not one.session.turn.arranging


def test_who_says_no_puts_the_board_right_as_before() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+a1")
    one.until(12_000)
    one.choose(13_000, "none")
    one.until(16_000)
    assert (one.session.phase, one.session.dialogue.asking) == ("arrange", ())
    one.touch(17_000, "-a1", "+c1")
    one.until(20_000)
    assert (one.session.phase, list(one.session.progress.history)) == ("move", [])


def test_the_turn_taken_back_is_not_asked_about_because_its_pawn_is_touched() -> None:
    one = taken_back()
    one.touch(10_000, "-e1", "+e1")
    assert one.until(14_000) == []
    assert one.session.phase == "arrange"
