"""The door to the broker of the house, as the pages see it: which one is told, and how it stands.

Knows: what may be chosen. Refuses to know: MQTT, HTTP, files. No password comes out of this door.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

OFF, CONNECTED, CONNECTING = "off", "connected", "connecting"


class HomeBroker(Struct, frozen=True):
    """A broker, and what it is told.

    Args:
        host, port: where it is.
        user: empty where it asks for none.
        tls: whether the line is encrypted, and the broker's certificate checked.
        names: whether players are called by their names, else by their colours.
        commands: whether whoever may publish at the broker may command the table.
        lang: of the sentences.
    """

    host: str
    port: int = 1883
    user: str = ""
    tls: bool = False
    names: bool = False
    commands: bool = False
    lang: str = "en"


class BrokerStatus(Struct, frozen=True):
    """How it stands.

    Args:
        broker: None where none was chosen.
        has_password: whether one is kept.
        fixed: whether the configuration's file says all this, so that nothing can be changed here.
        stands: `OFF`, `CONNECTED`, `CONNECTING`, or why there is no connection, as in `BrokerError`.
        leaving: the host of a broker that is still to forget this board; empty where there is none.
        can_search: whether brokers can be found here.
        twice: whether another board tells the broker under this one's identity, too.
    """

    broker: HomeBroker | None
    has_password: bool
    fixed: bool
    stands: str
    leaving: str
    can_search: bool
    twice: bool = False


class FoundBroker(Struct, frozen=True):
    """A broker that tells of itself in the home network."""

    name: str
    host: str
    port: int
    tls: bool


class BrokerDoor(Protocol):
    """What the daemon offers to the card. All methods may be called from any thread."""

    def look(self) -> BrokerStatus:
        """Tell how it stands now."""

    def choose(self, broker: HomeBroker, password: str | None) -> None:
        """Try this broker, and tell it from now on.

        ``password``: None leaves the one that is kept, which goes to no other broker. Raises CommandRefused
        where it does not work (one line says why), cannot be kept, or somebody else is choosing.
        """

    def switch_off(self) -> None:
        """End the telling, and have the broker forget this board. Raises CommandRefused."""

    def renew_identity(self) -> None:
        """Take another identity from now on; a hall that knows the old one is left.

        Raises CommandRefused.
        """

    def search(self) -> Sequence[FoundBroker]:
        """Return the brokers in the home network; takes some seconds. Raises CommandRefused."""
