"""What a turn of Malefiz may be about, for a first game: a capture, a barricade, the exact last step.

Refuses to know: which cards tell it (`companion.games.malefiz.lessons`), and who needs them.
"""

from collections.abc import Mapping

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits, union
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST
from companion.games.malefiz.distances import distance
from companion.games.malefiz.moves import targets
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, walks

POSSIBLE = ("goal", "barricade", "forest", "capture", "own")
"""What a number makes possible; the other words are about what it does not."""


def occasions(position: Position) -> Mapping[str, Mask]:
    """Return what the number rolled makes possible, or impossible, the rarest first; nothing before it.

    A word of the cards -> the fields that show it.
    """
    if position.over or not position.die:
        return _any_number(position) if position.options.untyped_die and not position.over else {}
    found = targets(position, position.die)
    reached = union(fields for _, fields in found)
    place, others = position.ground, position.all_pawns & ~position.own
    sources = [source for source, _ in found]
    ways = [way for source in sources for way in walks(position.variant, source)[position.die]]
    walked = union(end for end, _ in ways)  # if nothing barred them
    seen = {
        "goal": reached & place.goal,
        "exact": _overshot(position, reached),
        "barricade": reached & position.barricades,
        "forest": reached & others & place.village | _forest(position),
        "capture": reached & others & ~place.village,
        "own": reached & position.own,
        "safe": 0 if position.options.capture_own else walked & position.own,
        "rest": walked & position.all_pawns & place.rest,
        "blocked": position.barricades
        & union(fields for end, sets in ways if not end & reached for fields in sets),
    }
    words = {word: spots for word, spots in seen.items() if spots}
    if position.die == 6 and position.options.six_again:
        words["six"] = 0
    return {**words, **({"count": 0} if reached else {})}


def _any_number(position: Position) -> Mapping[str, Mask]:
    """Return what some number makes possible, where none is told."""
    each = [occasions(replace(position, die=die)) for die in NUMBERS]
    spots = {word: union(one.get(word, 0) for one in each) for word in POSSIBLE}
    return {"die": 0, **{word: where for word, where in spots.items() if where}}


def _overshot(position: Position, reached: Mask) -> Mask:
    """Return the goal, where an own pawn is nearer to it than the number, and none comes exactly there."""
    goal = position.ground.goal
    if reached & goal:
        return 0
    near = (distance(position, pawn, goal.bit_length() - 1) for pawn in bits(position.own))
    return goal if any(0 < fields < position.die for fields in near) else 0


def _forest(position: Position) -> Mask:
    """Return the field in front of the forest, while an own pawn is in it."""
    return 1 << position.ground.first[FOREST] if position.forest[position.turn] else 0
