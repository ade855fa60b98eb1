"""The head of a game's text: what game it is, how it began, and when.

Knows: the lines ``key: value`` (docs/reference/game-text.md). Refuses to know: what happened in the game.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from companion import __version__
from companion.core.model.capabilities import levels_of
from companion.core.model.errors import PositionError
from companion.core.model.game import Game
from companion.core.model.session.recorded import FRIENDLY, MANNERS
from companion.core.model.types import Entry
from companion.games import installed
from companion.journal.notation.reading import SHOWN, SMALL_NUMBER, Reading, mapping, short

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
    "lot",
    "luck",
    "seal",
    "hidden",
    "position",
)
LOT = re.compile(r"[0-9a-f]{8,64}")
SEAT_KEYS = ("name", "pawns", "computer")
FIRST_YEAR, LAST_YEAR = 1970, 9000
"""In which a game can have begun; beyond, computers disagree about time zones."""


class Header:
    """The header's lines, taken one by one, and what they say together. Everything raises TextError.

    Args:
        at: where in the text we are; what is asked of the header moves it to the line in question.
    """

    def __init__(self, at: Reading) -> None:
        self._at = at
        self._header: dict[str, tuple[int, str]] = {}

    def take(self, line: str) -> None:
        """Take the next line."""
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not (words := key.split()):
            self._at.fail(f"{short(line)} is neither 'key: value' nor a turn such as '1 red 4 house-e1'")
        if key in self._header:
            self._at.fail(f"{key!r} stands in line {self._header[key][0]} already")
        self._at.choice("key", words[0], (*KEYS, *SEAT_KEYS))
        if len(words) != (2 if words[0] in SEAT_KEYS else 1):
            self._at.fail(f"{words[0]!r} is followed by {'a seat and ' * (words[0] in SEAT_KEYS)}a colon")
        self._header[key] = (self._at.line, value)

    def value(self, key: str) -> str:
        """Return a header's value, "" where it is missing; errors from now on name its line."""
        self._at.line, value = self._header.get(key, (self._at.line, ""))
        return value

    def _required(self, key: str, example: str) -> str:
        return self.value(key) or self._at.fail(f"the line '{key}: {example}' is missing")

    def _json(self, key: str, example: str) -> dict[str, Any]:
        if not (text := self.value(key)):
            return {}
        if (data := mapping(text)) is None:
            self._at.fail(f"{key} must be JSON such as {example}")
        return data

    def _by_seat(self, word: str, seats: Sequence[str]) -> Iterator[tuple[str, str]]:
        for key in self._header:
            if key.startswith(f"{word} "):
                value = self.value(key)
                yield self._at.choice("seat", key.split()[1], seats), value

    def begin(self) -> tuple[Game[Any], Entry]:
        """Return the game's rules, and its first entry."""
        games = installed()
        game = games[
            self._at.choice("game", self._required("game", min(games, default="...")), sorted(games))
        ]
        variant = self._at.choice("variant", self._required("variant", game.variants[0]), game.variants)
        seats = self._required("seats", " ".join(game.seats)).split()
        self._whole()
        if "position" not in self._header:
            self._setup(game, variant, seats)
        options = self._json("options", '{"may_pass": true}')
        first = self.value("first") or None
        pawns = self._pawns(seats)
        if "position" in self._header:
            position = self._position(game, seats, first)
        else:
            position = self._begins(game, variant, seats, options, first, pawns)
        names = {seat: self._at.name(value) for seat, value in self._by_seat("name", seats)}
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
        return game, Entry("game", 0, data | self._unusual(game, seats))

    def _unusual(self, game: Game[Any], seats: Sequence[str]) -> dict[str, Any]:
        """Return what stands in a header only where it is not as usual."""
        data: dict[str, Any] = {}
        if (manner := self.value("manner")) and self._at.choice("manner", manner, MANNERS) != FRIENDLY:
            data["manner"] = manner
        levels = levels_of(game)
        if computer := {seat: self._at.level(one, levels) for seat, one in self._by_seat("computer", seats)}:
            data["computer"] = computer
        for key in ("lot", "luck"):
            if value := self.value(key):
                if not LOT.fullmatch(value):
                    self._at.fail(f"{key} must be 8 to 64 digits and letters a to f, not {short(value)}")
                data[key] = value
        return data

    def _whole(self) -> None:
        """Check that nothing hidden is left out: nobody could go on, or check the turns. Raises TextError."""
        if self.value("hidden"):
            self._at.fail(
                "this was written while the game hid something, so it lacks that and cannot be gone on with; "
                "export the game once more when it is over"
            )

    def _pawns(self, seats: Sequence[str]) -> dict[str, int]:
        pawns = {}
        for seat, number in self._by_seat("pawns", seats):
            if not SMALL_NUMBER.fullmatch(number):
                self._at.fail(f"pawns {seat} must be a whole number, not {short(number)}")
            pawns[seat] = int(number)
        return pawns

    def _begins(self, game: Game[Any], *setup: Any) -> Any:
        """Return the position of a usual beginning; a fault is told with the first line that makes it one."""
        *_, first, pawns = setup
        self.value("options")
        self._setup(game, *setup[:3])
        self.value("first")
        position = self._setup(game, *setup[:3], first)
        if pawns:
            self.value(f"pawns {list(pawns)[-1]}")
            position = self._setup(game, *setup[:3], first, pawns)
        return position

    def _setup(self, game: Game[Any], *given: Any) -> Any:
        try:
            return game.setup(*given)
        except PositionError as error:
            self._at.fail(str(error))

    def _position(self, game: Game[Any], seats: Sequence[str], first: str | None) -> Any:
        try:
            position = game.load(self._json("position", '{"game": ..., "variant": ..., ...}'))
        except PositionError as error:
            self._at.fail(f"position: {error}")
        dumped = game.dump(position)
        for key in ("game", "variant"):
            if dumped[key] != self._header[key][1]:
                self._at.fail(
                    f"position: {key} is {dumped[key]!r}, must be {self._header[key][1]!r} as above"
                )
        if set(game.seats_in_play(position)) != set(seats):
            self._at.fail(f"position: must have the seats {', '.join(seats)}, and no other")
        if first not in (None, game.seat_to_move(position)):
            self._at.fail(
                f"position: turn is {game.seat_to_move(position)!r}, must be {first!r} as in 'first'"
            )
        return position

    def started(self) -> str:
        """Tell when the game began, in ISO 8601; now where that is not told."""
        if not (text := self.value("started")):
            return datetime.now().astimezone().isoformat(timespec="seconds")
        try:
            started = datetime.fromisoformat(text)
        except ValueError:
            started = None
        if started is None or not FIRST_YEAR <= started.year <= LAST_YEAR:
            self._at.fail(f"started must be a time such as 2026-11-21T19:30:00+01:00, not {short(text)}")
        return started.isoformat(timespec="seconds")

    def version(self) -> str:
        """Return that of the companion that wrote the text; this one's where that is not told."""
        text = self.value("companion") or __version__
        if len(text) > SHOWN or not text.isprintable():
            self._at.fail(f"companion must be a version such as {__version__}, not {short(text)}")
        return text
