"""A table's side of the hall: what is told to it, and what is heard of it.

For the publisher's thread; what is heard comes from the connection's. Refuses to know: turns and the state.
"""

import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from companion.core.catalog.game_box import whole_title
from companion.core.model.commands import Pause
from companion.core.model.errors import NO_JSON
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say, say_plural
from companion.mqtt.broker import Broker, Heard, HearsRetained
from companion.mqtt.hall_messages import (
    ALL_ORDERS,
    HALL_AVAILABILITY,
    Call,
    HallTopics,
    Order,
    Pieces,
    TableCard,
    pieces,
)
from companion.mqtt.heard_orders import HeardOrders
from companion.mqtt.messages import OFFLINE, ONLINE
from companion.mqtt.results import Evening
from companion.mqtt.upkeep_side import UpkeepSide
from companion.ports.commands import CommandRefused
from companion.ports.files import KeptFile
from companion.ports.hall import HallNow
from companion.ports.table import TableForDevices, View
from companion.state.geometry import geometry
from companion.state.models.public_state import State
from companion.words.i18n import translator

MOST_WAITING = 20
"""So many orders wait at most: older ones are forgotten."""

MOST_HALLS = 8
"""So many halls are remembered."""

TWICE_S = 300.0
"""After so long without a word of the other board the identity is this one's alone again."""

NAME = "hall-orders.json"
TIME_UP = Say("Time is up. Your game is kept: you can finish it another day.")
PUT_AWAY = Say("Please put the pieces away.")

log = logging.getLogger(__name__)


class LastOrders(msgspec.Struct, frozen=True):
    """The number of the last order of each hall, the newest hall last."""

    numbers: dict[str, int] = {}


class HallSide:
    """What one table tells a hall, and does for it.

    Args:
        desk: the table.
        topics: of the board.
        card: what the table is; asked for at each connection, since addresses change.
        folder: where the numbers of orders are kept; None keeps nothing.
        wake: called where something was heard.
        upkeep: what is told of the board's upkeep; None where nothing is.
        clock: seconds, monotonic.
    """

    def __init__(  # noqa: PLR0917 - the parts of one table
        self,
        desk: TableForDevices,
        topics: HallTopics,
        card: Callable[[], TableCard],
        folder: Path | None,
        wake: Callable[[], None],
        upkeep: UpkeepSide | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._desk, self._topics, self._card, self._wake = desk, topics, card, wake
        self._file = KeptFile(folder / NAME if folder else None, LastOrders, "orders of a hall")
        self._last = self._file.load()
        self._orders = HeardOrders(Order, "order", MOST_WAITING, wake)
        self._sent: dict[str, bytes] = {}
        self._board: tuple[str, str] | None = None  # whose geometry was told
        self.evening = Evening(folder)
        self._run = secrets.token_hex(4)
        self._upkeep, self._clock = upkeep, clock
        self._card_told = False
        self.cleared = False
        """Whether somebody has taken away what was told."""
        self._twice_s: float | None = None  # when another board told this identity last

    # --- heard, in the connection's thread: returns at once --------------------------------------

    def heard(self) -> Heard:
        """Tell what is to be heard."""
        return {
            HALL_AVAILABILITY: HearsRetained(self._hear_hall),
            ALL_ORDERS: self._orders.hear,
            self._topics.orders: self._orders.hear,
            self._topics.table: HearsRetained(self._hear_card),
            **(self._upkeep.heard() if self._upkeep else {}),
        }

    @property
    def twice(self) -> bool:
        """Whether another board has this identity, too: it has told the broker in its name of late."""
        since_s = self._twice_s
        return since_s is not None and self._clock() - since_s < TWICE_S

    def _hear_card(self, payload: bytes) -> None:
        """Look whose card the broker has in the place of ours; before ours was told it is an old one.

        Where somebody has cleared it, all is told anew.
        """
        if self._card_told and not payload:
            self.cleared = True
            self._wake()
            return
        with contextlib.suppress(*NO_JSON):
            if self._card_told and msgspec.json.decode(payload, type=TableCard).run != self._run:
                if not self.twice:
                    log.warning("mqtt: another board has the identity %s, too", self._topics.board)
                self._twice_s = self._clock()

    def _hear_hall(self, payload: bytes) -> None:
        there = {ONLINE.encode(): True, OFFLINE.encode(): False}.get(payload)
        self._desk.show_hall(lambda now: replace(now, there=there))

    def waiting(self) -> bool:
        """Tell whether an order waits to be carried out."""
        return bool(self._orders) or self.cleared or (self._upkeep is not None and self._upkeep.waiting())

    # --- the publisher's thread ------------------------------------------------------------------

    def carry_out(self) -> None:
        """Carry out what was heard."""
        for order in self._orders.take():
            if self._is_new(order):
                self._do(order)
        if self._upkeep is not None:
            self._upkeep.carry_out(allowed=self._card().obeys)

    def _is_new(self, order: Order) -> bool:
        numbers = dict(self._last.numbers)
        if order.number <= numbers.pop(order.hall, 0):
            log.info("mqtt: order %s of the hall %.40s was heard before", order.number, order.hall)
            return False
        kept = dict(list(numbers.items())[1 - MOST_HALLS :])
        self._last = LastOrders({**kept, order.hall: order.number})
        self._file.save(self._last)
        return True

    def _do(self, order: Order) -> None:
        if order.what == "coming":
            self._desk.show_hall(lambda now: replace(now, coming=now.calls))
            return
        if not self._card().obeys:
            log.info("mqtt: the hall wants %s, and this table takes no orders", order.what)
            return
        self._desk.show_hall(lambda now: _told(order, now))
        if order.what in ("pause", "go_on", "time_up"):
            try:
                self._desk.execute(Pause(0, order.what != "go_on", "broker"))
            except (CommandRefused, TimeoutError) as refused:
                log.info("mqtt: %s", refused)

    def announce(self, broker: Broker) -> None:
        """Publish what the table is, and let all the rest be told anew."""
        self._sent, self._board, self.cleared = {}, None, False
        if self._upkeep is not None:
            self._upkeep.anew()
        self._publish(broker, self._topics.table, replace(self._card(), run=self._run))
        self._card_told = True

    def tell(self, broker: Broker, view: View, state: State, lang: str) -> None:
        """Publish what is new; names as the view and its public state have them."""
        hall = view.hall
        self._publish(broker, self._topics.call, Call(hall.calls, hall.calls and hall.coming))
        session, told = view.session, _pieces(view, state, lang)
        board = (told.game, told.variant) if told else ("", "")
        if board != self._board:
            drawn = geometry(session.game, told.variant, lang) if session and told else None
            self._publish(broker, self._topics.geometry, drawn)
            self._board = board
        self._publish(broker, self._topics.pieces, told)
        self._publish(broker, self._topics.results, self.evening.results())
        if self._upkeep is not None:
            self._upkeep.tell(broker, view)

    def _publish(self, broker: Broker, topic: str, value: Any) -> None:
        if self._sent.get(topic) != (payload := b"" if value is None else msgspec.json.encode(value)):
            broker.publish(topic, payload, retain=True)
            self._sent[topic] = payload


def _pieces(view: View, state: State, lang: str) -> Pieces | None:
    if view.session is None or state.variant is None:
        return None
    return pieces(state, translator(lang)(whole_title(view.session.game, state.variant)))


def _told(order: Order, now: HallNow) -> HallNow:
    """Return what the hall says with an order."""
    match order.what:
        case "quiet" | "loud":
            return replace(now, quiet=order.what == "quiet")
        case "minutes":
            count = min(max(order.minutes, 1), 999)
            return replace(
                now, told=say_plural("{count} minute is left.", "{count} minutes are left.", {"count": count})
            )
        case "time_up":
            return replace(now, told=TIME_UP)
        case "put_away":
            return replace(now, told=PUT_AWAY)
        case "over" | "go_on":
            return replace(now, told=None)
        case _:
            return now
