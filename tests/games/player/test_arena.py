"""Players meet, each as often at each seat, and the interval is Wilson's."""

from __future__ import annotations

import random

import pytest

from companion.games.malefiz import GAME
from companion.games.malefiz.player import weights
from tests.tools.arena import idea_player, meet, net_player, random_player, wilson


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(63, 73)
    assert (round(low, 3), round(high, 3)) == (0.766, 0.924)
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
def test_the_net_wins_against_random_turns_wherever_it_sits(variant: str) -> None:
    chance = random.Random(3)
    for seat in range(2):
        players = [random_player(chance), random_player(chance)]
        players[seat] = net_player(weights.net(variant))
        assert meet(variant, players, chance, capture_own=True) == seat


@pytest.mark.slow
def test_ideas_are_legal_turns_from_beginning_to_end() -> None:
    assert meet("fast", [idea_player, idea_player], random.Random(1), capture_own=False) in {0, 1}
