"""Kinds of venue, and how each goes about its tables: chosen once, each way may be changed after.

Refuses to know: pages, clocks, and who carries it out.
"""

from msgspec import Struct

HOME, CLUB, SCHOOL, CAFE = "home", "club", "school", "cafe"


class VenueWays(Struct, frozen=True):
    """How a venue goes about its tables.

    Args:
        kind: `HOME`, `CLUB`, `SCHOOL` or `CAFE`.
        guests: whoever looks on may begin a game while nobody plays.
        code_only: the code alone makes a browser host; nothing that is done at the board.
        animals: players are called by animals, and type no names.
        forgets_soon: after a game, or half an hour without a touch, seats and names are forgotten.
        forgets_daily: games, seats and names of the day before are deleted.
    """

    kind: str = HOME
    guests: bool = False
    code_only: bool = False
    animals: bool = False
    forgets_soon: bool = False
    forgets_daily: bool = False


KINDS = {
    ways.kind: ways
    for ways in (
        VenueWays(HOME),
        VenueWays(CLUB, guests=True),
        VenueWays(SCHOOL, animals=True, forgets_daily=True),
        VenueWays(CAFE, guests=True, code_only=True, forgets_soon=True),
    )
}
