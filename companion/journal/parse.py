"""From a game's text to its decisions, every one of them checked with the rules.

Knows: the lines that `companion.journal.text` writes, and how people may get them wrong. Refuses to know:
files and the journal.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, NoReturn

from companion import __version__
from companion.core import dice, fold, overruling
from companion.core.chronicle.door import TextError
from companion.core.errors import PositionError
from companion.core.game import Footprint, Game, bits
from companion.core.levels import LEVELS
from companion.core.overruling import Ruling
from companion.core.session import FRIENDLY, MANNERS, Session, Settings
from companion.core.types import PAUSED_BY, Entry, Overrule, Say
from companion.games import installed
from companion.journal.book import Told
from companion.journal.text import FORMAT, SENSORS, result
from companion.journal.thrown import Throw

KEYS = (
    "format",
    "game",
    "variant",
    "seats",
    "options",
    "first",
    "manner",
    "started",
    "companion",
    "result",
    "position",
)
SEAT_KEYS = ("name", "pawns")
WAYS = (SENSORS, "chosen", "entered")
CHANGES = ("leave", "handover", "name", "dark", "lit", "hints")
NAMED = ("handover", "name")
OVERRULINGS = ("accept", "number", "turn", "edit")
SMALL_NUMBER = re.compile(r"[0-9]{1,6}")
LONGEST_NAME = 200
"""Characters of a player's name that are taken; pages give at most 30."""

FIRST_YEAR, LAST_YEAR = 1970, 9000
"""In which a game can have begun; beyond, computers disagree about time zones."""

SHOWN = 40
"""At most so many characters of a faulty line are repeated in its error."""


def parse_game(text: str, source: str) -> Told:
    """The game that a text tells.

    Args:
        text: what `write_game` wrote, or a person.
        source: the file's name, for messages.

    Raises:
        TextError: one line with file, line number, and what would be right.
    """
    return _Parser(source).parse(text)


class _Parser:
    """Goes through the lines once; ``_session`` is the fold of ``_entries``."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._line = 0
        self._header: dict[str, tuple[int, str]] = {}
        self._entries: list[Entry] = []
        self._session: Session

    def parse(self, text: str) -> Told:
        """See `parse_game`."""
        lines = list(_significant(text))
        if not lines or lines[0][1] != f"format: {FORMAT}":
            self._line = lines[0][0] if lines else 1
            self._fail(f"this is no game text: it begins with 'format: {FORMAT}'")
        body = next((i for i, (_, line) in enumerate(lines) if _is_event(line)), len(lines))
        for self._line, line in lines[:body]:
            self._take_header(line)
        self._begin()
        for self._line, line in lines[body:]:
            self._take_event(line)
        self._check_result()
        return Told(self._started(), self._version(), tuple(self._entries))

    def _fail(self, why: str) -> NoReturn:
        raise TextError(self._source, self._line, why)

    def _choice(self, what: str, value: str, known: Sequence[str]) -> str:
        if value not in known:
            self._fail(f"unknown {what} {_short(value)}: {_nearest(value, known)}")
        return value

    # --- header --------------------------------------------------------------------------------

    def _take_header(self, line: str) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        words = key.split()
        if not colon or not words:
            self._fail(f"{_short(line)} is neither 'key: value' nor a turn such as '1 red 4 house-e1'")
        if key in self._header:
            self._fail(f"{key!r} stands in line {self._header[key][0]} already")
        self._choice("key", words[0], (*KEYS, *SEAT_KEYS))
        if len(words) != (2 if words[0] in SEAT_KEYS else 1):
            self._fail(f"{words[0]!r} is followed by {'a seat and ' * (words[0] in SEAT_KEYS)}a colon")
        self._header[key] = (self._line, value)

    def _value(self, key: str) -> str:
        """A header's value, "" where it is missing; errors from now on name its line."""
        self._line, value = self._header.get(key, (self._line, ""))
        return value

    def _required(self, key: str, example: str) -> str:
        return self._value(key) or self._fail(f"the line '{key}: {example}' is missing")

    def _json(self, key: str, example: str) -> dict[str, Any]:
        text = self._value(key)
        if not text:
            return {}
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            self._fail(f"{key} must be JSON such as {example}")
        return data

    def _by_seat(self, word: str, seats: Sequence[str]) -> Iterator[tuple[str, str]]:
        for key in self._header:
            if key.startswith(f"{word} "):
                value = self._value(key)
                yield self._choice("seat", key.split()[1], seats), value

    def _begin(self) -> None:
        """The first entry, from the header."""
        games = installed()
        game = games[self._choice("game", self._required("game", "malefiz"), sorted(games))]
        variant = self._choice("variant", self._required("variant", game.variants[0]), game.variants)
        seats = self._required("seats", " ".join(game.seats)).split()
        self._setup(game, variant, seats)
        options = self._json("options", '{"capture_own": false}')
        self._setup(game, variant, seats, options)
        first = self._value("first") or None
        position = self._setup(game, variant, seats, options, first)
        pawns = {}
        for seat, number in self._by_seat("pawns", seats):
            if not SMALL_NUMBER.fullmatch(number):
                self._fail(f"pawns {seat} must be a whole number, not {_short(number)}")
            pawns[seat] = int(number)
            position = self._setup(game, variant, seats, options, first, pawns)
        if "position" in self._header:
            position = self._position(game, seats, first)
        names = {seat: self._name(value) for seat, value in self._by_seat("name", seats)}
        dumped = game.dump(position)
        data: dict[str, Any] = {
            "game": game.name,
            "variant": variant,
            "seats": list(game.seats_in_play(position)),
            "names": names,
            "options": options,
            "pawns": pawns,
            "first": game.seat_to_move(position),
            "position": dumped,
            "spots": list(game.board(variant).names(game.picture(position))),
        }
        if (manner := self._value("manner")) and self._choice("manner", manner, MANNERS) != FRIENDLY:
            data["manner"] = manner
        entry = Entry("game", 0, data)
        self._entries.append(entry)
        self._session = fold.begin(game, Settings(), entry)

    def _setup(self, game: Game[Any], *given: Any) -> Any:
        try:
            return game.setup(*given)
        except PositionError as error:
            self._fail(str(error))

    def _position(self, game: Game[Any], seats: Sequence[str], first: str | None) -> Any:
        try:
            position = game.load(self._json("position", '{"game": "malefiz", "variant": "classic", ...}'))
        except PositionError as error:
            self._fail(f"position: {error}")
        dumped = game.dump(position)
        for key in ("game", "variant"):
            if dumped[key] != self._header[key][1]:
                self._fail(f"position: {key} is {dumped[key]!r}, must be {self._header[key][1]!r} as above")
        if set(game.seats_in_play(position)) != set(seats):
            self._fail(f"position: must have a house for {', '.join(seats)}, and for no other seat")
        if first not in (None, game.seat_to_move(position)):
            self._fail(f"position: turn is {game.seat_to_move(position)!r}, must be {first!r} as in 'first'")
        return position

    def _name(self, value: str) -> str:
        name = value
        if value.startswith('"'):
            try:
                name = str(json.loads(value))
            except ValueError:
                self._fail(f'a name is written as "Anna", not as {_short(value)}')
        if len(name) > LONGEST_NAME:
            self._fail(f"a name of more than {LONGEST_NAME} characters")
        if any("\ud800" <= character <= "\udfff" for character in name):
            self._fail(f"a name has half a character, which nothing can write: {_short(value)}")
        return name

    def _started(self) -> str:
        text = self._value("started")
        if not text:
            return datetime.now().astimezone().isoformat(timespec="seconds")
        try:
            started = datetime.fromisoformat(text)
        except ValueError:
            started = None
        if started is None or not FIRST_YEAR <= started.year <= LAST_YEAR:
            self._fail(f"started must be a time such as 2026-11-21T19:30:00+01:00, not {_short(text)}")
        return started.isoformat(timespec="seconds")

    def _version(self) -> str:
        text = self._value("companion") or __version__
        if len(text) > SHOWN or not text.isprintable():
            self._fail(f"companion must be a version such as {__version__}, not {_short(text)}")
        return text

    def _check_result(self) -> None:
        given, right = self._value("result"), result(self._session)
        if given and given != right:
            self._fail(f"result is {_short(given)}, but the turns below end as {right!r}")

    # --- what happened -------------------------------------------------------------------------

    def _take_event(self, line: str) -> None:
        words = line.split()
        if self._session.paused is not None and words[0] not in ("seat", "end"):
            self._fail("the game is paused; before it goes on, 'pause' must be taken out")
        match words:
            case [number, seat, die, move, *marks] if number.isdecimal():
                self._turn(number, seat, die, move, marks)
            case ["roll", seat, die]:
                self._roll(seat, die)
            case ["rolled", seat, die, secret, share]:
                self._rolled(seat, die, secret, share)
            case ["unroll"] if self._session.die is not None:
                self._add("unroll", {"seat": self._session.seat})
            case ["undo", number]:
                self._undo(number)
            case ["seat", seat, change]:
                self._seat(seat, change, "")
            case ["seat", seat, change, *_]:
                self._seat(seat, change, line.split(maxsplit=3)[3])
            case ["overruled", number, by, what, *_] if len(line.split()) > 4:
                self._overruled(number, by, what, line.split(maxsplit=4)[4])
            case ["pause", by] if not self._session.over:
                self._add("pause", {"by": self._choice("way to pause", by, PAUSED_BY)})
            case ["end"] if not self._session.over:
                self._add("end", {})
            case _:
                self._fail(
                    f"{_short(line)} is nothing that can happen here; right would be a turn such as "
                    "'1 red 4 house-e1', or 'undo 1', 'overruled 2 host number 5', 'seat red leave', "
                    "'seat red handover \"Ben\"', 'pause page', 'end'"
                )

    def _add(self, kind: str, data: dict[str, Any]) -> None:
        entry = Entry(kind, 0, data)
        self._entries.append(entry)
        self._session = fold.fold(self._session, entry)

    def _rolled(self, seat: str, die: str, secret: str, share: str) -> None:
        """The companion rolled: secret and share must give the number."""
        session = self._session
        self._check_roll(seat, die)
        one = Throw(seat, die, secret, share)
        if fault := one.fault(session.game.die_faces):
            self._fail(fault)
        self._add("roll", {"seat": seat, "die": int(die), "how": "rolled", **one.proof})

    def _roll(self, seat: str, die: str) -> int:
        """Whoever is to move has this number; nothing is added where it is known already."""
        self._check_roll(seat, die)
        if self._session.die != int(die):
            self._add("roll", {"seat": seat, "die": int(die), "how": "told"})
        return int(die)

    def _check_roll(self, seat: str, die: str) -> None:
        session = self._session
        if session.over:
            self._fail("the game is over; only 'undo' can follow")
        if seat != session.seat:
            self._fail(f"it is the turn of {session.seat}, not of {_short(seat)}")
        faces = session.game.die_faces
        if die not in map(str, faces):
            self._fail(f"the number rolled must be {dice.told(faces)}, not {_short(die)}")

    def _turn(self, number: str, seat: str, die: str, move: str, marks: Sequence[str]) -> None:
        history = self._session.history
        expected = history[-1].number + 1 if history else 1
        if number != str(expected):
            self._fail(f"turn {_short(number)} should be turn {expected}")
        count = self._roll(seat, die)
        data: dict[str, Any] = {"number": expected, "seat": seat, "die": count, "move": move}
        legal = self._session.game.legal(self._session.position, count)
        if move not in legal:
            self._fail(f"{seat} cannot play {_short(move)} with a {count}: {_nearest(move, legal)}")
        if move == "pass":
            if marks:
                self._fail(f"a pass has no marks such as {_short(marks[0])}")
            self._add("pass", {**data, "how": "pass", **self._after(count, move)})
            return
        footprint = next(each for each in self._session.footprints if each.move == move)
        self._moved(data, footprint, marks)

    def _moved(self, data: dict[str, Any], footprint: Footprint, marks: Iterable[str]) -> None:
        session, how = self._session, SENSORS
        captured = _captured(session, footprint)
        for mark in marks:
            key, _, value = mark.partition("=")
            if self._choice("mark", key, ("how", "captured")) == "how":
                how = self._choice("way", value, WAYS)
            elif value != captured:
                self._fail(f"{mark} is wrong: {footprint.move} captures {captured or 'nobody'}")
        after = self._after(data["die"], footprint.move)
        winners = session.game.outcome(session.game.load(after["position"])).winners
        won = len(winners) > len(session.game.outcome(session.position).winners)
        told = {"how": how, "captured": captured, "barricade": len(footprint.arrivals) > 1, "won": won}
        self._add("turn", {**data, **told, **after})
        if won:
            self._add("won", {"seat": data["seat"]})

    def _after(self, die: int, move: str) -> dict[str, Any]:
        return self._state(self._session.game.apply(self._session.position, die, move))

    def _state(self, position: Any) -> dict[str, Any]:
        game = self._session.game
        return dict(fold.position_data(self._session, position, game.picture(position)))

    def _undo(self, number: str) -> None:
        session = self._session
        if len(session.history) <= session.floor:
            self._fail("there is no turn that could be taken back")
        if number != str(session.history[-1].number):
            self._fail(f"'undo {session.history[-1].number}' is right: only the last turn is taken back")
        self._add("undo", {"number": session.history[-1].number})

    def _overruled(self, number: str, by: str, what: str, told: str) -> None:
        session = self._session
        expected = session.history[-1].number + 1 if session.history else 1
        if number != str(expected):
            self._fail(f"overruling {_short(number)} should be overruling {expected}")
        seats = session.game.seats_in_play(session.position)
        self._choice("who", by, (overruling.HOST, ",".join(seats)))
        self._choice("kind of overruling", what, OVERRULINGS)
        found = self._ruling(what, told)
        by_seats = () if by == overruling.HOST else seats
        for entry in overruling.entries(session, found, by_seats, 0):
            self._add(entry.kind, dict(entry.data))

    def _ruling(self, what: str, told: str) -> Ruling:
        """What an overruling makes of the game; an accepted move is told by the position that it led to."""
        session = self._session
        if what in ("number", "turn"):
            number = int(told) if what == "number" and SMALL_NUMBER.fullmatch(told) else 0
            found = overruling.ruling(session, Overrule(0, what, number=number, move=told))
            if isinstance(found, Say):
                self._fail(f"overruled {what} {_short(told)}: {found.text.format(**found.args)}")
            return found
        if session.ended or (session.over and what == "accept"):
            self._fail("the game is over; only 'undo' can follow")
        try:
            data = json.loads(told)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            self._fail(f"overruled {what} is followed by a position as JSON, not by {_short(told)}")
        try:
            return overruling.settled(session, what, overruling.edited(session, data))
        except PositionError as error:
            self._fail(f"overruled {what}: {error}")

    def _seat(self, seat: str, change: str, more: str) -> None:
        session = self._session
        self._choice("seat", seat, session.game.seats_in_play(session.position))
        self._choice("change", change, CHANGES)
        data: dict[str, Any] = {"seat": seat, "change": change, "name": ""}
        if change == "hints" and session.tournament:
            self._fail("in a tournament nobody gets help, so 'hints' cannot stand here")
        if change == "hints":
            data["level"] = self._choice("level", more, LEVELS)
        elif (change in NAMED) != bool(more):
            self._fail("'handover' and 'name' take a name, 'hints' a level, and the others nothing")
        else:
            data["name"] = self._name(more)
        if change == "leave":
            try:
                data |= self._state(session.game.leave(session.position, seat))
            except PositionError as error:
                self._fail(str(error))
        self._add("seat", data)


def _significant(text: str) -> Iterator[tuple[int, str]]:
    """(line number, line) of all lines that are neither empty nor for people only."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if (stripped := line.strip()) and not stripped.startswith("#"):
            yield number, stripped


def _is_event(line: str) -> bool:
    word = line.split(maxsplit=1)[0]
    words = ("roll", "rolled", "unroll", "undo", "overruled", "seat", "pause", "end")
    return word.isdecimal() or word in words


def _captured(session: Session, footprint: Footprint) -> str:
    """The seat whose pawn a turn captures, "" for none."""
    kinds = session.game.kinds(session.position, session.picture)
    found = (kinds[spot] for _, sources in footprint.pool_arrivals for spot in bits(sources))
    return next((kind for kind in found if kind), "")


def _short(text: str) -> str:
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")


def _nearest(value: str, known: Sequence[str]) -> str:
    """What would be right: the few that look like it, else the first few."""
    near = difflib.get_close_matches(value[:SHOWN], known, 3) or list(known)[:12]
    return f"right would be {', '.join(near)}" + (" ..." if len(near) < len(known) else "")
