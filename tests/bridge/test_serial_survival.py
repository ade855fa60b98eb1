"""The serial link through everything that happens to cables and boards, over real pseudo-terminals.

Each loss is told once, under its name; the link comes back by itself; no picture is read that never was.
"""

from __future__ import annotations

import os
import queue
import random
import select
import threading
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from serial import Serial

from companion.core.errors import ConfigError
from companion.core.types import FieldPage, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import DeviceSpec, LinkEvent
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.messages import Hello, Kind
from firmware_bridge.serial_board import OPEN_FAULT_MS, SerialBoard, open_board
from firmware_bridge.virtual_board import VirtualBoard

PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def make_board(port: Path, count: int = 40, bootloader_ms: int = 0) -> VirtualBoard:
    numbers = {f"s{i}": i for i in range(count)}
    return VirtualBoard(
        path=port,
        lines=numbers,
        lights=numbers,
        clock=clock_ms,
        magnets=("s3",),
        bootloader_ms=bootloader_ms,
    )


@contextmanager
def linked(port: Path, counts: tuple[int, int] = (40, 40)) -> Iterator[queue.Queue[LinkEvent]]:
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link = SerialBoard(device=port.name, port=str(port), clock=clock_ms, counts=counts)
    link.start(inbox.put)
    try:
        yield inbox
    finally:
        link.close()


class Table:
    """A board, its link, and all that was ever true of its lines."""

    def __init__(self, board: VirtualBoard, inbox: queue.Queue[LinkEvent]) -> None:
        self.board, self.inbox = board, inbox
        self.levels = 1 << 3
        self.ever = {self.levels}
        self.words: list[str] = []

    def set(self, line: int, on: bool) -> None:
        self.levels = self.levels | 1 << line if on else self.levels & ~(1 << line)
        self.ever.add(self.levels)
        self.board.set(f"s{line}", on)

    def until(self, word: str) -> None:
        """Read on until this is told: ``up``, the name of a loss, or ``seen`` (the picture as it is now)."""
        until = time.monotonic() + PATIENCE_S
        while True:
            event = self.inbox.get(timeout=max(0.01, until - time.monotonic()))
            if isinstance(event, SensorFrame):
                assert event.bits in self.ever, "a picture that never was"
                if word == "seen" and event.bits == self.levels:
                    return
            elif isinstance(event, LinkUp | LinkLost):
                said = "up" if isinstance(event, LinkUp) else event.why.split(":")[0]
                self.words.append(said)
                if said == word:
                    return

    def shuffle(self, rng: random.Random, times: int) -> None:
        """Magnets come and go; each picture is waited for."""
        for _ in range(times):
            line = rng.randrange(40)
            self.set(line, not self.levels >> line & 1)
            self.until("seen")


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


# --- which device ----------------------------------------------------------------------------


@pytest.mark.slow
def test_two_boards_on_swapped_cables_are_each_the_wrong_one_until_they_are_swapped_back(
    tmp_path: Path,
) -> None:
    left, right = tmp_path / "left", tmp_path / "right"
    large, small = make_board(right), make_board(left, count=12)
    large.start()
    small.start()
    with linked(left) as one, linked(right, (12, 12)) as other:
        tables = [Table(large, one), Table(small, other)]
        for each in tables:
            each.until("wrong-board")
        large.close()
        small.close()
        for each in tables:
            each.until("unplugged")
        boards = make_board(left), make_board(right, count=12)
        for board, each in zip(boards, tables, strict=True):
            board.start()
            each.until("up")
            each.until("seen")
            assert each.words == ["wrong-board", "unplugged", "up"]
            board.close()


@contextmanager
def stranger(port: Path, answer: bytes) -> Iterator[None]:
    """Something that says a text again and again; without one, a device of another protocol."""
    master, slave = os.openpty()
    tty.setraw(slave)
    port.symlink_to(os.ttyname(slave))
    closing = threading.Event()

    def talk() -> None:
        decoder, asked = Decoder(), 0
        while not closing.is_set():
            if select.select([master], [], [], 0.25)[0]:
                asked = max((f.sequence for f in decoder.feed(os.read(master, 100))), default=0)
            said = Hello(40, 40, "later", protocol=9).pack()
            os.write(master, answer or encode(Frame(Kind.HELLO, 5, asked, said)))

    thread = threading.Thread(target=talk, daemon=True)
    thread.start()
    yield
    closing.set()
    os.write(slave, b"x")
    thread.join(PATIENCE_S)
    os.close(master)
    os.close(slave)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "name"), [(b"", "wrong-version"), (b"$GPGGA,no board,\r\n", "wrong-device")], ids=str
)
def test_something_else_on_the_port_is_named_once(tmp_path: Path, answer: bytes, name: str) -> None:
    with stranger(tmp_path / "port", answer), linked(tmp_path / "port") as inbox:
        made = Table(make_board(tmp_path / "none"), inbox)
        made.until(name)
        with pytest.raises(queue.Empty):
            inbox.get(timeout=1.5)


# --- options ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_options_reach_the_device_and_wrong_ones_never_get_a_link(tmp_path: Path) -> None:
    board = make_board(tmp_path / "port")
    board.start()
    options = {"press_ms": 12, "release_ms": 3, "brightness": 9, "current_ma": 900}
    spec = DeviceSpec("board", clock_ms, 40, 40, str(tmp_path / "port"), options, "t.toml: options")
    link = open_board(spec)
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link.start(inbox.put)
    Table(board, inbox).until("up")
    until = time.monotonic() + PATIENCE_S
    while board.settings.current_ma != 900:
        assert time.monotonic() < until
    assert (board.settings.press_ms, board.settings.release_ms, board.settings.brightness) == (12, 3, 9)
    link.close()
    board.close()
    with pytest.raises(ConfigError, match=r"t\.toml: options: press_ms is 99, must be a whole number of ms"):
        open_board(DeviceSpec("b", clock_ms, 1, 1, "", {"press_ms": 99}, "t.toml: options"))


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
    assert caplog.text.count("the link board has failed") == 1
    link.close()
    board.close()


# --- poles -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_poles_and_fields_of_a_board_that_measures_come_over_the_wire(tmp_path: Path) -> None:
    numbers = {f"s{i}": i for i in range(40)}
    board = VirtualBoard(
        path=tmp_path / "port",
        lines=numbers,
        lights=numbers,
        clock=clock_ms,
        magnets=("s3", "s35"),
        norths=("s3",),
    )
    board.start()
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link.start(inbox.put)

    def wait_for_poles(levels: int, norths: int) -> None:
        while True:
            event = inbox.get(timeout=PATIENCE_S)
            if isinstance(event, SensorFrame) and (event.bits, event.norths) == (levels, norths):
                return

    both = 1 << 3 | 1 << 35
    wait_for_poles(both, 1 << 3)
    board.turn("s35", north=True)
    wait_for_poles(both, both)
    board.turn("s3", north=False)
    wait_for_poles(both, 1 << 35)
    board.set("s35", False)
    wait_for_poles(1 << 3, 0)
    link.ask_field(wanted=True)
    pages: dict[int, tuple[int, ...]] = {}
    while set(pages) != {0, 32}:
        event = inbox.get(timeout=PATIENCE_S)
        if isinstance(event, FieldPage):
            pages[event.first] = event.fields
    assert (pages[0][3], pages[32][3]) == (-100, 0)
    link.close()
    board.close()
