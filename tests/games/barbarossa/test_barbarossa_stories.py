"""Whole games of three and four as golden text: what is told of each input is what was told then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.barbarossa.players.stories import STORIES, given, retold

PATHS = sorted(STORIES.glob("*.txt"))


def test_there_are_stories_of_three_and_of_four() -> None:
    seats = {
        len(line.split()) - 1
        for path in PATHS
        for line in given(path.read_text(encoding="utf-8"))
        if line.startswith("seats")
    }
    assert {3, 4} <= seats


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_story_is_told_as_it_was(path: Path) -> None:
    story = path.read_text(encoding="utf-8")
    assert retold(given(story)) == story
    assert "won by" in story.splitlines()[-1]
