"""docs/reference/notation.md says what the program does: its samples are tried, its tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.filters import legal, perft
from companion.games.malefiz import GAME
from companion.games.malefiz.judge import RULE_OF_REASON
from tests.games.malefiz_positions import at

TEXT = (Path(__file__).parents[2] / "docs" / "reference" / "notation.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text from one heading up to the next."""
    return re.split(r"^#+ ", TEXT.split(f"# {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def blocks(text: str) -> list[str]:
    """The indented blocks."""
    return [
        block.replace("\n    ", " ").strip() for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    ]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables, heads and rulers left out."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def test_the_sample_positions_can_be_read() -> None:
    classic = json.loads(blocks(section("3. Positions, and `companion legal`"))[0])
    fast = json.loads(blocks(section("Options"))[0])
    assert [GAME.load(data).variant for data in (classic, fast)] == ["classic", "fast"]


def test_the_sample_position_is_answered_as_the_sample_says() -> None:
    question = blocks(section("3. Positions, and `companion legal`"))[0]
    answer = blocks(section("The filter"))[0].split("} ")[0] + "}"
    (found,) = legal([question], {"malefiz": GAME})
    assert json.loads(found) == json.loads(answer)


def test_all_reasons_stand_there_in_order_with_their_rules() -> None:
    table = section("4. Traces and verdicts, `companion replay`").split("| reason |")[1]
    told = {row[0].strip("`"): row[1].split(",")[0] for row in rows(f"| reason |{table}")}
    assert told == dict(RULE_OF_REASON)
    assert list(told) == list(RULE_OF_REASON)


@pytest.mark.parametrize(
    ("move", "die", "pieces", "more"),
    [
        ("house-a1", 3, {}, {"house": {"red": 1, "blue": 0}}),
        ("a1-c1", 2, {"a1": "red"}, {}),
        ("c1xg1", 4, {"c1": "red", "g1": "blue"}, {}),
        ("housexg1", 5, {"g1": "blue"}, {"house": {"red": 1, "blue": 0}}),
        ("a1*a3>g5", 2, {"a1": "red", "a3": "barricade"}, {}),
        ("house*e3>g5", 5, {"e3": "barricade"}, {"house": {"red": 1, "blue": 0}}),
        ("b3*d3>b3", 2, {"b3": "red", "d3": "barricade"}, {}),
        ("i13-i14", 1, {"i13": "red"}, {}),
        ("forest-f4", 1, {}, {"variant": "fast", "forest": {"red": 1}}),
        ("forestxe4", 2, {"e4": "blue"}, {"variant": "fast", "forest": {"red": 1}}),
        ("forest*d5>f6", 4, {"d5": "barricade"}, {"variant": "fast", "forest": {"red": 1}}),
        ("pass", 2, {}, {}),
    ],
)
def test_each_sample_turn_can_be_legal(
    move: str, die: int, pieces: dict[str, str], more: dict[str, Any]
) -> None:
    assert move in GAME.legal(at(pieces, **more), die)
    assert f"`{move}`" in section("2. Turns as text")


def test_the_sample_count_is_right() -> None:
    command, count = blocks(section("5. Counting, `companion perft`"))[0].rsplit(" ", 1)
    seats = command.split("--seats ")[1].split(" ")[0].split(",")
    assert perft(GAME, "classic", seats, 2) == int(count)
