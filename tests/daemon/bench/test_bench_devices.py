"""One board over two devices on the bench: walked as one, a map for each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.bench.bench_port import STRIDE
from companion.bench.stops import LINES
from companion.core.model.types import LinkLost, SensorFrame
from companion.daemon.bench.bench import CheckBench
from companion.daemon.loop.devices import Wired
from companion.ports.commands import CommandRefused
from hardware.board_map import BoardMap, load_board_map
from tests.daemon.bench.bench_rig import BOARD, FAST, RESTED_MS
from tests.daemon.loop.loop_rig import FakeClock
from tests.daemon.loop.test_devices import FakeLink


class TwoHalves:
    """The fast board over two devices, each reading half of its spots."""

    def __init__(self, folder: Path) -> None:
        self.clock = FakeClock()
        half = len(FAST.places) // 2
        self.maps = {
            name: BoardMap(BOARD, places, f"{name}.toml")
            for name, places in (("left", FAST.places[:half]), ("right", FAST.places[half:]))
        }
        self.links = {name: FakeLink(name) for name in self.maps}
        wired = [Wired(self.links[name], self.maps[name]) for name in self.maps]
        self.bench = CheckBench(wired, folder, self.clock, today=lambda: "today")
        for one in self.bench.wired:
            one.link.start(lambda _: None)
        self.bench.start()
        for name in self.maps:
            self.frame(name, 0)

    def frame(self, device: str, bits: int, norths: int | None = None) -> None:
        emit = self.links[device].emit
        assert emit is not None
        emit(SensorFrame(device, 0, self.clock(), bits, norths))
        self.bench._ask(lambda: None)

    def lose(self, device: str) -> None:
        emit = self.links[device].emit
        assert emit is not None
        emit(LinkLost(device, self.clock(), "unplugged: has vanished"))
        self.bench._ask(lambda: None)

    def visit(self, spot: str) -> None:
        device = next(name for name, spots in self.maps.items() if spot in spots.line_of)
        for bits in (1 << self.maps[device].line_of[spot], 0):
            self.frame(device, bits)
            self.clock.now_ms += RESTED_MS
            self.bench._ask(lambda: None)

    def go(self, wires: Mapping[str, str]) -> None:
        self.bench.walk(BOARD, LINES, learn=False, again=True)
        while (walk := self.bench.view().walk) and (stop := walk.stop):
            self.visit(wires.get(stop.spot, stop.spot))


@pytest.mark.slow
def test_two_devices_under_one_board_are_walked_as_one_and_each_gets_its_map(tmp_path: Path) -> None:
    two = TwoHalves(tmp_path)
    lines = two.maps["right"].line_of
    a, b = list(lines)[:2]
    two.go({a: b, b: a})
    assert two.bench.view().proposal is not None
    assert two.bench.write(tmp_path / "own.toml").written == (
        str(tmp_path / "own-left.toml"),
        str(tmp_path / "own-right.toml"),
    )
    assert load_board_map(tmp_path / "own-left.toml").line_of == two.maps["left"].line_of
    assert load_board_map(tmp_path / "own-right.toml").line_of == {**lines, a: lines[b], b: lines[a]}
    two.bench.close()


@pytest.mark.slow
def test_a_spot_that_answers_on_the_other_device_is_moved_by_hand(tmp_path: Path) -> None:
    two = TwoHalves(tmp_path)
    a, b = next(iter(two.maps["left"].line_of)), next(iter(two.maps["right"].line_of))
    two.go({a: b, b: a})
    with pytest.raises(CommandRefused, match="Put its row into the other map"):
        two.bench.write()
    two.bench.close()


def test_while_a_half_is_missing_the_sensors_are_unknown_and_its_return_is_no_change(tmp_path: Path) -> None:
    two = TwoHalves(tmp_path)
    told: list[tuple[str, int, bool]] = []
    two.bench.watch_lines(lambda board, line, on: told.append((board, line, on)))
    two.frame("left", 0b11)
    assert len(told) == 2
    two.lose("left")
    two.frame("right", 0b1)
    missing = two.bench.sensors(BOARD)
    assert (missing.levels, missing.norths) == (None, None)
    two.frame("left", 0b11)
    two.frame("left", 0b01)
    assert two.bench.sensors(BOARD).levels == 1 | 1 << STRIDE
    assert told[2:] == [(BOARD, 1, False)]
    two.bench.close()


def test_poles_are_unknown_too_while_a_half_is_missing(tmp_path: Path) -> None:
    two = TwoHalves(tmp_path)
    for name in two.maps:
        two.frame(name, 0b1, norths=0b1)
    assert two.bench.sensors(BOARD).norths == 1 | 1 << STRIDE
    two.lose("left")
    assert two.bench.sensors(BOARD).norths is None
    two.frame("right", 0b1, norths=0b1)
    assert two.bench.sensors(BOARD).norths is None
    two.bench.close()
