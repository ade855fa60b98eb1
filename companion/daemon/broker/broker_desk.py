"""Chooses, tries and keeps the broker of the house: from the page of the care on, and after each start.

From a choice to the broker: it is tried, kept, and told without a restart; the one before forgets the board.
A broker in the configuration's file goes before, and then nothing is chosen here. Refuses to know: HTTP.
"""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from companion.core.model.fast_replace import replace
from companion.daemon.broker import kept_broker, search
from companion.daemon.broker.farewell import Farewell
from companion.daemon.broker.kept_broker import Chosen, KeptBrokers
from companion.daemon.broker.trial import WITHIN_S, Trials
from companion.daemon.hall_here.broker_files import user_of
from companion.daemon.wiring.mqtt import IDENTITY, BrokerToTell, Naming, renew_identity
from companion.mqtt.messages import Topics
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Around
from companion.ports.broker import CONNECTED, OFF, BrokerStatus, FoundBroker, HomeBroker
from companion.ports.commands import CommandRefused
from companion.ports.table import TableForDevices
from companion.words.care import broker_words

CLOSE_S = 2.0
"""Seconds that the end of the program waits for a try of a broker."""

log = logging.getLogger(__name__)


class BrokerDesk:
    """A `companion.ports.broker.BrokerDoor`, from `start` to `close`.

    Args:
        desk: the table.
        naming: who tells.
        around: what is told besides the game.
        fixed: the broker of the configuration; None where it names none.
        trial_s: a broker that is tried and takes longer is silent.
    """

    def __init__(
        self,
        desk: TableForDevices,
        naming: Naming,
        around: Around,
        fixed: BrokerToTell | None = None,
        *,
        trial_s: float = WITHIN_S,
    ) -> None:
        self._desk, self._naming, self._around, self._fixed = desk, naming, around, fixed
        self._lock = threading.Lock()  # held while somebody chooses
        self._file = threading.Lock()  # guards what is kept
        self._trials = Trials(naming.open_broker, trial_s)
        self._kept = KeptBrokers() if fixed else kept_broker.load(naming.folder)
        self._publisher: Publisher | None = None
        self._farewell: Farewell | None = None

    def start(self) -> None:
        """Begin with whoever was chosen."""
        if self._fixed is not None:
            self._begin(self._fixed)
        elif self._kept.chosen is not None:
            self._begin(_told(self._kept.chosen))
        if self._kept.leaving is not None:
            self._leave(self._kept.leaving)

    def close(self) -> None:
        """Say that the board goes, and end; whoever is choosing just now holds it up no longer than this."""
        held = self._lock.acquire(timeout=CLOSE_S)
        self._end()
        if held:
            self._lock.release()

    def look(self) -> BrokerStatus:
        """Tell how it stands now."""
        now, publisher = self._kept, self._publisher
        broker = _broker(self._fixed) if self._fixed else now.chosen.broker if now.chosen else None
        secret = self._fixed.address.password if self._fixed else now.chosen.password if now.chosen else ""
        return BrokerStatus(
            broker,
            has_password=bool(secret),
            fixed=self._fixed is not None,
            stands=(publisher.why or CONNECTED) if publisher and broker else OFF,
            leaving=now.leaving.broker.host if now.leaving else "",
            can_search=search.can_search(),
            twice=publisher is not None and publisher.twice,
        )

    def choose(self, broker: HomeBroker, password: str | None) -> None:
        """Try this broker, and tell it from now on. Raises CommandRefused."""
        with self._alone():
            before = self._kept.chosen
            chosen = Chosen(broker, _password(before, broker, password))
            if before is None or before.address != chosen.address:
                self._try(chosen)
            other = before is not None and _place(before) != _place(chosen)
            self._save(KeptBrokers(chosen, before if other else self._kept.leaving))
            self._end()
            named = before is not None and before.broker.names and not broker.names
            waiting = self._kept.leaving
            again = waiting is not None and _place(waiting) == _place(chosen)
            if again:
                self._save(KeptBrokers(chosen))
            self._begin(_told(chosen), clear_first=named or again)
            if self._kept.leaving is not None:
                self._leave(self._kept.leaving)

    def switch_off(self) -> None:
        """End the telling, and have the broker forget this board. Raises CommandRefused."""
        with self._alone():
            if (chosen := self._kept.chosen) is None:
                return
            self._end()
            self._publisher = None
            try:
                self._save(KeptBrokers(None, chosen))
            finally:  # nobody is told in this run, also where the disk cannot be written
                self._kept = KeptBrokers(None, chosen)
                self._leave(chosen)

    def renew_identity(self) -> None:
        """Take another identity from now on; a hall that knows the old one is left.

        What a broker keeps of the old one is not cleared: it is the other board's. Raises CommandRefused.
        """
        with self._locked():
            old, chosen = self._naming.board, self._kept.chosen
            try:
                renew_identity(self._naming.folder / IDENTITY)
            except OSError as error:
                log.warning("mqtt: no other identity is kept: %s", error)
                raise CommandRefused(broker_words.NO_DISK) from error
            log.info("mqtt: this board was %s, and is %s", old, self._naming.board)
            self._end()
            self._publisher = None
            if self._fixed is not None:
                self._begin(self._fixed)
                return
            if chosen is not None and chosen.broker.user == user_of(old):
                chosen = None
            self._save(KeptBrokers(chosen))
            if chosen is not None:
                self._begin(_told(chosen))

    def search(self) -> Sequence[FoundBroker]:
        """Return the brokers in the home network. Raises CommandRefused."""
        if not search.can_search():
            raise CommandRefused(broker_words.NO_SEARCH)
        with self._alone():
            return search.search()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let nobody else choose meanwhile. Raises CommandRefused where somebody does."""
        if self._fixed is not None:
            raise CommandRefused(broker_words.FIXED)
        with self._locked():
            yield

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep others out, also where the configuration names the broker. Raises CommandRefused."""
        if not self._lock.acquire(blocking=False):
            raise CommandRefused(broker_words.BUSY)
        try:
            if self._trials.is_busy():
                raise CommandRefused(broker_words.BUSY)
            yield
        finally:
            self._lock.release()

    def _try(self, chosen: Chosen) -> None:
        """Try whether the broker answers. Raises CommandRefused where it cannot be told."""
        if why := self._trials.run(chosen.address, f"board-companion-{self._naming.board}-try"):
            broker = chosen.broker
            log.info("mqtt: %s:%s was tried: %s", broker.host, broker.port, why)
            raise CommandRefused(broker_words.tell_trouble(why, broker.host, broker.port))

    def _save(self, new: KeptBrokers) -> None:
        with self._file:
            self._write(new)

    def _write(self, new: KeptBrokers) -> None:
        """Keep this. Raises CommandRefused where the disk cannot be written."""
        try:
            kept_broker.save(self._naming.folder, new)
        except OSError as error:
            log.warning("mqtt: the broker is not kept: %s", error)
            raise CommandRefused(broker_words.NO_DISK) from error
        self._kept = new

    def _begin(self, told: BrokerToTell, *, clear_first: bool = False) -> None:
        self._publisher = told.publisher(self._naming, self._desk, self._around, clear_first=clear_first)
        self._publisher.start()

    def _leave(self, chosen: Chosen) -> None:
        done: Callable[[], None] = partial(self._forgotten, chosen)
        self._farewell = Farewell(chosen.address, Topics(self._naming.board), done, self._naming.open_broker)
        self._farewell.start()

    def _forgotten(self, chosen: Chosen) -> None:
        """Note that a broker has forgotten this board; a disk that fails has it forget once more."""
        with self._file:
            if self._kept.leaving == chosen:
                try:
                    self._write(replace(self._kept, leaving=None))
                except CommandRefused:
                    self._kept = replace(self._kept, leaving=None)

    def _end(self) -> None:
        """End the telling for now."""
        if self._publisher is not None:
            self._publisher.close()
        if self._farewell is not None:
            self._farewell.close()
            self._farewell = None


def _place(chosen: Chosen) -> tuple[str, int]:
    return chosen.broker.host, chosen.broker.port


def _password(before: Chosen | None, broker: HomeBroker, typed: str | None) -> str:
    """Return the password for a broker. Raises CommandRefused where it must be typed, or has no user."""
    if typed:
        if not broker.user:
            raise CommandRefused(broker_words.NO_NAME)
        return typed
    if typed == "" or before is None or not before.password or not broker.user:
        return ""
    known = before.broker
    if (known.host, known.port, known.user, known.tls) != (broker.host, broker.port, broker.user, broker.tls):
        raise CommandRefused(broker_words.ANEW)
    return before.password


def _told(chosen: Chosen) -> BrokerToTell:
    broker = chosen.broker
    return BrokerToTell(chosen.address, broker.lang, broker.names, discovery=True, commands=broker.commands)


def _broker(told: BrokerToTell) -> HomeBroker:
    address = told.address
    return HomeBroker(
        address.host, address.port, address.user, address.tls, told.names, told.commands, told.language
    )
