"""Let Malefiz players meet: ``make arena ARGS="classic --seats 2 --games 200 --against idea"``.

One seat is the net's, the others are the opponent's; that seat goes round, and the first one begins. Told is
how often the net wins, with its 95 % interval after Wilson. A game of `MOST_TURNS` turns is won by nobody.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from companion.games.malefiz import GAME, moves
from companion.games.malefiz.idea import idea
from companion.games.malefiz.player import weights
from companion.games.malefiz.player.features import feature_count
from companion.games.malefiz.player.net import Net, best
from companion.games.malefiz.position import Position

MOST_TURNS = 6000
Choose = Callable[[Position, int], str]
"""Chooses a turn: the position and the number before it, the turn's text as in `moves.legal`."""


def wilson(won: int, games: int, sigma: float = 1.96) -> tuple[float, float]:
    """Return the interval that holds the true share of wins in 95 of 100 cases."""
    share, room = won / games, sigma**2 / games
    middle, half = share + room / 2, sigma * math.sqrt(share * (1 - share) / games + room / games / 4)
    return (middle - half) / (1 + room), (middle + half) / (1 + room)


def net_player(net: Net) -> Choose:
    """Return a player that takes the turn with the best chance."""

    def choose(position: Position, die: int) -> str:
        move, _chances = best(net, position, die)
        return moves.written(position, move) if move else moves.PASS

    return choose


def idea_player(position: Position, die: int) -> str:
    """Choose what a beginner is advised."""
    found = idea(position, die)
    return found.move if found else moves.PASS


def random_player(chance: random.Random) -> Choose:
    """Return a player that takes any legal turn."""
    return lambda position, die: chance.choice(moves.legal(position, die))


def meet(variant: str, players: list[Choose], chance: random.Random, *, capture_own: bool) -> int:
    """Play one game; the number of the player that has won, -1 for none."""
    position = GAME.setup(variant, GAME.seats[: len(players)], {"capture_own": capture_own})
    for _turn in range(MOST_TURNS):
        number, die = position.turn, chance.randint(1, 6)
        position = moves.apply(position, die, players[number](position, die))
        if position.over:
            return number
    return -1


def main() -> None:
    """Play the games, say how far it is, tell the share."""
    parser = argparse.ArgumentParser(prog="make arena")
    parser.add_argument("variant", choices=GAME.variants)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", choices=("idea", "random"), default="idea")
    parser.add_argument("--capture-own", action="store_true")
    parser.add_argument("--net", type=Path, help="another net than the product's")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    width = feature_count(GAME.setup(given.variant, GAME.seats).ground.pawns)
    net = (
        weights.read(given.net.read_bytes(), width, given.net.name)
        if given.net
        else weights.net(given.variant)
    )
    chance, won, began = random.Random(given.seed), 0, time.monotonic()
    other = idea_player if given.against == "idea" else random_player(chance)
    for game in range(given.games):
        players = [other] * given.seats
        players[game % given.seats] = net_player(net)
        won += meet(given.variant, players, chance, capture_own=given.capture_own) == game % given.seats
        if (game + 1) % 20 == 0 or game + 1 == given.games:
            low, high = wilson(won, game + 1)
            share = f"{won} of {game + 1} won: {won / (game + 1):.0%} [{low:.0%}, {high:.0%}]"
            sys.stdout.write(f"{share}, {(time.monotonic() - began) / (game + 1):.2f} s a game\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
