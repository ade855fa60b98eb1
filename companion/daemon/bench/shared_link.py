"""A device that two parties use: the referee's loop, and the bench while something is checked."""

import threading
from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from companion.core.model.types import Lamp
from companion.ports.devices import BoardLink, Emit, LinkEvent


@runtime_checkable
class Measuring(Protocol):
    """A link whose device may measure fields."""

    def ask_field(self, *, wanted: bool) -> None:
        """Ask the device to send its measured fields, or to stop, if it can measure any."""


class LentLink:
    """A `BoardLink` that two parties use: its reports go to both, its lights to whoever has borrowed it."""

    def __init__(self, link: BoardLink, also: Emit) -> None:
        self.device = link.device
        self._link, self._also = link, also
        self._lock = threading.Lock()  # guards the two below
        self._owners: Mapping[int, Lamp] = {}
        self._borrowed = False

    def start(self, emit: Emit) -> None:
        """Begin to read."""

        def both(event: LinkEvent) -> None:
            emit(event)
            self._also(event)

        self._link.start(both)

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show the owner's lights now, or when the link is given back."""
        with self._lock:
            self._owners = dict(lamps)
            if not self._borrowed:
                self._link.show(lamps)

    def borrow(self, lamps: Mapping[int, Lamp]) -> None:
        """Show the borrower's lights."""
        with self._lock:
            self._borrowed = True
            self._link.show(lamps)

    def give_back(self) -> None:
        """Show the owner's lights again."""
        with self._lock:
            if self._borrowed:
                self._borrowed = False
                self._link.show(self._owners)

    def measure(self, *, wanted: bool) -> None:
        """Ask for measured fields, or for no more, where the device can measure any."""
        if isinstance(self._link, Measuring):
            self._link.ask_field(wanted=wanted)

    def confirm(self) -> None:
        """Ask for proof that all changes have been told."""
        self._link.confirm()

    def close(self) -> None:
        """Close the link."""
        self._link.close()
