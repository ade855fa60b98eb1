"""How good the ideas are for whoever follows them, how quick: ``python -m tests.tools.bench_idea [GAMES]``.

One seat plays every idea, all others play one of two ways: *at random* (an evenly drawn pawn move, an evenly
drawn place for a barricade) or *straight on* (the pawn that comes nearest to the goal goes). Who has the
ideas changes from game to game, who begins is drawn. Time is CPU time of one idea, its position new, the
legal turns known.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from companion.core.model.game import bits
from companion.games.malefiz import GAME, moves
from companion.games.malefiz.idea import distances, idea
from companion.games.malefiz.moves import Move
from companion.games.malefiz.position import Position

Player = Callable[[Position, int, random.Random], str]
ENDLESS = 5000


def at_random(position: Position, die: int, chance: random.Random) -> str:
    """An evenly drawn pawn move."""
    ways = [(source, to) for source, mask in moves.targets(position, die) for to in bits(mask)]
    return _written(position, die, chance.choice(ways), chance) if ways else "pass"


def straight_on(position: Position, die: int, chance: random.Random) -> str:
    """The pawn that comes nearest to the goal."""
    far = distances(position.variant, position.barricades)
    ways = [(source, to) for source, mask in moves.targets(position, die) for to in bits(mask)]
    best = [way for way in ways if far[way[1]] == min(far[to] for _, to in ways)]
    return _written(position, die, chance.choice(best), chance) if best else "pass"


def _written(position: Position, die: int, way: tuple[int, int], chance: random.Random) -> str:
    source, to = way
    takes = position.barricades >> to & 1
    place = chance.choice(list(bits(moves.places(position, source)))) if takes else None
    legal = (text for text in moves.legal(position, die) if text != moves.PASS)
    return next(text for text in legal if moves.read(position, die, text) == Move(source, to, place))


def play(start: Position, ideal: str, other: Player, seed: int, spent: list[float]) -> str:
    """One game; who has won. ``spent`` collects the seconds of each idea."""
    chance = random.Random(seed)
    position: Any = start
    for _ in range(ENDLESS):
        die = chance.randint(1, 6)
        if position.seat != ideal:
            move = other(position, die, chance)
        else:
            moves.targets(position, die)
            began = time.process_time()
            found = idea(position, die)
            spent.append(time.process_time() - began)
            move = found.move if found else "pass"
        position = GAME.apply(position, die, move)
        if position.over:
            return str(position.places[0])
    return ""


def share_won(variant: str, seats: list[str], other: Player, games: int, spent: list[float]) -> int:
    """How many of so many games were won by the seat that had the ideas."""
    won = 0
    for seed in range(games):
        ideal, first = seats[seed % len(seats)], random.Random(seed).choice(seats)
        start = GAME.setup(variant, seats, first=first)
        won += play(start, ideal, other, seed, spent) == ideal
    return won


def main() -> None:
    """All boards, two and four seats, both ways to play against."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    spent: list[float] = []
    for variant in GAME.variants:
        for seats in (["red", "blue"], list(GAME.seats)):
            for other in (at_random, straight_on):
                won = share_won(variant, seats, other, games, spent)
                print(f"{variant:8} {len(seats)} seats, {other.__name__:11}: {won} of {games} won")  # noqa: T201 - it prints its table
    spent.sort()
    mean, high = sum(spent) / len(spent), spent[int(len(spent) * 0.99)]
    times = f"{mean * 1e3:.2f} ms, 99 of 100 under {high * 1e3:.2f} ms, all under {spent[-1] * 1e3:.2f} ms"
    print(f"{len(spent)} ideas: {times}")  # noqa: T201 - it prints its table


if __name__ == "__main__":
    main()
