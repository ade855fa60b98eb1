"""Hands that play the game begun, and what the card takes meanwhile.

The turns are entered as families do: the number is rolled on the page, and pieces are carried.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.games.malefiz import GAME
from companion.simulate.hand import Hand
from tests.image.guest.first_hour import Family
from tests.image.guest.rooms import run, say, until

SEATS = ("red", "blue")
TURNS = 20
PAUSE_S = 0.2


def written_bytes() -> int:
    """All that the card has taken since the start, once nothing waits any more."""
    run("sync")
    (disk,) = [each for name in ("vda", "ubda") if (each := Path(f"/sys/block/{name}/stat")).exists()]
    return int(disk.read_text().split()[6]) * 512


class Evening:
    """Two who play with careful hands.

    Args:
        family: whose phone is host; their game waits for its pieces.
        count: tells how much was written until now.
    """

    def __init__(self, family: Family, count: Callable[[], int] = written_bytes) -> None:
        self._family, self._count, self._draw = family, count, random.Random(1)
        position = GAME.setup("classic", SEATS, {})
        self._hand = Hand(GAME, GAME.board("classic"), position, self._draw)

    def play(self) -> None:
        """Put the pieces up and play some turns."""
        for spot in sorted(self._hand.occupied):
            self._family.board.set(spot, True)
        until("all pieces stand", lambda: self._state()["phase"] == "roll")
        before, since = self._count(), time.monotonic()
        for _ in range(TURNS):
            self._turn()
        written, passed = self._count() - before, time.monotonic() - since
        say(f"written by {TURNS} turns: {written} bytes in {passed:.0f} s, {written // TURNS} a turn")

    def _turn(self) -> None:
        told, die = self._state()["past"]["lines"], self._draw.randint(1, 6)
        self._family.phone.post("/api/roll", number=die)
        move = self._draw.choice(GAME.legal(self._hand.position, die))
        for edge in self._hand.play(die, move, 0):
            self._family.board.set(edge.spot, edge.on)
            time.sleep(PAUSE_S)
        until("", lambda: self._state()["past"]["lines"] > told or self._answered(move), quiet=True)

    def _answered(self, move: str) -> bool:
        """Where two turns fit what was seen, somebody says which it was."""
        if self._state()["phase"] == "ask":
            self._family.phone.post("/api/answer", move=move)
        return False

    def _state(self) -> dict[str, Any]:
        found: dict[str, Any] = self._family.phone.get("/api/state")
        return found
