"""The fleet of one hall: how each board is kept, and the queue of updates and copies, kept over a restart.

For the event loop's thread. Refuses to know: HTTP, and the broker's connection.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from companion.core.model.fast_replace import replace
from companion.hall.fleet import queue
from companion.hall.fleet.queue import Item, Items, Seen, Since
from companion.hall.orders import Orders
from companion.hall.tables import MOST_MESSAGE_BYTES, Tables
from companion.mqtt.broker import BrokerError
from companion.mqtt.upkeep_messages import PART, ROOT, Errand, Upkeep, UpkeepOrder, UpkeepTopics
from companion.ports.devices import Clock
from companion.ports.files import KeptFile

NAME = "fleet.json"
ROUND_S = 1.0
"""So often, in seconds, it is looked what is due."""
AGAIN_MS = 20_000
"""An order that no board has taken is sent again; a board that has heard it already does it once."""

log = logging.getLogger(__name__)


class FleetWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host wants: ``what`` at these ``boards``."""

    what: Errand
    boards: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{8}\Z")]],
        msgspec.Meta(min_length=1, max_length=64),
    ]


class KeptQueue(msgspec.Struct, frozen=True):
    """The file: the queue."""

    items: Items = ()


class Fleet:
    """All boards of a hall, as far as their upkeep goes.

    Args:
        tables: what is known of them besides.
        orders: numbers of orders.
        folder: where the queue is kept; None keeps nothing.
        clock: whole milliseconds, monotonic.
    """

    def __init__(self, tables: Tables, orders: Orders, folder: Path | None, clock: Clock) -> None:
        self._tables, self._orders, self._clock = tables, orders, clock
        self._file = KeptFile(folder / NAME if folder else None, KeptQueue, "updates and copies of boards")
        self.items = self._file.load().items
        self._upkeep: dict[str, Upkeep] = {}
        self._since: Since | None = None
        self._sent_ms = 0

    # --- what is known -----------------------------------------------------------------------

    def take(self, topic: str, payload: bytes) -> None:
        """Take in one message; what is damaged changes nothing, and the log says so in one line."""
        found = re.fullmatch(rf"{ROOT}/([0-9a-f]{{8}})/{PART}", topic)
        if found is None or len(payload) > MOST_MESSAGE_BYTES or self._tables.line(found[1]) is None:
            return
        if not payload:
            self._upkeep.pop(found[1], None)
            return
        try:
            self._upkeep[found[1]] = msgspec.json.decode(payload, type=Upkeep)
        except (ValueError, RecursionError) as error:
            log.warning("%s is not understood: %.200s", topic, error)

    def upkeep(self, board: str) -> Upkeep | None:
        """Return how a board is kept; None where it has not told."""
        return self._upkeep.get(board)

    def seen(self) -> dict[str, Seen]:
        """Return what is known of all boards, for the queue."""
        return {line.id: self._seen(line.id) for line in self._tables.lines()}

    def _seen(self, board: str) -> Seen:
        line, told = self._tables.line(board), self._upkeep.get(board)
        if line is None:
            return Seen()
        if told is None:
            return Seen(line.there, obeys=line.obeys, twice=line.twice)
        return Seen(line.there, True, line.obeys, line.twice, told.playing, told.task)

    # --- what hosts want ---------------------------------------------------------------------

    def order(self, wanted: FleetWanted) -> None:
        """Put boards into the queue."""
        self._keep(queue.add(self.items, wanted.boards, wanted.what))

    def stop(self) -> None:
        """Let nobody come to his turn any more."""
        self._keep(queue.stop(self.items))

    # --- the queue goes on -------------------------------------------------------------------

    def round(self) -> tuple[str, bytes] | None:
        """Look how the queue stands; the order that is to be sent now, if any."""
        now_ms, seen = self._clock(), self.seen()
        self._since = self._noted(queue.turn_of(self.items), seen, now_ms)
        items = queue.settle(self.items, self._orders.hall, seen, self._since, now_ms)
        items, chosen = queue.next_of(items, seen)
        if chosen is not None:
            items = queue.put(items, chosen, replace(chosen, state="sent", number=self._orders.number()))
            self._since, self._sent_ms = Since(now_ms, now_ms), now_ms - AGAIN_MS
        self._keep(items)
        now = queue.turn_of(items)
        if now is None or now.state != queue.SENT or now_ms - self._sent_ms < AGAIN_MS:
            return None
        self._sent_ms = now_ms
        order = UpkeepOrder(self._orders.hall, now.number, now.what)
        return UpkeepTopics(now.board).errands, msgspec.json.encode(order)

    def _noted(self, turn: Item | None, seen: dict[str, Seen], now_ms: int) -> Since | None:
        """Note whether the board whose turn it is is there; after a restart its time begins anew."""
        if turn is None:
            return None
        since = self._since or Since(now_ms, now_ms)
        return replace(since, there_ms=now_ms) if seen.get(turn.board, queue.NOTHING).there else since

    def _keep(self, items: Items) -> None:
        if items != self.items:
            self.items = items
            self._file.save(KeptQueue(items))


async def keep_on(
    fleet: Fleet, publish: Callable[[str, bytes], None], closing: asyncio.Event, round_s: float = ROUND_S
) -> None:
    """Let the queue go on until closing; an order that does not arrive is sent again."""
    while not closing.is_set():
        if (order := fleet.round()) is not None:
            try:
                await asyncio.to_thread(publish, *order)
            except BrokerError as error:
                log.info("hall: an order for %s did not arrive: %s", order[0], error)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), round_s)
