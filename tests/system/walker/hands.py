"""Hands at the virtual board: they play any game's turns by its footprints, move wrongly and put right."""

from __future__ import annotations

import re
from typing import Any

from companion import games
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, bits
from companion.core.model.inputs import DIE, Input, Taken
from tests.system.running import Client

PATIENCE_S = 30.0
"""How long a busy machine may take to see a magnet and to judge it."""

FIELD = re.compile(r"[a-z]\d+")

MOST_STEPS = 60
"""No way back is longer."""


class Hands:
    """One pair of hands; what a page or the API tells is all that they know."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.last: list[tuple[str, bool]] = []
        self.board: tuple[str, str] | None = None

    def touch(self, spot: str, *, on: bool) -> None:
        """Put a piece down or lift it, and wait until the sensors are seen to tell it."""
        self.client.magnet(spot, on=on)
        self.client.until(lambda state: (spot in state["spots"]) == on, PATIENCE_S)

    def possible(self, state: Any) -> list[Footprint]:
        """What hands can do now by the rules, in the order of their texts; nothing of a secret position."""
        if state["phase"] not in ("move", "say") or state["secrets"]:
            return []
        game = games.named(state["game"])
        position = game.load(state["position"])
        if state["die"] and game.number(position) is None:
            taken = game.hear(position, Input(DIE, str(state["die"])))
            assert isinstance(taken, Taken), state["die"]
            position = taken.position
        return game.footprints(position)

    @staticmethod
    def nearest(state: Any, turns: list[Footprint]) -> list[Footprint]:
        """Those that end nearest to the target, if fields have one and lie in a grid (``d4``); else all."""
        target = (state["position"] or {}).get("target")
        if not isinstance(target, str) or not FIELD.fullmatch(target):
            return turns
        names = games.named(state["game"]).board(state["variant"]).spots

        def far(turn: Footprint) -> int:
            end = turn.arrivals[0][0] if turn.arrivals else len(names)
            field = names[end] if end < len(names) else ""
            if not FIELD.fullmatch(field):
                return 0
            return abs(ord(field[0]) - ord(target[0])) + abs(int(field[1:]) - int(target[1:]))

        least = min(map(far, turns))
        return [turn for turn in turns if far(turn) == least]

    def play(self, state: Any, done: Footprint) -> None:
        """Do what a footprint says, and wait until it is recorded, or asked about."""
        before = recorded(state)
        board = games.named(state["game"]).board(state["variant"])
        self.last = touches(board, frozenset(state["spots"]), done)
        self.board = state["game"], state["variant"]
        for spot, on in self.last:
            self.touch(spot, on=on)
        self.client.until(lambda now: recorded(now) != before or now["phase"] in ASKED, PATIENCE_S)

    def can_take_back(self, state: Any) -> bool:
        """Whether everything that the last play has touched lies as it was left, on the same board."""
        lie = dict(self.last) if self.board == (state["game"], state["variant"]) else {}
        return bool(lie) and all((spot in state["spots"]) == on for spot, on in lie.items())

    def take_back(self) -> None:
        """Put back by hand what was played last, in the opposite order."""
        for spot, on in reversed(self.last):
            self.touch(spot, on=not on)
        self.last = []

    def put_right(self) -> None:
        """Follow the way back, or the way to the set-up, step by step until nothing is wrong."""
        for _ in range(MOST_STEPS):
            state = self.client.state()
            if not state["steps"]:
                return
            step = state["steps"][0]
            if step["from"]:
                self.touch(step["from"], on=False)
            if step["to"]:
                self.touch(step["to"], on=True)
            self.client.until(lambda now, old=state: now["steps"] != old["steps"], PATIENCE_S)
        raise AssertionError(f"the way back does not end: {self.client.state()['steps']}")


ASKED = ("ask", "over", "arrange", "illegal")


def recorded(state: Any) -> tuple[Any, ...]:
    """What changes as soon as an input counts, or is taken back."""
    undo = state["undo"] or {}
    return state["game_id"], undo.get("number"), state["past"]["lines"], state["past"]["tag"]


def touches(board: Board, standing: frozenset[str], done: Footprint) -> list[tuple[str, bool]]:
    """The magnets that go and come when hands do this: the mover first, then whoever must make room."""
    off = [board.spots[spot] for spot in bits(done.removed)]
    back = [board.spots[spot] for spot in bits(done.lifted)]
    on = back + [board.spots[spot] for spot in bits(done.added)]
    changes = dict(done.pools)
    for number in done.pool_lifts:
        if changes.get(number, 0) >= 0:
            changes[number] = changes.get(number, 0) + 1
            off = [_places(board, number, standing, taken=True)[-1], *off]
    for number, change in changes.items():
        places = _places(board, number, standing, taken=change < 0)
        if change < 0:
            off = places[change:] + off
        else:
            on += [place for place in places + off if place in board.names(board.pools[number].mask)][:change]
    if done.path:
        return _walked(off[0], [board.spots[spot] for spot in done.path], standing - set(off))
    return [(spot, False) for spot in off + back] + [(spot, True) for spot in on]


def _walked(start: str, path: list[str], others: frozenset[str]) -> list[tuple[str, bool]]:
    """A piece that is slid is on every field that it passes; where another one stands nothing changes."""
    walked = [(start, False)]
    for field in path[:-1]:
        walked += [(field, True), (field, False)] if field not in others else []
    return walked + [(field, True) for field in path[-1:] if field not in others]


def _places(board: Board, pool: int, standing: frozenset[str], *, taken: bool) -> list[str]:
    """The places of a pool where something stands, or nothing."""
    return [name for name in board.names(board.pools[pool].mask) if (name in standing) == taken]


def is_decided(state: Any) -> bool:
    """Tell whether what hands did has been decided, so that what is asked for stays so."""
    return state["hand"]["kind"] == "settled" or bool(state["steps"])


def is_asked_secretly(state: Any, seat: str) -> bool:
    """Tell whether the table waits for a secret of this seat: the state names it, but no input of it."""
    told = {each["word"] for each in state["awaited"] if seat in each["seats"]}
    return seat in state["awaiting"]["seats"] and told <= {"curse"}
