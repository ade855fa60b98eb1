"""How fast the rules engine is beside a C++ engine and the naive generator: ``make bench``.

CPU time, pure Python. Each row is the median of rounds in which engine and C++ engine take turns, both with
the same rules and, for lists, the same positions. ``cpp_engine/malefiz.cpp`` must first count sequences of
turns and targets as the engine does. Rows for each board:

- *target lists*: one list = for one position and one number, all sources of the seat to move with their
  legal targets, barricade places not expanded. The positions are every fifth of random four-player games
  from the start, in shuffled batches of a thousand, each with a random number. Each is new to the engine,
  which remembers the open walks of the batches before. Both engines lay the positions down right before, in
  the order in which they list them; where the mover's pawns are stands in the positions of both.
- *lists again*: the same batch ten times more.
- *random turns*: a random number, an evenly drawn legal pawn move, an evenly drawn barricade place; games of
  four players from the start to the goal. *own spared*: the same where own pawns may not be captured.
- *player*: one turn chosen by the computer player at its best, for positions of the batch. C++ here are its
  target lists of the same batch, so that the ratio compares within one run.
- *random games*: by the engine's mean length of a game, since a single game of the naive generator would
  take longer than the whole bench.
"""

from __future__ import annotations

import json
import pickle
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from companion.core.model.fast_replace import replace
from companion.games.malefiz import GAME, moves
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position
from tests.naive_malefiz import NaiveMalefiz
from tests.tools.cpp_engine import malefiz as cpp

Sample = list[tuple[Position, int]]
Rates = list[tuple[float, float]]
"""By round: what the engine does in a second, and what the C++ engine does."""
BATCH = 1000
AGAIN = 10
PLAYED = 100
"""So many positions of a batch the player answers."""
PERFT = Path(__file__).parents[1] / "golden" / "samples" / "perft.json"
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
        yield pickle.loads(pickle.dumps(found))  # laid down anew, one behind the other


def cpu_seconds(work: Callable[[], None]) -> float:
    """CPU time of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def check_counts(variant: str) -> None:
    """See that the C++ engine knows the rules. Raises ValueError where it counts otherwise."""
    for case in json.loads(PERFT.read_text(encoding="utf-8")):
        if case["variant"] == variant:
            found = cpp.perft(GAME.setup(variant, case["seats"]), case["depth"])
            if found != case["count"]:
                raise ValueError(f"the C++ engine counts {found} in {case}")


def lists(batch: Sample, rounds: int) -> tuple[float, float]:
    """Target lists per second of both engines. Raises ValueError where they differ."""
    targets = 0

    def work() -> None:
        for _round in range(rounds):
            for position, die in batch:
                moves.targets(position, die)

    rate = len(batch) * rounds / cpu_seconds(work)
    found, other = cpp.lists(batch, rounds)
    for position, die in batch:
        targets += rounds * sum(ends.bit_count() for _source, ends in moves.targets(position, die))
    if found != targets:
        raise ValueError(f"the C++ engine lists {found} targets, not {targets}")
    return rate, other


def player_turns(batch: Sample, lists_of_cpp: float) -> tuple[float, float]:
    """Turns that the player chooses in a second, beside the C++ engine's lists of the same batch."""
    positions = [replace(position, die=die) for position, die in batch[:PLAYED] if not position.over]

    def work() -> None:
        for position in positions:
            GAME.best(position, GAME.levels[-1], 0.5)

    return len(positions) / cpu_seconds(work), lists_of_cpp


def naive_lists(rules: NaiveMalefiz, positions: Sample) -> float:
    """The same for the naive generator."""
    plain = [(GAME.dump(position), die) for position, die in positions]

    def work() -> None:
        for position, die in plain:
            rules.targets(position, die)

    return len(plain) / cpu_seconds(work)


def turns(playout: Playout, start: Position, chance: random.Random, games: int) -> tuple[float, float, float]:
    """Random turns per second of both engines, and the mean length of a game."""
    lengths: list[int] = []

    def work() -> None:
        lengths.extend(playout.play(start, chance.random, ENDLESS)[1] for _game in range(games))

    seconds = cpu_seconds(work)
    return sum(lengths) / seconds, cpp.turns(start, games, chance.getrandbits(30)), sum(lengths) / games


def naive_turns(rules: NaiveMalefiz, start: Position, chance: random.Random, count: int) -> float:
    """Random turns per second of the naive generator."""
    first = GAME.dump(start)

    def work() -> None:
        position: dict[str, Any] = first
        for _turn in range(count):
            position = naive_turn(rules, position, chance)
            if rules.over(position):
                position = first

    return count / cpu_seconds(work)


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
    """Measure one board and say its rows."""
    chance = random.Random(20)
    playout, rules = Playout(variant), NaiveMalefiz(variant)
    start = GAME.setup(variant, GAME.seats)
    spared = GAME.setup(variant, GAME.seats, {"capture_own": False})
    check_counts(variant)
    rows: dict[str, Rates] = {
        name: [] for name in ("target lists", "lists again", "turns", "own spared", "player")
    }
    lengths: list[float] = []
    for number, batch in enumerate(samples(playout, start, chance, 100)):
        rows["target lists"].append(lists(batch, 1))
        rows["lists again"].append(lists(batch, AGAIN))
        if number % 5 == 0:
            fast, other, length = turns(playout, start, chance, 4)
            rows["turns"].append((fast, other))
            lengths.append(length)
            rows["player"].append(player_turns(batch, rows["target lists"][-1][1]))
            rows["own spared"].append(turns(playout, spared, chance, 4)[:2])
    plain_lists = naive_lists(rules, next(samples(playout, start, chance, 1)))
    plain_turns = naive_turns(rules, start, chance, 3_000)
    mean = statistics.fmean(lengths)
    rows["games"] = [(fast / mean, other / mean) for fast, other in rows["turns"]]
    naive = {"lists again": plain_lists, "target lists": plain_lists, "games": plain_turns / mean}
    for what, found in rows.items():
        fast, other = (statistics.median(column) for column in zip(*found, strict=True))
        ratio = statistics.median(one / two for one, two in found)
        slow = naive.get(what, plain_turns)
        row = f"{variant:8} {what:13} {fast:11,.0f} {other:11,.0f}"
        beside = f"{ratio:9.6f}" if what == "player" else f"{ratio:6.2f} {slow:9,.1f} {fast / slow:5.0f}"
        say(f"{row} {beside}")


def main() -> None:
    """Print the table."""
    say = sys.stdout.write
    say(f"{'board':8} {'a second':13} {'engine':>11} {'C++':>11} {'ratio':>6} {'naive':>9} {'ratio':>5}\n")
    for variant in GAME.variants:
        report(variant, lambda line: print(line, flush=True))  # noqa: T201 - it is a report for a terminal


if __name__ == "__main__":
    main()
