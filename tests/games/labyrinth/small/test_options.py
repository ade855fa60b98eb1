"""What the rules of the small labyrinth leave open (SA1 .. SA12): the proposed reading, and the other one.

SA10, how long a nudged wall must be away to count as pulled, is for sensors to decide, not for the rules.
"""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed
from companion.games.labyrinth.small.box_contents import GRID, box_contents
from companion.games.labyrinth.small.memory import Memory, remember
from companion.games.labyrinth.small.next_inputs import asked
from companion.games.labyrinth.small.position import HouseRules, Position
from tests.games.labyrinth.small_labyrinths import (
    STRICT,
    awaited,
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

ALONE = {"red": "b2", "yellow": "d4"}
"""Red in the middle, nobody near."""

BESIDE = {"red": "a2", "yellow": "b2"}
"""Yellow stands to the right of red."""

ROW = {"red": "a2", "green": "b2", "yellow": "c2"}
"""Two figures in a row to the right of red."""


def test_sa1_back_through_an_open_gap_is_free() -> None:
    position = heard(opened(stand(ALONE), "b2-b3"), "step:b3", "step:b2")
    assert where(position, "red") == "b2"
    assert position.pulled == ("red",), "no call was used up"


def test_sa1_else_a_gap_can_be_used_only_at_once() -> None:
    once = HouseRules(open_gap_free=False)
    position = heard(opened(stand(ALONE, options=once), "b2-b3"), "step:b3")
    assert refused(position, "step:b2") == ("gap-not-free", "SL-09")
    two = opened(stand(ALONE, options=once), "b2-b3", "b2-c2")
    assert values(two, "step") == {"c2"}
    assert refused(two, "step:b3") == ("gap-not-free", "SL-09")


def test_sa2_after_a_right_call_one_need_not_step() -> None:
    position = opened(stand(ALONE), "b2-b3")
    assert {"call", "step", "stop"} <= {one for one in ("call", "step", "stop") if awaited(position, one)}
    assert heard(position, "stop").ended


def test_sa2_else_one_must() -> None:
    position = opened(stand(ALONE, options=HouseRules(may_stay=False)), "b2-b3")
    assert values(position, "step") == {"b3"}
    assert refused(position, "call:red") == ("step-first", "SL-09")
    assert refused(position, "stop") == ("step-first", "SL-09")
    assert refused(position, "pull:b2-c2") == ("step-first", "SL-09")
    assert awaited(heard(position, "step:b3"), "stop")


def test_sa2_but_where_nobody_can_step_the_turn_goes_on() -> None:
    position = opened(stand(BESIDE, options=HouseRules(may_stay=False)), "a2-b2")
    assert awaited(position, "stop")
    assert awaited(position, "call")


def test_sa3_the_turn_may_be_ended_while_nothing_is_pending() -> None:
    assert told(stand(ALONE), "stop").ends
    position = heard(opened(stand(ALONE), "b2-b3"), "step:b3", "stop")
    assert (position.phase, position.seat) == ("put", "red")


def test_sa3_else_only_where_nothing_is_left() -> None:
    position = stand(ALONE, options=HouseRules(may_stop=False))
    assert awaited(position, "stop") is None
    assert refused(position, "stop") == ("go-on", "SL-09")
    locked = stand({"red": "a1", "green": "b1", "yellow": "a2"}, options=_no_way_out())
    locked = opened(locked, "a1-b1", "a1-a2")
    assert values(locked, "step") == set()
    assert refused(locked, "call:red") == ("no-wall-left", "SL-08")
    assert heard(locked, "stop").phase == "put"


def _no_way_out() -> HouseRules:
    """A jump must be called as two: with figures behind both open walls of a corner nothing is left."""
    return HouseRules(may_stop=False, open_side_free=False, both_calls_first=True)


def test_sa4_a_jump_is_called_one_wall_after_the_other() -> None:
    position = heard(stand(BESIDE), "call:red")
    assert refused(position, "call:blue") == ("called-already", "SL-07")
    position = heard(position, "pull:a2-b2", "read:red", "call:blue", "pull:b2-c2", "read:blue", "step:c2")
    assert where(position, "red") == "c2"


def test_sa4_else_both_are_called_beforehand() -> None:
    both = stand(BESIDE, options=HouseRules(both_calls_first=True, open_side_free=False), target="d2")
    position = heard(both, "call:red", "call:blue")
    assert values(position, "pull") == {"a2-b2"}
    assert refused(position, "pull:a2-a3") == ("jump-wall", "SL-14")
    assert refused(position, "call:green") == ("called-already", "SL-07")
    position = heard(position, "pull:a2-b2", "read:red")
    assert (position.phase, position.called) == ("pull", ("blue",))
    assert values(position, "pull") == {"b1-b2", "b2-b3", "b2-c2"}
    assert refused(position, "call:green") == ("called-already", "SL-07")
    landed = heard(position, "pull:b2-b3", "read:blue", "step:b3")
    assert where(landed, "red") == "b3"
    assert heard(position, "pull:b2-b3", "read:green").phase == "put"


def test_sa4_both_beforehand_a_single_call_opens_no_second_wall() -> None:
    both = stand(BESIDE, options=HouseRules(both_calls_first=True, open_side_free=False))
    position = opened(both, "a2-b2")
    assert values(heard(position, "call:blue"), "pull") == {"a1-a2", "a2-a3"}
    assert refused(heard(position, "call:blue"), "pull:b2-c2") == ("jump-wall", "SL-14")


def test_sa4_the_first_of_two_calls_wrong_ends_the_turn() -> None:
    both = stand(BESIDE, options=HouseRules(both_calls_first=True))
    position = heard(both, "call:red", "call:blue", "pull:a2-b2", "read:blue")
    assert (position.phase, position.called) == ("put", ())


def test_sa5_in_a_jump_an_open_side_need_not_be_called() -> None:
    walked = _walked_round(HouseRules())
    assert "c2" in values(walked, "step"), "both walls were opened earlier in this turn"


def test_sa5_else_both_walls_are_opened_for_the_jump() -> None:
    strict = HouseRules(open_side_free=False)
    assert "c2" not in values(_walked_round(strict), "step")
    assert values(opened(stand(BESIDE, options=strict), "a2-b2", "b2-c2"), "step") == {"c2"}
    other = opened(stand(BESIDE, options=strict), "a2-b2", "a2-a3")
    assert "b2-c2" not in values(heard(other, "call:red"), "pull"), "another wall came in between"


def _walked_round(options: HouseRules) -> Position:
    """Red has opened both sides of yellow, gone one step away, and come back."""
    position = opened(stand(BESIDE, options=options, target="d2"), "a2-b2", "b2-c2", "a2-a3")
    return heard(position, "step:a3", "step:a2")


def test_sa6_who_has_opened_the_first_wall_need_not_jump() -> None:
    position = opened(stand(BESIDE), "a2-b2")
    assert heard(position, "stop").ended
    assert values(heard(position, "call:red"), "pull") >= {"a1-a2", "a2-a3"}


def test_sa6_else_the_second_wall_comes_next() -> None:
    position = opened(stand(BESIDE, options=HouseRules(may_decline_jump=False)), "a2-b2")
    assert refused(position, "stop") == ("go-on", "SL-09")
    assert values(heard(position, "call:red"), "pull") == {"b1-b2", "b2-b3", "b2-c2"}


def test_sa6_else_no_other_step_either() -> None:
    position = opened(stand(BESIDE, options=HouseRules(may_decline_jump=False)), "a2-a3", "a2-b2")
    assert values(position, "step") == set()
    through = opened(position, "b2-c2")
    assert values(through, "step") >= {"c2"}
    assert heard(through, "stop").ended, "the jump is open, and one may stay"


def test_sa6_else_a_figure_behind_the_second_wall_must_be_passed_too() -> None:
    position = opened(stand(ROW, options=HouseRules(may_decline_jump=False)), "a2-b2", "b2-c2")
    assert refused(position, "stop") == ("go-on", "SL-09")
    assert values(heard(position, "call:red"), "pull") >= {"c1-c2", "c2-c3", "c2-d2"}


def test_sa7_a_jump_goes_on_over_the_next_figure() -> None:
    position = opened(stand(ROW, target="d3"), "a2-b2", "b2-c2")
    assert values(position, "step") == set()
    assert values(heard(position, "call:red"), "pull") >= {"c1-c2", "c2-c3", "c2-d2"}
    answer = told(opened(position, "c2-d2"), "step:d2")
    assert whats(answer.deeds) == ["jumped"]
    assert where(answer.position, "red") == "d2"


def test_sa7_a_chain_may_be_called_two_at_first_and_then_one() -> None:
    both = HouseRules(both_calls_first=True, open_side_free=False)
    position = heard(stand(ROW, options=both, target="d3"), "call:red", "call:red", "pull:a2-b2", "read:red")
    position = heard(position, "pull:b2-c2", "read:red")
    assert values(opened(position, "c2-d2"), "step") == {"d2"}


def test_sa7_else_never_over_two() -> None:
    position = opened(stand(ROW, target="d3", options=HouseRules(chain_jump=False)), "a2-b2", "b2-c2")
    assert refused(heard(position, "call:red"), "pull:c2-d2") == ("not-your-wall", "SL-08")


def test_sa7_else_not_even_where_all_gaps_are_open() -> None:
    gaps = GRID.slots_mask(["a2-b2", "b2-c2", "c2-d2"])
    for chain, open_to in ((True, {"d2"}), (False, set())):
        position = stand(ROW, target="d3", options=HouseRules(chain_jump=chain))
        assert values(replace(position, empty=gaps, pulled=("red",) * 3), "step") == open_to


@pytest.mark.parametrize(("first", "then"), [(True, ["reveal", "put"]), (False, ["put", "reveal"])])
def test_sa8_the_next_target_comes_before_the_walls_or_after(*, first: bool, then: list[str]) -> None:
    position = stand({"red": "a1", "yellow": "d4"}, target="b1", options=HouseRules(reveal_first=first))
    position = heard(opened(position, "a1-b1"), "step:b1")
    done = {"reveal": "reveal:c3", "put": "put:a1-b1=red"}
    for what in then:
        assert (position.phase, position.seat) == (what, "red")
        position = heard(position, done[what])
    assert (position.phase, position.seat, position.target) == ("call", "yellow", ("c3", 10))


def test_sa9_a_wall_too_many_or_of_another_field_is_put_back() -> None:
    position = stand(ALONE)
    assert refused(position, "pull:a1-a2") == ("not-your-wall", "SL-08")
    reading = heard(position, "call:red", "pull:b2-b3")
    assert refused(reading, "pull:b2-c2") == ("two-walls", "SL-07")


@pytest.mark.parametrize("before", [[], ["call:red"]])
def test_sa9_else_another_fields_wall_ends_the_turn(before: list[str]) -> None:
    position = heard(stand(ALONE, options=STRICT), *before)
    foul = [one for one in (awaited(position, "pull", foul=True),) if one]
    assert foul
    answer = told(position, "pull:a1-a2")
    assert answer.deeds[-1] == Deed("foul", "red", value="SL-08")
    assert (answer.position.phase, answer.position.called) == ("put", ())


def test_sa9_else_two_walls_end_the_turn() -> None:
    position = heard(stand(ALONE, options=STRICT), "call:red", "pull:b2-b3")
    answer = told(position, "pull:b2-c2")
    assert answer.deeds[-1] == Deed("foul", "red", value="SL-07")
    assert heard(answer.position, "read:red", "read:blue").pulled == ("red", "blue")
    assert heard(answer.position, "put:b2-b3", "put:b2-c2").seat == "yellow"


def test_sa11_the_arrows_may_lead_over_corners_or_not() -> None:
    rim = ["b1", "c1", "d1", "d2", "d3", "d4", "c4", "b4", "a4", "a3", "a2", "a1", "b2", "c2", "c3", "b3"]
    inner = [name for name in rim if name not in ("a1", "a4", "d1", "d4")]
    for arrows, lies in ((rim, "d1"), (inner, "d2")):
        position = stand({"red": "b1", "yellow": "c1"}, target="b2", box=box_contents(arrows=arrows))
        position = heard(opened(position, "b1-b2"), "step:b2", "reveal:c1")
        assert position.target is not None
        assert position.target == ("c1", position.box.arrows[arrows.index(lies)])


def test_sa12_friendly_a_call_that_was_only_spoken_is_asked_for_after_the_pull() -> None:
    position = heard(stand(ALONE), "pull:b2-b3")
    assert position.phase == "ask"
    assert values(position, "call") == {"red", "yellow", "green", "blue", "none"}
    assert refused(position, "step:b3") == ("say-what-was-called", "SL-07")
    assert values(heard(position, "call:red", "read:red"), "step") == {"b3"}
    assert heard(position, "call:red", "read:blue").phase == "put"
    foul = told(position, "call:none")
    assert foul.deeds == (Deed("foul", "red", value="SL-11"),)


def test_sa12_a_sensor_may_read_the_colour_before_anybody_says_what_was_called() -> None:
    position = heard(stand(ALONE), "pull:b2-b3", "read:green")
    assert position.phase == "ask"
    assert values(position, "read") == set()
    assert values(heard(position, "call:green"), "step") == {"b3"}
    assert heard(position, "call:red").phase == "put"


def test_sa12_the_second_wall_of_a_turn_is_asked_for_and_read_like_the_first() -> None:
    position = heard(opened(stand(ALONE), "b2-b3"), "pull:b2-c2", "call:blue")
    assert (position.phase, position.pulled) == ("read", ("red", ""))
    assert heard(position, "read:blue").phase == "call"


def test_sa12_else_the_button_comes_first() -> None:
    strict = HouseRules(ask_late_call=False)
    assert heard(stand(ALONE, options=strict), "pull:b2-b3").phase == "put"
    assert awaited(stand(ALONE, options=strict), "pull", foul=True)
    assert awaited(stand(ALONE), "pull", foul=True) is None


# --- who knows which colour ----------------------------------------------------------------------


def watched(position: Position, *texts: str) -> tuple[Position, Memory]:
    """A game and what attentive players remember of it."""
    memory = Memory()
    for text in texts:
        answer = told(position, text)
        position, memory = answer.position, remember(memory, answer.deeds)
    return position, memory


OUT = ("call:red", "pull:b2-b3", "read:red", "call:red", "pull:b2-c2", "read:blue")


AID = HouseRules(memory_aid=True)


def test_a_wall_put_back_with_its_colour_is_remembered_apart_from_the_state() -> None:
    position, memory = watched(stand(ALONE, options=AID), *OUT, "put:b2-c2=red", "put:b2-b3=blue")
    assert memory.known() == {"b2-c2": "red", "b2-b3": "blue"}
    other, _ = watched(stand(ALONE, options=AID), *OUT, "put:b2-c2=blue", "put:b2-b3=red")
    assert position == other, "the position knows no colour of a wall in its slot"
    position, memory = watched(position, "stop")
    assert memory == Memory()


def test_a_remembered_wall_that_is_pulled_again_is_no_longer_there() -> None:
    position, memory = watched(stand(ALONE, options=AID), *OUT, "put:b2-c2=red", "put:b2-b3=blue", "stop")
    answer = told(position, "pull:b2-c2")
    assert remember(memory, answer.deeds).known() == {"b2-b3": "blue"}


def test_a_wall_put_back_unseen_makes_all_that_lie_there_unknown() -> None:
    position, memory = watched(stand(ALONE, options=AID), *OUT, "put:b2-c2")
    assert position.pulled == ("",)
    assert memory == Memory()
    assert asked(position) == ""
    done, memory = watched(position, "put:b2-b3")
    assert memory == Memory()
    assert done.seat == "yellow"


def test_the_last_wall_beside_the_board_is_known_without_a_word() -> None:
    position, memory = watched(stand(ALONE, options=AID), *OUT, "put:b2-c2=red", "put:b2-b3")
    assert memory.known() == {"b2-c2": "red", "b2-b3": "blue"}
    assert position.pulled == ()


def test_walls_are_asked_for_one_colour_at_a_time() -> None:
    position = heard(stand(ALONE, options=AID), *OUT)
    assert asked(position) == "red"
    assert asked(heard(position, "put:b2-b3=red")) == "blue"
    assert asked(fresh()) == ""
