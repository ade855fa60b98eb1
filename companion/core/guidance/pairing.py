"""Which stray piece fills which gap, so that the fewest hand moves are needed.

As many gaps as can be are filled by strays (the Hungarian method), and rings, in which each piece goes where
the next one stands, are opened: a ring costs one hand move more. Proof and limits:
docs/lab/recovery.md.

Refuses to know: boards and kinds; what may go where is in the costs.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from companion.core.guidance.hungarian import Costs, assign

FORBIDDEN = 10**6
"""Cost of a pair that cannot be, more than all that a way may cost besides."""

PAIRING_TRIES = 40
"""So many other pairings are looked at where rings are left and kinds are known by halves."""

Pairs = dict[int, int]


class _Task(Struct, frozen=True):
    """``blocks``: column -> the row whose piece stands there."""

    costs: Costs
    blocks: Mapping[int, int]


def pair(costs: Costs, blocks: Mapping[int, int]) -> Pairs:
    """Return row -> column for each piece that fills a gap.

    First the fewest hand moves: a piece or a gap without partner costs one, each ring one more. Then the
    smallest sum of costs, only nearly so where a ring was opened.

    Args:
        costs: one row for each piece, one column for each gap; `FORBIDDEN` or more where it cannot go.
        blocks: the gaps on which a piece stands that must leave: column -> row.
    """
    task = _Task(costs, blocks)
    best = _solved(task, costs)
    if not any(rings(best, blocks)) or _in_classes(costs):
        return best
    tries = PAIRING_TRIES
    border = [(costs, best)]
    while border and tries > 0:
        rest, found = border.pop(0)
        for row in next(rings(found, blocks), [])[:tries]:
            tries -= 1
            narrowed = [list(line) for line in rest]
            narrowed[row][found[row]] = FORBIDDEN
            other = _solved(task, narrowed)
            border.append((narrowed, other))
            best = min(best, other, key=lambda pairs: _moves(task, pairs))
    return best


def rings(pairs: Pairs, blocks: Mapping[int, int]) -> Iterator[list[int]]:
    """Yield the rows of each ring: each goes where the next one stands. ``blocks``: column -> row."""
    done: set[int] = set()
    for start in pairs:
        ring: list[int] = []
        here: int | None = start
        while here is not None and here in pairs and here not in done:
            done.add(here)
            ring.append(here)
            here = blocks.get(pairs[here])
        if ring and here == start:
            yield ring


def _solved(task: _Task, costs: Costs) -> Pairs:
    """Return a pairing that uses nothing forbidden in ``costs``, its rings opened by exchanges."""
    pairs = {row: column for row, column in assign(costs).items() if costs[row][column] < FORBIDDEN}
    opened = True
    while opened:
        opened = False
        for ring in rings(pairs, task.blocks):
            exchange = min(_exchanges(pairs, costs, ring), key=lambda one: one.cost, default=None)
            if exchange is not None:
                for row in exchange.rows:
                    pairs.pop(row, None)
                pairs.update(exchange.after)
                opened = True
                break
    return pairs


def _moves(task: _Task, pairs: Pairs) -> tuple[int, int]:
    """Tell how long a way is, up to a number that is the same for all pairings; and what it costs."""
    extra = sum(1 for _ in rings(pairs, task.blocks))
    return extra - len(pairs), sum(task.costs[row][column] for row, column in pairs.items())


def _in_classes(costs: Costs) -> bool:
    """Tell whether any two pieces share all gaps or none: exchanges then find the fewest moves."""
    may = {frozenset(column for column, cost in enumerate(row) if cost < FORBIDDEN) for row in costs}
    return sum(map(len, may)) == len(frozenset().union(*may))


class _Exchange(Struct, frozen=True):
    """A way to open a ring: these rows give up their columns, some get others, and what that costs."""

    rows: tuple[int, ...]
    after: Mapping[int, int]
    cost: int


def _exchanges(pairs: Pairs, costs: Costs, ring: Sequence[int]) -> Iterator[_Exchange]:
    """Yield all ways to open a ring while filling as many gaps.

    The opened ring joins the chain of a piece outside it.
    """
    free = sorted(set(range(len(costs[0]))) - set(pairs.values()))
    others = [row for row in range(len(costs)) if row not in ring]
    for row in ring:
        column = pairs[row]
        before = costs[row][column]
        for gap in free:
            if costs[row][gap] < FORBIDDEN:
                yield _Exchange((row,), {row: gap}, costs[row][gap] - before)
        for other in others:
            if costs[other][column] >= FORBIDDEN:
                continue
            if (its := pairs.get(other)) is None:
                yield _Exchange((row,), {other: column}, costs[other][column] - before)
            elif costs[row][its] < FORBIDDEN:
                cost = costs[row][its] + costs[other][column] - before - costs[other][its]
                yield _Exchange((row, other), {row: its, other: column}, cost)
