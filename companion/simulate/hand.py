"""A careful pair of hands and the pieces they move: lift, put, and nothing else.

Knows: which piece stands on which spot, and in which orders hands can carry several. Refuses to know: what
anybody makes of it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from companion.core.model.game import Board, Game
from companion.simulate.ground import Ground
from companion.simulate.pieces import APART_MS, Carry, Pieces, leads_to

LONGEST_MS = 450
"""The longest pause between two touches."""


class Edge(NamedTuple):
    """One raw change of a sensor: time in ms, name of the spot, and whether a magnet is there."""

    at_ms: int
    spot: str
    on: bool


class Hand(Pieces):
    """Hands at one board, with the pieces of one game.

    ``edges`` are those of the last movement.

    Args:
        game: the rules, to know what a move text leads to.
        board: the geometry of the position's variant.
        position: where to begin; houses are filled from place 1 up, the forest in the order of seats.
        rng: what chance decides.
    """

    def __init__(self, game: Game[Any], board: Board, position: Any, rng: Random) -> None:
        super().__init__(game, Ground(board), position, rng)
        self.edges: list[Edge] = []

    def play(self, die: int, move: str, start_ms: int) -> list[Edge]:
        """Play a legal turn from whatever the board shows now, and let the next seat be to move.

        Pieces that stand wrong go where the turn wants them. A pawn that has finished is taken off the goal
        first. Returns the raw edges, in time order.
        """
        after = leads_to(self.game, self.position, die, move)
        edges = self._carry(self.wanted(die, move), start_ms)
        self.position = after
        self.began = dict(self.at)
        return edges

    def _carry(self, carries: Sequence[Carry], start_ms: int) -> list[Edge]:
        """Carry all pieces at the same time, their lifts and puts in any order that is possible."""
        self._begin(start_ms)
        waiting, air = list(carries), dict[int, Carry]()
        while waiting or air:
            free = {spot for spot in self.ground.near if spot not in self.standing}
            ready = [c for c in air.values() if not free.isdisjoint(c.targets)]
            if (one := self.rng.choice([*waiting, *ready])) in waiting:
                waiting.remove(one)
                self._move(one.piece, None)
                if one.targets:
                    air[one.piece] = one
            else:
                del air[one.piece]
                self._move(one.piece, self.rng.choice([s for s in one.targets if s in free]))
            self.now_ms += self.rng.randint(APART_MS, LONGEST_MS)
        return self.edges

    def _begin(self, start_ms: int) -> None:
        self.edges, self.now_ms = [], start_ms
        self.clear()

    def _move(self, piece: int, spot: str | None) -> None:
        self.move(piece, spot)
        self._touch(self.steps[-1].spot, on=spot is not None)

    def _touch(self, spot: str, *, on: bool) -> None:
        """Open or close one contact."""
        self.edges.append(Edge(self.now_ms, spot, on))
