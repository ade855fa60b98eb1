"""People at good contacts: is any sensor blamed? ``python -m tests.fuzz.people --game malefiz --hours 10``.

They say a wrong number or colour and correct it after the step, take back and go on, read for 5 to 90 s,
fetch a drink, touch pieces of colours that nobody plays, and tidy the board (docs/lab/faults.md).
"""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, Protocol

import click
from msgspec import Struct

from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.commands import DieRolled, Enter, Given, Overrule, Pause, Undo, Whose
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.inputs import DIE, read_input
from companion.core.model.types import Announce, Effect, Stimulus, Verdict
from companion.core.reducer.command_refusal import refusal
from companion.core.timed_play import Play
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME as MALEFIZ
from companion.simulate import Ground
from tests.fuzz.barbarossa.game import RiddleGame
from tests.fuzz.barbarossa.hands import RiddlePlan
from tests.fuzz.game import APART, Plan
from tests.fuzz.mazes.game import MazeGame, MazePlan
from tests.fuzz.mazes.starts import maze_start
from tests.fuzz.odd import FuzzGame
from tests.fuzz.starts import starts
from tests.fuzz.tape import Tape
from tests.simulate.maze import Maze
from tests.simulate.maze_hands import MAZE_MANNERS
from tests.simulate.sensors import QUALITIES, Seen
from tests.simulate.stories import MANNERS

SLIPS = 0.08
"""Share of numbers and words that are said wrongly, and corrected once the hands are done."""

TAKES_BACK = 0.03
"""Share of moves that the host takes back; what stands on the board then counts after all."""

READS = 0.3
"""Share of moments in which everybody reads or thinks."""

TIDIES, DRINKS, TOUCHES = 0.12, 0.05, 0.08
"""Share of moments between two turns in which somebody does that."""

READING_MS = (5_000, 90_000)
DRINK_MS = (60_000, 600_000)
LIFTED_MS = (200, 5_000)
SHARE_H = 5.0
"""Hours that one process plays at a time."""

CHIP = 8
"""Inputs that one chip reads."""


class Slip(Struct):
    """Something said wrongly: the number of its entry, and the input as it should be."""

    number: int
    right: str


class PeopleTape(Tape):
    """A table that keeps the faults told, and at which people make slips of the tongue."""

    def __init__(self, tape: Tape, rng: Random) -> None:
        self.faults: list[Verdict] = []
        self.slip: Slip | None = None
        self.rng = rng
        self.__dict__.update(vars(tape))
        lines = len(self.session.board.spots)
        chips = tuple((1 << min(first + CHIP, lines)) - (1 << first) for first in range(0, lines, CHIP))
        self.play = replace(self.play, diagnosis=Diagnosis(chips if rng.random() < 0.5 else ()))

    def _take(self, played: tuple[Play, tuple[Effect, ...]]) -> None:
        super()._take(played)
        said = [effect.verdict for effect in played[1] if isinstance(effect, Announce)]
        self.faults += [verdict for verdict in said if verdict.verdict == "fault"]

    def say(self, what: Stimulus) -> bool:
        """Say anything that may be said now; whether it may."""
        if refusal(self.session, what) is not None:
            return False
        self._tell(what, said=type(what).__name__)
        return True

    def die(self, at_ms: int, number: int) -> None:
        """Tell a number; now and then another one."""
        other = number % 6 + 1
        if self._slips():
            self._mistaken(partial(super().die, at_ms, other), f"{DIE}:{number}")
        else:
            super().die(at_ms, number)

    def given(self, at_ms: int, text: str, *, drawn: bool = False) -> bool:
        """Say an input; now and then another value of its word."""
        word = text.partition(":")[0]
        values = next((one.values for one in self.session.awaited if one.word == word), ())
        others = [f"{word}:{value}" for value in values if f"{word}:{value}" != text]
        if drawn or not others or not self._slips():
            return super().given(at_ms, text, drawn=drawn)
        return self._mistaken(partial(super().given, at_ms, self.rng.choice(others)), text)

    def _slips(self) -> bool:
        return self.slip is None and self.rng.random() < SLIPS

    def _mistaken(self, say: Callable[[], object], right: str) -> bool:
        """Say it; where it was heard it is to be corrected."""
        number, known = self.session.progress.next_number, self.session.die
        say()
        heard = self.session.progress.next_number != number or self.session.die != known
        if heard:
            self.slip = Slip(number, right)
        return heard

    def correct(self, at_ms: int) -> str:
        """Correct what was said wrongly, as the page offers it; what came of it."""
        assert self.slip is not None
        slip, self.slip = self.slip, None
        word, _, value = slip.right.partition(":")
        ways = [Overrule(at_ms, "input", number=slip.number, move=slip.right)]
        if word == DIE:
            ways.insert(0, Overrule(at_ms, "number", number=int(value)))
        done = next((way.what for way in ways if self.say(way)), "")
        return f"corrected: {done}" if done else "corrected: not possible"


class AtTable(Protocol):
    """What people need of a game that hands play."""

    tape: Any
    now_ms: int
    over: bool
    score: Counter[str]


def sit_down(table: AtTable, rng: Random) -> None:
    """Sit down at this game's table; in half of all games pieces of unplayed colours stand there."""
    table.tape = PeopleTape(table.tape, rng)
    session = table.tape.session
    free = [session.board.spots[spot] for spot in bits(session.unplayed_places & ~session.pictures.expected)]
    if rng.random() < 0.5:
        table.tape.edges(Seen(table.now_ms, spot, True) for spot in free)
    look(table, 1000, 3000)


def meanwhile(table: AtTable) -> None:
    """Between two turns: read, tidy, fetch a drink, touch what nobody plays."""
    if table.over:
        return
    for share, what in ((READS, read), (TIDIES, tidy), (DRINKS, drink), (TOUCHES, touch_unplayed)):
        if table.tape.rng.random() < share:
            what(table)
    answer(table)
    table.over = table.over or bool(table.tape.faults)


def aftermath(table: AtTable) -> None:
    """After the hands have moved: a slip is noticed and corrected, or the turn is taken back."""
    if table.tape.rng.random() < READS:
        read(table)
    if table.tape.slip is not None:
        read(table)
        table.score[table.tape.correct(table.now_ms)] += 1
        look(table, 1000, 4000)
    elif table.tape.rng.random() < TAKES_BACK:
        take_back(table)
    table.over = table.over or bool(table.tape.faults)


def look(table: AtTable, least_ms: int, most_ms: int) -> None:
    """Let so much time pass."""
    table.now_ms += table.tape.rng.randint(least_ms, most_ms)
    table.tape.until(table.now_ms)


def read(table: AtTable) -> None:
    """Read what the page says, also where it asks for something."""
    table.score["people: read"] += 1
    look(table, *READING_MS)


def drink(table: AtTable) -> None:
    """Fetch a drink, mostly with a pause, in which somebody may tidy."""
    table.score["people: fetched a drink"] += 1
    paused = table.tape.rng.random() < 0.6 and table.tape.say(Pause(table.now_ms, on=True))
    look(table, *DRINK_MS)
    if table.tape.rng.random() < 0.3:
        tidy(table)
    if paused:
        table.tape.say(Pause(table.now_ms, on=False))
        look(table, 500, 3000)


def tidy(table: AtTable) -> None:
    """Lift some pieces and put them back, one after the other or two at a time."""
    table.score["people: tidied"] += 1
    standing = list(table.tape.session.board.names(table.tape.raw))
    some = table.tape.rng.sample(standing, min(len(standing), table.tape.rng.randint(1, 5)))
    lift(table, some, together=table.tape.rng.random() < 0.2)


def touch_unplayed(table: AtTable) -> None:
    """Take pieces that nobody plays into the hand, and put them back."""
    session = table.tape.session
    there = list(session.board.names(session.unplayed_places & table.tape.raw))
    if there:
        table.score["people: touched an unplayed colour"] += 1
        lift(table, table.tape.rng.sample(there, min(len(there), 2)), together=False)


def lift(table: AtTable, spots: Sequence[str], *, together: bool) -> None:
    """Lift these pieces for a while and put each back."""
    before = len(table.tape.session.progress.history)
    for group in [spots[n : n + 2] for n in range(0, len(spots), 2)] if together else [[s] for s in spots]:
        for on in (False, True):
            for spot in group:
                look(table, 150, 600)
                table.tape.edges([Seen(table.now_ms, spot, on)])
            look(table, *LIFTED_MS)
    look(table, 3000, 6000)
    while len(table.tape.session.progress.history) > before and table.tape.say(Undo(table.now_ms)):
        table.score["people: took back what tidying had counted as"] += 1
        look(table, 1000, 4000)


def answer(table: AtTable) -> None:
    """Answer what the page asks about hands: nothing was moved, and all pieces are whose they were."""
    session = table.tape.session
    if session.dialogue.asking:
        table.tape.choose(table.now_ms, "none")
        look(table, 1000, 3000)
    if table.tape.session.dialogue.swap_question:
        table.tape.say(Whose(table.now_ms, right=True))
        look(table, 1000, 3000)


def take_back(table: AtTable) -> None:
    """The host takes the last thing back; after all what stands counts, or is entered again."""
    session = table.tape.session
    last = session.progress.history[-1] if session.progress.history else None
    if last is None or session.die is not None or session.turn.arranging or session.turn.reported:
        return
    if session.observation.kind != "settled" or not table.tape.say(Undo(table.now_ms)):
        return
    read(table)
    given = read_input(last.move, session.game.words)
    word = DieRolled(table.now_ms, int(given.value)) if given.word == DIE else Given(table.now_ms, given)
    again = (Overrule(table.now_ms, "accept"), Enter(table.now_ms, last.move), word)
    if table.tape.position != session.game.unrolled(session.position):  # what stands may count at once
        any(table.tape.say(one) for one in again)
    look(table, 1000, 4000)
    same = table.tape.position == session.game.unrolled(session.position)
    table.score[f"taken back: {'counts again' if same else 'another position, not gone on with'}"] += 1
    table.over = table.over or not same


class MalefizPeople(FuzzGame):
    """People at malefiz."""

    tape: PeopleTape

    def _settled(self) -> bool:
        meanwhile(self)
        return not self.over and super()._settled()

    def _move(self, *given: Any) -> None:
        super()._move(*given)
        aftermath(self)


class MazePeople(MazeGame):
    """People at a labyrinth."""

    tape: PeopleTape

    def _settled(self) -> bool:
        meanwhile(self)
        return not self.over and super()._settled()

    def _pass_on(self, *words: Any) -> None:
        super()._pass_on(*words)
        aftermath(self)


class RiddlePeople(RiddleGame):
    """People at Barbarossa."""

    tape: PeopleTape

    def _begin(self) -> None:
        meanwhile(self)
        super()._begin()

    def _pass_on(self) -> None:
        super()._pass_on()
        aftermath(self)


Game = MalefizPeople | MazePeople | RiddlePeople

NAMES = ("malefiz", "small", "big", "barbarossa")


def games(name: str, first_seed: int) -> Iterator[Game]:
    """Games of this name without end, everybody seated."""
    quality = QUALITIES["perfect"]
    mazes = {variant: Maze(LABYRINTH.board(variant)) for variant in LABYRINTH.variants}
    grounds = {variant: Ground(MALEFIZ.board(variant)) for variant in MALEFIZ.variants}
    played = starts("played", first_seed)
    for seed in count(first_seed):
        rng = Random(seed)
        game: Game
        if name == "malefiz":
            plan = Plan(quality, MANNERS["lively"], turns=24)
            _, position = next(played)
            game = MalefizPeople(position, plan, seed, grounds[position.variant])
        elif name == "barbarossa":
            game = RiddlePeople(RiddlePlan(quality), seed)
        else:
            position, walls = maze_start(name, rng)
            game = MazePeople(position, MazePlan(quality, MAZE_MANNERS["lively"]), seed, mazes[name], walls)
        sit_down(game, Random(seed + 7))
        yield game


def job(task: tuple[str, int, float]) -> tuple[Counter[str], list[str]]:
    """So many hours of play: what was counted, and each fault that was told, none of which is true."""
    name, seed, hours = task
    total: Counter[str] = Counter()
    told: list[str] = []
    for game in games(name, seed):
        game.play()
        total.update(game.score)
        total.update({"ms": game.now_ms, "games": 1, "false faults": len(game.tape.faults)})
        told += [f"{name} seed {game.seed}: {one.at_ms} {one.spot} {one.kind}" for one in game.tape.faults]
        if total["ms"] >= hours * 3_600_000:
            break
    return total, told


@click.command()
@click.option("--game", "name", type=click.Choice(NAMES), default="malefiz", show_default=True)
@click.option("--hours", default=10.0, show_default=True, help="of play")
@click.option("--seed", default=1, show_default=True, help="another one plays other games altogether")
@click.option("--jobs", default=1, show_default=True)
def main(name: str, hours: float, seed: int, jobs: int) -> None:
    """Play with people at good sensors, and count the sensors that are blamed."""
    share = 5.0
    tasks = [
        (name, seed * APART + 1_000_000 * n, min(share, hours)) for n in range(max(1, round(hours / share)))
    ]
    begun, total = time.perf_counter(), Counter[str]()
    with multiprocessing.Pool(jobs) as pool:
        for score, told in pool.imap_unordered(job, tasks):
            total.update(score)
            for one in told:
                click.echo(one)
    hours = total["ms"] / 3_600_000
    click.echo(
        f"{name}: {total['games']} games, {total['legal']} turns, {hours:.1f} h of play, "
        f"{total['false faults']} false faults, {time.perf_counter() - begun:.0f} s"
    )
    for what, number in sorted(total.items()):
        if what.startswith(("people: ", "corrected: ", "taken back: ", "turn: ", "stopped: ")):
            click.echo(f"  {number:8}  {what}")


if __name__ == "__main__":
    main()
