"""Games for places: the others play on, and hands deal with a pawn that has ended its game as people do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from companion.core.model.game import Game
from companion.simulate.ground import Ground, pool_of
from companion.simulate.pieces import Carry
from tests.fuzz.odd import FuzzGame
from tests.simulate.stories import LIVELY, Manners, Player
from tests.simulate.tasks import Task

HOME = 0.25
"""Share of moments in which the pawn on the goal goes home, or is touched there (half as often)."""

TO_GOAL = 0.6
"""Share of turns to the goal where one may."""


class PlacesPlayer(Player):
    """Hands that also see the pawns that have finished: on the goal, at home, or beside the board."""

    def __init__(
        self, game: Game[Any], ground: Ground, position: Any, rng: Random, manners: Manners = LIVELY
    ) -> None:
        super().__init__(game, ground, position, rng, manners)
        for seat in position.places[-1:] if rng.random() < 0.7 else ():
            self.at[len(self.kind)] = self.began[len(self.kind)] = ground.goal
            self.standing[ground.goal] = len(self.kind)
            self.kind.append(seat)

    def wanted(self, die: int, move: str) -> list[Carry]:
        """Tell the same; who makes room on the goal puts that pawn into its house, or beside the board."""
        return [
            Carry(one.piece, self.ground.pools[self.kind[one.piece]])
            if not one.targets and self.kind[one.piece] in self.ground.pools and self.rng.random() < 0.6
            else one
            for one in super().wanted(die, move)
        ]

    def chore(self) -> tuple[str, list[Task]] | None:
        """Draw something to do with a pawn that has finished, or with those of its house."""
        drawn, winner = self.rng.random(), self.standing.get(self.ground.goal)
        if winner is not None and drawn < HOME:
            return "home", [self.carry(Carry(winner, self.ground.pools[self.kind[winner]]))]
        if winner is not None and drawn < 1.5 * HOME:
            return "touched", [self.bumped(winner)]
        pawns = [piece for spot, piece in self.standing.items() if pool_of(spot) in self.position.places]
        if pawns and drawn > 1 - HOME / 2:
            return "house touched", [self.bumped(self.rng.choice(pawns))]
        return None

    def _disturbances(self, busy: set[int]) -> list[Task]:
        winner = self.standing.get(self.ground.goal)
        tasks = super()._disturbances(busy)
        if winner is not None and winner not in busy and self.position.places and self.rng.random() < HOME:
            self.features.add("finished pawn meanwhile")
            home = Carry(winner, self.ground.pools[self.kind[winner]])
            tasks.append(self.bumped(winner) if self.rng.random() < 0.5 else self.carry(home))
        return tasks


class PlacesGame(FuzzGame):
    """A game that goes on after the first goal."""

    hands = PlacesPlayer
    player: PlacesPlayer

    def _ended(self) -> bool:
        return bool(self.player.position.over)

    def _choose(self, legal: Sequence[str]) -> str:
        goal = [move for move in legal if move.endswith(f"-{self.player.ground.goal}")]
        return self.rng.choice(goal) if goal and self.rng.random() < TO_GOAL else super()._choose(legal)

    def _turn(self) -> None:
        self._begin()
        self._chore()
        if not self.over:
            super()._turn()

    def _some_turn(self, die: int, legal: list[str]) -> None:
        if self.player.position.places:
            self.score["after the first goal"] += 1
        if self.player.position.places and self.rng.random() < 0.2:
            self._tell(die)
            self._chore()
            self._next(die, legal)
        else:
            super()._some_turn(die, legal)

    def _chore(self) -> None:
        """Something is done with a pawn that has finished: nothing is said to it, and the game goes on."""
        chore = self.player.chore()
        if chore is None:
            return
        name, tasks = chore
        before = len(self.tape.said)
        self._move(lambda: self.player.together(tasks, self.now_ms, hurry=True))
        self.player.began = dict(self.player.at)
        said = [verdict.verdict for verdict in self.tape.said[before:] if verdict.verdict != "fault"]
        kind = said[0] if said else "right"
        self.score[f"chore: {name}: {kind}"] += 1
        if said:
            self._keep(f"{name}: {kind}", {"chore": name})
        self._deny()
        if self.tape.session.turn.reported and self._unseen():
            self._press()
        if self.tape.session.turn.reported:
            self._stop("not settled after a chore", {"chore": name})
