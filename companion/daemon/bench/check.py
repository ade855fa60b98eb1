"""The check of a configured board before play: quickly, or on the bench with the devices opened.

Refuses to know: the referee's loop (where it runs, the page does the same), keys and printing.
"""

import contextlib
import queue
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec import Struct

from companion.config import Config, Device, Die
from companion.core.model.errors import ConfigError, InputError
from companion.core.model.types import LinkLost, LinkUp
from companion.daemon.bench.bench import CheckBench
from companion.daemon.loop.devices import Wired
from companion.daemon.wiring.configured import BoardMap, check_whole, device_map, wire
from companion.daemon.wiring.dice import wire_die
from companion.daemon.wiring.games import remedy, shelf_of
from companion.daemon.wiring.inputs import wire_input
from companion.daemon.wiring.panel import wire_panel
from companion.games import Shelf
from companion.journal import look_at, read_losses
from companion.ports.clocks import clock_ms
from companion.ports.devices import LinkEvent
from companion.ports.dice import DieAway, DieEvent, DieSource, DieUp
from companion.ports.inputs import InputAway, InputEvent, InputSource
from companion.ports.panel import Panel
from companion.words.care.loss_words import tell_journal_loss
from companion.words.i18n import translator

HELLO_S = 5.0
"""How long `check` waits for a device to say hello, in seconds."""

FOR_GOOD = ("wrong-board", "wrong-version")
"""Faults that no waiting heals (firmware_bridge/PROTOCOL.md, part 6)."""
HEARD = ("broken-chain",)
"""Faults of a device that has said hello."""


class Finding(Struct, frozen=True):
    """One line of the check: whether it is as it should be, and what it is."""

    ok: bool
    text: str


def check(config: Config, hello_s: float = HELLO_S) -> Iterator[Finding]:
    """Look at everything that a table needs, one finding each, as soon as it is known.

    Args:
        config: the configuration, already found right in itself.
        hello_s: how long to wait for each device, in seconds.
    """
    try:
        journal = Finding(True, f"journal {look_at(config.journal_path())}")
    except InputError as error:
        journal = Finding(False, f"journal {error}")
    count = len(config.device)
    yield Finding(True, f"configuration {config.file}: {count} device{'s' * (count > 1)}")
    yield journal
    told = map(translator("en"), map(tell_journal_loss, read_losses(config.journal_path())))
    yield from (Finding(False, f"journal {loss}") for loss in told)
    try:
        shelf = shelf_of(config)
    except ConfigError as error:
        yield Finding(False, str(error))
        return
    yield Finding(True, f"games {', '.join(shelf.games) or 'none'}")
    for broken in shelf.broken:
        yield Finding(False, remedy(broken, config))
    maps: dict[str, BoardMap] = {}
    yield from _map_findings(config, shelf, maps)
    for look in _wired_looks(config, maps, hello_s):
        try:
            finding = look()
        except ConfigError as error:
            finding = Finding(False, str(error))
        if finding is not None:
            yield finding


def _wired_looks(
    config: Config, maps: Mapping[str, BoardMap], hello_s: float
) -> Iterator[Callable[[], Finding | None]]:
    """Yield one look for each thing that is wired; each may raise ConfigError, and None is no finding."""

    def device_look(device: Device) -> Finding:
        spots = maps[device.name]
        return _hello(wire(config, device, spots), spots, device, hello_s)

    def panel_look() -> Finding | None:
        panel = wire_panel(config)
        return None if panel is None else _panel_finding(config, panel, hello_s)

    yield from (partial(device_look, device) for device in config.device if device.name in maps)
    yield panel_look
    for number, die in enumerate(config.dice):
        yield partial(lambda at, one: _die_finding(one, wire_die(config, at, one), hello_s), number, die)
    for number, source in enumerate(config.inputs):
        yield partial(lambda at, one: _input_finding(wire_input(config, at, one), hello_s), number, source)


def _map_findings(config: Config, shelf: Shelf, maps: dict[str, BoardMap]) -> Iterator[Finding]:
    """Yield each device's map, put into ``maps`` by its name where it is right; whether all make boards."""
    for device in config.device:
        try:
            spots = maps[device.name] = device_map(config, shelf, device)
            yield Finding(True, f"map of {device.name}: {spots.board}, {len(spots.places)} spots")
        except ConfigError as error:
            yield Finding(False, str(error))
    if len(maps) == len(config.device):
        try:
            check_whole(shelf, maps)
        except ConfigError as error:
            yield Finding(False, str(error))


def _hello(wired: Wired, spots: BoardMap, device: Device, hello_s: float) -> Finding:
    """Open the link until the device has said hello, and see whether it is large enough for its map."""
    heard: queue.SimpleQueue[LinkEvent] = queue.SimpleQueue()
    wired.link.start(heard.put)
    until_ms = clock_ms() + int(hello_s * 1000)
    why = "it does not answer"
    try:
        while (left_ms := until_ms - clock_ms()) > 0:
            if isinstance(event := heard.get(timeout=left_ms / 1000), LinkUp):
                spots.check_device(event.lines, event.lights)
                said = f"firmware {event.firmware}, {event.lines} lines, {event.lights} lights"
                return Finding(True, f"link to {device.name}: {said}")
            if isinstance(event, LinkLost):
                why = event.why
                if why.startswith(FOR_GOOD):
                    return Finding(False, f"link to {device.name}: {why}")
    except queue.Empty:
        pass
    finally:
        wired.link.close()
    if why.startswith(HEARD):
        return Finding(False, f"link to {device.name}: {why}")
    return Finding(False, f"link to {device.name}: no hello on {device.port} within {hello_s:g} s: {why}")


def _panel_finding(config: Config, panel: Panel, hello_s: float) -> Finding:
    """Open the panel and sound its buzzer once."""
    panel.start(lambda _: None)
    try:
        panel.play("legal")
        why = panel.fault(hello_s)
    finally:
        panel.close()
    wired = ", ".join(f"{key} {pin}" for key, pin in config.panel.pins)
    return Finding(not why, f"panel: {why or wired}")


def _die_finding(die: Die, source: DieSource, hello_s: float) -> Finding:
    """Look for a die until it is connected; one that sleeps is not found."""
    heard: queue.SimpleQueue[DieEvent] = queue.SimpleQueue()
    source.start(heard.put)
    until_ms = clock_ms() + int(hello_s * 1000)
    why = f"not seen within {hello_s:g} s: take it out of its case and roll it"
    try:
        while (left_ms := until_ms - clock_ms()) > 0:
            match heard.get(timeout=left_ms / 1000):
                case DieUp():
                    return Finding(True, f"die {die.name}: connected")
                case DieAway(why="no-bluetooth"):
                    why = "Bluetooth is off, or this machine has none"
    except queue.Empty:
        pass
    finally:
        source.close()
    return Finding(False, f"die {die.name}: {why}")


def _input_finding(source: InputSource, hello_s: float) -> Finding:
    """Open a device that says inputs, its lights lit where it has some."""
    heard: queue.SimpleQueue[InputEvent] = queue.SimpleQueue()
    source.want(source.values)
    source.start(heard.put)
    name = f"inputs {source.name} ({source.word})"
    try:
        event = heard.get(timeout=hello_s)
    except queue.Empty:
        return Finding(False, f"{name}: nothing is heard of it within {hello_s:g} s")
    finally:
        source.close()
    if isinstance(event, InputAway):
        return Finding(False, f"{name}: {event.why}")
    return Finding(True, f"{name}: {', '.join(source.values)}")


@contextlib.contextmanager
def open_bench(config: Config) -> Iterator[CheckBench]:
    """Provide the bench of a configured table, its devices open for the length of a block.

    Raises:
        InputError: a map or a transport that cannot be used.
    """
    shelf = shelf_of(config)
    maps = {device.name: device_map(config, shelf, device) for device in config.device}
    check_whole(shelf, maps)
    bench = CheckBench(
        [wire(config, device, maps[device.name]) for device in config.device],
        config.journal_path().parent,
        clock_ms,
    )
    bench.start()
    try:
        for one in bench.wired:
            one.link.start(lambda _: None)  # no referee listens here
        yield bench
    finally:
        for one in bench.wired:
            one.link.close()
        bench.close()
