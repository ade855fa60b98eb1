"""The walls that people build for the big labyrinth before a game with balls: can every field be reached?

Knows: BL-02 and BL-03. Refuses to know: sensors (no sensor sees these walls), and any game in play: what is
looked over here is told to nobody.
"""

from collections.abc import Mapping, Sequence

from companion.core.catalog.built_layout import Built
from companion.core.model.types import Say, say_plural
from companion.games.labyrinth.big.state import GRID, MOST_WALLS
from companion.games.labyrinth.common.maze import components
from companion.games.labyrinth.common.place_names import tell_slot


def slots() -> Mapping[str, Say]:
    """Return every slot between two fields."""
    return {name: tell_slot(GRID, slot) for slot, name in enumerate(GRID.slots)}


def built(walls: Sequence[str]) -> Built:
    """Tell how these walls stand. Raises PositionError for what is no slot."""
    standing = GRID.slots_mask(walls)
    count = standing.bit_count()
    reached = max(components(GRID, standing), key=lambda part: part.bit_count())
    if cut_off := GRID.field_names(GRID.all_fields & ~reached):
        args = {"count": len(cut_off)}
        wrong = say_plural(
            "One field cannot be reached. Take away a wall beside it.",
            "{count} fields cannot be reached. Take away a wall beside them.",
            args,
        )
        return Built(False, wrong, cut_off)
    if count > MOST_WALLS:
        args = {"count": count, "most": MOST_WALLS}
        return Built(
            False,
            say_plural(
                "There is {count} wall, but only {most} may stand.",
                "There are {count} walls, but only {most} may stand.",
                args,
            ),
        )
    if not count:
        return Built(True, Say("No wall stands yet: every field can be reached."))
    well = say_plural(
        "One wall stands. Every field can be reached.",
        "{count} walls stand. Every field can be reached.",
        {"count": count},
    )
    return Built(True, well)
