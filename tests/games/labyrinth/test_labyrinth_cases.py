"""Every rule of both labyrinths has cases made by hand, in words; each is tried."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import Refused, Taken, read_input
from companion.games.labyrinth import GAME
from tests.games.labyrinth.labyrinth_walk import inputs

TESTS = Path(__file__).parents[2]
CASES = [
    tuple(cell.strip() for cell in line.split("|"))
    for line in (TESTS / "golden/labyrinth/cases/rules.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
CORNERS = {
    "small": {"red": "a1", "green": "a4", "yellow": "d4", "blue": "d1"},
    "big": {"red": "a1", "green": "a6", "yellow": "f6", "blue": "f1"},
}
SYMBOLS = ["a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d2", "d3"]


def position(text: str) -> dict[str, Any]:
    """``small red a1, yellow d4; target d3; {...}`` as the keys of a position."""
    first, target, more = (*text.split("; "), "{}")[:3]
    variant, _, figures = first.partition(" ")
    pairs = [figure.split(" ") for figure in figures.split(", ")]
    data: dict[str, Any] = {"game": "labyrinth", "variant": variant, "turn": pairs[0][0]}
    data["corners"] = {seat: CORNERS[variant][seat] for seat, _field in pairs}
    data["pieces"] = {field: seat for seat, field in pairs}
    data |= json.loads(more)
    _, _, goal = target.partition("target ")
    if variant == "big":
        return {"balls": True} | data | ({"target": goal} if goal else {})
    taken = {goal, *(name for names in data.get("chips", {}).values() for name in names)}
    data["markers"] = [name for name in SYMBOLS if name not in taken]
    return data | ({"target": [goal, goal]} if goal else {"phase": "reveal"})


@pytest.mark.parametrize(("rule", "begins", "given", "follows"), CASES)
def test_a_case_made_by_hand_goes_as_it_says(rule: str, begins: str, given: str, follows: str) -> None:
    if follows.startswith("error "):
        with pytest.raises(PositionError, match=re.escape(follows.removeprefix("error "))):
            GAME.load(position(begins))
        return
    answer: Any = Taken(GAME.load(position(begins)))
    for text in given.split():
        assert isinstance(answer, Taken), f"{rule}: {answer} before {text}"
        answer = GAME.hear(answer.position, read_input(text, GAME.words))
    for each in follows.split("; "):
        holds(answer, each)


def holds(answer: Any, follows: str) -> None:
    """Check one thing that follows."""
    word, *told = follows.split()
    if word == "refused":
        assert isinstance(answer, Refused), answer
        assert [answer.reason] == told
        return
    assert isinstance(answer, Taken), answer
    after = answer.position
    match word:
        case "deeds":
            assert [deed.what for deed in answer.deeds] == told
        case "offers" | "no":
            assert (told[0] in {str(one) for one in inputs(after)}) == (word == "offers"), follows
        case "at":
            assert GAME.dump(after)["pieces"].get(told[1]) == told[0]
        case _:
            assert (word, [GAME.dump(after)["turn"]]) == ("turn", told)


def test_every_rule_has_a_case() -> None:
    rules = (TESTS.parent / "docs" / "reference" / "rules.md").read_text("utf-8")
    told = set(re.findall(r"^\| ([SB]L-\d+) \|", rules, re.MULTILINE))
    assert len(told) == 23 + 14
    assert {case[0] for case in CASES} == told
