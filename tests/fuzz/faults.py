"""Contacts that fail in the middle of a game: is the fault told, of the right spot, and does the game go on?

``python -m tests.fuzz.faults --games 300 --fault stuck-off`` (docs/lab/faults.md says what is counted).
"""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import click

from companion.core.faults import contradiction
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.fast_replace import replace
from companion.core.model.types import Announce, Effect, Verdict
from companion.core.timed_play import Play
from companion.games.malefiz import GAME
from companion.simulate import Ground
from companion.simulate.ground import pool_of
from companion.simulate.pieces import Step
from tests.fuzz.game import ODD, Plan
from tests.fuzz.judge import WRONG
from tests.fuzz.odd import FuzzGame
from tests.fuzz.starts import STARTS, starts
from tests.fuzz.tape import Tape
from tests.simulate.sensors import QUALITIES, Seen, Sensors
from tests.simulate.stories import MANNERS

FAULTS = ("stuck-on", "stuck-off", "weak", "chatter", "dead", "swapped", "none")

HEALTHY = 3
"""Turns before the fault sets in."""

WITHIN = 10
"""The bar: told within so many turns of the first contradiction."""

ALSO = {
    "stuck-on": {"stuck-on"},
    "stuck-off": {"stuck-off"},
    "weak": {"weak", "chatter"},
    "chatter": {"chatter", "weak"},
    "dead": {"dead-chain", "stuck-off"},
    "swapped": {"swapped", "stuck-on", "stuck-off"},
}
"""What may be told of a fault; the first is its own name, the others lead to the same spot."""

CHAIN = 8

PATIENCE = 3
"""So many times as long as in the oracle run people wait for a page that wants something put right."""

FEW = 3
"""A contact that differs from the truth in fewer of the ten turns gives too little to tell by: as a place in
a house that people do without, or a weak one from which the piece goes away."""


class Failing(Sensors):
    """Contacts of which some fail from a time on.

    ``contradicts``: whether a report, or a level, has differed from the truth since it was set to False.
    """

    contradicts = False

    def __init__(self, *args: Any, **options: Any) -> None:
        self.swapped: dict[str, str] = {}
        super().__init__(*args, **options)

    def fail(self, kind: str, spots: Sequence[str]) -> None:
        """From now on."""
        if kind == "swapped":
            one, other = spots
            self.swapped = {one: other, other: one}
        self.faults.update(dict.fromkeys(spots, kind))

    def see(self, steps: Sequence[Step], until_ms: int) -> list[Seen]:
        """As `Sensors.see`; besides, what fails now is seen at once."""
        said = super().see(steps, until_ms)
        pulses = any(
            kind in {"weak", "chatter"}
            and any(s.spot == spot for s in said)
            and (spot in self.magnets and all(step.spot != spot for step in steps))
            for spot, kind in self.faults.items()
        )
        differs = any((spot in self.shown) != (spot in self.magnets) for spot in self.faults)
        self.contradicts = self.contradicts or pulses or differs
        return said

    def _faulty(self, edges: list[Seen], from_ms: int, until_ms: int) -> list[Seen]:
        if self.swapped:
            for spot in self.swapped:
                before = {*self.magnets}  # after these steps
                for edge in reversed([edge for edge in edges if edge.spot == spot]):
                    (before.discard if edge.on else before.add)(spot)
                edges = [Seen(from_ms, spot, spot in before), *edges]
            edges.sort(key=lambda edge: edge.at_ms)
            return [edge._replace(spot=self.swapped.get(edge.spot, edge.spot)) for edge in edges]
        said = super()._faulty(edges, from_ms, until_ms)
        for spot, kind in self.faults.items():
            if kind == "stuck-on" and spot not in self.shown:
                said.append(Seen(from_ms, spot, on=True))
            if kind == "chatter" and spot in self.magnets:
                at_ms, level = from_ms, True
                while at_ms < until_ms:
                    at_ms += self.rng.randint(5, 200)
                    level = not level
                    said.append(Seen(at_ms, spot, level))
        return said


class Listening(Tape):
    """A table that keeps all faults told."""

    def __init__(self, *args: Any) -> None:
        self.faults: list[Verdict] = []
        super().__init__(*args)

    def _take(self, played: tuple[Play, tuple[Effect, ...]]) -> None:
        super()._take(played)
        said = [effect.verdict for effect in played[1] if isinstance(effect, Announce)]
        self.faults += [verdict for verdict in said if verdict.verdict == "fault"]


class FaultGame(FuzzGame):
    """A game with good contacts, of which some fail after a few turns.

    ``known`` is the number of turns from the first contradiction up to the fault being told, None while it is
    not; ``since`` the turns since the first contradiction, ``shown`` those of the
    first ten of them with a contradiction.
    """

    def __init__(self, position: Any, plan: Plan, seed: int, ground: Ground, fault: str) -> None:
        super().__init__(position, plan, seed, ground)
        self.fault = fault
        self.heard = Listening(position, plan.settings)
        self.tape = self.heard
        spots = self.tape.session.board.spots
        chains = tuple(
            sum(1 << n for n in range(len(spots)) if n // CHAIN == chip)
            for chip in range(-(-len(spots) // CHAIN))
        )
        self.tape.play = replace(self.tape.play, diagnosis=Diagnosis(chains))
        self.sensors: Failing = Failing(
            plan.quality, ground, spots, self.player.standing, self.player.kind, rng=Random(seed + 1)
        )
        self.known: int | None = None
        self.since = self.shown = 0
        self._begin()

    def play(self) -> None:
        """As many turns as planned, the fault from the fourth on; who is told something waits for it."""
        for number in range(self.plan.turns):
            if self.over or self.player.position.places:
                return
            if number == HEALTHY and self.fault != "none":
                self.sensors.fail(self.fault, self._victims())
            self.sensors.contradicts = False
            self._turn()
            self._count()

    def _settled(self) -> bool:
        """As `Turns._settled`, but people wait longer, and look: what stands right they say so of."""
        return any(super(FaultGame, self)._settled() or self._say_right() for _ in range(PATIENCE))

    def _say_right(self) -> bool:
        """Tap that the board stands right, where it does and the key is there; whether play goes on."""
        session = self.tape.session
        truth = session.board.mask([*self.player.standing])
        if contradiction.in_doubt(session) and session.board.key(truth) == session.board.key(
            session.pictures.expected
        ):
            self._rest(self.rng.randint(1000, 5000))
            self.tape.board_right(self.now_ms)
            self.score["said that the board stands right"] += 1
        self._rest(1000)
        return not self.tape.session.turn.arranging and not self.tape.session.over

    def _put_right(self, reason: str, die: int) -> bool:
        """As `FuzzGame._put_right`; where the page still wants something that is done, people play on."""
        if self._brought_back():
            return True
        self.score["played on after an illegal try"] += 1
        self._keep("played on after an illegal try", {"reason": reason, "die": die})
        return True

    def _count(self) -> None:
        contradicts = self.sensors.contradicts
        stands = self.fault.startswith("stuck") or self.fault == "dead"
        if stands and all(pool_of(spot) for spot in self.sensors.faults):  # or people take another place
            shown, standing = self.sensors.shown, self.player.standing
            contradicts &= any((spot in shown) != (spot in standing) for spot in self.sensors.faults)
        self.since += bool(self.shown or contradicts)
        self.shown += contradicts and self.since <= WITHIN
        if self.known is None and any(self._names(one) for one in self.heard.faults):
            self.known = self.since

    def _names(self, verdict: Verdict) -> bool:
        return bool(self.truly(verdict.spot)) and verdict.kind in ALSO.get(self.fault, ())

    def truly(self, spot: str) -> str:
        """What is wrong with a spot, or with another place of its house, since places are worth the same."""
        faults = self.sensors.faults
        house = self.player.ground.pools.get(pool_of(spot), ())
        return faults.get(spot) or next((faults[place] for place in house if place in faults), "")

    def _victims(self) -> Sequence[str]:
        """Spots that matter: mostly under a piece, some in a house, some anywhere; chain neighbours."""
        board, standing = self.tape.session.board, sorted(self.player.standing)
        fields = [spot for spot in board.spots if board.fields >> board.index[spot] & 1]
        drawn = self.rng.random()
        under = [spot for spot in standing if (spot in fields) == (drawn < 0.75)] or standing
        spot = self.rng.choice(under if drawn < 0.85 else fields)
        first = board.index[spot]
        if self.fault == "swapped":  # two places of a house may be swapped: only their number counts
            first = min(first, board.index[fields[-2]])
            return board.spots[first : first + 2]
        if self.fault == "dead":
            first -= first % CHAIN
            return board.spots[first : first + CHAIN]
        return (spot,)


def result(game: FaultGame) -> Counter[str]:
    """What is counted of one game."""
    score = Counter(
        {name: n for name, n in game.score.items() if name.startswith(("turn: ", "stopped: ", "played on"))}
    )
    score["turns"] = game.score["legal"] + game.score["pass"]
    score["ms"] = game.now_ms
    score["records wrong"] = sum(game.score[f"turn: {name}"] for name in (*WRONG, "wrong after help"))
    score["games"] = 1
    for one in game.heard.faults:
        true = game.truly(one.spot)
        score[f"told: {one.kind}, really {true or 'nothing'}"] += 1
        score["false alarms"] += not true
    stopped = any(name.startswith("stopped: ") or name == "turn: stuck" for name in game.score)
    score["stopped"] = int(stopped)
    if game.since and game.fault != "none":
        score["contradicted"] = 1
        told = game.known is not None and game.known <= WITHIN
        score["told in time"] = int(told)
        early = game.since < WITHIN or game.shown < FEW
        score["too little to tell"] = int(not told and not stopped and early)
        score["told after turns, sum"] = game.known or 0
        score["went on to the end"] = int(not stopped)
    return score


def games(first_seed: int, plan: Plan, fault: str, number: int) -> Iterator[FaultGame]:
    """So many games, played."""
    grounds = {variant: Ground(GAME.board(variant)) for variant in GAME.variants}
    for count, (seed, position) in enumerate(starts(plan.start, first_seed)):
        if count == number:
            return
        game = FaultGame(position, plan, seed, grounds[position.variant], fault)
        game.play()
        yield game


def job(task: tuple[int, Plan, str, int]) -> tuple[Counter[str], list[str]]:
    """The sum over such games, and the seeds in which a fault was not told, or a false one was."""
    total: Counter[str] = Counter()
    seeds = []
    for game in games(*task):
        score = result(game)
        total.update(score)
        missed = score["contradicted"] and not score["told in time"] and not score["too little to tell"]
        kinds = [
            name
            for name, is_so in (
                ("missed", missed),
                ("false", score["false alarms"]),
                ("wrong", score["records wrong"]),
                ("stopped", score["stopped"]),
            )
            if is_so
        ]
        if kinds:
            told = [f"{one.at_ms}:{one.spot}:{one.kind}" for one in game.heard.faults]
            seeds.append(f"{game.seed} {'+'.join(kinds)} really {dict(game.sensors.faults)} told {told}")
    return total, seeds


@click.command()
@click.option("--games", "number", default=100, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--fault", type=click.Choice(FAULTS), default="none", show_default=True)
@click.option("--sensors", type=click.Choice(sorted(QUALITIES)), default="perfect", show_default=True)
@click.option("--manners", type=click.Choice(sorted(MANNERS)), default="lively", show_default=True)
@click.option("--start", type=click.Choice(STARTS), default="played", show_default=True)
@click.option("--length", default=24, show_default=True, help="turns of a game, 3 of them healthy")
@click.option("--jobs", default=1, show_default=True)
@click.option("--show", is_flag=True, help="the seeds in which something was missed, false or wrong")
def main(  # noqa: PLR0917 - click passes the options by name
    number: int,
    seed: int,
    fault: str,
    sensors: str,
    manners: str,
    start: str,
    length: int,
    jobs: int,
    show: bool,
) -> None:
    """Play games in which contacts fail, and count what is told of it."""
    odd = ODD if fault == "none" else 0
    plan = Plan(QUALITIES[sensors], MANNERS[manners], odd=odd, start=start, turns=length)
    share = 5
    tasks = [
        (seed + 1000 * n, plan, fault, min(share, number - share * n)) for n in range(-(-number // share))
    ]
    begun, total = time.perf_counter(), Counter[str]()
    with multiprocessing.Pool(jobs) as pool:
        for score, seeds in pool.imap_unordered(job, tasks):
            total.update(score)
            for one in seeds if show else ():
                click.echo(one)
    report(total, time.perf_counter() - begun)


def report(total: Counter[str], seconds: float) -> None:
    """The counts, and what the bars speak of."""
    hours = total["ms"] / 3_600_000
    click.echo(f"{total['games']} games, {total['turns']} turns, {hours:.2f} h of play, {seconds:.0f} s")
    if wanted := total["contradicted"] - total["too little to tell"]:
        mean = total["told after turns, sum"] / max(1, total["told in time"])
        click.echo(
            f"told within {WITHIN} turns: {total['told in time']} of {wanted}"
            f" = {total['told in time'] / wanted:.1%}, after {mean:.1f} turns"
        )
        click.echo(f"went on to the end: {total['went on to the end']} of {total['contradicted']}")
    click.echo(f"false alarms: {total['false alarms']}, {total['false alarms'] / hours:.2f} an hour")
    click.echo(f"records wrong: {total['records wrong']}")
    for name, count in sorted(total.items()):
        if name.startswith(("told: ", "turn: ", "stopped", "too little", "played on")):
            click.echo(f"  {count:7}  {name}")


if __name__ == "__main__":
    main()
