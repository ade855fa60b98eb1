"""A table in play: debounce and referee under one clock, for the daemon and for traces alike.

While a contact still bounces nothing is decided; the deadlines of the referee wait for it. And none fires
later than the time up to which everything is known (``known_ms``): at a table the last word of a device may
be old, or still under way (docs/adr/0006-proven-pictures.md). In a trace everything is known.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from companion.core.decision import rest_decisions
from companion.core.faults import contradiction, diagnosis
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.commands import BoardIsRight, SensorWorks
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.types import (
    NO_POLES,
    BoardFound,
    BoardLost,
    Effect,
    Mask,
    Poles,
    SensorFault,
    Stimulus,
    Tick,
)
from companion.core.reducer import step
from companion.core.reducer.command_refusal import refusal
from companion.core.sensing import debounce, flapping
from companion.core.sensing.debounce import Debounce
from companion.core.sensing.flapping import Flapping


class Play(Struct, frozen=True):
    """The session, and before it the debounce and the search for faulty contacts."""

    session: Session
    debounce: Debounce = field(default_factory=Debounce)
    flapping: Flapping = field(default_factory=Flapping)
    diagnosis: Diagnosis = field(default_factory=Diagnosis)


Played = tuple[Play, tuple[Effect, ...]]


def due(play: Play) -> int | None:
    """Tell when time alone will change something, in ms; None while only hands or people can."""
    if play.debounce.edges:
        return debounce.due(play.debounce)
    decides = rest_decisions.due(play.session)
    if decides is not None and decides <= diagnosis.earliest(play.session, play.flapping):
        return decides
    looks = diagnosis.due(play.diagnosis, play.session, play.flapping)
    return min((when for when in (decides, looks) if when is not None), default=None)


def _due_by(play: Play, at_ms: int) -> int | None:
    """Tell the same of a board at rest, up to ``at_ms`` alone: before the earliest nobody looks at hands."""
    session = play.session
    decides = rest_decisions.due(session) if rest_decisions.earliest(session) <= at_ms else None
    if decides is not None and decides > at_ms:
        decides = None
    looks_from = diagnosis.earliest(session, play.flapping)
    if looks_from > at_ms or (decides is not None and decides <= looks_from):
        return decides
    if (looks := diagnosis.due(play.diagnosis, session, play.flapping)) is None or looks > at_ms:
        return decides
    return looks if decides is None else min(decides, looks)


def advance(play: Play, at_ms: int, known_ms: int | None = None) -> Played:
    """Let time pass up to ``at_ms``: contacts come to rest, deadlines fire, in order.

    Args:
        play: the table.
        at_ms: now.
        known_ms: all that happened up to then is known; None: up to now.
    """
    effects: list[Effect] = []
    while True:
        if (rests := debounce.due(play.debounce)) is not None:
            if rests > at_ms:
                break
            settled, readings = debounce.advance(play.debounce, rests)
            play = replace(play, debounce=settled)
            for reading in readings:
                play, more = _step(play, reading)
                effects.extend(more)
            continue
        if (when := _due_by(play, at_ms)) is None:
            break
        if known_ms is not None and when > known_ms:
            break
        play, more = _step(play, Tick(when))
        effects.extend(more)
        if diagnosis.earliest(play.session, play.flapping) > when:
            continue
        if diagnosis.due(play.diagnosis, play.session, play.flapping) == when:
            play, more = _look(play, when)
            effects.extend(more)
    return play, tuple(effects)


def levels(play: Play, at_ms: int, raw: Mask, known_ms: int | None = None, poles: Poles = NO_POLES) -> Played:
    """Take in the raw levels of all spots at ``at_ms``; may repeat. An edge of that ms may still be a bounce.

    ``poles`` are those of all magnets there, as far as the sensors can tell.
    """
    effects: tuple[Effect, ...] = ()
    if (rests := debounce.due(play.debounce)) is None or rests < at_ms:
        play, effects = advance(play, at_ms - 1, known_ms)
    sifted, believed, faulty = flapping.sift(play.flapping, at_ms, raw)
    settled, _ = debounce.step(play.debounce, at_ms, believed, play.session.table.settings, poles)
    play = replace(play, debounce=settled, flapping=sifted)
    if not faulty:
        return play, effects
    news = [spot for spot in faulty if not play.session.contacts.masked >> spot & 1]
    play, more = _apply_faults(play, [SensorFault(at_ms, spot, "chatter") for spot in news])
    return play, (*effects, *more)


def found(play: Play, at_ms: int, raw: Mask, poles: Poles = NO_POLES) -> Played:
    """Take a board seen for the first time, or again after a time unseen: no touches, a picture."""
    play = replace(play, debounce=Debounce(raw, raw, (), poles, poles), flapping=Flapping(raw))
    return _step(play, BoardFound(at_ms, raw, poles))


def lost(play: Play, at_ms: int) -> Played:
    """Note that the board is out of sight: what was not decided yet is open again."""
    seen = play.debounce
    at_rest = Debounce(seen.stable, seen.stable, (), seen.poles, seen.poles)
    return _step(replace(play, debounce=at_rest), BoardLost(at_ms))


def stimulus(play: Play, what: Stimulus, known_ms: int | None = None) -> Played:
    """Take something that a person says, after all deadlines before it."""
    play, before = advance(play, what.at_ms, known_ms)
    if isinstance(what, BoardIsRight | SensorWorks):
        play, effects = _take_word_on_sensors(play, what)
    else:
        play, effects = _step(play, what)
    play, after = advance(play, what.at_ms, known_ms)
    return play, (*before, *effects, *after)


def _take_word_on_sensors(play: Play, what: BoardIsRight | SensorWorks) -> Played:
    """Take what somebody says of the sensors at once; what cannot be now changes nothing."""
    session = play.session
    if refusal(session, what) is not None:
        return play, ()
    if isinstance(what, BoardIsRight):
        return _apply_faults(
            play, contradiction.vouched(diagnosis.case_of(play.diagnosis, session), what.at_ms)
        )
    spot = session.board.index[what.spot]
    spots = next(fault.spots for fault in session.contacts.faults if fault.spots >> spot & 1)
    return _healed(play, [SensorFault(what.at_ms, spot, "healed", spots)], what.at_ms)


def _step(play: Play, what: Stimulus) -> Played:
    before = play.session
    session, effects = step.step(before, what)
    known, faults = diagnosis.watch(play.diagnosis, before, what, session)
    play, more = _apply_faults(replace(play, session=session, diagnosis=known), faults)
    if before.progress.paused is not None and session.progress.paused is None:
        play = _believe_shaken(play, what.at_ms)
    return play, (*effects, *more)


def _believe_shaken(play: Play, at_ms: int) -> Play:
    """Take contacts that were shaken in a pause for sound: what they show now counts."""
    raw, masked = play.flapping.raw, play.session.contacts.masked
    known = tuple(restless for restless in play.flapping.restless if masked >> restless.spot & 1)
    sifted, believed, _ = flapping.sift(Flapping(raw, known), at_ms, raw)
    settled, _ = debounce.step(
        play.debounce, at_ms, believed, play.session.table.settings, play.debounce.raw_poles
    )
    return replace(play, debounce=settled, flapping=sifted)


def _look(play: Play, at_ms: int) -> Played:
    """Look for faults: the picture has rested for long, or a contact has been still for long."""
    known, faults = diagnosis.look(play.diagnosis, play.session, play.flapping, at_ms)
    return _healed(replace(play, diagnosis=known), faults, at_ms)


def _healed(play: Play, faults: Sequence[SensorFault], at_ms: int) -> Played:
    """Tell the faults; let through what a contact shows that is believed again."""
    play, effects = _apply_faults(play, faults)
    if any(fault.kind == "healed" for fault in faults):
        sifted, believed, _ = flapping.sift(play.flapping, at_ms, play.flapping.raw)
        settings, poles = play.session.table.settings, play.debounce.raw_poles
        settled, _ = debounce.step(play.debounce, at_ms, believed, settings, poles)
        play = replace(play, debounce=settled, flapping=sifted)
    return play, effects


def _apply_faults(play: Play, faults: Iterable[SensorFault]) -> Played:
    effects: list[Effect] = []
    for fault in faults:
        play, more = _step(play, fault)
        effects.extend(more)
    return play, tuple(effects)
