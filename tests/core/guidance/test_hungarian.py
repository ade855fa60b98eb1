"""Who goes where at the smallest cost, against all ways there are."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from companion.core.guidance.hungarian import Costs, assign


def least(costs: Costs) -> int:
    """The smallest sum, by trying all ways."""
    rows, columns = range(len(costs)), range(len(costs[0]))
    if len(costs) > len(costs[0]):
        return min(
            sum(costs[row][column] for column, row in enumerate(ways))
            for ways in itertools.permutations(rows, len(columns))
        )
    return min(
        sum(costs[row][column] for row, column in enumerate(ways))
        for ways in itertools.permutations(columns, len(rows))
    )


@pytest.mark.parametrize(
    ("costs", "goes"),
    [
        ([], {}),
        ([[]], {}),
        ([[7]], {0: 0}),
        ([[1, 2], [1, 9]], {0: 1, 1: 0}),
        ([[4, 1, 3], [2, 0, 5], [3, 2, 2]], {0: 1, 1: 0, 2: 2}),
        ([[3, 0, 3], [4, 2, 4], [4, 0, 4]], {0: 2, 1: 0, 2: 1}),
        ([[5, 1, 9]], {0: 1}),
        ([[5], [1], [9]], {1: 0}),
        ([[8, 1], [2, 7], [1, 3]], {0: 1, 2: 0}),
        ([[-3, 0], [-5, 0]], {0: 1, 1: 0}),
    ],
)
def test_the_cheapest_way_is_found(costs: Costs, goes: dict[int, int]) -> None:
    assert assign(costs) == goes
    assert [*assign(costs)] == sorted(goes), "rows come in order"


@pytest.mark.parametrize("shape", [(1, 4), (4, 4), (3, 5), (5, 3), (5, 5)])
def test_no_other_way_is_cheaper(shape: tuple[int, int]) -> None:
    rows, columns = shape
    chance = Random(rows * 10 + columns)
    for most in (2, 9, 1000):
        costs = [[chance.randint(0, most) for _ in range(columns)] for _ in range(rows)]
        goes = assign(costs)
        assert len(goes) == len({*goes.values()}) == min(shape)
        assert sum(costs[row][column] for row, column in goes.items()) == least(costs)
