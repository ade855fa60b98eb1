"""Where the active figure may step, and which walls may be pulled, as the small labyrinth stands.

Knows: gaps, figures in the way and jumps (SL-08, SL-12 .. SL-15; SA1, SA2, SA4 .. SA7). Refuses to know: what
a pull or a step leads to (`small/rules.py`).

A way leads from the own field through gaps; all fields on it but the last are occupied. One gap is a step,
more are a jump.
"""

from collections.abc import Iterator

from companion.core.model.game import bits, union
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.position import Position

Path = tuple[int, ...]
"""The slots of the gaps that a way leads through, in order."""


def paths(position: Position) -> Iterator[tuple[int, Path]]:
    """Yield all ways through gaps, whatever the options say: (the field it leads to, way), shortest first.

    The last field may be free (a landing) or occupied (its walls may be pulled for a jump).
    """
    ahead: list[tuple[int, Path, Mask]] = [(position.here, (), 1 << position.here)]
    while ahead:
        here, path, seen = ahead.pop(0)
        if path:
            yield here, path
        if path and not position.occupied >> here & 1:
            continue
        for slot in bits(GRID.around[here] & position.empty):
            there = GRID.beyond(slot, here)
            if not seen >> there & 1:
                ahead.append((there, (*path, slot), seen | 1 << there))


def landings(position: Position) -> Mask:
    """Return the fields on which the active figure may step now, by one step or a jump."""
    if must_step(position):
        return _behind_last(position)
    return _through_last(position) if must_jump(position) else sum({1 << spot for spot, _ in going(position)})


def pullable(position: Position) -> Mask:
    """Return the slots whose wall may be pulled after a call."""
    if must_step(position):
        return 0
    if len(position.called) > 1:
        return pairs(position)
    beyond = _beyond(position, paired=position.pair)
    if position.pair or must_jump(position):
        return beyond
    return GRID.around[position.here] & ~position.empty | beyond


def pairs(position: Position) -> Mask:
    """Return the walls that may begin a jump of two calls (SA4), to a figure whose field has another wall."""
    masks = 0
    if must_jump(position):
        return masks
    for slot in bits(GRID.around[position.here] & ~position.empty):
        there = GRID.beyond(slot, position.here)
        if position.occupied >> there & 1 and GRID.around[there] & ~position.empty & ~(1 << slot):
            masks |= 1 << slot
    return masks


def must_step(position: Position) -> bool:
    """Tell whether nothing else is allowed but a step through the gap just opened (SA2)."""
    return not position.options.may_stay and bool(_behind_last(position))


def must_jump(position: Position) -> bool:
    """Tell whether the gap just opened leads to a figure, and the jump over it must be gone on with (SA6).

    Where no wall of that figure may be pulled and no jump is open, nothing can be gone on with.
    """
    if position.options.may_decline_jump or not position.fresh:
        return False
    ahead = (spot for spot, path in paths(position) if path[-1] == position.fresh[-1])
    if not any(position.occupied >> spot & 1 for spot in ahead):
        return False
    return bool(_through_last(position) or _beyond(position, paired=False))


def may_stop(position: Position) -> bool:
    """Tell whether the turn may be ended by a word (SA3): always where nothing else is left."""
    if not landings(position) and not pullable(position):
        return True
    return position.options.may_stop and not must_step(position) and not must_jump(position)


def leads_on(position: Position) -> bool:
    """Tell whether the gap just opened is a part of a way that may be gone."""
    return bool(position.fresh) and any(position.fresh[-1] in path for _, path in going(position))


def at_figure(position: Position) -> bool:
    """Tell whether one more wall may open a jump over a figure right behind the gap just opened."""
    if not position.fresh or leads_on(position):
        return False
    behind = (
        spot
        for spot, path in paths(position)
        if path[-1] == position.fresh[-1] and position.occupied >> spot & 1
    )
    return any(GRID.around[spot] & pullable(position) & ~GRID.around[position.here] for spot in behind)


def going(position: Position) -> Iterator[tuple[int, Path]]:
    """Yield the ways to free fields that may be gone: (field, way), shortest first."""
    return (
        (spot, path)
        for spot, path in paths(position)
        if not position.occupied >> spot & 1 and _may_go(position, path)
    )


def _through_last(position: Position) -> Mask:
    """Return the fields to which a jump through the gap just opened leads."""
    return sum({1 << spot for spot, path in going(position) if len(path) > 1 and position.fresh[-1] in path})


def _behind_last(position: Position) -> Mask:
    """Return the free field right behind the gap just opened, if it may be entered."""
    return sum({1 << spot for spot, path in going(position) if path[-1:] == position.fresh[-1:]})


def _beyond(position: Position, *, paired: bool) -> Mask:
    """Return the walls of figures in the way that may be pulled for a jump."""
    walls = union(
        GRID.around[spot]
        for spot, path in paths(position)
        if position.occupied >> spot & 1 and _may_pull_beyond(position, path, paired=paired)
    )
    return walls & ~position.empty


def _may_go(position: Position, path: Path) -> bool:
    """Tell whether the options allow this way through open gaps (docs/reference/rules.md, jumps)."""
    options, last = position.options, position.fresh[-1:]
    if len(path) == 1:
        return options.open_gap_free or last == path
    if len(path) > 2 and not options.chain_jump:
        return False
    if not options.open_side_free:
        return position.fresh[-len(path) :] == path
    return options.open_gap_free or (bool(last) and last[0] in path)


def _may_pull_beyond(position: Position, path: Path, *, paired: bool) -> bool:
    """Tell whether the walls of the occupied field at the end of this way may be pulled for a jump.

    ``paired``: with the second of two calls, so only beyond the wall that was pulled with the first.
    Where two calls come first, no jump begins through a gap that a single call has just opened.
    """
    options = position.options
    if paired:
        return position.fresh[-1:] == path
    if len(path) > 1 and not options.chain_jump:
        return False
    if options.both_calls_first and len(path) == 1 and path[0] in position.fresh:
        return False
    return options.open_side_free or position.fresh[-len(path) :] == path
