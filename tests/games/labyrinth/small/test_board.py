"""The small labyrinth on its board: spots, pictures, footprints, and what hands may not do."""

from __future__ import annotations

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Try
from companion.core.model.inputs import BOARD, CONTACT, DRAWN, SAID
from companion.games.labyrinth import GAME, Position as AnyPosition
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.judge import judge
from companion.games.labyrinth.small.position import HouseRules, Position
from tests.games.labyrinth.labyrinth_walk import heard, keeps_its_promises, reasons, tried, walk, why_not
from tests.games.labyrinth.small_labyrinths import FOUR, stand

BOARD_SMALL = GAME.board("small")
PLACES = len(BOARD_SMALL.spots)


def footprint(position: AnyPosition, text: str) -> Footprint:
    return next(each for each in GAME.footprints(position) if each.move == text)


def bit(name: str) -> int:
    return 1 << BOARD_SMALL.index[name]


def test_the_board_has_16_fields_and_24_slots() -> None:
    assert PLACES == 40
    assert BOARD_SMALL.marks["slots"] == BOARD_SMALL.spots[16:]
    assert BOARD_SMALL.marks["corners"] == ("a1", "a4", "d1", "d4")
    assert len(BOARD_SMALL.marks["symbols"]) == 12
    assert BOARD_SMALL.xy[BOARD_SMALL.index["a1-b1"]] == (0.5, 0.0)
    assert BOARD_SMALL.xy[BOARD_SMALL.index["c3-c4"]] == (2.0, 2.5)


def test_every_word_has_its_usual_source() -> None:
    for position in (*walk("small", 3, 150), *walk("big", 3, 80)):
        for one in GAME.expects(position):
            assert one.source == GAME.words[one.word]
    assert set(GAME.words.values()) == {SAID, BOARD, DRAWN, CONTACT}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("options", [{}, {"foreign_pull_back": False, "ask_late_call": False}])
def test_footprints_lead_from_picture_to_picture(seed: int, options: dict[str, bool]) -> None:
    for position in walk("small", seed, 60, options):
        keeps_its_promises(position)


def test_sl_07_a_pulled_wall_lies_beside_the_board() -> None:
    start = heard(stand({"red": "a1", "yellow": "d4"}), "call:red")
    pull = footprint(start, "pull:a1-b1")
    assert (pull.removed, pull.added, pull.arrivals) == (bit("a1-b1"), 0, ((PLACES, bit("a1-b1")),))
    once = heard(start, "pull:a1-b1", "read:red", "call:red")
    assert GAME.beside(once) == ("wall",)
    assert footprint(once, "pull:a1-a2").arrivals == ((PLACES + 1, bit("a1-a2")),)


def test_sl_20_a_wall_goes_back_in_the_colour_that_is_asked_for() -> None:
    start = heard(
        stand({"red": "a1", "yellow": "d4"}, options=HouseRules(memory_aid=True)),
        *("call:red", "pull:a1-b1", "read:red", "call:red", "pull:a1-a2", "read:blue"),
    )
    assert [each.move for each in GAME.footprints(start)] == ["put:a1-a2=red", "put:a1-b1=red"]
    assert isinstance(start, Position)
    usual = replace(start, options=HouseRules())
    assert [each.move for each in GAME.footprints(usual)] == ["put:a1-a2", "put:a1-b1"]
    put = footprint(start, "put:a1-a2=red")
    assert (put.removed, put.added) == (0, bit("a1-a2"))
    assert put.arrivals == ((BOARD_SMALL.index["a1-a2"], 0b11 << PLACES),)


def test_a_step_comes_from_the_field_before_and_may_cross_the_passed_figure() -> None:
    near = stand({"red": "a1", "yellow": "b1"})
    opened = heard(near, "call:red", "pull:a1-b1", "read:red", "call:red", "pull:b1-c1", "read:red")
    step = footprint(opened, "step:c1")
    assert (step.removed, step.added) == (bit("a1"), bit("c1"))
    assert step.arrivals == ((BOARD_SMALL.index["c1"], bit("a1")),)
    assert step.walk == bit("b1") | bit("c1")


# --- what hands may not do ---------------------------------------------------------------------


def test_sl_06_only_the_figure_whose_turn_it_is_moves() -> None:
    start = stand({"red": "a1", "yellow": "d4"})
    assert reasons(start, {"d3": "d4"}) == ("not-your-piece", "SL-06")
    assert why_not(start, "call:red", "yellow") == ("not-your-turn", "SL-06")
    judged = GAME.judge(start, tried(start, {"d3": "d4"}))
    assert BOARD_SMALL.names(judged.wrong) == ("d3",)
    assert BOARD_SMALL.names(judged.missing) == ("d4",)
    assert judged.arrangement == Arrangement(((BOARD_SMALL.index["d3"], BOARD_SMALL.index["d4"]),), ())


def test_sl_09_no_step_through_a_wall() -> None:
    assert reasons(stand({"red": "a1", "yellow": "d4"}), {"b1": "a1"}) == ("wall", "SL-09")


def test_sl_12_no_step_to_a_field_that_is_not_next() -> None:
    assert reasons(stand({"red": "a1", "yellow": "d4"}), {"b2": "a1"}) == ("not-next", "SL-12")


def test_sl_14_no_jump_over_a_figure_without_both_calls() -> None:
    near = heard(stand({"red": "a1", "yellow": "b1"}), "call:red", "pull:a1-b1", "read:red")
    assert reasons(near, {"c1": "a1"}) == ("jump", "SL-14")


def test_sl_08_a_wall_of_another_field_is_put_back() -> None:
    called = heard(stand({"red": "a1", "yellow": "d4"}), "call:red")
    assert reasons(called, {}, out=["c3-c4"]) == ("not-your-wall", "SL-08")
    judged = GAME.judge(called, tried(called, {}, out=["c3-c4"]))
    assert (BOARD_SMALL.names(judged.wrong), BOARD_SMALL.names(judged.missing)) == ((), ("c3-c4",))


@pytest.mark.parametrize("order", [["a1-a2", "a1-b1"], ["a1-b1", "a1-a2"]])
def test_sl_07_one_wall_at_a_time(order: list[str]) -> None:
    called = heard(stand({"red": "a1", "yellow": "d4"}), "call:red")
    assert reasons(called, {}, out=order) == ("two-walls", "SL-07")


def test_sl_21_a_wall_is_not_moved_from_slot_to_slot_nor_pulled_while_walls_go_back() -> None:
    start = stand({"red": "a1", "yellow": "d4"})
    wrong = heard(start, "call:red", "pull:a1-b1", "read:blue")
    assert reasons(wrong, {"a1-b1": "c3-d3"}) == ("leave-the-walls", "SL-21")
    assert reasons(wrong, {}, out=["c3-d3"]) == ("leave-the-walls", "SL-21")
    assert reasons(wrong, {"b1": "a1"}) == ("put-back-first", "SL-20")


def test_sl_20_no_wall_goes_back_before_the_turn_ends() -> None:
    opened = heard(stand({"red": "a1", "yellow": "d4"}), "call:red", "pull:a1-b1", "read:red")
    assert reasons(opened, {"a1-b1": "beside"}) == ("turn-goes-on", "SL-20")


def test_sl_18_nothing_moves_before_the_target_is_known() -> None:
    start = GAME.setup("small", ("red", "yellow"))
    assert reasons(start, {"b1": "a1"}) == ("reveal-first", "SL-18")
    assert reasons(start, {}, out=["a1-b1"]) == ("leave-the-walls", "SL-21")


def test_a_colour_that_nobody_told_comes_first() -> None:
    start = stand({"red": "a1", "yellow": "d4"})
    assert reasons(start, {"b1": "a1"}, out=["a1-b1"]) == ("wall", "SL-09")  # the figure was touched first
    pulled = heard(start, "call:red", "pull:a1-b1")
    assert reasons(pulled, {"b1": "a1"}) == ("read-first", "SL-07")


def test_without_any_way_the_picture_alone_is_judged() -> None:
    start = stand({"red": "a1", "yellow": "d4"})
    picture = GAME.picture(start)
    moved = picture & ~bit("d4") | bit("d3")
    assert judge(start, Try(picture, moved, (), ())).reason == "not-your-piece"
    assert judge(start, Try(picture, picture & ~bit("c3-c4"), (), ())).reason == "not-your-wall"
    lost = judge(start, Try(picture, moved & ~bit("a1") | bit("c3"), (), ()))
    assert (lost.reason, lost.rule, lost.arrangement) == ("unexplained", "", None)
    assert BOARD_SMALL.names(lost.wrong) == ("c3", "d3")


# --- the table changes it ----------------------------------------------------------------------


def test_who_leaves_takes_the_figure_and_lays_the_chips_back() -> None:
    start = stand(dict(list(FOUR.items())[:3]), chips={"red": 2, "green": 1})
    assert isinstance(start, Position)
    left = GAME.leave(start, "red")
    assert isinstance(left, Position)
    assert (left.seats, left.seat, left.need, left.phase) == (("green", "yellow"), "green", 5, "call")
    assert len(left.left) == len(start.left) + 2
    assert GAME.standing(left) == {"green": 0.2, "yellow": 0.0}
    with pytest.raises(PositionError, match="fewer than two"):
        GAME.leave(left, "green")


def test_walls_of_who_leaves_are_put_back_by_the_player_before() -> None:
    out = heard(stand(dict(list(FOUR.items())[:3])), "call:red", "pull:a1-b1", "read:red", "call:red")
    left = GAME.leave(out, "red")
    assert isinstance(left, Position)
    assert (left.seat, left.phase, left.called) == ("yellow", "put", ())
    assert GAME.seat_to_move(heard(left, "put:a1-b1=red")) == "green"


def test_a_call_for_a_jump_over_who_leaves_is_void() -> None:
    near = stand({"red": "a1", "green": "b1", "yellow": "d4"})
    fresh = GAME.load({**GAME.dump(near), "options": {"both_calls_first": True}})
    left = GAME.leave(heard(fresh, "call:red", "call:blue"), "green")
    assert isinstance(left, Position)
    assert (left.phase, left.called) == ("call", ())


@pytest.mark.parametrize("seed", range(6))
def test_whoever_leaves_whenever_the_game_goes_on(seed: int) -> None:
    for number, position in enumerate(walk("small", seed, 80)):
        if number % 4 == 3 and not GAME.outcome(position).over:
            left = GAME.leave(position, GAME.seats[number % 3])
            keeps_its_promises(left)
            assert all(one.values or one.word == "stop" for one in GAME.expects(left))


def carried(position: Position, moved: dict[str, str]) -> Position:
    """``table`` is the first place beside the board that is free, ``beside`` the first where a wall lies."""
    names = {"table": PLACES + len(GAME.beside(position)), "beside": PLACES}
    ways = [
        (names.get(to, BOARD_SMALL.index.get(to, -1)), names.get(at, BOARD_SMALL.index.get(at, -1)))
        for to, at in moved.items()
    ]
    after = GAME.accept_moved(position, ways)
    assert isinstance(after, Position)
    return after


def test_what_the_table_accepts_ends_the_turn() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, target="b2")
    assert isinstance(start, Position)
    moved = carried(start, {"c1": "a1"})
    assert (moved.seat, GRID.fields[moved.pos[0]], moved.phase) == ("yellow", "c1", "call")
    won = carried(start, {"b2": "a1"})
    assert ([len(taken) for taken in won.chips], won.phase, won.seat) == ([1, 0], "reveal", "red")
    out = carried(start, {"table": "c3-c4"})
    assert (out.phase, out.pulled, out.seat) == ("put", ("",), "red")
    back = carried(out, {"a1-b1": "a1-b1", "c3-c4": "beside"})
    assert (back.phase, back.seat, back.empty) == ("call", "yellow", 0)
    assert carried(start, {"d4": "a1", "a1": "d4"}).pos == (GRID.field("d4"), GRID.field("a1"))


def test_what_cannot_stand_like_that_is_not_accepted() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, target="b2")
    assert isinstance(start, Position)
    for moved, why in (
        ({"d4": "a1"}, "two figures"),
        ({"c3-c4": "a1"}, "a figure cannot stand on c3-c4"),
        ({"c3": "c3-c4"}, "a wall cannot stand on c3"),
        ({"a1-b1": "c3-c4"}, "two walls"),
        ({"b2": "d4"}, "on the target"),
        ({"c2": "c1"}, "it is not known"),
    ):
        with pytest.raises(PositionError, match=why):
            carried(start, moved)
