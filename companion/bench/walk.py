"""The walk from spot to spot with one magnet: which line answers where, and how well.

A state machine: levels, time and what a person presses go in; the state says what to light and what is known.
Two kinds of walk. ``lines``: a spot is named (and lit), the magnet goes there, the line that answers is the
spot's. ``lights``: a light is shone without a name, the magnet goes where it shines, and the line tells where
that is. A wrong line must answer twice, since a magnet is put down wrong more often than a wire. Refuses to
know: clocks, files, and what is said (``companion/words/check_words.py``).
"""

from collections.abc import Mapping

from msgspec import Struct, field

from companion.bench import visit
from companion.bench.stops import Plan, Result, Stop, Tally, clean
from companion.bench.visit import Edges, Visit
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.hand_times import HINT_MS, VISIT_REST_MS
from companion.core.model.types import Mask

RESTLESS_EDGES = 20
"""So many changes at one spot without a rest are a contact that chatters, not a hand."""


class Walk(Struct, frozen=True):
    """A walk in progress.

    Args:
        plan: what is walked.
        at: the number of the present stop; all are done where it is beyond the last.
        results: spot -> how it answered.
        tallies: spot -> how often it was seen cleanly.
        stuck: lines that are on although the board is empty.
        restless: lines that chattered while the magnet was somewhere.
        other_light: spots at which a person saw another light shine.
        levels: the lines now; None while the board is not known.
        clearing: the board is to be emptied before the walk begins, or goes on.
        edges: line -> its changes at this stop.
        rested: those of these lines on which a magnet was seen to rest; that is not taken back.
        since_ms: when this stop began.
        now_ms: the latest time handed in.
        doubt: a wrong line that has answered once.
        brief: the magnet was taken away too soon.
    """

    plan: Plan
    at: int = 0
    results: Mapping[str, Result] = field(default_factory=dict)
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    stuck: frozenset[int] = frozenset()
    restless: frozenset[int] = frozenset()
    other_light: frozenset[str] = frozenset()
    levels: Mask | None = None
    clearing: bool = True
    edges: Mapping[int, Edges] = field(default_factory=dict)
    rested: frozenset[int] = frozenset()
    since_ms: int = 0
    now_ms: int = 0
    doubt: int | None = None
    brief: bool = False

    @property
    def done(self) -> bool:
        """Whether every stop has its result."""
        return self.at >= len(self.plan.stops)

    @property
    def stop(self) -> Stop | None:
        """Where the magnet shall go now; None once all is done."""
        return None if self.done else self.plan.stops[self.at]

    @property
    def standing(self) -> tuple[int, ...]:
        """The lines that are on and should not be while the board is to be empty."""
        return tuple(line for line in bits(self.levels or 0) if line not in self.stuck)

    @property
    def phase(self) -> str:
        """``done``, ``unseen`` (no board), ``clear`` (to be emptied), ``resting`` or ``waiting``."""
        if self.done:
            return "done"
        if self.levels is None:
            return "unseen"
        if self.clearing:
            return "clear"
        return "resting" if any(v.phase == "resting" for v in _visits(self).values()) else "waiting"

    @property
    def strange(self) -> int | None:
        """The line on which the magnet rests although it should be elsewhere; None where there is none."""
        if self.phase != "resting":
            return None
        main = _together(self, _rested(_visits(self)))[0]
        return main if _is_strange(self, main) else None

    @property
    def believes(self) -> bool:
        """Whether what rests now is believed once it goes: the right line, or a strange one again."""
        return self.phase == "resting" and self.strange in (None, self.doubt)

    @property
    def late(self) -> bool:
        """Whether the magnet has not come, or has not gone, for so long that a hint is due."""
        return self.phase in ("waiting", "resting") and self.now_ms >= self.hint_ms

    @property
    def hint_ms(self) -> int:
        """When a hint is due: some time after the stop began, and after a magnet that rests came."""
        calm = (edges for line, edges in self.edges.items() if line not in self.restless)
        return max(self.since_ms, *(edges[-1][0] for edges in calm if edges[-1][1]), 0) + HINT_MS


def begin(plan: Plan, at_ms: int) -> Walk:
    """Return a walk at its first stop."""
    return Walk(plan, since_ms=at_ms, now_ms=at_ms)


def due(walk: Walk) -> int | None:
    """Tell when time alone will change something, in ms; None while only a hand can."""
    if walk.phase not in ("waiting", "resting"):
        return None
    times = [when for edges in walk.edges.values() if (when := visit.due(edges, walk.now_ms)) is not None]
    if walk.now_ms < (hint_ms := walk.hint_ms):
        times.append(hint_ms)
    return min(times, default=None)


def advance(walk: Walk, at_ms: int) -> Walk:
    """Let time pass up to ``at_ms``: contacts come to rest, magnets are gone, hints fall due."""
    while (when := due(walk)) is not None and when <= at_ms:
        walk = _judge(replace(walk, now_ms=when))
    return replace(walk, now_ms=max(walk.now_ms, at_ms))


def levels(walk: Walk, at_ms: int, raw: Mask) -> Walk:
    """Return the levels of all lines at ``at_ms``; may repeat."""
    if walk.levels is None or walk.clearing:
        return _cleared(replace(walk, levels=raw, now_ms=max(walk.now_ms, at_ms)))
    walk = advance(walk, at_ms - 1)
    changed = raw ^ (walk.levels or 0)
    walk = replace(walk, levels=raw, now_ms=max(walk.now_ms, at_ms))
    if walk.done:
        return walk
    edges = dict(walk.edges)
    for line in bits(changed):
        on = bool(raw >> line & 1)
        if line in walk.stuck:
            walk = replace(walk, stuck=walk.stuck - {line})  # it lets go after all
        elif seen := visit.add(edges.get(line, ()), at_ms, on):
            edges[line] = seen
    return _judge(replace(walk, edges=edges))


def lost(walk: Walk) -> Walk:
    """Note that the board is out of reach: what the magnet was doing is unknown, the results stay."""
    return _arrive(replace(walk, levels=None, clearing=True), walk.at, walk.now_ms)


def press(walk: Walk, at_ms: int, key: str) -> Walk:
    """Take what a person says; what makes no sense now changes nothing.

    Args:
        walk: the walk before.
        at_ms: when.
        key: ``skip``, ``back``, ``empty`` (nothing stands on the board), ``other-light`` (another light
            shines), ``repeat`` (walk again where something was found) or ``again`` (all from the start).
    """
    walk = advance(walk, at_ms)
    match key:
        case "skip" | "empty" if walk.phase == "clear":
            return _cleared(replace(walk, stuck=walk.stuck | set(walk.standing)))
        case "skip" if walk.phase in ("waiting", "resting"):
            return _skip(walk)
        case "back" if walk.results:
            return _back(walk)
        case "other-light" if walk.stop is not None:
            return replace(walk, other_light=walk.other_light | {walk.stop.spot})
        case "repeat" if walk.done:
            fine = {spot: result for spot, result in walk.results.items() if is_fine(walk, spot)}
            fresh = replace(walk, results=fine, other_light=frozenset(), restless=frozenset())
            return _arrive(fresh, _next_stop(fresh, -1), at_ms)
        case "again":
            return replace(
                begin(walk.plan, at_ms), tallies=walk.tallies, levels=walk.levels, clearing=bool(walk.levels)
            )
    return walk


def is_fine(walk: Walk, spot: str) -> bool:
    """Tell whether a spot answered alone and cleanly on its mapped line (any free line while learning)."""
    if (result := walk.results.get(spot)) is None or spot in walk.other_light:
        return False
    if walk.plan.learns_lines:
        own = result.lines[:1]
        return clean(result, *own) and [each.lines[:1] for each in walk.results.values()].count(own) == 1
    return clean(result, next(stop.line for stop in walk.plan.stops if stop.spot == spot))


# --- one stop ----------------------------------------------------------------------------------


def _visits(walk: Walk) -> dict[int, Visit]:
    return {
        line: visit.look(edges, walk.now_ms, rested=line in walk.rested) for line, edges in walk.edges.items()
    }


def _rested(visits: Mapping[int, Visit]) -> dict[int, Visit]:
    """Return those of a magnet that rests, or has rested and gone."""
    return {line: seen for line, seen in visits.items() if seen.phase in ("resting", "gone")}


def _judge(walk: Walk) -> Walk:
    """Take in what has come to rest, gone, or chattered by now."""
    visits = _visits(walk)
    rested = _rested(visits)
    chatter = {line for line in visits if line not in rested and len(walk.edges[line]) >= RESTLESS_EDGES}
    walk = replace(walk, restless=walk.restless | chatter, rested=frozenset(rested))
    if rested:
        together = _together(walk, rested)
        if all(rested[line].phase == "gone" for line in together):
            return _answer(walk, together, rested)
    elif visits and all(seen.phase == "brief" for seen in visits.values()):
        return replace(walk, edges={}, brief=True)
    return walk


def _together(walk: Walk, rested: Mapping[int, Visit]) -> tuple[int, ...]:
    """Return the lines that one magnet has closed.

    The expected one (else the first), and those at the same time.
    """
    stop = walk.stop
    assert stop is not None
    main = stop.line if stop.line in rested else min(rested, key=lambda line: (rested[line].rests_ms, line))
    one = rested[main]
    others = (
        line
        for line, other in sorted(rested.items())
        if line != main
        and min(one.left_ms, other.left_ms) - max(one.rests_ms, other.rests_ms) >= VISIT_REST_MS
    )
    return (main, *others)


def _is_strange(walk: Walk, main: int) -> bool:
    """Tell whether this line is not to be believed at once."""
    if walk.plan.learn:
        return main in {line for result in walk.results.values() for line in result.lines[:1]}
    return walk.stop is not None and main != walk.stop.line


def _answer(walk: Walk, together: tuple[int, ...], visits: Mapping[int, Visit]) -> Walk:
    """Believe the line that a magnet has visited, or ask for it once more."""
    main, edges = together[0], _still_on(walk, together)
    if _is_strange(walk, main) and walk.doubt != main:
        rested = walk.rested & edges.keys()
        return replace(walk, doubt=main, since_ms=walk.now_ms, brief=False, edges=edges, rested=rested)
    result = Result(
        "seen",
        together,
        max(visits[line].bounce_ms for line in together),
        sum(visits[line].flickers for line in together),
    )
    return _record(walk, result, edges)


def _still_on(walk: Walk, together: tuple[int, ...]) -> dict[int, Edges]:
    """Tell what a quick hand has begun already: the changes of other lines that are on."""
    return {line: edges for line, edges in walk.edges.items() if line not in together and edges[-1][1]}


def _skip(walk: Walk) -> Walk:
    """Tell whether nothing more will come here; what rests is asked about only when it is late."""
    visits = _visits(walk)
    rested = {line: seen for line, seen in visits.items() if seen.phase == "resting"}
    if rested and not walk.late:
        return _record(walk, Result("skipped"), {})
    if rested:
        sure, together = walk.believes, _together(walk, rested)
        bounce = max(rested[line].bounce_ms for line in together)
        walk = replace(walk, stuck=walk.stuck | rested.keys())
        return _record(walk, Result("seen", together, bounce, hangs=True) if sure else Result("skipped"), {})
    if restless := tuple(line for line in sorted(visits) if len(walk.edges[line]) >= RESTLESS_EDGES):
        return _record(walk, Result("restless", restless), {})
    return _record(walk, Result("dead" if walk.now_ms - walk.since_ms >= HINT_MS else "skipped"), {})


def _record(walk: Walk, result: Result, edges: Mapping[int, Edges]) -> Walk:
    """Keep a result, and go on to the next stop that has none."""
    stop = walk.stop
    assert stop is not None
    tallies = dict(walk.tallies)
    if result.outcome != "skipped":
        before = tallies.get(stop.spot, Tally())
        tallies[stop.spot] = Tally(
            before.visits + 1, before.clean + clean(result, result.lines[0] if result.lines else -1)
        )
    walk = replace(walk, results={**walk.results, stop.spot: result}, tallies=tallies)
    rested = walk.rested & edges.keys()
    return replace(_arrive(walk, _next_stop(walk, walk.at), walk.now_ms), edges=edges, rested=rested)


def _back(walk: Walk) -> Walk:
    """Go back to the stop before, which is then open again."""
    at = max(walk.at - 1, 0)
    while at and walk.results.get(walk.plan.stops[at].spot, Result("")).outcome == "stuck":
        at -= 1
    spot = walk.plan.stops[at].spot
    results = {each: result for each, result in walk.results.items() if each != spot}
    walk = replace(walk, results=results, other_light=walk.other_light - {spot})
    return _arrive(walk, at, walk.now_ms)


def _next_stop(walk: Walk, after: int) -> int:
    """Return the next stop without a result, again from the front; the count of stops if none is left."""
    count = len(walk.plan.stops)
    order = [*range(after + 1, count), *range(min(after + 1, count))]
    return next((i for i in order if walk.plan.stops[i].spot not in walk.results), count)


def _arrive(walk: Walk, at: int, at_ms: int) -> Walk:
    """Arrive at a stop, fresh; one whose line is stuck cannot answer and is passed over."""
    walk = replace(walk, at=at, edges={}, rested=frozenset(), since_ms=at_ms, doubt=None, brief=False)
    if (stop := walk.stop) is not None and stop.line in walk.stuck and not walk.plan.learn:
        walk = replace(walk, results={**walk.results, stop.spot: Result("stuck", (stop.line,))})
        return _arrive(walk, _next_stop(walk, at), at_ms)
    return walk


def _cleared(walk: Walk) -> Walk:
    """Begin, or go on, once nothing stands on the board any more."""
    if walk.standing:
        return replace(walk, clearing=True)
    return _arrive(replace(walk, clearing=False), walk.at, walk.now_ms)
