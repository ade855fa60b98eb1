"""Entries of earlier versions: each kind that is no more, and all others as they are."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.old_entries import INPUT_KINDS, read_entry
from companion.core.model.types import Entry


@pytest.mark.parametrize(
    ("kind", "move", "more"),
    [
        ("turn", "a1xc1", {"word": "move", "source": "board", "ends": True}),
        ("pass", "pass", {"word": "pass", "source": "said", "ends": True, "won": False}),
        ("heard", "call:red", {"word": "call"}),
        ("heard", "stop", {"word": "stop"}),
    ],
)
def test_a_turn_a_pass_and_what_was_heard_are_inputs(kind: str, move: str, more: dict[str, Any]) -> None:
    data = {"number": 3, "seat": "red", "move": move, "how": "told"}
    assert kind in INPUT_KINDS
    assert read_entry(kind, 5, data) == Entry("input", 5, {**data, **more})


@pytest.mark.parametrize("kind", ["input", "roll", "game"])
def test_other_entries_are_read_as_they_are(kind: str) -> None:
    data = {"number": 3, "move": "read:blue", "word": "read", "ends": False}
    assert read_entry(kind, 5, data) == Entry(kind, 5, data)


@pytest.mark.parametrize(
    ("told", "since", "still"),
    [
        ({"what": "edit", "replaces": 0}, 7, []),
        ({"what": "turn", "replaces": 5}, 5, []),
        ({"what": "input", "since": 3, "replaces": 3, "undone": [5, 6]}, 3, [4]),
        ({"what": "input", "since": 4, "replaces": 0, "undone": []}, 4, [4, 5, 6]),
    ],
)
def test_an_overruling_says_from_where_on_it_counts(
    told: dict[str, Any], since: int, still: list[int]
) -> None:
    found = read_entry("overruled", 5, {"number": 7, **told})
    assert found.data == {"number": 7, "what": told["what"], "since": since, "still": still}
    assert read_entry("overruled", 5, found.data) == found
