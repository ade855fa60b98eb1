"""From a configuration to a table: devices with their maps, and the daemon.

Knows: which transport and map a device asks for. Refuses to know: how lines, frames and pages work.
"""

import logging
from collections.abc import Mapping

from companion import games
from companion.config import Config, Device
from companion.core.catalog.venue_kinds import KINDS
from companion.core.model.errors import ConfigError
from companion.core.model.types import Lamp, LinkLost
from companion.daemon.care.bundle import Facts, pack
from companion.daemon.care.redaction import config_facts
from companion.daemon.loop.devices import SpotMap, Wired
from companion.daemon.main import run_table
from companion.daemon.setup import Setup
from companion.daemon.wiring.dice import dice_or_absent
from companion.daemon.wiring.flashing import flashers
from companion.daemon.wiring.games import remedy, shelf_of
from companion.daemon.wiring.inputs import inputs_or_absent
from companion.daemon.wiring.mqtt import broker_to_tell
from companion.daemon.wiring.panel import panel_or_none
from companion.daemon.wiring.plug_ins import transport
from companion.journal import read_recent
from companion.network.client import NetworkClient
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock, DeviceSpec, Emit, MissingError
from companion.web import WebSettings
from hardware.board_map import BoardMap, check_together, load_board_map

__all__ = ["BoardMap", "bundle_of_files", "check_whole", "device_map", "playable", "run", "wire"]

log = logging.getLogger(__name__)


class AbsentLink:
    """A `companion.ports.devices.BoardLink` that is lost from the start, for good.

    Args:
        device: its name in events.
        clock: milliseconds, monotonic.
        why: one line, what is missing and what helps.
    """

    def __init__(self, device: str, clock: Clock, why: str) -> None:
        self.device = device
        self._clock, self._why = clock, why

    def start(self, emit: Emit) -> None:
        """Report the loss."""
        emit(LinkLost(self.device, self._clock(), f"not-here: {self._why}"))

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Do nothing: there is nothing to be lit."""

    def confirm(self) -> None:
        """Do nothing: there is nothing to be proven."""

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""


def run(config: Config) -> int:
    """Serve a configured table until SIGTERM or Ctrl-C; the exit status.

    Raises:
        InputError: a transport, map or port that cannot be used.
    """
    shelf = shelf_of(config)
    for error in shelf.broken:
        log.error("%s", remedy(error, config))
        log.debug("where it broke", exc_info=error)
    maps = playable(config, shelf)
    check_whole(shelf, maps)
    return run_table(
        Setup(
            wired=[
                _wire_or_absent(config, device, maps[device.name])
                for device in config.device
                if device.name in maps
            ],
            shelf=shelf,
            journal=config.journal_path(),
            host=config.web.host,
            port=config.web.port,
            web=_web_settings(config, shelf, maps),
            settings=config.referee.settings(),
            pause_after_ms=config.referee.pause_after_min * 60_000,
            panel=panel_or_none(config),
            dice=dice_or_absent(config),
            inputs=inputs_or_absent(config),
            shutdown=config.panel.shutdown_command,
            facts=config_facts(config),
            buzzer=config.panel.buzzer is not None,
            config=config.file,
            stick=config.stick_folder(),
            broker=broker_to_tell(config),
            network=NetworkClient(),
            ways=KINDS[config.house.kind],
            flashers=flashers(config, {name: (one.lines, one.lights) for name, one in maps.items()}),
        )
    )


def _web_settings(config: Config, shelf: games.Shelf, maps: Mapping[str, BoardMap]) -> WebSettings:
    return WebSettings(
        port=config.web.port,
        keep=config.journal_path().with_name("roles.json"),
        shelf=shelf,
        names=config.web.names,
        title=config.web.title,
        max_streams=config.web.max_streams,
        boards=frozenset(spots.board for spots in maps.values() if spots.line_of),
    )


class UnplayableError(ConfigError):
    """A map may be right, but the game whose board it names is broken, or left out."""


def playable(config: Config, shelf: games.Shelf) -> dict[str, BoardMap]:
    """Return the map of each device, by name; without those whose game is away. Raises ConfigError."""
    maps = {}
    for device in config.device:
        try:
            maps[device.name] = device_map(config, shelf, device)
        except UnplayableError as error:
            log.warning("%s; the table serves without the device %s", error, device.name)
    return maps


def device_map(config: Config, shelf: games.Shelf, device: Device) -> BoardMap:
    """Return the device's map, checked against the board it names. Raises ConfigError, UnplayableError."""
    spots = load_board_map(config.board_map(device))
    boards = shelf.boards()
    if spots.board not in boards:
        told = f"{spots.source}: board is {spots.board!r}, no installed game has it"
        if away := [*(error.plugin for error in shelf.broken), *shelf.off]:
            raise UnplayableError(f"{told} (broken or left out: {', '.join(away)})")
        raise ConfigError(f"{told}: right would be {', '.join(sorted(boards))}")
    game, variant = boards[spots.board]
    spots.check_board(game.board(variant))
    return spots


def check_whole(shelf: games.Shelf, maps: Mapping[str, BoardMap]) -> None:
    """Check that the maps (by name of the device) make each board whole. Raises ConfigError."""
    for name, (game, variant) in shelf.boards().items():
        if here := {device: one for device, one in maps.items() if one.board == name}:
            check_together(here, game.board(variant))


def wire(config: Config, device: Device, spots: BoardMap) -> Wired:
    """Return the device as the daemon wants it; nothing is opened yet. Raises ConfigError, MissingError."""
    open_board = transport(device.transport, f"{config.file}: transport of device {device.name}")
    source = f"{config.file}: device {device.name}: options"
    spec = DeviceSpec(
        device.name, clock_ms, spots.lines, spots.lights, device.port, dict(device.options), source
    )
    return Wired(open_board(spec), spots)


def _wire_or_absent(config: Config, device: Device, spots: BoardMap) -> Wired:
    """Do as `wire`; a device that this machine has no way to is like one that is not plugged in."""
    try:
        return wire(config, device, spots)
    except MissingError as missing:
        return Wired(AbsentLink(device.name, clock_ms, str(missing)), spots)


def bundle_of_files(config: Config) -> bytes:
    """Return the bundle of a table that may not run now.

    The newest game in its journal, and its configuration.

    Raises:
        InputError: the journal cannot be read.
    """
    maps: list[SpotMap] = []
    shelf = games.look(config.games.off)
    for device in config.device:
        try:
            maps.append(device_map(config, shelf, device))
        except ConfigError:
            continue  # what is wrong with it names files; `companion check` tells it
    path = config.journal_path()
    stretch = read_recent(path) if path.exists() else None
    return pack(Facts(config_facts(config), maps, config.referee.settings(), stretch=stretch))
