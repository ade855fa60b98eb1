"""Whether the board is in sight: up to when everything that happened on it is known, and who waits for proof.

Knows: nothing is decided on a picture that may be out of date (docs/adr/0006-proven-pictures.md). Refuses to
know what is decided. The loop alone uses it.
"""

from concurrent.futures import Future
from typing import Any

from msgspec import Struct

from companion.core.model.commands import Agree, DieRolled, Done, Overrule, TakeBack
from companion.core.model.session import Session
from companion.core.model.types import Heard, Say
from companion.daemon.loop.devices import Devices
from companion.ports.commands import Command, CommandRefused, RollForMe
from companion.ports.devices import LinkEvent

OUT_OF_SIGHT = Say(
    "The board has just stopped answering, so the last move was not seen for sure. Please wait for it."
)


class CommandToAnswer(Struct, frozen=True):
    """What another thread has asked of the loop, and where the answer goes."""

    command: Command
    future: Future[Any]


class ConfirmedPicture:
    """Proof asked of the devices, and what a person has asked for meanwhile."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._asked_ms: int | None = None
        self._held: list[CommandToAnswer] = []

    def may_decide(self, board: str) -> bool:
        """Tell whether time passing may lead to a decision: the board is in sight and no proof is awaited."""
        return self._asked_ms is None and self._devices.known(board)

    def ask(self, board: str, now_ms: int) -> None:
        """Ask for proof of everything up to now, if it can be had and is not under way."""
        if self.may_decide(board):
            self._asked_ms = now_ms
            self._devices.confirm(board, now_ms)

    def holds_back(self, asked: CommandToAnswer, session: Session | None, board: str, now_ms: int) -> bool:
        """Tell whether this decides on the picture as it is, and so is kept until that is proven."""
        if (
            session is None
            or not self._devices.known(board)
            or not _needs_proven_picture(session, asked.command)
        ):
            return False
        if self._devices.known_ms(board) >= now_ms:
            return False  # a report of this very ms is proof; nothing would be asked, and no answer come
        self._asked_ms = None  # what was asked for before proves less
        self._held.append(asked)
        self.ask(board, now_ms)
        return True

    def look(self, board: str, event: LinkEvent) -> list[CommandToAnswer]:
        """Return what was kept and may be carried out after a device's word; refuse what never can."""
        in_sight = self._devices.known(board)
        if self._asked_ms is None:
            return []
        if in_sight and self._devices.known_ms(board) < self._asked_ms:
            if isinstance(event, Heard):  # of an earlier moment, or of one device of two
                self._devices.confirm(board, self._asked_ms)
            return []
        self._asked_ms = None
        held, self._held = self._held, []
        if in_sight:
            return held
        for asked in held:
            if asked.future.set_running_or_notify_cancel():
                asked.future.set_exception(CommandRefused(OUT_OF_SIGHT))
        return []


def _needs_proven_picture(session: Session, command: Command) -> bool:
    """Tell whether a person's word may decide on the picture as it is: a number, "done", an overruling ..."""
    if isinstance(command, Done | Overrule | Agree | TakeBack):
        return True
    return isinstance(command, DieRolled | RollForMe) and session.observation.kind != "settled"
