"""A walk as it is kept, so that it outlives a power cut: what is known, not what the hand just does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from companion.core.bench.walk import Plan, Result, Tally, Walk, begin


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A kept walk; ``stops`` are pairs of spot and line, so that another map is told from this one."""

    kind: str
    learn: bool
    stops: tuple[tuple[str, int], ...]
    at: int
    results: dict[str, Result]
    stuck: frozenset[int]
    restless: frozenset[int]
    other_light: frozenset[str]


def keep(walk: Walk) -> Kept:
    """What is to be kept of a walk; its tallies outlive it and are kept beside it."""
    return Kept(
        kind=walk.plan.kind,
        learn=walk.plan.learn,
        stops=_stops(walk.plan),
        at=walk.at,
        results=dict(walk.results),
        stuck=walk.stuck,
        restless=walk.restless,
        other_light=walk.other_light,
    )


def revive(plan: Plan, kept: Kept, tallies: Mapping[str, Tally], at_ms: int) -> Walk | None:
    """The walk that was kept, at the stop where it was left; None where it is one of another plan."""
    if (kept.kind, kept.stops, kept.learn) != (plan.kind, _stops(plan), plan.learn):
        return None
    return replace(
        begin(plan, at_ms),
        at=min(max(kept.at, 0), len(plan.stops)),
        results={stop.spot: kept.results[stop.spot] for stop in plan.stops if stop.spot in kept.results},
        tallies=tallies,
        stuck=kept.stuck,
        restless=kept.restless,
        other_light=kept.other_light,
    )


def _stops(plan: Plan) -> tuple[tuple[str, int], ...]:
    return tuple((stop.spot, stop.line) for stop in plan.stops)
