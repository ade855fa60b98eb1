"""The door to the machine's Wi-Fi, as the pages see it: which there are, join one, the board's own.

Knows: how it stands and what may be asked. Refuses to know: NetworkManager, HTTP.
"""

from typing import Literal, Protocol

from msgspec import Struct

ADDRESS = "10.42.0.1"
"""The board's own in its hotspot, of the range that NetworkManager shares by itself."""

RANGE = "10.42.0.0/24"

Mode = Literal["none", "trying", "online", "setup", "joining", "own"]
"""``none``: no Wi-Fi here; ``trying``: no network yet; ``setup``: the open hotspot, for a while; ``own``: the
board is its own network, for good."""

Why = Literal["", "password", "away", "address", "kind", "failed"]
"""Why the last Wi-Fi was not joined: ``address``: it gave none; ``kind``: of a kind that cannot be joined."""


class WifiLine(Struct, frozen=True):
    """One Wi-Fi nearby.

    Args:
        ssid: its name's bytes, in hexadecimal digits: names may be no text.
        strength: percent.
        lock: ``open``, ``psk``, ``sae`` (of WPA3 alone), or ``other``, which cannot be joined.
    """

    ssid: str
    strength: int
    lock: Literal["open", "psk", "sae", "other"]


class NetworkStatus(Struct, frozen=True):
    """How the machine's network stands.

    Args:
        mode: see `Mode`.
        wifi: the Wi-Fi it is in, or joins, as `WifiLine.ssid`; empty on a cable.
        tried: the Wi-Fi that was not joined, see ``why``.
        why: see `Why`.
        left_s: seconds until the open hotspot ends.
        nearby: the strongest first.
        hotspot: the name of the board's own.
        password: of the board's own network, for hosts and whoever sets the board up.
    """

    mode: Mode = "trying"
    wifi: str = ""
    tried: str = ""
    why: Why = ""
    left_s: int = 0
    nearby: tuple[WifiLine, ...] = ()
    hotspot: str = ""
    password: str = ""


class AskStatus(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Tell how it stands."""


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Join a Wi-Fi.

    Args:
        ssid: as `WifiLine.ssid`.
        password: empty for one without.
    """

    ssid: str
    password: str = ""


class Search(Struct, frozen=True, forbid_unknown_fields=True, tag="search"):
    """Look anew what is nearby."""


class OpenHotspot(Struct, frozen=True, forbid_unknown_fields=True, tag="hotspot"):
    """Open the hotspot for a while, or close it.

    Args:
        on: whether it is to be open.
    """

    on: bool


class OwnNetwork(Struct, frozen=True, forbid_unknown_fields=True, tag="own"):
    """Be a network of its own from now on, or no more.

    Args:
        on: whether the board is to be one.
    """

    on: bool


class Forget(Struct, frozen=True, forbid_unknown_fields=True, tag="forget"):
    """Forget every Wi-Fi and its password, for whoever gives the board away; then the hotspot opens."""


Asked = AskStatus | Join | Search | OpenHotspot | OwnNetwork | Forget


class NetworkAway(Exception):  # noqa: N818 - a state of the machine, no mistake
    """Nobody keeps the network of this machine."""


class NetworkRefused(Exception):  # noqa: N818 - an answer
    """What was asked cannot be done now, or ever; the text is one of `REFUSALS`."""


REFUSALS = ("busy", "name", "password", "kind", "none")
"""``busy``: it joins one already; ``name``, ``password``: cannot be one; ``none``: there is no Wi-Fi."""


class Network(Protocol):
    """What the machine offers to the pages. May be called from any thread, and answers within seconds."""

    def ask(self, asked: Asked) -> NetworkStatus:
        """Ask for this, which then happens; tell how it stands now.

        Raises NetworkAway, NetworkRefused.
        """


def open_hotspot(network: Network | None) -> bool:
    """Open the hotspot for its while, for somebody at the board; False where that cannot be."""
    try:
        return network is not None and bool(network.ask(OpenHotspot(on=True)))
    except (NetworkAway, NetworkRefused):
        return False
