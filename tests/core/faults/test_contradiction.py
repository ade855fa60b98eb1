"""What other pieces did since a contact changed, which tells a stuck contact from a waiting hand."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.faults import contradiction
from companion.core.model.types import Verdict
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red", "i9": "blue"}, "house": {"red": 4, "blue": 4}}


@pytest.mark.parametrize(
    ("touches", "lifted"),
    [
        (("+c4", "-i9"), True),
        (("+e5", "+c4", "-e5"), True),  # it had come earlier
        (("-a1", "+c4", "-i9"), True),
        (("-a1", "+c4", "+e5", "-e5"), False),
        (("-i9", "+c4", "+i9", "-i9"), False),
        (("-i9", "+c4"), False),  # before, not since
        (("+c4", "+e5", "-e5"), False),  # it came only then
        (("-i9",), False),
    ],
)
def test_only_a_piece_that_stood_there_and_was_lifted_since_tells(
    touches: tuple[str, ...], *, lifted: bool
) -> None:
    one = Table(RED)
    one.touch(1000, *touches)
    one.until(1500)
    assert contradiction._others_lifted(one.session, one.session.board.index["c4"]) is lifted


TWO: dict[str, Any] = {
    "turn": "red",
    "pieces": {"a1": "red", "q1": "red", "i9": "blue"},
    "house": {"red": 3, "blue": 4},
}


def faults(said: list[Verdict]) -> list[tuple[str, str]]:
    return [(one.spot, one.kind) for one in said if one.verdict == "fault"]


def test_a_field_of_another_turn_is_believed_until_the_board_was_told_to_be_wrong() -> None:
    one = Table(TWO)
    one.die(0, 2)
    one.touch(1000, "+c1")  # a1-c1 would be legal, so that a hand may just be at it
    one.touch(2000, "-q1", "+o1")
    said = one.until(9_000)
    assert "illegal" in [each.verdict for each in said]
    assert faults(said) == []
    said = one.until(30_000)
    assert faults(said) == [("c1", "stuck-on")]
    assert one.session.progress.history[-1].move == "q1-o1"


def test_a_thing_laid_beside_a_turn_that_is_made_is_no_fault() -> None:
    one = Table(TWO)
    one.die(0, 2)
    one.touch(1000, "-q1", "-a1", "+a1", "+o1", "+e5")
    assert faults(one.until(90_000)) == []
