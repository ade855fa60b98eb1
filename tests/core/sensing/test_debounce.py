"""Debounce: tables of raw levels at several report rates, and what is believed of them."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.model.session.recorded import Settings
from companion.core.model.types import NO_POLES, BoardReading, Poles, Touch
from companion.core.sensing import debounce
from companion.core.sensing.debounce import Debounce

SETTINGS = Settings()

Levels = list[tuple[int, int]]
"""(time in ms, levels of all spots) as reported."""


def run(reports: Levels, until_ms: int, settings: Settings = SETTINGS, stable: int = 0) -> list[BoardReading]:
    state, given = Debounce(stable, stable), []
    for at_ms, levels in reports:
        state, readings = debounce.step(state, at_ms, levels, settings)
        given += readings
    return given + debounce.advance(state, until_ms)[1]


def touches(readings: list[BoardReading]) -> list[tuple[int, int, bool]]:
    return [(touch.at_ms, touch.spot, touch.on) for reading in readings for touch in reading.touches]


@pytest.mark.parametrize(
    ("reports", "believed"),
    [
        pytest.param([(100, 1)], [(100, 0, True)], id="a clean press"),
        pytest.param([(100, 1), (105, 0), (110, 1)], [(110, 0, True)], id="a bounced press"),
        pytest.param([(100, 1), (120, 0), (129, 1)], [(129, 0, True)], id="a bounce of 29 ms"),
        pytest.param([(100, 1), (129, 0)], [], id="a pulse shorter than the press time is no touch"),
        pytest.param([(100, 1), (130, 0)], [], id="a bounce of just the press time"),
        pytest.param([(100, 1), (131, 0)], [(100, 0, True), (131, 0, False)], id="a pulse that lasts"),
        pytest.param([(100, 1), (101, 1), (150, 1), (900, 1)], [(100, 0, True)], id="repeated levels"),
        pytest.param([(100, 0), (5000, 0)], [], id="levels that never change"),
        pytest.param([(100, 1), (110, 3)], [(100, 0, True), (110, 1, True)], id="each spot rests for itself"),
        pytest.param(
            [(100, 1), (110, 3), (115, 2), (119, 3)],
            [(110, 1, True), (119, 0, True)],
            id="one spot bounces while another comes to rest",
        ),
        pytest.param([(100, 3)], [(100, 0, True), (100, 1, True)], id="two spots at once, the lower first"),
    ],
)
def test_levels_become_touches(reports: Levels, believed: list[tuple[int, int, bool]]) -> None:
    assert touches(run(reports, 10_000)) == believed


def test_a_release_pulse_shorter_than_the_release_time_is_no_touch() -> None:
    assert run([(100, 0), (129, 1)], 1000, stable=1) == []
    assert touches(run([(100, 0), (131, 1)], 1000, stable=1)) == [(100, 0, False), (131, 0, True)]


def test_press_and_release_have_times_of_their_own() -> None:
    settings = Settings(press_ms=10, release_ms=80)
    readings = run([(100, 1), (120, 0), (190, 1), (300, 0)], 1000, settings)
    assert touches(readings) == [(100, 0, True), (300, 0, False)]
    assert [reading.at_ms for reading in readings] == [110, 380]


def test_of_a_lift_and_a_put_that_end_together_the_lift_comes_first() -> None:
    assert touches(run([(100, 2)], 1000, stable=1)) == [(100, 0, False), (100, 1, True)]


def test_a_reading_shows_the_stable_picture_at_the_time_it_came_to_rest() -> None:
    reading = BoardReading(130, 0b101, (Touch(100, 2, on=True),))
    assert run([(100, 0b101)], 1000, stable=1) == [reading]


@pytest.mark.parametrize("rate_ms", [1, 2, 5, 10])
def test_a_bounced_lift_and_put_are_the_same_at_every_report_rate(rate_ms: int) -> None:
    """Levels sampled and repeated at a fixed rate: two touches, in order, off by less than one report."""
    changes = [(1000, 0), (1003, 1), (1011, 0), (1400, 2), (1407, 0), (1421, 2)]
    level, reports = 1, []
    for at_ms in range(900, 2000):
        level = dict(changes).get(at_ms, level)
        if at_ms % rate_ms == 0:
            reports.append((at_ms, level))
    (lift_ms, *lift), (put_ms, *put) = touches(run(reports, 3000, stable=1))
    assert (lift, put) == ([0, False], [1, True])
    assert 1000 <= lift_ms < 1011 + rate_ms
    assert 1400 <= put_ms < 1421 + rate_ms


def test_a_big_jump_of_time_gives_everything_that_rested_meanwhile_in_time_order() -> None:
    readings = run([(100, 1), (105, 3), (9_000_000, 0)], 90_000_000)
    assert touches(readings) == [(100, 0, True), (105, 1, True), (9_000_000, 0, False), (9_000_000, 1, False)]
    assert [reading.at_ms for reading in readings] == [130, 135, 9_000_030]


def test_it_is_told_when_the_next_spot_comes_to_rest() -> None:
    state, _ = debounce.step(Debounce(), 100, 1, SETTINGS)
    assert debounce.due(state) == 130
    state, _ = debounce.step(state, 110, 3, SETTINGS)
    assert debounce.due(state) == 130
    state, _ = debounce.advance(state, 130)
    assert debounce.due(state) == 140
    state, _ = debounce.advance(state, 140)
    assert debounce.due(state) is None


@pytest.mark.parametrize("seed", range(5))
def test_random_bounces_on_many_spots_end_in_the_levels_reported_last(seed: int) -> None:
    rng, at_ms, levels, reports = Random(seed), 0, 0, []
    for _ in range(300):
        at_ms += rng.choice((0, 1, 3, 20, 40, 200))
        levels ^= 1 << rng.randrange(130)
        reports.append((at_ms, levels))
    readings = run(reports, at_ms + 1000)
    picture = 0
    for reading in readings:
        for touch in reading.touches:
            assert bool(picture >> touch.spot & 1) != touch.on
            picture ^= 1 << touch.spot
        assert picture == reading.occupied
    assert picture == levels
    assert [reading.at_ms for reading in readings] == sorted(reading.at_ms for reading in readings)


# --- poles -------------------------------------------------------------------------------------

A, B = Poles(1), Poles(0, 1)
"""Spot 0 shows a north pole, a south pole."""


def run_poles(reports: list[tuple[int, int, Poles]], state: Debounce) -> tuple[Debounce, list[BoardReading]]:
    given = []
    for at_ms, levels, poles in reports:
        state, readings = debounce.step(state, at_ms, levels, SETTINGS, poles)
        given += readings
    state, last = debounce.advance(state, 10_000)
    return state, given + last


def test_a_put_tells_its_pole_as_it_is_at_rest() -> None:
    _, (reading,) = run_poles([(100, 1, B), (110, 0, NO_POLES), (112, 1, A)], Debounce())
    assert reading == BoardReading(142, 1, (Touch(112, 0, on=True, north=True),), A)


def test_a_pole_that_turns_over_at_rest_is_another_piece() -> None:
    _, (reading,) = run_poles([(100, 1, B)], Debounce(1, 1, (), A, A))
    assert reading == BoardReading(130, 1, (Touch(100, 0, on=True, north=False, exchanged=True),), B)


@pytest.mark.parametrize(
    ("reports", "poles"),
    [
        pytest.param([(100, 1, B), (125, 1, A)], A, id="turned over for less than the debounce"),
        pytest.param([(100, 1, NO_POLES)], A, id="not known any more: kept as it was"),
        pytest.param([(100, 0, NO_POLES), (120, 1, B), (125, 1, A)], A, id="while the contact bounces"),
    ],
)
def test_a_pole_that_cannot_be_told_for_a_moment_is_no_touch(
    reports: list[tuple[int, int, Poles]], poles: Poles
) -> None:
    state, readings = run_poles(reports, Debounce(1, 1, (), A, A))
    assert readings == []
    assert state.poles == poles


def test_a_pole_told_later_is_a_reading_without_a_touch() -> None:
    state, (reading,) = run_poles([(100, 1, A)], Debounce(1, 1))
    assert (reading.touches, reading.poles, state.poles) == ((), A, A)


def test_what_is_lifted_shows_no_pole() -> None:
    state, (reading,) = run_poles([(100, 0, NO_POLES)], Debounce(1, 1, (), A, A))
    assert reading == BoardReading(130, 0, (Touch(100, 0, on=False),), NO_POLES)
    assert state.poles == NO_POLES
