"""What counts first where hands and words come at nearly the same time, and walls that come back together."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.commands import Given
from companion.core.model.inputs import Input
from companion.core.model.session.recorded import Settings
from companion.core.reducer.command_refusal import refusal
from companion.games.labyrinth import GAME
from tests.fuzz.tape import Tape

START = {
    "game": "labyrinth",
    "variant": "small",
    "turn": "red",
    "corners": {"red": "a1", "blue": "d4"},
    "pieces": {"b2": "red", "d3": "blue"},
    "markers": [s for s in GAME.board("small").marks["symbols"] if s != "c4"],
    "target": ["c4", "c4"],
}


def table(**more: Any) -> Tape:
    tape = Tape(GAME.load({**START, **more}), Settings(), game=GAME)
    tape.until(1000)
    return tape


def told(tape: Tape, rows: list[tuple[int, str]]) -> list[str]:
    """``-a1``, ``+a1`` are edges, all else is said; what is recorded 3 s later."""
    for ms, what in rows:
        if what[0] in "+-":
            tape.play_rows([{"ms": ms, "spot": what[1:], "on": what[0] == "+"}])
        else:
            tape.given(ms, what)
    tape.until(rows[-1][0] + 3000)
    return [past.move for past in tape.session.progress.history]


def test_a_wall_that_is_only_nudged_is_no_pulled_one_because_somebody_says_something() -> None:
    rows = [(1500, "-b2-c2"), (1700, "stop"), (1850, "+b2-c2")]
    open_gap = {"empty": ["a2-b2"], "pulled": ["red"]}
    assert told(table(**open_gap), rows) == ["stop"]


def test_a_pulled_wall_counts_as_soon_as_its_colour_is_told() -> None:
    tape = table()
    rows = [(1500, "call:red"), (1600, "-b2-c2")]
    assert told(tape, rows[:1]) == ["call:red"]
    tape.play_rows([{"ms": 5000, "spot": "b2-c2", "on": False}])
    tape.until(5200)
    assert refusal(tape.session, Given(5200, Input("read", "red"))) is None
    assert told(tape, [(5200, "read:red")]) == ["call:red", "pull:b2-c2", "read:red"]


def test_a_colour_entered_while_its_wall_is_being_pulled_was_called_before_it() -> None:
    """Though a wall pulled without a call may be told its colour afterwards, too."""
    late = {"options": {"ask_late_call": True}}
    assert told(table(**late), [(1500, "-b2-c2"), (1600, "call:red")]) == ["call:red", "pull:b2-c2"]


def test_of_two_walls_out_at_once_neither_is_the_pulled_one_until_one_is_back() -> None:
    """One was nudged; nobody knows which while both are out, so the colour has to be told again."""
    tape = table()
    moves = told(tape, [(1500, "call:green")])
    tape.play_rows([{"ms": 5000, "spot": "b1-b2", "on": False}, {"ms": 5150, "spot": "b2-c2", "on": False}])
    tape.until(5230)
    assert refusal(tape.session, Given(5230, Input("read", "green"))) is not None
    tape.play_rows([{"ms": 5350, "spot": "b1-b2", "on": True}])
    moves = told(tape, [(5500, "read:green")])
    assert moves == ["call:green", "pull:b2-c2", "read:green"]


def test_a_figure_that_was_put_down_counts_before_the_next_call_though_a_wall_is_nudged() -> None:
    rows = [(1500, "-b2"), (1700, "+a2"), (1800, "-c1-d1"), (1900, "call:red"), (2100, "+c1-d1")]
    open_gap = {"empty": ["a2-b2"], "pulled": ["red"]}
    assert told(table(**open_gap), rows) == ["step:a2", "call:red"]


@pytest.mark.parametrize("gap_ms", [60, 400])
def test_many_walls_put_back_together_all_count_and_the_next_player_may_pull(gap_ms: int) -> None:
    slots = ["a1-b1", "b1-c1", "c1-d1", "a2-b2", "b2-c2"]
    beside = {"empty": slots, "pulled": ["red", "blue", "red", "green", "red"], "phase": "put", "ended": True}
    rows = [(1500 + gap_ms * n, f"+{slot}") for n, slot in enumerate(slots)]
    rows.append((rows[-1][0] + gap_ms, "-d3-d4"))
    moves = told(table(**beside), rows)
    assert [move.partition("=")[0] for move in moves] == [*(f"put:{slot}" for slot in slots), "pull:d3-d4"]


def test_a_wall_shifted_into_a_gap_is_none_put_back() -> None:
    beside = {"empty": ["a2-b2"], "pulled": ["red"], "phase": "put", "ended": True}
    tape = table(**beside)
    assert told(tape, [(1500, "-c3-d3"), (1800, "+a2-b2")]) == []
    assert tape.said[-1].verdict == "illegal"


def test_a_step_after_a_wall_was_pulled_does_not_count_before_the_call() -> None:
    """The colour was called by mouth, and entered while the figure was being put down: no step before it."""
    rows = [(1500, "-b2-c2"), (1610, "-b2"), (1700, "+a2"), (1860, "call:red"), (4000, "read:red")]
    open_gap = {"empty": ["a2-b2"], "pulled": ["red"], "fresh": ["a2-b2"]}
    assert told(table(**open_gap), rows) == ["call:red", "pull:b2-c2", "read:red", "step:a2"]


def test_a_step_counts_before_a_stop_though_a_wall_is_nudged_meanwhile() -> None:
    """The wall may not be pulled after the word either, so it is only nudged."""
    rows = [(1500, "-c3-c4"), (1520, "-b2"), (1700, "+a2"), (1760, "stop"), (1800, "+c3-c4")]
    open_gap = {"empty": ["a2-b2"], "pulled": ["red"]}
    assert told(table(**open_gap), rows) == ["step:a2", "stop"]


def test_a_wall_pulled_before_a_figure_left_is_not_taken_for_one_pulled_after_free_steps() -> None:
    """The call is entered late; without it the wall counts, and the figure waits for what was called."""
    position = {
        "turn": "blue",
        "corners": {"green": "a4", "blue": "d1"},
        "pieces": {"c3": "green", "b3": "blue"},
        "markers": ["a2", "a3", "b1", "b3", "b4", "c1", "d3"],
        "target": ["d2", "d2"],
        "chips": {"green": ["c2", "c4"], "blue": ["b2", "c3"]},
        "empty": ["a4-b4", "b3-b4", "b3-c3", "b4-c4"],
        "pulled": ["green", "blue", "blue", None],
        "phase": "read",
        "called": ["blue"],
        "last": "b3-c3",
    }
    rows = [(1200, "read:blue"), (1500, "-c3-c4"), (1680, "-b3"), (1740, "+c4")]
    rows += [(4200, "call:yellow"), (4260, "read:yellow")]
    assert told(table(**position), rows) == [
        "read:blue",
        "pull:c3-c4",
        "call:yellow",
        "read:yellow",
        "step:c4",
    ]


def test_a_wall_pulled_before_the_last_step_is_not_taken_for_one_pulled_after_it() -> None:
    """Steps, then a wall whose colour was called by mouth, then another step: never steps and a foul."""
    position = {
        "turn": "yellow",
        "corners": {"green": "a4", "yellow": "d4", "blue": "d1"},
        "pieces": {"b2": "green", "d2": "yellow", "c2": "blue"},
        "markers": ["a2", "b2", "b3", "b4", "c3", "c4", "d2", "d3"],
        "target": ["a3", "a3"],
        "chips": {"green": ["c1"], "yellow": ["b1"], "blue": ["c2"]},
        "empty": ["b1-b2", "b1-c1", "b2-c2", "c1-c2", "c1-d1", "c2-c3", "c2-d2", "d1-d2"],
        "pulled": ["green", "green", "green", "yellow", "yellow", "red", "red", "blue"],
    }
    tape = table(**position)
    steps = [(1469, "-d2"), (1919, "+d1"), (2036, "-d1"), (2241, "+c1")]
    rest = [(2694, "-b2-b3"), (3030, "-c1"), (3145, "+b1")]
    assert told(tape, [*steps, *rest]) == []
    assert tape.said[-1].verdict == "illegal"
