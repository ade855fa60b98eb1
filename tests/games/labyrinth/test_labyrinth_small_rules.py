"""Every rule of the small labyrinth (SL), by its id."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from companion.core.errors import MoveError, PositionError
from companion.games.labyrinth.inputs import Awaited, Deed, Input, parsed
from companion.games.labyrinth.small_box import CORNERS, GRID, STRICT, Box, Options, box
from companion.games.labyrinth.small_hear import hear
from companion.games.labyrinth.small_next import expects
from companion.games.labyrinth.small_state import State, begin, check
from companion.games.labyrinth.small_text import dump
from companion.games.labyrinth.small_ways import landings, pullable
from tests.games.labyrinth.small_labyrinths import (
    FOUR,
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
    whats,
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
    state = stand(TWO)
    assert state.pulled == ()
    assert dump(state).keys() == {"game", "variant", "turn", "corners", "pieces", "markers", "target"}
    state = heard(state, "call:red", "pull:a1-b1")
    assert dump(state)["pulled"] == [None]
    assert dump(heard(state, "read:blue", "put:a1-b1=blue")).keys() == dump(stand(TWO)).keys()


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
    assert expects(start) == (Awaited("reveal", "red", tuple(sorted(start.left)), "drawn"),)
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
    state = heard(begin(tuple(FOUR), FOUR, first="yellow"), "reveal:b2")
    order = []
    for _turn in range(5):
        order.append(state.seat)
        state = heard(state, "stop")
    assert order == ["yellow", "blue", "red", "green", "yellow"]
    with pytest.raises(PositionError, match="cannot begin"):
        begin(("red", "yellow"), TWO, first="blue")


# --- a turn ------------------------------------------------------------------------------------


def test_sl_07_first_a_colour_is_called_then_one_wall_is_pulled_then_it_is_read() -> None:
    state = stand({"red": "b2", "yellow": "d4"})
    assert values(state, "call") == {"red", "yellow", "green", "blue"}
    assert refused(state, "read:red") == ("nothing-to-read", "SL-07")
    state = heard(state, "call:green")
    assert [one.word for one in expects(state)] == ["pull"]
    assert refused(state, "call:red") == ("called-already", "SL-07")
    assert refused(state, "stop") == ("pull-first", "SL-07")
    assert refused(state, "step:b3") == ("pull-first", "SL-07")
    state = heard(state, "pull:b2-b3")
    assert [one.word for one in expects(state)] == ["read"]
    assert refused(state, "step:b3") == ("read-first", "SL-07")
    assert refused(state, "read:pink") == ("no-such-colour", "SL-07")
    state = heard(state, "read:green")
    assert state.pulled == ("green",)
    assert GRID.slot_names(state.empty) == ("b2-b3",)


def test_sl_07_a_colour_that_is_not_in_the_box_cannot_be_called() -> None:
    assert refused(stand(TWO), "call:pink") == ("no-such-colour", "SL-07")
    assert refused(stand(TWO), "call:none") == ("no-such-colour", "SL-07")
    three = box(colours=["red", "yellow", "blue"])
    assert values(stand(TWO, box=three), "call") == {"red", "yellow", "blue"}


def test_sl_08_only_a_wall_of_the_own_field_counts() -> None:
    state = heard(stand({"red": "b2", "yellow": "d4"}), "call:red")
    assert values(state, "pull") == {"a2-b2", "b1-b2", "b2-b3", "b2-c2"}
    assert refused(state, "pull:a1-a2") == ("not-your-wall", "SL-08")
    assert refused(state, "pull:c4-d4") == ("not-your-wall", "SL-08")


def test_sl_09_right_the_figure_may_step_behind_that_wall_and_the_turn_goes_on() -> None:
    state = stand(TWO)
    assert refused(state, "step:b1") == ("wall", "SL-09")
    state = heard(state, "call:blue", "pull:a1-b1")
    answer = told(state, "read:blue")
    assert answer.deeds[-1] == Deed("right", "red", "a1-b1", "blue")
    assert not answer.ends
    state = answer.state
    assert values(state, "step") == {"b1"}
    state = heard(state, "step:b1")
    assert (where(state, "red"), state.seat, state.phase) == ("b1", "red", "call")
    assert where(heard(state, "call:red", "pull:b1-b2", "read:red", "step:b2"), "red") == "b2"


def test_sl_10_wrong_the_turn_ends_and_the_figure_stays_on_the_field_it_has_reached() -> None:
    start, second, third = at(0, 0), at(0, 1), at(0, 2)
    state = stand({"red": start, "yellow": at(3, 3)}, target=at(2, 2))
    state = heard(opened(state, across(0, 0)), f"step:{second}")
    state = heard(opened(state, across(0, 1)), f"step:{third}")
    state = heard(state, "call:blue", f"pull:{across(0, 2)}")
    answer = told(state, "read:green")
    assert answer.deeds[-1] == Deed("wrong", "red", across(0, 2), "green")
    state = answer.state
    assert where(state, "red") == third
    assert state.pulled == ("red", "red", "green")
    assert state.empty.bit_count() == 3
    assert [one.word for one in expects(state)] == ["put"]
    ways = {
        heard(state, *(f"put:{slot}={colour}" for slot, colour in zip(way, state.pulled, strict=True)))
        for way in permutations(GRID.slot_names(state.empty))
    }
    assert {(one.empty, one.seat, one.phase) for one in ways} == {(0, "yellow", "call")}


def test_sl_11_pulled_before_a_colour_was_called_the_turn_ends_and_the_figure_stays() -> None:
    state = stand(TWO, options=STRICT)
    early = awaited(state, "pull", foul=True)
    assert early is not None
    assert early.values == ("a1-a2", "a1-b1")
    answer = told(state, "pull:a1-b1")
    assert answer.deeds == (Deed("pulled", "red", "a1-b1"), Deed("foul", "red", value="SL-11"))
    assert (answer.state.phase, where(answer.state, "red")) == ("put", "a1")
    assert heard(answer.state, "put:a1-b1").seat == "yellow"


def test_sl_12_steps_go_straight_turning_is_free_never_diagonal() -> None:
    state = stand({"red": "b2", "yellow": "d4"}, target="d2")
    state = opened(state, "b2-b3", "b2-c2")
    assert refused(state, "step:c3") == ("not-next", "SL-12")
    assert refused(state, "step:b2") == ("same-field", "SL-12")
    state = heard(state, "step:b3", "step:b2", "step:c2", "step:b2")
    assert where(state, "red") == "b2"


def test_sl_13_an_occupied_field_is_no_place_to_stop() -> None:
    state = opened(stand({"red": "b2", "yellow": "b3"}), "b2-b3")
    assert refused(state, "step:b3") == ("occupied", "SL-13")
    assert values(state, "step") == set()


# --- jumps -------------------------------------------------------------------------------------

ME, OTHER = at(1, 0), at(1, 1)


@pytest.mark.parametrize(
    ("second", "landing"), [(down(0, 1), at(0, 1)), (down(1, 1), at(2, 1)), (across(1, 1), at(1, 2))]
)
def test_sl_14_to_pass_a_figure_both_walls_are_called_rightly(second: str, landing: str) -> None:
    state = stand({"red": ME, "yellow": OTHER}, target=at(3, 2))
    assert refused(heard(state, "call:red"), f"pull:{second}") == ("jump-wall", "SL-14")
    state = opened(state, across(1, 0))
    assert values(state, "step") == set()
    assert refused(state, f"step:{landing}")[1] in ("SL-12", "SL-14", "SL-09")
    state = heard(state, "call:blue")
    assert {down(0, 1), down(1, 1), across(1, 1)} <= values(state, "pull")
    state = heard(state, f"pull:{second}", "read:blue")
    assert values(state, "step") == {landing}
    answer = told(state, f"step:{landing}")
    assert answer.deeds == (Deed("jumped", "red", landing),)
    assert where(answer.state, "yellow") == OTHER
    assert (answer.state.seat, answer.state.phase) == ("red", "call")


def test_sl_14_over_a_figure_on_a_corner_there_is_one_way() -> None:
    state = opened(stand({"red": at(0, 1), "yellow": at(0, 0)}, target=at(3, 2)), across(0, 0))
    mine = {across(0, 1), down(0, 1)}
    assert values(heard(state, "call:red"), "pull") - mine == {down(0, 0)}
    state = opened(state, down(0, 0))
    assert values(state, "step") == {at(1, 0)}


def test_sl_14_a_field_behind_a_figure_is_told_to_be_a_jump() -> None:
    state = opened(stand({"red": ME, "yellow": OTHER}, target=at(3, 2)), across(1, 0))
    assert refused(state, f"step:{at(1, 2)}") == ("jump", "SL-14")


@pytest.mark.parametrize(("other", "number"), [("b2", 3), ("b1", 2), ("a1", 1)])
def test_sl_15_second_walls_are_one_fewer_than_the_field_has(other: str, number: int) -> None:
    me = {"b2": "b3", "b1": "c1", "a1": "a2"}[other]
    state = stand({"red": me, "yellow": other}, target="d3")
    between = GRID.between(GRID.field(me), GRID.field(other))
    assert between is not None
    state = opened(state, GRID.slots[between])
    second = pullable(state) & GRID.around[GRID.field(other)]
    assert second.bit_count() == GRID.around[GRID.field(other)].bit_count() - 1 == number


def test_sl_16_the_second_colour_wrong_the_figure_stays_on_its_own_field() -> None:
    state = opened(stand({"red": ME, "yellow": OTHER}), across(1, 0))
    state = heard(state, "call:blue", f"pull:{across(1, 1)}", "read:yellow")
    assert (where(state, "red"), state.phase, state.pulled) == (ME, "put", ("red", "yellow"))


# --- targets -----------------------------------------------------------------------------------


def test_sl_17_landing_on_the_target_takes_its_chip_and_ends_the_turn() -> None:
    state = opened(stand(TWO, target="b1"), "a1-b1")
    answer = told(state, "step:b1")
    assert answer.deeds == (Deed("stepped", "red", "b1"), Deed("chip", "red", "b1", "b1"))
    assert answer.state.chips == (("b1",), ())
    assert answer.state.ended
    assert refused(answer.state, "call:red") == ("reveal-first", "SL-18")


def test_sl_17_a_jump_onto_the_target_counts_too() -> None:
    state = opened(stand({"red": "a2", "yellow": "b2"}, target="c2"), "a2-b2", "b2-c2")
    answer = told(state, "step:c2")
    assert whats(answer.deeds) == ["jumped", "chip"]
    assert answer.state.ended


def test_sl_18_then_the_next_marker_is_revealed_on_its_field() -> None:
    state = heard(opened(stand(TWO, target="b1"), "a1-b1"), "step:b1")
    assert [one.word for one in expects(state)] == ["reveal"]
    answer = told(state, "reveal:c4")
    assert answer.deeds == (Deed("revealed", "red", "c4", "c4"),)
    assert answer.state.target == ("c4", GRID.field("c4"))
    assert (answer.state.phase, answer.state.seat) == ("put", "red")


ARROWS = ("b1", "c1", "d2", "d3", "c4", "b4", "a3", "a2", "b2", "c2", "c3", "b3")


@pytest.mark.parametrize(
    ("figures", "symbol", "lies"),
    [
        ({"red": "b1", "yellow": "c1"}, "b1", "d2"),
        ({"red": "b1", "yellow": "c3"}, "b1", "c1"),
        ({"red": "b3", "yellow": "d4"}, "b3", "b1"),
        ({"red": "b3", "green": "b1", "yellow": "c1", "blue": "d2"}, "b3", "d3"),
        ({"red": "d4", "yellow": "c3"}, "c3", "b3"),
    ],
)
def test_sl_19_a_marker_under_a_figure_goes_on_along_the_arrows(
    figures: dict[str, str], symbol: str, lies: str
) -> None:
    state = stand(figures, box=box(arrows=ARROWS), target="a2")
    assert state.target is not None
    free = tuple(sorted({*state.left, state.target[0]}))
    state = replace(state, phase="reveal", target=None, left=free)
    answer = told(state, f"reveal:{symbol}")
    assert answer.deeds[-1] == Deed("displaced", "red", lies, symbol)
    assert answer.state.target == (symbol, GRID.field(lies))


def test_sl_19_where_nobody_knows_the_arrows_people_tell_where_the_marker_lies() -> None:
    taken = heard(opened(stand({"red": "a2", "yellow": "b2"}, target="a3"), "a2-a3"), "step:a3")
    asks = heard(taken, "reveal:b2")
    assert (asks.phase, asks.target, asks.drawn) == ("place", None, "b2")
    assert values(asks, "place") == set(GRID.fields) - {"a3", "b2"}
    assert refused(asks, "place:a3") == ("occupied", "SL-19")
    assert refused(asks, "put:a2-a3") == ("turn-goes-on", "SL-20")
    assert refused(taken, "place:c2") == ("no-place-now", "SL-19")
    after = heard(asks, "place:c2")
    assert (after.target, after.phase) == (("b2", GRID.field("c2")), "put")


# --- the walls go back -------------------------------------------------------------------------


def three_out() -> State:
    """Red has pulled a red, a green and a blue wall, the last one wrongly."""
    state = stand({"red": "b2", "yellow": "d4"}, target="d2")
    state = heard(state, "call:red", "pull:b2-b3", "read:red", "call:green", "pull:b2-c2", "read:green")
    return heard(state, "call:red", "pull:a2-b2", "read:blue")


def test_sl_20_all_pulled_walls_go_back_into_any_empty_slot_before_the_next_player_acts() -> None:
    state = three_out()
    assert refused(state, "call:red") == ("put-back-first", "SL-20")
    state = heard(state, "put:a2-b2=red", "put:b2-b3=blue")
    assert (state.seat, state.pulled, GRID.slot_names(state.empty)) == ("red", ("green",), ("b2-c2",))
    answer = told(state, "put:b2-c2=green")
    assert answer.ends
    assert (answer.state.seat, answer.state.phase, answer.state.empty) == ("yellow", "call", 0)


def test_sl_20_a_wall_that_was_not_pulled_cannot_go_in() -> None:
    assert refused(three_out(), "put:a2-b2=yellow") == ("not-pulled", "SL-20")
    assert refused(heard(three_out(), "put:a2-b2=red"), "put:b2-b3=red") == ("not-pulled", "SL-20")


def test_sl_20_during_the_turn_no_wall_goes_back() -> None:
    state = opened(stand(TWO), "a1-b1")
    assert refused(state, "put:a1-b1=red") == ("turn-goes-on", "SL-20")


def test_sl_21_walls_in_the_board_stay_untouched() -> None:
    assert refused(three_out(), "pull:c2-c3") == ("leave-the-walls", "SL-21")
    assert refused(three_out(), "put:c2-c3=red") == ("slot-full", "SL-21")
    assert refused(fresh(), "pull:a1-b1") == ("leave-the-walls", "SL-21")
    assert refused(heard(opened(stand(TWO), "a1-b1"), "call:red"), "pull:a1-b1") == ("no-wall-there", "SL-21")


# --- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("corners", "need"), [(TWO, 5), (THREE, 4), (FOUR, 3)], ids=["two", "three", "four"])
def test_sl_22_the_last_chip_wins_at_once_with_walls_still_out(corners: dict[str, str], need: int) -> None:
    state = stand(corners, target="b1", chips={"red": need - 1, "yellow": need - 1})
    state = opened(state, "a1-b1")
    answer = told(state, "step:b1")
    assert whats(answer.deeds) == ["stepped", "chip", "won"]
    assert answer.ends
    assert (answer.state.phase, answer.state.winner) == ("over", "red")
    assert answer.state.empty.bit_count() == 1
    assert expects(answer.state) == ()
    assert refused(answer.state, "put:a1-b1=red") == ("game-over", "SL-22")
    assert refused(answer.state, "call:red") == ("game-over", "SL-22")
    assert refused(answer.state, "pull:a1-a2") == ("game-over", "SL-22")
    assert refused(answer.state, "reveal:c1") == ("game-over", "SL-22")
    one_less = stand(corners, target="b1", chips={"red": need - 2})
    assert heard(opened(one_less, "a1-b1"), "step:b1").phase == "reveal"


def test_sl_23_no_more_walls_of_a_colour_come_out_than_the_box_has() -> None:
    few = box(walls={"red": 1, "yellow": 9, "green": 7, "blue": 7})
    state = opened(stand({"red": "b2", "yellow": "d4"}, box=few), "b2-b3")
    state = heard(state, "call:red", "pull:b2-c2")
    assert values(state, "read") == {"yellow", "green", "blue"}
    assert refused(state, "read:red") == ("too-many-of-this-colour", "SL-23")


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        ({"empty": 1}, "an empty slot for each pulled wall"),
        ({"pos": (0, 0)}, "one figure"),
        ({"left": ()}, "each symbol"),
        ({"winner": "red"}, "only the winner"),
        ({"phase": "over"}, "somebody has won"),
        ({"phase": "put"}, "a turn has ended"),
        ({"pos": (5, 14)}, "no figure stands on the target"),
        ({"called": ("red",)}, "called before a wall"),
        ({"phase": "pull", "called": ("pink",)}, "colours of the box"),
        ({"last": 0}, "read right after"),
        ({"fresh": (0,)}, "no wall stands"),
        ({"drawn": "c4"}, "each symbol"),
    ],
)
def test_sl_23_a_state_that_breaks_an_invariant_is_named(broken: dict[str, Any], promise: str) -> None:
    good = stand(TWO)
    assert check(good) is good
    with pytest.raises(PositionError, match=promise):
        check(replace(good, **broken))


# --- the box, and words that are none ------------------------------------------------------------


def test_fields_have_two_three_and_four_walls_so_four_eight_and_four_pulls() -> None:
    degrees: Counter[int] = Counter()
    for name in GRID.fields:
        other = next(each for each in ("d4", "a1") if each != name)
        degrees[len(values(heard(stand({"red": name, "yellow": other}), "call:red"), "pull"))] += 1
    assert degrees == {2: 4, 3: 8, 4: 4}


def test_a_box_that_cannot_be_is_named() -> None:
    with pytest.raises(PositionError, match="walls must give a number"):
        box(walls={"red": 24})
    with pytest.raises(PositionError, match="24 in all"):
        box(walls={"red": 6, "yellow": 6, "green": 6, "blue": 5})
    with pytest.raises(PositionError, match="symbols must be 12"):
        box(symbols={"owl": "b1"})
    with pytest.raises(PositionError, match="arrows must lead"):
        box(arrows=ARROWS[:-1])
    with pytest.raises(PositionError, match="over none twice"):
        box(arrows=(*ARROWS, "b1"))
    with pytest.raises(PositionError, match="colours must be two or more"):
        box(colours=["red"])
    with pytest.raises(PositionError, match="unknown field"):
        box(symbols={f"s{i}": f"z{i}" for i in range(12)})


def test_symbols_may_have_names_of_their_own() -> None:
    owl = box(symbols={"owl" if name == "c2" else f"on {name}": name for name, _ in Box().symbols})
    assert heard(fresh(box=owl), "reveal:owl").target == ("owl", GRID.field("c2"))


def test_inputs_are_text_and_unknown_ones_are_named() -> None:
    assert str(parsed("put:a1-b1=red")) == "put:a1-b1=red"
    assert parsed("stop") == Input("stop")
    with pytest.raises(MoveError, match="no input"):
        parsed(":red")
    with pytest.raises(MoveError, match="unknown input 'roll:4'"):
        hear(fresh(), Input("roll", "4"))
    with pytest.raises(MoveError, match="said alone"):
        hear(stand(TWO), Input("stop", "now"))
    with pytest.raises(PositionError, match="unknown wall slot"):
        hear(stand(TWO), Input("pull", "b1-a1"))


def test_a_fresh_turn_offers_a_call_and_the_end_and_no_step() -> None:
    state = stand(TWO)
    assert [one.word for one in expects(state)] == ["call", "stop", "pull"]
    assert landings(state) == 0
    assert state.options == Options()
