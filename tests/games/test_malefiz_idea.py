"""Ideas: legal, sensible, quick."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model.capabilities import Idea
from companion.core.model.replace import replace
from companion.games.malefiz import GAME
from companion.games.malefiz.idea import BARRIER, distances
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import NUMBERS, at, positions
from tests.tools.bench_idea import at_random, share_won, straight_on


def the(position: Position, die: int) -> Idea:
    found = GAME.idea(replace(position, die=die))
    assert found is not None
    return found


@settings(deadline=None, max_examples=25)
@given(positions(), st.sampled_from(NUMBERS))
def test_an_idea_is_a_legal_turn_and_there_is_one_where_a_pawn_can_move(position: Position, die: int) -> None:
    found = GAME.idea(replace(position, die=die))
    legal = [move for move in GAME.legal(position, die) if move != "pass"]
    if found is None:
        assert not legal
    else:
        assert found.move in legal
        assert ("{piece}" in found.why.text) == bool(found.piece)


def test_the_goal_comes_before_all_else_ma_15() -> None:
    found = the(at({"i13": "red", "c1": "red", "d1": "blue"}), 1)
    assert found.move == "i13-i14"
    assert "goal" in found.why.text


def test_a_pawn_near_the_goal_is_captured() -> None:
    found = the(at({"c1": "red", "e13": "red", "g13": "blue"}), 2)
    assert (found.move, found.piece) == ("e13xg13", "blue")


def test_an_own_pawn_is_not_captured_where_another_turn_is_left() -> None:
    assert "x" not in the(at({"c1": "red", "e1": "red"}), 2).move


def test_a_taken_barricade_stops_whoever_is_ahead_and_not_oneself() -> None:
    position = at({"a1": "red", "a3": "barricade", "e13": "blue"})
    found = the(position, 2)
    assert found.move.startswith("a1*a3>")
    assert found.piece == "blue"
    index, after = GAME.board("classic").index, GAME.apply(position, 2, found.move)
    before, then = (distances("classic", each.barricades) for each in (position, after))
    assert then[index["e13"]] == before[index["e13"]] + BARRIER
    assert then[index["a3"]] == before[index["a3"]]


def test_a_barricade_is_not_put_in_the_own_way() -> None:
    position = at({"f13": "red", "g13": "barricade", "c1": "blue"})
    after = GAME.apply(position, 1, the(position, 1).move)
    assert distances("classic", after.barricades)[GAME.board("classic").index["g13"]] == 3


def test_of_two_pawns_as_far_the_one_goes_that_could_be_captured() -> None:
    found = the(at({"c5": "red", "o5": "red", "c4": "blue"}), 6)
    assert found.move.startswith("c5")
    assert "x" not in found.move


def test_distances_count_a_barricade_on_the_way_as_more_fields() -> None:
    index = GAME.board("classic").index
    free, barred = distances("classic", 0), distances("classic", 1 << index["i13"])
    assert (free[index["i14"]], free[index["i13"]], free[index["h13"]]) == (0, 1, 2)
    assert (barred[index["i13"]], barred[index["h13"]]) == (1, 2 + BARRIER)


def test_the_same_position_gives_the_same_idea() -> None:
    position = GAME.setup("fast", GAME.seats)
    assert [GAME.idea(replace(position, die=die)) for die in NUMBERS] == [
        GAME.idea(replace(position, die=die)) for die in NUMBERS
    ]


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_whoever_follows_ideas_wins(variant: str) -> None:
    """Measured in docs/lab/figures.md; a fair share among four would be 3 of 12."""
    spent: list[float] = []
    assert share_won(variant, list(GAME.seats), at_random, 12, spent) >= 11
    assert share_won(variant, ["red", "blue"], straight_on, 20, spent) >= 14
    spent.sort()
    assert spent[len(spent) // 2] < 0.002
