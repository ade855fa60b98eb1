"""The page that follows one turn from a magnet to the phone tells what really happens."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "turn-to-verdict.md"


def test_the_turn_that_is_followed_goes_as_it_is_told() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 50
    assert found.failed == 0
