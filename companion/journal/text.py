"""A stored game as text that people can read and write, and back (docs/game-text.md).

Knows: the lines of the text and the decisions they stand for. Refuses to know: rules, files, and the journal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from companion.core import fold
from companion.core.session import Session, Settings
from companion.games import named
from companion.journal.book import Told

FORMAT = 1
TITLE = "# A game on a smart board. 'companion import FILE' reads it back."
SENSORS = "sensors"
"""How most turns came about; only other ways are marked."""
NO_SHARE = "-"


def write_game(told: Told) -> str:
    """The game as text, ending in a line end.

    Raises:
        InputError: the game's rules are not installed here.
    """
    start = told.entries[0].data
    session = fold.restore(named(start["game"]), Settings(), told.entries)
    lines = [TITLE, *(f"{key}: {value}" for key, value in _header(told, session)), "", *_turns(told, session)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def quoted(text: str) -> str:
    """A name in double quotes, on one line and safe on a terminal, however odd (JSON)."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def result(session: Session) -> str:
    """How a game stands, in words: ``unfinished``, ``ended`` or ``won by`` the winners in order."""
    if session.ended:
        return "ended"
    if not session.over:
        return "unfinished"
    return f"won by {', '.join(session.game.outcome(session.position).winners)}"


def _header(told: Told, session: Session) -> Iterator[tuple[str, str]]:
    start, game = told.entries[0].data, session.game
    position = game.load(start["position"])
    seats = game.seats_in_play(position)
    first = game.seat_to_move(position)
    options, pawns = start["position"].get("options", {}), start.get("pawns") or {}
    yield "format", str(FORMAT)
    yield "game", start["game"]
    yield "variant", start["variant"]
    yield "seats", " ".join(seats)
    for seat in seats:
        if name := start.get("names", {}).get(seat):
            yield f"name {seat}", quoted(name)
    if options:
        yield "options", json.dumps(options)
    if manner := start.get("manner"):
        yield "manner", manner
    yield "first", first
    for seat, number in pawns.items():
        yield f"pawns {seat}", str(number)
    yield "started", told.started
    yield "companion", told.version
    yield "result", result(session)
    if game.setup(start["variant"], seats, options, first, pawns) != position:
        yield "position", json.dumps(start["position"])


def _turns(told: Told, session: Session) -> Iterator[str]:
    """One line for each decision; numbers that people told stand with their turn, the last one alone."""
    die: int | None = None  # as it is known from the lines so far
    proven = False  # by a line of its own
    past: list[tuple[str, int | None]] = []
    for entry in told.entries[1:]:
        data = entry.data
        match entry.kind:
            case "roll" if proven := bool(data.get("secret")):
                yield f"rolled {data['seat']} {data['die']} {data['secret']} {data['share'] or NO_SHARE}"
                die = data["die"]
            case "unroll" if proven:
                yield "unroll"
                die, proven = None, False
            case "turn" | "pass":
                yield _turn(data)
                past.append((data["move"], data["die"]))
                die = None
            case "overruled":
                known = data["before"]["die"]
                if known != die:
                    yield "unroll" if known is None else f"roll {data['before']['position']['turn']} {known}"
                yield overruled(data)
                past.append(("", known))
                die = data["known"]
            case "undo":
                yield f"undo {data['number']}"
                move, number = past.pop()
                die = None if move == "pass" else number
            case "seat":
                yield f"seat {data['seat']} {data['change']}{_more(data)}"
                die = None if data["change"] == "leave" else die
            case "end":
                yield "end"
    if not session.over and session.die != die:
        yield "unroll" if session.die is None else f"roll {session.seat} {session.die}"
    if session.paused is not None:
        yield f"pause {session.paused.by}"


def _more(data: Mapping[str, Any]) -> str:
    """What follows a change of a seat: the new player's name, or the level of help."""
    match data["change"]:
        case "handover" | "name":
            return f" {quoted(data['name'])}"
        case "hints":
            return f" {data['level']}"
    return ""


def overruled(data: Mapping[str, Any]) -> str:
    """The line of an overruling: who, what, and what it made of the game."""
    short = {"number": str(data["die"]), "turn": data["move"]}
    told = short.get(data["what"]) or json.dumps(data["position"])
    return f"overruled {data['number']} {','.join(data['by'])} {data['what']} {told}"


def _turn(data: Any) -> str:
    marks = "" if data["how"] in (SENSORS, "pass") else f" how={data['how']}"
    if data.get("captured"):
        marks += f" captured={data['captured']}"
    return f"{data['number']:4} {data['seat']:6} {data['die']} {data['move']:12}{marks}"
