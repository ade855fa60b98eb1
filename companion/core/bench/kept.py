"""A walk as JSON values, so that it outlives a power cut: what is known, not what the hand just does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from companion.core.bench.walk import Plan, Result, Tally, Walk, begin


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept; ``stops`` are pairs of spot and line, so that another map is told from this one."""

    kind: str
    learn: bool
    stops: tuple[tuple[str, int], ...]
    at: int
    results: dict[str, Result]
    stuck: frozenset[int]
    restless: frozenset[int]
    other_light: frozenset[str]


def keep(walk: Walk) -> dict[str, Any]:
    """A walk as JSON values."""
    kept = _Kept(
        kind=walk.plan.kind,
        learn=walk.plan.learn,
        stops=_stops(walk.plan),
        at=walk.at,
        results=dict(walk.results),
        stuck=walk.stuck,
        restless=walk.restless,
        other_light=walk.other_light,
    )
    values: dict[str, Any] = msgspec.to_builtins(kept)
    return values


def revive(plan: Plan, values: Any, tallies: Mapping[str, Tally], at_ms: int) -> Walk:
    """The walk that was kept, at the stop where it was left.

    Args:
        plan: what is walked now.
        values: from `keep`.
        tallies: they outlive the walk, and are kept beside it.
        at_ms: now.

    Raises:
        ValueError: these are no values of `keep`, or of a walk of another plan.
    """
    try:
        kept = msgspec.convert(values, _Kept)
    except msgspec.ValidationError as error:
        raise ValueError(f"no kept walk: {error}") from None
    if (kept.kind, kept.stops, kept.learn) != (plan.kind, _stops(plan), plan.learn):
        raise ValueError("kept of another map")
    return replace(
        begin(plan, at_ms),
        at=min(max(kept.at, 0), len(plan.stops)),
        results={spot: result for spot, result in kept.results.items() if spot in dict(kept.stops)},
        tallies=tallies,
        stuck=kept.stuck,
        restless=kept.restless,
        other_light=kept.other_light,
    )


def _stops(plan: Plan) -> tuple[tuple[str, int], ...]:
    return tuple((stop.spot, stop.line) for stop in plan.stops)
