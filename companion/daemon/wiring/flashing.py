"""From a configuration to flashers: which device can be written, and where its program before is kept."""

import logging
from collections.abc import Mapping
from pathlib import Path

from companion.config import Config, Device
from companion.core.model.errors import ConfigError
from companion.daemon.wiring.plug_ins import flasher
from companion.ports.clocks import clock_ms
from companion.ports.flasher import Flasher, FlashFault, FlashSpec

FOLDER = "firmware"
SERIAL = "serial"
"""The transport of a device that no configuration names."""

log = logging.getLogger(__name__)


def keep_folder(journal: Path) -> Path:
    """Return where programs are kept: beside the games."""
    return journal.parent / FOLDER


def flasher_for(transport: str, spec: FlashSpec) -> Flasher:
    """Return the flasher for a device. Raises ConfigError where there is none."""
    if (opened := flasher(transport)) is None:
        raise ConfigError(f"{spec.device} is a device by {transport}: no program is written to such a one")
    try:
        return opened(spec)
    except FlashFault as fault:
        raise ConfigError(str(fault)) from None


def spec_of(config: Config, device: Device, counts: tuple[int, int]) -> FlashSpec:
    """Return a device of the configuration as a flasher wants it; ``counts``: (lines, lights) of its map."""
    return FlashSpec(
        device.name, clock_ms, device.port, *counts, keep_folder(config.journal_path()), dict(device.options)
    )


def flashers(config: Config, maps: Mapping[str, tuple[int, int]]) -> dict[str, Flasher]:
    """Return a flasher for each device that has one, by its name; ``maps``: (lines, lights) likewise."""
    flashers_of = {}
    for device in config.device:
        if device.name in maps:
            try:
                flashers_of[device.name] = flasher_for(
                    device.transport, spec_of(config, device, maps[device.name])
                )
            except ConfigError as error:
                log.debug("%s", error)
    return flashers_of
