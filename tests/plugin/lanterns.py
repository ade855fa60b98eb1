# ruff: noqa: ARG002 - a small game looks at little of what it is given
"""Lanterns: guess the sky, and carry your lantern on. A whole game for the companion, as small as one can be.

Two lanterns begin on a path of five fields, b1 (red) and d1 (blue). At your turn you say ``guess:stars`` or
``guess:clouds``; chance draws ``sky:...``. Who was right carries the lantern one field on (``step:c1``), or
over the other one. First at the end behind the other's start wins: e1 (red), a1 (blue). This file is what
docs/tutorials/add-a-game.md walks through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, Outcome, Try
from companion.core.model.inputs import BOARD, DRAWN, SAID, Awaited, Deed, Input, Refused, Taken
from companion.core.model.types import Mask, Say
from companion.games.base import BaseGame

FIELDS = ("a1", "b1", "c1", "d1", "e1")
SKIES = ("clouds", "stars")
SEATS = ("red", "blue")
PATH = Board(
    name="lanterns-path",
    spots=FIELDS,
    xy=tuple((float(x), 0.0) for x in range(len(FIELDS))),
    edges=tuple((x, x + 1) for x in range(len(FIELDS) - 1)),
    pools=(),
)


@dataclass(frozen=True, slots=True)
class Position:
    """Where the lanterns of red and blue stand, whose turn it is, the guess, and whether it was right."""

    at: tuple[int, int] = (1, 3)
    turn: int = 0
    guess: str = ""
    right: bool = False

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return SEATS[self.turn]

    @property
    def goal(self) -> int:
        """Where the lantern of the seat to move is going."""
        return (4, 0)[self.turn]

    @property
    def won(self) -> str:
        """Who is at the other end."""
        return "red" if self.at[0] == 4 else "blue" if self.at[1] == 0 else ""

    @property
    def ahead(self) -> int:
        """The field for the next step: over the other lantern, if it is in the way."""
        way = 1 if self.goal else -1
        there = self.at[self.turn] + way
        return there + way if there == self.at[1 - self.turn] else there


class Lanterns(BaseGame[Position]):
    """The game; it has no state of its own."""

    name = "lanterns"
    variants: tuple[str, ...] = ("path",)
    seats: tuple[str, ...] = SEATS
    words: Mapping[str, str] = {"guess": SAID, "sky": DRAWN, "step": BOARD}

    def board(self, variant: str) -> Board:
        if variant != "path":
            raise PositionError(f"unknown variant {variant!r}: known is path")
        return PATH

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> Position:
        self.board(variant)
        if tuple(seats) != SEATS or options or handicap or first not in (None, *SEATS):
            raise PositionError("red and blue play, without house rules and handicap")
        return Position(turn=SEATS.index(first) if first else 0)

    def load(self, data: Mapping[str, Any]) -> Position:
        try:
            at = data["pieces"]
            pieces = {seat: FIELDS.index(spot) for spot, seat in at.items()}
            turn = SEATS.index(data["turn"])
            return Position((pieces["red"], pieces["blue"]), turn, data["guess"], data["right"])
        except (KeyError, ValueError, AttributeError) as error:
            raise PositionError(f"pieces, turn, guess and right are needed ({error})") from None

    def dump(self, position: Position) -> dict[str, Any]:
        pieces = {FIELDS[spot]: seat for spot, seat in zip(position.at, SEATS, strict=True)}
        same = {"game": self.name, "variant": "path", "turn": position.seat, "pieces": pieces}
        return {**same, "guess": position.guess, "right": position.right}

    def seat_to_move(self, position: Position) -> str:
        return position.seat

    def seats_in_play(self, position: Position) -> tuple[str, ...]:
        return SEATS

    def outcome(self, position: Position) -> Outcome:
        return Outcome(bool(position.won), (position.won,) if position.won else ())

    def expects(self, position: Position) -> tuple[Awaited, ...]:
        if position.won:
            return ()
        if position.right:
            return (Awaited("step", (position.seat,), (FIELDS[position.ahead],), BOARD),)
        if position.guess:
            return (Awaited("sky", SEATS, SKIES, DRAWN),)
        return (Awaited("guess", (position.seat,), SKIES),)

    def hear(self, position: Position, given: Input, seat: str = "") -> Taken[Position] | Refused:
        if given.word not in self.words:
            raise MoveError(f"{str(given)!r} is no input: inputs are guess, sky and step")
        if given not in [one for awaited in self.expects(position) for one in awaited.inputs()]:
            return Refused("not-now", "LA-02")
        told = Deed(given.word, position.seat, value=given.value)
        following = 1 - position.turn
        if given.word == "guess":
            return Taken(replace(position, guess=given.value), (told,))
        if given.word == "step":
            moved = list(position.at)
            moved[position.turn] = position.ahead
            return Taken(Position((moved[0], moved[1]), following), (told,), ends=True)
        if given.value == position.guess:
            return Taken(replace(position, guess="", right=True), (told,))
        return Taken(Position(position.at, following), (told,), ends=True)

    def footprints(self, position: Position) -> list[Footprint]:
        if not position.right:
            return []
        here, there = position.at[position.turn], position.ahead
        text = f"step:{FIELDS[there]}"
        return [Footprint(text, 1 << here, 1 << there, arrivals=((there, 1 << here),))]

    def picture(self, position: Position) -> Mask:
        return 1 << position.at[0] | 1 << position.at[1]

    def kinds(self, position: Position, picture: Mask) -> tuple[str | None, ...]:
        standing = dict(zip(position.at, SEATS, strict=True))
        return tuple(standing.get(spot) if picture >> spot & 1 else None for spot in range(len(FIELDS)))

    def judge(self, position: Position, attempt: Try) -> Illegal:
        wrong, missing = attempt.picture & ~attempt.start, attempt.start & ~attempt.picture
        return Illegal("not-now", "LA-02", wrong, missing)

    def accept_moved(self, position: Position, moved: Sequence[tuple[int, int]]) -> Position:
        went = {origin: spot for spot, origin in moved}
        at = (went.get(position.at[0], position.at[0]), went.get(position.at[1], position.at[1]))
        return Position(at, 1 - position.turn)

    def tell_spot(self, board: Board, spot: str) -> Say:
        return Say("field {count} of the path", {"count": board.index[spot] + 1})

    def standing(self, position: Position) -> Mapping[str, float]:
        return {"red": (position.at[0] - 1) / 3, "blue": (3 - position.at[1]) / 3}


GAME = Lanterns()
