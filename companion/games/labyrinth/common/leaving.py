"""Who stays where a player leaves, in both labyrinths. Refuses to know: what becomes of figure and chips."""

from collections.abc import Sequence

from companion.core.model.errors import PositionError


def who_stays(seats: Sequence[str], seat: str, *, over: bool) -> tuple[int, list[int]]:
    """Return the number of the seat that leaves, and the numbers of those that stay, in their order.

    Raises PositionError where the seat does not play, the game is over, or fewer than two would be left.
    """
    if seat not in seats:
        raise PositionError(f"{seat!r} does not play, seats in play are {', '.join(seats)}")
    if over or len(seats) < 3:
        raise PositionError(f"{seat} cannot leave: the game is over, or fewer than two would be left")
    gone = seats.index(seat)
    return gone, [number for number in range(len(seats)) if number != gone]
