"""Where the active figure may step, and which walls may be pulled, as the small labyrinth stands.

Knows: gaps, figures in the way and jumps (SL-08, SL-12 .. SL-15; SA1, SA2, SA4 .. SA7). Refuses to know: what
a pull or a step leads to (`small/rules.py`).

A way leads from the own field through gaps; all fields on it but the last are occupied. One gap is a step,
more are a jump.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.labyrinth.small.box import GRID
from companion.games.labyrinth.small.state import State

Path = tuple[int, ...]
"""The slots of the gaps that a way leads through, in order."""


def paths(state: State) -> Iterator[tuple[int, Path]]:
    """Yield all ways through gaps, whatever the options say: (the field it leads to, way), shortest first.

    The last field may be free (a landing) or occupied (its walls may be pulled for a jump).
    """
    ahead: list[tuple[int, Path, Mask]] = [(state.here, (), 1 << state.here)]
    while ahead:
        here, path, seen = ahead.pop(0)
        if path:
            yield here, path
        if path and not state.occupied >> here & 1:
            continue
        for slot in bits(GRID.around[here] & state.empty):
            there = GRID.beyond(slot, here)
            if not seen >> there & 1:
                ahead.append((there, (*path, slot), seen | 1 << there))


def landings(state: State) -> Mask:
    """Return the fields on which the active figure may step now, by one step or a jump."""
    found = _free_ends(state)
    if must_step(state):
        return _behind_last(state)
    return _through_last(state) if must_jump(state) else found


def pullable(state: State) -> Mask:
    """Return the slots whose wall may be pulled after a call."""
    if must_step(state):
        return 0
    if len(state.called) > 1:
        return pairs(state)
    beyond = _beyond(state, paired=state.pair)
    if state.pair or must_jump(state):
        return beyond
    return GRID.around[state.here] & ~state.empty | beyond


def pairs(state: State) -> Mask:
    """Return the walls that may begin a jump of two calls (SA4), to a figure whose field has another wall."""
    found = 0
    if must_jump(state):
        return found
    for slot in bits(GRID.around[state.here] & ~state.empty):
        there = GRID.beyond(slot, state.here)
        if state.occupied >> there & 1 and GRID.around[there] & ~state.empty & ~(1 << slot):
            found |= 1 << slot
    return found


def must_step(state: State) -> bool:
    """Tell whether nothing else is allowed but a step through the gap just opened (SA2)."""
    return not state.options.may_stay and bool(_behind_last(state))


def must_jump(state: State) -> bool:
    """Tell whether the gap just opened leads to a figure, and the jump over it must be gone on with (SA6).

    Where no wall of that figure may be pulled and no jump is open, nothing can be gone on with.
    """
    if state.options.may_decline_jump or not state.fresh:
        return False
    ahead = (spot for spot, path in paths(state) if path[-1] == state.fresh[-1])
    if not any(state.occupied >> spot & 1 for spot in ahead):
        return False
    return bool(_through_last(state) or _beyond(state, paired=False))


def may_stop(state: State) -> bool:
    """Tell whether the turn may be ended by a word (SA3): always where nothing else is left."""
    if not landings(state) and not pullable(state):
        return True
    return state.options.may_stop and not must_step(state) and not must_jump(state)


def leads_on(state: State) -> bool:
    """Tell whether the gap just opened is a part of a way that may be gone."""
    return bool(state.fresh) and any(state.fresh[-1] in path for _, path in going(state))


def at_figure(state: State) -> bool:
    """Tell whether one more wall may open a jump over a figure right behind the gap just opened."""
    if not state.fresh or leads_on(state):
        return False
    behind = (
        spot for spot, path in paths(state) if path[-1] == state.fresh[-1] and state.occupied >> spot & 1
    )
    return any(GRID.around[spot] & pullable(state) & ~GRID.around[state.here] for spot in behind)


def going(state: State) -> Iterator[tuple[int, Path]]:
    """Yield the ways to free fields that may be gone: (field, way), shortest first."""
    return (
        (spot, path) for spot, path in paths(state) if not state.occupied >> spot & 1 and _may_go(state, path)
    )


def _free_ends(state: State) -> Mask:
    return sum({1 << spot for spot, _ in going(state)})


def _through_last(state: State) -> Mask:
    """Return the fields to which a jump through the gap just opened leads."""
    return sum({1 << spot for spot, path in going(state) if len(path) > 1 and state.fresh[-1] in path})


def _behind_last(state: State) -> Mask:
    """Return the free field right behind the gap just opened, if it may be entered."""
    return sum({1 << spot for spot, path in going(state) if path[-1:] == state.fresh[-1:]})


def _beyond(state: State, *, paired: bool) -> Mask:
    """Return the walls of figures in the way that may be pulled for a jump."""
    found = 0
    for spot, path in paths(state):
        if state.occupied >> spot & 1 and _may_pull_beyond(state, path, paired=paired):
            found |= GRID.around[spot] & ~state.empty
    return found


def _may_go(state: State, path: Path) -> bool:
    """Tell whether the options allow this way through open gaps (docs/reference/rules.md, jumps)."""
    options, last = state.options, state.fresh[-1:]
    if len(path) == 1:
        return options.open_gap_free or last == path
    if len(path) > 2 and not options.chain_jump:
        return False
    if not options.open_side_free:
        return state.fresh[-len(path) :] == path
    return options.open_gap_free or (bool(last) and last[0] in path)


def _may_pull_beyond(state: State, path: Path, *, paired: bool) -> bool:
    """Tell whether the walls of the occupied field at the end of this way may be pulled for a jump.

    ``paired``: with the second of two calls, so only beyond the wall that was pulled with the first.
    Where two calls come first, no jump begins through a gap that a single call has just opened.
    """
    options = state.options
    if paired:
        return state.fresh[-1:] == path
    if len(path) > 1 and not options.chain_jump:
        return False
    if options.both_calls_first and len(path) == 1 and path[0] in state.fresh:
        return False
    return options.open_side_free or state.fresh[-len(path) :] == path
