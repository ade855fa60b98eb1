"""What stands on the box of Malefiz: both sides of the board, house rules, fewer pawns.

Refuses to know: what they do.
"""

from companion.core.catalog.game_box import Box, Edition, Handicap, HouseRule
from companion.core.model.types import Say
from companion.games.malefiz.board import SEATS, ground
from companion.games.malefiz.lessons import lessons
from companion.games.malefiz.notation import BARRICADE
from companion.games.malefiz.position import BARRICADE_ROWS

HOUSE_RULES = (
    HouseRule(
        "capture_own", Say("Your own pawns are safe"), Say("Nobody captures their own pawn."), (True, False)
    ),
    HouseRule("may_pass", Say("May sit out"), Say("Nobody has to move.")),
    HouseRule(
        "barricade_rows_forbidden",
        Say("Two rows without barricades"),
        Say("The two lowest rows stay free, not just one."),
        BARRICADE_ROWS,
    ),
    HouseRule("six_again", Say("Six: roll again"), Say("A six gives a second turn.")),
    HouseRule(
        "untyped_die",
        Say("Our own die, not typed"),
        Say(
            "A move counts if a number from 1 to 6 fits, so I see no miscount. Not with a second turn."
            " Who cannot move: turn done, by button or phone."
        ),
    ),
    HouseRule("play_for_places", Say("Play for places"), Say("After the first goal the others play on.")),
)

SIDES = {
    "classic": (Say("Classic"), Say("The long way: 5 pawns, 11 barricades.")),
    "fast": (Say("Fast"), Say("With village and forest: 4 pawns, 6 barricades.")),
}


LEVELS = (
    ("just-began", Say("Just began")),
    ("learning", Say("Still learning")),
    ("practised", Say("Practised")),
    ("clever", Say("Clever")),
    ("best", Say("As good as it can")),
)
"""How strongly the companion plays, as `companion.games.malefiz.player.levels` has it."""


def box() -> Box:
    """Return both sides of the board."""
    return Box(
        Say("Malefiz"),
        Say("Race your pawns to the goal, past the barricades."),
        tuple(_edition(variant, *told) for variant, told in SIDES.items()),
        front=True,
    )


def _edition(variant: str, name: Say, hint: Say) -> Edition:
    place = ground(variant)
    handicap = Handicap(
        Say("Pawns for each player"),
        Say("Fewer pawns make it harder or shorter: a fair start for big and small."),
        1,
        place.pawns,
    )
    return Edition(
        variant,
        name,
        hint,
        SEATS,
        rules=HOUSE_RULES,
        handicap=handicap,
        pieces=tuple((spot, BARRICADE) for spot in place.board.marks["barricades"]),
        levels=LEVELS,
        lessons=lessons(variant),
    )
