"""How many fields are left to the goal: for lists of what one may do."""

from __future__ import annotations

from companion.games.malefiz import GAME


def test_the_fields_to_go_are_counted_from_the_goal_and_not_from_a_house() -> None:
    position = GAME.setup("classic", ["red", "blue"])
    at = GAME.board("classic").index
    assert [GAME.fields_to_go(position, at[spot]) for spot in ("i14", "i13", "red:1")] == [0, 1, None]


def test_fewer_fields_are_left_the_higher_a_field_lies() -> None:
    position = GAME.setup("classic", ["red", "blue"])
    at = GAME.board("classic").index
    left = [GAME.fields_to_go(position, at[spot]) or 0 for spot in ("a1", "a3", "i9", "i11")]
    assert left == sorted(left, reverse=True)
