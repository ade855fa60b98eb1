"""What other pieces did since a contact changed, which tells a stuck contact from a waiting hand."""

from __future__ import annotations

import pytest

from companion.core.faults import contradiction
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
