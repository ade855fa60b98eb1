"""Players meet, each as often at each seat, and the interval is Wilson's."""

from __future__ import annotations

import random

import pytest

from companion.games.malefiz import GAME
from companion.games.malefiz.player import weights
from tests.games.malefiz_positions import at
from tests.tools.arena.__main__ import OPPONENTS, meet, player, wilson


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(63, 73)
    assert (round(low, 3), round(high, 3)) == (0.766, 0.924)
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_the_net_wins_against_random_turns_wherever_it_sits(variant: str) -> None:
    chance = random.Random(3)
    for seat in range(2):
        seated = [player(name, weights.net(variant), chance) for name in ("random", "random")]
        seated[seat] = player("best", weights.net(variant), chance)
        assert meet(variant, seated, chance, {}) == seat


@pytest.mark.slow
@pytest.mark.parametrize("name", OPPONENTS)
def test_each_opponent_plays_legal_turns_from_beginning_to_end(name: str) -> None:
    chance = random.Random(1)
    seated = [player(each, weights.net("fast"), chance) for each in (name, "idea", "straight")]
    assert meet("fast", seated, chance, {"capture_own": False}) in range(3)


def test_whoever_can_reach_the_goal_goes_there() -> None:
    position = at({"i13": "red", "a1": "red", "b1": "blue"}, turn="red")
    chance = random.Random(1)
    for name in OPPONENTS[1:]:
        assert player(name, weights.net("classic"), chance)(position, 1) == "i13-i14"
