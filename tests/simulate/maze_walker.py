"""Moves in the big maze as people play them: rolled, pushed step by step or in one go, and the way home.

Knows: where walls are in the board, if balls roll under it; nobody sees them. Refuses to know: what the
referee makes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from companion.core.model.game import Game
from companion.core.model.inputs import Awaited, Input, Taken
from companion.simulate.pieces import Carry
from tests.simulate.maze import Maze
from tests.simulate.maze_hands import LIVELY, MazeManners
from tests.simulate.maze_player import MazePlayer, Story
from tests.simulate.tasks import FREE, SLIDE_MS, Task

HEARD_MS = 250
"""Nobody brings a figure home sooner after it fell: first it is heard."""
LATE_NUMBERS = 0.3
"""Of the numbers that may be late: they are rolled first mostly."""
ROLLS_MS = (300, 2000)
"""So long a ball rolls under the board until it comes out."""
OUT_MS = (40, 150)
"""So long it keeps the contact of its outlet closed."""
STOPS, WALKS, UNSAID, PASSES = 0.2, 0.4, 0.3, 0.3
"""Of the times at which one may: the move ends early; several fields in one go. Of the ends: nobody says so,
the next one just rolls. Of the falls with balls: one field more before the hand stops."""


class MazeWalker(MazePlayer):
    """Hands in the big maze.

    Args:
        walls: the slots with a wall that lets a ball fall; empty where the companion has drawn the walls.
    """

    def __init__(  # noqa: PLR0917 - as in `MazeHands`
        self,
        game: Game[Any],
        ground: Maze,
        position: Any,
        rng: Random,
        manners: MazeManners = LIVELY,
        walls: Iterable[str] = (),
    ) -> None:
        super().__init__(game, ground, position, rng, manners)
        self.walls = frozenset(walls)
        self.fell = False
        self.ball = len(self.kind)
        self.kind.append("ball")
        self.colour.append("")
        self.at[self.ball] = None

    def _set_out(self, data: Mapping[str, Any]) -> None:
        super()._set_out(data)
        for seat in data.get("beside", ()):
            self.at[len(self.kind)] = None
            self.kind.append(seat)

    def _next(self) -> Input:
        awaited = self._awaited()
        if self.fell:
            return self._drop(awaited)
        if "reveal" in awaited:
            return Input("reveal", self.rng.choice(awaited["reveal"].values))
        if "die" in awaited:
            return Input("die", self.rng.choice("122334"))
        if "home" in awaited:
            return Input("home", awaited["home"].values[0])
        return self._move(awaited)

    def _move(self, awaited: Mapping[str, Awaited]) -> Input:
        here = self.belongs[self.figure(self.seat)] or ""
        steps = [[here, to] for to in (awaited["step"].values if "step" in awaited else ())]
        walks = [way.split("-") for way in (awaited["walk"].values if "walk" in awaited else ())]
        steps, walks = self._sensible(steps), self._sensible(walks)
        if "stop" in awaited and (not steps or self.rng.random() < STOPS):
            return Input("stop")
        if not steps and not walks:
            return Input("step", awaited["step"].values[0])
        if walks and (not steps or self.rng.random() < WALKS):
            return Input("walk", "-".join(self.rng.choice(walks)))
        return Input("step", self.rng.choice(steps)[-1])

    def _sensible(self, ways: list[list[str]]) -> list[list[str]]:
        """Return the ways that people go.

        Not back at once; not through a wall onto the target, since who falls on the way has not reached it;
        and not through a wall that cannot buzz, since the companion does not know yet whose turn it is.
        """
        data = self.game.dump(self.position)
        walls = set(self.walls)
        if self.entered_ms > self.now_ms:
            walls |= set(data.get("hidden", {}).get("walls") or ())
            return [way for way in ways if walls.isdisjoint(self._links(way))]
        ways = [way for way in ways if not (way[-1] == data.get("target") and walls & self._links(way))]
        onward = [way for way in ways if not set(way[1:]) & self.crossed]
        return onward if onward or "stop" in self._awaited() else ways

    def _links(self, way: Sequence[str]) -> set[str]:
        return {self.ground.between(*link) for link in pairwise(way) if all(link)}

    def stepped(self, piece: int, way: Sequence[str]) -> Task:
        """Push a figure to the next field; its contact may flicker. Whatever field it enters counts."""
        self._lift_if_down(piece)
        yield self.soon(SLIDE_MS)
        if self.rng.random() < self.manners.flicker:
            self.features.add("flicker")
            for _ in range(self.rng.randint(1, 3)):
                self.put(piece, way[-1])
                yield self.soon((40, 90))
                self.lift(piece)
                yield self.soon((40, 150))
        yield from self._down(Carry(piece, (way[-1],)))
        if self.rng.random() < self.manners.straighten:
            self.features.add("straighten")
            yield from self.bumped(piece)

    def _drop(self, awaited: Mapping[str, Awaited]) -> Input:
        """Let the ball come out somewhere; perhaps the hand goes on one field first."""
        target = self.game.dump(self.position).get("target")
        fields = [to for to in (awaited["step"].values if "step" in awaited else ()) if to != target]
        if fields and not self.passed and self.rng.random() < PASSES:
            self.passed = True
            return Input("step", self.rng.choice(fields))
        return Input("drop", self.rng.choice(self.ground.outlets))

    def _by_hand(self, given: Input) -> Task:
        self._moved = self.figure(self.seat)
        yield from self._at_rest_or_beside(self._moved)
        self.held = self._moved
        here = self.belongs[self._moved] or ""
        if given.word == "home":
            self.features.add("home")
            self.now_ms = max(self.now_ms, self.steps[-1].at_ms + HEARD_MS if self.steps else 0)
            taken = {spot for piece, spot in self.belongs.items() if piece != self._moved}
            yield from self.carry(Carry(self._moved, () if given.value in taken else (given.value,)))
            return
        way = given.value.split("-")[1:] if given.word == "walk" else [given.value]
        crossed = (
            [self.ground.between(*both) for both in zip([here, *way], way, strict=False)] if here else []
        )
        if not self.walls.isdisjoint(crossed):
            self.fell, self.passed = True, self.fell and self.passed
        if given.word == "walk":
            self.crossed.update(way[:-1])
            self.features.add("walk")
            yield from self.pushed(Carry(self._moved, (way[-1],), tuple(way[:-1])), 0)
        else:
            yield from self.stepped(self._moved, way)

    def _at_rest_or_beside(self, piece: int) -> Task:
        if self.belongs[piece] is not None:
            yield from self._at_rest(piece)

    def _contact(self, given: Input) -> Task:
        """Let a ball roll, come out, and roll on."""
        self.fell = self.passed = False
        yield self.soon(ROLLS_MS)
        self.put(self.ball, given.value)
        yield self.soon(OUT_MS)
        self.lift(self.ball)
        yield FREE

    def _waits(self, taken: Taken[Any]) -> bool:  # noqa: ARG002 - nothing is a foul here
        return False

    def _may_be_late(self, story: Story, given: Input, source: str) -> bool:
        """Tell whether an input may come late: a number that begins a story, or an end; not with balls."""
        if self.walls or (given.word == "die" and (story.inputs or self.rng.random() > LATE_NUMBERS)):
            return False
        return super()._may_be_late(story, given, source)

    def _unsaid(self, given: Input) -> bool:
        data = self.game.dump(self.position)
        here = self.belongs[self.figure(self.seat)]
        moved = data.get("moved", False) and data.get("target") != here  # else a symbol is drawn first
        return bool(given.word == "stop" and moved and self.rng.random() < UNSAID)

    def _goes_on(self, story: Story) -> bool:
        """Let a ball that fell come out, bring a figure home, or roll on after an end nobody told."""
        return self.fell or "home" in self._awaited() or story.unsaid

    passed = False
