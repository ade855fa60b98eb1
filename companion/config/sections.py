"""The tables of the configuration: every key with its range, its default and its meaning.

``make reference`` writes docs/reference/generated/configuration.md from them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from companion.core.model.session.recorded import Settings

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
    """What messages and pages call it; each its own."""
    port: Port = ""
    """Needed by ``serial``: a lasting name such as ``/dev/referee-mcu``, or a socket such as
    ``socket://127.0.0.1:7000``."""
    map: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=200,
            description="the name of a built-in map, or a file ending in .toml",
        ),
    ]
    """Which line and light lies under which spot (docs/how-to/add-a-sensor.md)."""
    transport: Text = "serial"
    """``serial``, ``gpio`` or another installed one."""
    options: Annotated[
        dict[str, Any],
        Meta(description="a table of what the transport knows (docs/reference/configuration.md)"),
    ] = msgspec.field(default_factory=dict)
    """For ``serial``: docs/reference/configuration.md; for ``gpio``: docs/reference/gpio.md."""


class Web(msgspec.Struct, frozen=True, kw_only=True):
    """``[web]``: where the pages are served."""

    host: Annotated[
        str, Meta(min_length=1, max_length=200, description='an address in quotes such as "0.0.0.0"')
    ] = "0.0.0.0"  # noqa: S104 - phones on the home network are the point
    """Where to listen: ``0.0.0.0`` or ``::`` = all, ``127.0.0.1`` keeps phones out."""
    port: Annotated[int, Meta(ge=1, le=65535, description="a whole number from 1 to 65535")] = 8080
    """Below 1024 needs a permission."""
    names: Annotated[
        tuple[Annotated[str, Meta(max_length=253, pattern=HOST_NAME)], ...],
        Meta(description='a list of host names such as ["board.example.org"]'),
    ] = ()
    """Host names for phones besides addresses, ``localhost``, and this machine's name with and without
    ``.local``."""
    title: Annotated[str, Meta(max_length=60, description="text of at most 60 characters")] = ""
    """The board's name on every page, else the companion's."""
    max_streams: Annotated[int, Meta(ge=1, le=150, description="a whole number from 1 to 150")] = 64
    """Event streams at a time; further phones ask once a second instead."""


class JournalSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[journal]``: where games are kept, and where a stick for copies is mounted."""

    path: Text | None = None
    """The file, else ``games.sqlite`` in ``$STATE_DIRECTORY`` (set by systemd), else in
    ``$XDG_STATE_HOME/board-companion``, else in ``~/.local/state/board-companion``."""
    stick: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^$|^/[^/]",
            description='the whole path of a folder such as "/media/board-companion", or "" for none',
        ),
    ] = "/media/board-companion"
    """Where a stick for copies is mounted (docs/how-to/care.md); used only while one is. ``""``: only
    sticks called ``COMPANION``."""


class Referee(msgspec.Struct, frozen=True, kw_only=True):
    """``[referee]``: how long contacts bounce and pictures rest, and how sure one must be to decide."""

    rest_legal_ms: Milliseconds = Settings().rest_legal_ms
    """How long the picture of a finished legal turn must rest."""
    rest_other_ms: Milliseconds = Settings().rest_other_ms
    """The same before anything is called illegal, restored or ambiguous."""
    press_ms: Bounce = Settings().press_ms
    """How long a contact may bounce when a piece is put down."""
    release_ms: Bounce = Settings().release_ms
    """The same when a piece is lifted."""
    odds: Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number from 1 to 1000000")] = (
        Settings().odds
    )
    """No question where every other turn is so many times less likely."""
    strict: Annotated[bool, Meta(description="true or false")] = Settings().strict
    """Ask wherever another turn fits all touches, or differs only by a lift that no contact told."""
    missed_lifts: Annotated[float, Meta(ge=0.0001, le=0.5, description="a number from 0.0001 to 0.5")] = (
        Settings().missed_lifts
    )
    """The share of lifts missed by contacts before play teaches it; at least 2 % on a board not walked
    (docs/how-to/check.md)."""
    poles: Annotated[bool, Meta(description="true or false")] = Settings().poles
    """``false``: north and south are not used, though glued in so (docs/how-to/build/sensors.md)."""
    pause_after_min: Annotated[
        int, Meta(ge=0, le=1440, description="a whole number of minutes from 0 (never) to 1440")
    ] = 20
    """Minutes without a touch, a roll or a word by phone before the game pauses
    (docs/explanation/architecture.md); 0: never."""

    def settings(self) -> Settings:
        """Return the same as the referee wants it; when to pause is the daemon's."""
        told = msgspec.structs.asdict(self)
        del told["pause_after_min"]
        return Settings(**told)


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """``[panel]``: buttons, buzzer and lights beside the board; a pin that is not named is not used."""

    transport: Text = "gpio"
    """An installed panel."""
    factory: Annotated[
        Literal["auto", "lgpio", "rpigpio", "mock"],
        Meta(description='"auto", "lgpio", "rpigpio" or "mock"'),
    ] = "auto"
    """Which library reaches the pins (docs/reference/gpio.md)."""
    done: Pin | None = None
    """Button: my turn is done."""
    roll: Pin | None = None
    """Button: roll for whoever is to move."""
    pause: Pin | None = None
    """Button: pause the game, and go on; held for five seconds, the board's hotspot opens."""
    shutdown: Pin | None = None
    """Button: held for three seconds, the machine shuts down."""
    seats: Annotated[
        dict[str, Pin],
        Meta(description='a table of seats and pins such as { red = "GPIO5", blue = "GPIO6" }'),
    ] = {}
    """A button for each seat."""
    buzzer: Pin | None = None
    """An active buzzer, at a transistor."""
    status: Pin | None = None
    """The light of the companion's state (docs/reference/gpio.md)."""
    die: Annotated[
        tuple[Pin, ...], Meta(description="a list of four pins (by groups) or seven, from GPIO2 to GPIO27")
    ] = ()
    """A lit die: four pins (by groups) or seven (each light)."""
    shutdown_command: Annotated[
        tuple[str, ...],
        Meta(min_length=1, description='a command and its arguments such as ["systemctl", "poweroff"]'),
    ] = ("systemctl", "poweroff")
    """What shuts down; the service's user must be allowed to (docs/how-to/install.md)."""

    @property
    def pins(self) -> tuple[tuple[str, str], ...]:
        """Every pin that is used: (key, pin)."""
        keys = ("done", "roll", "pause", "shutdown", "buzzer", "status")
        single = [(key, getattr(self, key)) for key in keys]
        seats = ((f"seats.{seat}", pin) for seat, pin in self.seats.items())
        return (*((key, pin) for key, pin in single if pin), *seats, *(("die", pin) for pin in self.die))


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """A ``[[dice]]``: one die that tells its number by radio (docs/how-to/dice.md)."""

    name: Name
    """What the page calls it."""
    kind: Text = "godice"
    """An installed kind of die."""
    address: Annotated[
        str, Meta(pattern=ADDRESS, description='a Bluetooth address in quotes such as "C4:5B:12:9A:00:7F"')
    ] = ""
    """Its Bluetooth address."""
    device: Annotated[
        str,
        Meta(max_length=60, description='the name that the die sends, such as "GoDice_D30A1F_K_v03"'),
    ] = ""
    """The name that it sends."""
    seats: Annotated[tuple[Text, ...], Meta(description='a list of seats such as ["red"]')] = ()
    """Whose it is: a roll at another's turn does not count; everybody's if left out."""


class GamesSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[games]``: which of the installed games are left out."""

    off: Annotated[tuple[Name, ...], Meta(description='a list of games such as ["name-of-a-game"]')] = ()
    """Games not to load; devices of their boards are left out too. Their stored games stay."""


class InputDevice(msgspec.Struct, frozen=True, kw_only=True):
    """An ``[[inputs]]``: one device that says a word of the game, as a dock (docs/reference/inputs.md)."""

    name: Name
    """What the page calls it."""
    kind: Text
    """``"buttons"``, ``"colour-dock"``, ``"magnet-dock"``, or another installed kind."""
    word: Annotated[
        str,
        Meta(pattern=r"^[a-z][a-z-]{0,39}$", description='a word of the game in quotes such as "call"'),
    ]
    """The word of the game that it says, as ``"call"``."""
    options: Annotated[
        dict[str, Any], Meta(description="a table of what this kind knows (docs/reference/inputs.md)")
    ] = msgspec.field(default_factory=dict)
    """What this kind knows."""


class Mqtt(msgspec.Struct, frozen=True, kw_only=True):
    """``[mqtt]``: the broker that is told; none without ``host`` (docs/how-to/home-assistant.md)."""

    host: Annotated[str, Meta(max_length=200, description='an address in quotes such as "192.168.0.5"')] = ""
    """Where the broker is."""
    port: Annotated[int, Meta(ge=1, le=65535, description="a whole number from 1 to 65535")] = 1883
    """Its port; with ``tls`` mostly 8883."""
    user: Annotated[str, Meta(max_length=200, description="text in quotes")] = ""
    """Who the companion is to the broker; with a password."""
    password_file: Annotated[str, Meta(max_length=200, description="the path of a file in quotes")] = ""
    """The file that holds the password alone, on one line."""
    tls: Annotated[bool, Meta(description="true or false")] = False
    """Whether the line is encrypted; the broker's certificate must be one that this machine trusts."""
    names: Annotated[bool, Meta(description="true or false")] = False
    """Whether players are called by their names, which whoever listens may keep; else by their colours."""
    language: Annotated[
        Literal["de", "en", "es", "fr", "it"], Meta(description='"de", "en", "es", "fr" or "it"')
    ] = "en"
    """Of the sentences."""
    discovery: Annotated[bool, Meta(description="true or false")] = True
    """Whether Home Assistant is told how to show the board."""
    commands: Annotated[bool, Meta(description="true or false")] = False
    """Whether whoever may publish at the broker may pause, let go on, and set lights and quiet hours."""


class HouseSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[house]``: what kind of house this is, until somebody chooses another on the page of the care."""

    kind: Annotated[
        Literal["home", "club", "school", "cafe"], Meta(description='"home", "club", "school" or "cafe"')
    ] = "home"
    """What it sets: docs/how-to/care.md."""


class UpdatesSection(msgspec.Struct, frozen=True, kw_only=True):
    """``[updates]``: where updates may lie besides a stick (docs/how-to/install.md)."""

    address: Annotated[
        str,
        Meta(
            max_length=300,
            pattern=r"^$|^https?://[^\s\[\]\"']{1,290}$",
            description='the address of a signed folder such as "https://example.org/companion"',
        ),
    ] = ""
    """A signed folder on a web server; asked only when the host looks for updates."""


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """``[log]``: how much is told on standard error."""

    level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description='"debug", "info", "warning" or "error"'),
    ] = "info"
    """The least that is told."""
