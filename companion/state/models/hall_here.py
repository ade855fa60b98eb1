"""The shapes of the API for a hall on this board: what comes in and what goes out (http.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from companion.ports.hall_here import Joined, Member
from companion.state.models.requests import END, Switch

Typed = Annotated[str, Meta(min_length=1, max_length=20, description="a code of six letters and digits")]
Board = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{8}" + END, description="eight hexadecimal digits, the identity of a board")
]
Title = Annotated[
    str,
    Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*" + END, description="a line of at most 60 characters"),
]
HallAddress = Annotated[
    str, Meta(min_length=1, max_length=220, description="an address such as 192.168.0.5 or board.local:8080")
]


class HallSwitched(Struct, forbid_unknown_fields=True):
    """Whether this board is to be the hall."""

    on: Switch


class BoardRevoked(Struct, forbid_unknown_fields=True):
    """The board that is taken out."""

    board: Board


class HallJoined(Struct, forbid_unknown_fields=True):
    """The hall that this table joins, and the code that is shown there."""

    address: HallAddress
    code: Typed


class BoardAdmitted(Struct, forbid_unknown_fields=True):
    """A board that wants to join this hall."""

    code: Typed
    board: Board
    title: Title = ""


class BrokerAccess(Joined, frozen=True):
    """What a board needs to tell the hall's broker."""


class HallMember(Member, frozen=True):
    """A board that has joined."""


class HallHereState(Struct):
    """How it stands.

    ``stands``: ``off``, ``running``, ``starting``, ``taken``, ``no-mosquitto`` or ``no-hall``; ``text`` in
    words; ``page_port``: of the hall's page; ``host_code`` of the hall; ``code`` lets one board join for
    ``left_s`` more seconds, empty where there is none; ``board``: the identity of this one, which another
    board has, too, where ``twice``.
    """

    stands: str
    text: list[str]
    page_port: int
    host_code: str
    code: str
    left_s: int
    members: list[HallMember]
    board: str = ""
    twice: bool = False
