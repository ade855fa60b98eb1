"""The lines of a trace: what each of them tells (docs/reference/notation.md, part 4).

Refuses to know: the table, and what comes of an event. Every fault is a TraceError that names the line.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

import msgspec

from companion.core.chance import dice
from companion.core.model.commands import (
    PAUSED_BY,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Given,
    Overrule,
    Pause,
    Said,
    SeatChange,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.errors import TraceError
from companion.core.model.game import Board
from companion.core.model.inputs import DIE, MOVE, PASS, SAID_WAYS, TOLD, Input
from companion.core.model.json_text import read_json
from companion.core.model.types import Mask, Poles, Stimulus

OWN_KEYS = {"overrule", "enter", "undo", "leave", "end_game", "said", "found", "lost", "restart", "passed"}
"""Events that only the companion writes (docs/reference/notation.md, part 4)."""
SEAT_CHANGES = ("leave", "handover", "name", "dark", "lit", "hints")

Faces = tuple[int, ...]
"""Of the game's die."""


def json_object(line: str, number: int) -> dict[str, Any]:
    """Return a line of the trace. Raises TraceError."""
    try:
        data = read_json(line)
    except (ValueError, RecursionError) as error:
        raise TraceError(f"line {number}: no JSON: {error}") from None
    if not isinstance(data, dict):
        raise TraceError(f"line {number}: a JSON object is expected, not {line.strip()[:40]}")
    return data


def time_of(data: Mapping[str, Any], number: int, now_ms: int) -> int:
    """Return the time of a line, which is no earlier than that of the line before. Raises TraceError."""
    at_ms = data.get("ms")
    if type(at_ms) is not int or at_ms < now_ms:
        raise TraceError(f'line {number}: "ms" must be a whole number, at least {now_ms}, not {at_ms!r}')
    return at_ms


def earlier(data: Mapping[str, Any], key: str, number: int, began_ms: int) -> int | None:
    """Return a time named in a line, at most the line's own, on the table's clock; None if left out."""
    if key not in data:
        return None
    value = data[key]
    if type(value) is not int or not 0 <= value <= data["ms"]:
        raise TraceError(f'line {number}: "{key}" must be a whole number up to {data["ms"]}, not {value!r}')
    return began_ms + value


def picture(data: Mapping[str, Any], number: int, board: Board) -> tuple[Mask, Poles]:
    """Tell what ``found``, ``norths`` and ``souths`` show."""
    masks = []
    for key in ("found", "norths", "souths"):
        spots = data.get(key, [])
        if not isinstance(spots, list) or not all(isinstance(spot, str) for spot in spots):
            raise TraceError(f'line {number}: "{key}" must be a list of spots, not {spots!r}')
        if unknown := sorted(set(spots) - set(board.index)):
            raise TraceError(f"line {number}: unknown spot {unknown[0]!r} on {board.name}")
        masks.append(board.mask(spots))
    return masks[0], Poles(masks[1] & masks[0], masks[2] & masks[0] & ~masks[1])


def event_of(
    data: Mapping[str, Any], number: int, board: Board, faces: Faces, words: Iterable[str] = ()
) -> Stimulus | int | str | None:
    """Return the event of a line.

    A spot's number for an edge, a stimulus, a word of the board, or None for time.
    """
    told = data.keys() & {"spot", "on", "die", "choose", "done", "overrule", "back", "whose", "end"}
    if told == {"on", "spot"}:
        return _spot(data, number, board)
    own_words = set(words) - {MOVE, DIE, PASS}
    match sorted(told) or sorted(data.keys() & (OWN_KEYS | own_words)):
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
        case [word] if word in own_words:
            return _given(data, number, word)
    raise TraceError(f"line {number}: no event; an event is a die, a spot with on, choose, done or end")


def _number(data: Mapping[str, Any], key: str, number: int, faces: Faces) -> int:
    """Return a number that the game's die shows."""
    value = data[key]
    if type(value) is not int or value not in faces:
        raise TraceError(
            f'line {number}: "{key}" must be a whole number {dice.tell_faces(faces)}, not {value!r}'
        )
    return value


def _overrule(data: Mapping[str, Any], number: int, faces: Faces) -> Overrule:
    """Read an overruling: ``accept``, or with keys ``number``, ``turn``, ``input`` or ``edit``."""
    what, by = data["overrule"], data.get("by", ["host"])
    needs: dict[Any, tuple[str, type, str]] = {
        "accept": ("overrule", str, ""),
        "number": ("number", int, f"a whole number {dice.tell_faces(faces)}"),
        "turn": ("move", str, "a move"),
        "input": ("move", str, "an input"),
        "edit": ("position", dict, "an object"),
    }
    if not isinstance(what, str) or what not in needs:
        raise TraceError(
            f'line {number}: "overrule" must be accept, number, turn, input or edit, not {what!r}'
        )
    key, kind, must = needs[what]
    value = data.get(key)
    if type(value) is not kind or (what == "number" and value not in faces):
        raise TraceError(f'line {number}: "{key}" must be {must}, not {value!r}')
    if not isinstance(by, list) or not by or not all(isinstance(seat, str) for seat in by):
        raise TraceError(f'line {number}: "by" must be ["host"] or a list of seats, not {by!r}')
    fields: dict[str, Any] = {} if what == "accept" else {key: value}
    if what == "input":
        fields["number"] = data.get("number")
    if type(fields.get("number", 0)) is not int:
        raise TraceError(f'line {number}: "number" must be that of an input, not {data.get("number")!r}')
    return Overrule(data["ms"], what, seats=() if by == ["host"] else tuple(by), **fields)


def _spot(data: Mapping[str, Any], number: int, board: Board) -> int:
    if not isinstance(data["spot"], str) or data["spot"] not in board.index:
        raise TraceError(f"line {number}: unknown spot {data['spot']!r} on {board.name}")
    if type(data["on"]) is not bool:
        raise TraceError(f'line {number}: "on" must be true or false, not {data["on"]!r}')
    return board.index[data["spot"]]


def _own_event(data: Mapping[str, Any], number: int, word: str, faces: Faces) -> Stimulus | str | None:
    """Return an event that the companion writes besides those of the contract, as `event_of` gives them."""
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


def _given(data: Mapping[str, Any], number: int, word: str) -> Given:
    """Return an input of the game that no hands make: its word, and its value, or true where it has none."""
    value = data[word]
    if value is not True and not isinstance(value, str):
        raise TraceError(f'line {number}: "{word}" must be a text, or true, not {value!r}')
    seat, how = data.get("seat", ""), data.get("how", TOLD)
    if not isinstance(seat, str):
        raise TraceError(f'line {number}: "seat" must be the seat that gives it, not {seat!r}')
    if how not in SAID_WAYS:
        raise TraceError(f'line {number}: "how" must be one of {", ".join(SAID_WAYS)}, not {how!r}')
    return Given(data["ms"], Input(word, "" if value is True else value), seat, how)


def _said(data: Mapping[str, Any], number: int) -> Said:
    """Return any other word of a person: the name of a stimulus, and its fields under ``with``."""
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
