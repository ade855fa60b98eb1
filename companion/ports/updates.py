"""The door to updates, as the page of the care sees it: what runs, what is found, how an update goes.

Refuses to know: who installs, HTTP, sentences.
"""

from typing import Literal, Protocol

from msgspec import Struct

from companion.core.model.types import Say
from companion.ports.commands import CommandRefused

CANNOT = Say("This companion cannot update itself: it does not run as an installed service.")
GOES_ON = Say("An update goes on already. Please wait until it is done.")
GONE = Say("Version {version} is there no longer. Look for updates once more.")
NO_ADDRESS = Say(
    "This is no address of updates. Right would be one such as https://example.org/companion, without "
    "spaces, user or password."
)
NO_WAY_BACK = Say("There is no version to go back to.")

Phase = Literal["none", "asked", "looking", "checking", "installing", "back", "idle", "done", "failed"]
Asked = Literal["look", "install", "back"]

BUSY = ("asked", "looking", "checking", "installing", "back")
"""Phases in which nothing else may be asked for."""


class FoundUpdate(Struct, frozen=True):
    """A newer version: ``place`` is ``stick`` or ``address``; ``news`` says in English what is new."""

    place: str
    version: str
    news: tuple[str, ...] = ()


class UpdateTrouble(Struct, frozen=True):
    """Why nothing was found at a place."""

    place: str
    why: str


class UpdatesStatus(Struct, frozen=True):
    """How updates stand.

    Args:
        can: whether this companion can be updated from its page.
        kept: the version that is kept as the way back, or "".
        phase: ``none`` (nothing was asked for since the machine started) or how the last request goes.
        asked: what was asked for.
        version: the one that is, or was to be, installed.
        why: of ``failed``; a key of ``companion.words.care.update_words.WHY``.
        found: what is newer, place by place.
        troubles: places that could not be looked at.
        address: where a host wants updates looked for, or "".
    """

    can: bool = False
    kept: str = ""
    phase: Phase = "none"
    asked: Asked = "look"
    version: str = ""
    why: str = ""
    found: tuple[FoundUpdate, ...] = ()
    troubles: tuple[UpdateTrouble, ...] = ()
    address: str = ""


class Updates(Protocol):
    """What the daemon offers. All methods may be called from any thread."""

    def look(self) -> UpdatesStatus:
        """Tell how updates stand now."""

    def ask(self, asked: Asked, version: str = "") -> None:
        """Have the machine look for updates, install this version, or go back to the one before.

        Raises CommandRefused where that cannot be, and OSError.
        """

    def set_address(self, address: str) -> None:
        """Look for updates there, too, from now on; "" for nowhere. Raises CommandRefused, OSError."""


class NoUpdates:
    """`Updates` of a companion that is no installed service."""

    def look(self) -> UpdatesStatus:
        """Tell that nothing can be done here."""
        return UpdatesStatus()

    def ask(self, asked: Asked, version: str = "") -> None:  # noqa: ARG002 - as in the protocol
        """Refuse it. Raises CommandRefused."""
        raise CommandRefused(CANNOT)

    def set_address(self, address: str) -> None:  # noqa: ARG002 - as in the protocol
        """Refuse it. Raises CommandRefused."""
        raise CommandRefused(CANNOT)
