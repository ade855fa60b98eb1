"""Every rule of the small labyrinth (SL), by its id."""

from __future__ import annotations

from itertools import permutations

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import Awaited, Deed
from companion.games.labyrinth import GAME
from companion.games.labyrinth.small.box_contents import CORNERS, GRID, box_contents
from companion.games.labyrinth.small.next_inputs import expects
from companion.games.labyrinth.small.notation import dump
from companion.games.labyrinth.small.paths import pullable
from companion.games.labyrinth.small.position import begin
from tests.games.labyrinth.small_labyrinths import (
    FOUR,
    STRICT,
    TWO,
    across,
    at,
    awaited,
    down,
    fresh,
    heard,
    opened,
    refused,
    stand,
    told,
    values,
    where,
)

THREE = {seat: FOUR[seat] for seat in ("red", "green", "yellow")}

# --- before the game ---------------------------------------------------------------------------


@pytest.mark.parametrize("corners", [TWO, THREE, FOUR])
def test_sl_01_two_to_four_play(corners: dict[str, str]) -> None:
    assert begin(tuple(corners), corners).seats == tuple(corners)


@pytest.mark.parametrize("seats", [(), ("red",), ("red", "red"), (*FOUR, "pink"), ("red", "pink")])
def test_sl_01_others_are_rejected(seats: tuple[str, ...]) -> None:
    with pytest.raises(PositionError, match=r"two to four|unknown seat"):
        begin(seats, FOUR)


def test_sl_02_play_starts_with_all_24_slots_full_only() -> None:
    assert len(GRID.slots) == 24
    assert begin(("red", "yellow"), TWO).empty == 0
    with pytest.raises(PositionError, match="a wall is missing at b2-c2: all 24 slots"):
        begin(("red", "yellow"), TWO, walls=GRID.all_slots & ~GRID.slots_mask(["b2-c2"]))


def test_sl_02_a_colour_is_known_to_nobody_before_its_wall_was_pulled_and_read() -> None:
    position = stand(TWO)
    assert position.pulled == ()
    assert dump(position).keys() == {"game", "variant", "turn", "corners", "pieces", "markers", "target"}
    position = heard(position, "call:red", "pull:a1-b1")
    assert dump(position)["pulled"] == [None]
    assert dump(heard(position, "read:blue", "put:a1-b1=blue")).keys() - {"back"} == dump(stand(TWO)).keys()


def test_sl_03_a_board_that_is_turned_is_the_same_board() -> None:
    """Its sensors turn with it (docs/how-to/build/labyrinth.md), so nobody is asked which side is north."""
    board = GAME.board("small")

    def turned(spot: str) -> str:
        fields = [f"{'abcd'[int(one[1]) - 1]}{5 - ('abcd'.index(one[0]) + 1)}" for one in spot.split("-")]
        return "-".join(sorted(fields))

    for name in ("slots", "symbols"):
        assert {turned(spot) for spot in board.marks[name]} == set(board.marks[name])
    assert {turned(corner) for corner in ("a1", "d1", "a4", "d4")} == {"a1", "d1", "a4", "d4"}
    assert (
        not {"hidden", "pulled"} & dump(begin(("red", "yellow"), TWO)).keys()
    )  # no colour lies elsewhere now


def test_sl_04_each_figure_stands_on_another_corner_and_two_stand_diagonally() -> None:
    assert {GRID.fields[spot] for spot in fresh(FOUR).pos} == {"a1", "a4", "d1", "d4"}
    with pytest.raises(PositionError, match="opposite corners"):
        fresh({"red": "a1", "yellow": "a4"})
    with pytest.raises(PositionError, match="needs its own"):
        fresh({"red": "a1", "yellow": "a1"})
    with pytest.raises(PositionError, match="red must begin on a corner, not on b1"):
        fresh({"red": "b1", "yellow": "d4"})
    with pytest.raises(PositionError, match="needs a corner, given are red"):
        begin(("red", "yellow"), {"red": "a1"})
    assert where(fresh({"red": "d1", "green": "a1", "blue": "a4"}), "green") == "a1", "three: any corners"


def test_sl_05_there_are_12_markers_and_the_first_lies_on_the_field_with_its_symbol() -> None:
    start = fresh()
    assert len(start.left) == 12
    assert expects(start) == (Awaited("reveal", ("red", "yellow"), tuple(sorted(start.left)), "drawn"),)
    assert not CORNERS & sum(1 << spot for _, spot in start.box.symbols)
    after = heard(start, "reveal:c2")
    assert after.target == ("c2", GRID.field("c2"))
    assert len(after.left) == 11
    assert "c2" not in after.left
    assert (after.phase, after.seat) == ("call", "red")


def test_sl_05_only_a_marker_that_lies_face_down_can_be_revealed() -> None:
    assert refused(fresh(), "reveal:a1") == ("no-such-marker", "SL-05")
    after = heard(fresh(), "reveal:c2")
    assert refused(after, "reveal:c3") == ("no-reveal-now", "SL-18")


def test_sl_06_who_got_lost_most_recently_starts_then_clockwise() -> None:
    position = heard(begin(tuple(FOUR), FOUR, first="yellow"), "reveal:b2")
    order = []
    for _turn in range(5):
        order.append(position.seat)
        position = heard(position, "stop")
    assert order == ["yellow", "blue", "red", "green", "yellow"]
    with pytest.raises(PositionError, match="cannot begin"):
        begin(("red", "yellow"), TWO, first="blue")


# --- a turn ------------------------------------------------------------------------------------


def test_sl_07_first_a_colour_is_called_then_one_wall_is_pulled_then_it_is_read() -> None:
    position = stand({"red": "b2", "yellow": "d4"})
    assert values(position, "call") == {"red", "yellow", "green", "blue"}
    assert refused(position, "read:red") == ("nothing-to-read", "SL-07")
    position = heard(position, "call:green")
    assert [one.word for one in expects(position)] == ["pull"]
    assert refused(position, "call:red") == ("called-already", "SL-07")
    assert refused(position, "stop") == ("pull-first", "SL-07")
    assert refused(position, "step:b3") == ("pull-first", "SL-07")
    position = heard(position, "pull:b2-b3")
    assert [one.word for one in expects(position)] == ["read"]
    assert refused(position, "step:b3") == ("read-first", "SL-07")
    assert refused(position, "read:pink") == ("no-such-colour", "SL-07")
    position = heard(position, "read:green")
    assert position.pulled == ("green",)
    assert GRID.slot_names(position.empty) == ("b2-b3",)


def test_sl_07_a_colour_that_is_not_in_the_box_cannot_be_called() -> None:
    assert refused(stand(TWO), "call:pink") == ("no-such-colour", "SL-07")
    assert refused(stand(TWO), "call:none") == ("no-such-colour", "SL-07")
    three = box_contents(colours=["red", "yellow", "blue"])
    assert values(stand(TWO, box=three), "call") == {"red", "yellow", "blue"}


def test_sl_08_only_a_wall_of_the_own_field_counts() -> None:
    position = heard(stand({"red": "b2", "yellow": "d4"}), "call:red")
    assert values(position, "pull") == {"a2-b2", "b1-b2", "b2-b3", "b2-c2"}
    assert refused(position, "pull:a1-a2") == ("not-your-wall", "SL-08")
    assert refused(position, "pull:c4-d4") == ("not-your-wall", "SL-08")


def test_sl_09_right_the_figure_may_step_behind_that_wall_and_the_turn_goes_on() -> None:
    position = stand(TWO)
    assert refused(position, "step:b1") == ("wall", "SL-09")
    position = heard(position, "call:blue", "pull:a1-b1")
    answer = told(position, "read:blue")
    assert answer.deeds[-1] == Deed("right", "red", value="blue")
    assert not answer.ends
    position = answer.position
    assert values(position, "step") == {"b1"}
    position = heard(position, "step:b1")
    assert (where(position, "red"), position.seat, position.phase) == ("b1", "red", "call")
    assert where(heard(position, "call:red", "pull:b1-b2", "read:red", "step:b2"), "red") == "b2"


def test_sl_10_wrong_the_turn_ends_and_the_figure_stays_on_the_field_it_has_reached() -> None:
    start, second, third = at(0, 0), at(0, 1), at(0, 2)
    position = stand({"red": start, "yellow": at(3, 3)}, target=at(2, 2))
    position = heard(opened(position, across(0, 0)), f"step:{second}")
    position = heard(opened(position, across(0, 1)), f"step:{third}")
    position = heard(position, "call:blue", f"pull:{across(0, 2)}")
    answer = told(position, "read:green")
    assert answer.deeds[-1] == Deed("wrong", "red", value="green")
    position = answer.position
    assert where(position, "red") == third
    assert position.pulled == ("red", "red", "green")
    assert position.empty.bit_count() == 3
    assert [one.word for one in expects(position)] == ["put"]
    ways = {
        heard(position, *(f"put:{slot}={colour}" for slot, colour in zip(way, position.pulled, strict=True)))
        for way in permutations(GRID.slot_names(position.empty))
    }
    assert {(one.empty, one.seat, one.phase) for one in ways} == {(0, "yellow", "call")}


def test_sl_11_pulled_before_a_colour_was_called_the_turn_ends_and_the_figure_stays() -> None:
    position = stand(TWO, options=STRICT)
    early = awaited(position, "pull", foul=True)
    assert early is not None
    assert early.values == ("a1-a2", "a1-b1")
    answer = told(position, "pull:a1-b1")
    assert answer.deeds == (Deed("pulled", "red", "a1-b1"), Deed("foul", "red", value="SL-11"))
    assert (answer.position.phase, where(answer.position, "red")) == ("put", "a1")
    assert heard(answer.position, "put:a1-b1").seat == "yellow"


def test_sl_12_steps_go_straight_turning_is_free_never_diagonal() -> None:
    position = stand({"red": "b2", "yellow": "d4"}, target="d2")
    position = opened(position, "b2-b3", "b2-c2")
    assert refused(position, "step:c3") == ("not-next", "SL-12")
    assert refused(position, "step:b2") == ("same-field", "SL-12")
    position = heard(position, "step:b3", "step:b2", "step:c2", "step:b2")
    assert where(position, "red") == "b2"


def test_sl_13_an_occupied_field_is_no_place_to_stop() -> None:
    position = opened(stand({"red": "b2", "yellow": "b3"}), "b2-b3")
    assert refused(position, "step:b3") == ("occupied", "SL-13")
    assert values(position, "step") == set()


# --- jumps -------------------------------------------------------------------------------------

ME, OTHER = at(1, 0), at(1, 1)


@pytest.mark.parametrize(
    ("second", "landing"), [(down(0, 1), at(0, 1)), (down(1, 1), at(2, 1)), (across(1, 1), at(1, 2))]
)
def test_sl_14_to_pass_a_figure_both_walls_are_called_rightly(second: str, landing: str) -> None:
    position = stand({"red": ME, "yellow": OTHER}, target=at(3, 2))
    assert refused(heard(position, "call:red"), f"pull:{second}") == ("jump-wall", "SL-14")
    position = opened(position, across(1, 0))
    assert values(position, "step") == set()
    assert refused(position, f"step:{landing}")[1] in ("SL-12", "SL-14", "SL-09")
    position = heard(position, "call:blue")
    assert {down(0, 1), down(1, 1), across(1, 1)} <= values(position, "pull")
    position = heard(position, f"pull:{second}", "read:blue")
    assert values(position, "step") == {landing}
    answer = told(position, f"step:{landing}")
    assert answer.deeds == (Deed("jumped", "red", landing),)
    assert where(answer.position, "yellow") == OTHER
    assert (answer.position.seat, answer.position.phase) == ("red", "call")


def test_sl_14_over_a_figure_on_a_corner_there_is_one_way() -> None:
    position = opened(stand({"red": at(0, 1), "yellow": at(0, 0)}, target=at(3, 2)), across(0, 0))
    mine = {across(0, 1), down(0, 1)}
    assert values(heard(position, "call:red"), "pull") - mine == {down(0, 0)}
    position = opened(position, down(0, 0))
    assert values(position, "step") == {at(1, 0)}


def test_sl_14_a_field_behind_a_figure_is_told_to_be_a_jump() -> None:
    position = opened(stand({"red": ME, "yellow": OTHER}, target=at(3, 2)), across(1, 0))
    assert refused(position, f"step:{at(1, 2)}") == ("jump", "SL-14")


@pytest.mark.parametrize(("other", "number"), [("b2", 3), ("b1", 2), ("a1", 1)])
def test_sl_15_second_walls_are_one_fewer_than_the_field_has(other: str, number: int) -> None:
    me = {"b2": "b3", "b1": "c1", "a1": "a2"}[other]
    position = stand({"red": me, "yellow": other}, target="d3")
    between = GRID.between(GRID.field(me), GRID.field(other))
    assert between is not None
    position = opened(position, GRID.slots[between])
    second = pullable(position) & GRID.around[GRID.field(other)]
    assert second.bit_count() == GRID.around[GRID.field(other)].bit_count() - 1 == number


def test_sl_16_the_second_colour_wrong_the_figure_stays_on_its_own_field() -> None:
    position = opened(stand({"red": ME, "yellow": OTHER}), across(1, 0))
    position = heard(position, "call:blue", f"pull:{across(1, 1)}", "read:yellow")
    assert (where(position, "red"), position.phase, position.pulled) == (ME, "put", ("red", "yellow"))
