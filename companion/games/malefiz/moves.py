"""What may be moved in Malefiz, and what a move changes.

Knows: the rules MA-01 .. MA-15 and MF-01 .. MF-05. Refuses to know: sensors, reasons for illegal tries
(judge.py), and how positions are written (notation.py).
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from companion.core.model.errors import MoveError
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST, ground
from companion.games.malefiz.notation import one_line
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import BARRED, NUMBERS, Ends, tables

PASS = "pass"  # noqa: S105 - the text of a move, no secret
WRITTEN = re.compile(r"(house|forest|[a-z]\d+)([-x*])([a-z]\d+)(?:>([a-z]\d+))?")

CACHE_SIZE = 4096
"""So many texts are kept: each source and number on both boards (2,000), and what often differs."""


class Move(Struct, frozen=True):
    """One turn: ``source`` is a field, or a house or the forest as in walk_tables.py; fields are bit numbers.

    ``place`` is where a taken barricade goes, None where none is taken.
    """

    source: int
    target: int
    place: int | None = None


def targets(position: Position, die: int) -> list[Ends]:
    """Return the legal-target list: for each source of the seat to move, the fields where a pawn may end.

    Barricade places are not expanded; a source may have no targets. A game that is over is not looked for.
    """
    table = tables(position.variant)
    zones, free, seen = table.rows[die]
    around = position.barricades
    if not position.options.capture_own:  # MA-08
        around |= position.own << BARRED
    if table.rest:  # MF-02, on the board with a forest
        around |= (sum(position.pawns) & table.rest) << BARRED
    reached = []
    for source in position.sources:
        near = zones[source] & around
        reached.append(seen[source][near] if near else free[source])
    return reached


def places(position: Position, source: int) -> Mask:
    """Return the free fields for a barricade taken by a pawn from this source (MA-11, MA-12, MF-03).

    The field that the pawn has just left is free.
    """
    place = position.ground
    free = place.board.fields & ~position.occupied
    if source < place.field_count:
        free |= 1 << source
    return free & ~place.no_barricade(position.options.barricade_rows_forbidden)


def _texts(position: Position, die: int) -> list[str]:
    """Return all legal moves but passing, in no order; none after the end."""
    if position.over:
        return []
    variant, pawns, barricades = position.variant, position.all_pawns, position.barricades
    occupied = pawns | barricades
    texts: list[str] = []
    for source, reached in targets(position, die):
        quiet, steps = _steps(variant, source, reached)
        if not reached & occupied:
            texts += quiet
            continue
        for bit, plain, capture, take in steps:
            if not bit & occupied:
                texts.append(plain)
            elif bit & pawns:
                texts.append(capture)
            else:
                free = places(position, source)
                texts += [take + name for name, field in position.ground.bit_of.items() if field & free]
    return texts


Steps = tuple[tuple[str, ...], tuple[tuple[Mask, str, str, str], ...]]
"""(texts to free fields, (field, text where free, of a capture, of a barricade up to its place))."""


@lru_cache(CACHE_SIZE)
def _steps(variant: str, source: int, reached: Mask) -> Steps:
    """Write the moves of a source to these fields."""
    names, start = ground(variant).board.spots, _source_name(variant, source)
    ends = [(1 << target, names[target]) for target in bits(reached)]
    steps = tuple((bit, f"{start}-{name}", f"{start}x{name}", f"{start}*{name}>") for bit, name in ends)
    return tuple(plain for _bit, plain, *_more in steps), steps


def source_name(position: Position, source: int) -> str:
    """Return a source as it stands in move texts: a field's name, ``house`` or ``forest``."""
    return _source_name(position.variant, source)


def _source_name(variant: str, source: int) -> str:
    place = ground(variant)
    if source < place.field_count:
        return place.board.spots[source]
    return FOREST if source == tables(variant).forest else "house"


def written(position: Position, move: Move) -> str:
    """Write a move as it stands in `legal`."""
    names = position.ground.board.spots
    start, end = source_name(position, move.source), names[move.target]
    if move.place is not None:
        return f"{start}*{end}>{names[move.place]}"
    return f"{start}{'x' if position.all_pawns >> move.target & 1 else '-'}{end}"


def legal(position: Position, die: int) -> list[str]:
    """Return all legal turns as text, sorted by code point (MA-14: ``pass`` where nothing can be moved)."""
    found = _texts(position, die)
    if not position.over and (not found or position.options.may_pass):
        found.append(PASS)
    found.sort()
    return found


def numbers(position: Position) -> Sequence[int]:
    """Return the numbers by which a turn may be made now: the one rolled, all where none is told, or none."""
    return (position.die,) if position.die else NUMBERS if position.options.untyped_die else ()


def possible(position: Position) -> list[str]:
    """Return all turns by these numbers as text, sorted by code point; passing where one of them is stuck."""
    if position.die:
        return legal(position, position.die)
    return sorted({text for die in numbers(position) for text in legal(position, die)})


def number_of(position: Position, text: str) -> int:
    """Return the lowest number that makes a turn; the first of all where none does."""
    return next((die for die in numbers(position) if text in legal(position, die)), NUMBERS[0])


def count(position: Position, die: int) -> int:
    """Return the length of `legal`, without writing the moves."""
    if position.over:
        return 0
    total = 0
    for source, reached in targets(position, die):
        takes = (reached & position.barricades).bit_count()
        total += reached.bit_count() - takes
        if takes:
            total += takes * places(position, source).bit_count()
    return total + (not total or position.options.may_pass)


def apply(position: Position, die: int, text: str) -> Position:
    """Return the position after a legal turn.

    Raises MoveError that names move and position for any other text.
    """
    if die not in NUMBERS:
        raise MoveError(f"die is {die!r}, must be 1 to 6")
    if text == PASS:
        stuck = not _texts(position, die)
        if position.over or not (stuck or position.options.may_pass):  # MA-14
            raise _no_move(position, die, text)
        return replace(position, turn=turn_after(position, die, position.places), die=0)
    return play(position, die, read(position, die, text))


def read(position: Position, die: int, text: str) -> Move:
    """Read a move text as a legal move of this position. Raises MoveError that names both."""
    match = WRITTEN.fullmatch(text) if not position.over else None
    if match is None:
        raise _no_move(position, die, text)
    start, sign, end, put = match.groups()
    index = position.ground.board.index
    target, place = index.get(end, -1), index.get(put, -1) if put else None
    for source, reached in targets(position, die):
        if source_name(position, source) != start or target < 0 or not reached >> target & 1:
            continue
        takes = bool(position.barricades >> target & 1)
        wanted = "*" if takes else "x" if position.all_pawns >> target & 1 else "-"
        placed = place is None if not takes else place is not None and place >= 0
        if sign == wanted and placed and (place is None or places(position, source) >> place & 1):
            return Move(source, target, place)
    raise _no_move(position, die, text)


def _no_move(position: Position, die: int, text: str) -> MoveError:
    return MoveError(
        f"{text!r} is no legal move of {position.seat} with a {die} in {one_line(replace(position, die=0))}"
    )


def play(position: Position, die: int, move: Move) -> Position:
    """Return the position after a legal move, the next seat to move."""
    place, turn = position.ground, position.turn
    pawns, house, forest = list(position.pawns), list(position.house), list(position.forest)
    barricades, finished = position.barricades, position.places
    target = 1 << move.target
    if move.source < place.field_count:
        pawns[turn] ^= 1 << move.source
    elif move.source == tables(position.variant).forest:
        forest[turn] -= 1
    else:
        house[turn] -= 1
    if move.place is not None:  # MA-10, MA-11
        barricades ^= target | 1 << move.place
    for number, mask in enumerate(pawns):
        if mask & target:  # MA-08, MF-04
            pawns[number] ^= target
            home = forest if place.village & target else house
            home[number] += 1
    if target == place.goal:
        finished = (*finished, position.seat)
    if target != place.goal or not position.options.play_for_places:
        pawns[turn] |= target
    return Position(
        variant=position.variant,
        seats=position.seats,
        turn=turn_after(position, die, finished),
        pawns=tuple(pawns),
        barricades=barricades,
        house=tuple(house),
        forest=tuple(forest),
        options=position.options,
        places=finished,
    )


def turn_after(position: Position, die: int, finished: tuple[str, ...]) -> int:
    """Return the number of the seat that moves next, after a turn with this number."""
    if die == NUMBERS[-1] and position.options.six_again and position.seat not in finished:
        return position.turn
    return next_turn(position, finished)


def next_turn(position: Position, finished: tuple[str, ...]) -> int:
    """Return the number of the next seat round the table that has not finished (MA-02, MA-03)."""
    seats, turn = position.seats, position.turn
    for step in range(1, len(seats)):
        number = (turn + step) % len(seats)
        if seats[number] not in finished:
            return number
    return turn
