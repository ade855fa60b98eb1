"""Walls on a grid: connected or not, made from numbers, fair or not."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.labyrinth.common.grid import grid
from companion.games.labyrinth.common.maze import (
    Fairness,
    components,
    distances,
    fair_maze,
    fairest,
    fairness,
    maze,
    most_walls,
    numbers,
)

BIG = grid(6, 6)
INSIDE = BIG.all_fields & ~sum(1 << corner for corner in BIG.corners)


def at_random(chance: random.Random, walls: int) -> Mask:
    """So many walls in slots drawn at random."""
    return sum(1 << slot for slot in chance.sample(range(len(BIG.slots)), walls))


def naive_parts(walls: Mask) -> list[set[int]]:
    """The components by merging sets, sharing no code with the maze."""
    parts = [{field} for field in range(36)]
    for slot, (one, other) in enumerate(BIG.ends):
        if not walls >> slot & 1:
            mine = next(part for part in parts if one in part)
            theirs = next(part for part in parts if other in part)
            if mine is not theirs:
                parts.remove(theirs)
                mine |= theirs
    return parts


# --- what hangs together ---------------------------------------------------------------------


def test_a_connected_6_by_6_has_at_most_25_walls() -> None:
    assert len(BIG.slots) == 60
    assert most_walls(BIG) == 25
    assert most_walls(grid(4, 4)) == 9


@settings(deadline=None)
@given(st.integers(0, 2**60 - 1))
def test_components_are_those_found_by_merging(walls: Mask) -> None:
    assert sorted(map(sorted, naive_parts(walls))) == [list(bits(part)) for part in components(BIG, walls)]
    assert BIG.connected(walls) == (len(components(BIG, walls)) == 1)


@settings(max_examples=30, deadline=None)
@given(st.sets(st.integers(0, 59), min_size=26))
def test_more_than_25_walls_are_never_connected(slots: set[int]) -> None:
    assert len(components(BIG, sum(1 << slot for slot in slots))) > 1


def test_without_walls_a_way_is_as_long_as_columns_and_rows_apart() -> None:
    steps = distances(BIG, 0, BIG.field("b2"))
    for field in range(36):
        x, y = BIG.place(field)
        assert steps[field] == abs(x - 1) + abs(y - 1)


def test_a_field_behind_walls_on_all_sides_has_no_way() -> None:
    walls = BIG.around[BIG.field("c3")]
    steps = distances(BIG, walls, 0)
    assert [BIG.fields[field] for field, length in enumerate(steps) if length is None] == ["c3"]
    assert BIG.field_names(components(BIG, walls)[1]) == ("c3",)


def test_a_way_round_a_wall_is_counted() -> None:
    assert distances(BIG, BIG.slots_mask(["a1-b1"]), BIG.field("a1"))[BIG.field("b1")] == 3


@pytest.mark.slow
@pytest.mark.parametrize(("walls", "low", "high"), [(18, 0.21, 0.27), (19, 0.13, 0.19), (24, 0.001, 0.009)])
def test_random_layouts_are_connected_as_seldom_as_the_facts_say(walls: int, low: float, high: float) -> None:
    chance = random.Random(walls)
    found = sum(BIG.connected(at_random(chance, walls)) for _ in range(4000))
    assert low < found / 4000 < high


@pytest.mark.slow
def test_an_opening_in_each_field_is_far_too_weak_a_rule() -> None:
    chance = random.Random(1)
    opened = [
        walls
        for walls in (at_random(chance, 24) for _ in range(10_000))
        if all(around & ~walls for around in BIG.around)
    ]
    assert len(opened) > 500
    assert sum(map(BIG.connected, opened)) / len(opened) < 0.08


# --- made from numbers -----------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 25), st.lists(st.integers(0, 99), min_size=60, max_size=60))
def test_every_maze_is_connected_and_has_exactly_the_wished_number_of_walls(
    walls: int, lots: list[int]
) -> None:
    made = maze(BIG, walls, lots)
    assert made.bit_count() == walls
    assert len(naive_parts(made)) == 1


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.integers(2, 6), st.text(max_size=9))
def test_a_maze_of_any_size_with_as_many_walls_as_can_be_has_one_way_between_fields(
    columns: int, rows: int, seed: str
) -> None:
    size = grid(columns, rows)
    made = maze(size, most_walls(size), numbers(seed, len(size.slots)))
    assert size.connected(made)
    assert not any(size.connected(made | 1 << slot) for slot in bits(size.all_slots & ~made))


def test_the_same_lots_give_the_same_maze_and_others_another() -> None:
    assert maze(BIG, 24, range(60)) == maze(BIG, 24, range(60))
    assert maze(BIG, 24, range(60)) != maze(BIG, 24, range(60, 0, -1))


def test_a_stored_seed_gives_its_maze_again() -> None:
    small = grid(3, 3)
    assert small.slot_names(maze(small, 4, numbers("kept", 12))) == ("b1-b2", "b2-b3", "b3-c3", "c1-c2")
    assert small.slot_names(maze(small, 2, numbers("kept", 12))) == ("b1-b2", "b3-c3")


def test_a_maze_with_fewer_walls_is_the_same_with_some_opened() -> None:
    lots = numbers("x", 60)
    for walls in range(19, 24):
        assert not maze(BIG, walls, lots) & ~maze(BIG, walls + 1, lots)


def test_every_slot_is_a_wall_in_some_mazes_and_open_in_others() -> None:
    made = [maze(BIG, 24, numbers(str(number), 60)) for number in range(100)]
    shares = [sum(walls >> slot & 1 for walls in made) / 100 for slot in range(60)]
    assert 0.1 < min(shares) <= max(shares) < 0.8


@pytest.mark.parametrize("walls", [-1, 26, 60])
def test_a_number_of_walls_that_no_connected_maze_has_is_refused(walls: int) -> None:
    with pytest.raises(PositionError, match="0 to 25"):
        maze(BIG, walls, range(60))


def test_another_number_of_lots_is_refused() -> None:
    with pytest.raises(PositionError, match="60 slots, not 59"):
        maze(BIG, 24, range(59))


def test_numbers_are_the_same_for_the_same_text_and_a_longer_row_begins_alike() -> None:
    assert numbers("salt", 3) == numbers("salt", 60)[:3]
    assert numbers("salt", 3) != numbers("pepper", 3)
    assert len(set(numbers("salt", 1000))) == 1000


# --- fair or not -----------------------------------------------------------------------------


def test_no_walls_are_quite_fair() -> None:
    assert fairness(BIG, 0, BIG.corners, INSIDE).spread == 0


def test_a_corner_with_a_way_round_is_worse_off_by_it() -> None:
    found = fairness(BIG, BIG.slots_mask(["a1-b1"]), (0, BIG.field("f6")), 1 << BIG.field("b1"))
    assert found == Fairness((3, 9), 1)
    assert found.spread == 6.0


def test_an_unreachable_target_is_named() -> None:
    with pytest.raises(PositionError, match="no way from a1 to c3"):
        fairness(BIG, BIG.around[BIG.field("c3")], (0,), INSIDE)


def test_the_fairest_is_chosen_and_the_first_of_equals() -> None:
    one, other = BIG.slots_mask(["a1-b1"]), BIG.slots_mask(["e6-f6"])
    assert fairest(BIG, [one, 0], BIG.corners, INSIDE) == 0
    assert fairest(BIG, [one, other], BIG.corners, INSIDE) == one
    assert fairest(BIG, [other, one], BIG.corners, INSIDE) == other


@settings(max_examples=10, deadline=None)
@given(st.integers(19, 24), st.text(max_size=5))
def test_of_more_candidates_none_is_fairer_than_the_one_chosen(walls: int, seed: str) -> None:
    def spread(candidates: int) -> float:
        made = fair_maze(BIG, walls, seed, starts=BIG.corners, targets=INSIDE, candidates=candidates)
        assert BIG.connected(made)
        assert made.bit_count() == walls
        return fairness(BIG, made, BIG.corners, INSIDE).spread

    assert spread(1) >= spread(2) >= spread(6)


def test_no_candidates_are_refused() -> None:
    with pytest.raises(PositionError, match="candidates"):
        fair_maze(BIG, 24, "x", starts=BIG.corners, targets=INSIDE, candidates=0)
