"""The core's lights: patterns by time, brightness, and the current that is never above the cap."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from companion.core.model.types import COLOURS, PATTERNS, Lamp
from firmware_bridge.messages import CHANNEL_MA, PIXEL_IDLE_UA, code_of
from tests.firmware.core_driver import CoreDriver
from tests.firmware_bridge.lamp_watch import colour_of

AMPLE_MA = 10_000
Pixel = tuple[int, int, int]


def pictures(
    core: CoreDriver, codes: bytes, times_ms: list[int], brightness: int = 255, current_ma: int = AMPLE_MA
) -> list[tuple[bool, list[Pixel]]]:
    """For each time: whether the picture is another one, and its pixels."""
    times = " ".join(map(str, times_ms))
    answers = core.ask(f"lights {len(codes)} {brightness} {current_ma} {codes.hex()} {times}")
    result = []
    for answer in answers:
        changed, _, pixels = answer.partition(":")
        raw = bytes.fromhex(pixels)
        result.append((changed == "1", [(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)]))
    return result


def course(core: CoreDriver, pattern: str, times_ms: list[int]) -> list[int]:
    """The red of a red light with this pattern, over time."""
    codes = bytes((code_of(Lamp("red", pattern)),))
    return [pixels[0][0] for _, pixels in pictures(core, codes, times_ms)]


def current_ua(pixels: list[Pixel]) -> float:
    """The estimate of PROTOCOL.md, SETTINGS."""
    return len(pixels) * PIXEL_IDLE_UA + sum(map(sum, pixels)) / 255 * CHANNEL_MA * 1000


@pytest.mark.parametrize("colour", COLOURS[1:])
def test_each_colour_is_the_one_that_an_eye_names(core: CoreDriver, colour: str) -> None:
    ((_, [pixel]),) = pictures(core, bytes((code_of(Lamp(colour, "steady")),)), [0])
    assert colour_of(*pixel) == colour


def test_off_and_unknown_codes_are_dark(core: CoreDriver) -> None:
    known = {code_of(Lamp(colour, pattern)) for colour in COLOURS[1:] for pattern in PATTERNS[1:]}
    codes = bytes(code for code in range(256) if code not in known)
    for start in range(0, len(codes), 100):
        for _, pixels in pictures(core, codes[start : start + 100], [0, 100, 333, 1700]):
            assert set(pixels) == {(0, 0, 0)}


@pytest.mark.parametrize("brightness", [1, 2, 64, 128, 254, 255])
def test_a_white_steady_light_burns_exactly_as_bright_as_set(core: CoreDriver, brightness: int) -> None:
    codes = bytes((code_of(Lamp("white", "steady")),))
    assert pictures(core, codes, [0], brightness)[0][1] == [(brightness,) * 3]


@pytest.mark.parametrize(
    ("pattern", "period_ms", "on"),
    [
        ("blink", 1000, [(0, 500)]),
        ("double", 1500, [(0, 120), (240, 360)]),
        ("quick", 400, [(0, 200)]),
        ("steady", 500, [(0, 500)]),
    ],
)
def test_flashing_patterns_keep_their_rhythm(
    core: CoreDriver, pattern: str, period_ms: int, on: list[tuple[int, int]]
) -> None:
    times = list(range(0, 13_000, 10))
    wanted = [255 * any(a <= t % period_ms < b for a, b in on) for t in times]
    assert course(core, pattern, times) == wanted


def test_breath_goes_evenly_up_and_down_each_two_seconds_and_never_quite_out(core: CoreDriver) -> None:
    seen = course(core, "breathe", list(range(0, 6000, 40)))
    assert seen[:50] == seen[50:100] == seen[100:]
    assert seen[:26] == sorted(seen[:26])
    assert seen[26:50] == sorted(seen[26:50], reverse=True)
    assert max(seen) == 255
    assert 0 < min(seen) < 20


def test_time_goes_on_where_the_devices_clock_wraps(core: CoreDriver) -> None:
    codes = bytes((code_of(Lamp("red", "steady")),))
    assert all(pixels == [(255, 0, 0)] for _, pixels in pictures(core, codes, [2**32 - 1, 0, 1]))


def test_a_picture_is_new_only_where_pixels_are(core: CoreDriver) -> None:
    steady, blink = code_of(Lamp("red", "steady")), code_of(Lamp("red", "blink"))
    times = [0, 40, 80, 499, 500, 540, 999, 1000]
    assert [new for new, _ in pictures(core, bytes((steady,)), times)] == [True] + [False] * 7
    assert [new for new, _ in pictures(core, bytes((steady, blink)), times)] == [
        True, False, False, False, True, False, False, True,
    ]  # fmt: skip


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    st.binary(min_size=1, max_size=160)
    | st.integers(1, 160).map(lambda count: bytes([0x11] * count))
    | st.lists(st.sampled_from((0x11, 0x12, 0x21, 0x34, 0x45, 0x57)), min_size=1, max_size=160).map(bytes),
    st.integers(1, 255),
    st.integers(50, 400) | st.integers(50, 10_000),
    st.lists(st.integers(0, 12_000), min_size=1, max_size=5),
)
def test_all_lights_together_never_draw_more_than_is_allowed(
    core: CoreDriver, codes: bytes, brightness: int, current_ma: int, times: list[int]
) -> None:
    wanted = pictures(core, codes, times, brightness)
    for (_, pixels), (_, full) in zip(
        pictures(core, codes, times, brightness, current_ma), wanted, strict=True
    ):
        idle_ua = len(codes) * PIXEL_IDLE_UA
        assert current_ua(pixels) <= max(idle_ua, current_ma * 1000)
        rounded_ua = 3 * len(codes) * CHANNEL_MA * 1000 / 255  # each channel is cut down to a whole step
        if current_ua(full) <= current_ma * 1000 - CHANNEL_MA * 1000 - rounded_ua:
            assert pixels == full, "dimmed without need"


def test_a_picture_that_is_too_bright_is_dimmed_as_a_whole_and_not_more_than_needed(core: CoreDriver) -> None:
    codes = bytes([0x11] * 100 + [0x12] * 30)
    ((_, pixels),) = pictures(core, codes, [0], 255, 1000)
    (white, red) = (pixels[0], pixels[-1])
    assert white[0] == white[1] == white[2] == red[0]
    assert red[1:] == (0, 0)
    brighter = [(r + 2 * (r > 0), g + 2 * (g > 0), b + 2 * (b > 0)) for r, g, b in pixels]
    assert current_ua(pixels) <= 1_000_000 < current_ua(brighter)
