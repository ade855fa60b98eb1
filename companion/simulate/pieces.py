"""The pieces of one game as things on a table: where each stands, and what a turn wants of them.

Knows: which piece stands on which spot, when it was moved, and what a move text asks for. Refuses to know:
how hands carry pieces (hand.py), and what contacts make of it (tests/simulate/sensors.py).
"""

import re
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from companion.core.model.game import Game
from companion.core.model.inputs import DIE, Input, Taken, read_input
from companion.simulate.ground import BARRICADE, FOREST, Ground, Walk, pool_of

_MOVE = re.compile(r"(house|forest|[a-z]\d+)([-x*])([a-z]\d+)(?:>([a-z]\d+))?")
APART_MS = 70
"""Between two changes of one spot: more than a bounce and the debounce, so that every touch is seen."""


class Step(NamedTuple):
    """One magnet comes to a spot or leaves it: time in ms, spot, come or gone, number of the piece."""

    at_ms: int
    spot: str
    on: bool
    piece: int


class Carry(Struct, frozen=True):
    """A piece on its way: where to (any of ``targets``; none = off the board), and over which fields.

    It may be tapped on those of ``way``; with ``count`` it is tapped on every one.
    """

    piece: int
    targets: tuple[str, ...]
    way: Walk = ()
    count: bool = False


def leads_to(game: Game[Any], position: Any, die: int, move: str) -> Any:
    """Return the position after a number and a legal turn."""
    for given in (Input(DIE, str(die)), read_input(move, game.words)):
        taken = game.hear(position, given)
        assert isinstance(taken, Taken)
        position = taken.position
    return position


class Pieces:
    """All pieces of a game, by number.

    ``at`` says where each stands now, ``began`` where it stood when the turn began (None = off the board),
    ``standing`` what stands where, ``kind`` whose it is: a seat or ``barricade``. ``position`` is the rules
    state before the turn that is being played. ``steps`` are those since `clear`.

    Args:
        game: the rules, to know what a move text leads to.
        ground: the board.
        position: where to begin; houses are filled from place 1 up, the forest in the order of seats.
        rng: what chance decides.
    """

    def __init__(self, game: Game[Any], ground: Ground, position: Any, rng: Random) -> None:
        self.game, self.ground, self.position, self.rng = game, ground, position, rng
        self.kind: list[str] = []
        self.at: dict[int, str | None] = {}
        self.standing: dict[str, int] = {}
        self.steps: list[Step] = []
        self.now_ms = 0
        self._set_out(game.dump(position))
        self.began = dict(self.at)

    def _set_out(self, data: Mapping[str, Any]) -> None:
        places = {pool: iter(spots) for pool, spots in self.ground.pools.items()}
        everything = list(data["pieces"].items())
        for seat in self.game.seats_in_play(self.position):
            everything += [(next(places[seat]), seat) for _ in range(data["house"].get(seat, 0))]
            everything += [(next(places[FOREST]), seat) for _ in range(data.get(FOREST, {}).get(seat, 0))]
        for piece, (spot, kind) in enumerate(everything):
            self.kind.append(kind)
            self.at[piece] = spot
            self.standing[spot] = piece

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.game.seat_to_move(self.position)

    @property
    def occupied(self) -> frozenset[str]:
        """The spots on which something stands."""
        return frozenset(self.standing)

    @property
    def barricades(self) -> frozenset[str]:
        """Where barricades stood when the turn began."""
        return frozenset(s for p, s in self.began.items() if s is not None and self.kind[p] == BARRICADE)

    def home_of(self, piece: int, field: str) -> tuple[str, ...]:
        """Return the places where a pawn goes that is captured on ``field`` (MA-08, MF-04)."""
        return self.ground.pools[FOREST if field in self.ground.village else self.kind[piece]]

    def clear(self) -> None:
        """Forget the steps so far."""
        self.steps = []

    def move(self, piece: int, spot: str | None) -> None:
        """Lift a piece (None) or put it down; one that is lifted or put twice is an error."""
        before, self.at[piece] = self.at[piece], spot
        if spot is None:
            assert before is not None
            assert self.standing.pop(before) == piece
            self.steps.append(Step(self.now_ms, before, on=False, piece=piece))
        else:
            assert before is None
            assert spot not in self.standing
            self.standing[spot] = piece
            self.steps.append(Step(self.now_ms, spot, on=True, piece=piece))

    # --- what a turn wants -----------------------------------------------------------------------

    def wanted(self, die: int, move: str) -> list[Carry]:
        """Tell what must still be carried until ``move`` has been played, wherever the pieces stand."""
        if (match := _MOVE.fullmatch(move)) is None:
            return []
        source, sign, target, place = match.groups()
        mover = self._mover(source)
        began = {spot: piece for piece, spot in self.began.items() if spot is not None}
        taken = began.get(target)
        ends = {piece: self.alike(spot) for piece, spot in self.began.items()}
        if taken is not None and target == self.ground.goal:
            ends[taken] = ()
        elif taken is not None:
            ends[taken] = (place,) if place else self.home_of(taken, target)
        ends[mover] = (target,)
        way = self._way(mover, target, die) if sign else ()
        return [
            Carry(piece, spots, way if piece == mover else ())
            for piece, spots in ends.items()
            if (self.at[piece] is not None or spots) and self.at[piece] not in spots
        ]

    def alike(self, spot: str | None) -> tuple[str, ...]:
        """Return a spot, or any place of the same house."""
        if spot is None:
            return ()
        return self.ground.pools[pool_of(spot)] if pool_of(spot) else (spot,)

    def _mover(self, source: str) -> int:
        """Return the pawn to move; of several in a house one that is out already, else any."""
        if source not in ("house", FOREST):
            return next(piece for piece, spot in self.began.items() if spot == source)
        pool = FOREST if source == FOREST else self.seat
        pawns = [p for p, s in self.began.items() if s and pool_of(s) == pool and self.kind[p] == self.seat]
        return self.rng.choice([piece for piece in pawns if self.at[piece] != self.began[piece]] or pawns)

    def _way(self, mover: int, target: str, die: int) -> Walk:
        """Return the fields that the pawn is tapped on or slid over before it is put down."""
        source = self.began[mover]
        assert source is not None
        walks = [w for w in self.ground.walks(source, die, self.barricades) if w[-1] == target]
        return self.rng.choice(walks)[:-1] if walks else ()
