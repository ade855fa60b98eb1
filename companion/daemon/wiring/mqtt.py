"""From a configuration to the broker that is told of the table, and the identity under which it is told."""

import contextlib
import re
import secrets
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from companion.config import Config
from companion.core.model.errors import ConfigError
from companion.mqtt.broker import Address, Open, connect
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Around, Manner
from companion.ports.files import write_whole
from companion.ports.table import TableForDevices

IDENTITY = "board-id"
"""The file beside the journal that holds what no other board is called."""

OWN_NAME = "Board Companion"


class Naming(Struct, frozen=True):
    """Who tells a broker.

    Args:
        folder: where the journal is.
        title: what the board is called; empty: the companion's own name.
        version: of the companion.
        url: tells the address of the table's page.
        open_broker: opens a connection.
    """

    folder: Path
    title: str = ""
    version: str = ""
    url: Callable[[], str] = str
    open_broker: Open = connect

    @property
    def board(self) -> str:
        """The identity of the board."""
        return identity(self.folder / IDENTITY)


class BrokerToTell(Struct, frozen=True):
    """A broker that is to be told, and how: as `companion.config.Mqtt`, with the password read."""

    address: Address
    language: str
    names: bool
    discovery: bool
    commands: bool

    def publisher(
        self, naming: Naming, desk: TableForDevices, around: Around, *, clear_first: bool
    ) -> Publisher:
        """Return who tells it of a table, not started yet.

        ``clear_first``: what the broker keeps of the board is cleared first.
        """
        allowed = (self.names, self.discovery, self.commands)
        manner = Manner(
            naming.board, naming.title or OWN_NAME, naming.version, self.language, *allowed, naming.url
        )
        folder, opened = naming.folder, naming.open_broker
        return Publisher(desk, self.address, manner, folder, opened, around=around, clear_first=clear_first)


def broker_to_tell(config: Config) -> BrokerToTell | None:
    """Return the broker of a configuration, if it has one. Raises ConfigError."""
    broker = config.mqtt
    if not broker.host:
        return None
    password = _password(config, broker.password_file) if broker.password_file else ""
    if password and not broker.user:
        raise ConfigError(f"{config.file}: mqtt.user is missing: a password goes with a name")
    address = Address(broker.host, broker.port, broker.user, password, broker.tls)
    return BrokerToTell(address, broker.language, broker.names, broker.discovery, broker.commands)


def _password(config: Config, name: str) -> str:
    path = config.resolve(name)
    try:
        text = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{config.file}: mqtt.password_file: {path} cannot be read: {error}") from None
    if not text or "\n" in text:
        raise ConfigError(f"{config.file}: mqtt.password_file: {path} must hold one line, the password")
    return text


def identity(path: Path) -> str:
    """Return what this board is called and no other: eight hexadecimal digits, drawn once and kept."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if re.fullmatch(r"[0-9a-f]{8}", kept := path.read_text(encoding="ascii").strip()):
            return kept
    drawn = secrets.token_hex(4)
    with contextlib.suppress(OSError):  # another one at the next start: better than no table
        write_whole(path, f"{drawn}\n".encode())
    return drawn


def renew_identity(path: Path) -> None:
    """Draw another identity, for a board whose card was copied. Raises OSError."""
    write_whole(path, f"{secrets.token_hex(4)}\n".encode())
