"""The net in plain Python: what a position is worth to each seat, and what turns are worth.

Knows: positions as masks, and the numbers of `features`. Refuses to know: files, and how a net is learned.
"""

import functools
import math
from collections.abc import Iterator
from operator import mul

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz import moves
from companion.games.malefiz.board import FOREST, Ground, ground
from companion.games.malefiz.moves import Move
from companion.games.malefiz.player import features
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, tables

Reach = tuple[Mask, ...]
"""Where pawns may end, by number of the die less one."""


class Net(Struct, frozen=True):
    """The weights: a linear part, hidden units (weights in, bias), and the weights out of them."""

    linear: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    out: tuple[float, ...]

    def score(self, numbers: tuple[float, ...]) -> float:
        """Tell how well a seat with these features stands."""
        total: float = sum(map(mul, self.linear, numbers))
        for row, bias, weight in zip(self.rows, self.biases, self.out, strict=True):
            inner = bias + sum(map(mul, row, numbers))
            total += weight * inner / (1 + abs(inner))
        return total


class Weighed(Struct, frozen=True):
    """A turn (None: a pass), the position after it, and each seat's chance of winning there."""

    move: Move | None
    then: Position
    chances: list[float]


class _Flat(Struct, frozen=True):
    starts: tuple[int, ...]
    near: tuple[int, ...]
    goal: int


@functools.cache
def _flat(variant: str) -> _Flat:
    place = ground(variant)
    starts = [0]
    for near in place.neighbours:
        starts.append(starts[-1] + len(near))
    return _Flat(
        tuple(starts),
        tuple(field for near in place.neighbours for field in near),
        place.goal.bit_length() - 1,
    )


@functools.lru_cache(maxsize=512)
def distances(variant: str, barricades: Mask) -> tuple[int, ...]:
    """Count each source's steps to the goal past these barricades."""
    flat, place = _flat(variant), ground(variant)
    count = place.field_count
    walled = [barricades >> field & 1 for field in range(count)]
    far, early, late = [0] * count, [0] * count, [0] * count
    features.find_distances(flat.starts, flat.near, walled, flat.goal, far, early, late)
    return (*far, *(far[front] + 1 + features.BARRIER * walled[front] for front in place.first.values()))


@functools.lru_cache(maxsize=20_000)
def _ends(variant: str, source: int, barricades: Mask) -> Reach:
    table = tables(variant)
    return tuple(table.look(die, source, barricades)[1] for die in NUMBERS)


def _sources(position: Position, number: int) -> list[int]:
    table = tables(position.variant)
    return [
        *bits(position.pawns[number]),
        *[table.house[position.seats[number]]] * position.house[number],
        *[table.forest] * position.forest[number],
    ]


def seat_features(position: Position) -> list[list[float]]:
    """Return the features of each seat, by number in ``position.seats``."""
    place, table, variant = position.ground, tables(position.variant), position.variant
    seats = len(position.seats)
    far, easy = distances(variant, position.barricades), distances(variant, 0)
    sources = [_sources(position, number) for number in range(seats)]
    reach = [_union(variant, set(each), position.barricades) for each in sources]
    goals = [sum(1 for mask in each if mask & place.goal) for each in reach]
    pawns_of = []
    for number in range(seats):
        rivals = reach[:number] + reach[number + 1 :]
        pawns = [(far[source], easy[source], _risk(place, source, rivals)) for source in sources[number]]
        home = table.house[position.seats[number]]
        pawns += [(far[home], easy[home], 0.0)] * (place.pawns - len(pawns))
        pawns_of.append(sorted(pawns))
    features_of = []
    for number in range(seats):
        gain, prize = _captives(position, far, reach[number], number)
        others = [other for other in range(seats) if other != number]
        numbers = [0.0] * features.feature_count(place.pawns)
        steps, easily, risks = zip(*pawns_of[number], strict=True)
        features.write_features(
            numbers,
            steps,
            easily,
            risks,
            goals[number],
            sum(1 for mask in reach[number] if mask & position.barricades),
            gain,
            prize,
            place.pawns - position.pawns[number].bit_count(),
            (number - position.turn) % seats,
            seats,
            min(pawns_of[other][0][0] for other in others),
            max(goals[other] for other in others),
        )
        features_of.append(numbers)
    return features_of


def _risk(place: Ground, source: int, rivals: list[Reach]) -> float:
    """Return the chance that a pawn is captured before its seat moves again."""
    if source >= place.field_count or (place.rest | place.goal) >> source & 1:
        return 0.0
    kept = 1.0
    for one, two, three, four, five, six in rivals:
        numbers = (one >> source & 1) + (two >> source & 1) + (three >> source & 1)
        numbers += (four >> source & 1) + (five >> source & 1) + (six >> source & 1)
        kept *= 1 - numbers / 6.0
    return 1 - kept


def _union(variant: str, sources: set[int], barricades: Mask) -> Reach:
    found = [0] * len(NUMBERS)
    for source in sources:
        for at, mask in enumerate(_ends(variant, source, barricades)):
            found[at] |= mask
    return tuple(found)


def _captives(position: Position, far: tuple[int, ...], reach: Reach, number: int) -> tuple[float, float]:
    """Sum over the numbers the most steps that a captive would lose, and the most that one is worth."""
    place, table = position.ground, tables(position.variant)
    lost, best = [0.0] * len(reach), [0.0] * len(reach)
    everywhere = functools.reduce(int.__or__, reach) & ~place.rest
    for other, mask in enumerate(position.pawns):
        if other == number:
            continue
        for field in bits(mask & everywhere):
            in_forest = position.pool_of_captive(field) == FOREST
            home = table.forest if in_forest else table.house[position.seats[other]]
            loses, worth = float(far[home] - far[field]), features.NEARER ** far[field]
            for at, ends in enumerate(reach):
                if ends >> field & 1:
                    lost[at], best[at] = max(lost[at], loses), max(best[at], worth)
    return sum(lost), sum(best)


Scores = dict[tuple[float, ...], float]
"""What seats with the same features have been scored: nearly half of those in one turn are alike."""


def chances(net: Net, position: Position, known: Scores | None = None) -> list[float]:
    """Return each seat's chance of winning, by number in ``position.seats``; the end is certain.

    Where they play for places, it is the chance of being the next at the goal; a seat that is there has none.
    """
    if position.over:
        return [float(seat == position.places[0]) for seat in position.seats]
    if position.places:
        shares = dict(zip(position.unfinished, chances(net, _unfinished(position), known), strict=True))
        return [shares.get(seat, 0.0) for seat in position.seats]
    known, scores = {} if known is None else known, []
    for numbers in map(tuple, seat_features(position)):
        if numbers not in known:
            known[numbers] = net.score(numbers)
        scores.append(known[numbers])
    top = max(scores)
    weights = [math.exp(score - top) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def weigh(net: Net, position: Position, die: int) -> list[Weighed]:
    """Return the turns that are worth a look, with all chances after each.

    Passing is among them where it is allowed, and alone where no pawn can move (MA-14).
    """
    weighed, known = [], Scores()
    for move in _tried(position, die):
        then = moves.play(position, die, move)
        done = then.places[len(position.places) :]
        shares = [float(seat in done) for seat in then.seats] if done else chances(net, then, known)
        weighed.append(Weighed(move, then, shares))
    if not weighed or position.options.may_pass:
        then = replace(position, turn=moves.turn_after(position, die, position.places), die=0)
        weighed.append(Weighed(None, then, chances(net, then)))
    return weighed


def _unfinished(position: Position) -> Position:
    """Return the position of those alone who are not at the goal yet."""
    kept = [number for number, seat in enumerate(position.seats) if seat not in position.places]
    return replace(
        position,
        seats=position.unfinished,
        turn=kept.index(position.turn),
        pawns=tuple(position.pawns[number] for number in kept),
        house=tuple(position.house[number] for number in kept),
        forest=tuple(position.forest[number] for number in kept),
        places=(),
    )


def _tried(position: Position, die: int) -> Iterator[Move]:
    for source, reached in moves.targets(position, die):
        yield from (Move(source, target) for target in bits(reached & ~position.barricades))
        yield from (
            Move(source, target, place)
            for target in bits(reached & position.barricades)
            for place in _places(position, source, target)
        )


def _places(position: Position, source: int, target: int) -> list[int]:
    flat, place = _flat(position.variant), position.ground
    far = distances(position.variant, position.barricades & ~(1 << target))
    allowed = moves.places(position, source)
    free = [allowed >> field & 1 for field in range(place.field_count)]
    fronts = (*range(place.field_count), *place.first.values())
    rivals = sorted(
        (far[pawn], fronts[pawn])
        for number in range(len(position.seats))
        if number != position.turn and position.seats[number] not in position.places
        for pawn in _sources(position, number)
    )
    found = [0] * features.PLACES
    count = features.find_places(flat.starts, flat.near, far, free, [field for _, field in rivals], found)
    return found[:count]
