"""Rolls for the companion's seat while no phone of a player is there, so that a table without phones goes on.

The roll goes through the same door as the pages' (`execute`), without a number from a phone; the list of
rolls says so. Where a die tells its number by itself, people roll it.
Refuses to know: the rules, and how a number comes about.
"""

import logging
from collections.abc import Callable

from companion.core.model.commands import DieRolled
from companion.core.model.session import Session
from companion.core.reducer.command_refusal import refusal
from companion.daemon.periodic_thread import PeriodicThread
from companion.ports.commands import CommandRefused, RollForMe
from companion.ports.devices import Clock
from companion.ports.table import TableForDevices, View

PATIENCE_MS = 8_000
"""Hands that have just moved have time to look up, and a phone that has lost its Wi-Fi to come back."""

LOOK_S = 0.5
"""So long between two looks."""

log = logging.getLogger(__name__)


class LonelyRoll(PeriodicThread):
    """Stands between the table and its own seats, from `start` to `close`.

    Args:
        desk: the table.
        is_somebody_here: whether a phone that may roll is there.
        clock: integer milliseconds.
    """

    def __init__(self, desk: TableForDevices, is_somebody_here: Callable[[], bool], clock: Clock) -> None:
        self._desk, self._is_somebody_here, self._clock = desk, is_somebody_here, clock
        self._waiting: tuple[int | None, int] | None = None
        self._since_ms = 0
        super().__init__("lonely roll", LOOK_S)

    def round(self) -> None:
        """Look once; roll where the companion has waited alone for `PATIENCE_MS`."""
        view, now_ms = self._desk.view(), self._clock()
        session = view.session
        if session is None or not is_to_roll_alone(view, session) or self._is_somebody_here():
            self._waiting = None
            return
        if (turn := (view.game_id, session.progress.next_number)) != self._waiting:
            self._waiting, self._since_ms = turn, now_ms
        elif now_ms - self._since_ms >= PATIENCE_MS:
            self._waiting = None
            try:
                self._desk.execute(RollForMe())
            except (CommandRefused, TimeoutError) as refused:
                log.info("nobody is here, and the companion could not roll: %s", refused)


def is_to_roll_alone(view: View, session: Session) -> bool:
    """Tell whether the companion waits for its own number, and no die at the table could tell it."""
    if session.seat not in session.table.computer or session.die is not None or any(d.up for d in view.dice):
        return False
    return (
        session.phase == "roll" and refusal(session, DieRolled(view.at_ms, session.game.die_faces[0])) is None
    )
