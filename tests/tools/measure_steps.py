"""The slowest steps of the referee: ``python -m tests.tools.measure_steps`` (docs/lab/figures.md).

Hands of all games, sweeps over every board, and corrections after stories; lights and page are worked out
after each step and count with it. With ``--shown-each 100`` they are after every hundredth alone, and after
each step that took `SHOWN_MS` without them: most of the time is theirs. Processor time. A share with a slow
step is played again at the end, each time in a process of its own, and the least counts for each step: what
else the machine does is no work of ours.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Any

import click
from msgspec import Struct
from msgspec.structs import replace

from companion.core import timed_play
from companion.core.corrections import reinterpret
from companion.core.model.commands import Overrule, Undo
from companion.core.model.session import legal_at
from companion.core.timed_play import Play
from companion.daemon.garbage import UNHEARD_OF, YOUNG
from tests.fuzz.__main__ import Plans, play_games
from tests.fuzz.barbarossa.hands import RiddlePlan
from tests.fuzz.game import APART, Plan
from tests.fuzz.mazes.game import MazePlan
from tests.fuzz.tape import Tape
from tests.simulate.maze_hands import MAZE_MANNERS
from tests.simulate.sensors import QUALITIES
from tests.simulate.stories import MANNERS
from tests.sweeping_hands import BOARDS, middle_of_turn, sweep
from tests.tools.measure_turns import CALLS, shows

WATCHED_MS = 4.0
"""A step that takes less is counted, and not told."""
SLOW_MS = 11.0
"""Where a step took so long, its share is played again."""
TIMES = 6
SHOWN_MS = 3.0
"""After a step that took so long without lights and page, they always are worked out."""
SHARE = 100
"""Turns that one process plays; touches of a sweep are four times as many."""
CORRECTED = 0.1
"""Of so many stories a correction of each kind is tried; the game goes on as if nobody had said it."""

PLANS: dict[str, Plans] = {
    "malefiz, lively": Plan(QUALITIES["perfect"], MANNERS["lively"]),
    "malefiz, wild": Plan(QUALITIES["perfect"], MANNERS["wild"]),
    "malefiz, long games": Plan(QUALITIES["perfect"], MANNERS["lively"], start="played", turns=250),
    "malefiz, 5 % missed": Plan(QUALITIES["missed5"], MANNERS["lively"]),
    "malefiz, all faults": Plan(QUALITIES["all"], MANNERS["lively"]),
    "labyrinth, lively": MazePlan(QUALITIES["perfect"], MAZE_MANNERS["lively"]),
    "labyrinth, long games": MazePlan(QUALITIES["perfect"], MAZE_MANNERS["lively"], turns=80),
    "labyrinth, wild": MazePlan(QUALITIES["all"], MAZE_MANNERS["wild"]),
    "barbarossa, lively": RiddlePlan(QUALITIES["perfect"]),
    "barbarossa, long games": RiddlePlan(QUALITIES["perfect"], turns=60),
    "barbarossa, all faults": RiddlePlan(QUALITIES["all"]),
}
SWEEPS = {f"{name} {variant}, sweep": (name, variant) for name, variant in BOARDS}
Share = tuple[str, int, int, int]
"""What is played, its seed, how many turns or touches, and after every how many steps lights and page are."""


class Took(Struct, frozen=True):
    """One slow step, by its place among those of its share: its milliseconds, and what it was."""

    place: int
    ms: float
    what: str


class Tally(Struct):
    """All steps of one share: how many, how many with lights and page, and how long these took at most alone;
    how long all took, and the slow ones.
    """

    turns: int = 0
    steps: int = 0
    shown: int = 0
    show_ms: float = 0.0
    total_ms: float = 0.0
    slow: list[Took] = []


class Steps:
    """Takes the time of all that tables are told meanwhile, with lights and page after it."""

    def __init__(self, shown_each: int) -> None:
        self.tally = Tally()
        self._shown_each = shown_each
        self._show = shows()
        self._plain = {name: getattr(timed_play, name) for name in CALLS}
        self._inside = False

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Garbage is looked for before, as the running table does at rest."""
        before = gc.get_threshold()
        for name, call in self._plain.items():
            setattr(timed_play, name, self._timed(name, call))
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, UNHEARD_OF)
        try:
            yield
        finally:
            for name, call in self._plain.items():
                setattr(timed_play, name, call)
            gc.unfreeze()
            gc.set_threshold(*before)

    def _timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def run(play: Play, *given: Any, **more: Any) -> Any:
            if self._inside:
                return call(play, *given, **more)
            self._inside = True
            begun = time.thread_time()
            told = call(play, *given, **more)
            alone_ms = (time.thread_time() - begun) * 1000
            if alone_ms >= SHOWN_MS or self.tally.steps % self._shown_each == 0:
                self._show(told[0].session)
                self.tally.shown += 1
            ms = (time.thread_time() - begun) * 1000
            self._inside = False
            self.tally.show_ms = max(self.tally.show_ms, ms - alone_ms)
            if ms >= WATCHED_MS:
                self.tally.slow.append(Took(self.tally.steps, ms, _what(name, given, told[0].session)))
            self.tally.steps += 1
            self.tally.total_ms += ms
            return told

        return run


def _what(name: str, given: tuple[Any, ...], session: Any) -> str:
    """Say what was told, and how the table took it."""
    said = given[0]
    word = name if isinstance(said, int) else f"{type(said).__name__} {getattr(said, 'what', '')}".strip()
    at_ms = said if isinstance(said, int) else said.at_ms
    touches, turns = len(session.turn.tracker.seen.touches), len(session.turn.footprints)
    return f"{word} at {at_ms}: {session.phase}, {session.observation.kind}, {touches} touches, {turns} turns"


def corrections(session: Any, at_ms: int, chance: Random) -> Iterator[Any]:
    """One correction of each kind that people could say now, and the way back."""
    game, history = session.game, session.progress.history
    yield Overrule(at_ms, "accept")
    yield Overrule(at_ms, "edit", position=game.dump(history[0].before if history else session.position))
    if game.die_faces:
        yield Overrule(at_ms, "number", number=chance.choice(list(game.die_faces)))
    if history and (moves := legal_at(game, history[-1].before)):
        yield Overrule(at_ms, "turn", move=chance.choice(sorted(moves)))
    for one in islice(reinterpret.correctable(session), reinterpret.MOST_INPUTS):
        for said in one.awaited.inputs():
            yield Overrule(at_ms, "input", number=one.number, move=str(said))
    yield Undo(at_ms)


def _corrected(chance: Random) -> Callable[[Tape], None]:
    """What happens where a story begins: corrections are tried beside it."""
    plain = Tape.mark

    def mark(tape: Tape) -> None:
        if tape.rows and chance.random() < CORRECTED:
            at_ms = tape.rows[-1]["ms"] + 4000
            play, _ = timed_play.advance(tape.play, at_ms)
            for said in corrections(play.session, at_ms, chance):
                corrected, _ = timed_play.stimulus(play, said)
                timed_play.stimulus(corrected, Undo(at_ms + 100))
        plain(tape)

    return mark


def play(share: Share) -> Tally:
    """Play one share and tell its steps; for a process of its own."""
    name, seed, turns, shown_each = share
    steps = Steps(shown_each)
    setattr(Tape, "mark", _corrected(Random(seed)))  # noqa: B010 - for this process alone
    with steps.taken():
        if name in SWEEPS:
            table, at_ms = middle_of_turn(*SWEEPS[name], seed)
            for _ in sweep(table, at_ms, 4 * turns, seed=seed, rests_ms=1500 * (seed % 2)):
                pass
        else:
            steps.tally.turns = sum(
                score["legal"] for score, _ in play_games(seed * APART, PLANS[name], turns)
            )
    return steps.tally


def least(share: Share, tally: Tally, pool: Any) -> Tally:
    """Tell the same share, each slow step at its least; one that is not slow again took `WATCHED_MS`."""
    for _ in range(TIMES - 1):
        if slowest(tally) < SLOW_MS:
            break
        again = {step.place: step.ms for step in pool.apply(play, (share,)).slow}
        slow = [replace(step, ms=min(step.ms, again.get(step.place, WATCHED_MS))) for step in tally.slow]
        tally = replace(tally, slow=slow)
    return tally


def slowest(*tallies: Tally) -> float:
    """Return the milliseconds of the slowest step of these shares, or `WATCHED_MS` where none was slow."""
    return max((step.ms for tally in tallies for step in tally.slow), default=WATCHED_MS)


def measure(shares: Iterable[Share], jobs: int, minutes: float) -> dict[Share, Tally]:
    """The steps of all shares, each slow one at its least, or of as many as fit into these minutes."""
    found: dict[Share, Tally] = {}
    until = time.monotonic() + 60 * minutes
    with multiprocessing.Pool(jobs, maxtasksperchild=1) as pool:
        rest = iter(shares)
        while time.monotonic() < until and (some := list(islice(rest, 10 * jobs))):
            found |= zip(some, pool.map(play, some, chunksize=1), strict=True)
            turns = sum(tally.turns for tally in found.values())
            click.echo(f"\r{turns} turns, {slowest(*found.values()):.1f} ms", err=True, nl=False)
        click.echo(err=True)
        return {share: least(share, tally, pool) for share, tally in found.items()}


@click.command()
@click.option("--turns", default=1000, show_default=True, help="of each kind of hands")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--shown-each", default=1, show_default=True, help="lights and page after every so many steps")
@click.option("--minutes", default=600.0, show_default=True, help="no share more after so long")
@click.option("--only", default="", help="kinds of hands with this in their name")
@click.option("--listed", default=10, show_default=True, help="so many slow ones are told")
def main(  # noqa: PLR0917 - click passes the options by name
    turns: int, seed: int, jobs: int, shown_each: int, minutes: float, only: str, listed: int
) -> None:
    """Print what is measured."""
    kinds = [name for name in (*PLANS, *SWEEPS) if only in name]
    numbers = range(seed * 10_000, seed * 10_000 + max(1, turns // SHARE))
    found = measure(
        [(name, number, min(turns, SHARE), shown_each) for number in numbers for name in kinds], jobs, minutes
    )
    click.echo("| hands | shares | turns | steps | shown | mean | slowest |\n|---|---|---|---|---|---|---|")
    for name in kinds:
        each = [tally for share, tally in found.items() if share[0] == name]
        if not each:
            continue
        turns, steps, shown = (
            sum(getattr(one, part) for one in each) for part in ("turns", "steps", "shown")
        )
        mean = sum(one.total_ms for one in each) / steps
        counts = f"{len(each)} | {turns} | {steps} | {shown}"
        click.echo(f"| {name} | {counts} | {mean:.2f} ms | {slowest(*each):.1f} ms |")
        click.echo(
            f"{name}: lights and page alone {max(one.show_ms for one in each):.1f} ms at most", err=True
        )
    every = [(step.ms, share, step.what) for share, tally in found.items() for step in tally.slow]
    for ms, share, what in sorted(every, reverse=True)[:listed]:
        click.echo(f"{ms:5.1f} ms: {share[0]}, share {share[1]}, {what}")


if __name__ == "__main__":
    main()
