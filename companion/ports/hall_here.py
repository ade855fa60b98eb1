"""The door to a hall on this board, as the pages see it: on or off, who has joined, the code to join.

Refuses to know: MQTT, HTTP, files, processes.
"""

from typing import Protocol

from msgspec import Struct

OFF, RUNNING, STARTING, NO_MOSQUITTO, NO_HALL = "off", "running", "starting", "no-mosquitto", "no-hall"
TAKEN = "taken"


class Member(Struct, frozen=True):
    """A board that has joined: its identity, and what it is called."""

    board: str
    title: str


class HallHereStatus(Struct, frozen=True):
    """How it stands.

    Args:
        stands: `OFF`, `RUNNING`, `STARTING`, or why it cannot run: `NO_MOSQUITTO`, `NO_HALL`,
            `TAKEN` (another program has a port).
        page_port: where the hall's page is served.
        host_code: makes a browser host of the hall; empty while it is not known.
        join_code: lets one board join; empty where there is none, or its time is over.
        left_ms: so long it counts.
        members: the boards that have joined.
        board: the identity of this board.
        twice: whether another board has it, too.
        taken: the port of `TAKEN`; else 0.
    """

    stands: str
    page_port: int
    host_code: str
    join_code: str
    left_ms: int
    members: tuple[Member, ...]
    board: str = ""
    twice: bool = False
    taken: int = 0


class Joined(Struct, frozen=True):
    """What a board needs to tell the broker: its port, and its own name and password there."""

    port: int
    user: str
    password: str


class HallHere(Protocol):
    """The hall on this board. For any thread; what cannot be is a CommandRefused."""

    def look(self) -> HallHereStatus:
        """Tell how it stands."""

    def switch_on(self, lang: str) -> None:
        """Start broker and hall, and let this table tell them."""

    def switch_off(self) -> None:
        """End broker and hall; who has joined may come back once it is on again."""

    def new_code(self) -> None:
        """Draw a code that lets one board join."""

    def revoke(self, board: str) -> None:
        """Let this board tell nothing any more."""

    def admit(self, address: str, code: str, board: str, title: str) -> Joined:
        """Let a board join by the code. Raises TooEarly where its address was wrong too often."""

    def join(self, address: str, code: str, lang: str) -> None:
        """Join the hall of another board."""

    def renew_identity(self) -> None:
        """Give this board an identity of its own, where its card was copied; a hall that knows it is left."""
