"""Overrulings as events of a trace: what is no event is named (the golden traces show what comes of them)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.model.errors import TraceError
from companion.replay.run import replay_lines

HEADER = {"trace": 1, "game": "malefiz", "variant": "classic", "seats": ["red", "blue"], "options": {}}
EDIT = {"turn": "blue", "pieces": {"c1": "red"}, "house": {"red": 4, "blue": 5}}


def verdicts(*events: dict[str, Any]) -> list[dict[str, Any]]:
    return list(replay_lines([json.dumps(line) for line in (HEADER, {"ms": 1000, "die": 4}, *events)]))


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        ({"overrule": "acept"}, ['"overrule"', "accept, number, turn, input or edit", "'acept'"]),
        ({"overrule": 7}, ['"overrule"', "7"]),
        ({"overrule": ["edit"]}, ['"overrule"']),
        ({"overrule": "number"}, ['"number"', "1 to 6", "None"]),
        ({"overrule": "number", "number": 7}, ['"number"', "7"]),
        ({"overrule": "number", "number": True}, ['"number"', "True"]),
        ({"overrule": "turn", "move": 5}, ['"move"', "a move", "5"]),
        ({"overrule": "edit", "position": "c1"}, ['"position"', "an object", "'c1'"]),
        ({"overrule": "edit", "position": {**EDIT, "turn": "green"}}, ['"position"', "green does not play"]),
        ({"overrule": "edit", "position": {**EDIT, "variant": "fast"}}, ["must be 'classic'"]),
        ({"overrule": "accept", "by": "host"}, ['"by"', "a list of seats", "'host'"]),
        ({"overrule": "accept", "by": []}, ['"by"']),
        ({"overrule": "accept", "die": 4}, ["no event"]),
    ],
)
def test_a_line_that_is_no_overruling_is_named(keys: dict[str, Any], names: list[str]) -> None:
    with pytest.raises(TraceError) as fault:
        verdicts({"ms": 2000, **keys})
    said = str(fault.value)
    assert said.startswith("line 3: ")
    assert "\n" not in said
    assert [name for name in names if name not in said] == []


def test_what_some_seats_want_waits_and_what_is_refused_prints_nothing() -> None:
    assert verdicts({"ms": 2000, "overrule": "number", "number": 3, "by": ["red"]}) == []
    assert verdicts({"ms": 2000, "overrule": "number", "number": 4}) == []
    assert verdicts({"ms": 2000, "overrule": "number", "number": 3, "by": ["red", "green"]}) == []


def test_all_seats_together_are_told() -> None:
    (told,) = verdicts({"ms": 2000, "overrule": "edit", "position": EDIT, "by": ["blue", "red"]})
    assert told == {"ms": 2000, "verdict": "overruled", "kind": "edit", "by": ["red", "blue"]}
