"""Which broker the house has chosen, kept beside the journal; passwords in a file of their own.

Neither file goes into a backup, a copy or a support bundle. Refuses to know: connections.
"""

import logging
from pathlib import Path

import msgspec

from companion.mqtt.broker import Address
from companion.ports.broker import HomeBroker
from companion.ports.files import write_whole

NAME, PASSWORDS = "house.json", "house-password.json"

log = logging.getLogger(__name__)


class Chosen(msgspec.Struct, frozen=True):
    """A broker, and the password for it."""

    broker: HomeBroker
    password: str = ""

    @property
    def address(self) -> Address:
        """Where it is, and who asks."""
        broker = self.broker
        return Address(broker.host, broker.port, broker.user, self.password, broker.tls)


class KeptBrokers(msgspec.Struct, frozen=True):
    """What is kept.

    Args:
        chosen: the broker that is told; None: nobody.
        leaving: a broker that is still to forget this board; None where there is none.
    """

    chosen: Chosen | None = None
    leaving: Chosen | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chosen: HomeBroker | None = None
    leaving: HomeBroker | None = None


class _Passwords(msgspec.Struct, forbid_unknown_fields=True):
    chosen: str = ""
    leaving: str = ""


def load(folder: Path) -> KeptBrokers:
    """Return what was kept; nothing, and a line in the log, where it cannot be read."""
    try:
        stored = msgspec.json.decode((folder / NAME).read_bytes(), type=_File)
        passwords = msgspec.json.decode((folder / PASSWORDS).read_bytes(), type=_Passwords)
    except FileNotFoundError:
        return KeptBrokers()
    except (OSError, msgspec.DecodeError) as error:
        log.warning("%s: the broker cannot be read, nobody is told: %s", folder / NAME, type(error).__name__)
        return KeptBrokers()
    return KeptBrokers(
        Chosen(stored.chosen, passwords.chosen) if stored.chosen else None,
        Chosen(stored.leaving, passwords.leaving) if stored.leaving else None,
    )


def save(folder: Path, kept: KeptBrokers) -> None:
    """Keep this. Raises OSError."""
    if kept.chosen is None and kept.leaving is None:
        (folder / NAME).unlink(missing_ok=True)
        (folder / PASSWORDS).unlink(missing_ok=True)
        return
    both = kept.chosen, kept.leaving
    passwords = _Passwords(*(one.password if one else "" for one in both))
    write_whole(folder / PASSWORDS, msgspec.json.encode(passwords))
    write_whole(folder / NAME, msgspec.json.encode(_File(*(one.broker if one else None for one in both))))
