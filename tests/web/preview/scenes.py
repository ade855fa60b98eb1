"""Games of all kinds that have come so far, played by the real referee: for pages that show them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.core.model.commands import DieRolled, Given
from companion.core.model.game import Game
from companion.core.model.inputs import DRAWN_BY_US, TOLD, HowItCame, Input
from companion.games import barbarossa, labyrinth, malefiz
from companion.ports.commands import NewGame
from tests.web.fake_table import FakeTable


@dataclass(frozen=True)
class Scene:
    """A game that has come so far."""

    name: str
    game: Game[Any]
    variant: str
    seats: tuple[str, ...]
    inputs: tuple[tuple[str, str, str], ...] = ()
    moved: tuple[str, str] | None = None

    def play(self, table: FakeTable) -> None:
        """Begin it on this table, and go so far."""
        table.game = self.game
        table.execute(NewGame(self.game.name, self.variant, self.seats, {self.seats[0]: "Mia"}))
        for seat, word, value in self.inputs:
            if word == "die":
                table.execute(DieRolled(0, int(value)))
            else:
                how: HowItCame = DRAWN_BY_US if word == "reveal" else TOLD
                table.execute(Given(0, Input(word, value), seat, how=how))
        if self.moved:
            table.see(self.moved[1], off=(self.moved[0],), rest_ms=900)


TWO, THREE = ("red", "yellow"), ("red", "green", "blue")
WORDS = tuple((seat, "word", "") for seat in THREE for _ in range(3))
READY = tuple((seat, "ready", "") for seat in THREE)
PLACED = tuple((seat, "placed", "") for seat in THREE)
THROWN = (*WORDS, *READY, *PLACED, ("", "begins", "red"), ("", "die", "3"))

BEGUN = (
    Scene("classic", malefiz.GAME, "classic", ("red", "green")),
    Scene("small", labyrinth.GAME, "small", TWO, (("", "reveal", "c2"),)),
    Scene("barbarossa", barbarossa.GAME, "classic", THREE),
    Scene("big", labyrinth.GAME, "big", TWO, (("", "reveal", "b2"),)),
    Scene("fast", malefiz.GAME, "fast", TWO),
)
UNDER_WAY = (
    Scene("classic, wrong", malefiz.GAME, "classic", ("red", "green"), (("", "die", "3"),), ("red:1", "c1")),
    Scene("small, called", labyrinth.GAME, "small", TWO, (("", "reveal", "c2"), ("red", "call", "red"))),
    Scene("barbarossa, thrown", barbarossa.GAME, "classic", THREE, THROWN),
    Scene("big, thrown", labyrinth.GAME, "big", TWO, (("", "reveal", "b2"), ("", "die", "4"))),
    Scene("fast, thrown", malefiz.GAME, "fast", TWO, (("", "die", "6"),)),
)
KNEADING = Scene("barbarossa, kneading", barbarossa.GAME, "classic", THREE, (*WORDS, *READY))
