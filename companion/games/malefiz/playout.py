"""A random game to its end, on plain integers: the measure of speed, and positions for tests.

Knows: the rules by walk_tables.py, and chance as a function handed in. Refuses to know: texts, sensors,
and house rules that change whose turn it is (``six_again``, ``play_for_places``).
"""

from collections.abc import Callable
from itertools import cycle

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz.board import ground
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import Walks, count_sources, tables, walks

FREE = -1
BARRICADE = -2
"""What stands on a field, where it is no seat's number."""
DRAWS = 40
"""How often a move is drawn among all that the board may allow, before the legal ones are listed."""
Way = tuple[Mask, int, tuple[Mask, ...]]
"""(fields crossed on one walk, the target, fields crossed on each other walk to it)."""
Ways = tuple[Way | None, ...]
"""The ways of one source, filled up with None."""


class Table:
    """A position taken apart into lists that change in place.

    ``stands[field]`` is the number of the seat whose pawn stands there, or ``FREE`` or ``BARRICADE``;
    ``sources[seat]`` are the sources of its pawns, each once; ``stock[seat][source]`` counts the pawns in its
    house and in the forest. ``allowed``: the fields that may take a barricade.
    """

    def __init__(self, position: Position) -> None:
        place, table = position.ground, tables(position.variant)
        self.place = place
        self.stands = [FREE] * place.field_count
        self.barricades = position.barricades
        self.allowed = bits(
            place.board.fields & ~place.no_barricade(position.options.barricade_rows_forbidden)
        )
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

    def capture(self, target: int) -> None:
        """Send the pawn on a field to its house or the forest (MA-08, MF-04)."""
        number = self.stands[target]
        self.sources[number].remove(target)
        source = self.forest if self.place.village >> target & 1 else self.home[number]
        stock = self.stock[number]
        if not stock[source]:
            self.sources[number].append(source)
        stock[source] += 1

    def put(self, taken: int, draw: Callable[[], float]) -> None:
        """Put the barricade of a field on one of the free fields that may take it, all as likely (MA-11)."""
        stands, allowed, field = self.stands, self.allowed, taken
        while stands[field] != FREE:
            field = allowed[int(draw() * len(allowed))]
        stands[field] = BARRICADE
        self.barricades ^= 1 << taken | 1 << field

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
    """Random games of one variant.

    ``ways[n - 1]`` is ``(wide, row, picks)``: ``row[source]`` lists the ways of ``n`` fields from a source
    where no barricade stands, filled up to ``wide``. Drawing one until it is legal makes all legal ones as
    likely, and spares most turns a list of them. ``picks``: (which source, which way) of each share of all.
    """

    def __init__(self, variant: str) -> None:
        place = ground(variant)
        found = [walks(variant, source) for source in range(count_sources(place))]
        self.ways = tuple(_filled(row, place.pawns) for row in list(zip(*found, strict=True))[1:])

    def play(self, start: Position, draw: Callable[[], float], limit: int) -> tuple[Position, int]:
        """Play random turns until a pawn is on the goal, at most ``limit``.

        Each turn draws a number, then one of all legal pawn moves, then for a taken barricade one of the
        free fields, all evenly. Nobody passes who can move. In one piece: one call more a turn costs 4 %.

        Args:
            start: where to begin.
            draw: gives numbers from 0 up to but not including 1, evenly. The first of a turn times six tells
                the number on the die, and by what is behind the point the first way.
            limit: at most so many turns.

        Returns:
            The position at the end, and the number of turns played.

        Raises:
            PositionError: for house rules that this does not know.
        """
        _check(start)
        table, place, own_too = Table(start), start.ground, start.options.capture_own
        ways, stands, rest = self.ways, table.stands, place.rest
        fields, goal, spares = place.field_count, place.goal.bit_length() - 1, bool(rest) or not own_too
        seats, turns, barricades = len(start.seats), 0, table.barricades
        order = [(seat, table.sources[seat]) for seat in (*range(start.turn, seats), *range(start.turn))]
        numbered = range(1, limit + 1 if stands[goal] < 0 else 1)
        for turns, (mover, sources) in zip(numbered, cycle(order), strict=False):  # noqa: B007 - told in the end
            share = draw() * 6
            number = int(share)
            wide, row, picks = ways[number]
            share -= number
            total = wide * len(sources)
            draws = DRAWS if sources else 0
            while draws:
                number, pick = picks[int(share * total)]
                way = row[sources[number]][pick]
                if way and (not way[0] & barricades or (way[2] and _open(way[2], barricades))):
                    target = way[1]
                    stander = stands[target]
                    if (
                        stander < 0
                        or not spares
                        or ((own_too or stander != mover) and not rest >> target & 1)
                    ):
                        break
                share = draw()
                draws -= 1
            else:
                if not (legal := _legal(table, mover, row, own_too)):
                    continue
                number, target = legal[int(share * len(legal))]
                stander = stands[target]
            source = sources[number]
            if source < fields:
                stands[source] = FREE
                sources[number] = target
            else:
                sources.append(target)
                table.leave(mover, source)
            if stander != FREE:
                if stander >= 0:
                    table.capture(target)
                else:
                    table.put(target, draw)
                    barricades = table.barricades
            stands[target] = mover
            if target == goal:
                break
        return table.position(start, (start.turn + turns) % seats), turns


def _check(start: Position) -> None:
    for name in ("six_again", "play_for_places"):
        if getattr(start.options, name):
            raise PositionError(f"a random game does not know the option {name}")


def _filled(row: tuple[Walks, ...], pawns: int) -> tuple[int, tuple[Ways, ...], list[tuple[int, int]]]:
    """Return the most ways that a source has, for each source so many, and which are drawn for ``pawns``."""
    wide = max(map(len, row))
    ways = (
        tuple((crossed[0], target.bit_length() - 1, crossed[1:]) for target, crossed in found)
        for found in row
    )
    filled = tuple(found + (None,) * (wide - len(found)) for found in ways)
    return wide, filled, [(number, way) for number in range(pawns) for way in range(wide)]


def _open(ways: tuple[Mask, ...], barricades: Mask) -> bool:
    """Tell whether one of these ways crosses no barricade (MA-10)."""
    return any(not crossed & barricades for crossed in ways)


def _legal(table: Table, mover: int, row: tuple[Ways, ...], own_too: bool) -> list[tuple[int, int]]:
    """Return all moves as (number in the mover's sources, target), for turns that seldom allow one."""
    spared = {number for number in (mover,) if not own_too}
    return [
        (number, target)
        for number, source in enumerate(table.sources[mover])
        for crossed, target, others in filter(None, row[source])
        if _open((crossed, *others), table.barricades)
        and table.stands[target] not in spared  # MA-08
        and not (table.stands[target] >= 0 and table.place.rest >> target & 1)  # MF-02
    ]
