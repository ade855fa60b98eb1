"""What the bench writes: walks that go on after a power cut, and maps of what was walked."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.bench.stops import LIGHTS, LINES
from companion.core.model.errors import ConfigError
from companion.core.model.types import SensorFrame
from companion.daemon.bench.bench import CheckBench
from companion.daemon.loop.devices import Wired
from companion.ports.commands import CommandRefused
from hardware.board_map import load_board_map
from tests.daemon.bench.bench_rig import BOARD, FAST, Rig
from tests.daemon.loop.loop_rig import FakeClock
from tests.daemon.loop.test_devices import FakeLink, FakeMap


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.bench.close()


def test_a_walk_goes_on_where_it_was_left_even_after_a_power_cut(rig: Rig, tmp_path: Path) -> None:
    rig.begin()
    for _ in range(5):
        assert rig.walk.stop is not None
        rig.visit(rig.walk.stop.spot)
    left = rig.walk
    after = Rig(tmp_path)  # nobody has closed the first
    assert after.bench.view().boards[0].kept == {"lines": 5}
    after.begin()
    assert (after.walk.results, after.walk.stop) == (left.results, left.stop)
    after.begin(again=True)
    assert (after.walk.results, after.walk.at) == ({}, 0)
    after.bench.close()


@pytest.mark.parametrize(("lines", "kept"), [(1, {"lines": 1}), (2, {})])
def test_of_a_walk_of_another_map_holds_what_was_seen_on_the_lines_of_this_one(
    rig: Rig, tmp_path: Path, lines: int, kept: dict[str, int]
) -> None:
    """In the kept walk, the map's line of red:3 becomes another, and then the line that has answered too."""
    rig.begin()
    rig.visit("red:3")
    path = tmp_path / f"check-{BOARD}.json"
    path.write_text(re.sub(rf"\b{FAST.line_of['red:3']}\n", "159\n", path.read_text(), count=lines))
    after = Rig(tmp_path)
    assert after.bench.view().boards[0].kept == kept
    after.begin()
    assert list(after.walk.results) == ["red:3"] * len(kept)
    after.bench.close()


def test_how_often_a_spot_was_seen_cleanly_is_counted_over_all_walks(rig: Rig, tmp_path: Path) -> None:
    for again in (False, True):
        rig.begin(again=again)
        rig.visit("red:3")
    kept = json.loads((tmp_path / f"check-{BOARD}.json").read_text())
    assert kept["spots"] == {"red:3": {"visits": 2, "clean": 2}}


@pytest.mark.parametrize("broken", ["", "{", '{"version": 9, "board": "malefiz-fast"}', "[1]"])
def test_a_kept_walk_that_cannot_be_read_is_told_and_begins_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    (tmp_path / f"check-{BOARD}.json").write_text(broken)
    with caplog.at_level(logging.WARNING):
        rig = Rig(tmp_path)
        rig.begin()
    assert rig.walk.at == 0
    assert "begins anew" in caplog.text
    rig.bench.close()


def test_a_full_disk_costs_only_the_memory(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    rig = Rig(tmp_path / "file")
    rig.begin()
    rig.visit("red:3")
    assert list(rig.walk.results) == ["red:3"]
    assert "is not kept" in caplog.text
    rig.bench.close()


@pytest.mark.slow
def test_a_walk_to_the_end_writes_the_map_with_the_swapped_lines(tmp_path: Path) -> None:
    rig = Rig(tmp_path, {"c1": "d1", "d1": "c1"})
    rig.begin()
    with pytest.raises(CommandRefused, match="Walk to the end first"):
        rig.bench.write()
    rig.go()
    view = rig.bench.view()
    assert view.proposal is not None
    assert view.proposal.changed == ("c1", "d1")
    written = rig.bench.write().written
    assert written == (str(tmp_path / "malefiz-fast.toml"),)
    new = load_board_map(written[0])
    assert new.line_of == {**FAST.line_of, "c1": FAST.line_of["d1"], "d1": FAST.line_of["c1"]}
    assert Path(written[0]).read_text().splitlines()[0] == (
        "# Walked on a Sunday by companion check, 92 of 92 spots have answered: "
        "2 changed in malefiz-fast.toml."
    )
    assert rig.bench.maps()["tray"] == Path(written[0]).read_text()
    rig.bench.close()


@pytest.mark.slow
def test_a_walk_of_the_lights_writes_them_where_they_shine(tmp_path: Path) -> None:
    rig = Rig(tmp_path, {"c1": "d1", "d1": "c1"})  # the light of c1 shines at d1, so the magnet goes there
    rig.begin(LIGHTS)
    assert rig.walk.plan.lights == tuple(FAST.light_of[stop.spot] for stop in rig.walk.plan.stops)
    rig.go()
    rig.bench.write(tmp_path / "own.toml")
    new = load_board_map(tmp_path / "own.toml")
    assert new.light_of == {**FAST.light_of, "c1": FAST.light_of["d1"], "d1": FAST.light_of["c1"]}
    assert new.line_of == FAST.line_of
    rig.bench.close()


@pytest.mark.slow
def test_spots_that_cannot_be_told_apart_make_no_map(tmp_path: Path) -> None:
    rig = Rig(tmp_path, {"c1": "d1"})
    rig.begin()
    rig.go()
    with pytest.raises(CommandRefused, match="cannot be told apart"):
        rig.bench.write()
    assert list(tmp_path.glob("*.toml")) == []
    rig.bench.close()


@pytest.mark.slow
def test_a_place_that_must_not_be_written_is_one_line(rig: Rig, tmp_path: Path) -> None:
    rig.begin()
    rig.go()
    config = tmp_path / "table.toml"
    config.write_text("[[device]]\n")
    with pytest.raises(ConfigError, match="there is a file that is no board map"):
        rig.bench.write(config)


def test_a_map_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    link = FakeLink("tray")
    clock = FakeClock()
    bench = CheckBench([Wired(link, FakeMap(BOARD, {"c1": 0}))], tmp_path, clock)
    bench.wired[0].link.start(lambda _: None)
    bench.start()
    assert link.emit is not None
    link.emit(SensorFrame("tray", 0, clock(), 0))
    bench.walk(BOARD, LINES, learn=False, again=False)
    bench.press("skip")
    with pytest.raises(CommandRefused, match="This map cannot be written"):
        bench.write()
    bench.close()
