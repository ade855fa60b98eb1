"""How many sit at each table. Refuses to know: who."""

from collections.abc import Sequence


def sizes(players: int, tables: Sequence[tuple[int, int]], most: int) -> tuple[int, ...]:
    """Return how many sit at each of the first tables: as many in all as can, at as few tables as hold them.

    Args:
        players: how many there are.
        tables: the fewest and the most of each.
        most: at no table more than this.
    """
    best: tuple[int, ...] = ()
    for count in range(1, len(tables) + 1):
        lows = [low for low, _ in tables[:count]]
        highs = [max(low, min(high, most)) for low, high in tables[:count]]
        if sum(lows) <= players and min(players, sum(highs)) > sum(best):
            best = _filled(lows, highs, players)
    return best


def _filled(lows: list[int], highs: list[int], players: int) -> tuple[int, ...]:
    found = list(lows)
    while sum(found) < players:
        if not (free := [number for number, size in enumerate(found) if size < highs[number]]):
            break
        found[min(free, key=lambda number: found[number])] += 1
    return tuple(found)
