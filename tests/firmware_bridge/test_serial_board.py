"""The serial adapter's own ways: faults of the port by name, bad lines, latency, and idling."""

from __future__ import annotations

import json
import logging
import os
import queue
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serial import Serial

from companion.core.model.types import Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from firmware_bridge.serial_board import SerialBoard
from tests.firmware_bridge.faulty_board import FaultyBoard

SPOTS = [f"s{i}" for i in range(132)]
PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def make_board(folder: Path, keep: Path | None = None) -> FaultyBoard:
    numbers = {spot: i for i, spot in enumerate(SPOTS)}
    return FaultyBoard(
        path=folder / "port", lines=numbers, lights=numbers, clock=clock_ms, magnets=("s3", "s131"), keep=keep
    )


@pytest.fixture
def board(tmp_path: Path) -> Iterator[FaultyBoard]:
    board = make_board(tmp_path)
    board.start()
    yield board
    board.close()


@pytest.fixture
def inbox() -> queue.Queue[LinkEvent]:
    return queue.Queue()


@pytest.fixture
def link(tmp_path: Path, inbox: queue.Queue[LinkEvent]) -> Iterator[SerialBoard]:
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    link.start(inbox.put)
    yield link
    link.close()


def changes(inbox: queue.Queue[LinkEvent], count: int) -> list[str]:
    """The next ups and losses, as one word each."""
    words: list[str] = []
    while len(words) < count:
        event = inbox.get(timeout=PATIENCE_S)
        if isinstance(event, LinkUp):
            words.append("up")
        elif isinstance(event, LinkLost):
            words.append(event.why.split(":")[0])
    return words


def picture(inbox: queue.Queue[LinkEvent], bits: int) -> None:
    """Wait until a frame shows exactly this."""
    until = time.monotonic() + PATIENCE_S
    while True:
        event = inbox.get(timeout=max(0.01, until - time.monotonic()))
        if isinstance(event, SensorFrame) and event.bits == bits:
            return


@pytest.mark.slow
def test_a_port_that_does_not_exist_is_named_once_and_healed_when_it_comes(
    tmp_path: Path, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert link.device == "board"
    assert changes(inbox, 1) == ["no-port"]
    board = make_board(tmp_path)
    board.start()
    assert changes(inbox, 1) == ["up"]
    board.close()
    assert changes(inbox, 1) == ["unplugged"]


@pytest.mark.slow
def test_a_port_that_another_program_holds_is_named(
    tmp_path: Path, board: FaultyBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert board.state()[1] == {}
    with Serial(str(tmp_path / "port"), exclusive=True):
        link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
        link.start(inbox.put)
        assert changes(inbox, 1) == ["busy-port"]
    assert changes(inbox, 1) == ["up"]
    link.close()


@pytest.mark.slow
def test_a_lent_port_is_free_for_another_program_and_comes_back_with_its_lights(
    tmp_path: Path, board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert changes(inbox, 1) == ["up"]
    link.show({3: Lamp("red", "steady")})
    for _ in range(3):
        assert link.lend()
        with Serial(str(tmp_path / "port"), exclusive=True):
            assert changes(inbox, 1) == ["lent"]
        link.regain()
        assert changes(inbox, 1) == ["up"]
    until(lambda: board.state()[1] == {"s3": Lamp("red", "steady")})


@pytest.mark.slow
def test_a_lent_port_that_nobody_gives_back_is_closed_all_the_same(
    tmp_path: Path, board: FaultyBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    link.start(inbox.put)
    assert changes(inbox, 1) == ["up"]
    assert link.lend()
    begun = time.monotonic()
    link.close()
    assert time.monotonic() - begun < PATIENCE_S
    assert board.state()[0] == {"s3", "s131"}


def test_a_file_that_is_no_port_is_named(tmp_path: Path, inbox: queue.Queue[LinkEvent]) -> None:
    (tmp_path / "port").write_text("no port")
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    link.start(inbox.put)
    assert changes(inbox, 1) == ["wrong-device"]
    link.close()


@pytest.mark.slow
def test_a_reset_of_the_device_is_told_and_healed(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    link.show({5: Lamp("red", "steady")})
    assert changes(inbox, 1) == ["up"]
    board.reset()
    assert changes(inbox, 2) == ["restarted", "up"]
    picture(inbox, 1 << 3 | 1 << 131)


@pytest.mark.slow
def test_a_device_that_hangs_is_silent_and_healed(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert link.device == "board"
    assert changes(inbox, 1) == ["up"]
    board.stall(2500)
    assert changes(inbox, 2) == ["silent", "up"]


@pytest.mark.slow
def test_on_a_noisy_line_every_picture_comes_and_the_lights_are_right_in_the_end(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    board.corrupt(0.01, seed=4)
    levels = 1 << 3 | 1 << 131
    for i in range(30):
        board.set(SPOTS[i], i != 3)
        levels ^= 1 << i
        picture(inbox, levels)
        link.show({i: Lamp("blue", "quick")})
    board.corrupt(0, seed=0)
    changed = threading.Event()
    board.watch(changed.set)
    while board.state()[1] != {"s29": Lamp("blue", "quick")}:
        assert changed.wait(PATIENCE_S)
        changed.clear()


@pytest.mark.slow
def test_lift_to_light_over_the_wire_takes_half_a_dozen_milliseconds(
    board: FaultyBoard, inbox: queue.Queue[LinkEvent], tmp_path: Path
) -> None:
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    lit: queue.Queue[tuple[bool, float]] = queue.Queue()
    board.watch(lambda: lit.put((bool(board.state()[1]), time.perf_counter())))

    def answer(event: LinkEvent) -> None:
        if isinstance(event, SensorFrame):
            link.show({} if event.bits >> 3 & 1 else {3: Lamp("green", "steady")})
        inbox.put(event)

    def set_and_wait(on: bool) -> float:
        start = time.perf_counter()
        board.set("s3", on)
        while True:
            burning, when = lit.get(timeout=PATIENCE_S)
            if burning != on and when > start:
                return (when - start) * 1000

    link.start(answer)
    assert changes(inbox, 1) == ["up"]
    took_ms = []
    for _ in range(50):
        took_ms.append(set_and_wait(on=False))
        set_and_wait(on=True)
    link.close()
    # 5 ms are the device's debounce; the rest leaves room for a busy machine.
    assert statistics.median(took_ms) < 20
    assert statistics.quantiles(took_ms, n=20)[-1] < 100


@pytest.mark.slow
def test_an_idle_link_and_board_hardly_use_the_processor(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert (board.state()[1], link.device) == ({}, "board")
    assert changes(inbox, 1) == ["up"]
    before = time.process_time()
    for _ in range(3):
        inbox.get(timeout=PATIENCE_S)  # one report each second
    assert time.process_time() - before < 0.1


# --- the virtual board itself ----------------------------------------------------------------


def test_the_board_is_dimmed_over_the_wire_and_again_after_a_reset(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent]
) -> None:
    assert changes(inbox, 1) == ["up"]
    link.brighten(50)
    until(lambda: board.settings.brightness == 32)
    board.reset()
    assert changes(inbox, 2) == ["restarted", "up"]
    until(lambda: board.settings.brightness == 32)
    assert link.counts().frames > 0


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true of the device."""
    patience = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < patience
        time.sleep(0.005)


def test_an_unknown_spot_has_no_magnet(board: FaultyBoard) -> None:
    with pytest.raises(KeyError):
        board.set("z9", True)


def test_watchers_hear_of_each_change_until_they_stop(board: FaultyBoard) -> None:
    heard: list[frozenset[str]] = []
    stop = board.watch(lambda: heard.append(board.state()[0]))
    board.set("s1", True)
    board.set("s1", True)
    board.set("s3", False)
    stop()
    stop()
    board.set("s1", False)
    assert heard == [{"s1", "s3", "s131"}, {"s1", "s131"}]


@pytest.mark.slow
def test_a_board_that_is_plugged_in_again_is_dark_until_it_is_told(
    board: FaultyBoard, link: SerialBoard, inbox: queue.Queue[LinkEvent], tmp_path: Path
) -> None:
    link.show({7: Lamp("red", "steady")})
    assert changes(inbox, 1) == ["up"]
    changed = threading.Event()
    board.watch(changed.set)
    while not board.state()[1]:
        assert changed.wait(PATIENCE_S)
        changed.clear()
    board.unplug()
    assert changes(inbox, 1) == ["unplugged"]
    link.close()
    board.plug()
    until = time.monotonic() + PATIENCE_S
    while not (tmp_path / "port").exists():
        assert time.monotonic() < until
    assert board.state()[1] == {}


def test_the_port_is_gone_when_the_board_is_closed(tmp_path: Path) -> None:
    board = make_board(tmp_path)
    board.start()
    assert os.path.realpath(tmp_path / "port").startswith("/dev/pts/")
    board.close()
    board.close()
    assert list(tmp_path.iterdir()) == []


def test_a_link_left_by_a_killed_program_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "port").symlink_to(tmp_path / "nowhere")
    board = make_board(tmp_path)
    board.start()
    assert (tmp_path / "port").exists()
    board.close()


def test_magnets_stay_where_they_are_when_the_program_ends(tmp_path: Path) -> None:
    keep = tmp_path / "magnets.json"
    board = make_board(tmp_path, keep)
    board.set("s3", False)
    board.set("s77", True)
    board.close()
    again = make_board(tmp_path, keep)
    assert again.state()[0] == {"s77", "s131"}
    again.close()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Expecting value"),
        ("[]", '"magnets": 1'),
        (json.dumps({"magnets": 2, "spots": []}), '"magnets": 1'),
        (json.dumps({"magnets": 1, "spots": "s1"}), "list of names"),
        (json.dumps({"magnets": 1, "spots": ["s1", "x1"]}), "'x1' is no spot"),
        ("\udcff", "decode"),
    ],
)
def test_a_bad_file_of_magnets_is_named_and_the_start_position_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str, why: str
) -> None:
    keep = tmp_path / "magnets.json"
    keep.write_bytes(text.encode("utf-8", "surrogateescape"))
    with caplog.at_level(logging.WARNING):
        board = make_board(tmp_path, keep)
    board.close()
    assert board.state()[0] == {"s3", "s131"}
    assert str(keep) in caplog.text
    assert why in caplog.text
