"""The bench beside the referee: lights, keys, lost boards, walks left lying; on a clock of the tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.bench import walk as walks
from companion.bench.bench_port import STRIDE
from companion.bench.stops import LINES
from companion.bench.walk import Walk
from companion.core.model.hand_times import HINT_MS
from companion.core.model.types import FieldPage, Lamp, LinkLost, LinkUp, SensorFrame
from companion.daemon.bench import bench as bench_module
from companion.daemon.bench.bench import LEFT_MS, CheckBench
from companion.daemon.bench.shared_link import LentLink
from companion.daemon.loop.board_lock import GAME
from companion.daemon.loop.devices import Wired
from companion.ports.commands import CommandRefused
from hardware.board_map import BoardMap
from tests.daemon.bench.bench_rig import BOARD, FAST, RESTED_MS, Rig
from tests.daemon.loop.loop_rig import PATIENCE_S, FakeClock
from tests.daemon.loop.test_devices import FakeLink


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


def test_what_is_shown_has_a_higher_number_each_time_and_a_walk_of_lines_keeps_no_lights(rig: Rig) -> None:
    revs = [rig.bench.view().rev]
    rig.begin()
    revs.append(rig.bench.view().rev)
    rig.frame("c1")
    revs.append(rig.bench.view().rev)
    assert revs == sorted(set(revs))
    assert rig.walk.plan.lights == ()


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
    assert "bench has failed" in caplog.text
    monkeypatch.undo()
    assert rig.begin().on is not None


def test_the_referee_hears_all_that_the_bench_hears(rig: Rig) -> None:
    rig.frame("c1")
    assert [type(event) for event in rig.owners] == [LinkUp, SensorFrame, SensorFrame]


def test_nothing_but_the_sensors_while_a_game_is_played(rig: Rig) -> None:
    assert rig.floor.take(GAME)
    with pytest.raises(CommandRefused, match="A game is being played"):
        rig.begin()
    with pytest.raises(CommandRefused, match="A game is being played"):
        rig.bench.pieces(BOARD, "")
    rig.frame("c1")
    rig.frame()
    seen = rig.bench.sensors(BOARD)
    assert seen.levels == 0
    assert seen.lines[FAST.line_of["c1"]].changes == 2


def test_a_board_or_spot_that_is_not_there_is_named(rig: Rig) -> None:
    with pytest.raises(CommandRefused, match="no board malefiz-slow here, there are: malefiz-fast"):
        rig.bench.walk("malefiz-slow", LINES, learn=False, again=False)
    with pytest.raises(CommandRefused, match="no board x"):
        rig.bench.sensors("x")
    with pytest.raises(CommandRefused, match="no spot z9"):
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


def test_once_nobody_looks_at_the_sensors_any_more_measuring_ends_though_nothing_happens(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_module, "WATCHED_S", 0.001)
    ended = threading.Event()
    rig.link.ask_field = lambda *, wanted: None if wanted else ended.set()  # type: ignore[method-assign]  # hears the end
    rig.bench.sensors(BOARD)
    rig.settle()
    assert not ended.is_set()
    rig.clock.now_ms += 1
    assert ended.wait(PATIENCE_S)


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
    monkeypatch.setattr("companion.daemon.bench.bench.LEFT_MS", 3000)
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
