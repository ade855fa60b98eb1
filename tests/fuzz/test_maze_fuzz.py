"""CI's share of labyrinths between fuzzing hands and the referee: fixed seeds (docs/fuzz.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.simulate.maze_hands import MAZE_MANNERS
from companion.simulate.sensors import QUALITIES
from tests.fuzz.__main__ import job, maze_games
from tests.fuzz.maze_game import MazePlan


def played(variant: str, sensors: str, manners: str, seed: int, turns: int) -> Counter[str]:
    plan = MazePlan(QUALITIES[sensors], MAZE_MANNERS[manners], variants=(variant,))
    score, _ = job((seed, plan, turns))
    print(variant, sensors, manners, {k: v for k, v in sorted(score.items()) if ":" in k})  # noqa: T201 - for who wants to see (pytest -s)
    return score


def starting(score: Counter[str], *prefixes: str) -> int:
    return sum(number for name, number in score.items() if name.startswith(prefixes))


def test_the_same_seed_plays_the_same_labyrinth() -> None:
    plan = MazePlan(QUALITIES["all"], MAZE_MANNERS["wild"], turns=2)
    assert [score for score, _ in maze_games(7, plan, 4)] == [score for score, _ in maze_games(7, plan, 4)]


@pytest.mark.slow
def test_calm_hands_and_clean_contacts_on_the_small_labyrinth() -> None:
    score = played("small", "clean", "calm", 100_000, 400)
    assert starting(score, "turn: wrong", "try: recorded") == 0
    assert score["turn: right"] >= 0.95 * score["stories"]
