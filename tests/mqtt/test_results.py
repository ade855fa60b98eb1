"""The games of an evening, counted from what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.mqtt.messages import CAPTURED, TAKEN_BACK, TURN, WON, YOUR_TURN, TableEvent
from companion.mqtt.results import BREAK_S, NAME, Evening, Results
from companion.ports.clocks import Moment

MOMENT = Moment(1e9, 100.0, "a")


def test_turns_and_wins_are_counted_once_each(tmp_path: Path) -> None:
    evening = Evening(tmp_path, lambda: MOMENT)
    for event in (
        TableEvent(TURN, 7, 1, "red"),
        TableEvent(YOUR_TURN, 7, 0, "blue"),
        TableEvent(CAPTURED, 7, 2, "blue"),
        TableEvent(CAPTURED, 7, 2, "blue"),
        TableEvent(WON, 7, 3, "red"),
        TableEvent(TURN, 8, 1, "red"),
    ):
        evening.count(event)
    assert evening.results() == Results(games=1, turns=4, wins={"red": 1})
    assert Evening(tmp_path, lambda: MOMENT).results() == evening.results()


def test_a_win_that_is_taken_back_counts_no_more(tmp_path: Path) -> None:
    evening = Evening(tmp_path, lambda: MOMENT)
    evening.count(TableEvent(WON, 7, 30, "red"))
    evening.count(TableEvent(TAKEN_BACK, 7, 30, ""))
    assert evening.results() == Results(games=0, turns=29, wins={})
    evening.count(TableEvent(WON, 7, 31, "blue"))
    assert evening.results().wins == {"blue": 1}


def test_another_evening_begins_with_nothing(tmp_path: Path) -> None:
    now = [MOMENT]
    evening = Evening(tmp_path, lambda: now[0])
    evening.count(TableEvent(WON, 7, 30, "red"))
    now[0] = Moment(1e9, 100.0 + BREAK_S, "a")
    assert evening.results() == Results()
    evening.count(TableEvent(TURN, 9, 1, "red"))
    assert evening.results() == Results(turns=1)


def test_a_damaged_file_costs_the_results_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{")
    assert Evening(tmp_path).results() == Results()


@pytest.mark.parametrize("jump_s", [400 * 86_400.0, -400 * 86_400.0, 7 * 3600.0])
def test_a_clock_that_jumps_ends_no_evening(jump_s: float, tmp_path: Path) -> None:
    Evening(tmp_path, lambda: MOMENT).count(TableEvent(WON, 7, 30, "red"))
    evening = Evening(tmp_path, lambda: Moment(1e9 + jump_s, 160.0, "a"))
    assert evening.results().games == 1
    evening.count(TableEvent(WON, 8, 20, "red"))
    assert evening.results() == Results(games=2, turns=50, wins={"red": 2})
