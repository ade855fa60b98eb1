"""Whole turns as people play them: which tasks a turn is made of, drawn by chance.

Knows: manners (how often people do what), legal turns and illegal tries. Refuses to know: what the referee
makes of it, and how likely it finds anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct

from companion.core.model.game import Game
from companion.simulate.ground import BARRICADE, Ground, Walk, pool_of
from companion.simulate.pieces import Carry, leads_to
from tests.simulate.mistakes import Mistake, tries
from tests.simulate.tasks import Hands, Task


class Manners(Struct, frozen=True):
    """How often people do what, as shares from 0 to 1 (docs/lab/fuzz.md gives the reasons).

    Of the pieces of a turn: ``tap`` each field counted, ``slide`` over the fields (``stray`` to neighbours),
    ``overcount`` and come back, ``change`` their mind after putting down, ``flicker`` between two fields,
    ``park`` a captured piece on a wrong spot first, ``straighten`` at the end. Of the turns: ``bump`` another
    piece (again and again with the same chance), ``knock`` over two to five pieces and set them up rightly.
    """

    tap: float = 0.25
    slide: float = 0.2
    stray: float = 0.15
    overcount: float = 0.03
    change: float = 0.04
    flicker: float = 0.04
    park: float = 0.1
    straighten: float = 0.05
    bump: float = 0.06
    knock: float = 0.01


CALM = Manners(0.25, 0.1, 0, 0, 0, 0, 0, 0, 0, 0)
"""Counting, a little sliding, and nothing that touches anything else."""

LIVELY = Manners()

WILD = Manners(0.3, 0.3, 0.4, 0.1, 0.12, 0.12, 0.3, 0.2, 0.3, 0.06)
"""A family with children: something odd in nearly every turn."""

MANNERS = {"calm": CALM, "lively": LIVELY, "wild": WILD}


class Player(Hands):
    """Hands that play whole turns; ``features`` names what the last story held."""

    spares_doubt = False

    def __init__(
        self, game: Game[Any], ground: Ground, position: Any, rng: Random, manners: Manners = LIVELY
    ) -> None:
        super().__init__(game, ground, position, rng)
        self.manners = manners
        self.features: set[str] = set()

    def play(
        self, die: int, move: str, start_ms: int, also: Iterable[Task] = (), *, plain: bool = False
    ) -> None:
        """Play a legal turn from whatever stands where; afterwards the next seat is to move.

        ``also`` is done at the same time. ``plain``: each piece straight to its place, nothing else.
        """
        self.features = set()
        after = leads_to(self.game, self.position, die, move)
        clean = self.at == self.began
        carries = self.wanted(die, move)
        tasks = [self.carry(c) if plain else self._manner(c) for c in carries]
        if not plain and clean:
            tasks += self._disturbances({carry.piece for carry in carries})
        self.together([*tasks, *also], start_ms, hurry=not clean or plain)
        self.position = after
        self.began = dict(self.at)

    def attempt(self, reason: str, die: int, start_ms: int, rows: int) -> Mistake | None:
        """Try something illegal; None where it cannot be tried now. The turn is still this seat's."""
        found = tries(self, reason, die, rows)
        if not found:
            return None
        mistake, carries = self.rng.choice(found)
        self.features = {f"try {reason}"}
        self.together([self._counted(c) for c in carries], start_ms, hurry=True)
        return mistake

    def put_back(self, start_ms: int) -> None:
        """Bring every piece back to where it stood when the turn began."""
        self.together([self.carry(carry) for carry in self.back()], start_ms, hurry=True)
        self.began = dict(self.at)

    def press(self, spots: Iterable[str], start_ms: int) -> None:
        """Lift the pieces on these spots and set them down again well."""
        self.together([self.bumped(self.standing[spot]) for spot in spots], start_ms, hurry=True)

    def bring(self, spot: str, start_ms: int) -> None:
        """Put something on a spot that is no piece of the game; `put_back` takes it away again."""
        thing = len(self.kind)
        self.kind.append("thing")
        self.at[thing] = self.began[thing] = None
        self.together([self.carry(Carry(thing, (spot,)))], start_ms)

    # --- how one piece goes ----------------------------------------------------------------------

    def _counted(self, carry: Carry) -> Task:
        if carry.way and (carry.count or self.rng.random() < self.manners.tap):
            return self.tapped(carry, carry.way)
        return self.carry(carry)

    def _manner(self, carry: Carry) -> Task:
        if not carry.targets or self.at[carry.piece] is None:
            return self.carry(carry)
        task = self._way_of(carry)
        if self.rng.random() < self.manners.straighten:
            self.features.add("straighten")
            return self.straightened(task, carry.piece)
        return task

    def _way_of(self, carry: Carry) -> Task:
        manners, drawn = self.manners, self.rng.random()
        taken = not carry.way and self.at[carry.piece] == self.began[carry.piece]
        if taken and drawn < manners.park:
            return self._parked(carry)
        for name, share in (("change", manners.change), ("flicker", manners.flicker)):
            if self.rng.random() < share and not pool_of(carry.targets[0]):
                self.features.add(name)
                if name == "change":
                    return self.changed_mind(carry, self._other_fields(carry))
                return self.flickered(carry, self.rng.choice(self.ground.near[carry.targets[0]]))
        return self._counted_or_slid(carry)

    def _counted_or_slid(self, carry: Carry) -> Task:
        manners, drawn = self.manners, self.rng.random()
        if carry.way and drawn < manners.overcount:
            self.features.add("overcount")
            return self.tapped(carry, (*carry.way, *self._beyond(carry)))
        if carry.way and drawn < manners.overcount + manners.tap:
            self.features.add("tap")
            return self.tapped(carry, carry.way)
        if drawn > 1 - manners.slide:
            way = carry.way or self._path(carry)
            if way:
                self.features.add("slide")
                return self.slid(carry, way, manners.stray)
        return self.carry(carry)

    def _beyond(self, carry: Carry) -> Walk:
        """Return the target, one or two fields further on, and back as far as the one before the target."""
        target, last = carry.targets[0], carry.way[-1]
        onward = [f for f in self.ground.near[target] if f != last]
        if not onward:
            return (target,)
        beyond = self.rng.choice(onward)
        further = [f for f in self.ground.near[beyond] if f != target]
        if further and self.rng.random() < 0.3:
            return (target, beyond, self.rng.choice(further), beyond)
        return (target, beyond)

    def _other_fields(self, carry: Carry) -> list[str]:
        """Return one or two fields near the target or anywhere, never the goal (which would win)."""
        near = [f for f in self.ground.near[carry.targets[0]] if f != self.ground.goal]
        anywhere = [f for f in self.ground.fields if f != self.ground.goal]
        return [
            self.rng.choice(near if near and self.rng.random() < 0.6 else anywhere)
            for _ in range(1 + (self.rng.random() < 0.2))
        ]

    def _parked(self, carry: Carry) -> Task:
        self.features.add("park")
        if self.kind[carry.piece] == BARRICADE or self.rng.random() < 0.7:
            spots = [f for f in self.ground.fields if f != self.ground.goal]
        else:
            spots = [spot for places in self.ground.pools.values() for spot in places]
        briefly = self.kind[carry.piece] in (BARRICADE, self.seat)  # else it would be a legal end
        return self.parked(carry, self.rng.choice(spots), briefly=briefly)

    def _path(self, carry: Carry) -> Walk:
        """Return the free fields over which a taken piece is pushed: a shortest way, at most 10 steps."""
        source, target = self.at[carry.piece], carry.targets[0]
        if source is None or pool_of(source) or pool_of(target):
            return ()
        before: dict[str, str] = {source: ""}
        queue = deque([source])
        while queue and target not in before:
            here = queue.popleft()
            for spot in self.ground.near[here]:
                if spot not in before and (spot not in self.standing or spot == target):
                    before[spot] = here
                    queue.append(spot)
        way: list[str] = []
        here = before.get(target, "")
        while here and here != source:
            way.append(here)
            here = before[here]
        return tuple(reversed(way)) if len(way) <= 10 else ()

    # --- what else happens -----------------------------------------------------------------------

    def _disturbances(self, busy: set[int]) -> list[Task]:
        others = [piece for piece in self.still_in_play() if piece not in busy]
        tasks: list[Task] = []
        while others and self.rng.random() < self.manners.bump:
            self.features.add("bump")
            tasks.append(self.bumped(others.pop(self.rng.randrange(len(others)))))
        if others and self.rng.random() < self.manners.knock:
            fallen = self._neighbourhood(self.rng.choice(others), others)
            if len(fallen) > 1:
                self.features.add("knock")
                tasks.append(self.knocked(fallen, [self.at[piece] or "" for piece in fallen]))
        return tasks

    def _neighbourhood(self, piece: int, others: Iterable[int]) -> list[int]:
        """Return two to five pieces near each other."""
        column, row = _place(self.at[piece] or "")

        def far(other: int) -> float:
            x, y = _place(self.at[other] or "")
            return abs(x - column) + abs(y - row)

        return sorted(others, key=far)[: self.rng.randint(2, 5)]


def _place(spot: str) -> tuple[float, float]:
    """Tell roughly where a spot lies, in field widths; houses far from the fields, each for itself."""
    if pool := pool_of(spot):
        return 100.0 * (1 + sum(map(ord, pool)) % 97), float(spot.partition(":")[2])
    return float(ord(spot[0])), float(spot[1:])
