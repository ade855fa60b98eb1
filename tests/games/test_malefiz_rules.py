"""Every rule of Malefiz, by its id: classic (MA) and the faster variant (MF)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.game import Outcome
from companion.games.malefiz import GAME
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import NUMBERS, at, stand

ALL = GAME.seats
OWN_OFF = {"capture_own": False}


def ends(position: Position, die: int, source: str) -> set[str]:
    """Where a pawn from a source may end."""
    found = set()
    for move in GAME.legal(position, die):
        for sign in "-x*":
            if move.startswith(source + sign):
                found.add(move.removeprefix(source + sign).split(">")[0])
    return found


def places(position: Position, die: int, start: str) -> set[str]:
    """Where the barricade of moves that begin so may be put."""
    return {move.partition(">")[2] for move in GAME.legal(position, die) if move.startswith(f"{start}>")}


# --- classic ---------------------------------------------------------------------------------


def test_ma_01_each_seat_begins_with_five_pawns_in_its_house_and_eleven_barricades_stand() -> None:
    start = GAME.dump(GAME.setup("classic", ALL))
    assert start["house"] == dict.fromkeys(ALL, 5)
    assert sorted(start["pieces"].values()) == ["barricade"] * 11
    red_fields = ["a3", "e3", "i3", "m3", "q3", "g7", "k7", "i9", "i10", "i11", "i13"]
    assert sorted(start["pieces"]) == sorted(red_fields)


@pytest.mark.parametrize("seats", [(), ("red",), ("red", "red"), ("red", "pink"), ("red", "yellow", "green")])
def test_ma_01_other_than_two_to_four_different_colours_in_order_are_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(PositionError):
        GAME.setup("classic", seats)


def test_ma_02_whoever_is_first_begins_and_the_order_of_the_houses_follows() -> None:
    position = GAME.setup("classic", ("red", "yellow", "blue"), first="yellow")
    turns = []
    for _turn in range(4):
        turns.append(GAME.seat_to_move(position))
        position = GAME.apply(position, 1, next(m for m in GAME.legal(position, 1) if m.startswith("house")))
    assert turns == ["yellow", "blue", "red", "yellow"]


def test_ma_02_without_first_the_first_of_the_seats_begins() -> None:
    assert GAME.seat_to_move(GAME.setup("classic", ("blue", "red"))) == "blue"
    assert GAME.setup("classic", ("blue", "red")) == GAME.setup("classic", ("red", "blue"), first="blue")


def test_ma_03_one_own_pawn_moves_and_nothing_else() -> None:
    before = at({"c1": "red", "k1": "blue"}, house={"red": 1, "blue": 1})
    after = GAME.apply(before, 2, "c1-e1")
    assert stand(after) == {"e1": "red", "k1": "blue"}
    assert after.house == before.house
    with pytest.raises(MoveError, match="'k1-m1' is no legal move of red with a 2"):
        GAME.apply(before, 2, "k1-m1")


def test_ma_03_a_six_gives_no_second_roll_unless_six_again_is_agreed() -> None:
    pieces = {"c1": "red", "k1": "blue"}
    assert GAME.apply(at(pieces), 6, "c1-i1").seat == "blue"
    agreed = at(pieces, options={"six_again": True})
    assert GAME.apply(agreed, 6, "c1-i1").seat == "red"
    assert GAME.apply(agreed, 5, "c1-h1").seat == "blue"


def test_ma_04_the_whole_number_is_moved() -> None:
    position = at({"a1": "red"})
    assert ends(position, 3, "a1") == {"d1", "b3"}


def test_ma_05_the_first_step_out_of_the_house_is_onto_the_field_in_front() -> None:
    position = at(house={"red": 5, "blue": 5})
    assert GAME.legal(position, 1) == ["house-c1"]
    assert ends(position, 3, "house") == {"a1", "e1"}
    fronts = {seat: GAME.legal(GAME.setup("classic", ALL, first=seat), 1) for seat in ALL}
    assert fronts == {
        "red": ["house-c1"],
        "green": ["house-g1"],
        "yellow": ["house-k1"],
        "blue": ["house-o1"],
    }


def test_ma_06_a_pawn_may_turn_at_junctions_and_go_in_any_direction() -> None:
    assert ends(at({"e3": "red"}), 2, "e3") == {"e1", "c3", "g3"}


def test_ma_06_a_pawn_may_not_go_back_within_a_move() -> None:
    assert ends(at({"i10": "red"}), 2, "i10") == {"h11", "j11", "h9", "j9"}


def test_ma_06_no_walk_round_a_six_cycle_back_to_its_start() -> None:
    position = at({"a1": "red"}, variant="fast")
    assert ends(position, 3, "a1") == {"d1", "c2"}
    assert ends(position, 5, "a1") >= {"a2", "b1"}
    assert "a1" not in ends(position, 6, "a1")


def test_ma_06_no_walk_out_of_the_house_comes_back_onto_the_first_field() -> None:
    position = at(variant="fast", house={"red": 4, "blue": 4})
    assert "b1" not in ends(position, 6, "house")
    assert ends(position, 6, "house") >= {"a1", "c1"}


def test_ma_07_pawns_may_be_passed_and_their_fields_count() -> None:
    position = at({"c1": "red", "d1": "blue", "e1": "red"})
    assert "f1" in ends(position, 3, "c1")


def test_ma_08_landing_on_another_pawn_sends_it_to_its_own_house() -> None:
    before = at({"c1": "red", "e1": "blue"}, house={"red": 1, "blue": 2})
    after = GAME.apply(before, 2, "c1xe1")
    assert stand(after) == {"e1": "red"}
    assert after.house == (1, 3)


def test_ma_08_own_pawns_are_captured_too_unless_capture_own_is_off() -> None:
    pieces = {"c1": "red", "e1": "red"}
    after = GAME.apply(at(pieces), 2, "c1xe1")
    assert (stand(after), after.house) == ({"e1": "red"}, (1, 0))
    assert "e1" not in ends(at(pieces, options=OWN_OFF), 2, "c1")


def test_ma_08_an_own_pawn_can_be_captured_from_the_house() -> None:
    after = GAME.apply(at({"c1": "red"}, house={"red": 2, "blue": 0}), 1, "housexc1")
    assert (stand(after), after.house) == ({"c1": "red"}, (2, 0))


def test_ma_09_a_captured_pawn_comes_out_again_and_captures_on_other_first_fields() -> None:
    position = at({"c1": "red", "e1": "blue", "o1": "red"}, house={"red": 0, "blue": 0})
    captured = GAME.apply(position, 2, "c1xe1")
    assert GAME.legal(captured, 1) == ["housexo1"]
    foreign = at({"e1": "red", "g1": "green"}, house={"red": 0, "green": 4})
    assert "g1" in ends(foreign, 2, "e1")


def test_ma_10_a_barricade_may_not_be_passed_but_be_landed_on_and_taken() -> None:
    position = at({"a1": "red", "a3": "barricade"})
    assert ends(position, 3, "a1") == {"d1"}
    assert ends(position, 2, "a1") == {"a3", "c1"}
    after = GAME.apply(position, 2, "a1*a3>g5")
    assert stand(after) == {"a3": "red", "g5": "barricade"}


def test_ma_10_one_open_way_of_two_is_enough() -> None:
    one = {"a1": "red", "b2": "barricade"}
    assert "c2" in ends(at(one, variant="fast"), 3, "a1")
    assert "c2" not in ends(
        at({**one, "d2": "barricade", "a1": "blue", "d4": "red"}, variant="fast"), 2, "d4"
    )


def test_ma_11_a_barricade_goes_to_any_free_field_but_the_bottom_row_and_the_goal() -> None:
    position = at({"a2": "red", "a3": "barricade", "e3": "blue", "g7": "barricade"})
    found = places(position, 1, "a2*a3")
    board = GAME.board("classic")
    fields = {name for name in board.spots if ":" not in name}
    assert found == fields - set(board.marks["bottom_row"]) - {"i14", "a3", "e3", "g7"}
    assert "a2" in found, "the field that the pawn has just left is free"


def test_ma_11_two_rows_are_forbidden_where_that_is_agreed() -> None:
    position = at({"a2": "red", "a3": "barricade"}, options={"barricade_rows_forbidden": 2})
    found = places(position, 1, "a2*a3")
    assert not {name for name in found if name[1:] in ("1", "2")}
    assert "b3" in found


def test_ma_11_the_barricade_may_go_onto_the_field_the_pawn_has_just_left() -> None:
    after = GAME.apply(at({"b3": "red", "d3": "barricade"}), 2, "b3*d3>b3")
    assert stand(after) == {"d3": "red", "b3": "barricade"}


def test_ma_12_a_barricade_may_go_to_fields_that_are_not_red() -> None:
    position = at({"a2": "red", "a3": "barricade"})
    red_fields = set(GAME.board("classic").marks["barricades"])
    assert places(position, 1, "a2*a3") - red_fields


def test_ma_13_the_goal_is_reached_by_the_exact_number_only() -> None:
    position = at({"h13": "red"})
    assert {die for die in NUMBERS if "i14" in ends(position, die, "h13")} == {2}
    assert ends(position, 3, "h13") == {"e13", "k13"}


def test_ma_14_passing_is_allowed_only_where_no_pawn_can_move() -> None:
    stuck = at({"i10": "red", "i9": "barricade", "i11": "barricade"}, house={"red": 0, "blue": 5})
    assert GAME.legal(stuck, 2) == ["pass"]
    after = GAME.apply(stuck, 2, "pass")
    assert (stand(after), after.seat) == (stand(stuck), "blue")
    with pytest.raises(MoveError, match="'pass' is no legal move of red with a 1"):
        GAME.apply(stuck, 1, "pass")


def test_ma_14_may_pass_lists_pass_besides_the_moves() -> None:
    free = at({"p1": "red"}, options={"may_pass": True})
    assert GAME.legal(free, 1) == ["p1-o1", "p1-q1", "pass"]
    assert GAME.apply(free, 1, "pass").seat == "blue"


def test_ma_15_the_first_pawn_on_the_goal_wins_at_once() -> None:
    won = GAME.apply(at({"i13": "red", "a1": "blue"}), 1, "i13-i14")
    assert GAME.outcome(won) == Outcome(over=True, winners=("red",))
    assert stand(won) == {"i14": "red", "a1": "blue"}
    assert all(GAME.legal(won, die) == [] for die in NUMBERS)
    assert not GAME.expects(won)
    assert GAME.load(GAME.dump(won)) == won


@pytest.mark.parametrize("options", [{}, {"may_pass": True}])
def test_ma_15_after_the_win_nothing_is_moved_nor_passed(options: dict[str, bool]) -> None:
    won = at({"i14": "red", "a1": "blue"}, turn="blue", places=["red"], options=options)
    for text in ("a1-b1", "pass"):
        with pytest.raises(MoveError):
            GAME.apply(won, 1, text)


# --- faster variant --------------------------------------------------------------------------


def test_mf_01_each_seat_begins_with_four_pawns_and_six_barricades_stand() -> None:
    start = GAME.dump(GAME.setup("fast", ALL))
    assert start["house"] == dict.fromkeys(ALL, 4)
    assert start["pieces"] == dict.fromkeys(("d5", "e6", "f7", "f8", "g6", "h5"), "barricade")


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_mf_02_nobody_lands_on_a_pawn_on_a_rest_field_but_passes_it(owner: str) -> None:
    position = at({"b1": "red", "c2": owner}, variant="fast")
    assert "c2" not in ends(position, 2, "b1")
    assert "d2" in ends(position, 3, "b1")
    assert "c2" in ends(at({"b1": "red"}, variant="fast"), 2, "b1")


def test_mf_03_no_barricade_goes_to_a_rest_field() -> None:
    position = at({"d4": "red", "e4": "barricade"}, variant="fast")
    rest_fields = set(GAME.board("fast").marks["rest_fields"])
    assert len(rest_fields) == 10
    assert not places(position, 1, "d4*e4") & rest_fields
    assert {"d4", "b2", "f6"} <= places(position, 1, "d4*e4")


def test_mf_04_a_pawn_captured_in_the_village_goes_to_the_forest_elsewhere_to_its_house() -> None:
    village = GAME.apply(at({"f6": "red", "f7": "blue"}, variant="fast"), 1, "f6xf7")
    assert (village.house, village.forest) == ((0, 0), (0, 1))
    elsewhere = GAME.apply(at({"f1": "red", "g1": "blue"}, variant="fast"), 1, "f1xg1")
    assert (elsewhere.house, elsewhere.forest) == ((0, 1), (0, 0))


def test_mf_05_the_forest_holds_many_and_is_left_onto_the_field_it_hangs_on() -> None:
    position = at(variant="fast", forest={"red": 4, "blue": 3})
    assert GAME.legal(position, 1) == ["forest-f4"]
    assert ends(position, 2, "forest") == {"e4", "g4", "f5"}
    assert GAME.apply(position, 1, "forest-f4").forest == (3, 3)


def test_mf_05_the_forest_is_not_entered_by_moving_and_takes_no_barricade() -> None:
    position = at({"f4": "red", "e4": "barricade"}, variant="fast", forest={"red": 1})
    texts = {move for die in NUMBERS for move in GAME.legal(position, die)}
    assert not [move for move in texts if "forest" in move[1:]]


# --- house rules -----------------------------------------------------------------------------


def test_with_play_for_places_the_others_play_on_until_one_is_left() -> None:
    options = {"play_for_places": True}
    position = at(
        {"i13": "red", "h13": "green", "a1": "red", "b1": "blue"},
        house={"red": 0, "green": 1, "blue": 0},
        options=options,
    )
    position = GAME.apply(position, 1, "i13-i14")
    assert stand(position) == {"h13": "green", "a1": "red", "b1": "blue"}
    assert GAME.outcome(position) == Outcome(over=False, winners=("red",))
    assert GAME.load(GAME.dump(position)) == position
    position = GAME.apply(position, 1, "h13-i13")
    position = GAME.apply(position, 1, "b1xa1")
    assert (position.seat, position.house) == ("green", (1, 1, 0))
    position = GAME.apply(position, 1, "i13-i14")
    assert GAME.outcome(position) == Outcome(over=True, winners=("red", "green"))
    assert GAME.legal(position, 1) == []
    assert GAME.load(GAME.dump(position)) == position


def test_six_again_ends_with_the_goal() -> None:
    options = {"six_again": True, "play_for_places": True}
    position = at({"d13": "red", "a1": "green"}, house={"red": 0, "green": 0, "blue": 1}, options=options)
    assert GAME.apply(position, 6, "d13-i14").seat == "green"


def test_a_handicap_is_fewer_pawns() -> None:
    assert GAME.setup("classic", ("red", "blue"), handicap={"blue": 3}).house == (5, 3)


@pytest.mark.parametrize("pawns", [{"blue": 0}, {"blue": 6}, {"blue": True}, {"blue": "3"}, {"green": 3}])
def test_a_handicap_that_cannot_be_is_refused(pawns: dict[str, int]) -> None:
    with pytest.raises(PositionError, match="pawns: "):
        GAME.setup("classic", ("red", "blue"), handicap=pawns)


@pytest.mark.parametrize(
    ("variant", "seats", "options"),
    [
        (None, ALL, {}),
        (["classic"], ALL, {}),
        ("classic", None, {}),
        ("classic", "red", {}),
        ("classic", ALL, []),
    ],
)
def test_a_set_up_of_the_wrong_kind_is_refused_by_name(variant: Any, seats: Any, options: Any) -> None:
    with pytest.raises(
        PositionError, match=r"unknown variant|seats must be a list|options must be an object"
    ):
        GAME.setup(variant, seats, options)


def test_a_first_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(PositionError, match="first: 'green' does not play"):
        GAME.setup("classic", ("red", "blue"), first="green")


# --- leaving ---------------------------------------------------------------------------------


def test_a_seat_that_leaves_takes_its_pawns_along_and_hands_on_the_turn() -> None:
    position = at(
        {"c1": "red", "e1": "green", "a3": "barricade"},
        turn="green",
        house={"red": 1, "green": 1, "blue": 1},
    )
    left = GAME.leave(position, "green")
    assert GAME.dump(left) == {
        "game": "malefiz",
        "variant": "classic",
        "turn": "blue",
        "pieces": {"c1": "red", "a3": "barricade"},
        "house": {"red": 1, "blue": 1},
    }
    assert GAME.leave(position, "red").seat == "green"


def test_a_number_stays_with_who_rolled_it_and_goes_with_who_leaves() -> None:
    position = at(turn="green", die=4, house={"red": 1, "green": 1, "blue": 1})
    assert [GAME.number(GAME.leave(position, gone)) for gone in ("red", "green")] == [4, None]


def test_a_seat_cannot_leave_where_fewer_than_two_would_play_on() -> None:
    with pytest.raises(PositionError, match="red cannot leave"):
        GAME.leave(at(), "red")
    three = at(
        {"a1": "blue"},
        turn="blue",
        house={"red": 1, "green": 1, "blue": 0},
        places=["red"],
        options={"play_for_places": True},
    )
    with pytest.raises(PositionError, match="green cannot leave"):
        GAME.leave(three, "green")
    after = GAME.leave(three, "red")
    assert (after.seats, GAME.outcome(after)) == (("green", "blue"), Outcome(over=False, winners=("red",)))
    assert GAME.load(GAME.dump(after)) == after


def test_the_turn_of_a_seat_that_leaves_goes_past_the_finished_ones() -> None:
    position = at(
        {"a1": "red"},
        house=dict.fromkeys(ALL, 1),
        places=["green"],
        options={"play_for_places": True},
    )
    assert GAME.leave(position, "red").seat == "yellow"


def test_nobody_leaves_a_game_that_is_over() -> None:
    won = at({"i14": "red"}, turn="green", house={"red": 1, "green": 1, "blue": 1}, places=["red"])
    with pytest.raises(PositionError, match="blue cannot leave: the game is over"):
        GAME.leave(won, "blue")


def test_a_seat_that_does_not_play_cannot_leave() -> None:
    with pytest.raises(PositionError, match="'green' does not play"):
        GAME.leave(at(), "green")
