"""The evening that the demo of the hall has planned."""

from __future__ import annotations

from companion import games
from companion.hall_demo import IDENTITY, PLAYERS, TABLES, _evening


def test_the_first_round_is_drawn_for_the_tables_of_the_demo() -> None:
    boards = {IDENTITY.format(number): title for number, title in enumerate(TABLES, start=1)}
    evening = _evening(boards, games.look().games)
    (first,) = evening.drawn
    assert {one.board for one in first.pairings} == {*boards}
    assert sorted(player for one in first.pairings for player in one.seats.values()) == [
        *range(1, len(PLAYERS) + 1)
    ]
    assert all(list(one.seats) == ["red", "green", "yellow", "blue"] for one in first.pairings)
