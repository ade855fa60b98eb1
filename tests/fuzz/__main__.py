"""The oracle run: ``python -m tests.fuzz --turns 10000 --seed 1 --sensors perfect`` (docs/lab/fuzz.md)."""

from __future__ import annotations

import json
import multiprocessing
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import click
from click.core import ParameterSource
from msgspec.structs import replace

from companion.core.model.session.recorded import Settings
from companion.games.barbarossa import GAME as BARBAROSSA
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME as MALEFIZ
from companion.simulate import Ground
from tests.fuzz.barbarossa.game import riddle_games
from tests.fuzz.barbarossa.hands import RiddlePlan
from tests.fuzz.game import APART, Case, Plan
from tests.fuzz.mazes.game import MazeGame, MazePlan
from tests.fuzz.mazes.shrink import maze_shrink
from tests.fuzz.mazes.starts import maze_start
from tests.fuzz.odd import FuzzGame
from tests.fuzz.places.game import PlacesGame
from tests.fuzz.shrink import shrink
from tests.fuzz.starts import STARTS, starts
from tests.fuzz.steps import timed
from tests.fuzz.tape import Row
from tests.simulate.maze import Maze
from tests.simulate.maze_hands import MAZE_MANNERS
from tests.simulate.sensors import QUALITIES
from tests.simulate.stories import MANNERS

Plans = Plan | MazePlan | RiddlePlan

Played = tuple[Counter[str], dict[str, list[Case]]]
"""Counts, and the shortest cases of each kind."""

GAMES = {game.name: game for game in (MALEFIZ, LABYRINTH, BARBAROSSA)}

AT_LEAST_ONE = click.IntRange(min=1)

MALEFIZ_ALONE = ("warm", "walked", "theory", "start", "tries")
"""Options that mean nothing to the other games."""

KEPT = 3
"""Cases kept of each kind."""

SHARE = 250
"""Turns that one process plays at a time."""


def play_games(first_seed: int, plan: Plans, turns: int) -> Iterator[tuple[Counter[str], list[Case]]]:
    """Games from this seed on, until so many legal turns have been played; one score and its cases each."""
    if isinstance(plan, MazePlan):
        yield from maze_games(first_seed, plan, turns)
        return
    if isinstance(plan, RiddlePlan):
        yield from riddle_games(first_seed, plan, turns)
        return
    grounds = {variant: Ground(MALEFIZ.board(variant)) for variant in plan.variants}
    played = 0
    for seed, position in starts(plan.start, first_seed):
        if position.variant in grounds:
            kind = PlacesGame if plan.start == "places" else FuzzGame
            game = kind(position, plan, seed, grounds[position.variant])
            game.play()
            played += game.score["legal"]
            yield game.score, game.cases
        if played >= turns:
            return


def maze_games(first_seed: int, plan: MazePlan, turns: int) -> Iterator[tuple[Counter[str], list[Case]]]:
    """The same with labyrinths."""
    grounds = {variant: Maze(LABYRINTH.board(variant)) for variant in plan.variants}
    played = 0
    for seed in count(first_seed):
        rng = Random(seed)
        variant = rng.choice(plan.variants)
        position, walls = maze_start(variant, rng)
        game = MazeGame(position, plan, seed, grounds[variant], walls)
        game.play()
        played += game.score["legal"]
        yield game.score, game.cases
        if played >= turns:
            return


def timed_job(task: tuple[int, Plans, int]) -> Played:
    """The same with its steps timed."""
    steps: Counter[str] = Counter()
    with timed(steps):
        total, kept = job(task)
    return total + steps, kept


def job(task: tuple[int, Plans, int]) -> Played:
    """The sum over such games, and the shortest cases of each kind."""
    total: Counter[str] = Counter()
    kept: dict[str, list[Case]] = {}
    for score, cases in play_games(*task):
        total.update(score)
        for case in cases:
            kept.setdefault(case.kind, []).append(case)
            kept[case.kind] = sorted(kept[case.kind], key=lambda case: len(case.rows))[:KEPT]
    return total, kept


@click.command()
@click.option("--game", "name", type=click.Choice(sorted(GAMES)), default=MALEFIZ.name, show_default=True)
@click.option("--turns", type=AT_LEAST_ONE, default=2000, show_default=True, help="in steps of 250")
@click.option("--seed", default=1, show_default=True, help="another one plays other games altogether")
@click.option("--sensors", type=click.Choice(sorted(QUALITIES)), default="perfect", show_default=True)
@click.option("--manners", type=click.Choice(sorted(MANNERS)), default="lively", show_default=True)
@click.option("--mode", type=click.Choice(["default", "strict"]), default="default", show_default=True)
@click.option("--variant", default="both", show_default=True, help="one board only")
@click.option("--start", type=click.Choice(STARTS), default="scattered", show_default=True)
@click.option("--jobs", type=AT_LEAST_ONE, default=1, show_default=True)
@click.option("--warm", default=0, show_default=True, help="turns of each game that are not counted")
@click.option("--walked", type=click.IntRange(min=0), help="walk tests before; 0: a real board without any")
@click.option("--length", type=AT_LEAST_ONE, default=12, show_default=True, help="counted turns of a game")
@click.option("--tries/--no-tries", default=True, help="illegal tries and other odd deeds between the turns")
@click.option("--theory", is_flag=True, help="count the turns that others cannot be told from; slower")
@click.option("--steps", is_flag=True, help="time each step, with lights and page; half as fast")
@click.option("--add", type=click.Path(path_type=Path), help="file of counts to add to; each seed once")
@click.option("--keep", type=click.Path(path_type=Path), help="folder for traces of what went wrong")
def main(  # noqa: PLR0917 - click passes the options by name
    name: str,
    turns: int,
    seed: int,
    sensors: str,
    manners: str,
    mode: str,
    variant: str,
    start: str,
    jobs: int,
    warm: int,
    walked: int | None,
    length: int,
    tries: bool,
    theory: bool,
    steps: bool,
    add: Path | None,
    keep: Path | None,
) -> None:
    """Play turns by the thousand between fuzzing hands and the referee, and count."""
    variants = _variants(name, variant)
    plan: Plans
    if name == BARBAROSSA.name:
        plan = RiddlePlan(QUALITIES[sensors], _settings(mode), turns=length)
    elif name == LABYRINTH.name:
        hands = MAZE_MANNERS[manners]
        plan = MazePlan(QUALITIES[sensors], hands, _settings(mode), variants=variants, turns=length)
    else:
        plan = Plan(
            QUALITIES[sensors],
            MANNERS[manners],
            _settings(mode),
            theory=theory,
            start=start,
            variants=variants,
            turns=length,
            warm=warm,
            walked=walked,
        )
        plan = plan if tries else replace(plan, tries=0.0, odd=0.0)
    before = added(add, seed)
    total, kept = run(_tasks(plan, seed, turns), jobs, timed_job if steps else job)
    if add is not None:
        total.update(before)
        total[f"seed {seed}"] += 1
        add.write_text(json.dumps(total, indent=1), encoding="utf-8")
    show(total)
    if keep is not None:
        write(kept, keep)


def added(file: Path | None, seed: int) -> Counter[str]:
    """The counts of the runs before. Raises UsageError where this seed is among them."""
    before = Counter(
        json.loads(file.read_text(encoding="utf-8")) if file is not None and file.exists() else {}
    )
    if before[f"seed {seed}"]:
        raise click.UsageError(f"{file} has the turns of seed {seed}")
    return before


def run(
    tasks: list[tuple[int, Plans, int]], jobs: int, play: Callable[[tuple[int, Plans, int]], Played] = job
) -> Played:
    """All of these by so many processes: the sum, and the shortest cases of each kind; says how fast."""
    begun = time.perf_counter()
    total: Counter[str] = Counter()
    kept: dict[str, list[Case]] = {}
    with multiprocessing.Pool(jobs) as pool:
        for number, (score, cases) in enumerate(pool.imap_unordered(play, tasks), 1):
            total.update(score)
            for kind, some in cases.items():
                kept[kind] = sorted([*kept.get(kind, []), *some], key=lambda case: len(case.rows))[:KEPT]
            if number % 4 == 0 or number == len(tasks):
                rate = total["legal"] / (time.perf_counter() - begun)
                click.echo(f"{total['legal']} turns, {rate:.0f}/s", err=True)
    return total, kept


def _variants(name: str, variant: str) -> tuple[str, ...]:
    """The boards to draw from. Raises UsageError where an option is no option of this game."""
    context = click.get_current_context()
    asked = [
        f"--{one}" for one in MALEFIZ_ALONE if context.get_parameter_source(one) != ParameterSource.DEFAULT
    ]
    if asked and name != MALEFIZ.name:
        raise click.UsageError(f"{asked[0]} is for --game {MALEFIZ.name} alone")
    every = GAMES[name].variants
    if variant not in (*every, "both"):
        raise click.UsageError(f"--variant must be {', '.join(every)} or both, not {variant}")
    return every if variant == "both" else (variant,)


def _tasks(plan: Plans, seed: int, turns: int) -> list[tuple[int, Plans, int]]:
    """The turns in shares; runs with other seeds play other games, however long they are."""
    return [(seed * APART + 1_000_000 * number, plan, SHARE) for number in range(max(1, turns // SHARE))]


def _settings(mode: str) -> Settings:
    return Settings(strict=mode == "strict")


def show(total: Counter[str]) -> None:
    """The counts, legal turns and illegal tries each with shares."""
    first = ("stories", "turn: ", "stories") if total["stories"] else ("legal turns", "turn: ", "legal")
    for title, prefix, whole in (first, ("illegal tries", "try: ", "tries")):
        click.echo(f"\n{total[whole]} {title}")
        for name, number in sorted(total.items(), key=lambda item: -item[1]):
            if name.startswith(prefix):
                click.echo(f"  {number:8} {number / max(1, total[whole]):9.4%}  {name.removeprefix(prefix)}")
    click.echo("\nother")
    for name, number in sorted(total.items()):
        if not name.startswith(("turn: ", "try: ")):
            click.echo(f"  {number:8}  {name}")


def write(kept: dict[str, list[Case]], folder: Path) -> None:
    """One trace for each case kept, made small, and beside it what really happened and what was said."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, cases in kept.items():
        name = re.sub(r"[^a-z0-9]+", "-", kind.lower()).strip("-")
        for number, case in enumerate(cases, 1):
            if case.header["game"] == LABYRINTH.name:
                case = maze_shrink(case)  # noqa: PLW2901 - the same one, smaller
            small = shrink(case) if case.header["game"] == MALEFIZ.name else None
            head, rows = (small.header, small.reported) if small else (case.header, case.rows)
            path = folder / f"{name}-{number}.jsonl"
            _lines(path, [head, *rows, {"ms": (rows or [{"ms": 0}])[-1]["ms"] + 3000, "end": True}])
            unseen = [row for row in small.rows if "unseen" in row] if small else []
            _lines(path.with_suffix(".truth"), [{"kind": kind, **case.truth}, *unseen, *case.said])


def _lines(path: Path, lines: list[Row]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
