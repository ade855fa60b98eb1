"""The grid of both labyrinths: numbers, names, neighbours, wall slots."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.games.labyrinth.common.grid import grid

SMALL = grid(4, 4)
BIG = grid(6, 6)


def test_fields_are_columns_from_the_left_and_rows_from_near() -> None:
    assert SMALL.fields[:5] == ("a1", "b1", "c1", "d1", "a2")
    assert SMALL.fields[-1] == "d4"
    assert BIG.fields[-1] == "f6"
    assert grid(3, 2).fields == ("a1", "b1", "c1", "a2", "b2", "c2")


def test_the_small_grid_has_24_slots_and_degrees_2_3_4_four_eight_four_times() -> None:
    assert len(SMALL.slots) == len(set(SMALL.slots)) == 24
    assert Counter(around.bit_count() for around in SMALL.around) == {2: 4, 3: 8, 4: 4}


def test_the_big_grid_has_60_slots() -> None:
    assert len(BIG.slots) == 60
    assert Counter(around.bit_count() for around in BIG.around) == {2: 4, 3: 16, 4: 16}


@pytest.mark.parametrize("size", [(4, 4), (6, 6), (3, 2), (2, 9), (9, 9)])
def test_each_slot_is_named_after_its_neighbours_the_smaller_name_first(size: tuple[int, int]) -> None:
    board = grid(*size)
    assert len(board.slots) == 2 * size[0] * size[1] - size[0] - size[1]
    for slot, name in enumerate(board.slots):
        one, other = name.split("-")
        assert one < other
        (ax, ay), (bx, by) = board.place(board.field(one)), board.place(board.field(other))
        assert abs(ax - bx) + abs(ay - by) == 1
        assert board.xy(slot) == ((ax + bx) / 2, (ay + by) / 2)
        assert board.slot(name) == slot == board.between(board.field(other), board.field(one))
        assert board.beyond(slot, board.field(one)) == board.field(other)


def test_numbers_and_places_belong_together() -> None:
    for field, name in enumerate(BIG.fields):
        assert BIG.field(name) == field == BIG.at(*BIG.place(field))
    assert BIG.fields[BIG.at(2, 4)] == "c5"


def test_neighbours_are_beyond_the_slots_of_a_field_and_never_diagonal() -> None:
    for field, near in enumerate(SMALL.neighbours):
        assert near == tuple(sorted(SMALL.beyond(slot, field) for slot in bits(SMALL.around[field])))
        assert all(field in SMALL.neighbours[other] for other in near)
    assert SMALL.between(SMALL.field("a1"), SMALL.field("b2")) is None
    assert SMALL.between(SMALL.field("d1"), SMALL.field("a2")) is None, "no way round the border"


def test_corners_go_round_clockwise_and_lie_opposite() -> None:
    assert [SMALL.fields[corner] for corner in SMALL.corners] == ["a1", "a4", "d4", "d1"]
    assert [grid(3, 2).fields[corner] for corner in grid(3, 2).corners] == ["a1", "a2", "c2", "c1"]
    assert SMALL.opposite(SMALL.field("a4")) == SMALL.field("d1")


def test_what_can_be_reached_depends_on_the_walls() -> None:
    assert SMALL.connected(0)
    assert not SMALL.connected(SMALL.all_slots)
    assert SMALL.reached(5, SMALL.all_slots) == 1 << 5
    corner = SMALL.slots_mask(["a1-b1", "a1-a2"])
    assert SMALL.reached(0, corner) == SMALL.fields_mask(["a1"])
    assert SMALL.reached(1, corner) == SMALL.all_fields & ~1
    assert SMALL.connected(SMALL.slots_mask(["a1-b1"]))


def test_sets_have_names_and_names_have_sets() -> None:
    assert SMALL.field_names(SMALL.fields_mask(["b1", "a2", "b1"])) == ("a2", "b1")
    assert SMALL.slot_names(SMALL.slots_mask(["c3-c4", "a1-b1"])) == ("a1-b1", "c3-c4")


def test_what_is_no_field_slot_or_grid_is_named() -> None:
    with pytest.raises(PositionError, match="unknown field 'e1': fields are a1 to d4"):
        SMALL.field("e1")
    with pytest.raises(PositionError, match="unknown wall slot 'b1-a1'"):
        SMALL.slot("b1-a1")
    with pytest.raises(PositionError, match="column 4"):
        SMALL.at(4, 0)
    with pytest.raises(PositionError, match="2 to 9"):
        grid(1, 25)
