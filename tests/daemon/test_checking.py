"""The bench beside the referee: lights, walks kept, maps written. Its thread is real, its clock is not."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from companion.core.bench import walk as walks
from companion.core.bench.door import STRIDE, BenchView
from companion.core.bench.walk import HINT_MS, LIGHTS, LINES, Walk
from companion.core.errors import ConfigError
from companion.core.types import FieldPage, Lamp, LinkLost, LinkUp, SensorFrame
from companion.daemon.bench import LEFT_MS, CheckBench
from companion.daemon.devices import Wired
from companion.daemon.floor import GAME, Floor
from companion.daemon.lent import LentLink
from companion.ports.commands import Refused
from hardware.board_map import BoardMap, load_board_map
from tests.daemon.test_devices import FakeLink, FakeMap
from tests.daemon.test_loop import FakeClock

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
        self.floor = Floor()
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


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.bench.close()


def test_the_spot_asked_for_is_lit_and_turns_green_when_the_magnet_is_seen(rig: Rig) -> None:
    rig.begin()
    first = rig.walk.stop
    assert first is not None
    assert rig.lit == {first.spot: "white"}
    rig.frame(first.spot)
    rig.wait(RESTED_MS)
    assert rig.lit == {first.spot: "green"}
    rig.frame()
    rig.wait(RESTED_MS)
    second = rig.walk.stop
    assert second is not None
    assert rig.lit == {second.spot: "white"}
    rig.wait(HINT_MS)
    assert rig.lit == {second.spot: "orange"}


def test_what_stands_on_the_board_is_lit_red_until_it_is_gone(rig: Rig) -> None:
    rig.frame("c1", "d1")
    rig.begin()
    assert (rig.walk.phase, rig.lit) == ("clear", {"c1": "red", "d1": "red"})
    rig.frame()
    assert rig.walk.phase == "waiting"


def test_the_referees_lights_come_back_when_the_check_ends(rig: Rig) -> None:
    referee = rig.bench.wired[0].link
    referee.show({3: Lamp("blue", "steady")})
    rig.begin()
    referee.show({4: Lamp("blue", "steady")})
    assert 4 not in rig.link.shown[-1]
    rig.bench.leave()
    assert rig.link.shown[-1] == {4: Lamp("blue", "steady")}
    assert not rig.busy()


def test_a_bug_in_a_walk_ends_it_and_leaves_the_table_free_for_play(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_walk: Walk, _at_ms: int) -> Walk:
        raise ZeroDivisionError

    rig.begin()
    monkeypatch.setattr(walks, "advance", broken)
    rig.frame("c1")
    assert not rig.busy()
    assert rig.link.shown[-1] == {}
    assert "stumbled" in caplog.text
    monkeypatch.undo()
    assert rig.begin().on is not None


def test_the_referee_hears_all_that_the_bench_hears(rig: Rig) -> None:
    rig.frame("c1")
    assert [type(event) for event in rig.owners] == [LinkUp, SensorFrame, SensorFrame]


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
    with pytest.raises(Refused, match="Walk to the end first"):
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
    with pytest.raises(Refused, match="cannot be told apart"):
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


def test_nothing_but_the_sensors_while_a_game_is_played(rig: Rig) -> None:
    assert rig.floor.take(GAME)
    with pytest.raises(Refused, match="A game is being played"):
        rig.begin()
    with pytest.raises(Refused, match="A game is being played"):
        rig.bench.pieces(BOARD, "")
    rig.frame("c1")
    rig.frame()
    seen = rig.bench.sensors(BOARD)
    assert seen.levels == 0
    assert seen.lines[FAST.line_of["c1"]].changes == 2


def test_a_board_or_spot_that_is_not_there_is_named(rig: Rig) -> None:
    with pytest.raises(Refused, match="no board malefiz-slow here, there are: malefiz-fast"):
        rig.bench.walk("malefiz-slow", LINES, learn=False, again=False)
    with pytest.raises(Refused, match="no board x"):
        rig.bench.sensors("x")
    with pytest.raises(Refused, match="no spot z9"):
        rig.bench.pieces(BOARD, "z9")


def test_a_lost_board_waits_and_goes_on(rig: Rig) -> None:
    rig.begin()
    rig.visit("red:3")
    rig.emit(LinkLost("tray", rig.clock(), "unplugged: has vanished"))
    assert rig.walk.phase == "unseen"
    assert rig.bench.view().boards[0].down == {"tray": "unplugged: has vanished"}
    rig.emit(LinkUp("tray", rig.clock(), "1.0", 92, 92))
    rig.frame()
    assert rig.walk.phase == "waiting"
    assert list(rig.walk.results) == ["red:3"]


def test_pieces_are_tested_in_the_middle_and_fields_asked_for_meanwhile(rig: Rig) -> None:
    rig.bench.pieces(BOARD, "")
    test = rig.bench.view().test
    assert test is not None
    assert rig.link.measured == [True]
    assert rig.lit == {test.spot: "white"}
    for _ in range(4):
        rig.visit(test.spot)
    assert [each.verdict for each in rig.bench.view().test.verdicts] == ["good"]  # type: ignore[union-attr]  # as above
    rig.bench.leave()
    assert rig.link.measured == [True, False]


def test_measured_fields_reach_the_sensors(rig: Rig) -> None:
    rig.emit(FieldPage("tray", rig.clock(), 32, (5, -7)))
    assert rig.bench.sensors(BOARD).fields == {32: 5, 33: -7}


def test_one_device_reads_and_another_lights(tmp_path: Path) -> None:
    places = FAST.places
    reader = BoardMap(BOARD, tuple(replace(place, light=None) for place in places), "reader.toml")
    lighter = BoardMap(BOARD, tuple(replace(place, line=None) for place in places), "lighter.toml")
    links = FakeLink("reads"), FakeLink("lights")
    clock = FakeClock()
    bench = CheckBench([Wired(links[0], reader), Wired(links[1], lighter)], tmp_path, clock)
    for one in bench.wired:
        one.link.start(lambda _: None)
    bench.start()
    assert links[0].emit is not None
    links[0].emit(SensorFrame("reads", 0, clock(), 0))
    bench.walk(BOARD, LINES, learn=False, again=False)
    assert links[0].shown[-1] == {}
    assert links[1].shown[-1] == {FAST.light_of["red:3"]: Lamp("white", "breathe")}
    board = bench.view().boards[0]
    assert board.light_of["red:3"] == STRIDE + FAST.light_of["red:3"]
    assert board.line_name(7) == "7 (reads)"
    bench.close()


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
    with pytest.raises(Refused, match="This map cannot be written"):
        bench.write()
    bench.close()


def test_a_lent_link_shows_the_borrower_until_it_is_given_back() -> None:
    link = FakeLink("x")
    lent = LentLink(link, lambda _: None)
    mine, theirs = {1: Lamp("red", "blink")}, {2: Lamp("green", "steady")}
    lent.show(theirs)
    lent.borrow(mine)
    lent.show({})
    lent.show(theirs)
    assert link.shown == [theirs, mine]
    lent.give_back()
    lent.give_back()
    assert link.shown == [theirs, mine, theirs]
    lent.close()
    assert link.closed


def test_a_key_that_makes_no_sense_changes_nothing(rig: Rig) -> None:
    rig.begin()
    before = rig.walk
    rig.bench.press("repeat")
    assert rig.walk == walks.press(before, rig.clock(), "repeat")
    assert rig.walk.results == {}


def test_a_walk_that_is_left_lying_ends_by_itself_and_is_kept(rig: Rig) -> None:
    rig.begin()
    rig.visit("red:3")
    rig.wait(LEFT_MS - RESTED_MS - 1)
    rig.frame()  # a report of nothing new
    assert rig.busy()
    rig.wait(RESTED_MS + 1)
    assert not rig.busy()
    assert rig.bench.view().walk is None
    assert list(rig.begin().walk.results) == ["red:3"]  # type: ignore[union-attr]  # it has just begun


def test_hands_and_keys_keep_a_walk_alive(rig: Rig) -> None:
    rig.begin()
    for spots in (("c1",), ()):
        rig.wait(LEFT_MS - 1000)
        rig.frame(*spots)
        rig.wait(LEFT_MS - 1000)
        rig.bench.press("repeat")
    assert rig.busy()


def test_a_line_that_chatters_is_no_hand(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.daemon.bench.LEFT_MS", 3000)
    rig.begin()
    lasted_ms = 0
    while rig.busy():
        assert lasted_ms < 6000
        rig.frame(*(("c1",) if lasted_ms % 200 == 0 else ()))
        rig.wait(100)
        lasted_ms += 100
    assert lasted_ms >= 3000


def test_a_piece_test_that_is_left_lying_ends_too_without_any_report(rig: Rig) -> None:
    rig.bench.pieces(BOARD, "")
    rig.clock.now_ms += LEFT_MS - 20
    rig.settle()
    assert rig.busy()
    assert rig.bench._patience_s() <= 0.02
