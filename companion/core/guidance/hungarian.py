"""Who goes where at the smallest cost: the assignment problem, solved by the Hungarian method.

Refuses to know: what the costs mean.
"""

from collections.abc import Sequence

Costs = Sequence[Sequence[int]]


def assign(costs: Costs) -> dict[int, int]:
    """Return row -> column so that no column is used twice, and the sum of costs is smallest.

    Every row gets a column; where there are fewer columns than rows, every column is used instead.

    The Hungarian method with potentials, O(rows squared x columns). Times: docs/lab/recovery.md.

    Args:
        costs: one row for each piece, all of the same length.
    """
    if not costs or not costs[0]:
        return {}
    if len(costs) > len(costs[0]):
        turned = assign([list(column) for column in zip(*costs, strict=True)])
        return {row: column for column, row in sorted(turned.items(), key=lambda one: one[1])}
    columns = len(costs[0])
    row_price, column_price = [0] * len(costs), [0] * columns
    owner: list[int | None] = [None] * columns  # the row that holds a column
    for row in range(len(costs)):
        column, before = _cheapest_path(costs, owner, row_price, column_price, row)
        while (previous := before[column]) >= 0:
            owner[column] = owner[previous]
            column = previous
        owner[column] = row
    return dict(sorted((row, column) for column, row in enumerate(owner) if row is not None))


def _cheapest_path(
    costs: Costs, owner: Sequence[int | None], row_price: list[int], column_price: list[int], row: int
) -> tuple[int, list[int]]:
    """Return the free column that a new row reaches most cheaply, and each column's predecessor (-1: row).

    Adjusts the prices.
    """
    columns = len(column_price)
    least, before = [0] * columns, [-1] * columns
    started = False
    used: list[int] = []
    waiting, here = list(range(columns)), -1
    now: int | None = row
    while now is not None:
        price, line = row_price[now], costs[now]
        for column in waiting:
            slack = line[column] - price - column_price[column]
            if not started or slack < least[column]:
                least[column], before[column] = slack, here
        started = True
        here = min(waiting, key=least.__getitem__)
        step = least[here]
        row_price[row] += step
        for column in used:
            column_price[column] -= step
            if (taker := owner[column]) is not None:
                row_price[taker] += step
        for column in waiting:
            least[column] -= step
        waiting.remove(here)
        used.append(here)
        now = owner[here]
    return here, before
