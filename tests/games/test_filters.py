"""`companion legal` as a function: lines in, lines out, whatever the lines are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from companion import filters
from companion.filters import legal
from companion.games.malefiz import GAME

SAMPLES = Path(__file__).parents[1] / "golden" / "samples"
GOOD: dict[str, Any] = {
    "game": "malefiz",
    "variant": "classic",
    "turn": "red",
    "die": 3,
    "pieces": {"a1": "red", "i9": "blue", "e3": "barricade"},
    "house": {"red": 4, "blue": 4},
}
names = st.sampled_from([*GAME.seats, "barricade", "a1", "i14", "red:1", "capture_own", "malefiz", "fast"])


def ask(*lines: bytes | str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in legal(lines, {"malefiz": GAME})]


def test_all_samples_agree() -> None:
    lines = (SAMPLES / "legal.jsonl").read_bytes().splitlines()
    wanted = (SAMPLES / "legal.expected.jsonl").read_text(encoding="utf-8").splitlines()
    for number, (answer, expected) in enumerate(zip(ask(*lines), map(json.loads, wanted), strict=True), 1):
        if "error" in expected:
            assert answer["error"].startswith(f"line {number}: ")
        else:
            assert answer == expected, f"line {number}"


def test_the_example_of_the_contract_is_answered_so() -> None:
    assert ask(json.dumps(GOOD)) == [{"moves": ["a1-b3", "a1-d1", "house-e1", "housexa1"]}]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("17", "line 1: no JSON object, but int; in 17"),
        ("", "line 1: no JSON (Expecting value"),
        ("\n", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ('{"die":1,"game":"' + "g" * 100_000 + '"}', "unknown game 'ggg"),
        (b'{"game":"\xff"}', "no JSON ('utf-8' codec can't decode"),
        ('{"game":"barbarossa","variant":"classic","turn":"\\ud800"}', "no JSON (half a character"),
        ('{"game":1,"game":2}', "key 'game' stands there twice"),
        (json.dumps({key: GOOD[key] for key in GOOD if key != "die"}), "key 'die' is missing"),
        ('{"die":1}', "key 'game' is missing"),
        ('{"game":"chess","die":3}', "unknown game 'chess': known are malefiz"),
        ('{"game":["malefiz"],"die":3}', "unknown game ['malefiz']"),
        ('{"game":"malefiz","die":3}', "key 'variant' is missing"),
    ],
)
def test_a_bad_line_is_answered_with_its_fault_and_itself(line: bytes | str, fault: str) -> None:
    answer, after = ask(line, json.dumps(GOOD))
    assert fault in answer["error"]
    assert "\n" not in answer["error"]
    assert len(answer["error"]) < 900
    assert "moves" in after


@pytest.mark.parametrize("die", [0, 7, 3.0, "3", True, None, [3], float("nan")])
def test_a_die_that_is_no_integer_from_1_to_6_is_named(die: object) -> None:
    (answer,) = ask(json.dumps({**GOOD, "die": die}))
    assert f"die is {die!r}, must be an integer from 1 to 6" in answer["error"]


def test_a_number_too_long_to_read_is_a_fault_of_its_line_alone() -> None:
    answer, after = ask('{"die":' + "9" * 5000 + "}", json.dumps(GOOD))
    assert "no JSON" in answer["error"]
    assert "moves" in after


@pytest.mark.parametrize("text", ["a1-b3", 'say:"', "say:\\", "say:ü", "say:\t", "say:\x7f", 'a", "b'])
def test_each_text_is_written_as_the_standard_library_writes_it(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filters, "offered", lambda _awaited: ["house-a1", text])
    (answer,) = legal([json.dumps(GOOD)], {"malefiz": GAME})
    assert answer == json.dumps({"moves": ["house-a1", text]})


def test_a_game_that_is_over_has_no_turns_to_list() -> None:
    won = {**GOOD, "pieces": {"i14": "red"}, "places": ["red"]}
    (answer,) = ask(json.dumps(won))
    assert "the game is over" in answer["error"]


def test_each_answer_comes_before_the_next_line_is_read() -> None:
    read = []

    def lines() -> Iterator[str]:
        for number in range(3):
            read.append(number)
            yield json.dumps(GOOD)

    answers = legal(lines(), {"malefiz": GAME})
    next(answers)
    assert read == [0]
    next(answers)
    assert read == [0, 1]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text() | names, inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@given(st.sampled_from([*GOOD, "forest", "options", "places"]), anything | names | st.lists(names))
@settings(max_examples=300, deadline=None)
def test_whatever_stands_under_a_key_the_answer_is_turns_or_a_fault(key: str, value: object) -> None:
    for variant in GAME.variants:
        answer, after = ask(json.dumps({**GOOD, "variant": variant, key: value}), json.dumps(GOOD))
        assert set(answer) in ({"moves"}, {"error"})
        assert "moves" in after
