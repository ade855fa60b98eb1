"""A device that this machine has no way to: its library is missing, or the machine has no pins.

Knows one word, its loss. Refuses to know what is missing.
"""

from collections.abc import Mapping

from companion.core.model.types import Lamp, LinkLost
from companion.ports.devices import Clock, Emit


class AbsentLink:
    """A `companion.ports.devices.BoardLink` that is lost from the start, for good.

    Args:
        device: its name in events.
        clock: milliseconds, monotonic.
        why: one line, what is missing and what helps.
    """

    def __init__(self, device: str, clock: Clock, why: str) -> None:
        self.device = device
        self._clock, self._why = clock, why

    def start(self, emit: Emit) -> None:
        """Report the loss."""
        emit(LinkLost(self.device, self._clock(), f"not-here: {self._why}"))

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Do nothing: there is nothing to be lit."""

    def confirm(self) -> None:
        """Do nothing: there is nothing to be proven."""

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""
