"""What a sweep over the board costs: ``python -m tests.tools.measure_storms [SEEDS]`` (docs/lab/figures.md).

Every board of every game, in the middle of a turn. Each edge is debounced, judged and lit. Processor time;
each sweep is made three times anew, and the best of the three counts for each touch: what else the machine
does is no work of ours.
"""

from __future__ import annotations

import time
from statistics import quantiles

import click

from companion.core.guidance import lights
from tests.sweeping_hands import BOARDS, middle_of_turn, sweep

TOUCHES = 400
RESTS_MS = {"never rest": 0, "rest 1.5 s after every second touch": 1500}
TIMES = 3


def measure(name: str, variant: str, seed: int, rests_ms: int) -> list[float]:
    """The milliseconds of processor time of each touch of one sweep."""
    table, at_ms = middle_of_turn(name, variant, seed)
    took: list[float] = []
    steps = sweep(table, at_ms, TOUCHES, seed=seed, rests_ms=rests_ms)
    while True:
        begun = time.process_time()
        if next(steps, None) is None:
            return took
        lights.light_plan(table.session, frozenset())
        took.append((time.process_time() - begun) * 1000)


@click.command()
@click.argument("seeds", default=10)
def main(seeds: int) -> None:
    """Print what is measured."""
    click.echo("| board | hands | an edge, mean | p99 | slowest |\n|---|---|---|---|---|")
    for name, variant in BOARDS:
        for hands, rests_ms in RESTS_MS.items():
            found = []
            for seed in range(1, seeds + 1):
                runs = [measure(name, variant, seed, rests_ms) for _ in range(TIMES)]
                found += [min(each) for each in zip(*runs, strict=True)]
            mean, p99 = sum(found) / len(found), quantiles(found, n=100)[-1]
            figures = f"{mean:.2f} ms | {p99:.2f} ms | {max(found):.1f} ms"
            click.echo(f"| {name}, {variant} | {hands} | {figures} |")


if __name__ == "__main__":
    main()
