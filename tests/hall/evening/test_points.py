"""What places are worth."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from companion.hall.evening.points import points


@pytest.mark.parametrize(
    ("places", "wanted"),
    [
        ((), {}),
        (((1,), (2,)), {1: 4, 2: 1}),
        (((1,), (2,), (3,)), {1: 4, 2: 2, 3: 1}),
        (((1,), (2,), (3,), (4,)), {1: 4, 2: 3, 3: 2, 4: 1}),
        (((1, 2),), {1: 4, 2: 4}),
        (((3,), (1, 2), (4,)), {3: 4, 1: 3, 2: 3, 4: 1}),
        (((3,), (1, 2, 4)), {3: 4, 1: 3, 2: 3, 4: 3}),
        (((1, 2), (3,)), {1: 4, 2: 4, 3: 1}),
    ],
)
def test_points_by_place(places: tuple[tuple[int, ...], ...], wanted: dict[int, int]) -> None:
    assert points(places) == wanted


@pytest.mark.slow
@given(st.permutations(range(1, 5)), st.lists(st.booleans(), min_size=3, max_size=3), st.integers(2, 4))
def test_who_is_before_another_never_has_less(order: list[int], shares: list[bool], count: int) -> None:
    places: list[list[int]] = [[order[0]]]
    for player, with_before in zip(order[1:count], shares, strict=False):
        if with_before:
            places[-1].append(player)
        else:
            places.append([player])
    found = points(tuple(map(tuple, places)))
    told = [found[player] for player in order[:count]]
    assert told == sorted(told, reverse=True)
    assert found[order[0]] == 4
    assert min(told) >= 1
