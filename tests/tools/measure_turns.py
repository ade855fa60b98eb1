"""What core and game cost a fuzzed turn: ``python -m tests.tools.measure_turns`` (docs/lab/diary.md).

Processor time; hands that are simulated, and what judges the referee, do not count. Another state of the
companion (``--against FOLDER``, a checkout) is measured in the same run, in turn. Each round is a process of
its own, and of all rounds the least counts: what else the machine does is no work of ours.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import click
import msgspec

HERE = Path(__file__).resolve().parents[2]
CALLS = ("levels", "advance", "stimulus", "found")
"""What a table is told, and time that passes."""


class Clock:
    """Takes the time of all calls of a table; ``took``: what was called -> the milliseconds of each call.

    Args:
        after: what is done after each call, and counts with it.
    """

    def __init__(self, after: Callable[[Any], object] | None = None) -> None:
        self.took: dict[str, list[float]] = defaultdict(list)
        self._after = after
        self._inside = False

    def timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, timed unless another one makes it."""

        def run(*given: Any, **more: Any) -> Any:
            if self._inside:
                return call(*given, **more)
            self._inside = True
            begun = time.process_time()
            told = call(*given, **more)
            if self._after is not None:
                self._after(told[0].session)
            self.took[name].append((time.process_time() - begun) * 1000)
            self._inside = False
            return told

        return run


def play(turns: int, seed: int, sensors: str, *, shown: bool) -> dict[str, float]:
    """Play so many turns here and now; ``shown``: with lights and page after each step."""
    from tests.fuzz import tape  # noqa: PLC0415 - of the checkout that is measured
    from tests.fuzz.__main__ import play_games  # noqa: PLC0415
    from tests.fuzz.game import APART, Plan  # noqa: PLC0415
    from tests.simulate.sensors import QUALITIES  # noqa: PLC0415
    from tests.simulate.stories import MANNERS  # noqa: PLC0415

    clock = Clock(shows() if shown else None)
    table: Any = vars(tape)["plays"]  # the module that tells a table everything, whatever its name there
    for name in CALLS:
        setattr(table, name, clock.timed(name, getattr(table, name)))
    plan = Plan(QUALITIES[sensors], MANNERS["lively"])
    played = sum(score["legal"] for score, _ in play_games(seed * APART, plan, turns))
    steps = [took for each in clock.took.values() for took in each]
    edges = len(clock.took["levels"])
    return {
        "turns": played,
        "turn": sum(steps) / played,
        "edges": edges / played,
        "edge": sum(steps) / edges,
        "median": median(clock.took["levels"]),
        "slowest": max(steps),
    }


def shows() -> Callable[[Any], object]:
    """What works out the lights and the page of a session; told turns are kept, as the daemon keeps them."""
    from companion.core.guidance import lights  # noqa: PLC0415 - of the checkout that is measured
    from companion.ports.table import View  # noqa: PLC0415
    from companion.state.history_lines import Lines, go_on  # noqa: PLC0415
    from companion.state.public_state import public_state  # noqa: PLC0415
    from companion.words.i18n import translator  # noqa: PLC0415

    say = translator("en")
    kept: Lines | None = None

    def show(session: Any) -> None:
        nonlocal kept
        lights.light_plan(session, frozenset())
        kept = go_on(kept, session, None, "en")
        lines = kept.follow(session, say)
        msgspec.json.encode(public_state(View(1, 0, session), say, "en", lines=lines, version="1"))

    return show


def measured(checkout: Path, *options: str) -> dict[str, float]:
    """Play once in a process of its own, with the companion of this checkout."""
    asked = [sys.executable, __file__, "--once", *options]
    where = {**os.environ, "PYTHONPATH": str(checkout)}
    told = subprocess.run(asked, cwd=checkout, env=where, check=True, stdout=subprocess.PIPE)
    found: dict[str, float] = json.loads(told.stdout)
    return found


@click.command()
@click.option("--turns", default=250, show_default=True)
@click.option("--seed", default=5, show_default=True)
@click.option("--sensors", default="perfect", show_default=True, help="clean: no bounces, each edge a touch")
@click.option("--rounds", default=8, show_default=True)
@click.option("--shown", is_flag=True, help="with the plan of lights and the page's state after each step")
@click.option("--once", is_flag=True, help="one round, told as JSON")
@click.option(
    "--against", type=click.Path(exists=True, file_okay=False, path_type=Path), help="another checkout"
)
def main(  # noqa: PLR0917 - click passes the options by name
    turns: int, seed: int, sensors: str, rounds: int, shown: bool, once: bool, against: Path | None
) -> None:
    """Print what is measured."""
    if once:
        click.echo(json.dumps(play(turns, seed, sensors, shown=shown)))
        return
    options = ["--turns", str(turns), "--seed", str(seed), "--sensors", sensors]
    options += ["--shown"] if shown else []
    checkouts = {"this": HERE} | ({"other": against.resolve()} if against else {})
    found: dict[str, list[dict[str, float]]] = {name: [] for name in checkouts}
    for _ in range(rounds):
        for name, checkout in checkouts.items():
            found[name].append(measured(checkout, *options))
    click.echo(
        "| | turns | edges a turn | ms a turn | ms an edge, all in | median edge alone | slowest step |"
    )
    click.echo("|---|---|---|---|---|---|---|")
    for name, each in found.items():
        least = {key: min(one[key] for one in each) for key in each[0]}
        click.echo(
            f"| {name} | {least['turns']:.0f} | {least['edges']:.1f} | {least['turn']:.3f} "
            f"| {least['edge']:.3f} | {least['median']:.3f} | {least['slowest']:.1f} |"
        )
    if against:
        this, other = (min(one["turn"] for one in found[name]) for name in ("this", "other"))
        click.echo(f"\nof the other's time for a turn: {this / other:.3f}")


if __name__ == "__main__":
    main()
