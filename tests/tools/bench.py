"""How fast the rules engine is beside the naive generator: ``python -m tests.tools.bench`` (``make bench``).

CPU time of this process, pure Python. Three rows for each board:

- *target lists*: one list = for one position and one number, all sources of the seat to move with their
  legal targets, barricade places not expanded. The positions are every fifth of random four-player games
  from the start, in shuffled batches of a thousand, each with a random number. Each is new to the engine;
  its memory of open walks is warm from the games that led there, as in play.
- *random turns*: a random number, an evenly drawn legal pawn move, an evenly drawn barricade place.
- *random games*: four players from the start to the goal. The naive generator's games are its turns divided
  by the engine's mean length of a game, since a single game of it would take longer than the whole bench.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.games.malefiz import GAME, moves
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position
from tests.naive import NaiveMalefiz

Sample = list[tuple[Position, int]]
BATCH = 1000
ENDLESS = sys.maxsize


def samples(playout: Playout, start: Position, chance: random.Random, batches: int) -> Iterator[Sample]:
    """Batches of positions from random games, each with a number, in random order."""
    position = start
    for _batch in range(batches):
        found: Sample = []
        while len(found) < BATCH:
            found.append((position, chance.randint(1, 6)))
            position, _turns = playout.play(position, chance.random, 5)
            if position.over:
                position = start
        chance.shuffle(found)
        yield found


def cpu_seconds(work: Callable[[], None]) -> float:
    """CPU time of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def engine_lists(batches: Iterable[Sample]) -> float:
    """Legal-target lists per second, each position once."""
    number, seconds = 0, 0.0
    for batch in batches:
        started = time.process_time()
        for position, die in batch:
            moves.targets(position, die)
        seconds += time.process_time() - started
        number += len(batch)
    return number / seconds


def naive_lists(rules: NaiveMalefiz, positions: Sample) -> float:
    """The same for the naive generator."""
    plain = [(GAME.dump(position), die) for position, die in positions]

    def work() -> None:
        for position, die in plain:
            rules.targets(position, die)

    return len(plain) / cpu_seconds(work)


def engine_games(playout: Playout, start: Position, chance: random.Random, games: int) -> tuple[float, float]:
    """Random games per second and turns per second."""
    lengths: list[int] = []

    def work() -> None:
        lengths.extend(playout.play(start, chance.random, ENDLESS)[1] for _game in range(games))

    seconds = cpu_seconds(work)
    return games / seconds, sum(lengths) / seconds


def naive_turns(rules: NaiveMalefiz, start: Position, chance: random.Random, turns: int) -> float:
    """Random turns per second of the naive generator."""
    first = GAME.dump(start)

    def work() -> None:
        position: dict[str, Any] = first
        for _turn in range(turns):
            position = naive_turn(rules, position, chance)
            if rules.over(position):
                position = first

    return turns / cpu_seconds(work)


def naive_turn(rules: NaiveMalefiz, position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One random turn: an evenly drawn pawn move, then an evenly drawn barricade place."""
    die = chance.randint(1, 6)
    pieces = position["pieces"]
    choices = [(source, end) for source, ends in rules.targets(position, die) for end in sorted(ends)]
    if not choices:
        return rules.apply(position, die, "pass")
    source, end = chance.choice(choices)
    if pieces.get(end) == "barricade":
        return rules.apply(position, die, f"{source}*{end}>{chance.choice(rules.places(position, source))}")
    return rules.apply(position, die, f"{source}{'x' if end in pieces else '-'}{end}")


def report(variant: str, say: Callable[[str], None]) -> None:
    """Measure one board and say three rows."""
    chance = random.Random(20)
    playout, rules = Playout(variant), NaiveMalefiz(variant)
    start = GAME.setup(variant, GAME.seats)
    lists = engine_lists(samples(playout, start, chance, 100))
    plain_lists = naive_lists(rules, next(samples(playout, start, chance, 1)))
    games, turns = engine_games(playout, start, chance, 100)
    plain_turns = naive_turns(rules, start, chance, 3_000)
    for what, fast, slow in (
        ("target lists/s", lists, plain_lists),
        ("random turns/s", turns, plain_turns),
        ("random games/s", games, plain_turns * games / turns),
    ):
        say(f"{variant:8} {what:15} {fast:12,.1f} {slow:12,.2f} {fast / slow:8.0f}")


def main() -> None:
    """Print the table."""
    say = sys.stdout.write
    say(f"{'board':8} {'what':15} {'engine':>12} {'naive':>12} {'ratio':>8}\n")
    for variant in GAME.variants:
        report(variant, lambda line: print(line, flush=True))  # noqa: T201 - it is a report for a terminal


if __name__ == "__main__":
    main()
