"""A bench over the fast board for tests: its thread is real, its clock and its device are not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from companion.bench.bench_port import BenchView
from companion.bench.stops import LINES
from companion.bench.walk import Walk
from companion.core.model.types import FieldPage, LinkLost, LinkUp, SensorFrame
from companion.daemon.bench.bench import CheckBench
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Wired
from hardware.board_map import load_board_map
from tests.daemon.loop.loop_rig import FakeClock
from tests.daemon.loop.test_devices import FakeLink

FAST = load_board_map("malefiz-fast")
BOARD = "malefiz-fast"
RESTED_MS = 600


@dataclass
class MeasuringLink(FakeLink):
    """A link whose device measures fields when it is asked to."""

    measured: list[bool] = field(default_factory=list)

    def ask_field(self, *, wanted: bool) -> None:
        self.measured.append(wanted)


class Rig:
    """A bench over the fast board, and the wires as they really are."""

    def __init__(self, folder: Path, wires: Mapping[str, str] | None = None) -> None:
        self.clock = FakeClock()
        self.link = MeasuringLink("tray")
        self.floor = BoardLock()
        self.bench = CheckBench(
            [Wired(self.link, FAST)], folder, self.clock, self.floor, lambda: "on a Sunday"
        )
        self.wires = dict(wires or {})  # spot -> the spot whose line its magnet closes
        self.owners: list[object] = []
        self.bench.wired[0].link.start(self.owners.append)
        self.bench.start()
        self.emit(LinkUp("tray", self.clock(), "1.0", 92, 92))
        self.frame()

    def emit(self, event: SensorFrame | LinkUp | LinkLost | FieldPage) -> None:
        assert self.link.emit is not None
        self.link.emit(event)
        self.settle()

    def settle(self) -> None:
        """Until the bench has done all it could do by now."""
        self.bench._ask(lambda: None)

    def frame(self, *spots: str) -> None:
        bits = FAST.levels(self.wires.get(spot, spot) for spot in spots)
        self.emit(SensorFrame("tray", 0, self.clock(), bits))

    def wait(self, wait_ms: int) -> None:
        self.clock.now_ms += wait_ms
        self.settle()

    def visit(self, spot: str) -> None:
        self.wait(100)
        self.frame(spot)
        self.wait(RESTED_MS)
        self.frame()
        self.wait(RESTED_MS)

    def begin(self, kind: str = LINES, *, learn: bool = False, again: bool = False) -> BenchView:
        return self.bench.walk(BOARD, kind, learn=learn, again=again)

    @property
    def walk(self) -> Walk:
        assert self.bench.view().walk is not None
        return self.bench.view().walk  # type: ignore[return-value]  # seen just now

    def go(self) -> None:
        """Walk to the end; what is doubted is done twice."""
        while (stop := self.walk.stop) is not None:
            self.visit(stop.spot)

    def busy(self) -> bool:
        return self.bench.view().on is not None

    @property
    def lit(self) -> dict[str, str]:
        """Spot -> colour, as the device shows it."""
        spots = {light: spot for spot, light in FAST.light_of.items()}
        return (
            {spots[light]: lamp.colour for light, lamp in self.link.shown[-1].items()}
            if self.link.shown
            else {}
        )
