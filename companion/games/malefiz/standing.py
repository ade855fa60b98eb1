"""How far each seat has come: for lead and swing, told after the game; no rule depends on it."""

import functools
from collections.abc import Mapping

from companion.core.model.game import bits
from companion.games.malefiz.board import ground
from companion.games.malefiz.position import Position


@functools.cache
def _steps_to_goal(variant: str) -> tuple[int, ...]:
    """Return for each field how many steps it is from the goal, barricades left aside."""
    place = ground(variant)
    steps = dict.fromkeys(bits(place.goal), 0)
    todo = list(steps)
    for spot in todo:
        for near in place.neighbours[spot]:
            if near not in steps:
                steps[near] = steps[spot] + 1
                todo.append(near)
    return tuple(steps[spot] for spot in range(place.field_count))


def fields_to_go(position: Position, spot: int) -> int | None:
    """Return how many fields it is from this one to the goal, barricades left aside; None beside them."""
    steps = _steps_to_goal(position.variant)
    return steps[spot] if spot < len(steps) else None


def standing(position: Position) -> Mapping[str, float]:
    """Return seat -> how much of the way its foremost pawn has behind it, from 0 to 1 (finished)."""
    steps = _steps_to_goal(position.variant)
    whole = max(steps) + 1
    shares = {}
    for seat, pawns in zip(position.seats, position.pawns, strict=True):
        nearest = min((steps[spot] for spot in bits(pawns)), default=whole)
        shares[seat] = 1.0 if seat in position.places else 1 - nearest / whole
    return shares
