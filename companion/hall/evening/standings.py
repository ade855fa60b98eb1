"""Who leads: by points; then first places, second places, and who was ahead of the other at one table.

Who is equal in all of it shares the place. Refuses to know: how results came.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.hall.evening.plan import Evening, Ranks
from companion.hall.evening.points import SITS_OUT, points


class Standing(Struct, frozen=True):
    """One player in the standings.

    Args:
        place: shared by those who are equal.
        player: by number.
        points: of all rounds.
        firsts, seconds: how often in this place.
        ahead: how often before those with the same points and places at one table, less how often behind.
        played: games with a result.
        out: rounds sat out.
    """

    place: int
    player: int
    points: int
    firsts: int
    seconds: int
    ahead: int
    played: int
    out: int


def standings(evening: Evening) -> list[Standing]:
    """Return all players, the leader first."""
    games = [pairing.counts for each in evening.drawn for pairing in each.pairings if pairing.counts]
    sums = [_sums(player.id, evening, games) for player in evening.players]
    sums.sort(key=_worth, reverse=True)
    found: list[Standing] = []
    for _, group in groupby(sums, key=_worth):
        found += _among_equals(list(group), games, len(found))
    return found


def _sums(player: int, evening: Evening, games: Iterable[Ranks]) -> Standing:
    out = sum(player in each.out for each in evening.drawn)
    mine = [places for places in games if any(player in sharing for sharing in places)]
    total = sum(points(places)[player] for places in mine) + SITS_OUT * out
    ranks = [_rank(player, places) for places in mine]
    return Standing(0, player, total, ranks.count(1), ranks.count(2), 0, len(mine), out)


def _worth(one: Standing) -> tuple[int, int, int]:
    return one.points, one.firsts, one.seconds


def _rank(player: int, places: Ranks) -> int:
    before = 0
    for sharing in places:
        if player in sharing:
            break
        before += len(sharing)
    return before + 1


def _among_equals(group: list[Standing], games: list[Ranks], before: int) -> Iterator[Standing]:
    """Yield those with the same points and places by how often they were ahead of each other."""
    ids = {one.player for one in group}
    ahead = dict.fromkeys(ids, 0)
    for places in games:
        met = [tuple(player for player in sharing if player in ids) for sharing in places]
        for number, sharing in enumerate(met):
            behind = sum(map(len, met[number + 1 :]))
            for player in sharing:
                ahead[player] += behind - sum(map(len, met[:number]))
    group.sort(key=lambda one: (-ahead[one.player], one.player))
    for margin, equals in groupby(group, key=lambda one: ahead[one.player]):
        alike = list(equals)
        yield from (replace(one, place=before + 1, ahead=margin) for one in alike)
        before += len(alike)
