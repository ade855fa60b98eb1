"""Runs the hall: broker, pages and event loop, until SIGTERM or Ctrl-C.

Knows: who is wired to whom. Refuses to know: what they do.
"""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from msgspec import Struct

from companion import __version__
from companion.core.catalog.venue_kinds import VenueWays
from companion.core.model.errors import InputError
from companion.hall.app import HallApp
from companion.hall.evening.forgetting import EveningForgetter, keep_forgetting
from companion.hall.fleet.fleet import Fleet, keep_on
from companion.hall.fleet.page import fleet_routes
from companion.hall.hall import Hall
from companion.hall.hosts import HallHosts
from companion.hall.link import Link
from companion.hall.orders import Orders
from companion.mqtt.broker import Address
from companion.mqtt.upkeep_messages import PART
from companion.ports.clocks import clock_ms, now
from companion.web.join import is_loopback, urls
from companion.web.settings import WebSettings

BACKLOG = 512
"""Connections that may wait for the server: a room full of phones at once."""
log = logging.getLogger(__name__)


class HallSetup(Struct, frozen=True):
    """What a hall is made of.

    Args:
        address: of the broker.
        port: of the page.
        host: the address that is listened on.
        folder: where code, hosts and numbers are kept; made where it is missing; None keeps nothing.
        code: makes a browser host; None: the one that is kept, or a new one.
        ways: of the house: what is forgotten of people, and when.
        today: the date; empty where it is not known.
        tell: gets the lines for the console.
    """

    address: Address
    port: int = 8090
    host: str = "0.0.0.0"  # noqa: S104 - phones and screens of the house are the point
    folder: Path | None = None
    code: str | None = None
    ways: VenueWays = VenueWays()
    today: Callable[[], str] = str
    tell: Callable[[str], None] = print


def run_hall(setup: HallSetup) -> int:
    """Serve the hall until SIGTERM or Ctrl-C; the exit status. Raises InputError: the port is taken."""
    if setup.folder is not None:
        setup.folder.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(_listen(setup.host, setup.port)) as listening:
        asyncio.run(_serve(setup, listening))
    return 0


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=BACKLOG)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise InputError(
            f"port {port} is taken: another program serves there; --port takes another"
        ) from None


async def _serve(setup: HallSetup, listening: socket.socket) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    async with running(setup, listening) as hosts:
        _tell_ready(setup, hosts.code.shown, listening.getsockname()[1])
        await stop.wait()
        log.info("stopping")


@contextlib.asynccontextmanager
async def running(setup: HallSetup, listening: socket.socket) -> AsyncIterator[HallHosts]:
    """Serve the hall for the length of a block."""
    loop, hall = asyncio.get_running_loop(), Hall(__version__, setup.folder, animals=setup.ways.animals)
    orders, hosts = Orders(setup.folder), HallHosts(setup.folder, setup.code, clock_ms)
    forgetter = EveningForgetter(
        hall.evening, hall.tables, setup.ways, setup.folder, clock=now, today=setup.today
    )
    fleet, closing = Fleet(hall.tables, orders, setup.folder, clock_ms), asyncio.Event()

    def soon(work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(work)

    def hear(topic: str, payload: bytes) -> None:
        hall.tables.take(topic, payload)
        fleet.take(topic, payload)

    link = Link(
        setup.address,
        f"board-companion-hall-{orders.hall}",
        lambda topic, payload: soon(lambda: hear(topic, payload)),
        lambda there: soon(lambda: hall.stands(broker=there)),
        parts=(*hall.tables.parts, PART),
    )
    app = HallApp(hall, hosts, orders, link.publish, fleet_routes(fleet, hall.tables, hosts)).app()
    forgetter.round()  # before anybody sees what was due while the hall was away
    server = Server(uvicorn.Config(app, log_config=None, access_log=False, lifespan="off", ws="none"))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    link.start()
    queue = asyncio.create_task(keep_on(fleet, link.publish, closing))
    forgetting = asyncio.create_task(keep_forgetting(forgetter, closing))
    try:
        yield hosts
    finally:
        closing.set()
        await queue
        await forgetting
        hall.onlookers.close()
        await asyncio.to_thread(link.close)
        server.should_exit = True
        await serving


class Server(uvicorn.Server):
    """The server, which leaves signals to whoever runs it."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as the base has it
        """Do nothing."""
        yield


def _tell_ready(setup: HallSetup, code: str, port: int) -> None:
    found = urls(WebSettings(port=port), setup.host, port)
    who = "this machine alone" if is_loopback(setup.host) else "anybody on this network"
    setup.tell(f"the hall can be opened by {who}: {' '.join(found)}")
    setup.tell(f"code of the hall {code}")
    setup.tell(f"ready http://{'127.0.0.1' if setup.host == '0.0.0.0' else setup.host}:{port}/")  # noqa: S104 - compared with
    sys.stdout.flush()
