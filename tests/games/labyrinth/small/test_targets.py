"""The small game from the target on: markers, walls that go back, the end, the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed, Input
from companion.games.labyrinth.small.box_contents import GRID, BoxContents, box_contents
from companion.games.labyrinth.small.next_inputs import expects
from companion.games.labyrinth.small.notation import dump, load
from companion.games.labyrinth.small.paths import landings
from companion.games.labyrinth.small.position import HouseRules, Position
from companion.games.labyrinth.small.position_check import check
from companion.games.labyrinth.small.rules import hear
from tests.games.labyrinth.small.test_rules import THREE
from tests.games.labyrinth.small_labyrinths import (
    FOUR,
    TWO,
    fresh,
    heard,
    opened,
    parsed,
    refused,
    stand,
    told,
    values,
    whats,
)

# --- targets -----------------------------------------------------------------------------------


def test_sl_17_landing_on_the_target_takes_its_chip_and_ends_the_turn() -> None:
    position = opened(stand(TWO, target="b1"), "a1-b1")
    answer = told(position, "step:b1")
    assert answer.deeds == (Deed("stepped", "red", "b1"), Deed("chip", "red", "b1", "b1"))
    assert answer.position.chips == (("b1",), ())
    assert answer.position.ended
    assert refused(answer.position, "call:red") == ("reveal-first", "SL-18")


def test_sl_17_a_jump_onto_the_target_counts_too() -> None:
    position = opened(stand({"red": "a2", "yellow": "b2"}, target="c2"), "a2-b2", "b2-c2")
    answer = told(position, "step:c2")
    assert whats(answer.deeds) == ["jumped", "chip"]
    assert answer.position.ended


def test_sl_18_then_the_next_marker_is_revealed_on_its_field() -> None:
    position = heard(opened(stand(TWO, target="b1"), "a1-b1"), "step:b1")
    assert [one.word for one in expects(position)] == ["reveal"]
    answer = told(position, "reveal:c4")
    assert answer.deeds == (Deed("revealed", "red", "c4", "c4"),)
    assert answer.position.target == ("c4", GRID.field("c4"))
    assert (answer.position.phase, answer.position.seat) == ("put", "red")


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
    position = stand(figures, box=box_contents(arrows=ARROWS), target="a2")
    assert position.target is not None
    free = tuple(sorted({*position.left, position.target[0]}))
    position = replace(position, phase="reveal", target=None, left=free)
    answer = told(position, f"reveal:{symbol}")
    assert answer.deeds[-1] == Deed("displaced", "red", lies, symbol)
    assert answer.position.target == (symbol, GRID.field(lies))


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


def three_out() -> Position:
    """Red has pulled a red, a green and a blue wall, the last one wrongly."""
    position = stand({"red": "b2", "yellow": "d4"}, target="d2")
    position = heard(position, "call:red", "pull:b2-b3", "read:red", "call:green", "pull:b2-c2", "read:green")
    return heard(position, "call:red", "pull:a2-b2", "read:blue")


def test_sl_20_all_pulled_walls_go_back_into_any_empty_slot_before_the_next_player_acts() -> None:
    position = three_out()
    assert refused(position, "call:red") == ("put-back-first", "SL-20")
    position = heard(position, "put:a2-b2=red", "put:b2-b3=blue")
    assert (position.seat, position.pulled, GRID.slot_names(position.empty)) == (
        "red",
        ("green",),
        ("b2-c2",),
    )
    answer = told(position, "put:b2-c2=green")
    assert answer.ends
    assert (answer.position.seat, answer.position.phase, answer.position.empty) == ("yellow", "call", 0)


def test_sl_20_which_walls_are_back_is_known_until_the_last_is_in() -> None:
    position = heard(three_out(), "put:a2-b2=red")
    assert GRID.slot_names(position.back) == ("a2-b2",)
    assert load(dump(position)) == position
    over = heard(position, "put:b2-b3=green", "put:b2-c2=blue")
    assert GRID.slot_names(over.back) == ("a2-b2", "b2-b3", "b2-c2")
    assert load(dump(over)) == over
    assert heard(over, "call:red").back == 0


def test_sl_21_the_very_last_wall_taken_out_again_is_not_told_to_be_somebody_elses() -> None:
    over = heard(three_out(), "put:a2-b2=red", "put:b2-b3=green", "put:b2-c2=blue")
    assert refused(over, "pull:b2-c2") == ("leave-the-walls", "SL-21")
    assert refused(over, "pull:a3-b3") == ("not-your-wall", "SL-08")
    assert refused(heard(over, "call:red"), "pull:b2-c2") == ("not-your-wall", "SL-08")


def test_sl_20_a_wall_that_was_not_pulled_cannot_go_in() -> None:
    assert refused(three_out(), "put:a2-b2=yellow") == ("not-pulled", "SL-20")
    assert refused(heard(three_out(), "put:a2-b2=red"), "put:b2-b3=red") == ("not-pulled", "SL-20")


def test_sl_20_during_the_turn_no_wall_goes_back() -> None:
    position = opened(stand(TWO), "a1-b1")
    assert refused(position, "put:a1-b1=red") == ("turn-goes-on", "SL-20")


def test_sl_21_walls_in_the_board_stay_untouched() -> None:
    assert refused(three_out(), "pull:c2-c3") == ("leave-the-walls", "SL-21")
    assert refused(three_out(), "put:c2-c3=red") == ("slot-full", "SL-21")
    assert refused(fresh(), "pull:a1-b1") == ("leave-the-walls", "SL-21")
    assert refused(heard(opened(stand(TWO), "a1-b1"), "call:red"), "pull:a1-b1") == ("no-wall-there", "SL-21")


# --- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("corners", "need"), [(TWO, 5), (THREE, 4), (FOUR, 3)], ids=["two", "three", "four"])
def test_sl_22_the_last_chip_wins_at_once_with_walls_still_out(corners: dict[str, str], need: int) -> None:
    position = stand(corners, target="b1", chips={"red": need - 1, "yellow": need - 1})
    position = opened(position, "a1-b1")
    answer = told(position, "step:b1")
    assert whats(answer.deeds) == ["stepped", "chip", "won"]
    assert answer.ends
    assert (answer.position.phase, answer.position.winner) == ("over", "red")
    assert answer.position.empty.bit_count() == 1
    assert expects(answer.position) == ()
    assert refused(answer.position, "put:a1-b1=red") == ("game-over", "SL-22")
    assert refused(answer.position, "call:red") == ("game-over", "SL-22")
    assert refused(answer.position, "pull:a1-a2") == ("game-over", "SL-22")
    assert refused(answer.position, "reveal:c1") == ("game-over", "SL-22")
    one_less = stand(corners, target="b1", chips={"red": need - 2})
    assert heard(opened(one_less, "a1-b1"), "step:b1").phase == "reveal"


def test_sl_23_no_more_walls_of_a_colour_come_out_than_the_box_has() -> None:
    few = box_contents(walls={"red": 1, "yellow": 9, "green": 7, "blue": 7})
    position = opened(stand({"red": "b2", "yellow": "d4"}, box=few), "b2-b3")
    position = heard(position, "call:red", "pull:b2-c2")
    assert values(position, "read") == {"yellow", "green", "blue"}
    assert refused(position, "read:red") == ("too-many-of-this-colour", "SL-23")


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        ({"empty": 1}, "an empty slot for each pulled wall"),
        ({"pos": (0, 0)}, "one figure"),
        ({"left": ()}, "each symbol"),
        ({"winner": "red"}, "winner is red with 0 chips, must have 5"),
        ({"phase": "over"}, "there is a target, in phase over must be none"),
        ({"phase": "put"}, "a turn has ended"),
        ({"pos": (5, 14)}, "a figure stands on the target"),
        ({"called": ("red",)}, "called before a wall"),
        ({"phase": "pull", "called": ("pink",)}, "called has 'pink', must be among red"),
        ({"last": 0}, "read right after"),
        ({"fresh": (0,)}, "fresh has a1-b1, where a wall stands"),
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
        box_contents(walls={"red": 24})
    with pytest.raises(PositionError, match="24 in all"):
        box_contents(walls={"red": 6, "yellow": 6, "green": 6, "blue": 5})
    with pytest.raises(PositionError, match="symbols must be 12"):
        box_contents(symbols={"owl": "b1"})
    with pytest.raises(PositionError, match="arrows must lead"):
        box_contents(arrows=ARROWS[:-1])
    with pytest.raises(PositionError, match="over none twice"):
        box_contents(arrows=(*ARROWS, "b1"))
    with pytest.raises(PositionError, match="colours must be two or more"):
        box_contents(colours=["red"])
    with pytest.raises(PositionError, match="unknown field"):
        box_contents(symbols={f"s{i}": f"z{i}" for i in range(12)})


def test_symbols_may_have_names_of_their_own() -> None:
    owl = box_contents(
        symbols={"owl" if name == "c2" else f"on {name}": name for name, _ in BoxContents().symbols}
    )
    assert heard(fresh(box=owl), "reveal:owl").target == ("owl", GRID.field("c2"))


def test_inputs_are_text_and_unknown_ones_are_named() -> None:
    assert str(parsed("put:a1-b1=red")) == "put:a1-b1=red"
    assert parsed("stop") == Input("stop")
    with pytest.raises(MoveError, match="unknown input 'roll:4'"):
        hear(fresh(), Input("roll", "4"))
    with pytest.raises(MoveError, match="said alone"):
        hear(stand(TWO), Input("stop", "now"))
    with pytest.raises(PositionError, match="unknown wall slot"):
        hear(stand(TWO), Input("pull", "b1-a1"))


def test_a_fresh_turn_offers_a_call_and_the_end_and_no_step() -> None:
    position = stand(TWO)
    assert [one.word for one in expects(position)] == ["call", "stop", "pull"]
    assert landings(position) == 0
    assert position.options == HouseRules()
