"""Answers to the questions beside the game, as events of a trace."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.core.model.errors import TraceError
from companion.replay.run import replay_lines

HEADER: dict[str, Any] = {"trace": 1, "game": "malefiz", "variant": "classic", "seats": ["red", "blue"]}
TURN = [
    {"ms": 1000, "die": 1},
    {"ms": 2000, "spot": "red:1", "on": False},
    {"ms": 2500, "spot": "c1", "on": True},
]


def given(*events: dict[str, Any]) -> list[dict[str, Any]]:
    return list(
        replay_lines(json.dumps(each) for each in (HEADER, *TURN, *events, {"ms": 90_000, "end": True}))
    )


@pytest.mark.parametrize(
    ("event", "names"),
    [
        ({"back": "12"}, ['"back"', "number of a turn", "'12'"]),
        ({"back": True}, ['"back"', "True"]),
        ({"back": -1}, ['"back"', "-1"]),
        ({"back": None}, ['"back"', "None"]),
        ({"whose": "wrong"}, ['"whose"', '"right" or "swapped"', "'wrong'"]),
        ({"whose": True}, ['"whose"', "True"]),
        ({"whose": ["right"]}, ['"whose"', "['right']"]),
        ({"back": 1, "whose": "right"}, ["no event"]),
    ],
)
def test_an_answer_that_is_none_is_named(event: dict[str, Any], names: list[str]) -> None:
    with pytest.raises(TraceError) as fault:
        given({"ms": 5000, **event})
    assert str(fault.value).startswith("line 5: ")
    assert [name for name in names if name not in str(fault.value)] == []


@pytest.mark.parametrize(
    "event", [{"back": 1}, {"back": 0}, {"back": 99}, {"whose": "right"}, {"whose": "swapped"}]
)
def test_an_answer_to_nothing_changes_nothing(event: dict[str, Any]) -> None:
    assert [each["verdict"] for each in given({"ms": 5000, **event})] == ["legal"]
