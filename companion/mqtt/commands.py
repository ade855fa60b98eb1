"""What a house may say to a table, where it is allowed: each command with its role on the pages.

From a topic to the table: paho's thread checks the words and keeps the command, the publisher's carries it
out. What is none is told in one line. Refuses to know: connections.
"""

import logging
import threading
from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

from companion.core.catalog.table_settings import CareSettings
from companion.core.model.commands import Pause
from companion.core.model.fast_replace import replace
from companion.mqtt.messages import Topics
from companion.ports.care import Levels
from companion.ports.commands import CommandRefused
from companion.ports.table import TableForDevices

ON, OFF = b"ON", b"OFF"
DARKEST, BRIGHTEST = 1, 100
"""Percent, as on the page of the care."""
MOST_WAITING = 10
"""So many commands wait at most: older ones are forgotten."""

log = logging.getLogger(__name__)


class Order(Struct, frozen=True):
    """A command that a house may give.

    Args:
        action: what it does, by the names of docs/reference/generated/roles.md: who may do it on the pages
            says how far it goes. The whole house has that role once it may command.
        right: what its payload must be, for people.
        summary: what it does, for people.
    """

    action: str
    right: str
    summary: str


ORDERS: Mapping[str, Order] = {
    "pause": Order("pause", "ON or OFF", "`ON` pauses the game, `OFF` lets it go on"),
    "lights": Order(
        "care",
        "ON, OFF or a whole number from 1 to 100",
        "how bright the board's lights are, in percent; `OFF` is 1: the way is seen still; `ON` is as before",
    ),
    "quiet": Order("care", "ON or OFF", "whether there are quiet hours each day"),
}


class Commands:
    """The commands of one table that came in and are not carried out yet.

    Args:
        desk: the table.
        topics: of the board.
        levels: lights and quiet hours; None where they cannot be set.
        wake: called after each command.
    """

    def __init__(
        self, desk: TableForDevices, topics: Topics, levels: Levels | None, wake: Callable[[], None]
    ) -> None:
        self._desk, self._topics, self._levels, self._wake = desk, topics, levels, wake
        self._lock = threading.Lock()  # guards what waits
        self._waiting: list[tuple[str, bytes]] = []
        self._bright = BRIGHTEST

    def heard(self) -> Mapping[str, Callable[[bytes], None]]:
        """Return the topics of all commands, and who hears them: any thread, returns at once."""
        return {self._topics.command(name): partial(self._hear, name) for name in ORDERS}

    def waiting(self) -> bool:
        """Tell whether there is one to carry out."""
        return bool(self._waiting)

    def carry_out(self) -> None:
        """Carry out what has come in."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        for name, payload in waiting:
            try:
                self._carry(name, payload)
            except (CommandRefused, TimeoutError) as refused:
                log.info("mqtt: %s", refused)

    def _hear(self, name: str, payload: bytes) -> None:
        if payload not in (ON, OFF) and not (name == "lights" and _percent(payload)):
            log.warning(
                "mqtt: %s says %.40r, must be %s", self._topics.command(name), payload, ORDERS[name].right
            )
            return
        with self._lock:
            self._waiting = [*self._waiting[1 - MOST_WAITING :], (name, payload)]
        self._wake()

    def _carry(self, name: str, payload: bytes) -> None:
        if name == "pause":
            self._desk.execute(Pause(0, payload == ON, "broker"))
        elif self._levels is not None:
            self._levels.change(self._settings(self._levels.get(), name, payload))

    def _settings(self, now: CareSettings, name: str, payload: bytes) -> CareSettings:
        """Return the settings as a command wants them."""
        if name == "quiet":
            return replace(now, quiet=replace(now.quiet, on=payload == ON))
        if now.brightness > DARKEST:
            self._bright = now.brightness
        return replace(now, brightness={OFF: DARKEST, ON: self._bright}.get(payload) or _percent(payload))


def _percent(payload: bytes) -> int:
    """Return a whole number from 1 to 100; 0 where it is none."""
    if len(payload) > len("100") or not payload.isdigit():
        return 0
    return number if DARKEST <= (number := int(payload)) <= BRIGHTEST else 0
