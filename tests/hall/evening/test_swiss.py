"""Pairs by points: all are paired, nobody twice with the same one where that can be, like with like."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from companion.hall.evening.swiss import swiss_pairs


def cheapest(points: dict[int, int], met: dict[tuple[int, int], int]) -> tuple[int, int]:
    """(how many meet again, differences of points squared) of the best draw, by trying all."""

    def best(left: tuple[int, ...]) -> tuple[int, int]:
        if not left:
            return 0, 0
        one, *others = left
        found = []
        for other in others:
            again, apart = best(tuple(player for player in others if player != other))
            met_before = met.get((min(one, other), max(one, other)), 0)
            found.append((again + met_before, apart + (points[one] - points[other]) ** 2))
        return min(found)

    return best(tuple(points))


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_other_draw_is_better(data: st.DataObject) -> None:
    count = data.draw(st.sampled_from([2, 4, 6, 8]))
    points = {player: data.draw(st.integers(0, 12)) for player in range(1, count + 1)}
    pairs = list(combinations(points, 2))
    met = {two: data.draw(st.integers(0, 2)) for two in pairs}
    found = swiss_pairs(points, met, Random(data.draw(st.integers(0, 99))))
    assert sorted(player for two in found for player in two) == sorted(points)
    again = sum(met[two] for two in found)
    apart = sum((points[one] - points[other]) ** 2 for one, other in found)
    best_again, best_apart = cheapest(points, met)
    assert again == best_again
    assert apart == best_apart


def test_chance_decides_between_equals() -> None:
    level = dict.fromkeys(range(1, 9), 0)
    drawn = {tuple(swiss_pairs(level, {}, Random(seed))) for seed in range(20)}
    assert len(drawn) > 10


def test_nobody_is_no_pair() -> None:
    assert swiss_pairs({}, {}, Random(1)) == []
