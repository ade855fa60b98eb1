"""Traces through the referee: raw sensor edges and numbers in, verdicts out (notation.md, part 4).

The same settle and referee as at the table; only the clock is the trace's.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.core import timed_play as plays
from companion.core.corrections import overrule
from companion.core.decision import fold
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.commands import (
    Overrule,
)
from companion.core.model.errors import PositionError, TraceError
from companion.core.model.fast_replace import replace
from companion.core.model.polarity import by_kind
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import NO_POLES, Announce, Record
from companion.core.reducer import step
from companion.core.timed_play import Play, Played
from companion.replay.events import earlier, event_of, json_object, picture, time_of
from companion.replay.header import began_ms_of, begin, past_of, settings_of


def replay_lines(lines: Iterable[str], settings: Settings | None = None) -> Iterator[dict[str, Any]]:
    """Yield the verdicts of a trace, one JSON object each, in time order.

    Args:
        lines: of the trace.
        settings: of the referee; None: those of the header, else the usual ones.

    Raises:
        TraceError: a line that is no event, naming the line; the verdicts before it have been given out.
    """
    run: _Run | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        data = json_object(line, number)
        if run is None:
            run = _Run(data, number, settings)
            continue
        yield from run.take(data, number)
        if data.get("end"):
            return
    if run is None:
        raise TraceError('line 1: a trace begins with a header such as {"trace":1,"game":"...", ...}')


class _Run:
    """A trace being played: the table, and what the sensors of its board show.

    Args:
        header: the trace's first line.
        number: of that line, for messages.
        settings: as in `replay_lines`.
    """

    def __init__(self, header: Mapping[str, Any], number: int, settings: Settings | None) -> None:
        own = settings_of(header, number)
        self._entries = past_of(header, number)
        self._in_sight = not self._entries or "found" in header["goes_on"]
        self._play = begin(header, number, settings or own, self._entries)
        if not self._entries:  # what a restart goes on from
            session = self._play.session
            _, first = step.new_game(session.game, session.table.settings, session.position, {}, 0)
            self._entries = [first]
        self._raw = self._play.session.pictures.seen
        self._poles = self._play.debounce.raw_poles
        self._began_ms = self._now_ms = began_ms_of(header)

    def take(self, data: Mapping[str, Any], number: int) -> list[dict[str, Any]]:
        """Return the verdicts that come of one event. Raises TraceError."""
        began_ms = self._began_ms
        self._now_ms = now_ms = began_ms + time_of(data, number, self._now_ms - began_ms)
        known_ms = earlier(data, "known_ms", number, began_ms)
        if not self._in_sight:
            known_ms = began_ms
        session = self._play.session
        event = event_of(data, number, session.board, session.game.die_faces, session.game.words)
        if isinstance(event, Overrule) and event.position is not None:
            _check_position(self._play.session, event.position, number)
        if isinstance(event, int):
            played = self._edge(data, number, event, known_ms)
        elif isinstance(event, str):
            played = self._board(event, data, number, known_ms)
        elif event is None:
            played = plays.advance(self._play, now_ms, known_ms)
        else:
            played = plays.stimulus(self._play, replace(event, at_ms=now_ms), known_ms)
        self._play, effects = played
        self._entries += [effect.entry for effect in effects if isinstance(effect, Record)]
        said = [effect.verdict for effect in effects if isinstance(effect, Announce)]
        return [replace(verdict, at_ms=verdict.at_ms - began_ms).to_json() for verdict in said]

    def _edge(self, data: Mapping[str, Any], number: int, spot: int, known_ms: int | None) -> Played:
        """Open or close a contact; ``seen_ms``: it did so before this was told."""
        seen_ms = earlier(data, "seen_ms", number, self._began_ms)
        at_ms = self._now_ms if seen_ms is None else seen_ms
        on, north = data["on"], data.get("north")
        if north is not None and type(north) is not bool:
            raise TraceError(f'line {number}: "north" must be true or false, not {north!r}')
        if north is not None and self._poles == NO_POLES:
            self._assume_poles()
        self._raw = self._raw | 1 << spot if on else self._raw & ~(1 << spot)
        if self._poles != NO_POLES or north is not None:
            self._poles = self._poles.set(spot, north if on else None)
        return plays.levels(self._play, at_ms, self._raw, known_ms, self._poles)

    def _assume_poles(self) -> None:
        """Take every piece to have shown the pole of its kind until the first pole is told."""
        session, settle = self._play.session, self._play.debounce
        kinds = session.game.kinds(session.position, settle.stable & session.pictures.expected)
        self._poles = by_kind(session.game.north, kinds)
        self._play = replace(
            self._play,
            session=replace(session, pictures=replace(session.pictures, poles=self._poles)),
            debounce=replace(settle, poles=self._poles, raw_poles=self._poles),
        )

    def _board(self, word: str, data: Mapping[str, Any], number: int, known_ms: int | None) -> Played:
        """Take the board out of sight, or back; or begin the companion anew from its journal."""
        play, before = plays.advance(self._play, self._now_ms, known_ms)
        self._in_sight = word == "found"
        if word == "restart":
            session = play.session
            recorded = [*self._entries, *(one.entry for one in before if isinstance(one, Record))]
            fresh = Diagnosis(chains=play.diagnosis.chains)
            return Play(fold.restore(session.game, session.table.settings, recorded), diagnosis=fresh), before
        if word == "lost":
            play, after = plays.lost(play, self._now_ms)
        else:
            self._raw, self._poles = picture(data, number, play.session.board)
            play, after = plays.found(play, self._now_ms, self._raw, self._poles)
        return play, (*before, *after)


def _check_position(session: Session, position: Mapping[str, Any], number: int) -> None:
    try:
        overrule.edited(session, position)
    except PositionError as error:
        raise TraceError(f'line {number}: "position": {error}') from None
