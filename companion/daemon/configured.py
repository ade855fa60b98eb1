"""From a configuration to a table: devices with their maps, the daemon, and the check before play.

Knows: which transport and map a device asks for. Refuses to know: how lines, frames and pages work.
"""

from __future__ import annotations

import queue
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion import games
from companion.config import Config, Device
from companion.core.errors import ConfigError, InputError
from companion.core.game import Board
from companion.core.types import LinkLost, LinkUp
from companion.daemon.devices import Wired
from companion.daemon.main import Setup, clock_ms, run_table, transports
from companion.daemon.panel_wiring import wire_panel
from companion.journal import look_at
from companion.ports import DeviceSpec, LinkEvent
from companion.web import WebSettings
from hardware.board_map import BoardMap, check_together, load_board_map

HELLO_S = 5.0
"""How long `check` waits for a device to say hello, in seconds."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the check: whether it is as it should be, and what it is."""

    ok: bool
    text: str


def run(config: Config) -> int:
    """Serve a configured table until SIGTERM or Ctrl-C; the exit status.

    Raises:
        InputError: a transport, map or port that cannot be used.
    """
    journal = config.journal_path()
    web = WebSettings(
        port=config.web.port,
        keep=journal.with_name("roles.json"),
        names=config.web.names,
        title=config.web.title,
        max_streams=config.web.max_streams,
    )
    maps = {device.name: _map(config, device) for device in config.device}
    _check_whole(maps)
    return run_table(
        Setup(
            wired=[_wire(config, device, maps[device.name]) for device in config.device],
            journal=journal,
            host=config.web.host,
            port=config.web.port,
            web=web,
            settings=config.referee.settings(),
            panel=wire_panel(config),
            shutdown=config.panel.shutdown_command,
        )
    )


def check(config: Config, hello_s: float = HELLO_S) -> Iterator[Finding]:
    """Look at everything that a table needs, one finding each, as soon as it is known.

    Args:
        config: the configuration, already found right in itself.
        hello_s: how long to wait for each device, in seconds.
    """
    try:
        where = look_at(config.journal_path())
        journal = Finding(True, f"journal {where}")
    except InputError as error:
        journal = Finding(False, f"journal {error}")
    count = len(config.device)
    yield Finding(True, f"configuration {config.file}: {count} device{'s' * (count > 1)}")
    yield journal
    maps: dict[str, BoardMap] = {}
    for device in config.device:
        try:
            spots = maps[device.name] = _map(config, device)
            yield Finding(True, f"map of {device.name}: {spots.board}, {len(spots.places)} spots")
        except ConfigError as error:
            yield Finding(False, str(error))
    if len(maps) == len(config.device):
        try:
            _check_whole(maps)
        except ConfigError as error:
            yield Finding(False, str(error))
    for device in config.device:
        if device.name in maps:
            try:
                spots = maps[device.name]
                yield _hello(_wire(config, device, spots), spots, device, hello_s)
            except ConfigError as error:
                yield Finding(False, str(error))


def _boards() -> Mapping[str, Board]:
    """All boards of all installed games, by name."""
    return {
        board.name: board
        for game in games.installed().values()
        for board in (game.board(variant) for variant in game.variants)
    }


def _map(config: Config, device: Device) -> BoardMap:
    """The device's map, checked against the board it names."""
    spots = load_board_map(config.board_map(device))
    boards = _boards()
    if spots.board not in boards:
        raise ConfigError(
            f"{spots.source}: board is {spots.board!r}, no installed game has it: "
            f"right would be {', '.join(sorted(boards))}"
        )
    spots.check_board(boards[spots.board])
    return spots


def _check_whole(maps: Mapping[str, BoardMap]) -> None:
    """Raises ConfigError unless the maps (by name of the device) make each board whole."""
    for name in dict.fromkeys(spots.board for spots in maps.values()):
        check_together({device: one for device, one in maps.items() if one.board == name}, _boards()[name])


def _wire(config: Config, device: Device, spots: BoardMap) -> Wired:
    """The device as the daemon wants it; nothing is opened yet."""
    found = transports()
    if device.transport not in found:
        raise ConfigError(
            f"{config.file}: transport of device {device.name} is {device.transport!r}, "
            f"must be one of: {', '.join(sorted(found))}"
        )
    source = f"{config.file}: device {device.name}: options"
    spec = DeviceSpec(
        device.name, clock_ms, spots.lines, spots.lights, device.port, dict(device.options), source
    )
    return Wired(found[device.transport](spec), spots)


def _hello(wired: Wired, spots: BoardMap, device: Device, hello_s: float) -> Finding:
    """Open the link until the device has said hello, and see whether it is large enough for its map."""
    heard: queue.SimpleQueue[LinkEvent] = queue.SimpleQueue()
    wired.link.start(heard.put)
    until_ms = clock_ms() + int(hello_s * 1000)
    why = "it does not answer"
    try:
        while (left_ms := until_ms - clock_ms()) > 0:
            event = heard.get(timeout=left_ms / 1000)
            if isinstance(event, LinkUp):
                spots.check_device(event.lines, event.lights)
                said = f"firmware {event.firmware}, {event.lines} lines, {event.lights} lights"
                return Finding(True, f"link to {device.name}: {said}")
            if isinstance(event, LinkLost):
                why = event.why
    except queue.Empty:
        pass
    finally:
        wired.link.close()
    return Finding(False, f"link to {device.name}: no hello on {device.port} within {hello_s:g} s: {why}")
