"""barbarossa.md says what the program does: its tables are complete, its values those that are read."""

from __future__ import annotations

import re
from pathlib import Path

from companion.games.barbarossa import (
    GAME,
    __file__ as GAME_FILE,  # noqa: N812
)

HERE = Path(__file__).parent
REFERENCE = Path(__file__).parents[3] / "docs" / "reference"
RULES = (REFERENCE / "rules.md").read_text(encoding="utf-8")
SOURCE = Path(GAME_FILE).parent
TEXT = (REFERENCE / "barbarossa.md").read_text(encoding="utf-8")
OPTIONS = (REFERENCE / "generated" / "options.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a heading."""
    part = re.split(r"^## ", TEXT.split(f"## {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def test_each_word_stands_in_the_table_of_inputs_once() -> None:
    words = [re.findall(r"`(\w+)", row[0])[0] for row in rows("Inputs")]
    assert sorted(words) == sorted(GAME.words)


def test_each_key_of_a_position_and_each_ambiguity_is_named() -> None:
    dumped = GAME.dump(GAME.setup("classic", GAME.seats, {"steps": 50, "tie": "elf_stones"}))
    assert all(f"`{key}`" in TEXT for key in dumped)
    assert all(re.search(rf"\bB{number}\b", TEXT + OPTIONS) for number in range(1, 14))


def test_each_rule_and_each_ambiguity_has_a_test_that_names_it() -> None:
    told = set(re.findall(r"^\| (BR-\d\d) \|", RULES, re.MULTILINE))
    assert told == {f"BR-{number:02}" for number in range(1, 27)}
    code = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    names = " ".join(re.findall(r"^def (test_\w+)\(", code, re.MULTILINE))
    tested = set(re.findall(r"(?<=_)(?:br_\d\d|b\d\d?)(?=_)", names))
    assert {each.replace("-", "_").lower() for each in told} <= tested
    assert {f"b{number}" for number in range(1, 14)} <= tested


def test_each_rule_that_a_reason_names_is_told() -> None:
    named = {
        rule
        for path in SOURCE.glob("*.py")
        for rule in re.findall(r'"(BR-\d\d|B\d\d?)"', path.read_text("utf-8"))
    }
    assert named >= {"BR-03", "B13"}
    assert not [rule for rule in named if not re.search(rf"\b{rule}\b", RULES + TEXT + OPTIONS)]
