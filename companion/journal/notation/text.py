"""A stored game as text that people can read and write, and back (docs/reference/game-text.md).

Knows: the lines of the text and the decisions they stand for, and that a game which is not over keeps what it
hides. Refuses to know: rules, files, and the journal.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from companion.core.chance import commitments
from companion.core.decision import fold
from companion.core.model.capabilities import levels_of, played_by_companion
from companion.core.model.commands import LEARNING
from companion.core.model.errors import InputError, PositionError
from companion.core.model.game import Game
from companion.core.model.inputs import (
    BOARD,
    DRAWN,
    DRAWN_BY_US,
    MOVE,
    PASS,
    PASSED,
    SAID,
    SENSORS,
    TOLD,
    read_input,
    secret,
    unsaid,
)
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import INPUT, Entry
from companion.games import named
from companion.journal.game_records import GameRecord

FORMAT = 1
"""Of the text; another one is refused."""
TITLE = "# A game on a smart board. 'companion import FILE' reads it back."
"""How most turns and inputs came about, on the board, said, or drawn; only other ways are marked."""
NO_SHARE = "-"
LEFT_OUT = "left out"
"""Stands in the header under ``hidden`` where the text lacks what the game still hides."""
LEVEL = "level="
"""Stands after the name where a seat is handed to the companion."""
WIDEST = 100
"""A line of inputs that is longer goes on in another."""


class SecretError(InputError):
    """Seats have said something in secret in this game, and it is not over."""


def write_game(told: GameRecord, *, whole: bool = False, secrets: bool = True) -> str:
    """Return the game as text, ending in a line end.

    Args:
        told: the game.
        whole: also what the game hides while it is not over, for a backup; such a text is for nobody's eyes.
        secrets: also what seats have said in secret.

    Raises:
        InputError: the game's rules are not installed here.
        SecretError: there are such secrets in what would be whole, and they are not wanted.
    """
    session = fold.begin(named(told.entries[0].data["game"]), Settings(), told.entries[0])
    before: list[Any] = []
    for entry in told.entries[1:]:
        before.append(session.position)
        session = fold.fold(session, entry)
    veil = Veil(session.game, over=session.over, whole=whole)
    turns = list(_Lines(session, veil).all(told.entries[1:], before))
    if veil.said and whole and not secrets:
        raise SecretError("it is not over, and players have said something in secret")
    header = [f"{key}: {value}" for key, value in _header(told, session, veil).items()]
    return "\n".join(line.rstrip() for line in [TITLE, *header, "", *turns]) + "\n"


class Veil:
    """What a text may show of a game.

    ``used`` once something had to be left out; ``said`` once there was an input that is secret still.

    Args:
        game: its rules.
        over: nobody is to move any more, so that it hides nothing that it need not.
        whole: everything may be shown.
    """

    def __init__(self, game: Game[Any], *, over: bool, whole: bool) -> None:
        self._game, self._over, self._whole = game, over, whole
        self.used = self.said = False

    @property
    def all_shown(self) -> bool:
        """Whether nothing need be hidden."""
        return self._whole or self._over

    def position(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a position's keys, without those that stay hidden."""
        if self._whole:
            return data
        position = self._game.load(data)
        if (shown := self._game.public(position, over=self._over)) == self._game.dump(position):
            return data
        self.used = True
        return shown

    def input(self, text: str, before: Any) -> str:
        """Return an input's text, without a value that not everybody may learn."""
        if self._over or not secret(self._game.expects(before), read_input(text, self._game.words)):
            return text
        self.said = True
        if self._whole:
            return text
        self.used = True
        return unsaid(text)


def quoted(text: str) -> str:
    """Return a name in double quotes, on one line and safe on a terminal, however odd (JSON)."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def result(session: Session) -> str:
    """Tell how a game stands, in words: ``unfinished``, ``ended`` or ``won by`` the winners in order."""
    if session.progress.ended:
        return "ended"
    return f"won by {', '.join(session.situation.outcome.winners)}" if session.over else "unfinished"


def _header(told: GameRecord, session: Session, veil: Veil) -> dict[str, str]:
    start, game = told.entries[0].data, session.game
    position = game.load(start["position"])
    seats = game.seats_in_play(position)
    first = game.seat_to_move(position)
    shown, pawns = veil.position(start["position"]), start.get("pawns") or {}
    options, names, lot = shown.get("options", {}), start.get("names", {}), start.get("lot")
    begins = _begins(game, position, start["variant"], seats, options, first, pawns)
    lines = {
        "format": str(FORMAT),
        "game": start["game"],
        "variant": start["variant"],
        "seats": " ".join(seats),
        **{f"name {seat}": quoted(names[seat]) for seat in seats if names.get(seat)},
        "options": json.dumps(options) if options else None,
        "manner": start.get("manner") or None,
        "first": first,
        **{f"pawns {seat}": str(number) for seat, number in pawns.items()},
        **{
            f"computer {seat}": level
            for seat, level in played_by_companion(game, start.get("computer", {})).items()
        },
        "started": told.started,
        "companion": told.version,
        "result": result(session),
        "luck": (start.get("luck") or None) if veil.all_shown else None,
        "lot": (lot or None) if veil.all_shown else None,
        "seal": commitments.commitment(session.table.sealed) if lot and not veil.all_shown else None,
        "hidden": LEFT_OUT if veil.used else None,
        "position": None if begins else json.dumps(shown),
    }
    return {key: value for key, value in lines.items() if value is not None}


def _begins(game: Game[Any], position: Any, *setup: Any) -> bool:
    """Tell whether a game with this set-up begins with the position, which may hold more."""
    try:
        return bool(game.setup(*setup) == position)
    except PositionError:
        return False


class _Line(Struct):
    """Inputs of one turn by one seat, ``number`` that of the first."""

    number: int
    seat: str
    inputs: list[str]

    def __str__(self) -> str:
        return f"{self.number:4} {self.seat:6} {' '.join(self.inputs)}"


class _Lines:
    """What happened, as lines: one for each decision, and the inputs of a turn together.

    Numbers that people told stand with their turn, the last one alone.

    Args:
        session: the game as it stands in the end.
        veil: what may be shown.
    """

    def __init__(self, session: Session, veil: Veil) -> None:
        self._session, self._veil, self._game = session, veil, session.game
        self._die: int | None = None  # as it is known from the lines so far
        self._proven = False  # by a line of its own
        self._past: list[tuple[str, int | None]] = []  # each turn or input, and the number known before it
        self._line: _Line | None = None

    def all(self, entries: Sequence[Entry], before: Sequence[Any]) -> Iterator[str]:
        """Yield the lines of these entries; ``before`` are the positions that they found."""
        for entry, position in zip(entries, before, strict=True):
            if entry.kind == INPUT and entry.data["word"] not in (MOVE, PASS):
                yield from self._heard(entry.data, position)
            else:
                for line in self._other(entry, position):
                    yield from self._end_line()
                    yield line
        yield from self._end_line()
        session = self._session
        if not session.over and session.die != self._die:
            yield "unroll" if session.die is None else f"roll {session.seat} {session.die}"
        if session.progress.paused is not None:
            yield f"pause {session.progress.paused.by}"

    def _end_line(self) -> Iterator[str]:
        line, self._line = self._line, None
        if line is not None:
            yield str(line)

    def _heard(self, data: Mapping[str, Any], before: Any) -> Iterator[str]:
        """Yield one input; a number that people told stands before it."""
        number, words = self._game.number(before), []
        if number is not None and (number != self._die or self._proven):
            yield from self._end_line()
            if (whose := self._game.seat_to_move(before)) == data["seat"]:
                words = [str(number)]
            elif number != self._die:
                yield f"roll {whose} {number}"
        elif number != self._die:
            yield from self._end_line()
            yield "unroll"
        self._die, self._proven = number, False
        words.append(_word(self._veil.input(data["move"], before)))
        source = (
            BOARD if data["source"] == BOARD else self._game.words.get(data["move"].partition(":")[0], SAID)
        )
        if data["how"] != usual_way(source):
            words.append(f"how={data['how']}")
        line = self._line
        if line is None or line.seat != data["seat"] or len(f"{line} {' '.join(words)}") > WIDEST:
            yield from self._end_line()
            self._line = line = _Line(data["number"], data["seat"], [])
        line.inputs += words
        self._past.append((data["move"], number))
        self._die = self._number_after(data)
        if data["ends"]:
            yield from self._end_line()

    def _other(self, entry: Entry, before: Any) -> Iterator[str]:
        data = entry.data
        match entry.kind:
            case "roll" if proven := bool(data.get("secret")):
                self._proven, self._die = proven, data["die"]
                yield f"rolled {data['seat']} {data['die']} {data['secret']} {data['share'] or NO_SHARE}"
            case "roll":
                self._proven = False
            case "unroll" if self._proven:
                yield "unroll"
                self._die, self._proven = None, False
            case "input":
                yield _turn(data)
                self._past.append((data["move"], data["die"] or None))
                self._die = None
            case "overruled":
                if (known := data["before"]["die"]) != self._die:
                    yield "unroll" if known is None else f"roll {self._game.seat_to_move(before)} {known}"
                yield overruled(data, self._veil)
                self._past.append(("", known))
                self._die = data["known"]
            case "undo":
                yield f"undo {data['number']}"
                move, number = self._past.pop()
                self._die = None if move == "pass" else number
            case "seat" if data["change"] in LEARNING:
                pass
            case "seat":
                yield f"seat {data['seat']} {data['change']}{self._more(data)}"
                if data["change"] == "leave" and self._number_after(data) is None:
                    yield from self._lost(data["seat"], before)
            case "aid":
                yield f"aid {data['aid']} {'on' if data['on'] else 'off'}"
            case "end":
                yield "end"

    def _lost(self, seat: str, before: Any) -> Iterator[str]:
        """Forget the number: it was the one of who has left; in old journals any went along."""
        if self._die is not None and seat != self._game.seat_to_move(before):
            yield "unroll"
        self._die = None

    def _number_after(self, data: Mapping[str, Any]) -> int | None:
        """Return the number that the position of an entry holds."""
        return self._game.number(self._game.load(data["position"]))

    def _more(self, data: Mapping[str, Any]) -> str:
        """Tell what follows a change of a seat: the new player's name and level, or the level of help."""
        match data["change"]:
            case "handover" if data.get("level") in levels_of(self._game):
                return f" {quoted(data['name'])} {LEVEL}{data['level']}"
            case "handover" | "name":
                return f" {quoted(data['name'])}"
            case "hints":
                return f" {data['level']}"
        return ""


def usual_way(source: str) -> str:
    """Tell how an input from there comes about, unless its line says otherwise."""
    return {BOARD: SENSORS, DRAWN: DRAWN_BY_US}.get(source, TOLD)


def _word(text: str) -> str:
    """Return an input in a line: in double quotes where it has blanks or could be misread."""
    return text if text.isprintable() and not set(text) & set(' "') else quoted(text)


def overruled(data: Mapping[str, Any], veil: Veil) -> str:
    """Return the line of an overruling: who, what, and what it made of the game."""
    again = f"{data.get('since')} {_word(data['move'])}"
    short = {"number": str(data["die"]), "turn": data["move"], "input": again}
    told = short.get(data["what"]) or json.dumps(veil.position(data["position"]))
    return f"overruled {data['number']} {','.join(data['by'])} {data['what']} {told}"


def _turn(data: Any) -> str:
    marks = "" if data["how"] in (SENSORS, PASSED) else f" how={data['how']}"
    if data.get("captured"):
        marks += f" captured={data['captured']}"
    die = f"{data['die']} " if data["die"] else ""
    return f"{data['number']:4} {data['seat']:6} {die}{data['move']:12}{marks}"
