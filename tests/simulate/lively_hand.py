"""A pair of hands as people have them, with contacts that bounce.

Knows: how hands carry pieces: directly, counting, sliding, in any order, and put them straight. Refuses to
know: what anybody makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from companion.core.model.game import Board, Game
from companion.simulate.ground import BARRICADE, pool_of
from companion.simulate.hand import Edge, Hand
from companion.simulate.pieces import APART_MS, Carry, leads_to
from tests.simulate.tried_pieces import TriedPieces


class Habits(Struct, frozen=True):
    """How hands and contacts behave, as shares from 0 to 1.

    Args:
        bounce: changes whose contact bounces (for less than 30 ms).
        count: pawns that are tapped on each field they count, less than 500 ms on each.
        slide: pawns that are pushed over the fields of their way.
        wander: slid pawns that stray to neighbouring fields.
        adjust: chance at each moment that some piece is lifted and put back.
        linger: pauses that are long (up to 4 s).
        careless: whether barricades are straightened even while a pawn is in the air, which can look like
            a turn that takes them.
    """

    bounce: float = 0.5
    count: float = 0.3
    slide: float = 0.25
    wander: float = 0.2
    adjust: float = 0.06
    linger: float = 0.1
    careless: bool = False


CAREFUL = Habits(bounce=0, count=0, slide=0, wander=0, adjust=0, linger=0)
"""Lift, put, and nothing else."""


class LivelyHand(Hand, TriedPieces):
    """Hands at one board, with the pieces of one game.

    ``edges`` are those of the last movement, ``touches`` the same without bounces, as (spot, on), and
    ``adjusted`` the spots whose piece was only straightened then.

    Args:
        game, board, position, rng: as for `Hand`.
        habits: how the hands behave.
    """

    def __init__(
        self, game: Game[Any], board: Board, position: Any, rng: Random, habits: Habits | None = None
    ) -> None:
        super().__init__(game, board, position, rng)
        self.habits = habits or Habits()
        self.touches: list[tuple[str, bool]] = []
        self.adjusted: list[str] = []

    # --- turns -----------------------------------------------------------------------------------

    def play(self, die: int, move: str, start_ms: int) -> list[Edge]:
        """Play a legal turn from whatever the board shows now, and let the next seat be to move.

        Pieces that stand wrong after a mistake go where the turn wants them. A pawn that has finished is
        taken off the goal first. A turn after which the board looks as before is played without straightening
        other pieces: its lifts are all that tells of it. Returns the raw edges, in time order.
        """
        after = leads_to(self.game, self.position, die, move)
        clean = self.at == self.began
        carries = self.wanted(die, move)
        ends = {self._pool_or_spot(carry.targets[0]) for carry in carries if carry.targets}
        traceless = ends == {self._pool_or_spot(self.at[carry.piece] or "") for carry in carries}
        edges = self._bring(carries, start_ms, hurry=not clean, adjust=not traceless)
        self.position = after
        self.began = dict(self.at)
        return edges

    def put_right(self, start_ms: int) -> list[Edge]:
        """Bring every piece back to where it stood when the turn began."""
        edges = self._bring(self.back(), start_ms, hurry=True)
        self.began = dict(self.at)
        return edges

    def adjust(self, start_ms: int) -> list[Edge]:
        """Lift some piece and put it back."""
        self._begin(start_ms)
        self._adjust(self.rng.choice(self.still_in_play()))
        return self.edges

    def mistake(self, carries: Sequence[Carry], start_ms: int) -> list[Edge]:
        """Carry pieces without resting anywhere long enough to be noticed before the end."""
        return self._bring(carries, start_ms, hurry=True, adjust=True)

    @staticmethod
    def _pool_or_spot(spot: str) -> str:
        return pool_of(spot) or spot

    # --- movements -------------------------------------------------------------------------------

    def _bring(
        self, carries: Sequence[Carry], start_ms: int, *, hurry: bool, adjust: bool = False
    ) -> list[Edge]:
        """Carry all pieces at the same time, their lifts and puts in any order that is possible."""
        self._begin(start_ms)
        waiting, air = list(carries), dict[int, Carry]()
        while waiting or air:
            if adjust and self.rng.random() < self.habits.adjust:
                self._adjust_while(air)
            free = {spot for spot in self.ground.near if spot not in self.standing}
            ready = [c for c in air.values() if not free.isdisjoint(c.targets)]
            one = self.rng.choice([*waiting, *ready])
            if one in waiting:
                waiting.remove(one)
                self._move(one.piece, None)
                if one.targets:
                    air[one.piece] = one
            else:
                self._walk_over(one, free)
                del air[one.piece]
                self._move(one.piece, self.rng.choice([s for s in one.targets if s in free]))
            self._pause(hurry=hurry or not (waiting or air))
        last = carries[-1].piece if carries else None
        if adjust and not hurry and last in self.still_in_play() and self.rng.random() < self.habits.adjust:
            self._adjust(last)
        return self.edges

    def _begin(self, start_ms: int) -> None:
        super()._begin(start_ms)
        self.touches, self.adjusted = [], []

    def _walk_over(self, carry: Carry, free: set[str]) -> None:
        """Count on the fields of the way, or slide over them; occupied ones are passed in the air."""
        drawn = 0 if carry.count else self.rng.random()
        if drawn >= self.habits.count + self.habits.slide and not carry.count:
            return
        sliding = drawn >= self.habits.count and not carry.count
        for field in carry.way:
            stray = sliding and self.rng.random() < self.habits.wander
            for spot in (self.rng.choice(self.ground.near[field]), field) if stray else (field,):
                if spot in free:
                    self._touch(spot, on=True)
                    self.now_ms += self.rng.randint(APART_MS, 160 if sliding else 440)
                    self._touch(spot, on=False)
                    self.now_ms += self.rng.randint(APART_MS, 120 if sliding else 300)

    def _adjust_while(self, air: Mapping[int, Carry]) -> None:
        """Straighten a piece; while a pawn is in the air no barricade, unless careless."""
        pawn_in_air = any(self.kind[piece] != BARRICADE for piece in air)
        spared = BARRICADE if pawn_in_air and not self.habits.careless else ""
        pieces = [piece for piece in self.still_in_play() if self.kind[piece] != spared]
        if pieces:
            self._adjust(self.rng.choice(pieces))

    def _adjust(self, piece: int) -> None:
        spot = self.at[piece]
        assert spot is not None
        self.adjusted.append(spot)
        self._move(piece, None)
        self.now_ms += self.rng.randint(APART_MS, 250)
        self._move(piece, spot)
        self.now_ms += self.rng.randint(APART_MS, 250)

    def _touch(self, spot: str, *, on: bool) -> None:
        """Open or close one contact, at once or bouncing."""
        self.touches.append((spot, on))
        super()._touch(spot, on=on)
        if self.rng.random() < self.habits.bounce:
            pairs = self.rng.randint(1, 4)
            times = sorted(self.now_ms + self.rng.randint(0, 29) for _ in range(2 * pairs))
            self.edges += [Edge(ms, spot, on == bool(i % 2)) for i, ms in enumerate(times)]
            self.now_ms = times[-1]

    def _pause(self, *, hurry: bool) -> None:
        if not hurry and self.rng.random() < self.habits.linger:
            self.now_ms += self.rng.randint(800, 4000)
        else:
            self.now_ms += self.rng.randint(APART_MS, 450)
