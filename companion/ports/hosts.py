"""The door to who asks to become host: what the daemon offers to pages and panel.

Knows: requests, and what shows that somebody is at the board. Refuses to know: HTTP, sentences, who is host.
"""

from typing import Protocol

from msgspec import Struct

from companion.core.model.errors import InputError

ASKS, DONE, WAITS, REFUSED = "asks", "done", "waits", "refused"
"""A browser asks; its person was at the board; that waits for a host's word; the host has said no."""

FEWEST_FREE_PIECES = 4
"""With fewer pieces that nobody holds there are too few gestures that differ."""


class HostRequest(Struct, frozen=True):
    """A browser asks to become host.

    Args:
        request_id: nobody can guess it.
        gesture: the spots of ``board`` whose pieces are to be lifted and put back, in this order; empty where
            too few pieces stand there.
        until_ms: it is over then.
        state: `ASKS`, `DONE`, `WAITS` or `REFUSED`.
        how: once it is done, ``gesture``, ``button`` or, where a host had to say yes, ``confirmed``.
        presses: how often the panel's button is to be pressed, each time before it is held again.
    """

    request_id: str
    gesture: tuple[str, ...]
    board: str
    until_ms: int
    state: str = ASKS
    how: str = ""
    presses: tuple[int, ...] = ()


class HostNews(Struct, frozen=True):
    """What all screens tell of hosts: ``asks``: a phone wants to be one; ``waits``: a host is to say whether.

    ``made`` counts the phones that have become host since the companion started; ``fresh``: just now one did.
    """

    asks: bool = False
    waits: bool = False
    made: int = 0
    fresh: bool = False


class TooEarly(InputError):  # noqa: N818 - it is an answer to a person, not a fault
    """Whoever asked in vain is to wait for ``wait_ms``."""

    def __init__(self, wait_ms: int) -> None:
        super().__init__(f"wait for {wait_ms} ms")
        self.wait_ms = wait_ms


class HostDoor(Protocol):
    """Where browsers ask to become host. All methods may be called from any thread, and return at once.

    A browser is known by ``browser`` and its ``address`` together.
    """

    def ask(self, browser: str, address: str) -> HostRequest:
        """Begin a request, or tell the one it has. Raises TooEarly, or CommandRefused where too many ask."""

    def find(self, browser: str, address: str, request_id: str) -> HostRequest | None:
        """Tell how the request of this browser stands; None where it is not its own, or over."""

    def use(self, browser: str, address: str, request_id: str, *, to_host: bool) -> bool:
        """Count what was done at the board, once, or ask ``to_host`` first; False where it was not done."""

    def waiting(self) -> tuple[HostRequest, ...]:
        """Return the requests that wait for a host's word."""

    def answer(self, request_id: str, *, yes: bool) -> bool:
        """Take a host's word whether that browser becomes host; False where nothing waits for it."""

    def tell_new(self) -> None:
        """Let all screens tell that a browser has become host. Returns at once."""

    def is_asked(self) -> bool:
        """Tell whether a browser asks to become host now."""

    def hold(self) -> str:
        """Take that the table's button was held: ``proved``, ``counting`` (presses follow), ``nothing``."""

    def press(self) -> bool:
        """Take a press of the button; tell whether it counts for a browser that asks to be host."""
