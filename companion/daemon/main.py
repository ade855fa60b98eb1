"""The composition root: opens what a table needs, in order, and closes it in the opposite order.

Knows: who is wired to whom. Refuses to know: what they do.
"""

import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.daemon.bench.bench import CheckBench
from companion.daemon.care import settings as care
from companion.daemon.care.after_close import RESTART, PendingChoice, put_copy
from companion.daemon.care.delete_everything import finish_deleting
from companion.daemon.care.link_quality import Quality
from companion.daemon.care.recent import RecentFrames, RecentLog
from companion.daemon.desk.dice import DiceBox
from companion.daemon.desk.inputs import InputBox
from companion.daemon.desk.lonely_roll import LonelyRoll
from companion.daemon.desk.panel import Attendant, run_shutdown
from companion.daemon.garbage import IdleCollector
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.loop import Loop
from companion.daemon.loop.startup import LOOK_S, Startup
from companion.daemon.notify import Notifier
from companion.daemon.safe_mode import SafeDesk
from companion.daemon.setup import LOOPBACK, Setup
from companion.daemon.start_record import STABLE_MS, StartRecord
from companion.daemon.wall_clock import minute_of_day
from companion.daemon.wiring.desks import (
    CareSources,
    broker_desk,
    forgetting,
    hall_desk,
    journal_desks,
    table_app,
)
from companion.journal import must_be_file
from companion.ports.clocks import clock_ms
from companion.ports.network import open_hotspot
from companion.ports.table import View
from companion.web import Serving, console_lines, create_safe_app, serve

HANG_UP = getattr(signal, "SIGHUP", None)  # Windows has none
ENDS = tuple(each for each in (signal.SIGTERM, signal.SIGINT, HANG_UP) if each is not None)
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to

log = logging.getLogger(__name__)


class _Process(Struct, frozen=True):
    """What the process has whatever it serves.

    Args:
        systemd: is told that it lives, and what it does.
        lines: of the log, the newest.
        record: how this start goes, and those before.
        choice: the copy to which a host went back, if any.
    """

    systemd: Notifier
    lines: RecentLog
    record: StartRecord
    choice: PendingChoice


def run_table(setup: Setup) -> int:
    """Serve one table until SIGTERM or Ctrl-C; the exit status (1 where a bug has ended it).

    It is `RESTART` where a host went back to a copy: the table is to be served anew.

    Raises:
        InputError: another companion has the journal, it is no file, or the port is taken.
    """
    stop = threading.Event()
    must_be_file(setup.journal)
    finish_deleting(setup.journal, setup.stick)
    with contextlib.ExitStack() as stack:
        stack.enter_context(_signals(stop))
        systemd = stack.enter_context(contextlib.closing(Notifier(os.environ, clock_ms)))
        lines = stack.enter_context(_logged(RecentLog(clock_ms)))
        record = stack.enter_context(
            contextlib.closing(StartRecord.open(setup.journal.parent, setup.journal))
        )
        try:
            if record.safe and not _serve_safe_mode(setup, stop, systemd, record):
                return 0
            choice = PendingChoice(setup.journal, stop, setup.stick)
            status = _serve_table(setup, stop, _Process(systemd, lines, record, choice))
            return RESTART if choice.carry_out() else status
        except InputError:  # a mistake of somebody's is told, and is no failed start
            record.ended()
            raise


def _serve_safe_mode(setup: Setup, stop: threading.Event, systemd: Notifier, record: StartRecord) -> bool:
    """Serve safe mode until somebody has chosen; tell whether the table is to start then."""
    log.error("the last two starts have failed (%s): safe mode", ", ".join(record.failures))
    desk = SafeDesk(setup.journal, record, partial(put_copy, setup.journal))
    with contextlib.closing(serve(create_safe_app(desk, setup.web), setup.host, setup.port, 0)) as pages:
        _tell_pages(setup, pages, "safe mode")
        if not desk.wait(stop, systemd):
            return False
    record.begin_again()
    return True


def _serve_table(setup: Setup, stop: threading.Event, process: _Process) -> int:
    """Serve the table from its first page to its end."""
    systemd, record = process.systemd, process.record
    died = threading.Event()
    with contextlib.ExitStack() as stack:
        frames = RecentFrames([device.link.device for device in setup.wired])
        bench = CheckBench(setup.wired, setup.journal.parent, clock_ms, BoardLock())
        devices = Devices(bench.wired)
        tending = care.SettingsStore(setup.journal.parent / care.NAME, clock_ms, minute_of_day, setup.ways)
        loop = _loop(setup, devices, bench, tending, record)
        quality = Quality({device.link.device: device.link for device in setup.wired}, clock_ms)
        sources = CareSources(tending, quality, frames, process.lines, systemd, process.choice)
        desks = journal_desks(setup, loop, sources)
        garbage = IdleCollector(clock_ms)
        stack.callback(garbage.close)
        startup = Startup(desks.open, loop, record, lambda: _tell_ready(setup, pages, systemd, garbage), stop)
        stack.callback(_end, startup, record, died)
        stack.callback(devices.close)
        stack.callback(loop.watch(care.Dimmer(device.link for device in setup.wired).show))
        rounded = _each(systemd.round, lambda _: quality.round(), garbage.round)
        _start_loop(loop, partial(_round, loop, rounded, stop, died), stack)
        bench.watch(lambda view: loop.on_check(on=view.on is not None))
        bench.start()
        stack.callback(bench.close)
        devices.start(quality.before(frames.before(loop.emit)))
        _start_beside(setup, loop, stack)
        broker = broker_desk(setup, loop, tending, desks)
        stack.callback(broker.close)
        hall = hall_desk(setup, broker, tending)
        stack.callback(hall.close)
        app = table_app(setup, loop, bench, desks, broker=broker, hall=hall)
        pages = serve(app, setup.host, setup.port, setup.web.max_streams)
        stack.callback(pages.close)
        _start(stack, LonelyRoll(loop, app.extensions["companion"].is_somebody_here, clock_ms))
        _start(stack, forgetting(setup, loop, desks, app.extensions["companion"].claims))
        hall.start()
        broker.start()
        startup.start()
        _watch(stop, loop, record)
        systemd.stopping()
        log.info("stopping")
    if isinstance(startup.error, InputError):
        raise startup.error
    return 1 if died.is_set() or startup.error else 0


def _watch(stop: threading.Event, loop: Loop, record: StartRecord) -> None:
    """Wait for the end, and meanwhile note how this start goes."""
    since = clock_ms()
    stands = False
    while not stop.wait(LOOK_S):
        if stands == loop.alive():
            stands = not stands
            if stands:
                record.failed("loop")
            else:
                record.recovered()
        if clock_ms() - since >= STABLE_MS:
            record.stable()


def _end(startup: Startup, record: StartRecord, died: threading.Event) -> None:
    """Close the journal, and note how the run ended."""
    closed = startup.close()
    if died.is_set() or (startup.error and not isinstance(startup.error, InputError)):
        record.failed("loop" if died.is_set() else "start")
    elif closed:
        record.ended()


def _tell_ready(setup: Setup, pages: Serving, systemd: Notifier, garbage: IdleCollector) -> None:
    """Say on the console where the pages are, and to systemd that the table is ready."""
    _tell_pages(setup, pages, "ready")
    systemd.serving()
    garbage.begin()


def _tell_pages(setup: Setup, pages: Serving, what: str) -> None:
    """Say on the console where the pages are."""
    host = LOOPBACK if setup.host in EVERYWHERE else setup.host
    shown = console_lines(setup.web, pages.context.code.shown, setup.host, picture=sys.stdout.isatty())
    setup.tell("\n".join((*shown, f"{what} http://{host}:{pages.port}/")))
    sys.stdout.flush()


def _loop(
    setup: Setup, devices: Devices, bench: CheckBench, tending: care.SettingsStore, record: StartRecord
) -> Loop:
    """Return the loop of this table, which looks up when lights or sounds are set otherwise."""
    loop = Loop(
        setup.shelf.games,
        devices,
        clock_ms,
        setup.settings,
        bench.floor,
        walked=bench.walked,
        real=setup.magnets is None,
        pause_after_ms=setup.pause_after_ms,
        counting=tending.counting,
        run=record.run,
        asides=record.asides,
    )
    tending.changed = loop.look_up
    return loop


def _start_beside(setup: Setup, loop: Loop, stack: contextlib.ExitStack) -> None:
    """Start what stands beside the board: the panel, dice with a radio, devices that say inputs."""
    refuse: Callable[[], None] = lambda: None  # noqa: E731 - a panel may take its place
    if setup.panel is not None:
        attendant = Attendant(
            loop,
            setup.panel,
            lambda: run_shutdown(setup.shutdown),
            clock_ms,
            lambda: open_hotspot(setup.network),
        )
        _start(stack, attendant)
        refuse = attendant.refuse
    if setup.dice:
        _start(stack, DiceBox(loop, setup.dice))
    if setup.inputs:
        _start(stack, InputBox(loop, setup.inputs, clock_ms, refuse))


class _Worker(Protocol):
    def start(self) -> None: ...

    def close(self) -> None: ...


def _start(stack: contextlib.ExitStack, worker: _Worker) -> None:
    """Start something that works until the stack ends."""
    stack.callback(worker.close)
    worker.start()


@contextlib.contextmanager
def _logged(lines: RecentLog) -> Iterator[RecentLog]:
    """Copy log records to `lines` for the length of a block; the console still shows them."""
    root = logging.getLogger()
    console = [] if root.handlers or logging.lastResort is None else [logging.lastResort]
    for handler in (lines, *console):
        root.addHandler(handler)
    try:
        yield lines
    finally:
        for handler in (lines, *console):
            root.removeHandler(handler)


def _each(*listeners: Callable[[View], None]) -> Callable[[View], None]:
    """Return all of these, one after the other."""

    def tell(view: View) -> None:
        for listener in listeners:
            listener(view)

    return tell


def _start_loop(loop: Loop, run: Callable[[], None], stack: contextlib.ExitStack) -> None:
    """Run the loop in a thread of its own until the stack ends."""
    thread = threading.Thread(target=run, name="loop")
    thread.start()
    stack.callback(thread.join)
    stack.callback(loop.stop)


def _round(
    loop: Loop,
    rounded: Callable[[View], None],
    stop: threading.Event,
    died: threading.Event,
) -> None:
    """Run the loop; a bug in it ends the daemon, so that it starts anew from the journal."""
    try:
        loop.run(None, rounded)
    except Exception:
        log.exception("the referee loop has died")
        died.set()
    finally:
        stop.set()


@contextlib.contextmanager
def _signals(stop: threading.Event) -> Iterator[None]:
    """Set ``stop`` at SIGTERM, Ctrl-C and a closed terminal; the handlers before are put back.

    Under ``nohup`` SIGHUP is ignored from the start, and stays so.
    """
    hushed = {HANG_UP} if HANG_UP and signal.getsignal(HANG_UP) == signal.SIG_IGN else set()
    before = {number: signal.signal(number, lambda *_: stop.set()) for number in ENDS if number not in hushed}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
