"""An opponent that looks one turn ahead, with weights that were chosen by hand: the ideas of before the net.

It weighs how far pawns are from the goal past barricades, who is near it, and whose pawn could be captured.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from companion.core.model.capabilities import Idea
from companion.core.model.game import bits
from companion.core.model.types import Mask, Say
from companion.games.malefiz.board import FOREST, ground
from companion.games.malefiz.moves import Move, places, targets, written
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, tables

BARRIER = 4
"""A barricade in the way is worth so many fields more."""

NEARER = 0.94
"""A pawn one field farther from the goal is worth so much of it: what is near the goal counts most."""

OTHERS = 0.7
"""What the others lose counts so much of what the seat itself wins."""

FRESH = 0.04
"""A pawn more on the way counts so much by itself."""

SPARED = 12
"""At most so many places are tried for a barricade: those next on the ways of the others."""

AHEAD = 4
"""So many fields ahead of a pawn a barricade is looked for."""

REACHES = Say("This pawn reaches the goal!")
CAPTURES = Say("This pawn can capture {piece}.")
STOPS = Say("Take the barricade, and put it where it stops {piece}.")
FREES = Say("Take the barricade: then the way is free.")
ENTERS = Say("Bring one more pawn into the game.")
ESCAPES = Say("This pawn could be captured where it stands.")
CLOSER = Say("This pawn comes closer to the goal.")
SAFER = Say("The other pawns had better stay where they are.")


class _Place(NamedTuple):
    """Where a barricade might go: how good that is, and whom it stops."""

    value: float
    field: int
    stops: str


class _Choice(NamedTuple):
    value: float
    move: Move
    why: Say
    piece: str = ""


@functools.lru_cache(maxsize=64)  # lights and every language of a page ask for the same one
def idea(position: Position, die: int) -> Idea | None:
    """Return a sensible legal turn and why; None where no pawn can move.

    It weighs how far each pawn is from the goal, barricades on the way, captures, where a taken barricade
    hurts the others more than oneself, and whether the pawn could be captured.
    """
    choices = list(_choices(position, die))
    if not choices:
        return None
    best = max(choices, key=lambda choice: choice.value)
    return Idea(written(position, best.move), best.why, best.piece)


def _choices(position: Position, die: int) -> Iterator[_Choice]:
    place = _best_place(position)
    danger = _Danger(position)
    for source, reached in targets(position, die):
        for target in bits(reached & ~position.barricades):
            yield _pawn(position, danger, Move(source, target))
        for target in bits(reached & position.barricades):
            yield _taking(position, danger, source, target, place(places(position, source)))


def _pawn(position: Position, danger: _Danger, move: Move) -> _Choice:
    """Weigh a pawn that goes, and captures perhaps."""
    place, target = position.ground, move.target
    far = distances(position.variant, position.barricades)
    if place.goal >> target & 1:
        return _Choice(math.inf, move, REACHES)
    before, after = NEARER ** far[move.source], NEARER ** far[target]
    fled = danger.at(move.source, before)
    risk = danger.at(target, after)
    value = after - before + fled - risk
    stander = position.owner(target)
    if stander is not None:
        lost = after - NEARER ** far[_home(position, stander, target)]
        if stander == position.turn:
            return _Choice(value - lost, move, SAFER)
        return _Choice(value + OTHERS * lost, move, CAPTURES, position.seats[stander])
    if move.source >= place.field_count:
        return _Choice(value + FRESH, move, ENTERS)
    if fled - risk > max(after - before, 0):
        return _Choice(value, move, ESCAPES)
    return _Choice(value, move, CLOSER if after > before else SAFER)


def _taking(position: Position, danger: _Danger, source: int, target: int, found: _Place) -> _Choice:
    """Weigh a pawn that takes a barricade, which goes to a place, by all ways anew."""
    barricades = position.barricades ^ 1 << target | 1 << found.field
    now, then = (distances(position.variant, each) for each in (position.barricades, barricades))
    before, after = NEARER ** now[source], NEARER ** then[target]
    freed = _standing(position, then, without=source) - _standing(position, now, without=source)
    value = after - before + freed + danger.at(source, before) - danger.at(target, after)
    why = STOPS if found.stops else FREES
    return _Choice(value, Move(source, target, found.field), why, found.stops)


# --- how far it is -----------------------------------------------------------------------------


@functools.lru_cache(maxsize=256)
def distances(variant: str, barricades: Mask) -> tuple[int, ...]:
    """Count each source's (`walk_tables`) steps to the goal; a barricade on the way counts `BARRIER` more."""
    place = ground(variant)
    goal = place.goal.bit_length() - 1
    far = [-1] * place.field_count
    waiting: list[list[int]] = [[goal]] + [[] for _ in range(BARRIER + 1)]
    steps, idle = 0, 0
    while idle <= BARRIER + 1:
        found, slot = waiting[steps % len(waiting)], steps % len(waiting)
        waiting[slot] = []
        idle = 0 if found else idle + 1
        for field in found:
            if far[field] >= 0:
                continue
            far[field] = steps
            onward = waiting[(steps + 1 + (BARRIER if barricades >> field & 1 else 0)) % len(waiting)]
            onward += [near for near in place.neighbours[field] if far[near] < 0]
        steps += 1
    for front in place.first.values():
        far.append(far[front] + 1 + (BARRIER if barricades >> front & 1 else 0))
    return tuple(far)


def _home(position: Position, number: int, target: int) -> int:
    """Return the source from which a pawn that is captured on a field begins again."""
    table = tables(position.variant)
    pool = position.pool_of_captive(target)
    return table.forest if pool == FOREST else table.house[position.seats[number]]


def _sources(position: Position, number: int) -> list[int]:
    """Tell where the pawns of a seat stand, one for each pawn."""
    table = tables(position.variant)
    return [
        *bits(position.pawns[number]),
        *[table.house[position.seats[number]]] * position.house[number],
        *[table.forest] * position.forest[number],
    ]


def _rivals(position: Position) -> list[int]:
    """Return the numbers of the other seats that still play."""
    seats = position.seats
    return [i for i, seat in enumerate(seats) if i != position.turn and seat not in position.places]


def _standing(position: Position, far: tuple[int, ...], without: int = -1) -> float:
    """Tell how well the seat to move stands beside the others, one pawn of its own left out."""
    own = _sources(position, position.turn)
    if without in own:
        own.remove(without)
    others = (far[source] for number in _rivals(position) for source in _sources(position, number))
    return sum(NEARER ** far[source] for source in own) - OTHERS * sum(NEARER**steps for steps in others)


# --- barricades --------------------------------------------------------------------------------


def _best_place(position: Position) -> Callable[[Mask], _Place]:
    """Return the best of these places for a taken barricade, by all ways as they stand now."""
    found: list[_Place] = []

    def best(allowed: Mask) -> _Place:
        if not found:
            found.extend(_places(position))
        far = distances(position.variant, position.barricades)
        aside = max(bits(allowed), key=lambda field: far[field])
        return next((one for one in found if allowed >> one.field & 1), _Place(0.0, aside, ""))

    return best


def _places(position: Position) -> list[_Place]:
    """Return places that hurt the others more than the seat itself, the best first."""
    far = distances(position.variant, position.barricades)
    now = _standing(position, far)
    tried: dict[int, str] = {}
    leaders = sorted(
        (far[source], source, position.seats[number])
        for number in _rivals(position)
        for source in set(_sources(position, number))
    )
    for _, source, seat in leaders:
        for field in _ahead(position, far, source):
            tried.setdefault(field, seat)
        if len(tried) >= SPARED:
            break
    forbidden = position.occupied | position.ground.no_barricade(position.options.barricade_rows_forbidden)
    weighed = (
        _Place(
            _standing(position, distances(position.variant, position.barricades | 1 << field)) - now,
            field,
            seat,
        )
        for field, seat in tried.items()
        if not forbidden >> field & 1
    )
    return sorted((one for one in weighed if one.value > 0), reverse=True)


def _ahead(position: Position, far: tuple[int, ...], source: int) -> Iterable[int]:
    """Return the next fields on the shortest way of a pawn."""
    place = position.ground
    fields = place.field_count
    here = source if source < fields else tuple(place.first.values())[source - fields]
    for _ in range(AHEAD):
        here = min(place.neighbours[here], key=far.__getitem__)
        yield here


# --- danger ------------------------------------------------------------------------------------


class _Danger:
    """What the seat to move may lose on a field before its next turn."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._found: dict[int, float] = {}
        table, place = tables(position.variant), position.ground
        self._doors: dict[int, int] = {}  # the field in front -> pawns of others that may come out there
        fronts = tuple(place.first.values())
        self._others = 0
        for number in _rivals(position):
            self._others |= position.pawns[number]
            for source, count in (
                (table.house[position.seats[number]], position.house[number]),
                (table.forest, position.forest[number]),
            ):
                if count:
                    front = fronts[source - place.field_count]
                    self._doors[front] = self._doors.get(front, 0) + 1

    def at(self, source: int, worth: float) -> float:
        """Tell what a pawn worth so much may lose there; nothing where it cannot be captured."""
        place = self._position.ground
        if source >= place.field_count or place.rest >> source & 1 or place.goal >> source & 1:
            return 0.0
        if source not in self._found:
            self._found[source] = self._chance(source)
        return worth * self._found[source]

    def _chance(self, target: int) -> float:
        """Tell how likely one of the others rolls just what it needs; ways round are left out."""
        neighbours, barricades = self._position.ground.neighbours, self._position.barricades
        met, front, safe = 1 << target, [target], 1.0
        for _number in NUMBERS:
            hits = sum(self._doors.get(field, 0) for field in front)
            nearer = []
            for field in front:
                for near in neighbours[field]:
                    if not met >> near & 1:
                        met |= 1 << near
                        hits += self._others >> near & 1
                        if not barricades >> near & 1:
                            nearer.append(near)
            safe *= (1 - 1 / NUMBERS[-1]) ** hits
            front = nearer
        return 1 - safe
