"""Traces through the referee: raw sensor edges and numbers in, verdicts out (docs/notation.md, part 4).

The same settle and referee as at the table; only the clock is the trace's.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

import msgspec

from companion import games
from companion.core import dice, fold, overruling, referee
from companion.core import play as plays
from companion.core.diagnosis import Diagnosis
from companion.core.errors import InputError, PositionError, TraceError
from companion.core.game import Board, Game
from companion.core.play import Play, Played
from companion.core.poles import by_kind
from companion.core.said import (
    PAUSED_BY,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Overrule,
    Pause,
    Said,
    SeatChange,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.session import Session, Settings
from companion.core.types import NO_POLES, Announce, Entry, Mask, Poles, Record, Stimulus

EVENT_KEYS = {"spot", "on", "die", "choose", "done", "overrule", "back", "whose", "end"}
OWN_KEYS = {"overrule", "enter", "undo", "leave", "end_game", "said", "found", "lost", "restart", "passed"}
"""Events that only the companion writes (docs/notation.md, part 4)."""
HEADER_KEYS = {"trace", "game", "variant", "seats", "options", "position", "first", "goes_on"}
SEAT_CHANGES = ("leave", "handover", "name", "dark", "lit", "hints")
SLIP = 0.75
"""How much alike (0 to 1) an unknown key must be to one of ours to be taken for a slip of the pen."""

Faces = tuple[int, ...]
"""Of the game's die."""


def replay_lines(lines: Iterable[str], settings: Settings | None = None) -> Iterator[dict[str, Any]]:
    """The verdicts of a trace, one JSON object each, in time order.

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
        data = _object(line, number)
        if run is None:
            run = _Run(data, number, settings)
            continue
        yield from run.take(data, number)
        if data.get("end"):
            return
    if run is None:
        raise TraceError('line 1: a trace begins with a header such as {"trace":1,"game":"malefiz", ...}')


class _Run:
    """A trace being played: the table, and what the sensors of its board show.

    Args:
        header: the trace's first line.
        number: of that line, for messages.
        settings: as in `replay_lines`.
    """

    def __init__(self, header: Mapping[str, Any], number: int, settings: Settings | None) -> None:
        own = _settings(header, number)
        self._entries = _past(header, number)
        self._in_sight = not self._entries or "found" in header["goes_on"]
        self._play = begin(header, number, settings or own, self._entries)
        if not self._entries:  # what a restart goes on from
            session = self._play.session
            _, first = referee.new_game(session.game, session.settings, session.position, {}, 0)
            self._entries = [first]
        self._raw = self._play.session.seen
        self._poles = self._play.settle.raw_poles
        self._began_ms = self._now_ms = _began_ms(header)

    def take(self, data: Mapping[str, Any], number: int) -> list[dict[str, Any]]:
        """The verdicts that come of one event. Raises TraceError."""
        began_ms = self._began_ms
        self._now_ms = now_ms = began_ms + _time(data, number, self._now_ms - began_ms)
        known_ms = _earlier(data, "known_ms", number, began_ms)
        if not self._in_sight:
            known_ms = began_ms
        session = self._play.session
        event = _event(data, number, session.board, session.game.die_faces)
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
        """A contact opens or closes; ``seen_ms``: it did so before this was told."""
        seen_ms = _earlier(data, "seen_ms", number, self._began_ms)
        at_ms = self._now_ms if seen_ms is None else seen_ms
        on, north = data["on"], data.get("north")
        if north is not None and type(north) is not bool:
            raise TraceError(f'line {number}: "north" must be true or false, not {north!r}')
        if north is not None and self._poles == NO_POLES:
            self._assume_poles()
        self._raw = self._raw | 1 << spot if on else self._raw & ~(1 << spot)
        self._poles = self._poles.set(spot, north if on else None)
        return plays.levels(self._play, at_ms, self._raw, known_ms, self._poles)

    def _assume_poles(self) -> None:
        """The first pole is told: up to then every piece that stands has shown that of its kind."""
        session, settle = self._play.session, self._play.settle
        kinds = session.game.kinds(session.position, settle.stable & session.picture)
        self._poles = by_kind(session.game.north, kinds)
        self._play = replace(
            self._play,
            session=replace(session, poles=self._poles),
            settle=replace(settle, poles=self._poles, raw_poles=self._poles),
        )

    def _board(self, word: str, data: Mapping[str, Any], number: int, known_ms: int | None) -> Played:
        """The board goes out of sight, or is seen again; or the companion begins anew from its journal."""
        play, before = plays.advance(self._play, self._now_ms, known_ms)
        self._in_sight = word == "found"
        if word == "restart":
            session = play.session
            recorded = [*self._entries, *(one.entry for one in before if isinstance(one, Record))]
            fresh = Diagnosis(chains=play.diagnosis.chains)
            return Play(fold.restore(session.game, session.settings, recorded), diagnosis=fresh), before
        if word == "lost":
            play, after = plays.lost(play, self._now_ms)
        else:
            self._raw, self._poles = _picture(data, number, play.session.board)
            play, after = plays.found(play, self._now_ms, self._raw, self._poles)
        return play, (*before, *after)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise TraceError(f"line {number}: no JSON: {error}") from None
    if not isinstance(data, dict):
        raise TraceError(f"line {number}: a JSON object is expected, not {line.strip()[:40]}")
    return data


def _time(data: Mapping[str, Any], number: int, now_ms: int) -> int:
    at_ms = data.get("ms")
    if type(at_ms) is not int or at_ms < now_ms:
        raise TraceError(f'line {number}: "ms" must be a whole number, at least {now_ms}, not {at_ms!r}')
    return at_ms


def _earlier(data: Mapping[str, Any], key: str, number: int, began_ms: int) -> int | None:
    """A time of a line, no later than the line's own, on the table's clock; None where it is left out."""
    if key not in data:
        return None
    value = data[key]
    if type(value) is not int or not 0 <= value <= data["ms"]:
        raise TraceError(f'line {number}: "{key}" must be a whole number up to {data["ms"]}, not {value!r}')
    return began_ms + value


def _began_ms(header: Mapping[str, Any]) -> int:
    """What the table's clock showed at 0 of the trace."""
    value = header.get("goes_on", {}).get("began_ms", 0)
    return value if type(value) is int else 0


def _picture(data: Mapping[str, Any], number: int, board: Board) -> tuple[Mask, Poles]:
    """What ``found``, ``norths`` and ``souths`` show."""
    masks = []
    for key in ("found", "norths", "souths"):
        spots = data.get(key, [])
        if not isinstance(spots, list) or not all(isinstance(spot, str) for spot in spots):
            raise TraceError(f'line {number}: "{key}" must be a list of spots, not {spots!r}')
        if unknown := sorted(set(spots) - set(board.index)):
            raise TraceError(f"line {number}: unknown spot {unknown[0]!r} on {board.name}")
        masks.append(board.mask(spots))
    return masks[0], Poles(masks[1] & masks[0], masks[2] & masks[0] & ~masks[1])


def _event(data: Mapping[str, Any], number: int, board: Board, faces: Faces) -> Stimulus | int | str | None:
    """The event of a line: a spot's number for an edge, a stimulus, a word of the board, or None for time."""
    match sorted(set(data) & EVENT_KEYS) or sorted(set(data) & OWN_KEYS):
        case ["on", "spot"]:
            return _spot(data, number, board)
        case ["die"]:
            return DieRolled(data["ms"], _number(data, "die", number, faces))
        case ["choose"]:
            if not isinstance(data["choose"], str):
                raise TraceError(f'line {number}: "choose" must be a move or "none", not {data["choose"]!r}')
            return Choose(data["ms"], data["choose"])
        case ["done"] if data["done"] is True:
            return Done(data["ms"])
        case ["back"]:
            if type(data["back"]) is not int or data["back"] < 0:
                raise TraceError(
                    f'line {number}: "back" must be the number of a turn, or 0, not {data["back"]!r}'
                )
            return TakeBack(data["ms"], data["back"])
        case ["whose"]:
            if data["whose"] not in ("right", "swapped"):
                raise TraceError(
                    f'line {number}: "whose" must be "right" or "swapped", not {data["whose"]!r}'
                )
            return Whose(data["ms"], data["whose"] == "right")
        case ["end"] if data["end"] is True:
            return None
        case [word] if word in OWN_KEYS:
            return _own_event(data, number, word, faces)
    raise TraceError(f"line {number}: no event; an event is a die, a spot with on, choose, done or end")


def _number(data: Mapping[str, Any], key: str, number: int, faces: Faces) -> int:
    """A number that the game's die shows."""
    value = data[key]
    if type(value) is not int or value not in faces:
        raise TraceError(f'line {number}: "{key}" must be a whole number {dice.told(faces)}, not {value!r}')
    return value


def _overrule(data: Mapping[str, Any], number: int, faces: Faces) -> Overrule:
    """The table has the last word: ``accept``, or with another key ``number``, ``turn`` or ``edit``."""
    what, by = data["overrule"], data.get("by", ["host"])
    needs: dict[Any, tuple[str, type, str]] = {
        "accept": ("overrule", str, ""),
        "number": ("number", int, f"a whole number {dice.told(faces)}"),
        "turn": ("move", str, "a move"),
        "edit": ("position", dict, "an object"),
    }
    if not isinstance(what, str) or what not in needs:
        raise TraceError(f'line {number}: "overrule" must be accept, number, turn or edit, not {what!r}')
    key, kind, must = needs[what]
    value = data.get(key)
    if type(value) is not kind or (what == "number" and value not in faces):
        raise TraceError(f'line {number}: "{key}" must be {must}, not {value!r}')
    if not isinstance(by, list) or not by or not all(isinstance(seat, str) for seat in by):
        raise TraceError(f'line {number}: "by" must be ["host"] or a list of seats, not {by!r}')
    fields: dict[str, Any] = {} if what == "accept" else {key: value}
    return Overrule(data["ms"], what, seats=() if by == ["host"] else tuple(by), **fields)


def _check_position(session: Session, position: Mapping[str, Any], number: int) -> None:
    try:
        overruling.edited(session, position)
    except PositionError as error:
        raise TraceError(f'line {number}: "position": {error}') from None


def _spot(data: Mapping[str, Any], number: int, board: Board) -> int:
    if not isinstance(data["spot"], str) or data["spot"] not in board.index:
        raise TraceError(f"line {number}: unknown spot {data['spot']!r} on {board.name}")
    if type(data["on"]) is not bool:
        raise TraceError(f'line {number}: "on" must be true or false, not {data["on"]!r}')
    return board.index[data["spot"]]


def _own_event(data: Mapping[str, Any], number: int, word: str, faces: Faces) -> Stimulus | str | None:
    """An event that the companion writes besides those of the contract, as `_event` gives them."""
    value = data[word]
    match word:
        case "found" | "lost" | "restart" if word == "found" or value is True:
            return word
        case "passed" if value is True:
            return None
        case "said":
            return _said(data, number)
        case "overrule":
            return _overrule(data, number, faces)
        case "end_game" if value is True:
            return EndGame(data["ms"])
        case "undo" if value is True:
            return Undo(data["ms"])
        case "undo" | "leave" | "enter" if isinstance(value, str):
            made: Mapping[str, Callable[[], Stimulus]] = {
                "undo": lambda: Undo(data["ms"], value),
                "leave": lambda: SeatChange(data["ms"], value, "leave"),
                "enter": lambda: Enter(data["ms"], value),
            }
            return made[word]()
    must = "true" if word in ("lost", "restart", "passed", "end_game") else "text"
    raise TraceError(f'line {number}: "{word}" must be {must}, not {value!r}')


def _said(data: Mapping[str, Any], number: int) -> Said:
    """Any other word of a person: the name of a stimulus, and its fields under ``with``."""
    kinds = {kind.__name__: kind for kind in get_args(Said)}
    try:
        kind = kinds[data["said"]]
        said: Said = msgspec.convert({**data["with"], "at_ms": data["ms"]}, kind)
    except (KeyError, TypeError, ValueError) as error:
        raise TraceError(f'line {number}: "said" cannot be understood: {error}') from None
    if isinstance(said, SeatChange) and said.change not in SEAT_CHANGES:
        words = ", ".join(SEAT_CHANGES)
        raise TraceError(f'line {number}: "change" must be one of {words}, not {said.change!r}')
    if isinstance(said, Pause) and said.by not in PAUSED_BY:
        raise TraceError(f'line {number}: "by" must be one of {", ".join(PAUSED_BY)}, not {said.by!r}')
    return said


def _settings(header: Mapping[str, Any], number: int) -> Settings:
    """The referee's settings of a header; the usual ones where it has none."""
    more = header.get("goes_on", {})
    if not isinstance(more, Mapping):
        raise TraceError(f'line {number}: "goes_on" must be an object, not {more!r}')
    try:
        told = msgspec.convert(more.get("settings", {}), Settings)
    except ValueError as error:
        raise TraceError(f'line {number}: "goes_on.settings": {error}') from None
    times = (told.rest_legal_ms, told.rest_other_ms, told.press_ms, told.release_ms)
    if min(times) < 0 or told.odds < 1 or not 0 < told.missed_lifts < 1:
        raise TraceError(f'line {number}: "goes_on.settings": out of range: {more["settings"]!r}')
    return told


def _past(header: Mapping[str, Any], number: int) -> list[Entry]:
    """What was recorded of the game before the trace begins; nothing where the header tells nothing of it."""
    try:
        past = header.get("goes_on", {}).get("past", [])
        return [Entry(entry["kind"], 0, entry["data"]) for entry in past]
    except (KeyError, TypeError, AttributeError):
        raise TraceError(f'line {number}: "goes_on.past" must be a list of kind and data') from None


def begin(header: Mapping[str, Any], number: int, settings: Settings, past: Sequence[Entry] = ()) -> Play:
    """The table that a trace's header describes: all pieces stand, nobody has touched anything.

    Args:
        header: the trace's first line.
        number: of that line, for messages.
        settings: of the referee.
        past: what was recorded before; then this tells the position, and ``goes_on`` what the board shows.

    Raises:
        TraceError: it names the fault.
    """
    if type(header.get("trace")) is not int or header["trace"] != 1:
        raise TraceError(f'line {number}: "trace" must be 1, not {header.get("trace")!r}')
    for key in set(header) - HEADER_KEYS:  # other keys may be somebody's own; one like ours is a slip
        if near := difflib.get_close_matches(key, HEADER_KEYS, 1, SLIP):
            raise TraceError(f"line {number}: unknown key {key!r}; right would be {near[0]!r}")
    try:
        game = games.named(str(header.get("game")))
        position = _position(game, header)
    except InputError as error:
        raise TraceError(f"line {number}: {error}") from None
    if past:
        return _go_on(header, number, settings, past)
    session, _ = referee.new_game(game, settings, position, {}, 0)
    play, _ = plays.found(Play(session), 0, session.picture)
    return play


def _go_on(header: Mapping[str, Any], number: int, settings: Settings, past: Sequence[Entry]) -> Play:
    """The table as it was when these entries had been recorded, at rest."""
    more, game = header["goes_on"], games.named(str(header["game"]))
    try:
        session = fold.restore(game, settings, past)
        ignored = session.board.mask(more.get("ignored", ()))
    except (InputError, LookupError, TypeError, ValueError, AttributeError) as error:
        why = f"{type(error).__name__}: {error}"
        raise TraceError(f'line {number}: "goes_on" tells no game that can go on: {why}') from None
    play = Play(session, diagnosis=_diagnosis(more))
    if "found" not in more:
        return play
    raw, poles = _picture(more, number, session.board)
    play, _ = plays.found(play, _began_ms(header), raw, poles)
    return replace(play, session=replace(play.session, ignored=ignored), diagnosis=_diagnosis(more))


def _diagnosis(more: Mapping[str, Any]) -> Diagnosis:
    """What was remembered of the contacts; of another version that remembers otherwise, nothing."""
    try:
        return msgspec.convert(more.get("diagnosis", {}), Diagnosis, strict=False)
    except msgspec.ValidationError:
        return Diagnosis()


def _position(game: Game[Any], header: Mapping[str, Any]) -> Any:
    variant, seats, options = header.get("variant"), header.get("seats"), header.get("options", {})
    start = game.setup(variant, seats, options, header.get("first"))  # type: ignore[arg-type]  # it checks
    if "position" not in header:
        return start
    if not isinstance(header["position"], Mapping):
        raise PositionError('"position" must be an object')
    data = {"game": game.name, "variant": variant, "options": options, **header["position"]}
    position = game.load(data)
    if game.seats_in_play(position) != game.seats_in_play(start):
        raise PositionError('"position" must give a house for each of "seats", and for no other')
    return position
