"""Single turns by the million: ``python -m tests.fuzz.single --turns 1000000 --jobs 2`` (docs/lab/fuzz.md).

Hands play every turn on simulated contacts, but the referee hears only those in which there is something to
weigh: a change went unseen or several pieces were lifted, and at some rest the board looks like the end of a
legal turn that was not played. In all others no other turn has its end on the board, or only one whose lifts
were not seen. That the referee records neither, whole games show (game.py), and here one in a hundred.

Refuses to know: tries, words that come late, help, and what a referee learns of its contacts in a game.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from random import Random
from typing import Any

import click
from msgspec import Struct

from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate import Ground
from companion.simulate.ground import FOREST
from tests.fuzz.game import APART, REST_MS
from tests.fuzz.judge import WRONG, Account, of_turn
from tests.fuzz.starts import STARTS, starts
from tests.fuzz.tape import Row, Tape
from tests.simulate.sensors import QUALITIES, Quality, Sensors
from tests.simulate.stories import MANNERS, Manners, Player
from tests.simulate.truth import Setting, parts, place_of

Net = frozenset[tuple[str, int]]
"""Place -> how many pieces more stand there than before the turn, or fewer; a house is one place."""

NUMBER_MS, HANDS_MS = 1500, 2500
"""When the number is told and when hands begin, in each turn anew."""

PAUSE_MS = 500
"""What rests for so long may be taken for an end."""

TURNS = 24
"""Turns of one game, at most."""

CHECKED = 0.01
"""Of the turns that need not be heard so many are, to check that nothing is left out."""

PRESSES = 3
"""So often people press down what is not seen; then the next game begins."""


class SinglePlan(Struct, frozen=True):
    """What is to be fuzzed: contacts, hands, times and mode of the referee, and where games begin.

    ``every``: the referee hears all turns, to check that nothing is left out. ``theory``: say whose edges
    those heard are.
    """

    quality: Quality
    manners: Manners
    settings: Settings
    start: str = "scattered"
    every: bool = False
    theory: bool = False


class SingleGame:
    """One game; `play` counts into ``score`` and keeps what was recorded wrong in ``wrong``.

    Args:
        position: where to begin.
        plan: what to do.
        seed: what chance decides.
        ground: the board of the position's variant.
    """

    def __init__(self, position: Any, plan: SinglePlan, seed: int, ground: Ground) -> None:
        self.rng, self.checks = Random(seed), Random(seed + 2)
        self.plan = plan
        self.player = Player(GAME, ground, position, self.rng, plan.manners)
        spots, standing, kind = GAME.board(position.variant).spots, self.player.standing, self.player.kind
        self.sensors = Sensors(plan.quality, ground, spots, standing, kind, rng=Random(seed + 1))
        self.score: Counter[str] = Counter()
        self.wrong: list[Row] = []
        self.seed = seed

    def play(self) -> None:
        """Play until the game is over, or something stays unseen."""
        for _ in range(TURNS):
            if self.player.position.places or not self._all_seen():
                return
            die = self.rng.randint(1, 6)
            legal = [move for move in GAME.legal(self.player.position, die) if move != "pass"]
            if legal:
                self._turn(die, legal)
            else:
                self.player.position = GAME.apply(self.player.position, die, "pass")

    def _turn(self, die: int, legal: list[str]) -> None:
        player, before = self.player, self.player.position
        way = self.rng.choice(sorted({move.partition(">")[0] for move in legal}))
        move = self.rng.choice([move for move in legal if move.partition(">")[0] == way])
        kinds = {spot: player.kind[piece] for spot, piece in player.standing.items()}
        shown, norths = set(self.sensors.shown), self.sensors.norths() if self.plan.quality.polarity else ()
        player.clear()
        player.play(die, move, HANDS_MS)
        seen = self.sensors.see(player.steps, player.steps[-1].at_ms + REST_MS)
        self.score["turns"] += 1
        account = Account(before, player.ground, kinds, self.plan.settings)
        account.clean, account.unseen, account.steps = self.sensors.clean, self.sensors.unseen, player.steps
        doubtful = _looks_like_another(account, move, legal)
        if not (doubtful or self.plan.every or self.checks.random() < CHECKED):
            return
        tape = Tape(before, self.plan.settings, poles=self.plan.quality.polarity, norths=norths, shown=shown)
        tape.until(NUMBER_MS)
        tape.die(NUMBER_MS, die)
        tape.edges(seen)
        tape.until(seen[-1].at_ms + REST_MS if seen else HANDS_MS)
        kind = of_turn(account, tape.said, tape.rows, move, legal)
        heard = "heard" if doubtful else "checked"
        self.score[heard] += 1
        self.score[f"{heard}: {kind}"] += 1
        if self.plan.theory:
            self.score[f"{_whose(account.could_be(legal), move)}: {kind}"] += 1
        if kind in WRONG:
            said = [verdict.to_json() for verdict in tape.said]
            rows = [edge._asdict() for edge in account.clean]
            unseen = [edge._asdict() for edge in account.unseen]
            told = {"kind": kind, "seed": self.seed, "move": move, "die": die, "said": said}
            self.wrong.append({**told, "seen": rows, "unseen": unseen})

    def _all_seen(self) -> bool:
        for _ in range(PRESSES):
            unseen = [spot for spot in self.player.standing if spot not in self.sensors.shown]
            if not unseen:
                return True
            self.player.clear()
            self.player.press(unseen, HANDS_MS)
            self.sensors.see(self.player.steps, self.player.now_ms)
        return False


def _whose(could: set[str], move: str) -> str:
    """Whose edges they are, if every change is told that there was."""
    if move in could:
        return "its own edges" if len(could) == 1 else "its own and another's edges"
    return "another's edges alone" if could else "nobody's edges"


def _looks_like_another(account: Account, move: str, legal: Sequence[str]) -> bool:
    """Whether something went unseen or several pieces were lifted, and a rest shows another turn's end."""
    lifted = {place_of(edge.spot) for edge in account.clean if not edge.on and edge.spot in account.kinds}
    if len(lifted) < 2 and not account.unseen:
        return False
    setting, rests = account.setting, set(_rests(account))
    return any(other != move and _net(setting, other) in rests for other in legal)


def _rests(account: Account) -> Iterator[Net]:
    """What the board shows whenever nothing is in the air and nothing changes for a while."""
    net: Counter[str] = Counter()
    there = set(account.kinds)
    for edge, later in zip_longest(account.clean, account.clean[1:]):
        if edge.on != (edge.spot in there):  # else a pole turned over, and as many stand there as before
            net[place_of(edge.spot)] += 1 if edge.on else -1
            (there.add if edge.on else there.remove)(edge.spot)
        if not net.total() and (later is None or later.at_ms - edge.at_ms >= PAUSE_MS):
            yield frozenset((place, more) for place, more in net.items() if more)


def _net(setting: Setting, move: str) -> Net:
    """What a legal turn changes on the board, as far as places show it."""
    source, target, place = parts(move)
    gone, come = (setting.seat if source == "house" else source), target
    taken = setting.kinds.get(target)
    if taken is not None and target != setting.ground.goal:  # the field stays full, what was there goes on
        come = place or (FOREST if target in setting.ground.village else taken)
    return frozenset() if gone == come else frozenset(((gone, -1), (come, 1)))


def job(task: tuple[int, SinglePlan, int]) -> tuple[Counter[str], list[Row]]:
    """The sum over games from this seed on, until so many turns have been played, and what went wrong."""
    first, plan, turns = task
    grounds = {variant: Ground(GAME.board(variant)) for variant in GAME.variants}
    total: Counter[str] = Counter()
    wrong: list[Row] = []
    for seed, position in starts(plan.start, first):
        game = SingleGame(position, plan, seed, grounds[position.variant])
        game.play()
        total.update(game.score)
        wrong += game.wrong
        if total["turns"] >= turns:
            break
    return total, wrong


AT_LEAST_ONE = click.IntRange(min=1)


@click.command()
@click.option("--turns", type=AT_LEAST_ONE, default=10_000, show_default=True, help="in steps of 2000")
@click.option("--seed", default=1, show_default=True, help="another one plays other games altogether")
@click.option("--sensors", type=click.Choice(sorted(QUALITIES)), default="perfect", show_default=True)
@click.option("--manners", type=click.Choice(sorted(MANNERS)), default="lively", show_default=True)
@click.option("--mode", type=click.Choice(["default", "strict"]), default="default", show_default=True)
@click.option("--start", type=click.Choice(STARTS), default="scattered", show_default=True)
@click.option("--jobs", type=AT_LEAST_ONE, default=1, show_default=True)
@click.option("--theory", is_flag=True, help="say of the turns heard whose edges they have; slower")
def main(  # noqa: PLR0917 - click passes the options by name
    turns: int, seed: int, sensors: str, manners: str, mode: str, start: str, jobs: int, theory: bool
) -> None:
    """Play single turns by the million; the referee hears those in which there is anything to weigh."""
    plan = SinglePlan(
        QUALITIES[sensors], MANNERS[manners], Settings(strict=mode == "strict"), start, theory=theory
    )
    share = 2000
    tasks = [(seed * APART + 1_000_000 * n, plan, share) for n in range(max(1, turns // share))]
    total, begun = Counter[str](), time.perf_counter()
    with multiprocessing.Pool(jobs) as pool:
        for number, (score, wrong) in enumerate(pool.imap_unordered(job, tasks), 1):
            total.update(score)
            for row in wrong:
                click.echo(json.dumps(row))
            if number % 10 == 0 or number == len(tasks):
                rate = total["turns"] / (time.perf_counter() - begun)
                click.echo(f"{total['turns']} turns, {rate:.0f}/s", err=True)
    for name, count in sorted(total.items(), key=lambda item: -item[1]):
        click.echo(f"{count:9} {count / total['turns']:9.4%}  {name}")


if __name__ == "__main__":
    main()
