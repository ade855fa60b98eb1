"""Who sits where in the next round, by lot: everybody meets as many others as can be.

From an evening and a source of chance to a round. Refuses to know: clocks, files.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from companion.hall.evening.plan import Evening, Pairing, PlanTable, Round
from companion.hall.evening.sizes import sizes
from companion.hall.evening.standings import standings
from companion.hall.evening.swiss import swiss_pairs

DRAW_TRIES = 12
"""So many first draws are made better by changes of two; the best one counts."""

Met = Counter[tuple[int, int]]
"""How often two have sat at one table, the smaller number first."""


Near = Mapping[int, Mapping[int, int]]
"""The same squared, for all: to meet for the third time is worse than two for the second."""


def draw(evening: Evening, tables: Sequence[PlanTable], chance: Random) -> Round:
    """Return the next round at these tables. Nobody plays where it holds no pairing."""
    here = [player.id for player in evening.players if player.here]
    room = sizes(len(here), [(table.fewest, table.most) for table in tables], evening.size)
    playing = _playing(here, sum(room), evening, chance)
    groups = _groups(playing, room, evening, chance)
    first = Counter(next(iter(one.seats.values())) for each in evening.drawn for one in each.pairings)
    pairings = tuple(
        Pairing(table.board, _seated(table, group, first, chance))
        for table, group in zip(tables, groups, strict=False)
    )
    return Round(pairings, tuple(player for player in here if player not in playing))


def met(evening: Evening) -> Met:
    """Return how often two have sat at one table."""
    tables = (one.seats.values() for each in evening.drawn for one in each.pairings)
    return Counter(_pair(*two) for players in tables for two in combinations(players, 2))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _playing(here: list[int], room: int, evening: Evening, chance: Random) -> list[int]:
    """Return who plays: first those who have sat out most; by points the lowest sit out, else by lot."""
    out = Counter(player for each in evening.drawn for player in each.out)
    total = {one.player: one.points for one in standings(evening)} if evening.swiss else {}
    return sorted(here, key=lambda player: (-out[player], -total.get(player, 0), chance.random()))[:room]


def _groups(
    playing: list[int], room: Sequence[int], evening: Evening, chance: Random
) -> Sequence[Sequence[int]]:
    known = met(evening)
    if evening.swiss and set(room) == {2}:
        total = {one.player: one.points for one in standings(evening)}
        return swiss_pairs({player: total[player] for player in playing}, known, chance)
    near = {one: {other: known[_pair(one, other)] ** 2 for other in playing} for one in playing}
    best: list[list[int]] = []
    for _ in range(DRAW_TRIES):
        found = _drawn(playing, room, near, chance)
        if not best or _cost(found, near) < _cost(best, near):
            best = found
        if _cost(best, near) == 0:
            break
    return best


def _drawn(playing: list[int], room: Sequence[int], near: Near, chance: Random) -> list[list[int]]:
    """Return groups by lot, made better as long as two can change places so that fewer meet again."""
    order, groups = chance.sample(playing, len(playing)), []
    for size in room:
        groups.append(order[:size])
        order = order[size:]
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            better = _changed(one, other, near) or better
    return groups


def _changed(one: list[int], other: list[int], near: Near) -> bool:
    """Let two change places where that is better; tell whether they did."""
    theirs = [(_pull(player, other, near), _pull(player, one, near)) for player in other]
    for mine, player in enumerate(one):
        stays, goes = _pull(player, one, near), _pull(player, other, near)
        for place, (his_stays, his_goes) in enumerate(theirs):
            if goes + his_goes - 2 * near[player][other[place]] < stays + his_stays:
                one[mine], other[place] = other[place], player
                return True
    return False


def _pull(player: int, group: Sequence[int], near: Near) -> int:
    mine = near[player]
    return sum(mine[other] for other in group)


def _cost(groups: Sequence[Sequence[int]], near: Near) -> int:
    return sum(_pull(player, group, near) for group in groups for player in group)


def _seated(table: PlanTable, group: Sequence[int], first: Counter[int], chance: Random) -> dict[str, int]:
    """Return seat -> player, those across first, as the page of a new game has it.

    The first seat goes to whoever has had it least, else by lot.
    """
    order = sorted(group, key=lambda player: (first[player], chance.random()))
    begin, *others = table.seats
    taken = (begin, *others[-1:], *others[:-1])[: len(order)]
    return dict(zip((seat for seat in table.seats if seat in taken), order, strict=True))
