"""Moving in the big labyrinth, and what walls do to it: every rule by its id (BL-06 to BL-09)."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed
from companion.games.labyrinth.big.state import (
    GRID,
    Phase,
)
from tests.games.labyrinth.labyrinth_big_positions import (
    CORNERS,
    after,
    at,
    told,
    where,
    why_not,
    words,
)


def test_bl_06_steps_are_orthogonal_and_may_turn_and_the_number_ends_the_turn() -> None:
    start = at({"red": "b2", "yellow": "f6"}, steps=3, target="e4")
    for wrong in ("step:c3", "step:b4", "step:b2", "step:z1"):
        assert why_not(start, wrong) == ("not-next", "BL-06")
    assert words(start)["step"] == ("a2", "b1", "b3", "c2")
    second = told(start, "step:c2", "step:c3")
    assert (second.position.position.steps, second.ends) == (1, False)
    third = told(second.position, "step:b3")
    assert third.ends
    assert where(third.position)["red"] == "b3"
    assert (third.position.position.seat, third.position.position.phase) == ("yellow", Phase.ROLL)


def test_bl_06_steps_may_be_forfeited() -> None:
    heard = told(at({"red": "b2", "yellow": "f6"}, steps=4), "step:c2", "stop")
    assert heard.ends
    assert where(heard.position)["red"] == "c2"
    assert (heard.position.position.seat, heard.position.position.steps) == ("yellow", 0)


def test_bl_06_several_steps_at_once_are_those_steps() -> None:
    start = at({"red": "b2", "yellow": "f6"}, steps=4)
    assert after(start, "walk:b2-c2-c3") == after(start, "step:c2", "step:c3")
    assert after(start, "walk:b2-c2", "walk:c2-c3-c4-c5") == after(start, "walk:b2-c2-c3-c4-c5")
    assert told(start, "walk:b2-c2-c3-c4-c5").ends
    assert after(start, "walk:b2-c2-c3-c2-b2") == after(start, "step:c2", "step:c3", "step:c2", "step:b2")
    for wrong, reason in (
        ("walk:b2", "elsewhere"),
        ("walk:c2-c3", "elsewhere"),
        ("walk:", "elsewhere"),
        ("walk:b2-c3", "not-next"),
        ("walk:b2-zz", "not-next"),
        ("walk:b2-b3-b4-b5-b4-b3", "too-far"),
    ):
        assert why_not(start, wrong) == (reason, "BL-06")
    assert why_not(after(start, "step:c2", "step:c3"), "walk:c3-c4-c5-d5") == ("too-far", "BL-06")


def test_bl_07_the_way_over_a_figure_is_open_to_all_but_none_ends_there() -> None:
    start = at({"red": "b2", "yellow": "c2"}, steps=2)
    assert where(after(start, "walk:b2-c2-d2"))["red"] == "d2"
    assert where(after(start, "walk:b2-c2-b2"))["red"] == "b2"
    assert why_not(start, "step:c2") == ("occupied", "BL-07")
    assert why_not(start, "walk:b2-c2") == ("occupied", "BL-07")
    assert "c2" not in words(start)["step"]
    assert where(after(start, "walk:b2-c2-c3"))["red"] == "c3"


def test_bl_07_the_figure_passed_may_be_of_an_earlier_or_a_later_seat() -> None:
    start = at({"red": "c2", "yellow": "b2"}, seat="yellow", steps=2)
    assert why_not(start, "step:c2") == ("occupied", "BL-07")
    assert "b2-c2-d2" in words(start)["walk"]


def test_bl_07_no_step_leads_to_where_no_move_can_end() -> None:
    figures = {"red": "c1", "green": "b1", "yellow": "a1", "blue": "a2"}
    start = at(figures, steps=2, reserve_start=False)
    assert why_not(start, "walk:c1-b1-a1") == ("occupied", "BL-07")
    assert words(start)["step"] == ("c2", "d1")
    # A corner that is not to be stopped at may be entered only with enough steps to leave it again.
    reserved = {"red": "b6", "green": "c3", "yellow": "a5"}
    assert why_not(at(reserved, steps=1), "step:a6") == ("reserved", "BA1")
    assert "b6-a6-a5-a4" in words(at(reserved, steps=3))["walk"]
    assert "a6" in words(at(reserved, steps=2))["step"]


def test_bl_08_crossing_a_digital_wall_sends_the_figure_home_and_ends_the_turn() -> None:
    start = at({"red": "b2", "yellow": "f6"}, walls=["c2-c3"], steps=4)
    heard = told(start, "step:c2", "step:c3")
    assert not heard.ends
    assert where(heard.position)["red"] == "c3"  # where the hand has pushed it
    assert heard.deeds == (Deed("dropped", "red", "c2"),)  # where the wall is, is for all to remember
    aided = at({"red": "b2", "yellow": "f6"}, walls=["c2-c3"], steps=4, memory_aid=True)
    assert told(aided, "step:c2", "step:c3").deeds == (Deed("dropped", "red", "c2", "c2-c3"),)
    assert words(heard.position) == {"home": ("a1",)}
    for early in ("die:2", "step:c4", "stop", "home:f1", "walk:c3-c2"):
        assert why_not(heard.position, early) == ("home-first", "BL-08")
    heard = told(heard.position, "home:a1")
    assert heard.ends
    assert where(heard.position)["red"] == "a1"
    assert heard.deeds == (Deed("home", "red", "a1"),)
    assert (heard.position.position.seat, heard.position.position.steps) == ("yellow", 0)
    assert heard.position.position.target == start.position.target


def test_bl_08_a_ball_at_any_outlet_is_the_moving_figures() -> None:
    start = at({"red": "b2", "yellow": "e5"}, walls=None, steps=4)
    for outlet in CORNERS.values():
        heard = told(start, "step:c2", f"drop:out:{outlet}")
        assert heard.deeds == (Deed("dropped", "red", "c2"),)
        home = told(heard.position, "home:a1")
        assert home.ends
        assert where(home.position) == {"red": "a1", "yellow": "e5"}
        assert home.position.position.seat == "yellow"


def test_bl_08_a_ball_rolls_a_while_until_the_next_number_it_is_that_of_who_has_just_moved() -> None:
    ended = after(at({"red": "b2", "yellow": "e5"}, walls=None, steps=1), "step:c2")
    assert (ended.position.seat, words(ended)["drop"]) == ("yellow", ("out:a1", "out:a6", "out:f1", "out:f6"))
    late = told(ended, "drop:out:f1")
    assert (late.position.position.seat, late.deeds) == ("red", (Deed("dropped", "red", "c2"),))
    home = told(late.position, "home:a1")
    assert (home.ends, home.position.position.seat, where(home.position)["red"]) == (True, "yellow", "a1")
    assert home.position.secret.known.open == 0
    for quiet in (after(ended, "die:2", "stop"), after(home.position, "die:2", "stop")):
        assert "drop" not in words(quiet)  # nobody has moved since
        assert why_not(quiet, "drop:out:a1") == ("nobody-moves", "BL-08")
    assert GRID.slot_names(after(ended, "die:2", "stop").secret.known.open) == ("b2-c2",)


@pytest.mark.parametrize("before", [(), ("reveal:c3",), ("reveal:e5", "reveal:c3")])
def test_bl_08_a_ball_that_comes_out_after_a_chip_is_asked_about(before: tuple[str, ...]) -> None:
    start = at({"red": "b2", "yellow": "e5"}, walls=None, target="c2", steps=2)
    found = after(start, "step:c2", *before)
    asked = told(found, "drop:out:f1")
    assert asked.deeds == (Deed("late-ball", "red"),)
    assert words(asked.position)["fell"] == ("no", "yes")
    assert "reveal" in words(asked.position) or "die" in words(asked.position)  # nobody has to answer
    fallen = told(asked.position, "fell:yes")
    assert fallen.deeds == (Deed("given-back", "red", "c2"), Deed("dropped", "red", "c2"))
    home = after(fallen.position, "home:a1").position
    assert (home.chips, home.target, home.seat) == ((0, 0), GRID.field("c2"), "yellow")
    kept = told(asked.position, "fell:no")
    assert (kept.deeds, kept.position) == (
        (Deed("kept", "red"),),
        replace(found, position=kept.position.position),
    )
    assert kept.position.position.chips == found.position.chips
    assert why_not(kept.position, "drop:out:f1") == ("nobody-moves", "BL-08")
    assert why_not(found, "fell:yes") == ("no-doubt", "BL-08")
    if before:
        assert "fell" not in words(after(asked.position, "die:1"))


def test_bl_08_a_ball_may_fall_at_the_first_step_and_a_walk_ends_at_the_wall() -> None:
    early = after(at({"red": "b2", "yellow": "e5"}, walls=None, steps=1), "drop:out:a1", "home:a1")
    assert where(early)["red"] == "a1"
    heard = told(at({"red": "b2", "yellow": "e5"}, walls=["c2-d2"], steps=4), "walk:b2-c2-d2-e2")
    assert where(heard.position)["red"] == "e2"
    assert heard.deeds == (Deed("stepped", "red", "c2"), Deed("dropped", "red", "c2"))
    assert where(after(heard.position, "home:a1"))["red"] == "a1"


def test_bl_08_a_figure_that_falls_on_its_own_corner_stands_on_it_again() -> None:
    fallen = after(at({"red": "a1", "yellow": "c3"}, walls=["a1-b1"], steps=2), "step:b1", "home:a1")
    assert where(fallen)["red"] == "a1"
    pushed = told(at({"red": "a2", "yellow": "c3"}, walls=["a1-a2"], steps=2), "step:a1")
    assert (pushed.ends, where(pushed.position)["red"]) == (True, "a1")
    assert pushed.deeds == (Deed("dropped", "red", "a2"), Deed("home", "red", "a1"))
    ball = told(at({"red": "a1", "yellow": "c3"}, walls=None, steps=2), "drop:out:f6")
    assert (ball.ends, where(ball.position)["red"]) == (True, "a1")
    assert fallen.position.occupied == GRID.fields_mask(["a1", "c3"])


def test_bl_08_a_drop_over_another_figure_leaves_that_one_alone() -> None:
    start = at({"red": "b2", "yellow": "c2"}, walls=["c2-d2"], steps=2)
    assert where(after(start, "walk:b2-c2-d2", "home:a1")) == {"red": "a1", "yellow": "c2"}


def test_bl_08_drops_that_nobody_can_have_made_are_refused() -> None:
    rolling, moving = at({"red": "b2", "yellow": "e5"}, walls=None), {"walls": None, "steps": 2}
    assert why_not(rolling, "drop:out:a1") == ("nobody-moves", "BL-08")
    ball = at({"red": "b2", "yellow": "e5"}, **moving)  # type: ignore[arg-type]  # a mixed bag of keywords
    assert why_not(ball, "drop:out:c3") == ("no-outlet", "BL-08")
    assert why_not(ball, "drop") == ("no-outlet", "BL-08")
    assert why_not(ball, "drop:out:a1@e5-f5") == ("not-next", "BL-06")
    assert why_not(ball, "drop:out:a1@b2-c3") == ("not-next", "BL-06")
    assert why_not(at({"red": "b2", "yellow": "e5"}, steps=2), "drop:out:a1") == ("no-balls", "BL-08")


def test_bl_09_a_step_once_begun_counts_and_cannot_be_tried_for_nothing() -> None:
    wall = at({"red": "b2", "yellow": "f6"}, walls=["b2-c2"], steps=1)
    assert where(after(wall, "step:c2", "home:a1"))["red"] == "a1"
    back = told(at({"red": "b2", "yellow": "f6"}, walls=["c2-d2"], steps=3), "step:c2", "step:b2")
    assert back.position.position.steps == 1
