"""The configuration: one TOML file, read once, into frozen values (docs/reference/configuration.md)."""

from companion.config.loading import NO_DEVICE, SECTIONS, SEVERAL, Config, default_journal, load
from companion.config.sections import (
    Device,
    Die,
    GamesSection,
    HouseSection,
    InputDevice,
    JournalSection,
    Log,
    Mqtt,
    Panel,
    Referee,
    UpdatesSection,
    Web,
)

__all__ = [
    "NO_DEVICE",
    "SECTIONS",
    "SEVERAL",
    "Config",
    "Device",
    "Die",
    "GamesSection",
    "HouseSection",
    "InputDevice",
    "JournalSection",
    "Log",
    "Mqtt",
    "Panel",
    "Referee",
    "UpdatesSection",
    "Web",
    "default_journal",
    "load",
]
