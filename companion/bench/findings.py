"""What a walk has found: each fault with its spots, and the wiring as it really is.

Knows: results of a walk. Refuses to know: sentences, files.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from companion.bench.stops import LIGHTS, Result
from companion.bench.walk import Walk
from companion.core.model.hand_times import BOUNCE_MS


class Finding(Struct, frozen=True):
    """One thing that is not as it should be.

    Args:
        kind: one of
            ``swapped`` (the lines, or lights, of two spots), ``ring`` (of three or more: each has that of
            the next, the last that of the first), ``elsewhere`` (answers on a line that the map gives to
            nobody, or to the second spot, which has not answered), ``shared`` (one line answers for all these
            spots), ``crosstalk`` (the first spot's magnet closes the lines of the others too), ``dead``,
            ``restless``, ``slow`` (bounces for ``value`` ms), ``weak`` (let go ``value`` times while the
            magnet rested), ``hangs`` (did not let go), ``stuck`` (on without a magnet), ``light`` (another
            light shone) or ``skipped``.
        spots: as above; a line that the map gives to nobody stands in ``line`` instead.
        line: the line in question, -1 where none is.
        value: as above.
    """

    kind: str
    spots: tuple[str, ...]
    line: int = -1
    value: int = 0


def findings(walk: Walk) -> tuple[Finding, ...]:
    """Return everything found so far: wrong wiring first, then sick contacts, then what was left out."""
    found = [*_wiring(walk), *_contacts(walk)]
    for line in sorted(walk.stuck | walk.restless):
        kind = "stuck" if line in walk.stuck else "restless"
        spot = walk.plan.spot_of(line)
        known = any(
            each.kind in (kind, "hangs") and (each.line == line or spot in each.spots) for each in found
        )
        if not known:
            found.append(Finding(kind, (spot,) if spot else (), line))
    if skipped := tuple(spot for spot, result in _in_order(walk) if result.outcome == "skipped"):
        found.append(Finding("skipped", skipped))
    return tuple(found)


def _in_order(walk: Walk) -> Iterable[tuple[str, Result]]:
    return ((s.spot, walk.results[s.spot]) for s in walk.plan.stops if s.spot in walk.results)


def wired(walk: Walk) -> dict[str, int]:
    """Return spot -> the line that answered for it, for all spots that were seen."""
    return {spot: result.lines[0] for spot, result in _in_order(walk) if result.outcome == "seen"}


def _wiring(walk: Walk) -> list[Finding]:
    """Return lines (or lights) that are not where the map has them."""
    seen = wired(walk)
    answered = {line: tuple(spot for spot, own in seen.items() if own == line) for line in seen.values()}
    found = [Finding("shared", spots, line) for line, spots in answered.items() if len(spots) > 1]
    if walk.plan.learns_lines:
        return found
    shared = {spot for each in found for spot in each.spots}
    expected = {stop.spot: stop.line for stop in walk.plan.stops}
    leads = {
        spot: walk.plan.spot_of(line)
        for spot, line in seen.items()
        if line != expected[spot] and spot not in shared
    }
    told: set[str] = set()
    for spot in leads:
        if spot in told:
            continue
        ring = _ring(leads, spot)
        told |= set(ring)
        if ring:
            found.append(Finding("swapped" if len(ring) == 2 else "ring", ring))
    return found + [
        Finding("elsewhere", (spot, other) if other else (spot,), seen[spot])
        for spot, other in leads.items()
        if spot not in told
    ]


def _ring(leads: Mapping[str, str], start: str) -> tuple[str, ...]:
    """Return the spots that have each other's lines, from ``start`` back to it.

    Empty where it leads elsewhere.
    """
    ring = [start]
    while (after := leads.get(ring[-1], "")) != start:
        if not after or after in ring:
            return ()
        ring.append(after)
    return tuple(ring)


def _contacts(walk: Walk) -> list[Finding]:
    """Return spots whose contact is sick, in the order of the walk."""
    found = []
    for spot, result in _in_order(walk):
        line = result.lines[0] if result.lines else -1
        if result.outcome in ("dead", "restless", "stuck"):
            found.append(Finding(result.outcome, (spot,), line))
        if result.outcome == "seen" and len(result.lines) > 1:
            others = tuple(filter(None, map(walk.plan.spot_of, result.lines[1:])))
            found.append(Finding("crosstalk", (spot, *others), result.lines[1]))
        if result.bounce_ms > BOUNCE_MS:
            found.append(Finding("slow", (spot,), line, result.bounce_ms))
        if result.flickers:
            found.append(Finding("weak", (spot,), line, result.flickers))
        if result.hangs:
            found.append(Finding("hangs", (spot,), line))
        if spot in walk.other_light:
            found.append(Finding("light", (spot,)))
    return found


class Proposal(Struct, frozen=True):
    """The map as the walk has found it.

    Args:
        numbers: spot -> line (or light), for every spot of the old map.
        changed: the spots whose number is another than before.
        guessed: spots that were not seen and whose number somebody else has: they get one that is left over.
        clash: spots that cannot be told apart; where there are any, nothing can be written.
        seen: the spots that have answered, in the order of the walk.
    """

    numbers: Mapping[str, int]
    changed: tuple[str, ...]
    guessed: tuple[str, ...] = ()
    clash: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


def proposal(walk: Walk, old: Mapping[str, int]) -> Proposal:
    """Return the numbers that a new map should have.

    Args:
        walk: a walk, best one that is done.
        old: spot -> line, or spot -> light for a walk of the lights, as the map has it.
    """
    found = wired(walk)
    if walk.plan.kind == LIGHTS:
        places = ((walk.plan.spot_of(line), spot) for spot, line in found.items())
        pairs = [(place, old[spot]) for place, spot in places if place]
    else:
        pairs = list(found.items())
    clash = _clash(pairs)
    new = dict(pairs)
    guessed = []
    left = [number for number in sorted(old.values()) if number not in new.values()]
    for spot in (spot for spot in old if spot not in new and old[spot] in left):
        new[spot] = old[spot]
        left.remove(old[spot])
    for spot in (spot for spot in old if spot not in new and left):
        new[spot] = left.pop(0)
        guessed.append(spot)
    numbers = {spot: new[spot] for spot in old if spot in new}
    changed = tuple(spot for spot, number in numbers.items() if number != old[spot])
    return Proposal(numbers, changed, tuple(guessed), clash, tuple(found))


def _clash(pairs: list[tuple[str, int]]) -> tuple[str, ...]:
    """Return the spots that share a number, or have two."""
    spots, numbers = [spot for spot, _ in pairs], [number for _, number in pairs]
    twice = {spot for spot, number in pairs if numbers.count(number) > 1 or spots.count(spot) > 1}
    return tuple(dict.fromkeys(spot for spot in spots if spot in twice))
