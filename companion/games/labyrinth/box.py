"""What stands on the boxes of both labyrinths: how many play, and how the rules may be read.

Refuses to know: what a reading does (`small.position.HouseRules`, `big.state.HouseRules`).
"""

from companion.core.catalog.game_box import Box, Edition, HouseRule
from companion.core.model.types import Say, say_plural
from companion.games.labyrinth.big import lessons as big
from companion.games.labyrinth.common.beginning import SEATS
from companion.games.labyrinth.small import lessons as small, printed

NOT = (True, False)
"""The values of a rule whose switch takes away what is usual."""

AID = Say("Memory aid")

SMALL = (
    HouseRule("memory_aid", AID, Say("Colours that everybody has seen are shown.")),
    HouseRule("foreign_pull_back", Say("A wrong wall ends the turn"), Say("Otherwise it is put back."), NOT),
    HouseRule(
        "ask_late_call",
        Say("Call first, or the turn ends"),
        Say("Otherwise I ask which colour was called."),
        NOT,
    ),
    HouseRule("may_stay", Say("Must go through"), Say("After a right call the figure has to step."), NOT),
    HouseRule("may_stop", Say("No stopping early"), Say("A turn goes on while anything can be done."), NOT),
    HouseRule("open_gap_free", Say("One gap at a time"), Say("Only the last gap may be used, at once."), NOT),
    HouseRule(
        "both_calls_first", Say("Jump: both colours first"), Say("Both are called before a wall is pulled.")
    ),
    HouseRule(
        "open_side_free", Say("Jump: two new gaps"), Say("A gap that was open before does not count."), NOT
    ),
    HouseRule("may_decline_jump", Say("Jump: no way back"), Say("Whoever has begun a jump must jump."), NOT),
    HouseRule("chain_jump", Say("Jump: one figure only"), Say("Nobody jumps over two figures at once."), NOT),
    HouseRule(
        "reveal_first", Say("Walls back first"), Say("The next symbol comes after the walls are back."), NOT
    ),
)

BIG = (
    HouseRule(
        "walls",
        Say("Where are the walls?"),
        Say("Without walls and balls in the board I remember hidden ones."),
        (0, 19, 22, 24),
        (
            Say("In the board, with balls"),
            *(
                say_plural(
                    "{count} hidden one, by the companion",
                    "{count} hidden ones, by the companion",
                    {"count": count},
                )
                for count in (19, 22, 24)
            ),
        ),
        main=True,
    ),
    HouseRule("memory_aid", AID, Say("Walls that somebody has met are shown.")),
    HouseRule("may_stay", Say("Must move"), Say("At least one step, where one is possible."), NOT),
    HouseRule(
        "home_when_blocked", Say("Stuck: back home"), Say("Whoever must move and cannot goes back home.")
    ),
    HouseRule("reserve_start", Say("Corners are free"), Say("One may stop on another's corner."), NOT),
    HouseRule("exact", Say("Land exactly"), Say("A symbol counts only if the move ends on it.")),
    HouseRule(
        "redraw_under", Say("No symbol by chance"), Say("One that lies under a figure is drawn again.")
    ),
)


def box() -> Box:
    """Return both labyrinths."""
    return Box(
        Say("The Magic Labyrinth"),
        Say("Find the way that nobody sees."),
        (
            Edition(
                "small",
                Say("Small"),
                Say("Call a colour, pull a wall. 4 by 4 fields."),
                SEATS,
                rules=SMALL,
                pictured=printed.pictured(),
                lessons=small.LESSONS,
            ),
            Edition(
                "big",
                Say("Big"),
                Say("Hidden walls, a die. 6 by 6 fields."),
                SEATS,
                rules=BIG,
                lessons=big.LESSONS,
            ),
        ),
        begins=Say("Whoever got lost most recently begins."),
    )
