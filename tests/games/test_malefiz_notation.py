"""Malefiz positions and moves as text, both ways, and every position that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.games.malefiz import GAME, moves
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import NUMBERS, at, positions

GOOD: dict[str, Any] = {
    "game": "malefiz",
    "variant": "classic",
    "turn": "red",
    "pieces": {"a1": "red", "i9": "blue", "e3": "barricade"},
    "house": {"red": 4, "blue": 4},
}
FAST = {**GOOD, "variant": "fast", "pieces": {"a1": "red"}, "house": {"red": 1, "blue": 2}}
TWELVE = dict.fromkeys((f"{column}3" for column in "abcdefghijkl"), "barricade")


@pytest.mark.slow
@given(positions())
@settings(max_examples=300, deadline=None)
def test_a_position_written_and_read_is_the_same(position: Position) -> None:
    text = json.dumps(GAME.dump(position))
    again = GAME.load(json.loads(text))
    assert again == position
    assert hash(again) == hash(position)


@pytest.mark.slow
@given(positions(), st.sampled_from(NUMBERS))
@settings(max_examples=100, deadline=None)
def test_each_legal_text_is_read_as_the_move_it_was_written_from(position: Position, die: int) -> None:
    names = position.ground.board.spots
    for text in moves.legal(position, die):
        if text != moves.PASS:
            move = moves.read(position, die, text)
            sign = text[len(moves.source_name(position, move.source))]
            put = "" if move.place is None else f">{names[move.place]}"
            assert text == f"{moves.source_name(position, move.source)}{sign}{names[move.target]}{put}"


def test_defaults_and_empty_things_are_left_out() -> None:
    plain = GAME.load({**FAST, "forest": {"red": 0}, "options": {"capture_own": True}, "places": []})
    assert GAME.dump(plain) == FAST
    told = GAME.load({**FAST, "forest": {"blue": 1}, "options": {"may_pass": True}})
    assert GAME.dump(told) == {**FAST, "forest": {"blue": 1}, "options": {"may_pass": True}}


def test_a_number_that_is_known_is_part_of_the_position() -> None:
    assert GAME.load({**GOOD, "die": 3}) == replace(GAME.load(GOOD), die=3)
    assert GAME.load({**GOOD, "die": None}) == GAME.load(GOOD)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"variant": "slow"}, "unknown variant 'slow'"),
        ({"variant": 3}, "unknown variant 3"),
        ({"turn": "green"}, "turn: green does not play"),
        ({"turn": "pink"}, "turn: unknown seat 'pink'"),
        ({"turn": ["red"]}, r"turn: unknown seat \['red'\]"),
        ({"turn": None}, "turn: unknown seat None"),
        ({"pieces": ["a1"]}, r"pieces must be an object of fields and pieces, not \['a1'\]"),
        ({"pieces": {"b2": "red"}}, "pieces: 'b2' is no field of classic"),
        ({"pieces": {"red:1": "red"}}, "pieces: 'red:1' is no field of classic"),
        ({"pieces": {"forest:1": "red"}}, "pieces: 'forest:1' is no field of classic"),
        ({"pieces": {"a1": "king"}}, "pieces: unknown piece 'king' on a1"),
        ({"pieces": {"a1": ["red"]}}, r"pieces: unknown piece \['red'\] on a1"),
        ({"pieces": {"a1": None}}, "pieces: unknown piece None on a1"),
        ({"pieces": {"a1": "green"}}, "pieces: green on a1 does not play"),
        ({"pieces": {"c1": "barricade"}}, "pieces: a barricade cannot stand on c1"),
        ({"pieces": {"i14": "barricade"}}, "pieces: a barricade cannot stand on i14"),
        ({"pieces": {"i14": "red"}}, r"pieces: a pawn of red on the goal \(the game is over\)"),
        ({"pieces": TWELVE}, "pieces: 12 barricades, the box holds 11"),
        ({"pieces": {"a1": "red", "b1": "red"}}, "red has 6 pawns, the box holds 5"),
        ({"house": 5}, "house must be an object of seats and numbers, not 5"),
        ({"house": {}}, r"house names 0 seat\(s\) in play"),
        ({"house": {"red": 1}}, r"house names 1 seat\(s\) in play"),
        ({"house": {"red": 1, "pink": 1}}, "house: unknown seat 'pink'"),
        ({"house": {"red": -1, "blue": 1}}, "house: red has -1, must be an integer from 0 to 5"),
        ({"house": {"red": 6, "blue": 1}}, "house: red has 6"),
        ({"house": {"red": 1.0, "blue": 1}}, "house: red has 1.0"),
        ({"house": {"red": True, "blue": 1}}, "house: red has True"),
        ({"house": {"red": "1", "blue": 1}}, "house: red has '1'"),
        ({"forest": {"red": 1}}, "classic has no forest"),
        ({"forest": [1]}, "forest must be an object"),
        ({"options": []}, r"options must be an object, not \[\]"),
        ({"options": {"fly": True}}, "unknown option 'fly': known are capture_own, may_pass"),
        ({"options": {"may_pass": 1}}, "option may_pass must be true or false, not 1"),
        (
            {"options": {"barricade_rows_forbidden": 3}},
            "option barricade_rows_forbidden must be 1 or 2, not 3",
        ),
        ({"options": {"barricade_rows_forbidden": True}}, "must be 1 or 2, not True"),
        ({"places": "red"}, "places must be a list of seats"),
        ({"places": ["red"]}, "places: nobody's pawn is on the goal"),
        ({"places": ["pink"]}, "places: 'pink' is no seat"),
        ({"places": ["red", "red"]}, "places: 'red' is no seat, or stands there twice"),
        (
            {"places": ["red", "blue"], "options": {"play_for_places": True}},
            "places: every seat has finished",
        ),
        ({"pieces": {"i14": "red"}, "options": {"play_for_places": True}}, "taken off the board"),
        ({"option": {}}, "unknown key 'option': right would be 'options'"),
    ],
)
def test_a_position_that_cannot_be_is_named_in_one_line(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault) as caught:
        GAME.load({**GOOD, **change})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"forest": {"green": 1}}, "forest: green does not play"),
        ({"forest": {"red": 5}}, "forest: red has 5, must be an integer from 0 to 4"),
        ({"forest": {"red": 3}}, "red has 5 pawns, the box holds 4"),
        ({"pieces": {"a2": "barricade"}}, "a barricade cannot stand on a2"),
        ({"pieces": {"f9": "blue"}}, "a pawn of blue on the goal"),
        ({"pieces": {"i9": "blue"}}, "'i9' is no field of fast"),
    ],
)
def test_a_fast_position_that_cannot_be_is_named_in_one_line(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        GAME.load({**FAST, **change})


@pytest.mark.parametrize("key", ["game", "variant", "turn", "pieces", "house"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(PositionError, match=f"key '{key}' is missing"):
        GAME.load({name: value for name, value in GOOD.items() if name != key})


def test_a_finished_seat_cannot_be_to_move() -> None:
    house = {"red": 1, "green": 1, "blue": 1}
    with pytest.raises(PositionError, match="turn: red has finished"):
        at(house=house, places=["red"], options={"play_for_places": True})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a1",
        "a1-",
        "a1-b1 ",
        "A1-B1",
        "a1xb1",
        "a1*b1>c3",
        "a1-b1>c3",
        "a1-z9",
        "house-c1",
        "q3-q2",
        "a2*a3",
        "a2*a3>",
        "a2*a3>a1",
        "a2*a3>a3",
        "a2*a3>i14",
        "a2*a3>zz",
        "a2-a3",
        "forest-f4",
        "pass",
        "a2*a3>q3\n",
    ],
)
def test_any_other_text_is_no_move_and_the_message_names_it_and_the_position(text: str) -> None:
    position = at({"a2": "red", "a3": "barricade"})
    with pytest.raises(MoveError) as caught:
        GAME.apply(position, 1, text)
    assert repr(text) in str(caught.value)
    assert '"pieces":{"a3":"barricade","a2":"red"}' in str(caught.value)


@pytest.mark.parametrize("die", [0, 7, -1])
def test_a_die_that_is_none_is_refused_when_a_turn_is_applied(die: int) -> None:
    with pytest.raises(MoveError, match=f"die is {die}, must be 1 to 6"):
        GAME.apply(at({"a1": "red"}), die, "a1-b1")
