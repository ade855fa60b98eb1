"""From raw levels to believed touches: every spot is debounced for itself.

Knows: contacts bounce (up to 30 ms, docs/notation.md part 4), with separate times for press and release.
Refuses to know: what a touch means.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.game import bits
from companion.core.session import Settings
from companion.core.types import BoardReading, Mask, Touch


@dataclass(frozen=True, slots=True)
class Settle:
    """The debounce of all spots.

    Args:
        stable: the believed picture.
        raw: the levels as last reported.
        edges: (spot, time of its last raw edge in ms) for each spot that is still moving.
    """

    stable: Mask = 0
    raw: Mask = 0
    edges: tuple[tuple[int, int], ...] = ()


def due(state: Settle, settings: Settings) -> int | None:
    """When the next spot comes to rest, in ms; None while none is moving."""
    return min((_rests_at(state, settings, spot, edge) for spot, edge in state.edges), default=None)


def _rests_at(state: Settle, settings: Settings, spot: int, edge_ms: int) -> int:
    pressed = state.raw >> spot & 1
    return edge_ms + (settings.press_ms if pressed else settings.release_ms)


def step(state: Settle, at_ms: int, levels: Mask, settings: Settings) -> tuple[Settle, list[BoardReading]]:
    """Take the levels of time ``at_ms`` in; what has come to rest by then comes out, in time order.

    The same levels may be reported any number of times. A pulse shorter than the press or release time is
    no touch; an edge of the ms in which a spot would come to rest is still its bounce.
    """
    state, readings = advance(state, at_ms - 1, settings)
    changed = state.raw ^ levels
    if changed:
        kept = tuple(edge for edge in state.edges if not changed >> edge[0] & 1)
        state = replace(state, raw=levels, edges=(*kept, *((spot, at_ms) for spot in bits(changed))))
    return state, readings


def advance(state: Settle, at_ms: int, settings: Settings) -> tuple[Settle, list[BoardReading]]:
    """Let time pass up to ``at_ms`` without new levels."""
    readings = []
    while (rest_ms := due(state, settings)) is not None and rest_ms <= at_ms:
        ready = [e for e in state.edges if _rests_at(state, settings, *e) == rest_ms]
        moving = tuple(e for e in state.edges if e not in ready)
        touches = tuple(
            Touch(edge_ms, spot, bool(state.raw >> spot & 1))
            for spot, edge_ms in sorted(ready, key=lambda e: (e[1], state.raw >> e[0] & 1, e[0]))
            if (state.raw ^ state.stable) >> spot & 1
        )
        stable = state.stable
        for touch in touches:
            stable ^= 1 << touch.spot
        state = replace(state, stable=stable, edges=moving)
        if touches:
            readings.append(BoardReading(rest_ms, stable, touches))
    return state, readings
