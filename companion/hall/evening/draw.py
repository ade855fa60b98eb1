"""Who sits where in the next round, by lot: everybody meets as many others as can be.

From an evening and a source of chance to a round. Refuses to know: clocks, files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from companion.hall.evening.plan import Evening, Pairing, PlanTable, Round
from companion.hall.evening.sizes import sizes
from companion.hall.evening.standings import standings
from companion.hall.evening.swiss import swiss_pairs

TRIES = 12
"""So many first draws are made better by changes of two; the best one counts."""

Met = Counter[tuple[int, int]]
"""How often two have sat at one table, the smaller number first."""


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
    order = sorted(here, key=lambda player: (-out[player], -total.get(player, 0), chance.random()))
    return order[:room]


def _groups(
    playing: list[int], room: Sequence[int], evening: Evening, chance: Random
) -> Sequence[Sequence[int]]:
    known = met(evening)
    if evening.swiss and set(room) == {2}:
        total = {one.player: one.points for one in standings(evening)}
        return swiss_pairs({player: total[player] for player in playing}, known, chance)
    return min(
        (_drawn(playing, room, known, chance) for _ in range(TRIES)),
        key=lambda groups: sum(_cost(group, known) for group in groups),
    )


def _drawn(playing: list[int], room: Sequence[int], known: Met, chance: Random) -> list[list[int]]:
    """Return groups by lot, made better as long as two can change places so that fewer meet again."""
    order, groups = chance.sample(playing, len(playing)), []
    for size in room:
        groups.append(order[:size])
        order = order[size:]
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            better = _changed(one, other, known) or better
    return groups


def _changed(one: list[int], other: list[int], known: Met) -> bool:
    """Let two change places where that is better; tell whether they did."""
    before = _cost(one, known) + _cost(other, known)
    for mine in range(len(one)):
        for theirs in range(len(other)):
            one[mine], other[theirs] = other[theirs], one[mine]
            if _cost(one, known) + _cost(other, known) < before:
                return True
            one[mine], other[theirs] = other[theirs], one[mine]
    return False


def _cost(group: Sequence[int], known: Met) -> int:
    """Return how much of this was there before: one third time is worse than two second times."""
    return sum(known[_pair(*two)] ** 2 for two in combinations(group, 2))


def _seated(table: PlanTable, group: Sequence[int], first: Counter[int], chance: Random) -> dict[str, int]:
    """Return seat -> player, those across first, as the page of a new game has it.

    The first seat goes to whoever has had it least, else by lot.
    """
    order = sorted(group, key=lambda player: (first[player], chance.random()))
    begin, *others = table.seats
    taken = (begin, *others[-1:], *others[:-1])[: len(order)]
    return dict(zip((seat for seat in table.seats if seat in taken), order, strict=True))
