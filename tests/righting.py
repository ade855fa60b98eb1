"""A hand that puts wrong boards right: ``python -m tests.righting --cases 10000 --seed 1``.

Boards as they stand in random games are put wrong in many ways. Then a hand does the first step of the plan,
the plan is made anew from what stands there now, and so on, as the live system does; sometimes the hand does
something else. The hand, and what counts as wrong, know nothing of the planner's workings.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import click

from companion.core.guidance.way_back_planner import Step, plan
from companion.core.model.game import Board, bits
from companion.games.malefiz import GAME
from companion.games.malefiz.playout import Playout

PAWNS = frozenset(GAME.seats)
BARRICADE = "barricade"
SENSORS = ("presence", "poles", "kinds")
"""Tell that something stands there; besides whether a pawn or a barricade; what it is."""

MOST_MISPLACED = 8
"""Pieces put wrong in a case."""

Among = frozenset[str] | None


def told(sensor: str, kind: str) -> Among:
    """What a sensor tells of a piece."""
    if sensor == "presence":
        return None
    return PAWNS if sensor == "poles" and kind in PAWNS else frozenset((kind,))


@cache
def boards(variant: str, sensor: str = "") -> tuple[Any, ...]:
    """Positions from random games of two to four.

    For sensors that see kinds without those whose forest is shared: there pawns are not told apart.
    """
    if sensor == "kinds":
        return tuple(one for one in boards(variant) if sum(number > 0 for number in one.forest) < 2)
    chance, playout = random.Random(variant), Playout(variant)
    found: list[Any] = []
    for _ in range(40):
        seats = [seat for seat in GAME.seats if chance.random() < 0.7]
        position = GAME.setup(variant, seats if len(seats) > 1 else ["red", "blue"])
        while not position.over and len(found) < 2000:
            found.append(position)
            position, _ = playout.play(position, chance.random, 15)
    return tuple(found)


@dataclass
class World:
    """Pieces on a board and beside it, and how they should stand.

    Args:
        position: what should be there.
        stands: spot -> kind.
        beside: kinds of the pieces beside the board.
    """

    position: Any
    stands: dict[int, str] = field(default_factory=dict)
    beside: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        written = GAME.dump(self.position)
        self.board: Board = GAME.board(written["variant"])
        self.fields = {self.board.index[name]: kind for name, kind in written["pieces"].items()}
        forest = written.get("forest", {})
        self.pools = [
            (pool, frozenset((pool.kind,)), written["house"].get(pool.kind, 0))
            if pool.kind
            else (pool, frozenset(forest) if len(forest) == 1 else PAWNS, sum(forest.values()))
            for pool in self.board.pools
        ]
        self.stands = dict(self.fields)
        for pool, _, number in self.pools:
            kinds = [pool.kind] * number if pool.kind else [s for s, n in forest.items() for _ in range(n)]
            self.stands |= dict(zip(bits(pool.mask), kinds, strict=False))
        self.expected = self.picture

    @property
    def picture(self) -> int:
        return sum(1 << spot for spot in self.stands)

    def seen_kinds(self, sensors: str | Sequence[str]) -> list[Among]:
        """What is told of each spot, by one kind of sensor or by that of each spot."""
        spots = range(len(self.board.spots))
        each = [sensors for _ in spots] if isinstance(sensors, str) else sensors
        return [told(each[spot], self.stands[spot]) if spot in self.stands else None for spot in spots]

    def displaced(self, sensor: str) -> int:
        """How many pieces are displaced, as far as the sensors tell (docs/explanation/recovery.md)."""
        leave: list[Among] = []
        lack: list[frozenset[str]] = []
        for spot in bits(self.board.fields):
            kind, right = self.stands.get(spot), self.fields.get(spot)
            if kind is not None and (right is None or not may_be(told(sensor, kind), {right})):
                leave.append(told(sensor, kind))
                kind = None
            if right is not None and kind is None:
                lack.append(frozenset((right,)))
        for pool, takes, number in self.pools:
            here = [told(sensor, self.stands[spot]) for spot in bits(pool.mask) if spot in self.stands]
            fit = [each for each in here if may_be(each, takes)]
            leave += [each for each in here if not may_be(each, takes)] + fit[number:]
            lack += [takes] * (number - len(fit))
        return len(leave) + len(lack) - matched(leave, lack)

    def right(self, sensor: str) -> bool:
        return self.displaced(sensor) == 0

    def take(self, spot: int | None, wanted: str | None, sensor: str, to: int | None = None) -> str:
        """Lift a piece, or take one from beside the board: of that kind if it is there, else one like it.

        Where no kind is told, one that belongs ``to`` where it goes: no barricade is put into a forest.
        """
        if spot is not None:
            return self.stands.pop(spot)
        pools = (takes for pool, takes, _ in self.pools if to is not None and pool.mask >> to & 1)
        kinds = {wanted} if wanted else next(pools, PAWNS | {BARRICADE})
        alike = [each for each in self.beside if may_be(told(sensor, each), kinds)]
        kind = wanted if wanted in self.beside else alike[0]
        self.beside.remove(kind)
        return kind

    def put(self, spot: int | None, kind: str) -> None:
        if spot is None:
            self.beside.append(kind)
            return
        assert spot not in self.stands, "the target of a step is free"
        self.stands[spot] = kind

    def free(self) -> list[int]:
        """Where a piece may be put wrong: not in a house that nobody plays, where any may stay."""
        playing = GAME.seats_in_play(self.position)
        idle = sum(pool.mask for pool, _, _ in self.pools if pool.kind not in (None, *playing))
        every = (1 << len(self.board.spots)) - 1
        return list(bits(every & ~idle & ~self.picture))


def may_be(one: Among, kinds: frozenset[str] | set[str]) -> bool:
    return one is None or bool(one & kinds)


def matched(leave: Sequence[Among], lack: Sequence[frozenset[str]]) -> int:
    """How many of the pieces that leave can fill a lack, at most (augmenting paths)."""
    filled: dict[int, int] = {}

    def fill(row: int, tried: set[int]) -> bool:
        for column, takes in enumerate(lack):
            if column not in tried and may_be(leave[row], takes):
                tried.add(column)
                if column not in filled or fill(filled[column], tried):
                    filled[column] = row
                    return True
        return False

    return sum(fill(row, set()) for row in range(len(leave)))


# --- putting it wrong --------------------------------------------------------------------------


WRONG = ("move", "move", "off", "strange")
MIXED = ("ring", "ring", "other")
"""What is done to a piece, and what only sensors that see kinds can tell."""


def disturb(world: World, chance: random.Random, number: int, ways: Sequence[str] = WRONG + MIXED) -> None:
    """Put so many pieces wrong: elsewhere, beside the board, in each other's places, or strange ones."""
    while number > 0:
        spots = sorted(world.stands)
        how = chance.choice(ways)
        if how == "ring" and number > 1:
            ring = chance.sample(spots, chance.randint(2, number))
            kinds = [world.stands[spot] for spot in ring]
            world.stands |= dict(zip(ring, kinds[1:] + kinds[:1], strict=True))
            number -= len(ring)
            continue
        number -= 1
        if how == "move":
            kind = world.stands.pop(chance.choice(spots))
            world.put(chance.choice(world.free()), kind)
        elif how == "off":
            world.put(None, world.stands.pop(chance.choice(spots)))
        elif how == "strange":
            world.put(chance.choice(world.free()), chance.choice((*sorted(PAWNS), BARRICADE)))
        elif how == "other":  # a strange piece in its place
            spot = chance.choice(spots)
            world.put(None, world.stands.pop(spot))
            world.put(spot, chance.choice((*sorted(PAWNS), BARRICADE)))


# --- putting it right --------------------------------------------------------------------------


@dataclass
class Case:
    """One board put right: how many pieces were displaced, and how many hand moves it took."""

    displaced: int
    moves: int
    deviations: int


def planned(world: World, sensor: str | Sequence[str]) -> tuple[Step, ...]:
    pooled = (1 << len(world.board.spots)) - 1 & ~world.board.fields
    kinds = GAME.kinds(world.position, world.expected | pooled)
    return plan(world.board, world.expected, world.picture, kinds, {}, seen_kinds=world.seen_kinds(sensor))


def set_right(world: World, sensor: str, chance: random.Random, deviations: int = 0) -> Case:
    """Follow the first step of each new plan to the end; between steps, do something else now and then."""
    case = Case(world.displaced(sensor), 0, 0)
    left = None
    while way := planned(world, sensor):
        bound = world.displaced(sensor)
        assert bound <= len(way) <= bound + (0 if sensor == "presence" else 2), (world, way)
        assert left is None or len(way) == left, "each step is one of the way that was planned"
        if deviations and chance.random() < 0.3:
            deviations -= 1
            case.deviations += 1
            stray(world, way[0], chance)
            left = None
            continue
        first = way[0]
        world.put(first.to, world.take(first.frm, first.piece, sensor, first.to))
        case.moves += 1
        left = len(way) - 1
    assert world.right(sensor), world
    return case


def stray(world: World, step: Step, chance: random.Random) -> None:
    """Something else than what is shown: another place, another piece, or lifted and put back."""
    how = chance.choice(("place", "piece", "off", "back"))
    spot = (
        step.frm if how in ("place", "back") and step.frm is not None else chance.choice(sorted(world.stands))
    )
    kind = world.stands.pop(spot)
    where = {"off": None, "back": spot}
    world.put(where[how] if how in where else chance.choice(world.free()), kind)


def cases(number: int, seed: int, sensor: str, deviations: int = 0) -> Iterator[Case]:
    """So many cases on both boards, one to eight pieces put wrong; the same seed gives the same."""
    chance = random.Random(f"{seed} {sensor} {deviations}")
    for each in range(number):
        world = World(chance.choice(boards(GAME.variants[each % 2], sensor)))
        disturb(
            world, chance, 1 + each // 2 % MOST_MISPLACED, WRONG if sensor == "presence" else WRONG + MIXED
        )
        yield set_right(world, sensor, chance, deviations)


def table(found: Sequence[Case]) -> Iterator[str]:
    """How many moves more than displaced pieces, and how many of each."""
    extra = Counter(case.moves - case.displaced for case in found if not case.deviations)
    moves = [case.moves for case in found]
    displaced = sum(case.displaced for case in found) / len(found)
    yield f"  displaced: mean {displaced:.2f}; moves: mean {sum(moves) / len(moves):.2f}, most {max(moves)}"
    for more, number in sorted(extra.items()):
        yield f"  {more:+d} to the displaced pieces: {number} of {sum(extra.values())}"


def speed() -> Iterator[str]:
    """CPU time of one plan in ms for wholly wrong boards of 31 pieces: mean and most of 40."""
    for sensor in (*SENSORS, "halves"):
        for how in ("in each other's places", "anywhere"):
            chance, taken = random.Random(7), []
            for _ in range(40):
                world = World(GAME.setup("classic", list(GAME.seats)))
                spots, kinds = sorted(world.stands), list(world.stands.values())
                chance.shuffle(kinds)
                if how == "anywhere":
                    spots = chance.sample(range(len(world.board.spots)), len(kinds))
                world.stands = dict(zip(spots, kinds, strict=True))
                told_of = [
                    chance.choice(SENSORS) if sensor == "halves" else sensor for _ in world.board.spots
                ]
                begun = time.process_time()
                planned(world, told_of)
                taken.append(1000 * (time.process_time() - begun))
            yield f"{sensor:9} {how:24} {sum(taken) / len(taken):6.1f} {max(taken):6.1f}"


@click.command()
@click.option("--cases", "number", default=10_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--deviations", default=0, show_default=True, help="so often, at most, the hand does otherwise")
@click.option("--speed", "only_speed", is_flag=True, help="how long a plan takes, and nothing else")
def main(number: int, seed: int, deviations: int, *, only_speed: bool) -> None:
    """Put boards right and count hand moves."""
    say: Callable[[str], None] = click.echo
    if only_speed:
        for line in speed():
            say(line)
        return
    for sensor in SENSORS:
        found = list(cases(number, seed, sensor, deviations))
        say(f"{sensor}: {len(found)} boards right, {sum(case.deviations for case in found)} deviations")
        for line in table(found):
            say(line)


if __name__ == "__main__":
    main()
