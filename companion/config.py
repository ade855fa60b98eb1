"""The configuration: one TOML file, read once, into frozen values (docs/reference/configuration.md).

Knows: every key, its range, and how people mistype it. Refuses to know: what is done with the values; opens
nothing but the file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, TypeVar

import msgspec
from msgspec import Meta

from companion.core.model.errors import ConfigError
from companion.core.model.session.recorded import Settings
from companion.core.model.struct_reader import SHOWN, StructReader, description, shorten

JOURNAL_NAME = "games.sqlite"
HOST_NAME = r"^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$"

Text = Annotated[str, Meta(min_length=1, max_length=200, description="text in quotes")]
Milliseconds = Annotated[int, Meta(ge=50, le=10_000, description="a whole number of ms from 50 to 10000")]
Bounce = Annotated[int, Meta(ge=1, le=200, description="a whole number of ms from 1 to 200")]


Pin = Annotated[
    str,
    Meta(
        pattern=r"^GPIO([2-9]|1[0-9]|2[0-7])$",
        description='a pin such as "GPIO17", from GPIO2 to GPIO27',
    ),
]

Name = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$",
        description="up to 40 letters, digits, dots, dashes or underscores",
    ),
]
ADDRESS = r"^$|^[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){5}$"

Port = Annotated[str, Meta(max_length=200, description='a path in quotes such as "/dev/referee-mcu"')]

WITH_PORT = ("serial",)
"""Transports that cannot do without ``port``."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A ``[[device]]``: one microcontroller, or the Pi's own pins, and what lies above it."""

    name: Name
    port: Port = ""
    map: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=200,
            description="the name of a built-in map, or a file ending in .toml",
        ),
    ]
    transport: Text = "serial"
    options: Annotated[
        dict[str, Any],
        Meta(description="a table of what the transport knows (docs/reference/configuration.md)"),
    ] = msgspec.field(default_factory=dict)


class Web(msgspec.Struct, frozen=True, kw_only=True):
    """``[web]``: where the pages are served."""

    host: Annotated[
        str, Meta(min_length=1, max_length=200, description='an address in quotes such as "0.0.0.0"')
    ] = "0.0.0.0"  # noqa: S104 - phones on the home network are the point
    port: Annotated[int, Meta(ge=1, le=65535, description="a whole number from 1 to 65535")] = 8080
    names: Annotated[
        tuple[Annotated[str, Meta(max_length=253, pattern=HOST_NAME)], ...],
        Meta(description='a list of host names such as ["board.example.org"]'),
    ] = ()
    title: Annotated[str, Meta(max_length=60, description="text of at most 60 characters")] = ""
    max_streams: Annotated[int, Meta(ge=1, le=150, description="a whole number from 1 to 150")] = 64


class JournalSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[journal]``: where games are kept, and where a stick for copies is mounted."""

    path: Text | None = None
    stick: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^$|^/[^/]",
            description='the whole path of a folder such as "/media/board-companion", or "" for none',
        ),
    ] = "/media/board-companion"


class Referee(msgspec.Struct, frozen=True, kw_only=True):
    """``[referee]``: how long contacts bounce and pictures rest, and how sure one must be to decide."""

    rest_legal_ms: Milliseconds = Settings().rest_legal_ms
    rest_other_ms: Milliseconds = Settings().rest_other_ms
    press_ms: Bounce = Settings().press_ms
    release_ms: Bounce = Settings().release_ms
    odds: Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number from 1 to 1000000")] = (
        Settings().odds
    )
    strict: Annotated[bool, Meta(description="true or false")] = Settings().strict
    missed_lifts: Annotated[float, Meta(ge=0.0001, le=0.5, description="a number from 0.0001 to 0.5")] = (
        Settings().missed_lifts
    )
    poles: Annotated[bool, Meta(description="true or false")] = Settings().poles
    pause_after_min: Annotated[
        int, Meta(ge=0, le=1440, description="a whole number of minutes from 0 (never) to 1440")
    ] = 20

    def settings(self) -> Settings:
        """Return the same as the referee wants it; when to pause is the daemon's."""
        told = msgspec.structs.asdict(self)
        del told["pause_after_min"]
        return Settings(**told)


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """``[panel]``: buttons, buzzer and lights beside the board; a pin that is not named is not used."""

    transport: Text = "gpio"
    factory: Annotated[
        Literal["auto", "lgpio", "rpigpio", "mock"],
        Meta(description='"auto", "lgpio", "rpigpio" or "mock"'),
    ] = "auto"
    done: Pin | None = None
    roll: Pin | None = None
    pause: Pin | None = None
    shutdown: Pin | None = None
    seats: Annotated[
        dict[str, Pin],
        Meta(description='a table of seats and pins such as { red = "GPIO5", blue = "GPIO6" }'),
    ] = {}
    buzzer: Pin | None = None
    status: Pin | None = None
    die: Annotated[
        tuple[Pin, ...], Meta(description="a list of four pins (by groups) or seven, from GPIO2 to GPIO27")
    ] = ()
    shutdown_command: Annotated[
        tuple[str, ...],
        Meta(min_length=1, description='a command and its arguments such as ["systemctl", "poweroff"]'),
    ] = ("systemctl", "poweroff")

    @property
    def pins(self) -> tuple[tuple[str, str], ...]:
        """Every pin that is used: (key, pin)."""
        keys = ("done", "roll", "pause", "shutdown", "buzzer", "status")
        single = [(key, getattr(self, key)) for key in keys]
        seats = ((f"seats.{seat}", pin) for seat, pin in self.seats.items())
        die = (("die", pin) for pin in self.die)
        return (*((key, pin) for key, pin in single if pin), *seats, *die)


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """A ``[[dice]]``: one die that tells its number by radio (docs/how-to/dice.md)."""

    name: Name
    kind: Text = "godice"
    address: Annotated[
        str, Meta(pattern=ADDRESS, description='a Bluetooth address in quotes such as "C4:5B:12:9A:00:7F"')
    ] = ""
    device: Annotated[
        str,
        Meta(max_length=60, description='the name that the die sends, such as "GoDice_D30A1F_K_v03"'),
    ] = ""
    seats: Annotated[tuple[Text, ...], Meta(description='a list of seats such as ["red"]')] = ()


class GamesSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[games]``: which of the installed games are left out."""

    off: Annotated[tuple[Name, ...], Meta(description='a list of games such as ["name-of-a-game"]')] = ()


class InputDevice(msgspec.Struct, frozen=True, kw_only=True):
    """An ``[[inputs]]``: one device that says a word of the game, as a dock (docs/reference/inputs.md)."""

    name: Name
    kind: Text
    word: Annotated[
        str,
        Meta(pattern=r"^[a-z][a-z-]{0,39}$", description='a word of the game in quotes such as "call"'),
    ]
    options: Annotated[
        dict[str, Any], Meta(description="a table of what this kind knows (docs/reference/inputs.md)")
    ] = msgspec.field(default_factory=dict)


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """``[log]``: how much is told on standard error."""

    level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description='"debug", "info", "warning" or "error"'),
    ] = "info"


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
    log: Log = Log()

    def resolve(self, path: str) -> Path:
        """Return a path of the configuration; relative ones begin at the folder of its file."""
        return self.file.parent / path

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
        data = tomllib.loads(path.read_bytes().decode())
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
        devices = data.get("device")
        if not isinstance(devices, list):
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
