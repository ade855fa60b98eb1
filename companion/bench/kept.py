"""A walk as it is kept, so that it outlives a power cut: what is known, not what the hand just does."""

from collections.abc import Mapping

import msgspec

from companion.bench.stops import LINES, Plan, Result, Tally
from companion.bench.walk import Walk, begin
from companion.core.model.fast_replace import replace


class KeptWalk(msgspec.Struct, forbid_unknown_fields=True):
    """A kept walk; by ``stops`` (spot and line) and ``lights`` another map is told from this one."""

    kind: str
    learn: bool
    stops: tuple[tuple[str, int], ...]
    at: int
    results: dict[str, Result]
    stuck: frozenset[int]
    restless: frozenset[int]
    other_light: frozenset[str]
    lights: tuple[int, ...] = ()


def keep(walk: Walk) -> KeptWalk:
    """Tell what is to be kept of a walk; its tallies outlive it and are kept beside it."""
    return KeptWalk(
        kind=walk.plan.kind,
        learn=walk.plan.learn,
        stops=_stops(walk.plan),
        at=walk.at,
        results=dict(walk.results),
        stuck=walk.stuck,
        restless=walk.restless,
        other_light=walk.other_light,
        lights=walk.plan.lights,
    )


def revive(plan: Plan, kept: KeptWalk, tallies: Mapping[str, Tally], at_ms: int) -> Walk | None:
    """Return the walk that was kept, at the stop where it was left.

    None where nothing of it holds for this plan.

    Of a walk over another map, what `held` tells is kept; stuck and restless lines show themselves again.
    """
    if (kept.kind, kept.learn, kept.lights) != (plan.kind, plan.learn, plan.lights):
        return None
    if kept.stops != _stops(plan):
        results = held(kept, dict(_stops(plan)))
        at = next((i for i, stop in enumerate(plan.stops) if stop.spot not in results), len(plan.stops))
        return replace(begin(plan, at_ms), at=at, results=results, tallies=tallies) if results else None
    return replace(
        begin(plan, at_ms),
        at=min(max(kept.at, 0), len(plan.stops)),
        results={stop.spot: kept.results[stop.spot] for stop in plan.stops if stop.spot in kept.results},
        tallies=tallies,
        stuck=kept.stuck,
        restless=kept.restless,
        other_light=kept.other_light,
    )


def held(kept: KeptWalk, line_of: Mapping[str, int]) -> dict[str, Result]:
    """Return the results that still hold where the map has these lines.

    All of them if it is the same map. If it is another one, what was seen on the line that it now gives to
    the spot: so a map that was corrected by a walk is not walked all over again. Of learned lines, and of
    lights, nothing.
    """
    if all(line_of.get(spot) == line for spot, line in kept.stops):
        return dict(kept.results)
    if kept.learn or kept.kind != LINES:
        return {}
    return {
        spot: result
        for spot, result in kept.results.items()
        if result.outcome == "seen" and result.lines[0] == line_of.get(spot)
    }


def _stops(plan: Plan) -> tuple[tuple[str, int], ...]:
    return tuple((stop.spot, stop.line) for stop in plan.stops)
