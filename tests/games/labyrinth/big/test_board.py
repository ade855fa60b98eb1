"""The big labyrinth on its board: spots, pictures, footprints, what hands may not do, what nobody sees."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from companion.core.model.capabilities import Shown
from companion.core.model.errors import PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.inputs import CONTACT, Input, Refused, Taken
from companion.games.labyrinth import GAME, Position
from companion.games.labyrinth.big.state import GRID, SYMBOLS, Phase, State
from companion.games.labyrinth.common.maze import fairness
from tests.games.labyrinth.labyrinth_big_positions import at, where
from tests.games.labyrinth.labyrinth_walk import heard, keeps_its_promises, reasons, tried, walk, why_not

BOARD_BIG = GAME.board("big")
PLACES = len(BOARD_BIG.spots)


def footprint(position: Position, text: str) -> Footprint:
    return next(each for each in GAME.footprints(position) if each.move == text)


def bit(name: str) -> int:
    return 1 << BOARD_BIG.index[name]


def test_the_board_has_36_fields_and_four_outlets_at_which_nothing_ever_stands() -> None:
    assert PLACES == 40
    assert BOARD_BIG.marks["outlets"] == ("out:a1", "out:a6", "out:f6", "out:f1")
    assert BOARD_BIG.marks["slots"] == ()
    assert len(BOARD_BIG.marks["symbols"]) == 24
    for position in walk("big", 5, 40):
        assert not GAME.picture(position) & BOARD_BIG.mask(BOARD_BIG.marks["outlets"])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    "options", [{}, {"walls": 24, "maze": "test"}, {"walls": 12, "reserve_start": False}]
)
def test_footprints_lead_from_picture_to_picture(seed: int, options: Mapping[str, Any]) -> None:
    for number, position in enumerate(walk("big", seed, 60, options)):
        if number % 2:
            keeps_its_promises(position)


def test_bl_06_a_way_comes_from_the_field_before_and_crosses_those_between() -> None:
    start = at({"red": "b2", "yellow": "c2"}, steps=2)
    over = footprint(start, "walk:b2-c2-d2")
    assert (over.removed, over.added) == (bit("b2"), bit("d2"))
    assert over.arrivals == ((BOARD_BIG.index["d2"], bit("b2")),)
    assert over.walk == bit("c2") | bit("d2")
    assert [each.move for each in GAME.footprints(start)] == [
        *("step:a2", "step:b1", "step:b3"),
        *("walk:b2-a2-a1", "walk:b2-a2-a3", "walk:b2-b1-a1", "walk:b2-b1-c1"),
        *("walk:b2-b3-a3", "walk:b2-b3-b4", "walk:b2-b3-c3"),
        *("walk:b2-c2-c1", "walk:b2-c2-c3", "walk:b2-c2-d2"),
    ]


def test_bl_08_a_fallen_figure_goes_from_where_it_was_pushed_to_its_corner() -> None:
    fallen = heard(at({"red": "b2", "yellow": "f6"}, walls=["c2-d2"], steps=4), "walk:b2-c2-d2-d3")
    (home,) = GAME.footprints(fallen)
    assert (home.move, home.removed, home.added) == ("home:a1", bit("d3"), bit("a1"))
    assert reasons(fallen, {"b2": "d3"}) == ("home-first", "BL-08")


def test_ba1_else_a_figure_waits_beside_its_corner_and_sets_out_from_there() -> None:
    figures = {"red": "a6", "green": "c3", "yellow": "d5"}
    fallen = heard(at(figures, walls=["c3-c4"], seat="green", steps=1, reserve_start=False), "step:c4")
    (home,) = GAME.footprints(fallen)
    assert (home.removed, home.added, home.arrivals) == (bit("c4"), 0, ((PLACES, bit("c4")),))
    waiting = heard(fallen, "home:a6")
    assert GAME.beside(waiting) == ("green",)
    assert GAME.picture(waiting) == bit("a6") | bit("d5")
    keeps_its_promises(waiting)
    its_turn = heard(waiting, "die:1", "stop", "die:1", "stop", "die:2")
    step = footprint(its_turn, "step:b6")
    assert (step.removed, step.added, step.arrivals) == (
        0,
        bit("b6"),
        ((BOARD_BIG.index["b6"], 1 << PLACES),),
    )
    keeps_its_promises(its_turn)
    free = heard(waiting, "die:1", "stop", "die:1", "step:a5", "die:1", "stop")
    (home,) = GAME.footprints(free)
    assert (home.added, home.arrivals) == (bit("a6"), ((BOARD_BIG.index["a6"], 1 << PLACES),))


def test_bl_08_a_ball_that_comes_out_is_a_contact_that_closes() -> None:
    moving = at({"red": "b2", "yellow": "f6"}, walls=None, steps=2)
    drop = next(one for one in GAME.expects(moving) if one.word == "drop")
    assert (drop.source, drop.seats) == (CONTACT, ("red",))
    assert drop.values == ("out:a1", "out:a6", "out:f1", "out:f6")


# --- what hands may not do ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moved", "reason", "rule"),
    [
        ({"f5": "f6"}, "not-your-piece", "BL-06"),
        ({"b5": "b2"}, "too-far", "BL-06"),
        ({"f1": "b2"}, "too-far", "BL-06"),
        ({"d2": "b2"}, "on-target", "BL-10"),
    ],
)
def test_bl_06_why_a_figure_cannot_stand_there(moved: dict[str, str], reason: str, rule: str) -> None:
    assert reasons(at({"red": "b2", "yellow": "f6"}, target="c2", steps=2), moved) == (reason, rule)


def test_bl_07_nor_before_a_number_nor_on_a_reserved_corner() -> None:
    figures = {"red": "b6", "green": "c3", "yellow": "f6"}
    assert reasons(at(figures), {"b5": "b6"}) == ("no-roll", "BL-05")
    assert reasons(at(figures, target=None), {"b5": "b6"}) == ("reveal-first", "BL-11")
    assert reasons(at(figures, steps=1), {"a6": "b6"}) == ("reserved", "BA1")
    judged = GAME.judge(at(figures, steps=1), tried(at(figures, steps=1), {"a6": "b6"}))
    assert (BOARD_BIG.names(judged.wrong), BOARD_BIG.names(judged.missing)) == (("a6",), ("b6",))


def test_only_whose_turn_it_is_moves_and_everybody_may_draw() -> None:
    moving = at({"red": "b2", "yellow": "f6"}, steps=2)
    assert why_not(moving, "stop", "yellow") == ("not-your-turn", "BL-06")
    drawing = at({"red": "b2", "yellow": "f6"}, target=None)
    assert GAME.expects(drawing)[0].seats == ("red", "yellow")


def test_bl_06_a_way_there_and_back_is_the_movers_where_all_others_end_on_figures() -> None:
    crowded = at({"red": "a1", "green": "a3", "yellow": "b2", "blue": "c1"}, steps=2)
    assert [one.word for one in GAME.expects(crowded)] == ["step", "stop"]
    there_and_back = Input("walk", "a1-a2-a1")
    assert isinstance(GAME.hear(crowded, there_and_back, "red"), Taken)
    assert GAME.hear(crowded, there_and_back, "green") == Refused("not-your-turn", "BL-06")


def test_what_is_worth_a_light_and_known_walls_only_where_the_table_wants_them() -> None:
    walls = ["b2-c2", "e5-e6"]
    for aid in (False, True):
        start = at({"red": "b2", "yellow": "f6"}, walls=walls, target="d4", steps=2, memory_aid=aid)
        assert GAME.shows(start, ()) == (
            Shown("turn", bit("b2"), "red"),
            Shown("aim", bit("d4")),
        )
        fallen = heard(start, "step:c2")
        assert GAME.shows(fallen, ())[2] == Shown("fill", bit("a1"), "red")
        again = heard(fallen, "home:a1", "die:1", "stop", "die:3", "walk:a1-a2-b2")
        assert [shown for shown in GAME.shows(again, ()) if shown.meaning == "known"] == [
            Shown("known", bit("c2"))
        ] * aid


# --- the maze ----------------------------------------------------------------------------------


def maze_of(**options: Any) -> tuple[str, ...]:
    position = GAME.setup("big", GAME.seats, options)
    assert isinstance(position, State)
    assert position.secret.walls is not None
    return GRID.slot_names(position.secret.walls)


@pytest.mark.parametrize("walls", [12, 19, 24])
def test_bl_02_bl_03_the_companion_makes_a_connected_fair_maze_from_a_text(walls: int) -> None:
    made = maze_of(walls=walls, maze="one")
    assert len(made) == walls
    assert GRID.connected(GRID.slots_mask(made))
    assert made == maze_of(walls=walls, maze="one")
    assert made != maze_of(walls=walls, maze="two")
    assert made != maze_of(walls=walls)
    assert fairness(GRID, GRID.slots_mask(made), GRID.corners, SYMBOLS).spread < 1.5


def test_chance_is_dealt_only_where_the_companion_has_the_walls() -> None:
    assert GAME.deal("big", {"walls": 19}, "abc") == {"walls": 19, "maze": "abc"}
    assert GAME.deal("big", {"walls": 19, "maze": "own"}, "abc") == {"walls": 19, "maze": "own"}
    assert GAME.deal("big", {"walls": 0}, "abc") == {"walls": 0}
    assert GAME.deal("small", {"may_stop": False}, "abc") == {"may_stop": False}
    with pytest.raises(PositionError, match="maze must be a text"):
        GAME.setup("big", GAME.seats, {"maze": 1})


def test_no_public_key_depends_on_the_walls() -> None:
    some, others = (GAME.setup("big", GAME.seats, {"walls": 20, "maze": text}) for text in ("a", "b"))
    assert some != others
    assert GAME.public(some, over=False) == GAME.public(others, over=False)
    text = json.dumps(GAME.public(some, over=False, seat="red"))
    assert "hidden" not in text
    assert "maze" not in text
    assert GAME.dump(some)["hidden"]["walls"]
    assert GAME.public(some, over=True) == GAME.dump(some)


def test_a_position_without_its_walls_is_refused() -> None:
    with pytest.raises(PositionError, match="the walls of this game are missing"):
        GAME.load(GAME.public(GAME.setup("big", GAME.seats, {"walls": 20}), over=False))
    balls = GAME.setup("big", GAME.seats)
    assert GAME.load(GAME.public(balls, over=False)) == balls
    for hidden in ({}, 7, {"walls": 7}, {"walls": None, "way": [["a1"]]}, {"walls": None, "maze": "x"}):
        with pytest.raises(PositionError, match=r"^hidden: "):
            GAME.load({**GAME.dump(balls), "hidden": hidden})


# --- the table changes it ----------------------------------------------------------------------


def test_a_number_can_be_taken_back_until_the_first_step() -> None:
    start = at({"red": "b2", "yellow": "f6"})
    rolled = heard(start, "die:3")
    assert (GAME.number(start), GAME.number(rolled)) == (None, 3)
    assert GAME.unrolled(rolled) == start
    stepped = heard(rolled, "step:c2")
    assert GAME.number(stepped) is None
    assert GAME.unrolled(stepped) == stepped
    ended = heard(at({"red": "b2", "yellow": "f6"}, walls=None, steps=1), "step:c2")
    assert GAME.unrolled(heard(ended, "die:3")) == ended  # a ball may roll again


def carried(position: State, moved: dict[str, str]) -> State:
    """``beside`` is the first place beside the board."""
    index = {**BOARD_BIG.index, "beside": PLACES}
    after = GAME.accept_moved(position, [(index[to], index[origin]) for to, origin in moved.items()])
    assert isinstance(after, State)
    return after


def test_what_the_table_accepts_ends_the_turn() -> None:
    start = at({"red": "b2", "yellow": "f6"}, target="d4", steps=2)
    moved = carried(start, {"e2": "b2"})
    assert (moved.position.seat, where(moved)["red"], moved.position.phase) == ("yellow", "e2", Phase.ROLL)
    won = carried(start, {"d4": "b2"})
    assert (GAME.standing(won)["red"], won.position.phase) == (0.2, Phase.REVEAL)
    drawing = carried(at({"red": "b2", "yellow": "f6"}, target=None), {"b3": "b2"})
    assert (drawing.position.seat, where(drawing)["red"]) == ("red", "b3")
    beside = carried(at({"red": "b2", "yellow": "f6"}), {"beside": "b2"})
    assert GAME.beside(beside) == ("red",)
    assert where(carried(beside, {"c5": "beside"}))["red"] == "c5"


@pytest.mark.parametrize(
    ("moved", "why"),
    [
        ({"f6": "b2"}, "two figures"),
        ({"out:a1": "b2"}, "a figure cannot stand on out:a1"),
        ({"d4": "f6"}, "nobody stands on the target"),
        ({"c2": "c1"}, "it is not known what stood on c1"),
        ({"c2": "beside"}, "it is not known what stood on the table"),
    ],
)
def test_what_cannot_stand_like_that_is_not_accepted(moved: dict[str, str], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        carried(at({"red": "b2", "yellow": "f6"}, target="d4", steps=2), moved)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_leaves_whenever_the_game_goes_on(seed: int) -> None:
    for number, position in enumerate(walk("big", seed, 60, {"reserve_start": False})):
        if number % 5 == 4 and not GAME.outcome(position).over:
            left = GAME.leave(position, GAME.seats[number % 3])
            keeps_its_promises(left)
            assert GAME.expects(left)
