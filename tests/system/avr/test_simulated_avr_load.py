"""Lights never cost a byte or a scan: the production image at full load, measured in cycles."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

import pytest

from firmware_bridge.messages import DeviceSettings
from tests.firmware_bridge.board_builds import MCUS, avr_image, static_end
from tests.firmware_bridge.step_board import StepBoard, StepLink
from tests.system.avr_bench import (
    BRIGHTEST,
    FullLoad,
    all_breathing,
    current_ma,
    latencies_ms,
    reported_changes,
)

pytestmark = pytest.mark.slow

LIGHT_BYTE_US = 10.0
"""Eight bits of 1.25 us: no longer may interrupts be off, but for the few cycles around."""

LATCH_US = 50.0
BOTH_ZERO_NS, BOTH_ONE_NS = (250, 450), (650, 750)
"""High times that WS2812B (400 and 800 ns) and SK6812 (300 and 600 ns) both take, 150 ns either way."""


STACK_SPARE = 64
"""Bytes between the deepest stack and the static RAM that were never touched, even at full load."""

SETTINGS = {"limited": DeviceSettings(), "brightest": BRIGHTEST}


@pytest.fixture(
    params=[
        pytest.param((mcu, SETTINGS[name]), id=f"{mcu}-{name}", marks=[pytest.mark.full] * (number % 3 > 0))
        for number, (mcu, name) in enumerate(itertools.product(MCUS, SETTINGS))
    ]
)
def largest(request: pytest.FixtureRequest) -> Iterator[StepLink]:
    """160 lines and 160 lights, up and counting from now; lights as bright as the second parameter says."""
    mcu, settings = request.param
    with StepBoard(mcu, avr_image(mcu, 160, 160), 160, 160) as board:
        running = StepLink(board, settings=settings)
        running.run_until_up()
        running.run(100)
        board.order("forget")
        yield running


def check_limits(stats: Mapping[str, float]) -> None:
    assert stats["scan_gap_max_us"] <= 2000
    assert stats["ints_off_max_us"] <= LIGHT_BYTE_US + 1
    assert stats["ws_bad_bits"] == stats["ws_ragged"] == 0
    assert stats["ws_gap_max_ns"] < 10_000
    assert stats["ws_reset_min_us"] > LATCH_US
    assert stats["uart_overruns"] == stats["uart_deaf"] == stats["uart_garbled"] == stats["uart_crushed"] == 0


@pytest.mark.sampled("seconds", [3, 8], sample=1)
def test_at_full_load_no_byte_and_no_scan_and_no_touch_is_lost(largest: StepLink, seconds: int) -> None:
    host = FullLoad(largest, seed=1)
    host.run(seconds * 1000)
    load = host.drain()
    stats = largest.board.stats()
    check_limits(stats)
    assert BOTH_ZERO_NS[0] <= stats["ws_t0h_min_ns"] <= stats["ws_t0h_max_ns"] <= BOTH_ZERO_NS[1]
    assert BOTH_ONE_NS[0] <= stats["ws_t1h_min_ns"] <= stats["ws_t1h_max_ns"] <= BOTH_ONE_NS[1]
    assert stats["uart_received"] == load.bytes_sent > 25 * 1000 * seconds
    assert load.acknowledged == load.sent
    assert load.rejected == 0
    assert stats["scans"] >= 500 * seconds
    assert stats["ws_frames"] >= 20 * seconds
    assert load.reported[-1] == largest.board.levels
    seen = reported_changes(load)
    assert seen == [1 << line for _, line, _ in load.toggles]
    assert len(seen) > 10 * seconds
    free = stats["sp_min"] - static_end(avr_image(largest.board.mcu, 160, 160))
    assert free >= STACK_SPARE
    limit_ma = largest.link._settings.wanted.current_ma
    most_ma = max(current_ma(pixels) for _, pixels in largest.board.pictures)
    assert limit_ma / 3 < most_ma <= limit_ma


@pytest.mark.sampled("lit", [True, False], sample=1)
def test_a_touch_is_on_its_way_within_five_milliseconds_after_the_debounce(
    largest: StepLink, *, lit: bool
) -> None:
    if lit:
        largest.show(all_breathing(160))
    assert max(latencies_ms(largest, 60, seed=2)) <= 5 + 5
    check_limits(largest.board.stats())
