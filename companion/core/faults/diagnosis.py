"""Faulty contacts recognised from play, and believed again once they prove themselves (faults.md).

Watches what the sensors report and what the referee makes of it, and says which contacts are at fault.
Contacts that contradict a decided turn are contradiction.py's, those that never rest flapping.py's; here: the
ones that open by themselves, when a contradiction has stood long enough, and what heals.

Refuses to know: what is done about a fault (masking.py), and what is told about it.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from companion.core.decision import pause
from companion.core.faults import contradiction
from companion.core.faults.contradiction import Case
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits, union
from companion.core.model.hand_times import (
    GAP_FLICKER_MS,
    GAP_MS,
    GAPS_KEPT_MS,
    HANDLED_MS,
    HEALED_MS,
    NO_CHANGE_NEAR_MS,
    REST_FAULT_MS,
)
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.model.types import BoardFound, BoardReading, Mask, SensorFault, Stimulus, Touch
from companion.core.sensing.flapping import Flapping, Restless

ENOUGH, QUIET = 6, 2
"""So much makes a weak contact: a quiet gap counts 2, any other 1, and so many must be quiet (the
lab's faults.md says how often hands reach that)."""

TURNS, MANY = 3, 12
"""The gaps must come in so many turns, or be twice enough in one less, or be so many in all: who plays with a
piece does so in one turn, perhaps in two."""

PROOFS = 3
"""So many decided turns in turn must have changed a contact rightly before it is believed again."""


class Gap(Struct, frozen=True):
    """A contact was open for a moment where a piece should stand.

    ``until_ms``: when it closed again; ``turn``: how many turns had been decided by then.
    """

    spot: int
    from_ms: int
    until_ms: int
    turn: int
    quiet: bool = True


class Diagnosis(Struct, frozen=True):
    """What is remembered of the contacts.

    Args:
        chains: the spots that one chip reads, for each chip; none where that is not known.
        changed: spot -> when it changed last, in ms, as far as seen.
        gaps: moments in which a contact was open, oldest first.
        turns_ms: when the last decided turn, and the one before it, were decided; None: the last thing that
            happened was no turn.
        checked: (since when the picture has rested, how many of `REST_FAULT_MS` were looked at).
        proofs: masked spot -> decided turns in which it has changed rightly since it was last wrong.
        relapses: spot -> how often it has been found faulty.
        now_ms: the last time heard of.
    """

    chains: tuple[Mask, ...] = ()
    changed: Mapping[int, int] = field(default_factory=dict)
    gaps: tuple[Gap, ...] = ()
    turns_ms: tuple[int, int] | None = None
    checked: tuple[int, int] = (0, 0)
    proofs: Mapping[int, int] = field(default_factory=dict)
    relapses: Mapping[int, int] = field(default_factory=dict)
    now_ms: int = 0


Found = tuple[Diagnosis, tuple[SensorFault, ...]]


# --- what is seen ------------------------------------------------------------------------------


def watch(state: Diagnosis, before: Session, what: Stimulus, after: Session) -> Found:
    """Tell what to remember after one stimulus, and what is certain by it."""
    state = replace(state, now_ms=max(state.now_ms, what.at_ms))
    if isinstance(what, SensorFault):
        return (state if pause.ignores(after, what) else _faulted(state, what)), ()
    if after.progress.paused is not None:  # hands do what they like
        return state, ()
    if after.progress.history is not before.progress.history:
        state = _decided(state, before, after, what.at_ms)
    if isinstance(what, BoardFound) or before.progress.paused is not None:
        state = replace(state, turns_ms=None, changed={}, gaps=())
    if not isinstance(what, BoardReading):
        return state, _weak(state, after, what.at_ms)
    state = _touched(state, before, what)
    if after.contacts.faults and (healed := tuple(_healed(state, after, what))):
        return state, healed
    if after.turn.arranging and (swapped := contradiction.pressed(case_of(state, after), what.at_ms)):
        return state, (swapped,)
    return state, _weak(state, after, what.at_ms)


def case_of(state: Diagnosis, session: Session) -> Case:
    """Put together what is looked at."""
    return Case(session, state.chains, state.changed, state.turns_ms[1] if state.turns_ms else None)


def _faulted(state: Diagnosis, fault: SensorFault) -> Diagnosis:
    spots = fault.spots or 1 << fault.spot
    proofs = {spot: n for spot, n in state.proofs.items() if not spots >> spot & 1}
    gaps = tuple(gap for gap in state.gaps if not spots >> gap.spot & 1)
    relapses = dict(state.relapses)
    if fault.kind != "healed":
        for spot in bits(spots):
            relapses[spot] = relapses.get(spot, 0) + 1
    return replace(state, proofs=proofs, gaps=gaps, relapses=relapses)


def _decided(state: Diagnosis, before: Session, after: Session, at_ms: int) -> Diagnosis:
    """Take in a turn decided, taken back or overruled: masked contacts have shown if they followed."""
    if (
        len(after.progress.history) != len(before.progress.history) + 1
        or after.progress.history[-1].over is not None
    ):
        return replace(state, turns_ms=None)
    last = after.progress.history[-1]
    proofs = dict(state.proofs)
    for spot in bits(after.contacts.masked):
        if (after.pictures.seen ^ after.pictures.expected) >> spot & 1:
            proofs[spot] = 0
        elif (last.picture ^ after.pictures.expected) >> spot & 1:
            proofs[spot] = proofs.get(spot, 0) + 1
    return replace(state, turns_ms=(at_ms, state.turns_ms[0] if state.turns_ms else 0), proofs=proofs)


def _touched(state: Diagnosis, before: Session, reading: BoardReading) -> Diagnosis:
    gaps = [gap for gap in state.gaps if gap.until_ms > reading.at_ms - GAPS_KEPT_MS]
    changed = dict(state.changed)
    for touch in reading.touches:
        if gaps:
            gaps = [_disturbed(gap, touch) for gap in gaps]
        opened = changed.get(touch.spot)
        standing = before.pictures.expected & ~before.board.handed  # with what is handed in, fingers play
        if touch.on and opened is not None:
            lasted = touch.at_ms - opened
            if standing >> touch.spot & 1 and GAP_MS[0] <= lasted <= GAP_MS[1]:
                quiet = all(
                    opened - at_ms > NO_CHANGE_NEAR_MS or at_ms > touch.at_ms
                    for spot, at_ms in changed.items()
                    if spot != touch.spot
                )
                turn = sum(past.ends for past in before.progress.history)  # a turn may be of many inputs
                gaps.append(Gap(touch.spot, opened, touch.at_ms, turn, quiet))
            if lasted > GAP_MS[1]:
                gaps = [gap for gap in gaps if gap.spot != touch.spot or opened - gap.until_ms > HANDLED_MS]
        changed[touch.spot] = touch.at_ms
    return replace(state, changed=changed, gaps=tuple(gaps))


def _disturbed(gap: Gap, touch: Touch) -> Gap:
    if gap.quiet and touch.spot != gap.spot and touch.at_ms - gap.until_ms <= NO_CHANGE_NEAR_MS:
        return replace(gap, quiet=False)
    return gap


def _weak(state: Diagnosis, session: Session, at_ms: int) -> tuple[SensorFault, ...]:
    """Return contacts that opened by themselves often enough."""
    return tuple(_weakened(state, session, at_ms)) if len(state.gaps) * 2 >= ENOUGH else ()


def _weakened(state: Diagnosis, session: Session, at_ms: int) -> Iterator[SensorFault]:
    """Yield the same; a gap is quiet once it was so after it, too."""
    by_spot: dict[int, list[Gap]] = {}
    for gap in state.gaps:
        earlier = by_spot.setdefault(gap.spot, [])
        if not earlier or gap.from_ms - earlier[-1].until_ms >= GAP_FLICKER_MS:
            earlier.append(gap)
    for spot, gaps in by_spot.items():
        quiet = sum(gap.quiet and at_ms - gap.until_ms > NO_CHANGE_NEAR_MS for gap in gaps)
        points, turns = len(gaps) + quiet, len({gap.turn for gap in gaps})
        often = turns >= TURNS or (turns == TURNS - 1 and points >= 2 * ENOUGH) or len(gaps) >= MANY
        told = (
            not session.pictures.seen >> spot & 1 or session.contacts.masked >> spot & 1
        )  # open: perhaps lifted by a hand
        if points >= ENOUGH and quiet >= QUIET and often and not told:
            yield SensorFault(at_ms, spot, "weak")


# --- what heals --------------------------------------------------------------------------------


def _healed(state: Diagnosis, session: Session, reading: BoardReading) -> Iterator[SensorFault]:
    """Return contacts that proved themselves.

    A stuck one that moves, a dead chain that shows what it should.
    """
    moved = union(1 << touch.spot for touch in reading.touches)
    for fault in session.contacts.faults:
        if healed := _proven(state, session, fault, moved):
            yield SensorFault(reading.at_ms, (healed & -healed).bit_length() - 1, "healed", healed)


def _proven(state: Diagnosis, session: Session, fault: Fault, moved: Mask) -> Mask:
    """Return the spots of a fault that are to be believed again."""
    seen, right = session.pictures.seen, ~(session.pictures.seen ^ session.pictures.expected)
    if fault.kind == "dead-chain":
        whole = fault.spots & right == fault.spots and seen & fault.spots
        return fault.spots if whole and fault.spots & moved else 0
    if fault.kind.startswith("stuck"):
        stuck = seen if fault.kind == "stuck-on" else ~seen
        return fault.spots & moved & ~stuck | _filled_again(session, fault, moved)
    return sum(1 << spot for spot in bits(fault.spots) if state.proofs.get(spot, 0) >= PROOFS)


def _filled_again(session: Session, fault: Fault, moved: Mask) -> Mask:
    """Return a place of a pool thought to be filled: another one was filled now, so it is the empty one."""
    if fault.kind != "stuck-off" or session.turn.arranging:
        return 0
    for pool in session.board.pools:
        came = moved & session.pictures.seen & pool.mask & ~session.contacts.masked
        counted = session.believed(session.pictures.seen, session.turn.tracker.seen.picture) & pool.mask
        if (
            came
            and pool.mask & fault.spots
            and counted.bit_count() > (session.pictures.expected & pool.mask).bit_count()
        ):
            return fault.spots & pool.mask & session.turn.tracker.seen.picture
    return 0


# --- what time alone shows ---------------------------------------------------------------------


def due(state: Diagnosis, session: Session, chatter: Flapping) -> int | None:
    """Tell when there is something to look at, in ms; None while only hands or people can bring it."""
    times = [one.last_ms + HEALED_MS + 1 for one in _still(state, session, chatter)]
    if session.progress.paused is None and contradiction.open_question(session):
        since_ms = session.turn.tracker.seen.since_ms
        done = state.checked[1] if state.checked[0] == since_ms else 0
        if done < len(REST_FAULT_MS):
            times.append(since_ms + REST_FAULT_MS[done])
    return max(min(times), state.now_ms) if times else None


def earliest(session: Session, chatter: Flapping) -> int:
    """Return a time, in ms, before which nothing is due; quick, as it does not look at what hands do."""
    looks_ms = session.turn.tracker.seen.since_ms + REST_FAULT_MS[0]
    if not session.contacts.faults:
        return looks_ms
    return min([looks_ms, *(one.last_ms + HEALED_MS for one in chatter.restless if one.left_out)])


def look(state: Diagnosis, session: Session, chatter: Flapping, at_ms: int) -> Found:
    """Tell what has shown by ``at_ms``, which is `due`."""
    state = replace(state, now_ms=max(state.now_ms, at_ms))
    if healed := [one.spot for one in _still(state, session, chatter) if at_ms - one.last_ms > HEALED_MS]:
        return state, tuple(SensorFault(at_ms, spot, "healed") for spot in healed)
    if session.progress.paused is not None:
        return state, ()
    since_ms = session.turn.tracker.seen.since_ms
    stage = state.checked[1] if state.checked[0] == since_ms else 0
    state = replace(state, checked=(since_ms, stage + 1))
    found = contradiction.found(case_of(state, session), stage, at_ms)
    return state, () if found is None else (found,)


def _still(state: Diagnosis, session: Session, chatter: Flapping) -> list[Restless]:
    """Return contacts left out as chattering, the first time whatever they show once at rest."""
    masked = union(fault.spots for fault in session.contacts.faults if fault.kind == "chatter")
    return [
        restless
        for restless in chatter.restless
        if restless.left_out and masked >> restless.spot & 1 and state.relapses.get(restless.spot, 0) < 2
    ]
