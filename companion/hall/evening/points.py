"""What a place is worth: the first has four points at every table, the last one; who sits out has four."""

from companion.hall.evening.plan import Ranks

POINTS = {1: (4,), 2: (4, 1), 3: (4, 2, 1), 4: (4, 3, 2, 1)}
"""How many played -> the points of each place."""

SITS_OUT = 4
"""Points for a round without a table, as for a win: nobody loses by an odd number of players."""


def points(places: Ranks) -> dict[int, int]:
    """Return player -> points of one game; all who share a place get its points, and use up those below."""
    worth = POINTS[sum(map(len, places))] if places else ()
    found: dict[int, int] = {}
    before = 0
    for sharing in places:
        found |= dict.fromkeys(sharing, worth[before])
        before += len(sharing)
    return found
