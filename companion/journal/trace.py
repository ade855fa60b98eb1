"""The last minutes of a game as a trace that ``companion replay`` runs (docs/reference/notation.md, part 4).

Made of the journal's rows: what was decided before, then everything that the referee was told, in its order.
Players are seats here: no name goes into a trace. Refuses to know: files, and what is decided.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from companion import games
from companion.core.decision import fold, record
from companion.core.model.commands import LEARNING
from companion.core.model.game import Board, bits
from companion.core.model.inputs import TOLD, Input, read_input, secret
from companion.core.model.old_entries import read_entry
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import INPUT, Entry, Mask
from companion.journal.integrity.chain import STIMULUS
from companion.journal.store import Row

NAMES: Mapping[str, Any] = {"name": "", "names": {}}
"""Keys of rows under which players' names stand, and what stands there instead."""

PLAIN = {"DieRolled": ("die", "number"), "Choose": ("choose", "move"), "Enter": ("enter", "move")}
"""Words of people that a trace has an event for, with the event's key and the field that it tells."""

ABOVE = ("game", "variant", "options", "die")
"""Keys of a position that a header has besides it, or that are told as an event."""

MUTE = ("dark", "lit", "name", "hints", *LEARNING)
"""Changes of a seat that no verdict depends on."""


class Stretch(Struct, frozen=True):
    """Some minutes of one game, in one piece: ``rows`` from a mark on, and what was decided ``before`` it."""

    before: tuple[Entry, ...]
    rows: tuple[Row, ...]


class Trace(Struct, frozen=True):
    """A trace, and what was decided at the table meanwhile, as ``companion replay`` prints it.

    ``minutes``: how long it is.
    """

    lines: tuple[str, ...]
    verdicts: tuple[str, ...]
    minutes: float


def trace(stretch: Stretch, settings: Settings) -> Trace:
    """Return the stretch as a trace. Raises KeyError where the game's rules are not installed."""
    first = stretch.before[0].data
    session = fold.restore(games.installed()[str(first["game"])], settings, stretch.before)
    start_ms = stretch.rows[0].at_ms
    end_ms = max(row.at_ms for row in stretch.rows) - start_ms
    events = _Events(session.board, start_ms)
    told = [event for row in stretch.rows for event in events.of(row)]
    told.append({"ms": max(end_ms, events.now_ms), "end": True})
    lines = [_header(session, stretch, settings), *told]
    verdicts = [
        verdict.to_json()
        for row in stretch.rows
        if row.kind != STIMULUS
        and (verdict := record.verdict_of(read_entry(row.kind, row.at_ms - start_ms, json.loads(row.data))))
    ]
    return Trace(
        tuple(map(json.dumps, lines)),
        tuple(map(json.dumps, verdicts)),
        end_ms / 60_000,
    )


def _header(session: Session, stretch: Stretch, settings: Settings) -> dict[str, Any]:
    game = session.game
    data = game.dump(game.unrolled(session.position))
    mark = json.loads(stretch.rows[0].data)
    rest = {"began_ms": stretch.rows[0].at_ms, "diagnosis": mark.get("diagnosis", {})}
    if mark["mark"] == "rest":
        rest |= _picture(session.board, mark)
        rest["ignored"] = list(session.board.names(int(mark["ignored"], 16)))
    return {
        "trace": 1,
        "game": game.name,
        "variant": data["variant"],
        "seats": list(game.seats_in_play(session.position)),
        "options": data.get("options", {}),
        "position": {key: value for key, value in data.items() if key not in ABOVE and value is not None},
        "goes_on": {
            "settings": to_builtins(settings),
            "past": [{"kind": entry.kind, "data": _sendable(entry.data)} for entry in stretch.before],
            **rest,
        },
    }


def _sendable(data: Mapping[str, Any]) -> Any:
    """Return an entry's data without names, and without the lot: all that will be drawn follows from it."""
    return nameless({key: value for key, value in data.items() if key != "lot"})


def nameless(data: Any) -> Any:
    """Return JSON data without the players' names."""
    if isinstance(data, Mapping):
        return {key: NAMES[key] if key in NAMES else nameless(value) for key, value in data.items()}
    return [nameless(value) for value in data] if isinstance(data, list | tuple) else data


def _picture(board: Board, row: Mapping[str, Any]) -> dict[str, Any]:
    """Tell what a row shows of the board, by the names of spots; poles where any is known."""
    shown = {"found": list(board.names(int(row["found"], 16)))}
    if "norths" in row:
        shown |= {key: list(board.names(int(row[key], 16))) for key in ("norths", "souths")}
    return shown


class _Events:
    """Rows as events, in the order in which the referee was told; ``ms`` never goes back.

    Args:
        board: its spots are named.
        start_ms: the clock's time that is 0 in the trace.
    """

    def __init__(self, board: Board, start_ms: int) -> None:
        self.now_ms = 0
        self._last_ms = start_ms  # of all rows so far: what was due later was not decided yet
        self._board, self._start_ms = board, start_ms
        self._raw: Mask = 0
        self._poles: tuple[Mask, Mask] = (0, 0)
        self._begun = False

    def of(self, row: Row) -> Iterator[dict[str, Any]]:
        """Yield the events of one row; a decision is none."""
        last_ms, self._last_ms = self._last_ms, max(self._last_ms, row.at_ms)
        if row.kind != STIMULUS:
            return
        if (data := json.loads(row.data)).get("mark") == "begin":
            data["known"] = last_ms
        at_ms = max(0, row.at_ms - self._start_ms)
        self.now_ms = max(self.now_ms, at_ms)
        late = {"seen_ms": at_ms} if at_ms < self.now_ms else {}
        known = {"known_ms": max(0, data["known"] - self._start_ms)} if "known" in data else {}
        for event in self._events(data):
            yield {"ms": self.now_ms, **event, **(late if "spot" in event else {}), **known}

    def _events(self, data: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
        match data:
            case {"mark": mark}:
                self._see(data)
                begun, self._begun = self._begun, True
                return [{"restart": True}] if mark == "begin" and begun else []
            case {"levels": levels}:
                return self._edges(int(levels, 16), data)
            case {"found": _}:
                self._see(data)
                return [_picture(self._board, data)]
            case {"lost": True}:
                return [{"lost": True}]
            case {"passed": True}:
                return [{"passed": True}]
            case {"is": word}:
                return _said(str(word), data)
        return []  # a device that came or went: what it meant for the board is told besides

    def _see(self, row: Mapping[str, Any]) -> None:
        self._raw = int(row.get("found", "0"), 16)
        self._poles = int(row.get("norths", "0"), 16), int(row.get("souths", "0"), 16)

    def _edges(self, levels: Mask, row: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        norths, souths = int(row.get("norths", "0"), 16), int(row.get("souths", "0"), 16)
        turned = ((norths ^ self._poles[0]) | (souths ^ self._poles[1])) & levels
        changed = levels ^ self._raw | turned
        self._raw, self._poles = levels, (norths, souths)
        for spot in bits(changed):
            on = bool(levels >> spot & 1)
            felt = on and bool((norths | souths) >> spot & 1)
            pole = {"north": bool(norths >> spot & 1)} if felt else {}
            yield {"spot": self._board.spots[spot], "on": on, **pole}


def _said(word: str, data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Tell what a person said, as an event; none where no verdict depends on it."""
    if word in PLAIN:
        key, field = PLAIN[word]
        return [{key: data[field]}]
    match word:
        case "Given":
            return [_given(data)]
        case "Done":
            return [{"done": True}]
        case "Undo":
            return [{"undo": data["seat"] or True}]
        case "Overrule":
            wish = {key: data[key] for key in ("number", "move", "position") if data[key]}
            return [{"overrule": data["what"], **wish, "by": data["seats"] or ["host"]}]
        case "TakeBack" if not data["seats"]:
            return [{"back": data["number"]}]
        case "Whose":
            return [{"whose": "right" if data["right"] else "swapped"}]
        case "EndGame":
            return [{"end_game": True}]
        case "SeatChange" if data["change"] in MUTE:
            return []
        case "SeatChange" if data["change"] == "leave":
            return [{"leave": data["seat"]}]
    fields = {key: value for key, value in nameless(data).items() if key not in ("is", "at_ms", "known")}
    return [{"said": word, "with": fields}]


def _given(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return an input as an event: its word and its value; who gave it and how, where that says more."""
    given = Input(**data["input"])
    more = {"seat": data["seat"]} if data["seat"] else {}
    return {
        given.word: given.value or True,
        **more,
        **({} if data["how"] == TOLD else {"how": data["how"]}),
    }


def hides(stretch: Stretch) -> bool:
    """Tell whether the game is not over and hides something, which a trace would give away.

    That is what it began with, or what was said in secret: all else follows from what everybody has seen.
    Raises KeyError where the game's rules are not installed.
    """
    game = games.installed()[str(stretch.before[0].data["game"])]
    after = [read_entry(row.kind, 0, json.loads(row.data)) for row in stretch.rows if row.kind != STIMULUS]
    first, *more = (*stretch.before, *after)
    session, said = fold.begin(game, Settings(), first), False
    for entry in more:
        if entry.kind == INPUT:  # also what was taken back later
            said = said or secret(game.expects(session.position), read_input(entry.data["move"], game.words))
        session = fold.fold(session, entry)
    begun = game.load(first.data["position"])
    return not session.over and (said or game.public(begun, over=False) != game.dump(begun))


def stretch(rows: Sequence[Row], decided: Sequence[Row], since_ms: int) -> Stretch | None:
    """Return the rows from the last mark at or before ``since_ms`` on.

    From the first one where all are later.

    Args:
        rows: the latest rows of one game, in order, all of one boot of the machine.
        decided: all decisions of that game.
        since_ms: on the clock of that boot.

    Returns:
        None where no row marks a moment to begin at.
    """
    marks = [i for i, row in enumerate(rows) if row.kind == STIMULUS and row.data.startswith('{"mark"')]
    if not marks:
        return None
    at = max((i for i in marks if rows[i].at_ms <= since_ms), default=marks[0])
    before = tuple(read_entry(row.kind, 0, json.loads(row.data)) for row in decided if row.seq < rows[at].seq)
    return Stretch(before, tuple(rows[at:])) if before else None
