"""Read a configuration: one TOML file, once, into frozen values (docs/reference/configuration.md).

Knows: how people mistype it. Refuses to know: what is done with the values; opens nothing but the file.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from companion.config.sections import (
    WITH_PORT,
    Device,
    Die,
    GamesSection,
    HouseSection,
    InputDevice,
    JournalSection,
    Log,
    Mqtt,
    Panel,
    Port,
    Referee,
    UpdatesSection,
    Web,
)
from companion.core.model.errors import ConfigError
from companion.core.model.struct_reader import SHOWN, StructReader, description, shorten

JOURNAL_NAME = "games.sqlite"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """A whole configuration.

    Paths are as written; `resolve` makes them relative to the file.
    """

    file: Path
    device: tuple[Device, ...]
    web: Web = Web()
    journal: JournalSection = JournalSection()
    referee: Referee = Referee()
    panel: Panel = Panel()
    dice: tuple[Die, ...] = ()
    games: GamesSection = GamesSection()
    inputs: tuple[InputDevice, ...] = ()
    mqtt: Mqtt = Mqtt()
    house: HouseSection = HouseSection()
    updates: UpdatesSection = UpdatesSection()
    log: Log = Log()

    def resolve(self, path: str) -> Path:
        """Return a path of the configuration; relative ones begin at the folder of its file, `~` at home."""
        return self.file.parent / os.path.expanduser(path)  # noqa: PTH111 - of nobody's home it stays as it is

    def board_map(self, device: Device) -> str:
        """Return a device's map: the name of a built-in one, or the path of a file."""
        return str(self.resolve(device.map)) if device.map.endswith(".toml") else device.map

    def journal_path(self) -> Path:
        """Return the journal's file."""
        return self.resolve(self.journal.path) if self.journal.path else default_journal()

    def stick_folder(self) -> Path | None:
        """Tell where a stick for copies is mounted, if one is."""
        return Path(self.journal.stick) if self.journal.stick else None


SECTIONS: Mapping[str, type[msgspec.Struct]] = {
    "device": Device,
    "web": Web,
    "journal": JournalSection,
    "referee": Referee,
    "panel": Panel,
    "dice": Die,
    "games": GamesSection,
    "inputs": InputDevice,
    "mqtt": Mqtt,
    "house": HouseSection,
    "updates": UpdatesSection,
    "log": Log,
}
"""All tables of the file; ``device``, ``dice`` and ``inputs`` may stand there several times."""
SEVERAL = (Device, Die, InputDevice)

S = TypeVar("S", bound=msgspec.Struct)


def default_journal() -> Path:
    """Tell where games are kept if nothing else is said: systemd's state folder, else the user's own."""
    if folder := os.environ.get("STATE_DIRECTORY"):
        return Path(folder.split(":")[0]) / JOURNAL_NAME
    own = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(own) / "board-companion" / JOURNAL_NAME


def load(path: Path) -> Config:
    """Read a configuration.

    Raises:
        ConfigError: one line that names the file, the key, and what would be right.
    """
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8-sig"))  # editors of Windows sign it
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ConfigError(f"{path}: line {line}: this is no text (UTF-8)") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigError(f"{path}: this is no TOML: {error}") from None
    return _Reader(path).config(data)


NO_DEVICE = (
    "there must be at least one [[device]] with name, port and map, "
    "or device = [] for games that phones alone can play"
)


class _Reader(StructReader):
    """Turns TOML data into values; knows the file's name for messages."""

    missing = "is missing: it must be"

    def __init__(self, path: Path) -> None:
        self._path = path

    def config(self, data: Mapping[str, Any]) -> Config:
        self.check_keys(data, SECTIONS)
        if not isinstance(devices := data.get("device"), list):
            self.fail(NO_DEVICE)
        sections = {
            key: self._section(key, kind, data.get(key, {}))
            for key, kind in SECTIONS.items()
            if kind not in SEVERAL
        }
        wired = tuple(self._section(f"device[{i}]", Device, each) for i, each in enumerate(devices))
        for i, device in enumerate(wired):
            if device.transport in WITH_PORT and not device.port:
                self.fail(f"device[{i}].port is missing: it must be {description(Port)}")
        names = [device.name for device in wired]
        if twice := {name for name in names if names.count(name) > 1}:
            self.fail(f"device: the name {min(twice)!r} stands there twice; each device has its own")
        ports = [device.port for device in wired if device.port]
        if twice := {port for port in ports if ports.count(port) > 1}:
            self.fail(f"device: the port {min(twice)!r} stands there twice; each device is at its own")
        dice = self._dice(data.get("dice", []))
        inputs = self._inputs(data.get("inputs", []))
        return Config(file=self._path, device=wired, dice=dice, inputs=inputs, **sections)  # type: ignore[arg-type]  # kinds as in SECTIONS

    def _dice(self, data: Any) -> tuple[Die, ...]:
        if not isinstance(data, list):
            self.fail("dice must be tables written as [[dice]], one for each die")
        dice = tuple(self._section(f"dice[{i}]", Die, each) for i, each in enumerate(data))
        for i, die in enumerate(dice):
            if bool(die.address) == bool(die.device):
                self.fail(f"dice[{i}] must have address or device, one of them (docs/how-to/dice.md)")
        for key in ("name", "address", "device"):
            values = [value.lower() for die in dice if (value := getattr(die, key))]
            if twice := {value for value in values if values.count(value) > 1}:
                self.fail(f"dice: the {key} {min(twice)!r} stands there twice; each die has its own")
        return dice

    def _inputs(self, data: Any) -> tuple[InputDevice, ...]:
        if not isinstance(data, list):
            self.fail("inputs must be tables written as [[inputs]], one for each device")
        found = tuple(self._section(f"inputs[{i}]", InputDevice, each) for i, each in enumerate(data))
        names = [one.name for one in found]
        if twice := {name for name in names if names.count(name) > 1}:
            self.fail(f"inputs: the name {min(twice)!r} stands there twice; each device has its own")
        return found

    def _section(self, where: str, kind: type[S], data: Any) -> S:
        if not isinstance(data, dict):
            self.fail(f"{where} is {shorten(self.show(data))}, must be a table written as [{where}]")
        for key, value in data.items():
            if "\0" in "".join(map(str, value if isinstance(value, list) else [value])):
                self.fail(f"{where}.{self.show_key(key)} has a \\u0000 in it, must be text without one")
        return self.read(kind, data, f"{where}.")

    def list_right_keys(self, where: str, key: str, known: Iterable[str]) -> str:
        """List the sections that know this key, else the keys of this one."""
        elsewhere = [
            f"{section}.{key}" for section, kind in SECTIONS.items() if key in kind.__struct_fields__
        ]
        return ", ".join(elsewhere) or super().list_right_keys(where, key, known)

    def fail(self, why: str) -> NoReturn:
        """Name the file."""
        raise ConfigError(f"{self._path}: {why}")

    def show(self, value: Any) -> str:
        """Write a value as TOML does."""
        return str(value).lower() if isinstance(value, bool) else repr(value)

    def show_key(self, key: str) -> str:
        """Write a key as it is, where that can be printed."""
        return key if key.isprintable() and len(key) <= SHOWN else super().show_key(key)
