"""The hall on this board: broker and hall as programs of the table, boards that join, and joining another's.

Refuses to know: HTTP, and what stands in mosquitto's files.
"""

import logging
import shutil
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from companion.core.catalog.venue_kinds import VenueWays
from companion.daemon.broker.farewell import Farewell
from companion.daemon.hall_here.broker_files import HALL_USER, KEEPER, user_of
from companion.daemon.hall_here.child import Child
from companion.daemon.hall_here.join_code import JoinCode
from companion.daemon.hall_here.joining import ask_to_join
from companion.daemon.hall_here.members import CONFIGURATION, HALL_PASSWORD, Members
from companion.hall.evening.kept import KeptEvening
from companion.mqtt.broker import Address, BrokerError, Open, connect
from companion.mqtt.messages import Topics
from companion.ports.broker import BrokerDoor, HomeBroker
from companion.ports.commands import CommandRefused
from companion.ports.devices import Clock
from companion.ports.hall_here import (
    NO_HALL,
    NO_MOSQUITTO,
    OFF,
    RUNNING,
    STARTING,
    TAKEN,
    HallHereStatus,
    Joined,
)
from companion.words.care import hall_here_words as words

LOOPBACK = "127.0.0.1"
PAGES = "pages"
"""The folder of the hall's program."""

PORT, PAGE_PORT = 1884, 8090
"""The package's own broker takes 1883, for this machine alone."""

MOST_TRIED = 10
"""So many ports are tried where others are taken."""

MOST_BOARDS = 40
"""That may join: as many as an evening has tables."""
MOST_TITLE = 60
"""Letters of a board's name that are kept."""
REACH_TRIES, PAUSE_S = 50, 0.2
"""So often, so far apart, it is looked whether the broker answers already."""

log = logging.getLogger(__name__)


def find_mosquitto() -> str | None:
    """Return the path of the packaged broker; None where it is not installed."""
    return shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")


def _answers(port: int) -> bool:
    """Tell whether somebody on this machine answers at this port."""
    try:
        with socket.create_connection((LOOPBACK, port), PAUSE_S):
            return True
    except OSError:
        return False


def _is_free(port: int) -> bool:
    """Tell whether this port can be taken at all addresses."""
    try:
        with socket.create_server(("", port)):
            return True
    except OSError:
        return False


def _next_free(first: int) -> int:
    """Return the first free port from this one on; this one where none is."""
    return next((port for port in range(first, first + MOST_TRIED) if _is_free(port)), first)


class Me(Struct, frozen=True):
    """This table: ``identity`` tells that of its board, ``title`` its name, ``ways`` those of its house."""

    identity: Callable[[], str]
    title: str
    ways: Callable[[], VenueWays] = VenueWays


class HallDesk:
    """A `companion.ports.hall_here.HallHere`, from `start` to `close`.

    Args:
        broker: the broker of this table.
        me: who this table is.
        folder: where all is kept.
        clock: whole milliseconds.
        ports: of the broker and of the hall's page.
        open_broker: opens a connection.
    """

    def __init__(
        self,
        broker: BrokerDoor,
        me: Me,
        folder: Path,
        clock: Clock,
        *,
        ports: tuple[int, int] = (PORT, PAGE_PORT),
        open_broker: Open = connect,
    ) -> None:
        self._home_broker, self._me, self._folder = broker, me, folder
        self._open = open_broker
        self._members = Members(folder, ports)
        self._code = JoinCode(clock)
        self._lock = threading.Lock()
        self._children: list[Child] = []
        self._farewells: dict[str, Farewell] = {}

    def start(self) -> None:
        """Begin again where the hall was on."""
        if not self._members.kept.on:
            self._forget()
        elif not self._missing():
            self._begin()

    def close(self) -> None:
        """End broker and hall."""
        for farewell in self._farewells.values():
            farewell.close()
        for child in reversed(self._children):
            child.close()
        self._children = []

    def look(self) -> HallHereStatus:
        """Tell how it stands."""
        code, left = self._code.shown()
        stands, taken = self._stands()
        return HallHereStatus(
            stands,
            self._members.ports[1],
            self._host_code(),
            code,
            left,
            self._members.all(),
            self._me.identity(),
            self._home_broker.look().twice,
            taken,
        )

    def switch_on(self, lang: str) -> None:
        """Start broker and hall, and let this table tell them. Raises CommandRefused."""
        with self._alone():
            if missing := self._missing():
                raise CommandRefused(words.STANDS[missing])
            if self._children:
                return
            self._members.move(self._free_ports())
            self._members.turn(on=True)
            password = self._members.add(self._me.identity(), self._me.title)
            self._begin()
        self._wait_for_broker()
        own = HomeBroker(
            LOOPBACK, self._members.ports[0], user_of(self._me.identity()), commands=True, lang=lang
        )
        self._home_broker.choose(own, password)

    def switch_off(self) -> None:
        """End broker and hall; boards that have joined stay known. Raises CommandRefused."""
        with self._alone():
            self._members.turn(on=False)
            told = self._home_broker.look().broker
            if told is not None and told.user == user_of(self._me.identity()) and told.host == LOOPBACK:
                self._home_broker.switch_off()
                self._wait(lambda: not self._home_broker.look().leaving)
            self.close()
            self._forget()

    def new_code(self) -> None:
        """Draw a code that lets one board join. Raises CommandRefused while the hall is off."""
        if not self._children:
            raise CommandRefused(words.STANDS[OFF])
        self._code.draw()

    def revoke(self, board: str) -> None:
        """Let this board tell nothing any more; the broker forgets it. Raises CommandRefused."""
        with self._alone():
            if board not in self._members.kept.boards:
                raise CommandRefused(words.NO_MEMBER)
            self._members.remove(board)
            self._reload()
            keeper = Address(LOOPBACK, self._members.ports[0], KEEPER, self._members.kept.keeper)
            farewell = Farewell(keeper, Topics(board), lambda: None, self._open)
            self._farewells[board] = farewell
            farewell.start()

    def admit(self, address: str, code: str, board: str, title: str) -> Joined:
        """Let a board join by the code. Raises CommandRefused, TooEarly."""
        with self._alone():
            if not self._code.use(address, code):
                raise CommandRefused(words.WRONG_CODE)
            known = self._members.kept.boards
            if board in known:
                raise CommandRefused(words.KNOWN)
            if len(known) >= MOST_BOARDS:
                raise CommandRefused(words.FULL)
            if (farewell := self._farewells.pop(board, None)) is not None:
                farewell.close()  # what it tells from now on is not cleared
            password = self._members.add(board, " ".join(title.split())[:MOST_TITLE] or board)
            self._reload()
            joined = Joined(self._members.ports[0], user_of(board), password)
            self._wait(lambda: self._takes(joined))
            log.info("the board %s has joined the hall", board)
            return joined

    def join(self, address: str, code: str, lang: str) -> None:
        """Join the hall of another board. Raises CommandRefused: one line says why."""
        host, joined = ask_to_join(address, code, self._me.identity(), self._me.title, lang)
        self._home_broker.choose(
            HomeBroker(host, joined.port, joined.user, commands=True, lang=lang), joined.password
        )

    def renew_identity(self) -> None:
        """Give this board an identity of its own. Raises CommandRefused: it is the hall itself."""
        with self._alone():
            if self._children:
                raise CommandRefused(words.IS_HALL)
            self._home_broker.renew_identity()

    def _forget(self) -> None:
        """Delete the evening of a hall that is off, where this house forgets."""
        if self._forgets():
            with suppress(OSError):  # tried again at the next start
                KeptEvening(self._folder / PAGES).save(None)

    def _forgets(self) -> list[str]:
        ways = self._me.ways()
        return ["daily"] * ways.forgets_daily + ["soon"] * ways.forgets_soon

    # --- the programs ----------------------------------------------------------------------------

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let nobody else change it meanwhile. Raises CommandRefused, also where the disk is full."""
        if not self._lock.acquire(timeout=1):
            raise CommandRefused(words.BUSY)
        try:
            yield
        except OSError as error:
            log.warning("the hall on this board: %s", error)
            raise CommandRefused(words.NO_DISK) from error
        finally:
            self._lock.release()

    @staticmethod
    def _missing() -> str:
        """Tell what is not installed; empty where all is."""
        if find_mosquitto() is None:
            return NO_MOSQUITTO
        return "" if find_spec("uvicorn") and find_spec("starlette") else NO_HALL

    def _begin(self) -> None:
        self._members.write()
        broker = [find_mosquitto() or "mosquitto", "-c", str(self._folder / CONFIGURATION)]
        self._children = [Child("the broker of the hall", lambda: broker), Child("the hall", self._hall)]
        for child in self._children:
            child.start()

    def _hall(self) -> Sequence[str]:
        where = ["--broker", f"{LOOPBACK}:{self._members.ports[0]}", "--port", str(self._members.ports[1])]
        who = ["--user", HALL_USER, "--password-file", str(self._folder / HALL_PASSWORD)]
        data = ["--data", str(self._folder / PAGES)]
        house = [*["--animals"] * self._me.ways().animals, *(f"--forgets={each}" for each in self._forgets())]
        return [sys.executable, "-m", "companion.cli", "hall", *where, *who, *data, *house]

    def _reload(self) -> None:
        """Let the broker read who may come in anew; who may not any more is sent away."""
        for child in self._children[:1]:
            child.signal(signal.SIGHUP)

    def _takes(self, joined: Joined) -> bool:
        """Tell whether the broker takes a password already."""
        try:
            with self._open(
                Address(LOOPBACK, joined.port, joined.user, joined.password), f"{joined.user}-joins", None, {}
            ):
                return True
        except BrokerError:
            return False

    def _stands(self) -> tuple[str, int]:
        """Tell how it stands, and which port another program has, if any."""
        if not self._children:
            return self._missing() or OFF, 0
        down = [
            port
            for child, port in zip(self._children, self._members.ports, strict=True)
            if not child.is_running()
        ]
        taken = next((port for port in down if _answers(port)), 0)
        return TAKEN if taken else STARTING if down else RUNNING, taken

    def _free_ports(self) -> tuple[int, int]:
        """Return ports that nobody has. Boards that have joined know the broker's, so it stays then."""
        broker, page = self._members.ports
        others = self._members.kept.boards.keys() - {self._me.identity()}
        return broker if others else _next_free(broker), _next_free(page)

    def _host_code(self) -> str:
        try:
            return (self._folder / PAGES / "hall-code").read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    def _wait_for_broker(self) -> None:
        self._wait(lambda: _answers(self._members.ports[0]))

    @staticmethod
    def _wait(done: Callable[[], bool]) -> None:
        pause = threading.Event()
        for _ in range(REACH_TRIES):
            if done():
                return
            pause.wait(PAUSE_S)
