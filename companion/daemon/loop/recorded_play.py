"""What the referee is told, as it is told it: kept in the journal, so that it can be played again.

Everything that changes the table goes through here to `companion.core.timed_play`, and is first written
down as a ``stimulus`` row (reference/entries.md), exactly enough that ``companion replay`` decides the same
at the same times (`companion/journal/trace.py` makes a trace of the rows). Three things are written only
where they say what the times of the events do not: that time had passed before a report came late
(``passed``), up to when all was known (``known``), and that the table was *at rest*: what is recorded tells
all of it, so that a trace may begin there (``mark``).

Refuses to know: files, threads, and what is decided.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from companion.core import timed_play as plays
from companion.core.model.polarity import against
from companion.core.model.types import NO_POLES, Entry, LinkLost, LinkUp, Mask, Poles, Stimulus
from companion.core.sensing import flapping
from companion.core.timed_play import Play, Played
from companion.journal import stimulus_entry
from companion.journal.integrity.chain import STIMULUS
from companion.ports.devices import LinkEvent

log = logging.getLogger(__name__)

MARK_MS = 60_000
"""Moments at rest are marked no oftener: a mark is 1 to 3 kB."""


class RecordedPlay:
    """`companion.core.timed_play`, written down. Used by the loop alone.

    Args:
        write: takes a row; it need not be durable at once.
    """

    def __init__(self, write: Callable[[Entry], None]) -> None:
        self._write = write
        self._reached = (0, 0)  # up to when time has passed, and up to when all was known then
        self._silent = False  # that has changed something, and no row tells of it
        self._marked_ms: int | None = None

    def begin(self, play: Play, at_ms: int) -> None:
        """Begin a game, or go on from what is recorded of it."""
        self._row(at_ms, {"mark": "begin", **_remembered(play)})
        self._reached, self._silent, self._marked_ms = (at_ms, at_ms), False, at_ms

    def link(self, event: LinkEvent, at_ms: int) -> None:
        """Note that a device has come or gone; whatever else it reports is no matter here."""
        match event:
            case LinkLost():
                log.warning("device %s is lost: %s", event.device, event.why)
            case LinkUp():
                log.info("device %s is up: firmware %s %s", event.device, event.firmware, event.git)
            case _:
                return
        self._row(at_ms, {"link": type(event).__name__, "device": event.device})

    def advance(self, play: Play, at_ms: int, known_ms: int) -> Played:
        """Do as `companion.core.timed_play.advance`."""
        after, effects = plays.advance(play, at_ms, known_ms)
        self._silent |= after is not play
        self._reached = (at_ms, known_ms)
        return after, effects

    def levels(self, play: Play, at_ms: int, raw: Mask, known_ms: int, poles: Poles = NO_POLES) -> Played:
        """Do as `companion.core.timed_play.levels`; before it, the last moment at rest may be marked."""
        self._mark(play, at_ms)
        self._tell(play, at_ms, {"levels": f"{raw:x}", **_poles(poles)}, at_ms - 1, known_ms)
        return plays.levels(play, at_ms, raw, known_ms, poles)

    def found(self, play: Play, at_ms: int, raw: Mask, poles: Poles = NO_POLES) -> Played:
        """Do as `companion.core.timed_play.found`."""
        self._tell(play, at_ms, {"found": f"{raw:x}", **_poles(poles)}, at_ms, min(self._reached))
        return plays.found(play, at_ms, raw, poles)

    def lost(self, play: Play, at_ms: int) -> Played:
        """Do as `companion.core.timed_play.lost`."""
        self._tell(play, at_ms, {"lost": True}, at_ms, min(self._reached))
        return plays.lost(play, at_ms)

    def stimulus(self, play: Play, what: Stimulus, known_ms: int) -> Played:
        """Do as `companion.core.timed_play.stimulus`; before it, the last moment at rest may be marked."""
        self._mark(play, what.at_ms)
        self._tell(play, what.at_ms, stimulus_entry(what).data, what.at_ms, known_ms)
        return plays.stimulus(play, what, known_ms)

    def _tell(self, play: Play, at_ms: int, told: Mapping[str, Any], up_to_ms: int, known_ms: int) -> None:
        """Write a row, before time passes up to ``up_to_ms`` and what it tells is taken in."""
        if self._silent and self._reached[0] > up_to_ms:
            self._row(self._reached[0], {"passed": True, "known": self._reached[1]})
        late = (due := plays.due(play)) is not None and known_ms < due <= up_to_ms
        moving = bool(play.debounce.edges) and known_ms < up_to_ms  # what falls due next is hidden behind it
        self._row(at_ms, {**told, "known": known_ms} if late or moving else told)
        self._reached, self._silent = (up_to_ms, known_ms), False

    def _mark(self, play: Play, at_ms: int) -> None:
        is_early = self._marked_ms is not None and at_ms < self._marked_ms + MARK_MS
        if is_early or not at_rest(play, at_ms) or self._reached[0] > at_ms:
            return
        seen = {"found": f"{play.debounce.raw:x}", **_poles(play.debounce.raw_poles)}
        rest = {"ignored": f"{play.session.pictures.ignored:x}", **_remembered(play)}
        self._row(at_ms, {"mark": "rest", **seen, **rest})
        self._marked_ms = at_ms
        self._silent = False

    def _row(self, at_ms: int, data: Mapping[str, Any]) -> None:
        self._write(Entry(STIMULUS, at_ms, data))


def at_rest(play: Play, at_ms: int) -> bool:
    """Tell whether the recorded game and the picture are all there is to tell of this table."""
    session, contacts = play.session, play.debounce
    tracker = session.turn.tracker
    return (
        not (
            contacts.edges
            or session.over
            or session.turn.arranging
            or session.dialogue.asking
            or session.turn.rejected_moves
        )
        and session.turn.reported is None
        and session.progress.paused is None
        and session.observation.kind == "settled"
        and not (tracker.seen.touches or tracker.ways.odd or tracker.seen.lifted or tracker.ways.blind)
        and contacts.raw == contacts.stable == play.flapping.raw == session.pictures.seen
        and contacts.poles == contacts.raw_poles
        and not against(contacts.poles, tracker.began.poles)
        and all(flapping.still(restless, at_ms) for restless in play.flapping.restless)
        and plays.due(play) is None
    )


def _remembered(play: Play) -> Mapping[str, Any]:
    """Tell what is remembered of the contacts; no entry tells that."""
    return {"diagnosis": msgspec.to_builtins(play.diagnosis, str_keys=True)}


def _poles(poles: Poles) -> Mapping[str, str]:
    """Return poles as a row has them: left out where none is known."""
    return {} if poles == NO_POLES else {"norths": f"{poles.norths:x}", "souths": f"{poles.souths:x}"}
