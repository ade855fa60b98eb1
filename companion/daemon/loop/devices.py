"""The devices of a table as one board: their lines joined into one picture, one light plan shared out.

A board may be read by several devices, each with its own spots, and lit by others; its picture is known once
all that read it are up. Their reports carry their own times: a slower device (a longer debounce, a USB
adapter) may report an earlier change later than a faster one. The picture's time never goes back: the late
one counts as of the newest time seen, at most some tens of ms too late, which no rest of a verdict (half a
second) notices.

Knows: board maps and which devices are up. Refuses to know: the game.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from companion.core.model.game import Board
from companion.core.model.types import Heard, Lamp, LightPlan, LinkLost, LinkUp, Mask, Poles, SensorFrame
from companion.ports.devices import BoardLink, Emit, LinkEvent
from companion.ports.table import LinkState

LINES_A_CHIP = 8
"""A 74HC165 reads so many lines (hardware/wiring); a multiplexer twice as many, which here are two chips."""


EVER_MS = 1 << 62
"""Longer than any game: where there are no sensors nothing is told late."""


class SpotMap(Protocol):
    """What the daemon needs of a board map: spot name -> line, spot name -> light."""

    @property
    def board(self) -> str:
        """The board it lies under, by name."""

    @property
    def line_of(self) -> Mapping[str, int]:
        """Spot -> electrical line, for the spots that the device reads."""

    @property
    def light_of(self) -> Mapping[str, int]:
        """Spot -> light, for the spots that it lights."""


class Wired(Struct, frozen=True):
    """A device and how its lines and lights lie under the board."""

    link: BoardLink
    spots: SpotMap


class Devices:
    """All devices of one table. Used by the loop alone, but for `start` and `close`."""

    def __init__(self, wired: Sequence[Wired]) -> None:
        self._wired = {device.link.device: device for device in wired}
        self._bits: dict[str, int] = {}
        self._norths: dict[str, int] = {}  # of the devices that tell poles
        self._told_ms: dict[str, int] = {}  # all changes of the device up to then have been told
        self._states = {name: LinkState(name, up=False, since_ms=0) for name in self._wired}
        self._shown: tuple[str, LightPlan] | None = None
        self._bare = ""
        self.at_ms = 0  # of the newest change that any device has reported

    def start(self, emit: Emit) -> None:
        """Begin to read all devices."""
        for one in self._wired.values():
            one.link.start(emit)

    def close(self) -> None:
        """Darken all lights and close all ports."""
        for one in self._wired.values():
            one.link.close()

    def take(self, event: LinkEvent) -> None:
        """Keep what a device reports."""
        name = event.device
        match event:
            case SensorFrame():
                self._bits[name] = event.bits
                if event.norths is not None:
                    self._norths[name] = event.norths
                self._told_ms[name] = max(self._told_ms.get(name, 0), event.at_ms)
                self.at_ms = max(self.at_ms, event.at_ms)
            case Heard():
                self._told_ms[name] = max(self._told_ms.get(name, 0), event.at_ms)
            case LinkUp():
                self._states[name] = LinkState(name, True, event.at_ms, event.firmware)
                self._shown = None
            case LinkLost():
                self._bits.pop(name, None)
                self._norths.pop(name, None)
                self._told_ms.pop(name, None)
                self._states[name] = LinkState(
                    name, False, event.at_ms, self._states[name].firmware, event.why
                )

    @property
    def first_board(self) -> str:
        """The board of the first device; empty where there is none."""
        return next((one.spots.board for one in self._wired.values()), "")

    def spots(self, board: str) -> frozenset[str]:
        """Return the spots of this board that have a sensor."""
        return frozenset(spot for name in self._readers(board) for spot in self._wired[name].spots.line_of)

    def play_on(self, board: str, *, bare: bool = False) -> None:
        """Put this board into play; ``bare``, or read by no device: without sensors, always known."""
        self._bare = board if bare or not self.serves(board) else ""

    def serves(self, board: str) -> bool:
        """Tell whether any device reads this board."""
        return bool(self._readers(board))

    def known(self, board: str) -> bool:
        """Tell whether the lines of all devices that read this board are known: its picture is whole."""
        if self._bare and board == self._bare:
            return True
        return self.serves(board) and all(
            name in self._bits and self._states[name].up for name in self._readers(board)
        )

    def known_ms(self, board: str) -> int:
        """Tell up to when all changes under this board are known; 0 while it is out of sight."""
        if not self.known(board):
            return 0
        if board == self._bare:
            return EVER_MS
        return min(self._told_ms.get(name, 0) for name in self._readers(board))

    def confirm(self, board: str, up_to_ms: int) -> None:
        """Ask for proof those devices under this board that have not told everything up to ``up_to_ms``."""
        for name in self._readers(board):
            if self._told_ms.get(name, 0) < up_to_ms:
                self._wired[name].link.confirm()

    def _readers(self, board: str) -> list[str]:
        """Return the devices with sensors under this board; one that only lights it is none of them."""
        return [name for name, one in self._wired.items() if one.spots.board == board and one.spots.line_of]

    @property
    def states(self) -> tuple[LinkState, ...]:
        """Each device's state, in the order of the configuration."""
        return tuple(self._states.values())

    def chains(self, board: Board) -> tuple[Mask, ...]:
        """Return the spots of ``board`` that fall silent together: those whose lines one chip reads."""
        chips: dict[tuple[str, int], Mask] = {}
        for name in self._readers(board.name):
            for spot, line in self._wired[name].spots.line_of.items():
                chip = name, line // LINES_A_CHIP
                chips[chip] = chips.get(chip, 0) | 1 << board.index[spot]
        return tuple(chips[chip] for chip in sorted(chips))

    def levels(self, board: Board) -> Mask:
        """Return the raw levels of all spots of ``board`` (spots without a line are empty)."""
        return 0 if board.name == self._bare else board.mask(self.occupied(board.name))

    def poles(self, board: Board) -> Poles:
        """Return the poles of all magnets under ``board``, of those devices that tell them."""
        norths = souths = 0
        for name, north in self._norths.items():
            if self._wired[name].spots.board != board.name or board.name == self._bare:
                continue
            for spot, line in self._wired[name].spots.line_of.items():
                if self._bits[name] >> line & 1:
                    bit = 1 << board.index[spot]
                    norths, souths = (norths | bit, souths) if north >> line & 1 else (norths, souths | bit)
        return Poles(norths, souths)

    def occupied(self, board: str) -> frozenset[str]:
        """Return the names of all spots of this board with a magnet."""
        return frozenset(
            spot
            for name, bits in self._bits.items()
            if self._wired[name].spots.board == board
            for spot, line in self._wired[name].spots.line_of.items()
            if bits >> line & 1
        )

    def show(self, board: str, plan: LightPlan) -> None:
        """Show a light plan on the devices under this board, others dark; what is shown is not sent again."""
        if (board, plan) == self._shown:
            return
        self._shown = (board, dict(plan))
        for one in self._wired.values():
            here = plan if one.spots.board == board else {}
            lamps: dict[int, Lamp] = {
                one.spots.light_of[spot]: lamp for spot, lamp in here.items() if spot in one.spots.light_of
            }
            one.link.show(lamps)
