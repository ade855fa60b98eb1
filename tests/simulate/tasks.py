"""What one hand does, step by step, and several hands doing it at the same time.

A task is a generator: each ``yield`` lets the other hands go on. It yields `FREE` (any time will do), the ms
before which it must go on (a piece only tapped, or slid), or `BLOCKED` (the spot it wants is taken).
Refuses to know: rules, contacts, and what anybody makes of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Sequence

from msgspec import Struct

from companion.simulate.ground import Walk, pool_of
from companion.simulate.pieces import APART_MS, Carry
from tests.simulate.tried_pieces import TriedPieces

FREE = -1
BLOCKED = -2
Task = Generator[int, None, None]

TRAVEL_MS = 60
"""No hand carries a piece from a spot to the next one faster."""

TAP_MS = (80, 400)
"""How long a piece stays on a field that is only counted; the contract says less than 500 ms."""

SLIDE_MS = (40, 130)
"""How long a sliding piece is over a field, and between two."""


class Pace(Struct, frozen=True):
    """How fast hands are; shares from 0 to 1.

    Args:
        at_once: steps of two hands within 30 ms of each other.
        linger: pauses of 0.8 to 4 s.
    """

    at_once: float = 0.1
    linger: float = 0.08


class Hands(TriedPieces):
    """Hands that do several tasks at the same time, one step of one task after the other."""

    pace = Pace()
    held = -1
    """The piece that a hand will not let go of, also while it stands on a field for a moment."""

    def together(self, tasks: Iterable[Task], start_ms: int, *, hurry: bool = False) -> None:
        """Do all tasks, their steps in any order that is possible; ``hurry`` = nothing rests over 450 ms.

        Raises:
            RuntimeError: tasks that wait for each other; the story cannot be played.
        """
        self.now_ms = start_ms
        live, due = list(tasks), dict[int, int]()
        gap = 0
        while live:
            urgent = min(due, key=due.__getitem__) if due else None
            if urgent is not None and self.now_ms + gap < due[urgent]:
                urgent = None
            if urgent is not None:
                self.now_ms = max(self.now_ms, due[urgent])
            else:
                self.now_ms += gap
            order = self.rng.sample(live, len(live))
            order.sort(key=lambda task: id(task) != urgent)
            for task in order:
                answer = next(task, None)
                due.pop(id(task), None)
                if answer is None:
                    live.remove(task)
                elif answer >= 0:
                    due[id(task)] = answer
                if answer != BLOCKED:
                    break
            else:
                raise RuntimeError("hands wait for each other")
            gap = self._gap(hurry=hurry) if answer is not None else 0

    def _gap(self, *, hurry: bool) -> int:
        drawn = self.rng.random()
        if drawn < self.pace.at_once:
            return self.rng.randint(0, 30)
        if not hurry and drawn > 1 - self.pace.linger:
            return self.rng.randint(800, 4000)
        return self.rng.randint(APART_MS, 450)

    def lift(self, piece: int) -> None:
        """Take a piece up, not sooner than a hand can."""
        self._wait_for(self.at[piece] or "", piece)
        self.move(piece, None)

    def put(self, piece: int, spot: str) -> None:
        """Put a piece down, not sooner than a hand can."""
        self._wait_for(spot, piece)
        self.move(piece, spot)

    def _wait_for(self, spot: str, piece: int) -> None:
        for step in self.steps[-6:]:
            if step.spot == spot:
                self.now_ms = max(self.now_ms, step.at_ms + APART_MS)
            elif step.piece == piece:
                self.now_ms = max(self.now_ms, step.at_ms + TRAVEL_MS)

    def soon(self, span: tuple[int, int]) -> int:
        """Return some ms within ``span`` from now."""
        return self.now_ms + self.rng.randint(*span)

    # --- tasks -----------------------------------------------------------------------------------

    def carry(self, carry: Carry) -> Task:
        """Lift, carry through the air, put down as soon as a target is free."""
        yield from self._up(carry.piece)
        if carry.targets:
            yield from self._down(carry)

    def tapped(self, carry: Carry, way: Walk) -> Task:
        """Lift, tap the free fields of the way, put down."""
        yield from self._up(carry.piece)
        yield from self._tap(carry.piece, way)
        yield from self._down(carry)

    def slid(self, carry: Carry, way: Walk, stray: float) -> Task:
        """Push over the fields of the way, straying to neighbours with chance ``stray``."""
        self._lift_if_down(carry.piece)
        yield self.soon(SLIDE_MS)
        for field in way:
            near = self.ground.near[field]
            strays = near and self.rng.random() < stray
            for spot in (self.rng.choice(near), field) if strays else (field,):
                if spot not in self.standing:
                    self.put(carry.piece, spot)
                    yield self.soon(SLIDE_MS)
                    self.lift(carry.piece)
                    yield self.soon(SLIDE_MS)
        yield from self._down(carry)

    def changed_mind(self, carry: Carry, others: Sequence[str]) -> Task:
        """Put down on one or two other fields for less than 400 ms, then where it goes."""
        yield from self._up(carry.piece)
        yield from self._tap(carry.piece, tuple(others))
        yield from self._down(carry)

    def flickered(self, carry: Carry, between: str) -> Task:
        """Set between two fields: either contact closes and opens for a while until it stands right."""
        yield from self._up(carry.piece)
        for _ in range(self.rng.randint(1, 3)):
            for spot in (carry.targets[0], between):
                if spot not in self.standing and self.rng.random() < 0.8:
                    self.put(carry.piece, spot)
                    yield self.soon((40, 200))
                    self.lift(carry.piece)
                    yield self.soon((40, 150))
        yield from self._down(carry)

    def parked(self, carry: Carry, spot: str, *, briefly: bool) -> Task:
        """Put aside on a wrong spot (for less than 400 ms if ``briefly``), then where it goes."""
        yield from self._up(carry.piece)
        if spot not in self.standing:
            self.put(carry.piece, spot)
            yield self.soon(TAP_MS) if briefly else FREE
            self.lift(carry.piece)
            yield FREE
        yield from self._down(carry)

    def straightened(self, task: Task, piece: int) -> Task:
        """Return a task, and then its piece is lifted and put straight."""
        yield from task
        yield from self.bumped(piece)

    def bumped(self, piece: int) -> Task:
        """Lift a piece that stands and put it back, soon or late; nothing where it does not stand."""
        spot = self.at[piece]
        if spot is None:
            return
        self.lift(piece)
        yield FREE if self.rng.random() < 0.3 else self.soon((80, 400))
        yield from self._down(Carry(piece, (spot, *self.alike(spot))))

    def knocked(self, pieces: Sequence[int], places: Sequence[str]) -> Task:
        """Let several pieces fall over at once; then each is set up on the place given for it."""
        fallen: list[int] = []
        for piece in pieces:
            if self.at[piece] is not None and piece != self.held:
                fallen.append(piece)
                self.lift(piece)
                yield self.soon((0, 40))
        waiting = deque((p, s) for p, s in zip(pieces, places, strict=True) if p in fallen)
        self.rng.shuffle(waiting)
        while waiting:
            yield FREE
            for _ in range(len(waiting)):
                piece, spot = waiting.popleft()
                free = [place for place in (spot, *self.alike(spot)) if place not in self.standing]
                if free:
                    self.put(piece, free[0])
                    break
                waiting.append((piece, spot))
            else:
                yield BLOCKED
        yield FREE

    def _up(self, piece: int) -> Task:
        if self.at[piece] is not None:
            self.lift(piece)
            yield FREE

    def _lift_if_down(self, piece: int) -> None:
        if self.at[piece] is not None:
            self.lift(piece)

    def _tap(self, piece: int, fields: Walk) -> Task:
        for field in fields:
            if field not in self.standing:
                self.put(piece, field)
                yield self.soon(TAP_MS)
                self.lift(piece)
                yield FREE

    def _down(self, carry: Carry) -> Task:
        while not (free := [spot for spot in carry.targets if spot not in self.standing]):
            yield BLOCKED
        self.put(carry.piece, self._place(free))
        yield FREE

    def _place(self, free: Sequence[str]) -> str:
        """Choose of the places of a house mostly the next free one, sometimes any."""
        return free[0] if not pool_of(free[0]) or self.rng.random() < 0.7 else self.rng.choice(free)
