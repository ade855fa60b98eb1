"""A board's geometry, bit sets, and values that games answer with."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.game import Arrangement, Board, Illegal, Outcome, Pool, bits, lowest

BOARD = Board(
    "small",
    ("a1", "b1", "a2", "w", "red:1", "red:2", "any:1"),
    ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.5, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0)),
    ((0, 1), (2, 0)),
    (Pool("red", 0b0110000, "red"), Pool("any", 0b1000000, None)),
    {
        "final": ("a2",),
        "slots": ("w",),
        "contacts": ("b1",),
        "handed": ("any:1",),
        "optional:walls": ("w",),
        "optional:rest": ("a1", "b1"),
    },
)
BARE = replace(BOARD, marks={})


def test_a_board_tells_its_marks_as_bit_sets() -> None:
    assert (BOARD.final, BOARD.contacts, BOARD.handed) == (0b100, 0b10, 1 << 6)
    assert BOARD.optional == (("w",), ("a1", "b1"))
    assert (BARE.final, BARE.contacts, BARE.handed, BARE.optional, BARE.apart) == (0, 0, 0, (), 0)


def test_apart_are_the_slots_and_all_places_beside_the_board() -> None:
    assert [BOARD.apart >> spot & 1 for spot in range(10)] == [0, 0, 0, 1, 0, 0, 0, 1, 1, 1]


def test_a_board_tells_fields_from_pools() -> None:
    assert BOARD.fields == 0b1111
    red, mixed = BOARD.pools
    assert BOARD.pool_at == (None, None, None, None, red, red, mixed)
    assert BOARD.rows == {0.0: [0, 3, 1], 1.0: [2]}
    assert BOARD.near == {frozenset((0, 1)), frozenset((0, 2))}


def test_spots_have_names_and_numbers() -> None:
    assert BOARD.index["w"] == 3
    assert BOARD.mask(("w", "a1")) == 0b1001
    assert BOARD.names(0b1011) == ("a1", "b1", "w")
    assert BOARD.names(0b1100) == ("a2", "w"), "sorted by name"
    with pytest.raises(KeyError):
        BOARD.mask(("z9",))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (0b0010001, 0b0100001, True),  # another place of the house
        (0b0010001, 0b0010010, False),
        (0b0110000, 0b0010000, False),
        (0b1000000, 0b0010000, False),  # another pool
    ],
)
def test_of_a_pool_only_the_number_counts(one: int, other: int, *, same: bool) -> None:
    assert (BOARD.key(one) == BOARD.key(other)) is same


def test_what_counts_is_the_fields_and_each_pools_number() -> None:
    assert BOARD.key(0b0110001) == (1, 2, 0)
    assert BOARD.key(0b1001010) == (0b1010, 0, 1)


@pytest.mark.parametrize(
    ("mask", "numbers"), [(0, []), (1, [0]), (0b1000, [3]), (0b11, [0, 1]), (0b10110, [1, 2, 4])]
)
def test_bits_are_numbered_from_the_lowest(mask: int, numbers: list[int]) -> None:
    assert bits(mask) == numbers


@pytest.mark.parametrize(
    ("count", "choices", "chosen"),
    [
        (0, (0b11,), 0),
        (1, (0b110,), 0b010),
        (2, (0b111,), 0b011),
        (2, (0b100, 0b011), 0b101),
        (3, (0b100, 0b111), 0b111),
        (5, (0b100, 0b001), 0b101),
    ],
)
def test_the_lowest_of_the_first_choice_come_first(count: int, choices: tuple[int, ...], chosen: int) -> None:
    assert lowest(count, *choices) == chosen


@pytest.mark.parametrize(
    ("outcome", "first"),
    [
        (Outcome(over=False), ()),
        (Outcome(True, ("red", "blue")), ("red",)),
        (Outcome(True, ("red", "blue"), shared=True), ("red", "blue")),
    ],
)
def test_who_has_won_the_game(outcome: Outcome, first: tuple[str, ...]) -> None:
    assert outcome.first == first


def test_two_reasons_are_the_same_where_the_same_is_said() -> None:
    one = Illegal("wrong-count", "MA-04", 1, 2)
    same = replace(one, arrangement=Arrangement((), (1,)), onward=True, facts={"count": 3})
    assert one == same
    assert hash(one) == hash(same)
    for other in ({"reason": "blocked"}, {"rule": "MA-05"}, {"wrong": 2}, {"missing": 1}):
        assert replace(one, **other) != one
    assert one != "wrong-count"
