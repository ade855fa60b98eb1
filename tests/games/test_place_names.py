"""Spots in words."""

from __future__ import annotations

import re

import pytest

from companion.core.model.types import Say
from companion.games.malefiz import GAME
from companion.games.malefiz.place_names import tell_spot
from companion.words.i18n import translator


def english(say: Say) -> str:
    return translator("en")(say)


@pytest.mark.parametrize("variant", GAME.variants)
def test_every_spot_of_a_board_has_words_of_its_own(variant: str) -> None:
    board = GAME.board(variant)
    told = [english(tell_spot(board, spot)) for spot in board.spots]
    assert len(set(told)) == len(board.spots)


@pytest.mark.parametrize("variant", GAME.variants)
def test_no_coordinate_is_ever_told_and_the_words_are_few(variant: str) -> None:
    board = GAME.board(variant)
    for spot in board.spots:
        told = english(tell_spot(board, spot))
        assert not re.search(r"\d|:|\b[b-q]\b", told), told
        assert len(told) <= 80, told


@pytest.mark.parametrize(
    ("variant", "spot", "words"),
    [
        ("classic", "red:2", "the second place in the red house"),
        ("classic", "g1", "the field right in front of the green house"),
        ("classic", "m1", "the second field to the right of the one in front of the yellow house"),
        ("classic", "i1", "the middle field of the bottom row"),
        ("classic", "q1", "the bottom right corner"),
        ("classic", "m2", "the first bridge field right of the middle of the second row from the bottom"),
        ("classic", "c3", "the third field from the left in the third row from the bottom"),
        ("classic", "f3", "the third field left of the middle of the third row from the bottom"),
        ("classic", "o4", "the bridge field at the right end of the fourth row from the bottom"),
        ("classic", "k4", "the second bridge field from the right in the fourth row from the bottom"),
        ("classic", "i10", "the bridge field all alone in the fourth row below the goal"),
        ("classic", "q13", "the field at the right end of the first row below the goal"),
        ("classic", "i13", "the field right below the goal"),
        ("classic", "i14", "the goal at the top"),
        ("fast", "f4", "the field in the middle of the third row from the bottom"),
        ("fast", "i5", "the field at the right end of the fourth row from the bottom"),
        ("fast", "c6", "the field at the left end of the third row below the goal"),
        ("fast", "f8", "the field right below the goal"),
        ("fast", "forest:1", "the first place from the left in the upper row of the forest"),
        ("fast", "forest:15", "the second place from the right in the lower row of the forest"),
    ],
)
def test_a_child_finds_the_spot_by_landmark_and_counting(variant: str, spot: str, words: str) -> None:
    assert english(tell_spot(GAME.board(variant), spot)) == words


@pytest.mark.parametrize("variant", GAME.variants)
def test_counting_from_the_named_side_and_row_ends_on_the_spot(variant: str) -> None:
    """Reads the words back the way a child does: find the row, find the side, count."""
    board = GAME.board(variant)
    ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    heights = sorted({xy[1] for spot, xy in zip(board.spots, board.xy, strict=True) if ":" not in spot})
    found = 0
    for spot in board.spots:
        words = re.fullmatch(
            r"the (\w+) (?:bridge )?field ((?:from the|left of the|right of the) (?:left|right|middle)) "
            r"(?:in|of) the (\w+) row (from the bottom|below the goal)",
            english(tell_spot(board, spot)),
        )
        if not words:
            continue
        nth, side, row, whence = words.groups()
        level = ordinals.index(row) if whence == "from the bottom" else -2 - ordinals.index(row)
        row_spots = [
            name
            for _, name in sorted(
                (xy, name)
                for name, xy in zip(board.spots, board.xy, strict=True)
                if xy[1] == heights[level] and ":" not in name
            )
        ]
        count, middle = ordinals.index(nth), len(row_spots) // 2
        place = {
            "from the left": count,
            "from the right": -1 - count,
            "left of the middle": middle - 1 - count,
            "right of the middle": middle + 1 + count,
        }[side]
        assert row_spots[place] == spot
        found += 1
    assert found >= 30


def test_an_unknown_spot_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="z9"):
        tell_spot(GAME.board("classic"), "z9")
