"""Games that somebody has won, place by place."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.model.game import Outcome
from companion.core.model.session import Session
from companion.mqtt.ended_games import EndedGame, places_of
from companion.mqtt.results import BREAK_S, Evening
from companion.ports.clocks import Moment
from companion.ports.table import View
from tests.table import Table

LAST = {
    "turn": "red",
    "die": 1,
    "pieces": {"i13": "red", "a1": "blue"},
    "house": {"red": 4, "blue": 4},
}


def standing(outcome: Outcome, far: dict[str, float], *, ended: bool = False) -> Any:
    """A session of which only this is known."""
    game = SimpleNamespace(
        outcome=lambda _: outcome, standing=lambda _: far, seats_in_play=lambda _: tuple(far)
    )
    return SimpleNamespace(game=game, position=None, over=outcome.over or ended)


ALL = {"red": 1.0, "green": 1.0, "blue": 0.9}
TWO = {"red": 1.0, "green": 0.5, "blue": 1.0}


@pytest.mark.parametrize(
    ("outcome", "far", "wanted"),
    [
        (Outcome(False), {"red": 0.9, "blue": 0.1}, ()),
        (Outcome(True, ("blue",)), {"red": 0.9, "blue": 1.0}, (("blue",), ("red",))),
        (
            Outcome(True, ("blue",)),
            {"red": 0.2, "green": 0.5, "blue": 1.0, "yellow": 0.2},
            (("blue",), ("green",), ("red", "yellow")),
        ),
        (
            Outcome(True, ("red", "blue"), shared=True),
            {"red": 1.0, "green": 0.5, "blue": 1.0},
            (("red", "blue"), ("green",)),
        ),
        (
            Outcome(True, ("green", "red")),
            {"red": 1.0, "green": 1.0, "blue": 0.9},
            (("green",), ("red",), ("blue",)),
        ),
        (Outcome(False, ("green",)), {"red": 0.1, "green": 1.0, "blue": 0.9}, ()),
    ],
)
def test_first_who_has_finished_then_who_is_furthest(outcome: Outcome, far: Any, wanted: Any) -> None:
    assert places_of(standing(outcome, far)) == wanted


def test_a_game_that_was_ended_without_a_winner_has_no_places() -> None:
    assert places_of(standing(Outcome(False), {"red": 0.9, "blue": 0.1}, ended=True)) == ()


def view(session: Session | None, game_id: int | None = 7) -> View:
    return View(1, 0, session, game_id=game_id)


def won_table() -> tuple[Table, str]:
    table = Table(LAST)
    (goal,) = table.session.board.names(table.session.board.mask(table.session.board.marks["goal"]))
    table.enter(500, f"i13-{goal}")
    assert table.session.over
    return table, goal


def test_a_win_is_told_once_and_kept_over_a_restart_and_another_evening(tmp_path: Path) -> None:
    now = [Moment(1e9)]
    evening = Evening(tmp_path, lambda: now[0])
    evening.look(view(Table(LAST).session))
    assert (evening.results().ended, evening.results().now) == ((), 7)
    table, _ = won_table()
    for _ in range(3):
        evening.look(view(table.session))
    ended = (EndedGame(7, 500, "malefiz", "classic", (("red",), ("blue",))),)
    assert (evening.results().ended, evening.results().now) == (ended, 0)
    now[0] = Moment(1e9 + 3 * BREAK_S)  # also where the clock was wrong until now
    assert Evening(tmp_path, lambda: now[0]).results().ended == ended
    evening.look(view(None, None))
    assert evening.results().ended == ended


def test_a_win_that_is_taken_back_is_told_without_places(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    table, _ = won_table()
    evening.look(view(table.session))
    table.undo(900)
    assert not table.session.over
    evening.look(view(table.session))
    assert all(not one.places for one in evening.results().ended)
