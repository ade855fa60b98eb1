"""Which piece is where: all ways in which hands may have carried the pieces since the turn began.

Sensors tell that something was lifted or put down, not what. Lifting takes the piece that is there; putting
down puts one of the pieces in the air, any of them. The set of all arrangements that fit the touches shrinks
the legal turns that a picture fits to those that hands can have played (a swap shows, a bump does not count).

Refuses to know: the rules.
"""

from collections.abc import Iterable

from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Board, bits
from companion.core.model.session.tracked import TurnStart
from companion.core.model.types import Kinds, Mask, Touch
from companion.core.tracking import touch_steps

Arrivals = tuple[tuple[int, Mask], ...]
MOST_ARRANGEMENTS, LEFT = 360, 240
"""Five pieces in the air at once give 120 arrangements, six 720. Of more than `MOST_ARRANGEMENTS` the `LEFT`
with most pieces at home stay, for a few touches; then the board is lost (docs/adr/0016-lost.md)."""


def follow(
    arrangements: frozenset[Arrangement], began: TurnStart, touch: Touch
) -> frozenset[Arrangement] | None:
    """Return all arrangements after one more touch; None where none fits (a lift was missed).

    Where there would be more than `MOST_ARRANGEMENTS`, no more than `LEFT` (`is_too_many` tells).
    """
    if is_too_many(arrangements, touch):
        arrangements = _most_at_home(arrangements)
    return (
        frozenset(
            step.after
            for stands in arrangements
            for step in touch_steps.steps(began, stands, touch)
            if not step.misread
        )
        or None
    )


def follow_late(
    before: frozenset[Arrangement], began: TurnStart, put: Touch, lift: Touch
) -> frozenset[Arrangement]:
    """Return all arrangements in which a piece was lifted first and put down then, though told otherwise.

    Args:
        before: those before both.
        began: the board at the start of the turn.
        put: where it was put down, told first.
        lift: where it was lifted, told at once after that.
    """
    carried = (touch_steps.carried(began, stands, lift, put) for stands in before)
    return frozenset(step.after for step in carried if step is not None)


def is_too_many(arrangements: frozenset[Arrangement], touch: Touch) -> bool:
    """Tell whether more ways would follow from this touch than are followed."""
    if not touch.on or len(arrangements) == 1:  # nobody has so many pieces in the air
        return False
    most_held = max((len(arrangement.held) for arrangement in arrangements), default=0)
    return (
        len(arrangements) * most_held > MOST_ARRANGEMENTS
        and sum(len(arrangement.held) for arrangement in arrangements) > MOST_ARRANGEMENTS
    )


def _most_at_home(arrangements: frozenset[Arrangement]) -> frozenset[Arrangement]:
    """Return the ways in which the fewest pieces stand elsewhere, so many that `LEFT` may follow."""
    kept, number = [], 0
    for arrangement in sorted(
        arrangements, key=lambda arrangement: (len(arrangement.moved), arrangement.moved, arrangement.held)
    ):
        number += len(arrangement.held)
        if number > LEFT:
            break
        kept.append(arrangement)
    return frozenset(kept)


def fits(board: Board, kinds: Kinds, arrangement: Arrangement, footprint: Footprint) -> bool:
    """Tell whether every piece on the board stands at home, or where this turn may put it."""
    if not arrangement.moved:
        return True
    away, down = _away(arrangement), 0
    for place in arrangement.moved:
        if not _may_stand(board, kinds, away, place, footprint):
            return False
        down |= 1 << place[0]
    return not _too_many(board, away, down, footprint)


def _away(arrangement: Arrangement) -> Mask:
    """Return where the pieces began that stand elsewhere or are in the air."""
    away = 0
    for _, origin in arrangement.moved:
        away |= 1 << origin
    for origin in arrangement.held:
        away |= 1 << origin
    return away


class SortedWays:
    """Ways in which the pieces may stand, sorted so that many turns can be asked about, again and again."""

    def __init__(self, board: Board, kinds: Kinds, arrangements: Iterable[Arrangement]) -> None:
        self._board, self._kinds = board, kinds
        self._ways: list[tuple[Mask, Arrangement]] = []  # where something strange stands; how the pieces do
        self._strange = self._down = 0
        self._fitting: dict[tuple[Arrivals, Arrivals, Mask], list[Arrangement]] = {}
        known: dict[tuple[int, int], Mask] = {}
        for arrangement in arrangements:
            strange = 0
            for place in arrangement.moved:
                self._down |= 1 << place[0]
                if (odd := known.get(place)) is None:
                    odd = known[place] = _strange(board, kinds, place)
                strange |= odd
            self._strange |= strange
            self._ways.append((strange, arrangement))

    def fitting(self, footprint: Footprint) -> list[Arrangement]:
        """Return the ways that `fits` this turn.

        Of a turn only what has come in some way matters, so turns that differ in what is still to come are
        looked at once. Most ways are sorted out by where pieces arrive.
        """
        aim = 0
        for target, _ in footprint.arrivals:
            aim |= 1 << target
        touched = aim & self._down
        come = tuple([one for one in footprint.arrivals if touched >> one[0] & 1]) if touched else ()
        key = come, footprint.pool_arrivals, aim & self._strange
        if (found := self._fitting.get(key)) is None:
            found = self._fitting[key] = [
                arrangement
                for strange, arrangement in self._ways
                if not strange & ~aim and fits(self._board, self._kinds, arrangement, footprint)
            ]
        return found


def _strange(board: Board, kinds: Kinds, place: tuple[int, int]) -> Mask:
    """Return the field of a piece that is not like the one that belongs there, none for any other."""
    spot, origin = place
    return 1 << spot & board.fields if not _alike(kinds, spot, origin) else 0


def _too_many(board: Board, away: Mask, down: Mask, footprint: Footprint) -> bool:
    """Tell whether the place that an arrived piece left is filled again, or a house has one too many.

    ``down``: where pieces stand that began elsewhere.
    """
    left, others = [], down & board.fields
    for target, sources in footprint.arrivals:
        if down >> target & 1:
            left.append(sources)
        others &= ~(1 << target)
    if any(sources & others for sources in left):
        return True
    for number, pool in enumerate(board.pools):
        more = (pool.mask & down).bit_count() - (pool.mask & away).bit_count()
        if more <= 0 and not left:
            continue
        allowed = sum(target == number for target, _ in footprint.pool_arrivals) - left.count(pool.mask)
        if more > allowed:
            return True
    return False


def _may_stand(board: Board, kinds: Kinds, away: Mask, place: tuple[int, int], footprint: Footprint) -> bool:
    spot, origin = place
    for target, sources in footprint.arrivals:
        if target == spot:
            return _came_from(kinds, away, origin, sources)
    for number, pool in enumerate(board.pools):
        if not pool.mask >> spot & 1:
            continue
        if pool.mask >> origin & 1:
            return True  # moved within its house
        arrivals = [sources for target, sources in footprint.pool_arrivals if target == number]
        return any(_came_from(kinds, away, origin, sources) for sources in arrivals) or (
            pool.kind is not None
            and pool.kind == kinds[origin]
            and bool(pool.mask & away)  # in the place of one that has left
        )
    return _alike(kinds, spot, origin)  # two alike changed places


def _came_from(kinds: Kinds, away: Mask, origin: int, sources: Mask) -> bool:
    """Tell whether it is the piece itself, or one like it that stands in while the right one is away."""
    if sources >> origin & 1:
        return True
    return any(_alike(kinds, spot, origin) for spot in bits(sources & away))


def _alike(kinds: Kinds, one: int, other: int) -> bool:
    """Tell whether pieces of the same kind belong on both; of places beside the board nobody knows it."""
    return max(one, other) < len(kinds) and kinds[one] is not None and kinds[one] == kinds[other]


def home(board: Board, kinds: Kinds, arrangement: Arrangement) -> bool:
    """Tell whether nothing is in the air and every piece stands where one like it should."""
    return not arrangement.held and all(
        _alike(kinds, spot, origin)
        or any(pool.mask >> spot & 1 and pool.mask >> origin & 1 for pool in board.pools)
        for spot, origin in arrangement.moved
    )


def removed(kinds: Kinds, footprint: Footprint) -> str:
    """Tell whose piece this turn sends to a house or the like; empty where it sends none."""
    gone = (sources for _, sources in footprint.pool_arrivals)
    return next((kinds[spot] or "" for sources in gone for spot in bits(sources) if kinds[spot]), "")


def carried(board: Board, footprint: Footprint, before: Mask, after: Mask) -> dict[int, int] | None:
    """Tell what a turn carried, from its pictures: where each piece stands after -> where it stood before.

    None where the pictures do not show it (a house that one left and another entered).
    """
    origins: dict[int, int] = {}
    for target, sources in footprint.arrivals:
        if target >= len(board.spots):
            return None
        left = sources if sources & board.fields else sources & before & ~after
        if not left:
            return None
        origins[target] = left.bit_length() - 1
    for number, sources in footprint.pool_arrivals:
        if not (come := board.pools[number].mask & after & ~before):
            return None
        origins[come.bit_length() - 1] = sources.bit_length() - 1
    return {spot: origin for spot, origin in origins.items() if spot != origin}


def regrouped(before: Kinds, after: Kinds) -> dict[int, int]:
    """Tell where pieces go when the board is set up anew: spot before -> spot after, alike ones in order.

    Left out are pieces that only come or go, and those of which it is not known which they are.
    """
    origins: dict[int, int] = {}
    for kind in sorted({*before, *after} - {None}, key=str):
        gone = [spot for spot, each in enumerate(before) if each == kind != after[spot]]
        come = [spot for spot, each in enumerate(after) if each == kind != before[spot]]
        origins.update(zip(gone, come, strict=False))
    return origins


def ends(board: Board, kinds: Kinds, arrangement: Arrangement, footprint: Footprint) -> bool:
    """Tell whether this arrangement is the end of the turn.

    Each arrival is there, and nothing else in the air.

    What the turn brings beside the board is there as soon as it has left its spot.
    """
    beyond = len(board.spots)
    off = [sources for target, sources in footprint.arrivals if target >= beyond]
    if len(arrangement.held) != len(off) or not fits(board, kinds, arrangement, footprint):
        return False
    if off and not all(sources >> origin & 1 for sources, origin in zip(off, arrangement.held, strict=True)):
        return False
    moved = dict(arrangement.moved)
    away = _away(arrangement)
    return all(
        target >= beyond or (target in moved and _came_from(kinds, away, moved[target], sources))
        for target, sources in footprint.arrivals
    )
