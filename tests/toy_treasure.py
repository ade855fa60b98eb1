"""A toy game whose turns are made of many inputs, and which hides something: where the treasure is.

Nine fields, a figure each. A turn: ``draw:2`` (how far; a die in the variant ``diced``), ``call:warm`` or
``call:cold``, ``step:b1`` up to that often, ``stop``. A step before the call is a foul and ends the turn. On
the treasure one has won. ``whisper:...`` may come at any time of the turn; nobody else may learn it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model.errors import MoveError, PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, Outcome, Try
from companion.core.model.history import Past
from companion.core.model.inputs import BOARD, DIE, DRAWN, SAID, Awaited, Deed, Input, Refused, Taken
from companion.core.model.types import Mask, Say
from companion.games.base import BaseGame

SPOTS = tuple(f"{column}{row}" for row in "123" for column in "abc")
EDGES = tuple((a, b) for a in range(9) for b in range(a) if a - b == 3 or (a - b == 1 and a % 3))
SEATS = ("red", "green", "yellow", "blue")


@dataclass(frozen=True)
class Spot:
    """A position: ``steps`` are left (None: to be drawn), ``treasure`` and ``whispers`` are hidden."""

    variant: str
    seats: tuple[str, ...]
    pos: tuple[int, ...]
    treasure: int
    active: int = 0
    steps: int | None = None
    called: str = ""
    whispers: tuple[str, ...] = ()
    moved: bool = False
    winner: str = ""

    @property
    def seat(self) -> str:
        return self.seats[self.active]


class Treasure(BaseGame[Spot]):
    """The toy as a `Game[Spot]`."""

    name = "treasure"
    variants: tuple[str, ...] = ("drawn", "diced")
    seats: tuple[str, ...] = SEATS
    die_faces: tuple[int, ...] = (1, 2, 3)
    words: Mapping[str, str] = {"draw": DRAWN, "call": SAID, "whisper": SAID, "step": BOARD, "stop": SAID}

    def board(self, variant: str) -> Board:
        if variant not in self.variants:
            raise PositionError(f"unknown variant {variant!r}")
        xy = tuple((float(i % 3), float(i // 3)) for i in range(9))
        return Board(f"treasure-{variant}", SPOTS, xy, EDGES, ())

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> Spot:
        self.board(variant)
        if len(seats) < 2 or handicap or not set(seats) <= set(SEATS):
            raise PositionError(f"seats are {seats!r}, must be two or more")
        hidden = SPOTS.index((options or {}).get("treasure", "b2"))
        corners = (0, 2, 6, 8)[: len(seats)]
        return Spot(variant, tuple(seats), corners, hidden, tuple(seats).index(first or seats[0]))

    def load(self, data: Mapping[str, Any]) -> Spot:
        try:
            pos = tuple(SPOTS.index(name) for name in data["figures"].values())
            keys = {key: data[key] for key in ("steps", "called", "moved", "winner") if key in data}
            seats = tuple(data["figures"])
            hidden, said = SPOTS.index(data["treasure"]), tuple(data.get("whispers", ()))
            return Spot(data["variant"], seats, pos, hidden, seats.index(data["turn"]), whispers=said, **keys)
        except (KeyError, ValueError) as error:
            raise PositionError(f"lacks {error}") from None

    def dump(self, position: Spot) -> dict[str, Any]:
        return {
            "game": self.name,
            "variant": position.variant,
            "turn": position.seat,
            "figures": {seat: SPOTS[at] for seat, at in zip(position.seats, position.pos, strict=True)},
            "steps": position.steps,
            "called": position.called,
            "moved": position.moved,
            "winner": position.winner,
            "treasure": SPOTS[position.treasure],
            "whispers": list(position.whispers),
        }

    def public(self, position: Spot, *, over: bool, seat: str = "") -> dict[str, Any]:  # noqa: ARG002 - as Game
        hidden = () if over else ("treasure", "whispers")
        return {key: value for key, value in self.dump(position).items() if key not in hidden}

    def seat_to_move(self, position: Spot) -> str:
        return position.seat

    def seats_in_play(self, position: Spot) -> tuple[str, ...]:
        return position.seats

    def expects(self, position: Spot) -> tuple[Awaited, ...]:
        if position.winner:
            return ()
        mine = (position.seat,)
        whisper = Awaited("whisper", mine, secret=mine)
        if position.steps is None:
            word, source = ("draw", DRAWN) if position.variant == "drawn" else (DIE, SAID)
            return (Awaited(word, mine, ("1", "2", "3"), source), whisper)
        ways = tuple(sorted(SPOTS[to] for to in self._near(position)))
        if not position.called:
            return (
                Awaited("call", mine, ("cold", "warm")),
                whisper,
                Awaited("step", mine, ways, BOARD, foul=True),
            )
        step = (Awaited("step", mine, ways, BOARD),) if ways and position.steps else ()
        return (*step, Awaited("stop", mine), whisper)

    def _near(self, position: Spot) -> list[int]:
        here = position.pos[position.active]
        found = [a if b == here else b for a, b in EDGES if here in (a, b)]
        return [to for to in found if to not in position.pos]

    def hear(self, position: Spot, given: Input, seat: str = "") -> Taken[Spot] | Refused:
        if given.word not in (*self.words, DIE):
            raise MoveError(f"{str(given)!r} is no input of the toy")
        one = next((each for each in self.expects(position) if each.word == given.word), None)
        if one is None or (one.values and given.value not in one.values):
            return Refused("not-now", "TOY-1")
        if seat and seat not in one.seats:
            return Refused("not-your-turn", "TOY-2")
        if given.word in ("draw", DIE):
            return Taken(replace(position, steps=int(given.value)))
        if given.word == "call":
            return Taken(replace(position, called=given.value))
        if given.word == "whisper":
            return Taken(replace(position, whispers=(*position.whispers, given.value)))
        if given.word == "stop":
            return Taken(self._next(position), ends=True)
        return self._step(position, SPOTS.index(given.value), foul=one.foul)

    def _step(self, position: Spot, to: int, *, foul: bool) -> Taken[Spot]:
        pos = (*position.pos[: position.active], to, *position.pos[position.active + 1 :])
        now = replace(position, pos=pos, steps=(position.steps or 0) - 1, moved=True)
        if foul:
            return Taken(self._next(now), (Deed("foul", now.seat, SPOTS[to], "TOY-3"),), ends=True)
        if to == now.treasure:
            deeds = (Deed("found", now.seat, SPOTS[to]),)
            return Taken(replace(now, winner=now.seat), deeds, ends=True)
        return Taken(now, (Deed("stepped", now.seat, SPOTS[to]),))

    def _next(self, now: Spot) -> Spot:
        return replace(now, active=(now.active + 1) % len(now.seats), steps=None, called="", moved=False)

    def footprints(self, position: Spot) -> list[Footprint]:
        if position.steps is None:
            return []
        here = 1 << position.pos[position.active]
        ways = {f"step:{SPOTS[to]}": to for to in self._near(position) if position.steps}
        return [
            Footprint(text, here, 1 << ways[text], arrivals=((ways[text], here),)) for text in sorted(ways)
        ]

    def number(self, position: Spot) -> int | None:
        return position.steps if position.variant == "diced" and not position.moved else None

    def unrolled(self, position: Spot) -> Spot:
        return position if self.number(position) is None else replace(position, steps=None)

    def accept_moved(self, position: Spot, moved: Sequence[tuple[int, int]]) -> Spot:
        way = {was: now for now, was in moved}
        return self._next(replace(position, pos=tuple(way.get(at, at) for at in position.pos)))

    def outcome(self, position: Spot) -> Outcome:
        return Outcome(bool(position.winner), (position.winner,) if position.winner else ())

    def picture(self, position: Spot) -> Mask:
        return sum(1 << at for at in position.pos)

    def kinds(self, position: Spot, picture: Mask) -> tuple[str | None, ...]:
        stand = dict(zip(position.pos, position.seats, strict=True))
        return tuple(stand.get(at) if picture >> at & 1 else None for at in range(9))

    def judge(self, position: Spot, attempt: Try) -> Illegal:
        right = self.picture(position)
        return Illegal("unexplained", "TOY-4", attempt.picture & ~right, right & ~attempt.picture)

    def leave(self, position: Spot, seat: str) -> Spot:
        if len(position.seats) < 3:
            raise PositionError(f"{seat} cannot leave: fewer than two would be left")
        stay = [i for i, each in enumerate(position.seats) if each != seat]
        seats, pos = tuple(position.seats[i] for i in stay), tuple(position.pos[i] for i in stay)
        return replace(self._next(position), seats=seats, pos=pos, active=0)

    def tell_spot(self, board: Board, spot: str) -> Say:
        return Say("field {number}", {"number": board.index[spot] + 1})

    def deeds(self, past: Past) -> Iterable[tuple[str, str]]:
        return ((deed.seat, deed.what) for deed in past.deeds if deed.what in ("found", "foul"))

    def standing(self, position: Spot) -> Mapping[str, float]:
        return {seat: float(seat == position.winner) for seat in position.seats}


GAME = Treasure()
"""What `tests.games.plug_ins.install` names."""
SOURCE = "from tests.toy_treasure import GAME\n"
"""A module that installs it under its own name."""
