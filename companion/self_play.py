"""Hands that play by themselves at a virtual board: the demo of a hall is alive at once.

From turn to turn: the number, a legal move, its magnets one after the other, until the referee understands;
what it asks is answered. Refuses to know: brokers, and who looks on.
"""

import logging
from contextlib import suppress
from random import Random
from typing import Any

from companion.core.model.commands import Choose, DieRolled, EndGame, Enter
from companion.core.model.inputs import Taken, read_input
from companion.core.model.session import Session, legal
from companion.ports.commands import Command, CommandRefused, NewGame
from companion.ports.devices import Magnets
from companion.ports.supervised_thread import SupervisedThread, ThreadOwner
from companion.ports.table import TableForDevices
from companion.simulate.hand import Edge, Hand

BETWEEN_S = 1.2
"""Between two turns, and after the number."""

LONGEST_S = 0.4
"""A movement of the hands takes no longer, so that onlookers see something happen."""

UNDERSTOOD_S = 8.0
"""What the referee has not understood by then is entered from the list."""

FEW = 8
"""Among so many moves the best is chosen."""

LOOK_S = 0.1
"""So often, in seconds, it is looked what is awaited."""
AFTER_GAME_S = 8.0
"""Seconds before the next game, so that people see who has won."""
log = logging.getLogger(__name__)


class SelfPlay(ThreadOwner):
    """Plays one game after the other, from `start` to `close`.

    Args:
        desk: the table.
        magnets: of its virtual board.
        wanted: the game to play.
        rng: chance.
    """

    stop_s = 1.0
    """A table that is closing answers no more."""

    def __init__(self, desk: TableForDevices, magnets: Magnets, wanted: NewGame, rng: Random) -> None:
        self._desk, self._magnets, self._wanted, self._rng = desk, magnets, wanted, rng
        self._thread = SupervisedThread("hands of the demo", self._run)

    def _run(self) -> None:
        while not self._pause(LOOK_S):
            if self._desk.view().starting:
                continue
            if (running := self._desk.view().session) is not None and not running.over:
                self._desk.execute(EndGame(0))
            session = self._desk.execute(self._wanted).session
            assert session is not None
            self._set_up(session)
            self._play(session)
            self._pause(AFTER_GAME_S)

    def _set_up(self, session: Session) -> None:
        stand = set(session.board.names(session.game.picture(session.position)))
        for spot in session.board.spots:
            self._set(spot, spot in stand)

    def _set(self, spot: str, on: bool) -> None:
        with suppress(KeyError):  # a spot without a sensor
            self._magnets.set(spot, on)

    def _play(self, session: Session) -> None:
        hand = Hand(session.game, session.board, session.position, self._rng)
        while not self._pause(BETWEEN_S):
            now = self._desk.view().session
            if now is None or now.over:
                return
            if now.progress.paused is None and now.phase == "roll":
                self._turn(hand, now)

    def _turn(self, hand: Hand, session: Session) -> None:
        number, before = self._rng.randint(1, 6), len(session.progress.history)
        rolled = self._ask(DieRolled(0, number))
        if rolled is None or self._pause(BETWEEN_S) or self._turns() > before:
            return
        moves = legal(rolled)
        if not moves:
            return
        move = self._chosen(rolled, moves)
        self._carry(hand.play(number, move, 0))
        for _ in range(int(UNDERSTOOD_S / LOOK_S)):
            if self._turns() > before or self._pause(LOOK_S):
                return
            now = self._desk.view().session
            if now is not None and now.dialogue.asking:
                self._ask(Choose(0, move))
        self._ask(Enter(0, move))

    def _chosen(self, session: Session, moves: list[str]) -> str:
        """Return the best of a few: by chance alone a game would last for hours."""
        game, seat = session.game, session.seat

        def far(move: str) -> float:
            taken = game.hear(session.position, read_input(move, game.words))
            return game.standing(taken.position)[seat] if isinstance(taken, Taken) else 0.0

        return max(self._rng.sample(moves, min(FEW, len(moves))), key=far)

    def _carry(self, edges: list[Edge]) -> None:
        at_ms = 0
        for edge in edges:
            self._pause(min((edge.at_ms - at_ms) / 1000, LONGEST_S))
            at_ms = edge.at_ms
            self._set(edge.spot, edge.on)

    def _turns(self) -> int:
        session = self._desk.view().session
        return len(session.progress.history) if session else 0

    def _ask(self, command: Command) -> Any:
        try:
            return self._desk.execute(command).session
        except (CommandRefused, TimeoutError) as refused:
            log.info("the hands of the demo: %s", refused)
            return None

    def _pause(self, seconds: float) -> bool:
        return self._thread.closing.wait(max(0.0, seconds))
