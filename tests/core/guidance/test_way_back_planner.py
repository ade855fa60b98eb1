"""The way to put a board right."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.guidance.hungarian import assign
from companion.core.guidance.way_back_planner import Step, plan
from companion.core.model.game import Board
from companion.core.model.types import Mask
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME

BOARD = GAME.board("classic")
START = GAME.setup("classic", ["red", "green", "yellow", "blue"])
EXPECTED = GAME.picture(START)
KINDS = GAME.kinds(START, EXPECTED)


def spots(*names: str) -> Mask:
    return BOARD.mask(names)


def steps(seen: Mask, wandered: dict[str, str] | None = None, held: tuple[str, ...] = ()) -> list[str]:
    index = BOARD.index
    known = {index[now]: index[origin] for now, origin in (wandered or {}).items()}
    found = plan(BOARD, EXPECTED, seen, KINDS, known, held=[index[name] for name in held])
    return [told(BOARD, step) for step in found]


def told(board: Board, step: Step) -> str:
    names = ["-" if spot is None else board.spots[spot] for spot in (step.frm, step.to)]
    return f"{names[0]} > {names[1]} {step.piece}"


def carried_out(seen: Mask, way: tuple[Step, ...]) -> Mask:
    """The picture after all steps; every piece must be there, and every target free."""
    for step in way:
        if step.frm is not None:
            assert seen >> step.frm & 1
            seen ^= 1 << step.frm
        if step.to is not None:
            assert not seen >> step.to & 1
            seen |= 1 << step.to
    return seen


def test_a_right_board_needs_nothing() -> None:
    assert steps(EXPECTED) == []


def test_a_stray_barricade_goes_back_to_its_gap() -> None:
    assert steps(EXPECTED ^ spots("i9", "h9")) == ["h9 > i9 barricade"]


def test_two_strays_take_the_way_with_the_smallest_sum_of_distances() -> None:
    """The nearest gap of the first alone would leave the second a long way."""
    seen = EXPECTED ^ spots("a3", "e3", "d3", "g3")
    assert steps(seen) == ["d3 > a3 barricade", "g3 > e3 barricade"]


def test_a_surplus_without_a_gap_is_taken_off() -> None:
    assert steps(EXPECTED | spots("c5")) == ["c5 > - None"]


def test_a_gap_without_a_surplus_gets_a_piece() -> None:
    assert steps(EXPECTED ^ spots("red:3")) == ["- > red:3 red"]


def test_pairs_come_before_leftovers() -> None:
    seen = EXPECTED ^ spots("i9", "h9", "c5", "d5")
    assert steps(seen) == ["h9 > i9 barricade", "c5 > - None", "d5 > - None"]


def test_in_a_house_only_the_number_counts() -> None:
    four = GAME.setup("classic", ["red", "blue"], handicap={"red": 3, "blue": 5})
    expected = GAME.picture(four)
    seen = expected ^ spots("red:1", "red:5")
    assert plan(BOARD, expected, seen, GAME.kinds(four, expected), {}) == ()


def test_an_unreturned_pawn_is_missing_from_the_lowest_place_that_lost_one() -> None:
    assert steps(EXPECTED ^ spots("red:4", "red:2", "b1")) == ["b1 > red:2 red", "- > red:4 red"]


def test_a_followed_piece_goes_back_where_it_came_from_though_another_gap_is_nearer() -> None:
    seen = EXPECTED ^ spots("i9", "i10", "h9", "c13")
    assert steps(seen, {"c13": "i9", "h9": "i10"}) == ["h9 > i10 barricade", "c13 > i9 barricade"]


def test_a_followed_piece_never_fills_a_gap_of_another_kind() -> None:
    seen = EXPECTED ^ spots("red:1", "green:1", "g1")
    assert steps(seen, {"g1": "red:1"}) == ["g1 > red:1 red", "- > green:1 green"]
    assert steps(EXPECTED ^ spots("green:1", "g1"), {"g1": "red:1"}) == [
        "g1 > - red",
        "- > green:1 green",
    ]


def test_a_piece_that_stands_on_anothers_place_makes_room_first() -> None:
    """Red stands where the barricade belongs, the barricade beside it: the picture alone shows one step."""
    seen = EXPECTED ^ spots("red:1", "d3")
    assert steps(seen, {"e3": "red:1", "d3": "e3"}) == ["e3 > red:1 red", "d3 > e3 barricade"]


def test_two_kinds_that_changed_places_are_undone_though_the_picture_is_right() -> None:
    assert steps(EXPECTED, {"e3": "red:1", "red:1": "e3"}) == [
        "e3 > - red",
        "red:1 > e3 barricade",
        "- > red:1 red",
    ]


def test_two_of_a_kind_that_changed_places_are_right() -> None:
    assert steps(EXPECTED, {"e3": "m3", "m3": "e3", "red:1": "red:2"}) == []


def test_a_piece_in_the_hand_goes_back_first() -> None:
    seen = EXPECTED ^ spots("i9", "h9", "red:2")
    assert steps(seen, {"h9": "i9"}, held=("red:2",)) == ["- > red:2 red", "h9 > i9 barricade"]


def test_a_piece_in_the_hand_waits_for_the_one_on_its_place() -> None:
    seen = EXPECTED ^ spots("red:1")
    assert steps(seen, {"e3": "red:1"}, held=("e3",)) == ["e3 > red:1 red", "- > e3 barricade"]


def in_hand(seen: Mask, lifted: str, origin: str | None = None, *held: str) -> list[str]:
    index = BOARD.index
    hand = (index[lifted], None if origin is None else index[origin])
    found = plan(BOARD, EXPECTED, seen, KINDS, {}, held=[index[name] for name in held], lifted=hand)
    return [told(BOARD, step) for step in found]


def test_a_stray_keeps_its_target_while_it_is_in_the_hand() -> None:
    """Without a memory the stray that is left would be sent to the gap that the one in the hand was for."""
    seen = EXPECTED ^ spots("a3", "e3", "d3", "g3")
    assert steps(seen) == ["d3 > a3 barricade", "g3 > e3 barricade"]
    assert steps(seen ^ spots("g3")) == ["d3 > e3 barricade", "- > a3 barricade"]
    assert in_hand(seen ^ spots("g3"), "g3") == ["- > e3 barricade", "d3 > a3 barricade"]


def test_a_right_piece_in_the_hand_goes_back_before_anything_else() -> None:
    seen = EXPECTED ^ spots("a3", "d3", "i9")
    assert in_hand(seen, "i9") == ["- > i9 barricade", "d3 > a3 barricade"]
    assert in_hand(seen, "i9", "i9", "i9") == ["- > i9 barricade", "d3 > a3 barricade"]


def test_a_ring_is_opened_where_two_pieces_of_a_kind_may_exchange_targets() -> None:
    """Two pairs that changed places with each other are one ring of four: five moves, not six."""
    seen = {"red:1": "e3", "e3": "red:1", "red:2": "m3", "m3": "red:2"}
    assert len(steps(EXPECTED, seen)) == 5


def test_a_sensor_that_sees_kinds_is_believed_before_what_was_followed() -> None:
    index, barricade = BOARD.index, frozenset({"barricade"})
    kinds: list[frozenset[str] | None] = [None] * len(BOARD.spots)
    kinds[index["e3"]] = kinds[index["red:1"]] = barricade
    wandered = {index["e3"]: index["red:1"], index["red:1"]: index["e3"]}
    found = plan(BOARD, EXPECTED ^ spots("red:2"), EXPECTED, KINDS, {}, seen_kinds=kinds)
    assert [told(BOARD, step) for step in found] == ["red:1 > - barricade"]
    found = plan(BOARD, EXPECTED, EXPECTED, KINDS, wandered, seen_kinds=kinds)
    assert [told(BOARD, step) for step in found] == ["red:1 > - barricade", "- > red:1 red"]


@settings(max_examples=60, deadline=None)
@given(
    gone=st.sets(st.integers(0, 131), max_size=8),
    come=st.sets(st.integers(0, 131), max_size=8),
    data=st.data(),
)
def test_every_plan_can_be_carried_out_and_ends_at_what_counts(
    gone: set[int], come: set[int], data: st.DataObject
) -> None:
    seen = EXPECTED
    for spot in gone:
        seen &= ~(1 << spot)
    for spot in come:
        seen |= 1 << spot
    standing = [spot for spot in range(132) if seen >> spot & 1]
    nows = data.draw(st.lists(st.sampled_from(standing), unique=True, max_size=6))
    origins = [spot for spot in range(132) if EXPECTED >> spot & 1]
    wandered = dict(zip(nows, data.draw(st.permutations(origins)), strict=False))
    way = plan(BOARD, EXPECTED, seen, KINDS, wandered)
    assert BOARD.key(carried_out(seen, way)) == BOARD.key(EXPECTED)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 5).flatmap(
        lambda columns: st.lists(
            st.lists(st.integers(-50, 50), min_size=columns, max_size=columns), max_size=5
        )
    )
)
def test_the_assignment_is_as_cheap_as_the_best_of_all_tried_by_hand(costs: list[list[int]]) -> None:
    found = assign(costs)
    rows, columns = len(costs), len(costs[0]) if costs else 0
    assert len(set(found)) == len(set(found.values())) == min(rows, columns)
    if rows <= columns:
        ways = [list(enumerate(way)) for way in itertools.permutations(range(columns), rows)]
    else:
        ways = [
            [(row, column) for column, row in enumerate(way)]
            for way in itertools.permutations(range(rows), columns)
        ]
    best = min(sum(costs[row][column] for row, column in way) for way in ways)
    assert sum(costs[row][column] for row, column in found.items()) == best


def test_without_knowledge_the_sum_of_distances_is_the_smallest() -> None:
    seen = EXPECTED ^ spots("a3", "e3", "m3", "q3", "c5", "h9", "n5", "p13")
    way = plan(BOARD, EXPECTED, seen, KINDS, {})
    wrong, gaps = spots("c5", "h9", "n5", "p13"), ["a3", "e3", "m3", "q3"]
    assert sum(1 << step.frm for step in way if step.frm is not None) == wrong

    def length(targets: tuple[str, ...]) -> float:
        return sum(
            math.dist(BOARD.xy[step.frm], BOARD.xy[BOARD.index[to]])
            for step, to in zip(way, targets, strict=True)
            if step.frm is not None
        )

    chosen = tuple(BOARD.spots[step.to] for step in way if step.to is not None)
    assert length(chosen) == pytest.approx(min(length(t) for t in itertools.permutations(gaps)), abs=0.03)


def test_a_figure_never_fills_the_slot_of_a_wall_nor_a_wall_a_field() -> None:
    board = LABYRINTH.board("small")
    walls = board.mask([name for name in board.spots if "-" in name])
    expected = walls | board.mask(["a1", "d4"])
    seen = expected & ~board.mask(["c1-c2", "a1"]) | board.mask(["c1"])
    way = plan(board, expected, seen, (None,) * len(board.spots), {})
    assert {(step.frm, step.to) for step in way} == {
        (board.index["c1"], board.index["a1"]),
        (None, board.index["c1-c2"]),
    }
