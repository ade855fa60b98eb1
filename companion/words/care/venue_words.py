"""The kinds of house in plain words: what choosing one sets.

Refuses to know: who chooses, and how it is carried out.
"""

from companion.core.catalog.venue_kinds import CAFE, CLUB, HOME, SCHOOL
from companion.core.model.types import Say

NAMES = {HOME: Say("Home"), CLUB: Say("Club"), SCHOOL: Say("School"), CAFE: Say("Café")}
TOLD = {
    HOME: Say("The host begins games. Whoever sits at the board can become host. Names and games are kept."),
    CLUB: Say("Whoever looks on may begin a game while nobody plays. Names and games are kept."),
    SCHOOL: Say(
        "Players are called by animals, nobody types a name. Games, seats and names are deleted on the next "
        "day, also in the copies."
    ),
    CAFE: Say(
        "The code of the staff alone makes a host. Any guest may begin a game while nobody plays. Two "
        "minutes after a game, or after 30 minutes without a touch, seats and names are forgotten."
    ),
}
CODE_ONLY = Say("In this house only the code makes a host. Whoever looks after the tables has it.")
