"""The serial link through everything that happens to cables and boards, over real pseudo-terminals.

Each loss is told once, under its name; the link comes back by itself; no picture is read that never was.
"""

from __future__ import annotations

import queue
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serial import Serial

from companion.core.model.types import Lamp
from companion.ports.devices import LinkEvent
from firmware_bridge.serial_board import OPEN_FAULT_MS, SerialBoard
from tests.firmware_bridge.cabled import Table, clock_ms, linked, make_board


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    board = make_board(tmp_path / "port")
    board.start()
    with linked(tmp_path / "port") as inbox:
        made = Table(board, inbox)
        made.until("up")
        yield made
    board.close()


# --- bad lines -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "noise",
    [{"flip": 0.01}, {"flip": 0.0, "lose": 0.01}, {"flip": 0.0, "double": 0.01}],
    ids=["flipped", "lost", "doubled"],
)
def test_one_byte_in_a_hundred_that_is_bad_costs_no_touch(table: Table, noise: dict[str, float]) -> None:
    table.board.corrupt(seed=7, **noise)
    table.shuffle(random.Random(7), 40)
    assert table.words == ["up"]


@pytest.mark.slow
def test_bytes_that_come_one_at_a_time_are_a_slow_line_and_nothing_worse(table: Table) -> None:
    table.board.trickle(1)
    table.shuffle(random.Random(8), 10)
    assert table.words == ["up"]


# --- the device ------------------------------------------------------------------------------


@pytest.mark.slow
def test_resets_in_the_middle_of_frames_are_told_once_each_and_healed(table: Table) -> None:
    for line in range(5):
        table.board.reset_in_frame()
        table.set(line + 10, True)
        table.until("restarted")
        table.until("seen")
    assert table.words == ["up", *["restarted", "up"] * 5]


@pytest.mark.slow
def test_a_reset_that_comes_back_with_the_same_session_number_is_read_anew(table: Table) -> None:
    table.shuffle(random.Random(9), 4)
    table.board.reset(same_session=True)
    table.shuffle(random.Random(10), 4)
    assert set(table.words) == {"up"}


@pytest.mark.slow
def test_a_stall_shorter_than_two_seconds_is_no_loss(table: Table) -> None:
    table.board.stall(1500)
    table.set(20, True)
    table.until("seen")
    assert table.words == ["up"]


@pytest.mark.slow
def test_a_chain_that_breaks_and_is_mended_is_told_once_and_shows_no_wrong_level(table: Table) -> None:
    for line in range(3):
        table.board.break_chain()
        table.until("broken-chain")
        table.set(line + 20, True)
        table.board.break_chain(broken=False)
        table.until("up")
        table.until("seen")
    assert table.words == ["up", *["broken-chain", "up"] * 3]


@pytest.mark.slow
def test_a_bootloader_is_not_spoken_to_and_costs_its_own_time_alone(tmp_path: Path) -> None:
    board = make_board(tmp_path / "port", bootloader_ms=1000)
    board.start()
    with linked(tmp_path / "port") as inbox:
        made = Table(board, inbox)
        made.until("up")
        for cause in (board.unplug, board.reset):
            threading.Event().wait(0.7)  # else an acknowledgement may be under way
            cause()
            if cause == board.unplug:
                made.until("unplugged")
                board.plug()
            begun = time.monotonic()
            made.until("up")
            assert time.monotonic() - begun < 5  # had it heard a byte, it would have waited seven seconds
        assert made.words == ["up", "unplugged", "up", "restarted", "up"]
    board.close()


# --- the cable -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_cable_that_goes_in_and_out_is_told_each_time_once(table: Table) -> None:
    for line in range(4):
        table.board.unplug()
        table.until("unplugged")
        table.set(line + 10, True)
        table.board.plug()
        table.until("up")
        table.until("seen")
    assert table.words == ["up", *["unplugged", "up"] * 4]


@pytest.mark.slow
def test_a_loose_contact_leaves_the_link_up_in_the_end(table: Table) -> None:
    rng = random.Random(11)
    for _ in range(20):
        table.board.unplug()
        threading.Event().wait(rng.random() / 20)
        table.board.plug()
        threading.Event().wait(rng.random() / 5)
    table.set(30, True)
    table.until("seen")
    assert table.words[-1] == "up"
    assert all(a != b for a, b in zip(table.words, table.words[1:], strict=False))


@pytest.mark.slow
def test_a_program_that_looks_at_a_fresh_port_for_a_moment_is_no_news(tmp_path: Path) -> None:
    board = make_board(tmp_path / "port")
    board.start()
    nosy = Serial(str(tmp_path / "port"), exclusive=True)
    with linked(tmp_path / "port") as inbox:
        made = Table(board, inbox)
        threading.Event().wait(OPEN_FAULT_MS / 4000)
        nosy.close()
        made.until("up")
        assert made.words == ["up"]
    board.close()


@pytest.mark.slow
def test_closing_leaves_dtr_as_it_is_so_that_the_next_program_does_not_reset_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import termios  # noqa: PLC0415 - its constants are those of this machine

    board, seen = make_board(tmp_path / "port"), []
    set_flags = termios.tcsetattr

    def note(fd: int, when: int, flags: list[int]) -> None:
        seen.append(flags[2])
        set_flags(fd, when, flags)  # type: ignore[arg-type]  # the type stub knows only its own alias

    monkeypatch.setattr(termios, "tcsetattr", note)
    board.start()
    with linked(tmp_path / "port") as inbox:
        Table(board, inbox).until("up")
    assert not seen[-1] & termios.HUPCL
    board.close()


# --- the host ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bug_at_the_host_end_is_a_loss_that_is_told_and_healed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    board = make_board(tmp_path / "port")
    board.start()
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    link.start(inbox.put)
    table = Table(board, inbox)
    table.until("up")
    link.show({160: Lamp("red", "steady")})  # no device has such a light
    table.until("failed")
    table.until("up")
    assert caplog.text.count("link board has failed") == 1
    link.close()
    board.close()
