"""A virtual board whose hands play when they are told: ``python -m tests.hall.evening_table``.

Each line on standard input is a number: play until so many games are won. A game that a kill has left is
played to its end first. Hands move magnets now and then, enter turns from the list else, and sometimes take
one back.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

from companion import demo, self_play
from companion.core.model.commands import DieRolled, Enter, Undo
from companion.core.model.session import Session, legal
from companion.daemon.wiring.mqtt import BrokerToTell
from companion.demo import ShownInHall
from companion.games.malefiz.idea import idea
from companion.mqtt.broker import Address
from companion.ports.commands import NewGame
from companion.self_play import SelfPlay
from companion.simulate.hand import Hand

SEATS = ("red", "blue")
SHORT = NewGame("malefiz", "fast", SEATS, pawns=dict.fromkeys(SEATS, 2))
"""50 to 140 turns where both play as well as they can."""

TRAY = "malefiz-fast"
BY_HAND, TAKEN_BACK = 0.04, 0.02
"""Shares of the turns."""

PACE_S, QUICK_S = 0.1, 0.01
LIFTED_S = 0.08
"""A lift that takes so long is seen."""

LOOKS = 60
"""So often it is looked whether the pieces were found right, before turns are entered again."""


class QuickHands(SelfPlay):
    """Hands that play so many games and no more; what chance decides is the same at each start.

    Args:
        desk, magnets: as in `SelfPlay`.
        seed: what chance begins with.
    """

    def __init__(self, desk: Any, magnets: Any, seed: str) -> None:
        super().__init__(desk, magnets, SHORT, Random(seed))
        self._seed, self._until = seed, 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            self._until = int(line)

    def _run(self) -> None:
        while not self._pause(self_play.LOOK_S):
            view = self._desk.view()
            if view.starting:
                continue
            session = view.session
            if session is None or session.over:
                won = sum(game.state == "won" for game in self._desk.games())  # type: ignore[attr-defined]  # a table
                if won < self._until:
                    self._ask(self._wanted)
                continue
            self._rng = Random(f"{self._seed} {view.game_id} {len(session.progress.history)}")
            self._play(session)

    def _play(self, session: Session | None) -> None:
        while not self._pause(PACE_S):
            session = self._desk.view().session
            if session is None or session.over:
                return
            chance = self._rng.random()
            if chance < TAKEN_BACK and session.progress.history:
                self._ask(Undo(0, None, session.progress.newest))
            elif chance < TAKEN_BACK + BY_HAND:
                self._by_hand(session)
            else:
                self._enter(session)

    def _enter(self, session: Session) -> None:
        number = session.die or self._rng.randint(1, 6)
        rolled = session if session.die else self._ask(DieRolled(0, number))
        moves = legal(rolled) if rolled is not None else ()
        if moves:
            good = idea(session.position, number)
            self._ask(Enter(0, good.move if good and good.move in moves else self._rng.choice(moves)))

    def _by_hand(self, session: Session) -> None:
        """Put all pieces where they belong, and play one turn with them."""
        for spot in session.board.spots:
            self._set(spot, False)
        self._pause(LIFTED_S)
        self._set_up(session)
        for _ in range(LOOKS):
            now = self._desk.view().session
            if now is None or self._pause(self_play.LOOK_S):
                return
            if now.phase == "roll":
                self._turn(Hand(now.game, now.board, now.position, self._rng), now)
                return


def main(port: str, data: str, broker: str, title: str, seed: str) -> int:
    """Serve until SIGTERM."""
    for name, seconds in (("BETWEEN_S", QUICK_S), ("LONGEST_S", QUICK_S), ("LOOK_S", 0.05)):
        setattr(self_play, name, seconds)
    setattr(demo, "built_in_maps", lambda: (TRAY,))  # noqa: B010 - one tray is enough
    setattr(demo, "SelfPlay", lambda loop, made, *_: QuickHands(loop, made, seed))  # noqa: B010 - these hands
    told = BrokerToTell(Address("127.0.0.1", int(broker)), "en", names=False, discovery=False, commands=True)
    shown = ShownInHall(title, told, SHORT)
    how: Any = {"socket": True, "only": ("malefiz",), "local": True}
    return demo.run_demo(int(port), "246810", Path(data), shown=shown, **how)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
