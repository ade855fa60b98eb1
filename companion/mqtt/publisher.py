"""Tells a broker what happens at the table, in a thread of its own: play notices nothing of it.

From a view to the broker: the loop leaves its newest view; the thread tells the state if it has changed, and
each finished turn once. Where the connection breaks, the thread begins anew, longer apart each time, and what
was missed follows. Refuses to know: what is told (`companion.mqtt.messages`).
"""

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec

from companion.mqtt import discovery, messages
from companion.mqtt.broker import BROKEN, Address, Broker, BrokerError, Open, Will, connect
from companion.mqtt.commands import Commands
from companion.mqtt.hall_messages import HallTopics
from companion.mqtt.hall_side import HallSide
from companion.mqtt.messages import OFFLINE, ONLINE, TableEvent, Topics
from companion.mqtt.published_turns import NAME, PublishedTurns
from companion.mqtt.retained import Around, Manner, Retained, clear, say_goodbye
from companion.mqtt.upkeep_messages import UpkeepTopics
from companion.mqtt.upkeep_side import UpkeepSide
from companion.ports.commands import Starting
from companion.ports.supervised_thread import SupervisedThread, ThreadOwner
from companion.ports.table import TableForDevices, View
from companion.state.history_lines import Line, begin_lines
from companion.words.i18n import translator

LOOK_S = 1.0
"""So often the connection is looked after while nothing happens."""

MOST_ENDED = 20
"""So many games that ended while the broker was away are still told."""

CONNECTING = "connecting"
NOTHING_AROUND = Around()

log = logging.getLogger(__name__)


class Publisher(ThreadOwner):
    """Tells one broker of one table, from `start` to `close`.

    Args:
        desk: the table.
        address: of the broker.
        manner: how it is told.
        folder: where it is kept what was told; None keeps nothing.
        open_broker: opens a connection.
        around: what is told besides the game.
        clear_first: what the broker keeps of this board is cleared first.
    """

    stop_s = 12.0
    """A broker that does not answer holds up the end no longer than this."""

    def __init__(
        self,
        desk: TableForDevices,
        address: Address,
        manner: Manner,
        folder: Path | None,
        open_broker: Open = connect,
        *,
        around: Around = NOTHING_AROUND,
        clear_first: bool = False,
    ) -> None:
        self._address, self._manner, self._open = address, manner, open_broker
        self._topics, self._clear_first = Topics(manner.board), clear_first
        self._retained = Retained(manner, around)
        self._commands = Commands(desk, self._topics, around.levels, self._wake)
        self.why = CONNECTING
        """How the connection stands: empty while it is there, `CONNECTING`, else as in `BrokerError`."""
        self._told = PublishedTurns(folder / NAME if folder else None)
        self._change = threading.Condition()  # guards all below
        self._newest = desk.view()
        self._ended: list[View] = []
        self._anew = True
        self._mover = ""
        self._missed, self._caught_up = around.missed, False
        upkeep = (
            UpkeepSide(desk, UpkeepTopics(manner.board), around.care, manner.version, folder, self._wake)
            if around.care is not None
            else None
        )
        self._hall = HallSide(desk, HallTopics(manner.board), manner.card, folder, self._wake, upkeep)
        self._stop_watching = desk.watch(self._take)
        self._thread = SupervisedThread(
            "the broker",
            self._run,
            self._failed,
            is_ordinary=lambda fault: isinstance(fault, BrokerError),
            wake=self._wake,
        )

    @property
    def twice(self) -> bool:
        """Whether another board tells this broker under the same identity, too."""
        return self._hall.twice

    def close(self) -> None:
        """Say that the board goes, and end."""
        self._stop_watching()
        super().close()

    # --- the loop's thread: returns at once ------------------------------------------------------

    def _take(self, view: View) -> None:
        with self._change:
            before = self._newest
            if view.rev < before.rev:
                return
            if before.session is not None and before.game_id != view.game_id:
                self._ended = [*self._ended[1 - MOST_ENDED :], before]
            self._newest = view
            self._change.notify_all()

    # --- the thread ------------------------------------------------------------------------------

    def _wake(self) -> None:
        with self._change:
            self._change.notify_all()

    def _failed(self, fault: BaseException) -> None:
        self.why = fault.why if isinstance(fault, BrokerError) else BROKEN
        for view in (*self._ended, self._newest):  # a power cut before the broker is back costs no result
            self._hall.evening.look(view)
        if isinstance(fault, BrokerError):
            log.warning("mqtt: %s; it is tried again", fault)

    def _again(self, payload: bytes) -> None:
        """Publish all anew: Home Assistant has started."""
        if payload == ONLINE.encode():
            with self._change:
                self._anew = True
                self._change.notify_all()

    def _run(self) -> None:
        name, will = f"board-companion-{self._manner.board}", Will(self._topics.availability, OFFLINE)
        heard = {discovery.STATUS: self._again} if self._manner.discovery else {}
        if self._manner.commands:
            heard |= self._commands.heard()
        heard |= self._hall.heard()
        with self._open(self._address, name, will, heard) as broker:
            log.info("mqtt: told to %s:%s", self._address.host, self._address.port)
            self._anew, self.why = True, ""
            if self._clear_first:
                clear(broker, self._topics)
                self._clear_first = False
            while not self._thread.closing.is_set():
                self._commands.carry_out()
                self._hall.carry_out()
                seen = self._newest
                self._round(broker, seen)
                broker.check()
                with self._change:
                    self._change.wait_for(lambda seen=seen: self._is_news(seen), LOOK_S)  # type: ignore[misc]  # bound now
            say_goodbye(broker, self._topics)

    def _is_news(self, seen: View) -> bool:
        called = self._commands.waiting() or self._hall.waiting() or self._thread.closing.is_set()
        return called or self._anew or self._newest is not seen

    def _round(self, broker: Broker, view: View) -> None:
        """Publish what is new."""
        if self._anew or self._hall.cleared:
            self._anew = False
            self._hall.announce(broker)  # first: two boards with one identity may have no time for more
            self._retained.announce(broker)
        if not self._caught_up and not view.starting:
            self._catch_up()
        while self._ended:
            self._turns(broker, self._ended[0])
            with self._change:
                self._ended = self._ended[1:]
        self._turns(broker, view)
        self._mover_changed(broker, view)
        shown = self._shown(view)
        state = self._retained.tell(broker, shown)
        self._hall.tell(broker, shown, state, self._manner.lang)
        self._retained.draw(broker, shown, state)  # large, and the slowest to make

    def _catch_up(self) -> None:
        """Have the games told that ended before this start, and that nobody could be told of then."""
        try:
            missed = list(self._missed(self._told.may_miss))
        except Starting:
            return
        again = {game for game, _ in missed}
        with self._change:
            since = [view for view in self._ended if view.game_id not in again]
            self._ended = [*(View(0, 0, session, game_id=game) for game, session in missed), *since]
        self._caught_up = True

    def _shown(self, view: View) -> View:
        """Return the view with names only where the house has said them."""
        return view if self._manner.names else messages.without_names(view)

    def _turns(self, broker: Broker, view: View) -> None:
        """Publish the turns that are finished and were not told, and which ones count no more."""
        self._hall.evening.look(view)
        if (shown := self._shown(view)).session is None or shown.game_id is None:
            return
        game = shown.game_id
        lines = self._lines(shown)
        if self._told.is_first():
            self._told.note_told(game, lines[-1] if lines else None)
            return
        gone, news = self._told.next(game, lines)
        if gone:
            self._event(broker, TableEvent(messages.TAKEN_BACK, game, gone, ""))
            self._told.back_to(game, gone)
        for line in news:
            self._event(broker, messages.turn_event(line.told, game))
            self._told.note_told(game, line)

    def _lines(self, view: View) -> Sequence[Line]:
        assert view.session is not None
        lang = self._manner.lang
        return begin_lines(view.session, view.game_id, lang).follow(view.session, translator(lang))

    def _mover_changed(self, broker: Broker, view: View) -> None:
        session = view.session
        over = session is None or session.over or session.progress.paused is not None
        mover = "" if over or session is None else session.seat
        if mover and mover != self._mover:
            self._event(broker, TableEvent(messages.YOUR_TURN, view.game_id or 0, 0, mover))
        self._mover = mover

    def _event(self, broker: Broker, event: TableEvent) -> None:
        self._hall.evening.count(event)
        broker.publish(self._topics.event, msgspec.json.encode(event), retain=False)
