"""How many sit at each table."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from companion.hall.evening.sizes import sizes

ANY = (2, 4)


@pytest.mark.parametrize(
    ("players", "tables", "most", "wanted"),
    [
        (2, [ANY], 2, (2,)),
        (3, [ANY, ANY], 2, (2,)),
        (4, [ANY, ANY], 2, (2, 2)),
        (4, [ANY, ANY], 3, (2, 2)),
        (5, [ANY, ANY], 4, (3, 2)),
        (6, [ANY, ANY], 4, (3, 3)),
        (7, [ANY, ANY], 4, (4, 3)),
        (9, [ANY] * 3, 4, (3, 3, 3)),
        (9, [ANY] * 2, 4, (4, 4)),
        (8, [ANY] * 12, 4, (4, 4)),
        (7, [(3, 4), ANY], 4, (4, 3)),
        (5, [(3, 4), ANY], 2, (3, 2)),
        (2, [(3, 4)], 4, ()),
        (1, [ANY], 4, ()),
        (0, [], 4, ()),
    ],
)
def test_so_many_at_each(
    players: int, tables: list[tuple[int, int]], most: int, wanted: tuple[int, ...]
) -> None:
    assert sizes(players, tables, most) == wanted


@pytest.mark.slow
@given(st.integers(0, 60), st.integers(0, 20), st.integers(2, 4))
def test_as_many_play_as_can(players: int, count: int, most: int) -> None:
    found = sizes(players, [ANY] * count, most)
    assert all(2 <= size <= most for size in found)
    left = players - sum(found)
    assert left >= 0
    if left and len(found) < count:
        assert left == 1, "only one alone has no table"
        assert set(found) <= {most}
    assert max(found, default=0) - min(found, default=0) <= 1
