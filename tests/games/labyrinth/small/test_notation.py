"""Small labyrinth positions as JSON: both ways, and faults that are named."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.games.labyrinth.small.box_contents import box_contents
from companion.games.labyrinth.small.next_inputs import expects
from companion.games.labyrinth.small.notation import dump, load
from companion.games.labyrinth.small.position import HouseRules
from tests.games.labyrinth.small.test_play import RIM, table, towards_the_end
from tests.games.labyrinth.small_labyrinths import TWO, fresh, heard, opened, stand


def test_a_state_is_a_few_keys() -> None:
    position = heard(opened(stand(TWO, target="b1"), "a1-b1"), "call:blue", "pull:a1-a2")
    assert dump(position) == {
        "game": "labyrinth",
        "variant": "small",
        "turn": "red",
        "corners": {"red": "a1", "yellow": "d4"},
        "pieces": {"a1": "red", "d4": "yellow"},
        "markers": ["a2", "a3", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d2", "d3"],
        "target": ["b1", "b1"],
        "empty": ["a1-a2", "a1-b1"],
        "pulled": ["red", None],
        "phase": "read",
        "called": ["blue"],
        "last": "a1-a2",
        "fresh": ["a1-b1"],
    }


def test_every_state_of_a_game_survives_json() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        options = HouseRules(reveal_first=seed % 2 == 0, foreign_pull_back=seed % 3 == 0)
        game = table(chance, 2 + seed % 3, options, known=seed > 2, arrows=seed > 3)
        for _input in range(80):
            assert load(json.loads(json.dumps(dump(game.position)))) == game.position
            if not expects(game.position):
                break
            game.do(towards_the_end(game))


def test_another_box_and_other_options_are_kept() -> None:
    names = {f"the {name}": name for name in RIM}
    kind = box_contents(["red", "blue", "black"], {"red": 20, "blue": 3, "black": 1}, names, RIM)
    position = fresh(box=kind, options=HouseRules(chain_jump=False))
    data = dump(position)
    assert data["options"] == {"chain_jump": False}
    assert set(data["box"]) == {"colours", "walls", "symbols", "arrows"}
    assert load(data) == position


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"game": None}, "key 'game' is missing"),
        ({"variant": "big"}, r"Invalid enum value 'big' - at `\$.variant`"),
        ({"turn": "blue"}, "turn: 'blue' does not play"),
        ({"turn": 3}, r"Expected `str`, got `int` - at `\$.turn`"),
        ({"walls": {"a1-b1": "red"}}, "unknown field `walls`"),
        ({"pieces": {"a1": "red"}}, "one figure of each seat"),
        ({"pieces": {"a1": "red", "e4": "yellow"}}, "unknown field 'e4'"),
        ({"corners": {"red": "a1"}}, "two to four of red, green, yellow, blue"),
        ({"chips": {"green": ["b1"]}}, "chips: 'green' does not play"),
        ({"empty": ["b1-a1"]}, "unknown wall slot 'b1-a1'"),
        ({"empty": ["a1-b1"]}, "an empty slot for each pulled wall"),
        ({"phase": "roll"}, "unknown phase 'roll'"),
        ({"options": {"chain": True}}, "unknown option 'chain': known are"),
        ({"box": {"walls": {"red": 1}}}, "walls must give a number"),
        ({"box": {"color": []}}, "box: Object contains unknown field `color`"),
        ({"markers": ["owl"]}, "'owl' is no symbol of the box"),
        ({"target": None}, "each symbol"),
    ],
)
def test_a_state_that_cannot_be_is_named(changed: dict[str, Any], fault: str) -> None:
    data = {**dump(stand(TWO)), **changed}
    with pytest.raises(PositionError, match=fault):
        load({key: value for key, value in data.items() if key != "game" or value})
