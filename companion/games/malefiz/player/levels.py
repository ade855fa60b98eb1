"""How strongly the computer player plays: five levels, all with the same net.

Knows: which of the weighed turns a level takes. Refuses to know: chance, which is a number handed in.
"""

import math
from collections.abc import Mapping
from itertools import accumulate

from msgspec import Struct

from companion.core.model.game import bits
from companion.games.malefiz.player.net import Net, Weighed, distances, weigh
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import tables

LEAST_CHANCE = 1e-4
"""Chances nearer to none or all than this count as alike."""

WORST = 1.0
"""No level takes a turn that loses more in log-odds: from even to one in four."""


class Level(Struct, frozen=True):
    """A strength: a turn that loses ``warmth`` in log-odds is taken 1 / e as often as the best one.

    ``warmth`` is by board: a longer game punishes the same slips more often.
    """

    name: str
    warmth: Mapping[str, float]


LEVELS = (
    Level("just-began", {"classic": 0.132, "fast": 0.225}),
    Level("learning", {"classic": 0.093, "fast": 0.152}),
    Level("practised", {"classic": 0.064, "fast": 0.105}),
    Level("clever", {"classic": 0.036, "fast": 0.063}),
    Level("best", {"classic": 0.0, "fast": 0.0}),
)
"""Each wins about seven of ten games for two against the one before (docs/lab/arena.md)."""


def choose(net: Net, position: Position, die: int, level: Level, draw: float) -> Weighed:
    """Return a level's turn. A pawn that can reach the goal goes there, whatever the level.

    Args:
        net: what a position is worth.
        position: the seat to move is the player's.
        die: the number rolled.
        level: how strongly it plays.
        draw: a number from 0 up to but not including 1, evenly: the player's chance.
    """
    return pick(position, weigh(net, position, die), level, draw)


def pick(position: Position, found: list[Weighed], level: Level, draw: float) -> Weighed:
    """Return the one of the weighed turns that a level takes; the rest as in `choose`."""
    best = max(found, key=lambda one: one.chances[position.turn])
    if not (warmth := level.warmth[position.variant]) or best.then.places != position.places:
        return best
    return _drawn(position, found, best, warmth, draw)


def _drawn(position: Position, turns: list[Weighed], best: Weighed, warmth: float, draw: float) -> Weighed:
    """Draw one of the turns that lose little and do not look silly, the better the likelier."""
    turn = position.turn
    top = _log_odds(best.chances[turn])
    losses = [(weighed, top - _log_odds(weighed.chances[turn])) for weighed in turns]
    kept = [
        (weighed, loss)
        for weighed, loss in losses
        if weighed is best or (loss <= WORST and not _looks_silly(position, weighed))
    ]
    sums = list(accumulate(math.exp(-loss / warmth) for _one, loss in kept))
    return next(
        weighed for (weighed, _loss), total in zip(kept, sums, strict=True) if draw * sums[-1] < total
    )


def _log_odds(chance: float) -> float:
    kept = min(max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return math.log(kept / (1 - kept))


def _looks_silly(position: Position, one: Weighed) -> bool:
    """Tell whether a turn makes the seat's own ways longer, and captures no other's pawn."""
    turn = position.turn
    if one.move and position.owner(one.move.target) not in {None, turn}:
        return False
    return _way(one.then, turn) > _way(position, turn)


def _way(position: Position, number: int) -> int:
    """Sum the steps of a seat's pawns to the goal past barricades."""
    far, table = distances(position.variant, position.barricades), tables(position.variant)
    return (
        sum(far[field] for field in bits(position.pawns[number]))
        + far[table.house[position.seats[number]]] * position.house[number]
        + far[table.forest] * position.forest[number]
    )
