"""The simulated board is itself tested: a probe with known habits must be measured as it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.firmware_bridge.board_builds import MCUS, probe
from tests.firmware_bridge.step_board import CYCLES_PER_US, StepBoard

pytestmark = pytest.mark.slow  # the first of them builds

LINE_12 = bytes((0xFF, 0xBF))
"""No magnet on 12 lines: chip 0 all high, chip 1 with H high, G low."""


@pytest.fixture(params=MCUS)
def board(request: pytest.FixtureRequest) -> Iterator[StepBoard]:
    with StepBoard(request.param, probe(request.param), lines=12, lights=1) as running:
        yield running


def ask(board: StepBoard, letters: bytes, us: int = 1000) -> bytes:
    board.send(letters)
    return board.run(us)


def test_each_byte_takes_ten_bits_at_250000_baud(board: StepBoard) -> None:
    board.run(500)
    start = board.cycle
    board.send(b"\0\0\0")
    board.run(1000)
    ends = [cycle - start for cycle, _ in board.wire]
    byte = 40 * CYCLES_PER_US  # the probe polls: some cycles more or less
    assert [later - earlier for earlier, later in pairwise(ends)] == pytest.approx([byte] * 2, abs=16)
    assert 80 * CYCLES_PER_US < ends[0] < 90 * CYCLES_PER_US


def test_the_chain_gives_input_h_of_the_nearest_chip_first_and_ends_in_its_tied_bits(
    board: StepBoard,
) -> None:
    assert ask(board, b"s") == b"s" + LINE_12
    board.set_levels(1 << 7 | 1 << 0 | 1 << 8)
    assert ask(board, b"s") == bytes((0x73, 0b01111110, 0b10111110))
    board.line(7, on=False)
    assert ask(board, b"s") == bytes((0x73, 0b11111110, 0b10111110))


def test_who_reads_too_soon_after_the_clock_edge_reads_the_bit_before(board: StepBoard) -> None:
    board.line(3, on=True)
    assert ask(board, b"S") == ask(board, b"s").replace(b"s", b"S")


@pytest.mark.parametrize(("order", "seen"), [("chain 0", 0xFFFF), ("chain 0 1 0", 0xFF00)])
def test_a_cut_chain_gives_one_level_from_the_cut_on(board: StepBoard, order: str, seen: int) -> None:
    board.order(order)
    assert ask(board, b"s")[1:] == seen.to_bytes(2, "big")
    board.order("chain 1")
    assert ask(board, b"s")[1:] == LINE_12


def test_a_slipped_clock_moves_the_bits_of_one_scan(board: StepBoard) -> None:
    board.order("slip")
    assert ask(board, b"s")[1:] == (0xFFBF >> 1 | 0x8000).to_bytes(2, "big")
    assert ask(board, b"s")[1:] == LINE_12


def test_well_timed_lights_burn_and_badly_timed_ones_are_counted(board: StepBoard) -> None:
    ask(board, b"g")
    assert board.picture == bytes((0x42, 0x81, 0xFF))
    stats = board.stats()
    assert (stats["ws_frames"], stats["ws_bits"], stats["ws_bad_bits"]) == (1, 24, 0)
    assert (stats["ws_t0h_min_ns"], stats["ws_t1h_max_ns"]) == (375, 750)
    ask(board, b"b")
    assert board.stats()["ws_bad_bits"] == 12  # its zeros


def test_the_longest_time_without_interrupts_is_measured(board: StepBoard) -> None:
    ask(board, b"c")
    assert 100 <= board.stats()["ints_off_max_us"] < 101


def test_a_third_byte_that_comes_while_two_wait_is_lost_and_counted(board: StepBoard) -> None:
    assert ask(board, b"orrrrr", us=2000) == b"or\x01r\x01"
    assert board.stats()["uart_overruns"] == 3


def test_power_reset_button_and_watchdog_leave_their_mark(board: StepBoard) -> None:
    assert ask(board, b"r") == b"r\x01"
    board.order("reset")
    assert ask(board, b"r") == b"r\x02"
    board.order("hang")
    begun = board.cycle
    board.run(100_000)
    assert ask(board, b"r") == b"r\x08"
    board.order("unplug")
    board.run(1000)
    board.order("plug")
    assert ask(board, b"r") == b"r\x01"
    assert [cause for _, cause in board.boots] == ["power", "reset", "watchdog", "power"]
    assert 0.06 < (board.boots[2][0] - begun) / 16e6 < 0.07


def test_a_paused_controller_is_silent_and_deaf_and_goes_on_afterwards(board: StepBoard) -> None:
    board.run(500)
    board.order("pause 5")
    assert ask(board, b"r", us=4000) == b""
    assert board.run(3000)[:1] in (b"r", b"")
    assert ask(board, b"r") == b"r\x01"
