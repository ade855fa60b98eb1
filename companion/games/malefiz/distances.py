"""How far a pawn went, and how many barricades stood between: numbers for people, not for rules.

Refuses to know: what is allowed (moves.py), and words.
"""

from companion.core.model.game import bits
from companion.games.malefiz.board import Ground
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import walks


def source_of(ground: Ground, spot: int) -> int:
    """Return the number by which the tables know a spot that a pawn leaves: a field, or its house."""
    if spot < ground.field_count:
        return spot
    pool = next(pool for pool in ground.board.pools if pool.mask >> spot & 1)
    return ground.field_count + list(ground.first).index(pool.name)


def distance(position: Position, origin: int, spot: int) -> int:
    """Return the fields of the shortest way that passes no barricade; 0 where there is none."""
    ground = position.ground
    source = source_of(ground, origin)
    inside = source >= ground.field_count
    met = 0 if inside else 1 << source
    ends = 1 << tuple(ground.first.values())[source - ground.field_count] if inside else _near(ground, met)
    count = 1
    while ends := ends & ~met:
        if ends >> spot & 1:
            return count
        met |= ends
        ends = _near(ground, ends & ~position.barricades)
        count += 1
    return 0


def _near(ground: Ground, fields: int) -> int:
    return sum({1 << near for field in bits(fields) for near in ground.neighbours[field]})


def barricades_between(position: Position, origin: int, spot: int) -> int:
    """Return how many barricades stand at least on a walk of the number rolled, both ends left out."""
    found = walks(position.variant, source_of(position.ground, origin))[position.die]
    crossed = next(paths for target, paths in found if target == 1 << spot)
    return min((fields & position.barricades).bit_count() for fields in crossed)
