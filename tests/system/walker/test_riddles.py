"""Barbarossa whole by phones and hands: nothing is wrong on any page, no word gets out before the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.system.walker.evening import evening
from tests.system.walker.riddles import BEGIN, FAMILY, Family, play

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_STEPS = 2_000
"""No game has so many inputs."""


@pytest.mark.full
@pytest.mark.parametrize("steps", [20, MOST_STEPS])
def test_barbarossa_is_played_whole_by_phones_and_hands(
    chromium: Browser, tmp_path: Path, steps: int
) -> None:
    with evening(chromium, tmp_path / "data", steps, BEGIN, FAMILY) as shown:
        family = Family(shown)
        try:
            over = play(family, steps)
            assert steps < MOST_STEPS or over
        except Exception as wrong:
            wrong.add_note("\n".join(shown.told))
            raise
