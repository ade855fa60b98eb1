"""The same hand before a whole referee: ``python -m tests.righting_live --cases 500 --seed 1``.

The way back comes from the session as lights and page get it, with what was seen of the hands. Occasions: the
board is found wrong (set-up, restart, a cable put back), pieces were moved before everybody's eyes (illegal),
a turn was entered, and it is taken back again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import click

from companion.core import timed_play as plays
from companion.core.guidance import way_back
from companion.core.guidance.way_back_planner import Step
from companion.core.model.commands import DieRolled, Enter, Undo
from companion.core.model.game import bits
from companion.core.model.session import Session, legal_at
from companion.core.model.types import NO_POLES, Poles
from companion.filters import rolled
from companion.games.malefiz import GAME
from tests.righting import BARRICADE, MOST_MISPLACED, World, boards, disturb, may_be, told
from tests.table import Table

OCCASIONS = ("found", "tried", "entered", "taken back")
PAUSE_MS, REST_MS = 150, 1000


@dataclass
class Live:
    """A world before a table: what the hand does is seen by the referee.

    Args:
        world: what really stands there.
        poles: sensors tell poles.
    """

    world: World
    poles: bool
    at_ms: int = 0
    moves: int = 0
    moved_targets: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = Table(self.world.position)
        self.found()

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def sensor(self) -> str:
        return "poles" if self.poles else "presence"

    @property
    def shown(self) -> Poles:
        if not self.poles:
            return NO_POLES
        norths = sum(1 << spot for spot, kind in self.world.stands.items() if kind == BARRICADE)
        return Poles(norths, self.world.picture & ~norths)

    def expects(self, position: Any) -> None:
        """Something else should stand there now."""
        stands, beside = self.world.stands, self.world.beside
        self.world = World(position)
        self.world.stands, self.world.beside = stands, beside

    def found(self) -> None:
        """The board is seen again."""
        self.at_ms += REST_MS
        self.table.play, _ = plays.found(self.table.play, self.at_ms, self.world.picture, self.shown)
        self.rest()

    def rest(self, ms: int = REST_MS) -> None:
        self.at_ms += ms
        self.table.play, _ = plays.advance(self.table.play, self.at_ms)

    def lift(self, spot: int | None, wanted: str | None = None, to: int | None = None) -> str:
        """From a spot, or from beside the board; where none like it lies there, one that stands wrong."""
        if spot is None and wanted is not None:
            alike = [kind for kind in self.world.beside if may_be(told(self.sensor, kind), {wanted})]
            spot = None if alike else next(self.wrong(wanted))
        kind = self.world.take(spot, wanted, self.sensor, to)
        self._seen()
        return kind

    def wrong(self, wanted: str) -> Iterator[int]:
        """The spots of pieces that may be taken for this one, but not for what belongs there."""
        homes = {spot: pool.kind for pool in self.world.board.pools for spot in bits(pool.mask)}
        right = homes | self.world.fields
        for spot, kind in sorted(self.world.stands.items()):
            seen, belongs = told(self.sensor, kind), right.get(spot)
            if may_be(seen, {wanted}) and not (belongs and may_be(seen, {belongs})):
                yield spot

    def put(self, spot: int | None, kind: str) -> None:
        self.world.put(spot, kind)
        self._seen()

    def _seen(self) -> None:
        self.at_ms += PAUSE_MS
        played = plays.levels(self.table.play, self.at_ms, self.world.picture, poles=self.shown)
        self.table.play = played[0]
        self.rest(PAUSE_MS)

    def steps(self) -> tuple[Step, ...]:
        return way_back.steps(self.session)

    def follow(self, by: str, chance: random.Random | None = None, deviations: int = 0) -> bool:
        """Do what is shown until nothing is; whether the board then counts as right (not: as a new turn).

        From the last deviation on it takes at most two moves more than pieces are displaced by these sensors.
        """
        turns, most = len(self.session.progress.history), self.world.displaced(by) + 2
        while (
            (way := self.steps())
            and not self.session.dialogue.asking
            and len(self.session.progress.history) == turns
        ):
            first = way[0]
            if chance and deviations and chance.random() < 0.3:
                deviations -= 1
                self.stray(first, chance)
                most = self.moves + self.world.displaced(by) + 2
                continue
            kind = self.lift(first.frm, first.piece, first.to)
            if first.frm is not None and first.to is not None:
                after = self.steps()
                if not self.session.dialogue.asking and (
                    not after or (after[0].frm, after[0].to) != (None, first.to)
                ):
                    self.moved_targets.append(f"{way} then {after}")
            self.put(first.to, kind)
            self.rest()
            self.moves += 1
            assert self.moves <= most, (self.moves, most, way)
        return len(self.session.progress.history) == turns and not self.session.dialogue.asking

    def stray(self, step: Step, chance: random.Random) -> None:
        """Something else than what is shown: another place, another piece, or lifted and put back."""
        how = chance.choice(("place", "piece", "off", "back"))
        shown = step.frm if how in ("place", "back") else None
        spot = chance.choice(sorted(self.world.stands)) if shown is None else shown
        kind = self.lift(spot)
        where = {"off": None, "back": spot}
        self.put(where[how] if how in where else chance.choice(self.world.free()), kind)
        self.rest()


def move_about(live: Live, chance: random.Random, number: int) -> None:
    """Move pieces before everybody's eyes: elsewhere, or round among themselves."""
    world = live.world
    while number > 0:
        if number > 1 and chance.random() < 0.4:
            ring = chance.sample(sorted(world.stands), chance.randint(2, min(number, 5)))
            kinds = [live.lift(spot) for spot in ring]
            for spot, kind in zip(ring, kinds[1:] + kinds[:1], strict=True):
                live.put(spot, kind)
            number -= len(ring)
        else:
            kind = live.lift(chance.choice(sorted(world.stands)))
            live.put(chance.choice(world.free()), kind)
            number -= 1
    live.rest()


def prepared(live: Live, occasion: str, chance: random.Random, number: int) -> bool:
    """Bring a table to the occasion; False where it is none (a legal turn came of it)."""
    session = live.session
    if occasion == "found":
        disturb(live.world, chance, number)
        live.found()
        return True
    if occasion == "tried":
        if chance.random() < 0.5:
            live.table.tell(DieRolled(live.at_ms, chance.randint(1, 6)))
        turns = len(live.session.progress.history)
        move_about(live, chance, number)
        wrong = live.session.turn.reported is not None and not live.session.dialogue.asking
        return wrong and len(live.session.progress.history) == turns
    die = chance.randint(1, 6)
    moves = legal_at(session.game, rolled(session.game, session.position, die))
    if moves == ["pass"]:
        return False
    live.table.tell(DieRolled(live.at_ms, die))
    live.table.tell(Enter(live.at_ms, chance.choice(moves)))
    if live.session.over:
        return False
    live.expects(live.session.position)
    if occasion == "taken back":
        live.follow("kinds")
        turns = len(live.session.progress.history)
        if live.session.phase != "roll" or turns != 1:
            return False
        live.table.tell(Undo(live.at_ms))
        live.expects(live.session.position)
        live.moves = 0
    return True


def case(seed: int, occasion: str, *, poles: bool, deviations: int = 0) -> Iterator[str]:
    """What came of one case, in words to be counted."""
    chance = random.Random(f"{seed} {occasion} {poles}")
    world = World(chance.choice(boards(GAME.variants[seed % 2])))
    live = Live(world, poles)
    if not prepared(live, occasion, chance, 1 + seed // 2 % MOST_MISPLACED):
        return
    sensor = live.sensor
    by = sensor if occasion == "found" else "kinds"
    displaced = live.world.displaced(by)
    right = live.follow(by, chance, deviations)
    if not deviations:
        yield f"{live.moves - displaced:+d}" if right else "moved on"
    else:
        yield "right" if right else "moved on"
    if live.moved_targets:
        yield "target changed in the air"
    if live.session.contacts.faults:
        yield "a contact was left out"
    elif right and not tolerated(live.world, sensor):
        yield "not right"
    if right and (live.session.turn.arranging or live.session.turn.reported):
        yield f"still {live.session.phase}"


def tolerated(world: World, sensor: str) -> bool:
    """Whether the referee may take this for right: a single wrong pole may be a magnet glued in wrong.

    It looks at fields alone, where norths and souths may have changed places; and where more than a few poles
    are wrong, magnets seem to be glued in by chance (core/model/polarity.py).
    """
    if sensor == "presence" or not world.displaced("poles"):
        return not world.displaced("presence")
    both = world.stands.keys() & world.fields.keys()
    wrong = [s for s in both if (world.stands[s] == BARRICADE) != (world.fields[s] == BARRICADE)]
    barricades = sum(world.fields[spot] == BARRICADE for spot in wrong)
    housed = sum(kind == BARRICADE for spot, kind in world.stands.items() if spot not in world.fields)
    return not world.displaced("presence") and (barricades in (0, len(wrong)) or len(wrong) + housed > 4)


@click.command()
@click.option("--cases", default=500, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--deviations", default=0, show_default=True, help="so often, at most, the hand does otherwise")
def main(cases: int, seed: int, deviations: int) -> None:
    """Put boards right before a referee and count hand moves."""
    for occasion in OCCASIONS:
        for poles in (False, True):
            found: Counter[str] = Counter()
            for number in range(seed, seed + cases):
                found.update(case(number, occasion, poles=poles, deviations=deviations))
            click.echo(f"{occasion}, {'poles' if poles else 'presence'}: {dict(sorted(found.items()))}")


if __name__ == "__main__":
    main()
