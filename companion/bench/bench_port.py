"""What pages and terminal may ask of the bench, and what it shows: one immutable view.

A board may lie over several devices; on the bench their lines are one row of numbers, `STRIDE` for each.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from companion.bench.findings import Proposal
from companion.bench.piece_test import PieceTest
from companion.bench.sensors import Sensors
from companion.bench.stops import Tally
from companion.bench.walk import Walk
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board
from companion.core.model.types import Say

STRIDE = 160
"""Lines of the largest device (firmware_bridge/PROTOCOL.md, part 5): the next one's begin here."""


class BenchBoard(Struct, frozen=True):
    """A board that can be checked.

    Args:
        board: its geometry.
        tell: a spot of it in words.
        devices: those that lie under it, in the order of the configuration.
        down: device -> why it cannot be reached; those that can be are left out.
        line_of: spot -> line on the bench, for the spots that a device reads.
        light_of: spot -> light on the bench, for the spots that a device lights.
        kept: kind of walk -> how many spots are done of one that was begun; ``learn`` = lines learned.
    """

    board: Board
    tell: Callable[[str], Say]
    devices: tuple[str, ...]
    down: Mapping[str, str]
    line_of: Mapping[str, int]
    light_of: Mapping[str, int]
    kept: Mapping[str, int]

    @property
    def name(self) -> str:
        """The board's name."""
        return self.board.name

    def line_name(self, line: int) -> str:
        """Return a line as people know it: its number, and the device where there are several."""
        number = str(line % STRIDE)
        return number if len(self.devices) == 1 else f"{number} ({self.devices[line // STRIDE]})"

    def spot_of(self, line: int) -> str:
        """Return the spot that has this line; empty where none has."""
        return next((spot for spot, own in self.line_of.items() if own == line), "")


class BenchView(Struct, frozen=True):
    """Everything there is to show.

    Args:
        rev: grows with each change.
        boards: all that can be checked.
        on: the board that is being checked; None while none is.
        walk, proposal: the walk in progress, and the map as it has found it.
        test: the piece test in progress.
        written: the files into which the map was written; empty until then.
    """

    rev: int
    boards: tuple[BenchBoard, ...]
    on: BenchBoard | None = None
    walk: Walk | None = None
    proposal: Proposal | None = None
    test: PieceTest | None = None
    written: tuple[str, ...] = ()

    @property
    def essence(self) -> object:
        """All of it that can be seen; functions, clocks and ``rev`` are left out."""
        calm = (replace(self.walk, now_ms=0), self.walk.late, self.walk.phase) if self.walk else None
        test = (replace(self.test, now_ms=0), self.test.late, self.test.phase) if self.test else None
        boards = [(each.name, each.down, each.kept) for each in self.boards]
        return (boards, self.on.name if self.on else "", calm, test, self.written, self.proposal)


class Bench(Protocol):
    """The bench of one table. All methods may be called from any thread; refusals are ``ports.Refused``."""

    def view(self) -> BenchView:
        """Tell what there is to show now."""

    def sensors(self, board: str, *, measured: bool = True) -> Sensors:
        """Tell what all lines of a board do.

        ``measured``: their fields too, from a device that can measure them.

        Raises Refused for an unknown board.
        """

    def walked(self, board: str) -> Mapping[str, Tally]:
        """Return spot -> how the walk test went there, in all walks so far."""

    def watch_sensors(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener (it must return at once) after each report of a device; the way to stop."""

    def walk(self, board: str, kind: str, *, learn: bool, again: bool) -> BenchView:
        """Begin a walk, or go on with the one that was left. Raises Refused where that cannot be."""

    def pieces(self, board: str, spot: str) -> BenchView:
        """Begin to test pieces on a spot; empty = one that the bench chooses. Raises Refused."""

    def press(self, key: str) -> BenchView:
        """Take what a person says to the walk or the test (``walk.press``, ``piece_test.press``)."""

    def leave(self) -> BenchView:
        """End walk or test; what is known of the walk is kept."""

    def write(self) -> BenchView:
        """Write the map as the walk has found it. Raises Refused where nothing can be written."""

    def maps(self) -> Mapping[str, str]:
        """Return the map as the walk has found it: device -> TOML. Raises Refused where there is none."""
