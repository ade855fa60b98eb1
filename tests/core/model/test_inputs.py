"""Inputs as text and back, and what is awaited as a list of texts."""

from __future__ import annotations

import pytest

from companion.core.model.errors import MoveError
from companion.core.model.inputs import BOARD, Awaited, Input, read_input, texts

WORDS = ("call", "stop", "die")


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("call:red", Input("call", "red")),
        ("stop", Input("stop")),
        ("a1*a3>g5", Input("move", "a1*a3>g5")),
        ("shout:red", Input("move", "shout:red")),
    ],
)
def test_a_text_is_an_input_and_the_other_way_round(text: str, given: Input) -> None:
    assert read_input(text, WORDS) == given
    assert str(given) == text


def test_an_empty_text_is_no_input() -> None:
    with pytest.raises(MoveError, match="empty"):
        read_input("", WORDS)


def test_what_is_awaited_is_listed_sorted_and_without_fouls() -> None:
    awaited = (
        Awaited("stop", ("red",)),
        Awaited("call", ("red",), ("blue", "red")),
        Awaited("pull", ("red",), ("a1-b1",), BOARD, foul=True),
        Awaited("move", ("red",), ("a1-c1",), BOARD),
    )
    assert texts(awaited) == ["a1-c1", "call:blue", "call:red", "stop"]
