"""Figures and walls of a maze as things on a table, and what one hand does with them, step by step.

Knows: which wall has which colour, which hands see only when it is pulled. Refuses to know: rules, contacts,
and what anybody makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from companion.core.model.game import Game
from companion.simulate.pieces import Carry
from tests.simulate.maze import WALL, Maze
from tests.simulate.tasks import FREE, SLIDE_MS, TAP_MS, Hands, Task

NUDGE_MS = (50, 400)
"""How long a wall is out that is only nudged; from 500 ms it counts as pulled (SA10)."""


class MazeManners(Struct, frozen=True):
    """How often people do what, as shares from 0 to 1 (docs/lab/fuzz.md gives the reasons).

    Of the inputs: ``ahead``: the next one follows at once, without waiting for the companion; ``late``: what
    is said is entered 0.1 to 4 s later, hands going on; ``reorder``: a wall goes back into any order of
    colours. Of the pieces moved: ``tap``, ``slide``, ``stray``, ``change``, ``flicker``, ``straighten`` as in
    `Manners`, ``wiggle``: a wall is out and back once or twice before it is pulled. Of the stories: ``bump``
    a figure, ``nudge`` a wall, ``knock`` over two figures; each again with the same chance.
    """

    ahead: float = 0.4
    late: float = 0.25
    reorder: float = 0.2
    tap: float = 0.15
    slide: float = 0.3
    stray: float = 0.1
    change: float = 0.04
    flicker: float = 0.08
    straighten: float = 0.05
    wiggle: float = 0.08
    bump: float = 0.06
    nudge: float = 0.08
    knock: float = 0.01


CALM = MazeManners(0.2, 0, 0, 0.1, 0.2, 0, 0, 0, 0, 0, 0, 0, 0)
"""One thing after the other, and nothing that touches anything else."""

LIVELY = MazeManners()

WILD = MazeManners(0.6, 0.4, 0.4, 0.2, 0.4, 0.3, 0.12, 0.25, 0.2, 0.25, 0.2, 0.3, 0.05)
"""A family with children: something odd in nearly every input."""

MAZE_MANNERS = {"calm": CALM, "lively": LIVELY, "wild": WILD}


class MazeHands(Hands):
    """Hands at a maze; ``colour`` is that of each piece that is a wall, else empty.

    ``features`` names what the last story held.

    Args:
        game: the rules, to know what an input leads to.
        ground: the board.
        position: where to begin.
        rng: what chance decides.
        manners: how often people do what.
    """

    ground: Maze

    def __init__(
        self, game: Game[Any], ground: Maze, position: Any, rng: Random, manners: MazeManners = LIVELY
    ) -> None:
        self.lifted_ms: dict[int, int] = {}
        super().__init__(game, ground, position, rng)
        self.manners = manners
        self.features: set[str] = set()
        self.colour = [""] * len(self.kind)
        self._paint(game.dump(position).get("box", {}))

    def _set_out(self, data: Mapping[str, Any]) -> None:
        standing = dict(data["pieces"])
        if self.sensed_walls:
            standing.update((slot, WALL) for slot in self.ground.slots if slot not in data.get("empty", ()))
        for piece, (spot, kind) in enumerate(standing.items()):
            self.kind.append(kind)
            self.at[piece] = spot
            self.standing[spot] = piece
        for _ in data.get("pulled", ()):
            self.at[len(self.kind)] = None
            self.kind.append(WALL)

    @property
    def sensed_walls(self) -> bool:
        """Whether walls stand in slots that have contacts."""
        return "variant" in self.game.dump(self.position) and self._variant() == "small"

    def _variant(self) -> str:
        return str(self.game.dump(self.position)["variant"])

    def _paint(self, box: Mapping[str, Any]) -> None:
        """Give every wall a colour, as many of each as the box says."""
        colours = box.get("colours", ["red", "yellow", "green", "blue"])
        number = box.get("walls") or {colour: 24 // len(colours) for colour in colours}
        pot = [colour for colour in colours for _ in range(number[colour])]
        self.rng.shuffle(pot)
        for piece, kind in enumerate(self.kind):
            if kind == WALL:
                self.colour[piece] = pot.pop() if pot else colours[0]

    def figure(self, seat: str) -> int:
        """Return the figure of a seat."""
        return self.kind.index(seat)

    def beside(self) -> list[int]:
        """Return the walls that lie beside the board, the one that was pulled first first."""
        lying = [piece for piece, spot in self.at.items() if spot is None and self.kind[piece] == WALL]
        return sorted(lying, key=lambda piece: self.lifted_ms.get(piece, 0))

    def lift(self, piece: int) -> None:
        """Take a piece up, and remember when."""
        super().lift(piece)
        self.lifted_ms[piece] = self.now_ms

    # --- walls -----------------------------------------------------------------------------------

    def pulled(self, piece: int) -> Task:
        """Pull a wall for good, perhaps only after it was out and back once or twice."""
        if self.rng.random() < self.manners.wiggle:
            self.features.add("wiggle")
            for _ in range(self.rng.randint(1, 2)):
                yield from self.nudged(piece)
        self.lift(piece)
        yield FREE

    def nudged(self, piece: int) -> Task:
        """Take a wall, or a figure, out for a moment and back."""
        spot = self.at[piece]
        if spot is None:
            return
        self.lift(piece)
        yield self.soon(NUDGE_MS)
        self.put(piece, spot)
        yield FREE

    def put_in(self, piece: int, slot: str, others: Sequence[str] = ()) -> Task:
        """Put a wall from beside the board into a slot: straight, half in at first, or elsewhere first."""
        if others and self.rng.random() < self.manners.change:
            self.features.add("other slot first")
            yield from self._tap(piece, (self.rng.choice(list(others)),))
        if self.rng.random() < self.manners.flicker:
            self.features.add("half in")
            for _ in range(self.rng.randint(1, 3)):
                if slot not in self.standing:
                    self.put(piece, slot)
                    yield self.soon((40, 250))
                    self.lift(piece)
                    yield self.soon((40, 200))
        yield from self._down(Carry(piece, (slot,)))
        if self.rng.random() < self.manners.straighten:
            self.features.add("straighten a wall")
            yield from self.nudged(piece)

    # --- figures ---------------------------------------------------------------------------------

    def stepped(self, piece: int, way: Sequence[str]) -> Task:
        """Carry a figure to the last field of a way: through the air, sliding, tapping, astray first."""
        target, manners, drawn = way[-1], self.manners, self.rng.random()
        carry = Carry(piece, (target,), tuple(way[:-1]))
        if self.rng.random() < manners.change:
            self.features.add("change")
            yield from self.changed_mind(carry, [self.rng.choice(self.ground.fields)])
        elif self.rng.random() < manners.flicker:
            self.features.add("flicker")
            yield from self.flickered(carry, self.rng.choice(self.ground.around[target]))
        elif drawn < manners.tap:
            yield from self.tapped(carry, carry.way)
        elif drawn > 1 - manners.slide:
            self.features.add("slide")
            yield from self.pushed(carry, manners.stray)
        else:
            yield from self.carry(carry)
        if self.rng.random() < manners.straighten:
            self.features.add("straighten")
            yield from self.bumped(piece)

    def pushed(self, carry: Carry, stray: float) -> Task:
        """Push a figure over the fields of the way, straying to neighbours with chance ``stray``."""
        self._lift_if_down(carry.piece)
        yield self.soon(SLIDE_MS)
        for field in carry.way:
            strays = self.rng.random() < stray
            for spot in (self.rng.choice(self.ground.around[field]), field) if strays else (field,):
                if spot not in self.standing:
                    self.put(carry.piece, spot)
                    yield self.soon(SLIDE_MS)
                    self.lift(carry.piece)
                    yield self.soon(SLIDE_MS)
        yield from self._down(carry)

    def visited(self, piece: int, field: str) -> Task:
        """Put a figure on another field for a moment, and back where it stood."""
        spot = self.at[piece]
        if spot is None:
            return
        self.lift(piece)
        yield FREE
        if field not in self.standing:
            self.put(piece, field)
            yield self.soon(TAP_MS)
            self.lift(piece)
            yield FREE
        yield from self._down(Carry(piece, (spot,)))

    # --- what else happens -----------------------------------------------------------------------

    def disturbances(self, busy: set[int]) -> list[Task]:
        """Return figures bumped or knocked over, walls nudged, besides what is meant."""
        figures = [p for p in self.standing.values() if p not in busy and self.kind[p] != WALL]
        walls = [p for p in self.standing.values() if p not in busy and self.kind[p] == WALL]
        tasks: list[Task] = []
        if len(figures) > 1 and self.rng.random() < self.manners.knock:
            self.features.add("knock")
            fallen = [figures.pop(self.rng.randrange(len(figures))) for _ in range(2)]
            tasks.append(self.knocked(fallen, [self.at[piece] or "" for piece in fallen]))
        while figures and self.rng.random() < self.manners.bump:
            self.features.add("bump")
            figure = figures.pop(self.rng.randrange(len(figures)))
            tasks.append(self._unless_held(figure, self.bumped(figure)))
        while walls and self.rng.random() < self.manners.nudge:
            self.features.add("nudge")
            wall = walls.pop(self.rng.randrange(len(walls)))
            tasks.append(self._unless_held(wall, self.nudged(wall)))
        return tasks

    def _unless_held(self, piece: int, task: Task) -> Task:
        """Return a task with a piece, nothing where another hand holds it."""
        if piece != self.held:
            yield from task

    def put_back(self, where: Mapping[int, str | None], start_ms: int) -> None:
        """Bring every piece to where it was."""
        tasks = [
            self.carry(Carry(piece, () if spot is None else (spot,)))
            for piece, spot in where.items()
            if spot != self.at[piece]
        ]
        self.together(tasks, start_ms, hurry=True)
