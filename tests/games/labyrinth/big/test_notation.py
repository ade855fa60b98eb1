"""The big labyrinth as JSON values: the open part, the hidden part, and every fault named."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.model.errors import PositionError
from companion.games.labyrinth.big.notation import dump, dump_secret, load, load_secret
from companion.games.labyrinth.big.rules import begin
from companion.games.labyrinth.big.state import GRID, HouseRules, Secret, State
from companion.games.labyrinth.big.table_changes import leave
from companion.games.labyrinth.common.maze import maze, numbers
from tests.games.labyrinth.labyrinth_big_positions import CORNERS, after, at, possible

SMALLEST: dict[str, Any] = {
    "game": "labyrinth",
    "variant": "big",
    "turn": "red",
    "corners": {"red": "a1", "yellow": "f6"},
    "pieces": {"c3": "red", "f6": "yellow"},
}


def through_json(state: State) -> State:
    position = load(json.loads(json.dumps(dump(state.position))))
    return State(position, load_secret(json.loads(json.dumps(dump_secret(state.secret)))))


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_every_state_comes_back_from_its_json(seed: int, digital: bool, reserve: bool) -> None:
    chance = random.Random(seed)
    walls = maze(GRID, 22, numbers(str(seed), 60)) if digital else None
    state = begin(tuple(CORNERS), CORNERS, walls=walls, options=HouseRules(reserve_start=reserve))
    for _ in range(60):
        found = possible(state)
        if not found:
            break
        text = chance.choice(found)
        state = after(state, text)
        assert through_json(state) == state


def test_a_position_is_written_shortly() -> None:
    state = at({"red": "c3", "yellow": "f6"}, chips={"yellow": "b3"}, target="d4", steps=2)
    assert dump(state.position) == {**SMALLEST, "chips": {"yellow": ["b3"]}, "target": "d4", "steps": 2}


def test_the_open_part_says_the_same_whatever_the_walls_are() -> None:
    some, others = (at({"red": "c3", "yellow": "f6"}, walls=walls) for walls in (["a1-b1"], ["c3-c4"]))
    assert dump(some.position) == dump(others.position)
    assert "walls" not in json.dumps(dump(some.position))
    assert dump_secret(some.secret)["walls"] == ["a1-b1"]


def test_a_game_that_somebody_left_is_read_though_corners_are_not_diagonal() -> None:
    start = at({"red": "c3", "green": "d4", "yellow": "e4"}, target="b3")
    left = leave(start, "yellow")
    assert through_json(left) == left


def test_won_games_are_read_as_won() -> None:
    won = after(at({"red": "c3", "yellow": "f6"}, target=None, chips={"red": "b3 b4 d2 d3"}), "reveal:c3")
    assert through_json(won).position.winner == "red"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess"}, "game and variant"),
        ({"turn": "blue"}, "'blue' does not play"),
        ({"corners": {"red": "a1", "yellow": "b1"}}, r"no-corner \(BL-01\)"),
        ({"corners": {"red": "a1"}}, r"seats \(BL-01\)"),
        ({"corners": ["a1"]}, "corners must be an object"),
        ({"pieces": {"c3": "red"}}, "one figure of each seat"),
        ({"pieces": {"c3": "red", "f6": "red"}}, "one figure of each seat"),
        ({"pieces": {"c3": "red", "f6": ["yellow"]}}, "one figure of each seat"),
        ({"pieces": {"z9": "red", "f6": "yellow"}}, "'z9' is no field"),
        ({"figures": {}}, "unknown key 'figures'"),
        ({"target": "c3"}, "nobody stands on the target"),
        ({"target": "a1"}, "has a symbol"),
        ({"target": "b3", "chips": {"red": ["b3"]}}, "nobody has taken"),
        ({"chips": {"red": ["b3"], "yellow": ["b3"]}}, "a chip lies with one seat"),
        ({"chips": {"red": ["a1"]}}, "BL-04"),
        ({"chips": {"red": "b3"}}, "a list of symbols"),
        ({"chips": {"red": ["b3", "b4", "c2", "d2", "d3", "e3"]}}, "five chips"),
        ({"chips": {"red": ["b3", "b4", "c2", "d2", "d3"]}, "target": "e3"}, "BL-12"),
        ({"steps": 2}, "while there is no target"),
        ({"steps": 5, "target": "d4"}, "from 0 to 4, not 5"),
        ({"steps": True, "target": "d4"}, "from 0 to 4, not True"),
        ({"die": 5, "target": "d4"}, "die must be an integer from 1 to 4, not 5"),
        ({"die": 0, "target": "d4"}, "die must be an integer from 1 to 4, not 0"),
        ({"die": 2, "steps": 2, "target": "d4"}, "there are steps already"),
        ({"moved": True, "target": "d4"}, "only who moves has moved"),
        ({"moved": 1}, "moved must be true or false"),
        ({"beside": ["red"]}, "one figure of each seat"),
        ({"home": True}, "while there is no target"),
        ({"home": True, "steps": 2, "target": "d4"}, "with steps left"),
        ({"mover": "blue"}, "mover: 'blue' does not play"),
        ({"mover": "red", "target": "d4"}, "only in ball mode"),
        ({"beside": "red"}, "beside must be a list"),
        ({"options": {"fly": 1}}, "unknown option 'fly'"),
    ],
)
def test_each_fault_is_named(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        load({**SMALLEST, **changes})


@pytest.mark.parametrize("key", ["turn", "corners", "pieces"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(PositionError, match=f"key '{key}' is missing"):
        load({name: value for name, value in SMALLEST.items() if name != key})


def test_a_secret_that_cannot_be_is_refused_without_telling_walls() -> None:
    walled = dump_secret(Secret(GRID.around[0]))
    with pytest.raises(PositionError, match=r"^walls: walled-in \(BL-03\)$"):
        load_secret(walled)
