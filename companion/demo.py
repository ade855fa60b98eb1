"""The whole system on a virtual board: the same daemon, wire and link as on a Pi, only the magnets are drawn.

Under the virtual table lie trays of sensors, one for each board of each installed game; each is a device of
its own on a pseudo-terminal, or a loopback socket where there are none. Their magnets outlive the demo, as
real pieces do. While no hand has moved one, each new game finds on its tray just the pieces that it needs.
"""

import contextlib
import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from companion import games
from companion.core.catalog.game_box import edition_of
from companion.core.model.errors import ConfigError, InputError, PluginError
from companion.core.model.game import Game
from companion.core.model.session import Session
from companion.core.model.types import Lamp, Mask
from companion.daemon.loop.devices import Wired
from companion.daemon.loop.loop import Loop
from companion.daemon.main import run_table
from companion.daemon.setup import LOOPBACK, Setup
from companion.daemon.wiring.games import remedy
from companion.daemon.wiring.mqtt import BrokerToTell
from companion.daemon.wiring.plug_ins import transport
from companion.games import Shelf
from companion.ports.clocks import clock_ms
from companion.ports.commands import NewGame
from companion.ports.devices import DeviceSpec, Magnets
from companion.self_play import SelfPlay
from companion.web import WebSettings
from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import BoardMap, built_in_maps, load_board_map

log = logging.getLogger(__name__)


class ShownInHall(Struct, frozen=True):
    """What makes a virtual board one of a hall's.

    Args:
        title: what the table is called.
        broker: that of the hall.
        plays: the game that hands play by themselves, if any.
    """

    title: str
    broker: BrokerToTell
    plays: NewGame | None = None


def run_demo(
    port: int,
    host_code: str | None,
    data: Path,
    *,
    socket: bool = False,
    only: Collection[str] = (),
    local: bool = False,
    shown: ShownInHall | None = None,
) -> int:
    """Serve the demo until Ctrl-C or SIGTERM; the exit status.

    Args:
        port: where the pages are served.
        host_code: makes a phone host; None: the one that is kept, or a new one.
        data: the folder for the journal, the magnets and the ports; made where it is missing.
        socket: the trays are plugged into loopback sockets, not into pseudo-terminals.
        only: these games; none: all that are installed.
        local: serve this machine alone; else all addresses, so that phones can open the pages.
        shown: the table is one of a hall's.

    Raises:
        InputError: there is no such game, the port is taken, the folder cannot be used, another demo uses it,
            or there are no pseudo-terminals.
    """
    try:
        data.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise InputError(f"--data {data}: there is a file in the way, must be a folder or missing") from None
    with contextlib.ExitStack() as stack:
        shelf = _shelf(only)
        for error in shelf.broken:
            log.error("%s", remedy(error))
        trays: dict[str, VirtualBoard] = {}
        wired = list(_wired_trays(shelf, data, trays, stack, socket=socket))
        return run_table(
            Setup(
                wired=wired,
                journal=data / "journal.sqlite",
                host=LOOPBACK if local else "0.0.0.0",  # noqa: S104 - phones on the home network are the point
                port=port,
                web=WebSettings(
                    port=port,
                    host_code=host_code,
                    keep=data / "roles.json",
                    shelf=shelf,
                    boards=frozenset(trays),
                    title=shown.title if shown else "",
                ),
                magnets=partial(_magnets, trays, shown, stack),
                shelf=shelf,
                broker=shown.broker if shown else None,
            )
        )


def _magnets(
    trays: Mapping[str, VirtualBoard], shown: ShownInHall | None, stack: contextlib.ExitStack, loop: Loop
) -> Magnets:
    """Return the magnets of the trays; a table that plays by itself for a hall begins to."""
    made = Trays(loop, trays)
    loop.lays_out(made.lay)
    if shown and shown.plays:
        hands = SelfPlay(loop, made, shown.plays, Random())  # noqa: S311 - hands of a demo
        stack.callback(hands.close)
        hands.start()
    return made


def _wired_trays(
    shelf: Shelf, data: Path, trays: dict[str, VirtualBoard], stack: contextlib.ExitStack, *, socket: bool
) -> Iterator[Wired]:
    """Start a tray for each board, put it into ``trays`` under its name, and yield how it is wired."""
    for board, (game, variant) in shelf.boards().items():
        source = board if board in built_in_maps() else games.find_board_file(game.name, board)
        if source is None:
            edition = edition_of(game, variant)
            if not (edition and edition.bare):
                log.warning("the demo has no tray for the board %s", board)
            continue
        try:
            spots, place = load_board_map(source), data / f"tray-{board}"
        except ConfigError as error:
            log.warning("the demo has no tray for the board %s: %s", board, error)
            continue
        port_at = None if socket else place.with_suffix(".port")
        tray = trays[board] = _tray(spots, _all_pieces(game, variant, spots.line_of), place, port_at)
        stack.callback(tray.close)
        tray.start()
        spec = DeviceSpec(board, clock_ms, spots.lines, spots.lights, tray.port)
        yield Wired(transport("serial", "the demo's transport")(spec), spots)


def _shelf(only: Collection[str]) -> Shelf:
    """Return the installed games, or these alone. Raises InputError."""
    known = games.names()
    for name in only:
        if name not in known:
            raise InputError(f"--game {name}: there is no such game, right would be {', '.join(known)}")
    return games.look(off=set(known) - set(only) if only else ())


def _tray(spots: BoardMap, pieces: tuple[str, ...], place: Path, port: Path | None) -> VirtualBoard:
    """Return the sensors under one board; its magnets are kept at ``place``; no path: on a socket."""
    return VirtualBoard(
        path=port,
        lines=spots.line_of,
        lights=spots.light_of,
        clock=clock_ms,
        magnets=pieces,
        keep=place.with_suffix(".json"),
    )


def _all_pieces(game: Game[Any], variant: str, sensors: Collection[str]) -> tuple[str, ...]:
    """Return the starting picture of the whole box; empty for a game that cannot begin like that."""
    edition = edition_of(game, variant)
    options = game.sensed(variant, {}, sensors)
    try:
        start = game.setup(variant, edition.seats if edition else game.seats, options)
        return game.board(variant).names(game.picture(start))
    except (InputError, PluginError) as error:
        log.warning("the demo does not set up %s: %s", variant, error)
        return ()


class Trays:
    """The magnets of the board that is in play, as one `companion.ports.devices.Magnets`."""

    def __init__(self, loop: Loop, trays: Mapping[str, VirtualBoard]) -> None:
        self._loop = loop
        self._trays = trays
        self._starts = {board: {tray.start_magnets} for board, tray in trays.items()}

    def lay(self, session: Session) -> Mask | None:
        """Lay out just the pieces of a game that begins, where its tray is as some game began on it.

        Tells what stands there then; None where nothing was done.
        """
        board = session.board
        if session.progress.history or board.name not in self._trays:
            return None
        tray, starts = self._trays[board.name], self._starts[board.name]
        (stands, _), unplayed = tray.state(), board.names(session.unplayed_places)
        wanted = stands & {*unplayed} | {*board.names(session.game.picture(session.position))}
        as_begun = stands in starts
        starts.add(wanted)
        if not as_begun:
            return None
        for spot in stands ^ wanted:
            tray.set(spot, spot in wanted)
        return board.mask(sorted(wanted))

    def _tray(self) -> VirtualBoard | None:
        """Return the tray under the board in play; None where that is played without any sensor."""
        session = self._loop.view().session
        if session is None:
            return next(iter(self._trays.values()), None)
        return self._trays.get(session.board.name)

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""
        if (tray := self._tray()) is None:
            raise KeyError(spot)
        tray.set(spot, on)

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """Return the spots with a magnet, and the lamps as the device end shows them."""
        tray = self._tray()
        return tray.state() if tray else (frozenset(), {})

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener after each change of any tray; returns the way to stop."""
        stops = [tray.watch(listener) for tray in self._trays.values()]

        def stop() -> None:
            for each in stops:
                each()

        return stop
