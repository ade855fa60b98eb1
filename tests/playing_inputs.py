"""A game of any kind played at random through the referee, without a board: every entry is kept."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.model.commands import DieRolled, Enter, Given, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.inputs import BOARD, DIE, DRAWN, read_input
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record, Stimulus
from companion.core.reducer import step
from companion.journal import GameRecord

STARTED = "2026-11-22T10:30:00+01:00"


class Played:
    """One game; nobody has a board, so nothing is ever put right."""

    def __init__(
        self,
        game: Game[Any],
        variant: str,
        seats: Sequence[str] = ("red", "blue"),
        options: Mapping[str, Any] | None = None,
        *,
        lot: str = "",
    ) -> None:
        wanted = options or {}
        position = game.setup(variant, seats, (game.deal(variant, wanted, lot) if lot else None) or wanted)
        session, first = step.new_game(game, Settings(), position, {"red": "Anna"}, 0, lot=lot)
        self.session: Session = replace(session, turn=replace(session.turn, arranging=False))
        self.entries: list[Entry] = [first]
        self.now = 0

    def tell(self, stimulus: Stimulus) -> None:
        """A stimulus."""
        session, effects = step.step(self.session, stimulus)
        self.session = replace(session, turn=replace(session.turn, arranging=False))
        self.entries += [effect.entry for effect in effects if isinstance(effect, Record)]

    def say(self, *texts: str) -> None:
        """Inputs in order: a number, what hands make (entered from the list), or what is said or drawn."""
        for text in texts:
            self.now += 100
            given = read_input(text, self.session.game.words)
            if text.isdecimal():
                self.tell(DieRolled(self.now, int(text)))
            elif any(each.move == text for each in self.session.turn.footprints):
                self.tell(Enter(self.now, text))
            else:
                drawn = self.session.game.words.get(given.word) == DRAWN
                self.tell(Given(self.now, given, how="drawn" if drawn else "told"))

    def play(self, inputs: int, chance: random.Random, *, undo: float = 0.05) -> None:
        """So many inputs by chance, until the game is over; now and then one is taken back."""
        for _ in range(inputs):
            if self.session.over:
                return
            one = next(iter(self.session.game.expects(self.session.position)))
            every = self.session.game.expects(self.session.position)
            if one.word != DIE and one.source != DRAWN:
                one = chance.choice([each for each in every if not each.foul and each.source != DRAWN])
            if one.word == DIE:
                self.say(str(chance.choice(self.session.game.die_faces)))
            elif one.source == BOARD and self.session.turn.footprints:
                self.say(chance.choice([each.move for each in self.session.turn.footprints]))
            else:
                self.say(str(chance.choice(one.inputs())))
            if chance.random() < undo:
                self.tell(Undo(self.now))

    def told(self) -> GameRecord:
        """The game as the journal has it."""
        return GameRecord(STARTED, "0.1.0", tuple(self.entries))
