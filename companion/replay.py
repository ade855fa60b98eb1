"""Traces through the referee: raw sensor edges and numbers in, verdicts out (docs/notation.md, part 4).

The same settle and referee as at the table; only the clock is the trace's.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion import games
from companion.core import play as plays
from companion.core import referee
from companion.core.errors import InputError, PositionError, TraceError
from companion.core.game import Board, Game
from companion.core.play import Play
from companion.core.session import Settings
from companion.core.types import Announce, Choose, DieRolled, Done, Stimulus

EVENT_KEYS = {"spot", "on", "die", "choose", "done", "end"}
HEADER_KEYS = {"trace", "game", "variant", "seats", "options", "position", "first"}
SLIP = 0.75
"""How much alike (0 to 1) an unknown key must be to one of ours to be taken for a slip of the pen."""


def replay_lines(lines: Iterable[str], settings: Settings | None = None) -> Iterator[dict[str, Any]]:
    """The verdicts of a trace, one JSON object each, in time order.

    Raises:
        TraceError: a line that is no event, naming the line; the verdicts before it have been given out.
    """
    play: Play | None = None
    raw = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        data = _object(line, number)
        if play is None:
            play = begin(data, number, settings or Settings())
            raw, now_ms = play.session.seen, 0
            continue
        now_ms = _time(data, number, now_ms)
        event = _event(data, number, play.session.board)
        if isinstance(event, int):
            raw = raw | 1 << event if data["on"] else raw & ~(1 << event)
            play, effects = plays.levels(play, now_ms, raw)
        elif event is None:
            play, effects = plays.advance(play, now_ms)
        else:
            play, effects = plays.stimulus(play, event)
        yield from (effect.verdict.to_json() for effect in effects if isinstance(effect, Announce))
        if data.get("end"):
            return
    if play is None:
        raise TraceError('line 1: a trace begins with a header such as {"trace":1,"game":"malefiz", ...}')


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


def _event(data: Mapping[str, Any], number: int, board: Board) -> Stimulus | int | None:
    """The event of a line: a spot number for an edge, a stimulus, or None for the end."""
    match sorted(set(data) & EVENT_KEYS):
        case ["on", "spot"]:
            if not isinstance(data["spot"], str) or data["spot"] not in board.index:
                raise TraceError(f"line {number}: unknown spot {data['spot']!r} on {board.name}")
            if type(data["on"]) is not bool:
                raise TraceError(f'line {number}: "on" must be true or false, not {data["on"]!r}')
            return board.index[data["spot"]]
        case ["die"]:
            if type(data["die"]) is not int or not 1 <= data["die"] <= 6:
                raise TraceError(
                    f'line {number}: "die" must be a whole number from 1 to 6, not {data["die"]!r}'
                )
            return DieRolled(data["ms"], data["die"])
        case ["choose"]:
            if not isinstance(data["choose"], str):
                raise TraceError(f'line {number}: "choose" must be a move or "none", not {data["choose"]!r}')
            return Choose(data["ms"], data["choose"])
        case ["done"] if data["done"] is True:
            return Done(data["ms"])
        case ["end"] if data["end"] is True:
            return None
    raise TraceError(f"line {number}: no event; an event is a die, a spot with on, choose, done or end")


def begin(header: Mapping[str, Any], number: int, settings: Settings) -> Play:
    """The table that a trace's header describes: all pieces stand, nobody has touched anything.

    Raises TraceError that names the fault.
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
    session, _ = referee.new_game(game, settings, position, {}, 0)
    play, _ = plays.found(Play(session), 0, session.picture)
    return play


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
