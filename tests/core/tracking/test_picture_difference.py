"""Which spots lack a piece, and which hold one too much."""

from __future__ import annotations

import pytest

from companion.core.tracking.picture_difference import differences
from tests.core.row_board import ROW, spots


@pytest.mark.parametrize(
    ("expected", "seen", "missing", "surplus"),
    [
        ("a c", "a c", "", ""),
        ("a c", "c d", "a", "d"),
        ("a", "", "a", ""),
        ("", "f", "", "f"),
        ("red:1", "red:2", "", ""),  # places of a pool are worth the same
        ("red:1 red:2", "red:2", "red:1", ""),
        ("red:1 red:2", "", "red:1 red:2", ""),
        ("red:2", "red:1 red:2", "", "red:1"),
        ("", "blue:1 blue:2", "", "blue:1 blue:2"),
        ("red:1", "blue:1", "red:1", "blue:1"),  # another pool does not make it up
        ("a red:1 red:2", "b red:1", "a red:2", "b"),
    ],
)
def test_what_is_missing_and_what_is_too_much(expected: str, seen: str, missing: str, surplus: str) -> None:
    assert differences(ROW, spots(expected), spots(seen)) == (spots(missing), spots(surplus))
