"""What hosts of the hall want of the tables: made with a number that grows, so that none is obeyed twice.

Refuses to know: who may, and how it gets there.
"""

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from companion.mqtt.hall_messages import ALL_ORDERS, HallTopics, Order, What
from companion.ports.files import KeptFile

NAME = "hall.json"


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page asks for.

    Args:
        what: as in `Order`.
        table: of this table alone; empty: of all.
        minutes: that are left.
    """

    what: What
    table: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{8})?$")] = ""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class KeptHall(msgspec.Struct, frozen=True):
    """The hall's identity, and the number of its last order."""

    hall: str = msgspec.field(default_factory=lambda: secrets.token_hex(4))
    number: int = 0


class Orders:
    """Makes orders. For one thread.

    Args:
        folder: where identity and number are kept.
        clock: seconds of the machine's clock; numbers begin with it, so that they grow also without a file.
    """

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.time) -> None:
        self._file = KeptFile(folder / NAME if folder else None, KeptHall, "numbers of orders")
        self._kept, self._clock = self._file.load(), clock
        self._file.save(self._kept)

    @property
    def hall(self) -> str:
        """The identity of this hall."""
        return self._kept.hall

    def number(self) -> int:
        """Return the number of the next order, larger than all before."""
        number = max(int(self._clock() * 1000), self._kept.number + 1)
        self._kept = KeptHall(self._kept.hall, number)
        self._file.save(self._kept)
        return number

    def make(self, wanted: Wanted) -> tuple[str, bytes]:
        """Return topic and payload of an order."""
        order = Order(self._kept.hall, self.number(), wanted.what, wanted.minutes)
        topic = HallTopics(wanted.table).orders if wanted.table else ALL_ORDERS
        return topic, msgspec.json.encode(order)
