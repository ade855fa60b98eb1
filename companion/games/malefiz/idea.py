"""A good turn, and why: the one that the computer player would take, and what it changes most.

Knows: the net's chances, and facts that can be seen on the board: who could be captured by which number, who
reaches the goal with which, and how long ways are. Refuses to know: who wants an idea.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.core.model.capabilities import Idea
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits, union
from companion.core.model.types import Mask, Say
from companion.games.malefiz.moves import Move, targets, written
from companion.games.malefiz.player import features, weights
from companion.games.malefiz.player.net import Net, distances, seat_features, weigh
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, tables

REACHES = Say("This pawn reaches the goal!")
CAPTURES = Say("This pawn can capture {piece}.")
STOPS = Say("Take the barricade, and put it where it stops {piece}.")
FREES = Say("Take the barricade: then the way is shorter.")
WINS_WITH = Say("After that, a {number} would win.")
WINS_WITH_MANY = Say("After that, each of these numbers would win: {numbers}.")
ESCAPES = Say("This pawn could be captured where it stands. There it is safe.")
HIT_BY = Say("There only a {number} can capture this pawn.")
HIT_BY_MANY = Say("There only these numbers can capture this pawn: {numbers}.")
ENTERS = Say("Bring one more pawn into the game.")
CLOSER = Say("This pawn comes closer to the goal.")
SEEMS_BEST = Say("Every other turn seems worse.")

Numbers = tuple[int, ...]
"""Numbers of the die, in order."""


class _Reason(NamedTuple):
    """What a turn changes, and how much of its worth that is."""

    weight: float
    why: Say
    piece: str = ""


class _Change(NamedTuple):
    """A turn, and what the net sees of each seat before and after it, as if nobody else had moved."""

    move: Move
    before: Position
    then: Position
    seen: Sequence[Sequence[float]]
    seen_then: Sequence[Sequence[float]]


@functools.lru_cache(maxsize=64)  # lights and every language of a page ask for the same one
def idea(position: Position, die: int) -> Idea | None:
    """Return the best legal turn that the net knows, and why; None where no pawn can move."""
    net, turn = weights.net(position.variant), position.turn
    if not (weighed := [one for one in weigh(net, position, die) if one.move is not None]):
        return None
    best = max(weighed, key=lambda one: one.chances[turn])
    assert best.move is not None
    text = written(position, best.move)
    if position.ground.goal >> best.move.target & 1:
        return Idea(text, REACHES)
    alike = replace(position, turn=best.then.turn, die=0)
    change = _Change(
        best.move,
        position,
        best.then,
        *(seat_features(each) for each in (alike, replace(best.then, die=0))),
    )
    reason = max(_reasons(net, change, die), key=lambda one: one.weight)
    return Idea(text, reason.why, reason.piece)


def _reasons(net: Net, change: _Change, die: int) -> Iterator[_Reason]:
    """Yield all that is true of a turn; the last one always is."""
    yield from _about_others(net, change)
    move, before, turn = change.move, change.before, change.before.turn
    worth = {name: _worth(net, change, part) for name, part in _parts(before.ground.pawns).items()}
    now, then = (distances(each.variant, each.barricades) for each in (before, change.then))
    if move.place is not None and now[move.source] - then[move.target] > die:
        yield _Reason(worth["ways"], FREES)
    won, wins = (_wins(each, turn) for each in (before, change.then))
    if wins != won and len(wins) >= len(won):
        yield _Reason(worth["goal"] + worth["ways"], _numbered(WINS_WITH, WINS_WITH_MANY, wins))
    yield from _about_danger(worth["risk"], change)
    if move.source >= before.ground.field_count:
        yield _Reason(worth["ways"], ENTERS)
    elif then[move.target] < now[move.source]:
        yield _Reason(worth["ways"], CLOSER)
    yield _Reason(float("-inf"), SEEMS_BEST)


def _about_others(net: Net, change: _Change) -> Iterator[_Reason]:
    """Yield who is captured, and who is stopped by the barricade."""
    move, before = change.move, change.before
    now, then = (distances(each.variant, each.barricades) for each in (before, change.then))
    captive = before.owner(move.target) if move.place is None else None
    for number, seat in enumerate(before.seats):
        if number == before.turn or seat in before.places:
            continue
        lost = net.score(tuple(change.seen[number])) - net.score(tuple(change.seen_then[number]))
        if number == captive:
            yield _Reason(lost, CAPTURES, seat)
        if move.place is not None and _foremost(change.then, number, then) > _foremost(before, number, now):
            yield _Reason(lost, STOPS, seat)


def _about_danger(weight: float, change: _Change) -> Iterator[_Reason]:
    """Yield by which numbers the pawn that went can be captured, where those are fewer now."""
    move, turn = change.move, change.before.turn
    if move.source >= change.before.ground.field_count:
        return
    could, can = _hits(change.before, turn, move.source), _hits(change.then, turn, move.target)
    if could and not can:
        yield _Reason(weight, ESCAPES)
    elif len(can) < len(could):
        yield _Reason(weight, _numbered(HIT_BY, HIT_BY_MANY, can))


# --- what the net makes of it --------------------------------------------------------------------


@functools.cache
def _parts(pawns: int) -> dict[str, frozenset[int]]:
    """Return which numbers of `features.write_features` tell of ways, of danger, and of the goal."""
    leading = [3 * pawns + 4 * pawn for pawn in range(features.LEADING)]
    rest = 3 * pawns + 4 * features.LEADING
    risk = {3 * pawn + 2 for pawn in range(pawns)} | {at + 3 for at in leading}
    ways = {3 * pawn + part for pawn in range(pawns) for part in (0, 1)}
    ways |= {at + part for at in leading for part in range(3)} | {rest + 4}
    return {"ways": frozenset(ways), "risk": frozenset(risk), "goal": frozenset({rest, rest + 11})}


def _worth(net: Net, change: _Change, part: frozenset[int]) -> float:
    """Tell how much better the seat stands by these numbers alone."""
    turn = change.before.turn
    seen, then = change.seen[turn], change.seen_then[turn]
    without = tuple(seen[at] if at in part else number for at, number in enumerate(then))
    return net.score(tuple(then)) - net.score(without)


# --- what can be seen on the board ---------------------------------------------------------------


def _reached(position: Position, number: int, die: int) -> Mask:
    """Return where pawns of a seat could end, if it were to move with this number."""
    return union(ends for _, ends in targets(replace(position, turn=number, die=die), die))


def _wins(position: Position, number: int) -> Numbers:
    """Return the numbers with which a seat would reach the goal."""
    goal = position.ground.goal
    return tuple(die for die in NUMBERS if _reached(position, number, die) & goal)


def _hits(position: Position, number: int, field: int) -> Numbers:
    """Return the numbers with which another seat could capture a seat's pawn on a field."""
    others = [
        other for other, seat in enumerate(position.seats) if other != number and seat not in position.places
    ]
    return tuple(
        die for die in NUMBERS if any(_reached(position, other, die) >> field & 1 for other in others)
    )


def _foremost(position: Position, number: int, far: Sequence[int]) -> int:
    """Return the steps of a seat's foremost pawn to the goal, those off the board included."""
    table, seat = tables(position.variant), position.seats[number]
    steps = [far[field] for field in bits(position.pawns[number])]
    steps += [far[table.house[seat]]] * (position.house[number] > 0)
    steps += [far[table.forest]] * (position.forest[number] > 0)
    return min(steps, default=0)


def _numbered(one: Say, many: Say, numbers: Numbers) -> Say:
    if len(numbers) == 1:
        return one.fill({"number": numbers[0]})
    return many.fill({"numbers": ", ".join(map(str, numbers))})
