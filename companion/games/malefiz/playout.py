"""A random game to its end, on plain integers: the measure of speed, and a later computer player's dice.

Knows: the rules by way of tables.py, and chance as a function handed in. Refuses to know: texts, sensors,
and house rules that change whose turn it is (``six_again``, ``play_for_places``).
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.replace import replace
from companion.core.model.types import Mask
from companion.games.malefiz.position import Position
from companion.games.malefiz.tables import Reach, tables

SHIFT = 8
TARGET = (1 << SHIFT) - 1
"""A move on plain integers is ``source << SHIFT | target``."""
FREE = -1
BARRICADE = -2
"""What stands on a field, where it is no seat's number."""


class Ends(dict[Mask, tuple[int, ...]]):
    """As `Reach`, with the moves written out for choosing among them."""

    def __init__(self, source: int, reach: Reach) -> None:
        super().__init__()
        self.source = source
        self.reach = reach

    def __missing__(self, barricades: Mask) -> tuple[int, ...]:
        if len(self) >= Reach.LIMIT:
            self.clear()
        found = tuple(self.source << SHIFT | target for target in bits(self.reach[barricades]))
        self[barricades] = found
        return found


class Table:
    """A position taken apart into lists that change in place.

    ``stands[field]`` is the number of the seat whose pawn stands there, or ``FREE`` or ``BARRICADE``;
    ``sources[seat]`` are the sources of its pawns, each once; ``stock[seat][source]`` counts the pawns in its
    house and in the forest.
    """

    def __init__(self, position: Position) -> None:
        place, table = position.ground, tables(position.variant)
        self.stands = [FREE] * place.field_count
        self.barricades = position.barricades
        for spot in bits(position.barricades):
            self.stands[spot] = BARRICADE
        self.home = [table.house[seat] for seat in position.seats]
        self.forest = table.forest
        self.sources: list[list[int]] = []
        self.stock: list[dict[int, int]] = []
        for number, mask in enumerate(position.pawns):
            for spot in bits(mask):
                self.stands[spot] = number
            stock = {self.home[number]: position.house[number], self.forest: position.forest[number]}
            self.stock.append(stock)
            self.sources.append([*bits(mask), *(source for source, pawns in stock.items() if pawns)])

    def leave(self, number: int, source: int) -> None:
        """Take a pawn of a seat out of its house or the forest."""
        stock = self.stock[number]
        stock[source] -= 1
        if not stock[source]:
            self.sources[number].remove(source)

    def capture(self, number: int, target: int, source: int) -> None:
        """Send the pawn of a seat from a field to its house or the forest (MA-08, MF-04)."""
        self.sources[number].remove(target)
        stock = self.stock[number]
        if not stock[source]:
            self.sources[number].append(source)
        stock[source] += 1

    def position(self, before: Position, turn: int) -> Position:
        """Return the position that these lists mean; what never changes is taken from ``before``."""
        pawns = [0] * len(before.seats)
        for spot, number in enumerate(self.stands):
            if number >= 0:
                pawns[number] |= 1 << spot
        won = [seat for seat, mask in zip(before.seats, pawns, strict=True) if mask & before.ground.goal]
        return replace(
            before,
            turn=turn,
            pawns=tuple(pawns),
            barricades=self.barricades,
            house=tuple(stock[home] for stock, home in zip(self.stock, self.home, strict=True)),
            forest=tuple(stock.get(self.forest, 0) for stock in self.stock),
            places=tuple(won),
        )


class Playout:
    """Random games of one variant. Holds what it has found about open walks from game to game."""

    def __init__(self, variant: str) -> None:
        self.rows = tuple(
            tuple((zone, Ends(source, reach)) for source, (zone, reach) in enumerate(row))
            for row in tables(variant).rows
        )

    def play(self, start: Position, draw: Callable[[], float], limit: int) -> tuple[Position, int]:
        """Play random turns until a pawn is on the goal, at most ``limit``.

        Each turn draws a number, then one of all legal pawn moves, then for a taken barricade one of the
        free fields, all evenly. Nobody passes who can move.

        Args:
            start: where to begin.
            draw: gives numbers from 0 up to but not including 1, evenly.
            limit: at most so many turns.

        Returns:
            The position at the end, and the number of turns played.

        Raises:
            PositionError: for house rules that this does not know.
        """
        _check(start)
        rows, table, place = self.rows, Table(start), start.ground
        stands, all_sources, barricades = table.stands, table.sources, table.barricades
        fields, goal = place.field_count, place.goal.bit_length() - 1
        allowed = tuple(
            bits(place.board.fields & ~place.no_barricade(start.options.barricade_rows_forbidden))
        )
        rest, own_too = place.rest, start.options.capture_own
        barred = rest or not own_too
        seats, turn, turns = len(start.seats), start.turn, 0
        while turns < limit and stands[goal] < 0:
            turns += 1
            row = rows[int(draw() * 6) + 1]
            sources = all_sources[turn]
            found: list[int] = []
            for source in sources:
                zone, ends = row[source]
                found += ends[zone & barricades]
            while found:
                move = found[int(draw() * len(found))]
                source, target = move >> SHIFT, move & TARGET
                stander = stands[target]
                if barred and stander >= 0 and (rest >> target & 1 or (stander == turn and not own_too)):
                    found = _without_barred(found, stands, turn, start)
                    continue
                if source < fields:
                    stands[source] = FREE
                    sources.remove(source)
                else:
                    table.leave(turn, source)
                if stander >= 0:
                    village = place.village >> target & 1
                    table.capture(stander, target, table.forest if village else table.home[stander])
                elif stander == BARRICADE:
                    put = _free_field(allowed, stands, draw)
                    stands[put] = BARRICADE
                    barricades ^= 1 << target | 1 << put
                stands[target] = turn
                sources.append(target)
                break
            turn = turn + 1 if turn + 1 < seats else 0
        table.barricades = barricades
        return table.position(start, turn), turns


def _check(start: Position) -> None:
    for name in ("six_again", "play_for_places"):
        if getattr(start.options, name):
            raise PositionError(f"a random game does not know the option {name}")


def _without_barred(moves: list[int], stands: list[int], turn: int, start: Position) -> list[int]:
    """Return the moves that capture no pawn on a rest field (MF-02), nor an own one (MA-08)."""
    rest, own = start.ground.rest, turn if not start.options.capture_own else FREE
    return [
        move
        for move in moves
        if (stander := stands[move & TARGET]) < 0 or (stander != own and not rest >> (move & TARGET) & 1)
    ]


def _free_field(allowed: tuple[int, ...], stands: list[int], draw: Callable[[], float]) -> int:
    """Return one of the free fields that may take a barricade, all as likely (MA-11)."""
    while True:
        field = allowed[int(draw() * len(allowed))]
        if stands[field] == FREE:
            return field
