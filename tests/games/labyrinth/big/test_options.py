"""The big game: how rules are read where the box does not say, and words that are none."""

from __future__ import annotations

import pytest

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.inputs import Deed
from companion.games.labyrinth.big.rules import begin, hear
from companion.games.labyrinth.big.state import (
    GRID,
    HouseRules,
    Phase,
    State,
)
from companion.games.labyrinth.big.table_changes import leave
from tests.games.labyrinth.labyrinth_big_positions import (
    CORNERS,
    TWO,
    after,
    at,
    counts,
    parsed,
    told,
    where,
    why_not,
    words,
)

# --- ambiguities -----------------------------------------------------------------------------


def test_ba1_start_corners_are_reserved_others_cross_but_do_not_stop_there() -> None:
    start = at({"red": "b6", "green": "c3", "yellow": "d5"}, steps=2)
    over = after(start, "step:a6")
    assert why_not(over, "stop") == ("reserved", "BA1")
    assert where(after(over, "step:a5"))["red"] == "a5"
    assert why_not(at({"red": "b6", "green": "c3", "yellow": "d5"}, steps=1), "step:a6") == (
        "reserved",
        "BA1",
    )
    # Its own, and one where nobody began, are free to everybody.
    assert where(after(at({"red": "b1", "yellow": "d5"}, steps=1), "step:a1"))["red"] == "a1"
    assert where(after(at({"red": "b6", "yellow": "d5"}, steps=1), "step:a6"))["red"] == "a6"


def fallen_beside() -> State:
    """Red stands on green's start corner, green has fallen and waits beside it; yellow is to roll."""
    figures = {"red": "a6", "green": "c3", "yellow": "d5"}
    start = at(figures, walls=["c3-c4"], seat="green", steps=1, reserve_start=False)
    return after(start, "step:c4", "home:a6")


def test_ba1_else_others_stop_on_a_start_corner() -> None:
    start = at({"red": "b6", "green": "c3", "yellow": "d5"}, steps=1, reserve_start=False)
    assert where(after(start, "step:a6"))["red"] == "a6"


def test_ba1_else_a_figure_waits_beside_its_occupied_corner() -> None:
    fallen = fallen_beside().position
    assert (fallen.beside, fallen.on(GRID.field("a6"))) == (0b010, 0)
    assert fallen.occupied == GRID.fields_mask(["a6", "d5"])
    still = after(fallen_beside(), "die:1", "stop", "die:1", "stop", "die:1", "stop")
    assert (still.position.seat, still.position.beside) == ("yellow", 0b010)


def test_ba1_else_the_waiting_figure_takes_its_corner_once_it_is_free_or_sets_out_from_beside_it() -> None:
    brought = after(fallen_beside(), "die:1", "stop", "die:1", "step:a5", "die:1", "stop")
    assert brought.position.phase is Phase.HOME
    free = after(brought, "home:a6")
    assert (free.position.beside, free.position.occupied >> GRID.field("a6") & 1) == (0, 1)
    gone = after(fallen_beside(), "die:1", "stop", "die:1", "stop", "die:2", "step:b6")
    assert (gone.position.beside, where(gone)["green"]) == (0, "b6")
    assert why_not(after(gone, "stop", "die:1", "stop", "die:1"), "step:b6") == ("occupied", "BL-07")


def test_ba2_no_step_at_all_is_allowed_by_default_and_can_be_forbidden() -> None:
    figures = {"red": "b2", "yellow": "f6"}
    assert where(after(at(figures, steps=3), "stop"))["red"] == "b2"
    strict = at(figures, steps=3, may_stay=False)
    assert "stop" not in words(strict)
    assert why_not(strict, "stop") == ("must-move", "BA2")
    assert where(after(strict, "step:c2", "stop"))["red"] == "c2"


def test_ba1_else_a_waiting_figure_that_falls_again_stands_on_its_corner_once_that_is_free() -> None:
    figures = {"red": "a6", "green": "c3", "yellow": "d5"}
    start = at(figures, walls=["c3-c4", "a6-b6"], seat="green", steps=1, reserve_start=False)
    free = after(start, "step:c4", "home:a6", "die:1", "stop", "die:1", "step:a5", "die:1")
    assert free.position.beside == 0b010
    assert free.position.on(GRID.field("a6")) is None
    assert free.position.occupied == GRID.fields_mask(["a5", "d5"])
    again = after(free, "step:b6", "home:a6")
    assert (again.position.beside, where(again)["green"]) == (0, "a6")


@pytest.mark.parametrize(("home", "end"), [(False, "a1"), (True, "f1")])
def test_ba3_where_every_end_is_taken_the_figure_stays_or_goes_home(*, home: bool, end: str) -> None:
    # Blue stands in a corner with both ways out of it taken.
    figures = {"red": "e3", "green": "b1", "yellow": "a2", "blue": "a1"}
    state = at(figures, steps=1, seat="blue", may_stay=False, home_when_blocked=home, reserve_start=False)
    assert set(words(state)) == {"stop"}
    heard = told(state, "stop", *(["home:f1"] if home else []))
    assert where(heard.position) == {**figures, "blue": end}
    assert heard.ends
    free_to_stay = at(figures, steps=1, seat="blue", home_when_blocked=home, reserve_start=False)
    assert where(after(free_to_stay, "stop")) == figures
    further = at(figures, steps=2, seat="blue", may_stay=False, home_when_blocked=home, reserve_start=False)
    assert why_not(further, "stop") == ("must-move", "BA2")


def test_ba4_the_target_is_taken_when_entered_or_only_where_a_move_ends() -> None:
    figures = {"red": "b3", "yellow": "f6"}
    assert counts(after(at(figures, target="c3", steps=2), "step:c3"))["red"] == 1
    exact = at(figures, target="c3", steps=2, exact=True)
    over = after(exact, "step:c3")
    assert counts(over)["red"] == 0
    assert counts(after(over, "step:d3"))["red"] == 0
    assert counts(after(over, "stop"))["red"] == 1
    assert counts(after(at(figures, target="c3", steps=1, exact=True), "step:c3"))["red"] == 1
    assert counts(after(exact, "walk:b3-c3-d3"))["red"] == 0
    assert counts(after(exact, "walk:b3-c3", "stop"))["red"] == 1


def test_ba5_a_target_is_never_occupied_the_chip_is_awarded_or_laid_back() -> None:
    start = at({"red": "c3", "yellow": "d4"}, target=None, redraw_under=True)
    heard = told(start, "reveal:d4")
    assert heard.deeds == (Deed("revealed", "red", "d4"), Deed("laid-back", "red", "d4"))
    assert heard.position == start
    assert counts(after(heard.position, "reveal:e3")) == {"red": 0, "yellow": 0}


def test_ba6_the_first_draw_awards_nothing_since_no_corner_has_a_symbol() -> None:
    for seats in (TWO, tuple(CORNERS)):
        start = begin(seats, {seat: CORNERS[seat] for seat in seats}, walls=0)
        for symbol in words(start)["reveal"]:
            first = after(start, f"reveal:{symbol}")
            assert first.position.phase is Phase.ROLL
            assert sum(counts(first).values()) == 0


# --- the rest --------------------------------------------------------------------------------


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(MoveError, match="'fly:c3' is no input"):
        hear(at({"red": "a1", "yellow": "f6"}), parsed("fly:c3"))
    with pytest.raises(MoveError, match="'stop:c3' is no input"):
        hear(at({"red": "a1", "yellow": "f6"}, steps=1), parsed("stop:c3"))


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "must be an object"),
        ({"fly": True}, "unknown option 'fly'"),
        ({"may_stay": 1}, "may_stay must be true or false"),
        ({"redraw_under": "keep"}, "redraw_under must be true or false"),
        ({"walls": 3}, "walls must be 0 or 12 or 13"),
    ],
)
def test_options_are_read_with_every_fault_named(data: object, fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        HouseRules.read(data)


def test_options_are_written_where_they_differ() -> None:
    assert HouseRules().to_json() == {}
    given = {"redraw_under": True, "exact": True, "walls": 19}
    assert HouseRules.read(given).to_json() == given


def test_who_leaves_takes_the_figure_along_and_gives_the_chips_back() -> None:
    start = at(
        {"red": "c3", "green": "c4", "yellow": "d3"},
        chips={"green": "b2 b3"},
        target="e4",
        seat="green",
        steps=3,
    )
    left = leave(after(start, "step:c5"), "green")
    assert where(left) == {"red": "c3", "yellow": "d3"}
    assert (left.position.seat, left.position.phase, left.position.steps) == ("yellow", Phase.ROLL, 0)
    assert left.position.bag & GRID.fields_mask(["b2", "b3"])
    other = leave(start, "red")
    assert (other.position.seat, other.position.phase, other.position.steps) == ("green", Phase.MOVE, 3)
    waiting = leave(fallen_beside(), "red").position
    assert (waiting.seats, waiting.beside) == (("green", "yellow"), 0b01)
    with pytest.raises(PositionError, match="fewer than two"):
        leave(left, "red")
    with pytest.raises(PositionError, match="'blue' does not play"):
        leave(start, "blue")
