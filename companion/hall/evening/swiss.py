"""A Swiss draw: pairs with like points, nobody twice with the same one as long as that can be.

The whole of it is one cheapest matching, by networkx (docs/adr/0030). Refuses to know: tables, seats.
"""

from collections.abc import Mapping
from itertools import combinations
from random import Random

AGAIN = 10_000_000
"""What it costs that two meet once more: more than all differences of points together."""

APART = 100
"""What a point of difference costs, squared; chance decides below that."""


def swiss_pairs(
    points: Mapping[int, int], met: Mapping[tuple[int, int], int], chance: Random
) -> list[tuple[int, int]]:
    """Return pairs of all players, whose number is even; those with most points first.

    Args:
        points: player -> points so far.
        met: how often two have met, the smaller number first.
        chance: decides between what is equal.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - 0.2 s, which only this draw needs

    graph = Graph()
    for one, other in combinations(sorted(points), 2):
        apart = APART * (points[one] - points[other]) ** 2 + chance.randrange(APART)
        graph.add_edge(one, other, weight=-apart - AGAIN * met.get((one, other), 0))
    pairs = [(min(two), max(two)) for two in max_weight_matching(graph, maxcardinality=True)]
    return sorted(pairs, key=lambda two: (-points[two[0]] - points[two[1]], two))
