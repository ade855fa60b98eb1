"""A browser plays evenings that a seed decides, doing what the pages offer at each moment; nothing may be wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.system.walker.actions import possible, shut
from tests.system.walker.evening import Evening, evening

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES: dict[str, dict[str, Any]] = {
    "malefiz": {"variant": "classic", "seats": ["red", "yellow", "blue"], "names": {"red": "Anna", "blue": "Mo"}},
    "labyrinth-small": {"variant": "small", "seats": ["red", "blue"], "names": {"red": "Anna"}},
    "labyrinth-big": {"variant": "big", "seats": ["red", "green", "blue"], "names": {"green": "Mo"}},
    "barbarossa": {"variant": "classic", "seats": ["red", "green", "blue"], "names": {"red": "Anna", "green": "Mo"}},
}
STEPS = 20
CLOSE = 6
"""After so many steps one phone is looked at closely."""


def walk(shown: Evening, steps: int) -> None:
    """Do so many things, and look at all phones after each."""
    for number in range(steps):
        state = shown.state()
        actions = possible(shown, state)
        (action,) = shown.rng.choices(actions, [each.weight for each in actions])
        shown.told.append(f"{number}: {state['phase']}: {action.name}")
        shown.done[action.name] += 1
        action.do()
        shown.state()
        shown.look()
        if number % CLOSE == CLOSE - 1:
            phone = shown.rng.choice([each for each in shown.phones if not each.unplugged])
            shown.look_closely(phone)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled("seed", list(range(1, 21)), sample=1)
def test_an_evening_leaves_nothing_to_be_desired(
    chromium: Browser, tmp_path: Path, game: str, seed: int
) -> None:
    with evening(chromium, tmp_path / "data", seed, game.partition("-")[0], GAMES[game]) as shown:
        try:
            walk(shown, STEPS)
        finally:
            print("\n".join(shown.told))
            for phone in shown.phones:
                shut(phone)
                phone.shot(f"walk-{game}-{seed}-{phone.name}")
