"""notation.md and rules.md say what the labyrinths do: samples are tried, tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

from companion.filters import legal
from companion.games import labyrinth
from companion.games.labyrinth import GAME
from companion.games.labyrinth.big import notation
from companion.games.labyrinth.common import phrases as labyrinth_words
from companion.games.labyrinth.small.notation import Written
from companion.replay.run import replay_lines
from tests.games.test_notation_doc import blocks, rows, section

PACKAGE = Path(labyrinth.__file__).parent
SOURCE = "".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py")))


def words(cells: str) -> list[str]:
    """The words in code quotes."""
    return re.findall(r"`([^`]+)`", cells)


def first_column(title: str) -> set[str]:
    return {word for row in rows(section(title)) for word in words(row[0])}


def test_the_sample_positions_can_be_read_and_all_keys_stand_there() -> None:
    for variant in ("small", "big"):
        title = f"Positions of the {variant} labyrinth"
        data = json.loads(blocks(section(title))[0])
        assert GAME.dump(GAME.load(data)) == data
    assert first_column("Positions of the small labyrinth") == set(Written.__struct_fields__)
    assert first_column("Positions of the big labyrinth") == set(notation._KEYS)


def test_all_inputs_stand_there() -> None:
    told = {word.partition(":")[0] for word in first_column("Inputs of both labyrinths")}
    assert told == set(GAME.words)


def test_all_deeds_stand_there() -> None:
    made = set(re.findall(r'[dD]eed\("([a-z-]+)"', SOURCE)) | {"jumped", "stepped"}
    assert first_column("Deeds of both labyrinths") == made


def test_all_reasons_of_hands_are_reasons() -> None:
    assert first_column("Reasons in both labyrinths") <= set(labyrinth_words.WHY)


def test_the_sample_trace_is_answered_as_the_sample_says() -> None:
    trace, answer, big = (block.split("\n") for block in _lines(section("Inputs of both labyrinths")))
    assert list(replay_lines(trace)) == [json.loads(line) for line in answer]
    _, fallen, home = replay_lines(big)
    assert (fallen["move"], fallen["deeds"][0]["what"]) == ("step:a2", "dropped")
    assert (home["move"], home["ends"]) == ("home:a1", True)


def _lines(text: str) -> list[str]:
    return [
        "\n".join(line.strip() for line in block.strip().split("\n"))
        for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    ]


def test_the_sample_question_is_answered_as_the_sample_says() -> None:
    question, answer = _lines(section("Reasons in both labyrinths"))[0].split("\n")
    (found,) = legal([question], {GAME.name: GAME})
    assert json.loads(found) == json.loads(answer)


def test_every_rule_that_a_reason_names_is_a_rule() -> None:
    rules = (PACKAGE.parents[2] / "docs" / "reference" / "rules.md").read_text("utf-8")
    told = set(re.findall(r"^\| ([A-Z]+-?\d+) \|", rules, re.MULTILINE))
    assert set(re.findall(r'"((?:SL|BL)-\d\d|BA\d)"', SOURCE)) <= told
    assert {f"SL-{number:02}" for number in range(1, 24)} <= told
    assert {f"BL-{number:02}" for number in range(1, 15)} <= told
