"""Let Malefiz players meet: ``make arena ARGS="classic --seats 2 4 --games 200 --against idea"``.

One seat is the computer player's, the others are the opponent's; that seat goes round, and the first one
begins. A row tells how often it wins, with its 95 % interval after Wilson, and what processor time its turns
take: mean and 95th percentile. A game of `MOST_TURNS` turns is won by nobody.

With ``--compiled`` the trainer's engine weighs the turns. ``--ladder``: each level against the one below.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from companion.games.malefiz import GAME, moves
from companion.games.malefiz.player import weights
from companion.games.malefiz.player.features import feature_count
from companion.games.malefiz.player.net import Net
from companion.games.malefiz.position import Position
from tests.tools.arena import players

MOST_TURNS = 6000
PLAIN = {
    "straight": players.straight_player,
    "blocking": players.blocking_player,
    "expert": players.expert_player,
    "idea": players.idea_player,
}
OPPONENTS = ("random", *PLAIN, *GAME.levels)
RULES: dict[str, tuple[dict[str, Any], ...]] = {
    "default": ({},),
    "spared": ({"capture_own": False},),
    "all": (
        {},
        {"capture_own": False},
        {"may_pass": True},
        {"barricade_rows_forbidden": 2},
        {"six_again": True},
    ),
}
"""House rules of the games, in turn. For places nobody wins alone: that rule is not among them."""


def wilson(won: int, games: int, sigma: float = 1.96) -> tuple[float, float]:
    """Return the interval that holds the true share of wins in 95 of 100 cases."""
    share, room = won / games, sigma**2 / games
    middle, half = share + room / 2, sigma * math.sqrt(share * (1 - share) / games + room / games / 4)
    return (middle - half) / (1 + room), (middle + half) / (1 + room)


def player(name: str, net: Net, chance: random.Random) -> players.Choose:
    """Return one of `OPPONENTS`."""
    if name == "random":
        return players.random_player(chance)
    return PLAIN.get(name) or players.net_player(net, name, chance)


def timed(choose: players.Choose, seconds: list[float]) -> players.Choose:
    """Return a player that notes the processor time of each turn."""

    def play(position: Position, die: int) -> str:
        began = time.process_time()
        text = choose(position, die)
        seconds.append(time.process_time() - began)
        return text

    return play


def meet(variant: str, seated: list[players.Choose], chance: random.Random, options: dict[str, Any]) -> int:
    """Play one game; the number of the player that has won, -1 for none."""
    position = GAME.setup(variant, GAME.seats[: len(seated)], options)
    for _turn in range(MOST_TURNS):
        number, die = position.turn, chance.randint(1, 6)
        position = moves.apply(position, die, seated[number](position, die))
        if position.over:
            return number
    return -1


def row(given: argparse.Namespace, variant: str, seats: int, level: str, against: str) -> str:
    """Play the games of a row and return it as a line of a Markdown table."""
    width = feature_count(GAME.setup(variant, GAME.seats).ground.pawns)
    net = weights.read(given.net.read_bytes(), width, given.net.name) if given.net else weights.net(variant)
    chance, won, rules = random.Random(given.seed), 0, RULES[given.rules]
    seconds: list[float] = []
    measured, other = (_player(given, name, variant, net, chance) for name in (level, against))
    measured = timed(measured, seconds)
    for game in range(given.games):
        seated, seat = [other] * seats, game % seats
        seated[seat] = measured
        won += meet(variant, seated, chance, rules[game // seats % len(rules)]) == seat
    low, high = wilson(won, given.games)
    late = statistics.quantiles(seconds, n=20)[-1]
    return (
        f"| {variant} | {seats} | {level} | {against} | {given.games} "
        f"| {won / given.games:.0%} [{low:.0%}, {high:.0%}] "
        f"| {1000 * statistics.fmean(seconds):.1f}, {1000 * late:.1f} ms |"
    )


def _player(
    given: argparse.Namespace, name: str, variant: str, net: Net, chance: random.Random
) -> players.Choose:
    if not given.compiled or name not in GAME.levels:
        return player(name, net, chance)
    from tests.tools.arena import compiled  # noqa: PLC0415 - numba is not everywhere

    capture_own = bool(RULES[given.rules][0].get("capture_own", True))
    return compiled.compiled_player(net, name, chance, variant, capture_own=capture_own)


def main() -> None:
    """Play, and write a row for each board, number of seats and opponent."""
    parser = argparse.ArgumentParser(prog="make arena")
    parser.add_argument("variant", nargs="+", choices=GAME.variants)
    parser.add_argument("--seats", type=int, nargs="+", default=[2], choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default=GAME.levels[-1], choices=GAME.levels)
    parser.add_argument("--against", nargs="+", default=["idea"], choices=OPPONENTS)
    parser.add_argument("--rules", default="default", choices=RULES)
    parser.add_argument("--ladder", action="store_true", help="each level against the one below")
    parser.add_argument(
        "--compiled", action="store_true", help="the trainer's engine weighs (not for all rules)"
    )
    parser.add_argument("--net", type=Path, help="another net than the product's")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.compiled and given.rules == "all":
        parser.error("--compiled knows the rules default and spared")
    pairs = list(itertools.product([given.level], given.against))
    if given.ladder:
        pairs = [(above, below) for below, above in itertools.pairwise(GAME.levels)]
    sys.stdout.write("| board | seats | player | against | games | won | a turn: mean, p95 |\n")
    sys.stdout.write("|---|---|---|---|---|---|---|\n")
    for variant, seats, pair in itertools.product(given.variant, given.seats, pairs):
        sys.stdout.write(row(given, variant, seats, *pair) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
