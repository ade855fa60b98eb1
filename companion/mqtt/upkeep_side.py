"""A table's upkeep, told to a hall, and the errands that the hall sends.

For the publisher's thread; what is heard comes from the connection's. Refuses to know: what an errand does.
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from companion.mqtt.broker import Broker, Heard
from companion.mqtt.errands import Errands
from companion.mqtt.heard_orders import HeardOrders
from companion.mqtt.upkeep_messages import NewestCopy, Program, Upkeep, UpkeepOrder, UpkeepTopics
from companion.ports.care import Care, CareStatus, CopyLine
from companion.ports.commands import Starting
from companion.ports.table import TableForDevices, View

LOOK_S = 5.0
"""So often it is looked how the board is kept; while an errand goes on, each time."""

MOST_WAITING = 5
"""Orders; older ones are forgotten."""
STEP_MB = 10
"""Free room is told in these steps, so that it is not told anew with every turn."""

log = logging.getLogger(__name__)


class UpkeepSide:
    """What one table tells a hall of its upkeep, and does for it.

    Args:
        desk: the table.
        topics: of the board.
        care: of the table.
        version: of the companion.
        folder: where the last errand is kept; None keeps nothing.
        wake: called where something was heard.
        clock: seconds, monotonic.
    """

    def __init__(  # noqa: PLR0917 - the parts of one table
        self,
        desk: TableForDevices,
        topics: UpkeepTopics,
        care: Care,
        version: str,
        folder: Path | None,
        wake: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._desk, self._topics, self._care, self._clock = desk, topics, care, clock
        self._errands = Errands(care, version, lambda: is_playing(desk.view()), folder)
        self._orders = HeardOrders(UpkeepOrder, "errand", MOST_WAITING, wake)
        self._sent, self._looked_s = b"", -LOOK_S

    # --- heard, in the connection's thread: returns at once --------------------------------------

    def heard(self) -> Heard:
        """Tell what is to be heard."""
        return {self._topics.errands: self._orders.hear}

    def waiting(self) -> bool:
        """Tell whether an errand waits to be begun."""
        return bool(self._orders)

    # --- the publisher's thread ------------------------------------------------------------------

    def carry_out(self, *, allowed: bool) -> None:
        """Begin what was heard, where the house allows commands."""
        for order in self._orders.take():
            self._errands.take(order, allowed=allowed)
            self._looked_s = self._clock() - LOOK_S

    def anew(self) -> None:
        """Forget what was told: all is told once more."""
        self._sent, self._looked_s = b"", self._clock() - LOOK_S

    def tell(self, broker: Broker, view: View) -> None:
        """Publish how the board is kept, where that is new; until the journal is open nothing is known."""
        if (now_s := self._clock()) - self._looked_s < LOOK_S and not self._errands.is_busy():
            return
        self._looked_s = now_s
        self._errands.step()
        try:
            payload = msgspec.json.encode(self._upkeep(view))
        except Starting:
            return
        if payload != self._sent:
            broker.publish(self._topics.upkeep, payload, retain=True)
            self._sent = payload

    def _upkeep(self, view: View) -> Upkeep:
        """Return how the board is kept. Raises Starting."""
        look, updates = self._care.look(), self._care.updates.look()
        return Upkeep(
            updatable=updates.can,
            kept=updates.kept,
            newest=updates.found[0].version if updates.found else "",
            programs=_programs(view, look),
            free_mb=None if look.free is None else look.free // (STEP_MB * 1_000_000) * STEP_MB,
            copy=newest_copy(look.copies.lines),
            copy_trouble=dict(look.copies.troubles).get(0, ""),
            losses=len(look.losses),
            playing=is_playing(view),
            task=self._errands.task,
        )


def is_playing(view: View) -> bool:
    """Tell whether a game goes on that is not paused."""
    session = view.session
    return session is not None and not session.over and session.progress.paused is None


def newest_copy(lines: tuple[CopyLine, ...]) -> NewestCopy | None:
    """Return the newest copy that is not known to be damaged; of one day the card's."""
    whole = [line for line in lines if line.whole is not False]
    line = max(whole, key=lambda each: (each.date, each.until[:10], -each.place), default=None)
    return NewestCopy(line.date, line.place, line.whole, line.games) if line else None


def _programs(view: View, look: CareStatus) -> list[Program]:
    new = {line.device: line.new for line in look.firmware}
    return [Program(link.device, link.firmware, new.get(link.device, "")) for link in view.links]
