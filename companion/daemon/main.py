"""The composition root: opens what a table needs, in order, and closes it in the opposite order.

Knows: who is wired to whom. Refuses to know: what they do.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from flask import Flask

from companion import games
from companion.core.errors import ConfigError
from companion.core.session import Settings
from companion.daemon import care
from companion.daemon.archive import Archive
from companion.daemon.bench import CheckBench
from companion.daemon.bundle import Support
from companion.daemon.caretaker import Caretaker, Restorer
from companion.daemon.devices import Devices, Wired
from companion.daemon.dice_box import DiceBox, SeatedDie
from companion.daemon.floor import Floor
from companion.daemon.input_box import InputBox
from companion.daemon.loop import Loop
from companion.daemon.notify import Notifier
from companion.daemon.panel import Attendant, run_shutdown
from companion.daemon.quality import Quality
from companion.daemon.recent import RecentFrames, RecentLog
from companion.daemon.wall import minute_of_day
from companion.games import Shelf
from companion.journal import Journal
from companion.ports.devices import Magnets, MissingError, OpenBoard
from companion.ports.dice import OpenDie
from companion.ports.inputs import InputSource, OpenInput
from companion.ports.panel import OpenPanel, Panel
from companion.ports.table import View
from companion.web import WebSettings, console_lines, create_app, serve

ENDS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to

PAUSE_AFTER_MS = 20 * 60_000

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a table is made of, before anything is opened.

    ``magnets`` only exists in the demo; ``tell`` gets the lines for the console; ``shutdown`` is the command
    behind the panel's button; ``pause_after_ms``: so long nobody has done anything, and the game pauses, 0 =
    never; ``facts`` is what may be told of the configuration in a support bundle; ``buzzer``: whether the
    panel has one; ``config``: the configuration's file; ``shelf``: the games.
    """

    wired: Sequence[Wired]
    journal: Path
    host: str
    port: int
    web: WebSettings
    settings: Settings = field(default_factory=Settings)
    pause_after_ms: int = PAUSE_AFTER_MS
    magnets: Callable[[Loop], Magnets] | None = None
    tell: Callable[[str], None] = print
    panel: Panel | None = None
    dice: Sequence[SeatedDie] = ()
    inputs: Sequence[InputSource] = ()
    shutdown: Sequence[str] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    buzzer: bool = False
    config: Path | None = None
    shelf: Shelf = field(default_factory=games.look)


def clock_ms() -> int:
    """Whole milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def transport(name: str, key: str) -> OpenBoard:
    """The installed transport of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenBoard = _plug_in("companion.transports", name, key)
    return found


def panel(name: str, key: str) -> OpenPanel:
    """The installed panel of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenPanel = _plug_in("companion.panels", name, key)
    return found


def die_kind(name: str, key: str) -> OpenDie:
    """The installed kind of dice of this name; ``key`` and errors as in `_plug_in`."""
    found: OpenDie = _plug_in("companion.dice", name, key)
    return found


def input_kind(name: str, key: str) -> OpenInput:
    """The installed kind of devices that say inputs; ``key`` and errors as in `_plug_in`."""
    found: OpenInput = _plug_in("companion.inputs", name, key)
    return found


def _plug_in(group: str, name: str, key: str) -> Any:
    """What is installed under this name of an entry-point group; the others are not loaded.

    Args:
        group: of entry points.
        name: wanted.
        key: where that stands, for messages.

    Raises:
        ConfigError: nobody has this name.
        MissingError: it cannot be loaded.
    """
    found = entry_points(group=group)
    if name not in found.names:
        known = ", ".join(sorted(found.names))
        raise ConfigError(f"{key} is {name!r}, must be one of: {known}")
    try:
        return found[name].load()
    except (ImportError, AttributeError) as error:
        told = " ".join(str(error).split())
        raise MissingError(f"{key} is {name!r}, which is installed but cannot be loaded: {told}") from None


def run_table(setup: Setup) -> int:
    """Serve one table until SIGTERM or Ctrl-C; the exit status (1 where the loop has died of a bug)."""
    stop = threading.Event()
    died = threading.Event()
    with contextlib.ExitStack() as stack:
        stack.enter_context(_signals(stop))
        systemd = stack.enter_context(contextlib.closing(Notifier(os.environ, clock_ms)))
        lines = stack.enter_context(_logged(RecentLog(clock_ms)))
        frames = RecentFrames([one.link.device for one in setup.wired])
        floor = Floor()
        bench = CheckBench(setup.wired, setup.journal.parent, clock_ms, floor)
        devices = Devices(bench.wired)
        tending = care.Settings(setup.journal.parent / care.NAME, clock_ms, minute_of_day)
        loop = _loop(setup, devices, floor, bench, tending)
        quality = Quality({one.link.device: one.link for one in setup.wired}, clock_ms)
        journal = _open_journal(setup, loop, stack)
        stack.callback(devices.close)
        stack.callback(loop.watch(care.Dimmer(one.link for one in setup.wired).show))
        rounded = _each(systemd.round, lambda _: quality.round())
        _start_loop(loop, partial(_round, loop, journal, rounded, stop, died), stack)
        bench.watch(lambda view: loop.on_check(on=view.on is not None))
        bench.start()
        stack.callback(bench.close)
        devices.start(quality.before(frames.before(loop.emit)))
        _start_beside(setup, loop, stack)
        magnets = setup.magnets(loop) if setup.magnets else None
        maps = [one.spots for one in setup.wired]
        support = Support(loop, journal, clock_ms, setup.settings, maps, setup.facts, frames, lines)
        caretaker = _caretaker(setup, tending, quality, journal, stack)
        archive = Archive(loop, journal, setup.shelf.games)
        app = create_app(loop, setup.web, magnets, bench, support.bundle, care=caretaker, archive=archive)
        _start_pages(setup, app, stack)
        systemd.serving()
        stop.wait()
        systemd.stopping()
        log.info("stopping")
    return 1 if died.is_set() else 0


def _loop(setup: Setup, devices: Devices, floor: Floor, bench: CheckBench, tending: care.Settings) -> Loop:
    """The loop of this table, which looks up when lights or sounds are set otherwise."""
    loop = Loop(
        setup.shelf.games,
        devices,
        clock_ms,
        setup.settings,
        floor,
        walked=bench.walked,
        real=setup.magnets is None,
        pause_after_ms=setup.pause_after_ms,
        counting=tending.counting,
    )
    tending.changed = loop.look_up
    return loop


def _open_journal(setup: Setup, loop: Loop, stack: contextlib.ExitStack) -> Journal:
    """The table's journal; the loop is told how it goes."""
    journal = Journal.open(setup.journal, loop.on_durable, lambda text: _trouble(loop, text))
    stack.callback(journal.close)
    if journal.notice:
        log.warning("%s", journal.notice)
    return journal


def _caretaker(
    setup: Setup, tending: care.Settings, quality: Quality, journal: Journal, stack: contextlib.ExitStack
) -> Caretaker:
    """What the page of the care asks; a backup that is being brought back ends with the stack."""
    folder = setup.journal.parent
    restorer = Restorer(journal, folder, tending.change, clock_ms)
    stack.enter_context(contextlib.closing(restorer))
    return Caretaker(tending, quality, journal, folder, restorer, setup.buzzer, setup.config)


def _start_pages(setup: Setup, app: Flask, stack: contextlib.ExitStack) -> None:
    """Serve the pages, and say on the console where."""
    server = serve(app, setup.host, setup.port, setup.web.max_streams)
    stack.callback(server.close)
    host = LOOPBACK if setup.host in EVERYWHERE else setup.host
    shown = console_lines(setup.web, setup.host, picture=sys.stdout.isatty())
    setup.tell("\n".join((*shown, f"ready http://{host}:{server.port}/")))
    sys.stdout.flush()


def _start_beside(setup: Setup, loop: Loop, stack: contextlib.ExitStack) -> None:
    """What stands beside the board: the panel, dice with a radio, devices that say inputs."""
    refuse: Callable[[], None] = lambda: None  # noqa: E731 - a panel may take its place
    if setup.panel is not None:
        attendant = Attendant(loop, setup.panel, lambda: run_shutdown(setup.shutdown), clock_ms)
        stack.callback(attendant.close)
        attendant.start()
        refuse = attendant.refuse
    if setup.dice:
        box = DiceBox(loop, setup.dice)
        stack.callback(box.close)
        box.start()
    if setup.inputs:
        inputs = InputBox(loop, setup.inputs, clock_ms, refuse)
        stack.callback(inputs.close)
        inputs.start()


@contextlib.contextmanager
def _logged(lines: RecentLog) -> Iterator[RecentLog]:
    """The log is kept there too, as far as it is told at all; who told it on the console goes on to."""
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
    """All of these, one after the other."""

    def tell(view: View) -> None:
        for listener in listeners:
            listener(view)

    return tell


def _trouble(loop: Loop, text: str) -> None:
    """The journal's trouble, or its end: for the console and for the pages."""
    log.warning("%s", f"{text}: rows wait in memory" if text else "the journal is written again")
    loop.on_trouble(text)


def _start_loop(loop: Loop, run: Callable[[], None], stack: contextlib.ExitStack) -> None:
    """The loop goes round in a thread of its own until the stack ends."""
    thread = threading.Thread(target=run, name="loop")
    thread.start()
    stack.callback(thread.join)
    stack.callback(loop.stop)


def _round(
    loop: Loop,
    journal: Journal,
    rounded: Callable[[View], None],
    stop: threading.Event,
    died: threading.Event,
) -> None:
    """The loop's thread; a bug in it ends the daemon, so that it is started anew from the journal."""
    try:
        loop.run(journal, rounded)
    except Exception:
        log.exception("the referee loop has died")
        died.set()
    finally:
        stop.set()


@contextlib.contextmanager
def _signals(stop: threading.Event) -> Iterator[None]:
    """SIGTERM, Ctrl-C and a closed terminal set ``stop``; the handlers before are put back.

    Under ``nohup`` SIGHUP is ignored from the start, and stays so.
    """
    hushed = {signal.SIGHUP} if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN else set()
    before = {number: signal.signal(number, lambda *_: stop.set()) for number in ENDS if number not in hushed}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
