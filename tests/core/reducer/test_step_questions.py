"""When the referee asks which turn was played, and what becomes of the answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.reducer.test_step import ASKS, RED, TWO, rolled, short
from tests.table import Table


def asked(position: dict[str, Any], *touches: str) -> Table:
    table = rolled(position, 2)
    table.touch(1000, *touches)
    table.until(5000)
    assert table.said[-1].verdict == "ambiguous"
    return table


TRACELESS = ("-b3", "-d3", "+b3", "+d3")


EITHER = ("-d1", "-b1", "-f1", "+b1", "+f1", "+blue:4")


def test_a_question_is_asked_once() -> None:
    table = asked(ASKS, *TRACELESS)
    assert table.until(60_000) == []
    table.touch(60_000, "-blue:1", "+blue:1")
    assert [v for v in table.until(70_000) if v.verdict == "ambiguous"] == []


def test_dice_are_refused_while_something_is_asked() -> None:
    table = asked(ASKS, *TRACELESS)
    assert table.die(6000, 5) == []
    assert (table.session.seat, table.session.die, table.session.phase) == ("red", 2, "ask")


def test_the_answer_counts_at_once() -> None:
    table = asked(ASKS, *TRACELESS)
    assert short(table.choose(6000, "b3*d3>b3")) == [(6000, "legal", "b3*d3>b3")]
    assert table.session.progress.history[-1].how == "chosen"
    assert not table.session.turn.arranging


def test_none_means_that_nothing_was_played() -> None:
    table = asked(ASKS, *TRACELESS)
    assert table.choose(6000, "none") == []
    assert table.until(60_000) == []
    assert (table.session.seat, table.session.die, table.session.phase) == ("red", 2, "move")
    table.touch(61_000, "-b3", "+a2")
    assert short(table.until(70_000)) == [(61_650, "legal", "b3-a2")]


def test_an_answer_that_was_not_offered_is_ignored() -> None:
    table = asked(ASKS, *TRACELESS)
    assert table.choose(6000, "b3-b1") == []
    assert table.session.phase == "ask"


def test_an_answer_to_no_question_is_ignored() -> None:
    table = rolled(RED, 2)
    assert table.choose(500, "none") == []
    assert table.choose(600, "a1-c1") == []
    assert table.session.seat == "red"


@pytest.mark.parametrize("move", ["d1xb1", "d1xf1"])
def test_which_of_two_was_captured_is_asked(move: str) -> None:
    table = asked(TWO, *EITHER)
    assert table.session.dialogue.asking == ("d1xb1", "d1xf1")
    assert short(table.choose(6000, move)) == [(6000, "legal", move)]
    assert not table.session.turn.arranging


def test_none_of_two_is_not_asked_again_and_the_way_back_is_told() -> None:
    table = asked(TWO, *EITHER)
    (wrong,) = table.choose(6000, "none")
    assert (wrong.at_ms, wrong.verdict) == (6000, "illegal")
    assert wrong.wrong
    assert table.until(60_000) == []
    table.touch(60_000, "-blue:4", "-b1", "+d1", "+b1")
    assert short(table.until(70_000)) == [(61_100, "restored", "")]
    assert table.now == "settled"
    table.touch(70_000, "-d1", "+h1")
    assert short(table.until(80_000)) == [(70_900, "illegal", "wrong-count")]


def test_a_board_that_settles_the_question_answers_it() -> None:
    table = asked(ASKS, *TRACELESS)
    table.touch(6000, "-b3", "+f3")
    assert short(table.until(9000)) == [(6650, "legal", "b3*d3>f3")]
    assert table.session.dialogue.asking == ()


def test_a_question_that_the_board_takes_back_is_forgotten() -> None:
    table = asked(TWO, *EITHER)
    table.touch(6000, "-blue:4", "-b1", "+d1", "+b1")
    assert table.until(9000) == []
    assert (table.session.dialogue.asking, table.session.phase) == ((), "move")
