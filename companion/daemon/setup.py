"""Everything that a table is made of, before anything is opened."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from companion import games
from companion.core.catalog.venue_kinds import VenueWays
from companion.core.model.session.recorded import Settings
from companion.daemon.desk.dice import SeatedDie
from companion.daemon.loop.devices import Wired
from companion.daemon.loop.loop import Loop
from companion.daemon.wiring.mqtt import BrokerToTell
from companion.ports.devices import Magnets
from companion.ports.flasher import Flasher
from companion.ports.inputs import InputSource
from companion.ports.network import Network
from companion.ports.panel import Panel
from companion.web import WebSettings

LOOPBACK = "127.0.0.1"
PAUSE_AFTER_MS = 20 * 60_000
"""A game pauses by itself when nobody has touched or said anything for so long."""


class Setup(Struct, frozen=True):
    """Everything that a table is made of, before anything is opened.

    ``magnets`` only exists in the demo; ``tell`` gets the lines for the console; ``shutdown`` is the command
    behind the panel's button; ``pause_after_ms``: so long nobody has done anything, and the game pauses, 0 =
    never; ``facts`` is what may be told of the configuration in a support bundle; ``buzzer``: whether the
    panel has one; ``config``: the configuration's file; ``stick``: where a
    stick for copies is mounted; ``shelf``: the games; ``broker``: the one that hears of the table;
    ``network``: of the machine; ``flashers``: device -> what writes its program; ``ways``: of the house,
    until somebody chooses others.
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
    stick: Path | None = None
    shelf: games.Shelf = field(default_factory=games.look)
    broker: BrokerToTell | None = None
    network: Network | None = None
    ways: VenueWays = VenueWays()
    flashers: Mapping[str, Flasher] = field(default_factory=dict)
