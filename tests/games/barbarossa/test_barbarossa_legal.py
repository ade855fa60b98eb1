"""`companion legal` and Barbarossa: the start of a turn, and positions that hide no word they need."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.filters import legal
from companion.games.barbarossa import GAME
from tests.games.barbarossa.players.games import after, begun, came, playing, round_two

JUDGED = after(round_two(), "attempt:yellow:3", "red> guess:Iglu")


def listed(position: dict[str, Any]) -> list[str]:
    """What `companion legal` answers."""
    (line,) = legal([json.dumps(position)], {"barbarossa": GAME})
    answer: dict[str, Any] = json.loads(line)
    return answer.get("moves") or [answer["error"]]


def test_a_turn_begins_with_what_may_come_instead_of_a_number() -> None:
    position = GAME.public(playing(), over=False)
    stones = sorted(f"elf:{stones}" for stones in range(1, 13))
    assert listed(position) == ["curse:green", "curse:red", "curse:yellow", *stones]
    assert listed({**position, "die": 4}) == ["curse:green", "curse:red", "curse:yellow", "wizard:cave:5"]
    assert "die is 7, must be an integer" in listed({**position, "die": 7})[0]
    asking = GAME.public(came("riddle"), over=False)
    assert "no number is to be rolled now" in listed({**asking, "die": 4})[0]


@pytest.mark.parametrize("state", [playing(), came("riddle"), came("dwarf"), round_two(), begun(), JUDGED])
def test_a_public_position_is_answered_as_a_whole_one(state: Any) -> None:
    public = GAME.public(state, over=False)
    assert "hidden" not in public
    whole = GAME.dump(state)
    assert listed(public) == listed(whole)


def test_a_game_is_not_gone_on_with_from_a_public_position() -> None:
    public = GAME.public(playing(), over=False)
    with pytest.raises(PositionError, match="hidden"):
        GAME.load(public)
