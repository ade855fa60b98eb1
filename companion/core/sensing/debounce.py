"""From raw levels to believed touches: every spot is debounced for itself.

Knows: contacts bounce (up to 30 ms, notation.md part 4), with separate times for press and release. A
pole that turns over while the contact stays closed must rest as long as a press.
Refuses to know: what a touch means.
"""

from operator import itemgetter

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.session.recorded import Settings
from companion.core.model.types import NO_POLES, BoardReading, Mask, Poles, Touch


class Debounce(Struct, frozen=True, gc=False):
    """The debounce of all spots.

    Args:
        stable: the believed picture.
        raw: the levels as last reported.
        edges: (spot, time of its last raw edge, time at which it rests) for each spot that is still moving,
            the first to rest first.
        poles: the believed poles.
        raw_poles: the poles as last reported.
    """

    stable: Mask = 0
    raw: Mask = 0
    edges: tuple[tuple[int, int, int], ...] = ()
    poles: Poles = NO_POLES
    raw_poles: Poles = NO_POLES


def due(state: Debounce) -> int | None:
    """Tell when the next spot comes to rest, in ms; None while none is moving."""
    return state.edges[0][2] if state.edges else None


def step(
    state: Debounce, at_ms: int, levels: Mask, settings: Settings, poles: Poles = NO_POLES
) -> tuple[Debounce, list[BoardReading]]:
    """Take the levels and poles of time ``at_ms`` in; what has come to rest by then comes out, in time order.

    The same levels may be reported any number of times. A pulse shorter than the press or release time is
    no touch. An edge in the very ms in which a spot would come to rest is a bounce, too: it rests anew.
    """
    readings: list[BoardReading] = []
    if (rests := due(state)) is not None and rests < at_ms:
        state, readings = advance(state, at_ms - 1)
    changed = state.raw ^ levels
    if poles != state.raw_poles:
        old = state.raw_poles
        changed |= ((old.norths ^ poles.norths) | (old.souths ^ poles.souths)) & levels
        state = replace(state, raw_poles=poles)
    if changed:
        edges = [edge for edge in state.edges if not changed >> edge[0] & 1]
        edges += [
            (spot, at_ms, at_ms + (settings.press_ms if levels >> spot & 1 else settings.release_ms))
            for spot in bits(changed)
        ]
        if len(edges) > 1:
            edges.sort(key=itemgetter(2))
        state = replace(state, raw=levels, edges=tuple(edges))
    return state, readings


def advance(state: Debounce, at_ms: int) -> tuple[Debounce, list[BoardReading]]:
    """Let time pass up to ``at_ms`` without new levels."""
    readings: list[BoardReading] = []
    while state.edges and (rest_ms := state.edges[0][2]) <= at_ms:
        ready = [edge for edge in state.edges if edge[2] == rest_ms]
        moving = state.edges[len(ready) :]
        if len(ready) > 1:
            ready.sort(key=lambda edge: (edge[1], state.raw >> edge[0] & 1, edge[0]))
        touches: list[Touch] = []
        stable, poles = state.stable, state.poles
        for spot, edge_ms, _ in ready:
            if (touch := _touch(state, spot, edge_ms)) is not None:
                touches.append(touch)
                stable = stable if touch.exchanged else stable ^ 1 << spot
        if state.raw_poles != poles:
            poles = _poles(state, stable, [spot for spot, _, _ in ready])
        changed = touches or poles != state.poles
        state = replace(state, stable=stable, edges=moving, poles=poles)
        if changed:
            readings.append(BoardReading(rest_ms, stable, tuple(touches), poles))
    return state, readings


def _touch(state: Debounce, spot: int, edge_ms: int) -> Touch | None:
    """Tell what came of a spot that has come to rest; None where all is as it was."""
    on = bool(state.raw >> spot & 1)
    north = state.raw_poles.at(spot) if on else None
    if (state.raw ^ state.stable) >> spot & 1:
        return Touch(edge_ms, spot, on, north)
    before = state.poles.at(spot)
    if on and None not in (north, before) and north != before:
        return Touch(edge_ms, spot, on, north, exchanged=True)
    return None


def _poles(state: Debounce, stable: Mask, ready: list[int]) -> Poles:
    """Return the believed poles: spots at rest as reported; a pole once seen is kept while it is unknown."""
    poles = state.poles.on(stable)
    for spot in ready:
        north = state.raw_poles.at(spot)
        came = not state.stable >> spot & 1
        if stable >> spot & 1 and (came or north is not None):
            poles = poles.set(spot, north)
    return poles
