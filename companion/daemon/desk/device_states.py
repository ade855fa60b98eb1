"""How each of several devices beside the board is, shown to the table whenever one changes."""

import logging
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.ports.dice import DieState
from companion.ports.inputs import InputState

S = TypeVar("S", bound=DieState | InputState)

log = logging.getLogger(__name__)


class DeviceStates(Generic[S]):
    """The states of devices by name; used by one thread.

    Args:
        states: as they are at first.
        show: tells the table all of them.
    """

    def __init__(self, states: dict[str, S], show: Callable[[tuple[S, ...]], None]) -> None:
        self._states, self._show = states, show

    def __iter__(self) -> Iterator[str]:
        """Yield the names of the devices."""
        return iter(self._states)

    def __getitem__(self, name: str) -> S:
        """Return one device."""
        return self._states[name]

    def show(self) -> None:
        """Send the states to the table."""
        self._show(tuple(self._states.values()))

    def up(self, name: str) -> None:
        """Note that this device can be used."""
        log.info("%s can be used", name)
        self.change(name, up=True, why="", note=None)

    def away(self, name: str, why: str) -> None:
        """Note that this device cannot be used."""
        log.warning("%s cannot be used: %s", name, why)
        self.change(name, up=False, why=why, note=None)

    def note(self, name: str, note: Say | None) -> None:
        """Note what this one did in vain; None: nothing."""
        self.change(name, note=note)

    def clear_notes(self) -> None:
        """Forget what was in vain, since the game has gone on."""
        for name in self:
            self.note(name, None)

    def failed(self, name: str, note: Say) -> None:
        """Note that what this device did could not be worked on; all are shown again."""
        self._states[name] = replace(self._states[name], note=note)

    def change(self, name: str, **changes: object) -> None:
        """Change fields of a state; the table is told where that makes a difference."""
        after = replace(self._states[name], **changes)  # type: ignore[arg-type]  # the fields of the state
        if after != self._states[name]:
            self._states[name] = after
            self.show()
