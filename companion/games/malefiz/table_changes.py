"""What the table may change apart from inputs: a player leaves, or pieces stand otherwise and that counts.

Knows: whose the pieces are by where they stood, and whose turn it is then. Refuses to know: which way they
went, and who decides it.
"""

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.games.malefiz.board import FOREST
from companion.games.malefiz.footprints import kinds, picture
from companion.games.malefiz.moves import next_turn, turn_after
from companion.games.malefiz.notation import BARRICADE, dump, load
from companion.games.malefiz.position import Position


def leave(position: Position, seat: str) -> Position:
    """Return the position after a player has left; a seat that was to move hands the turn on.

    Its number goes with it; that of another one's turn stays.

    Raises PositionError where the seat does not play, the game is over, or fewer than two seats would be left
    that have not finished.
    """
    if seat not in position.seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(position.seats)}")
    left = [each for each in position.seats if each != seat]
    if position.over:
        raise PositionError(f"{seat} cannot leave: the game is over")
    if len([each for each in left if each not in position.places]) < 2:
        raise PositionError(f"{seat} cannot leave: fewer than two seats would be left to play")
    gone = position.seats.index(seat)
    turn = next_turn(position, position.places) if position.turn == gone else position.turn
    return replace(
        position,
        seats=tuple(left),
        turn=left.index(position.seats[turn]),
        pawns=_without(position.pawns, gone),
        house=_without(position.house, gone),
        forest=_without(position.forest, gone),
        die=0 if position.turn == gone else position.die,
    )


def _without(values: tuple[int, ...], number: int) -> tuple[int, ...]:
    return values[:number] + values[number + 1 :]


def accept_moved(position: Position, moved: Sequence[tuple[int, int]]) -> Position:
    """Return the position with these pieces (spot, spot it stood on before) carried, and the turn over.

    Raises:
        PositionError: the pieces cannot stand like that; it names the fault.
    """
    after = _Pieces(position)
    every = picture(position) | (1 << len(position.ground.board.spots)) - 1 & ~position.ground.board.fields
    stood = kinds(position, every)
    taken = [(spot, after.take(origin, stood[origin])) for spot, origin in moved]
    for spot, kind in taken:
        after.put(spot, kind)
    return after.turned(position.die)


class _Pieces:
    """A position while its pieces are carried about."""

    def __init__(self, position: Position) -> None:
        self._position, self._ground = position, position.ground
        self._pawns = dict(zip(position.seats, position.pawns, strict=True))
        self._house = dict(zip(position.seats, position.house, strict=True))
        self._forest = dict(zip(position.seats, position.forest, strict=True))
        self._barricades = position.barricades

    def take(self, spot: int, kind: str | None) -> str:
        """Tell what stood there, which stands there no more."""
        name = self._ground.board.spots[spot]
        pool = self._pool(spot)
        if kind is None or (kind != BARRICADE and kind not in self._pawns):
            raise PositionError(f"it is not known whose piece stood on {name}")
        if kind == BARRICADE:
            self._barricades &= ~(1 << spot)
        elif pool == FOREST:
            self._forest[kind] -= 1
        elif pool:
            self._house[kind] -= 1
        else:
            self._pawns[kind] &= ~(1 << spot)
        return kind

    def put(self, spot: int, kind: str) -> None:
        """Put a piece of this kind down there."""
        name = self._ground.board.spots[spot]
        if (pool := self._pool(spot)) and (kind == BARRICADE or pool not in (kind, FOREST)):
            raise PositionError(f"a {kind} piece cannot stand on {name}")
        if pool == FOREST:
            self._forest[kind] += 1
        elif pool:
            self._house[kind] += 1
        elif 1 << spot & (self._barricades | sum(self._pawns.values())):
            raise PositionError(f"two pieces cannot stand on {name}")
        elif kind == BARRICADE:
            self._barricades |= 1 << spot
        else:
            self._pawns[kind] |= 1 << spot

    def _pool(self, spot: int) -> str:
        """Return the house or forest that a spot belongs to; empty for a field."""
        if spot < self._ground.field_count:
            return ""
        return next(pool.name for pool in self._ground.board.pools if pool.mask >> spot & 1)

    def turned(self, die: int) -> Position:
        """Return the position after the turn. Raises PositionError where it cannot be."""
        before, goal = self._position, self._ground.goal
        arrived = [seat for seat, mask in self._pawns.items() if mask & goal and seat not in before.places]
        finished = (*before.places, *arrived)
        if before.options.play_for_places:
            for seat in arrived:
                self._pawns[seat] &= ~goal
        after = replace(
            before,
            pawns=tuple(self._pawns.values()),
            barricades=self._barricades,
            house=tuple(self._house.values()),
            forest=tuple(self._forest.values()),
            turn=turn_after(before, die, finished),
            places=finished,
            die=0,
        )
        if min(*after.house, *after.forest) < 0:
            raise PositionError("more pawns left a house or the forest than were there")
        return load(dump(after))
