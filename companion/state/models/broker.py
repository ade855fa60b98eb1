"""The shapes of the API for the broker of the house: what comes in and what goes out (http.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from companion.ports.broker import FoundBroker
from companion.state.models.requests import END, Switch

Host = Annotated[
    str,
    Meta(
        pattern=r"^[^\s/@\x00-\x1f\x7f]{1,200}" + END,
        description="an address such as 192.168.0.5 or broker.local",
    ),
]
Port = Annotated[int, Meta(ge=1, le=65535, description="a whole number from 1 to 65535")]
Text = Annotated[
    str,
    Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*" + END, description="a line of at most 200 characters"),
]


class BrokerWanted(Struct, forbid_unknown_fields=True):
    """The broker to be told.

    ``password``: null leaves the one that is kept. ``names``: players by their names; ``commands``: whoever
    may publish at the broker may pause, dim and set quiet hours.
    """

    host: Host
    port: Port = 1883
    user: Text = ""
    password: Text | None = None
    tls: Switch = False
    names: Switch = False
    commands: Switch = False


class BrokerFound(FoundBroker, frozen=True):
    """A broker that tells of itself in the home network."""


class BrokerState(Struct):
    """How it stands.

    ``on``: whether a broker is told; ``has_password``: whether one is kept, which is never shown; ``fixed``:
    the configuration's file says all this; ``stands``: ``off``, ``connected``, ``connecting``, or why there
    is no connection; ``text`` says it in words; ``can_search``: whether `POST /api/house/search` finds any;
    ``found``: what it has found, else null.
    """

    on: bool
    host: str
    port: int
    user: str
    has_password: bool
    tls: bool
    names: bool
    commands: bool
    fixed: bool
    stands: str
    text: list[str]
    can_search: bool
    found: list[BrokerFound] | None = None
