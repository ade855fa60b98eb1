"""The eye of the tests: it tells the patterns of PROTOCOL.md apart, and says so when it cannot yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.model.types import Lamp
from tests.firmware_bridge.lamp_watch import UNSURE, LampWatch, colour_of

FRAME_S = 0.02

PATTERNS: dict[str, Callable[[float], float]] = {
    "steady": lambda _: 1,
    "breathe": lambda s: 0.04 + 0.96 * abs(s % 2 - 1),
    "blink": lambda s: float(s % 1 < 0.5),
    "double": lambda s: float(s % 1.5 < 0.12 or 0.24 <= s % 1.5 < 0.36),
    "quick": lambda s: float(s % 0.4 < 0.2),
}


def watched(pattern: Callable[[float], float], seconds: float, watch: LampWatch | None = None) -> LampWatch:
    watch = watch or LampWatch(1)
    for number in range(round(seconds / FRAME_S)):
        at_s = number * FRAME_S
        watch.see(bytes((round(64 * pattern(at_s)), 0, 0)), at_s)
    return watch


@pytest.mark.parametrize("name", PATTERNS)
def test_each_pattern_is_told_after_four_seconds_and_stays_told(name: str) -> None:
    for seconds in (4.0, 4.1, 4.3, 4.7, 5.1, 5.3):
        assert watched(PATTERNS[name], seconds).lamps(seconds) == {0: Lamp("red", name)}, seconds


@pytest.mark.parametrize("name", PATTERNS)
def test_a_light_that_has_just_come_on_is_not_judged_yet(name: str) -> None:
    lamps = watched(PATTERNS[name], 0.08).lamps(0.08)
    assert lamps == {0: Lamp("red", UNSURE)}


@pytest.mark.parametrize("name", PATTERNS)
def test_a_light_that_goes_out_is_out_within_a_second_and_a_half(name: str) -> None:
    watch = watched(PATTERNS[name], 4.0)
    watch.see(bytes(3), 4.0)
    assert watch.lamps(5.5) == {}


def test_a_steady_light_that_goes_out_is_out_at_once() -> None:
    watch = watched(PATTERNS["steady"], 4.0)
    watch.see(bytes(3), 4.0)
    assert watch.lamps(4.0) == {}


def test_the_current_limit_may_dim_a_steady_light() -> None:
    assert watched(lambda s: 1 if s % 1 < 0.5 else 0.5, 4.0).lamps(4.0) == {0: Lamp("red", "steady")}


@pytest.mark.parametrize(
    ("pixel", "colour"),
    [
        ((0, 0, 0), "off"),
        ((64, 64, 64), "white"),
        ((64, 0, 0), "red"),
        ((0, 3, 0), "green"),
        ((64, 44, 0), "yellow"),
        ((0, 0, 64), "blue"),
        ((0, 64, 64), "cyan"),
        ((64, 0, 64), "magenta"),
        ((64, 20, 0), "orange"),
    ],
)
def test_colours_have_names(pixel: tuple[int, int, int], colour: str) -> None:
    assert colour_of(*pixel) == colour
