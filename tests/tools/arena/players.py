"""Opponents of rising strength, each a rule or two that a person could follow; and the computer player.

Most look at the same `turns`: a taken barricade goes ahead of a rival, or far away.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from companion.core.model.game import bits
from companion.games.malefiz import moves
from companion.games.malefiz.moves import Move
from companion.games.malefiz.player.levels import LEVELS, choose
from companion.games.malefiz.player.net import Net, distances
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import tables
from tests.tools.arena.one_turn_ahead import idea

Choose = Callable[[Position, int], str]
"""Chooses a turn: the position and the number before it, the turn's text as in `moves.legal`."""
Turn = tuple[Move, Position]
"""A turn, and the position after it."""
NEARER = 0.9
"""A pawn one field farther from the goal is worth so much of it."""
AHEAD = 6
"""So many fields ahead of a rival's pawn a barricade is put."""


def net_player(net: Net, level: str, chance: random.Random) -> Choose:
    """Return the computer player of a level."""
    strength = next(each for each in LEVELS if each.name == level)

    def play(position: Position, die: int) -> str:
        found = choose(net, position, die, strength, chance.random())
        return moves.written(position, found.move) if found.move else moves.PASS

    return play


def random_player(chance: random.Random) -> Choose:
    """Return a player that takes any legal turn."""
    return lambda position, die: chance.choice(moves.legal(position, die))


def idea_player(position: Position, die: int) -> str:
    """Choose what a beginner is advised."""
    found = idea(position, die)
    return found.move if found else moves.PASS


def straight_player(position: Position, die: int) -> str:
    """Bring the foremost pawn as near to the goal as it goes, then the next one."""
    return _best(position, die, lambda _move, then: tuple(-far for far in ways(then, position.turn)))


def blocking_player(position: Position, die: int) -> str:
    """Make the foremost rival's way as long as it gets; among such turns, walk straight on."""

    def value(_move: Move, then: Position) -> tuple[int, ...]:
        return (_nearest_rival(then, position.turn), *(-far for far in ways(then, position.turn)))

    return _best(position, die, value)


def expert_player(position: Position, die: int) -> str:
    """Weigh where everybody stands, who may capture whom next, and who may reach the goal next."""
    return _best(position, die, lambda _move, then: (_standing(then, position.turn),))


# --- what they look at ---------------------------------------------------------------------------


def turns(position: Position, die: int) -> Iterator[Turn]:
    """Yield all moves; a taken barricade goes to each field ahead of a rival, and to the farthest one."""
    for source, reached in moves.targets(position, die):
        for target in bits(reached & ~position.barricades):
            move = Move(source, target)
            yield move, moves.play(position, die, move)
        for target in bits(reached & position.barricades):
            for place in _places(position, source, target):
                move = Move(source, target, place)
                yield move, moves.play(position, die, move)


def sources(position: Position, number: int) -> list[int]:
    """Return where the pawns of a seat stand, one for each."""
    table = tables(position.variant)
    return [
        *bits(position.pawns[number]),
        *[table.house[position.seats[number]]] * position.house[number],
        *[table.forest] * position.forest[number],
    ]


def ways(position: Position, number: int) -> list[int]:
    """Return the steps of a seat's pawns to the goal past barricades, the shortest first."""
    far = distances(position.variant, position.barricades)
    return sorted(far[source] for source in sources(position, number))


def _best(position: Position, die: int, value: Callable[[Move, Position], tuple[float, ...]]) -> str:
    """Write the turn of the greatest value; a turn that wins is the greatest."""
    found = list(turns(position, die))
    if not found:
        return moves.PASS
    move, _then = max(found, key=lambda turn: (bool(turn[1].places), value(*turn)))
    return moves.written(position, move)


def _others(position: Position, number: int) -> list[int]:
    return [other for other in range(len(position.seats)) if other != number]


def _nearest_rival(position: Position, number: int) -> int:
    return min(ways(position, other)[0] for other in _others(position, number))


def _places(position: Position, source: int, target: int) -> list[int]:
    """Return the free fields ahead of the foremost pawn of each rival, and the one farthest from the goal."""
    far = distances(position.variant, position.barricades & ~(1 << target))
    place, allowed = position.ground, moves.places(position, source)
    fronts = (*range(place.field_count), *place.first.values())
    found = [max(bits(allowed), key=far.__getitem__)]
    for other in _others(position, position.turn):
        here = fronts[min(sources(position, other), key=far.__getitem__)]
        for _step in range(AHEAD):
            here = min(place.neighbours[here], key=far.__getitem__)
            if allowed >> here & 1:
                found.append(here)
    return list(dict.fromkeys(found))


def _standing(position: Position, me: int) -> float:
    """Tell how a seat stands that has just moved.

    Each pawn counts the more, the nearer it is to the goal; less by the chance to be captured at once. Who
    may reach the goal with the next number counts most.
    """
    seats, far = len(position.seats), distances(position.variant, position.barricades)
    reach = [_reach(position, number) for number in range(seats)]
    goal = position.ground.goal
    total = 0.0
    for number in range(seats):
        rivals = _others(position, number)
        worth = 0.0
        for source in sources(position, number):
            kept = 1.0
            for other in rivals if source < position.ground.field_count else ():
                kept *= 1 - sum(ends >> source & 1 for ends in reach[other]) / 6
            home = NEARER ** far[tables(position.variant).house[position.seats[number]]]
            worth += kept * NEARER ** far[source] + (1 - kept) * home
        worth += 2 * sum(bool(ends & goal) for ends in reach[number]) / 6
        total += worth if number == me else -worth / len(rivals)
    return total


def _reach(position: Position, number: int) -> list[int]:
    """Return by number of the die where pawns of a seat may end."""
    there = Position(
        variant=position.variant,
        seats=position.seats,
        turn=number,
        pawns=position.pawns,
        barricades=position.barricades,
        house=position.house,
        forest=position.forest,
        options=position.options,
    )
    found = []
    for die in range(1, 7):
        ends = 0
        for _source, reached in moves.targets(there, die):
            ends |= reached
        found.append(ends)
    return found
