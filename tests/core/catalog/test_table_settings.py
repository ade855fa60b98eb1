"""Quiet hours and what counts now: minutes of the day, also over midnight."""

from __future__ import annotations

import pytest

from companion.core.catalog.table_settings import CareSettings, Counting, Quiet, counting, minute_of, time_of

NIGHT = Quiet(on=True, start=20 * 60, end=7 * 60, volume=10, brightness=30)


@pytest.mark.parametrize(
    ("minute", "within"),
    [
        (19 * 60 + 59, False),
        (20 * 60, True),
        (23 * 60 + 59, True),
        (0, True),
        (6 * 60 + 59, True),
        (7 * 60, False),
    ],
)
def test_quiet_hours_go_over_midnight(minute: int, within: bool) -> None:
    assert NIGHT.holds(minute) is within


@pytest.mark.parametrize(("minute", "within"), [(12 * 60, False), (13 * 60, True), (14 * 60, False)])
def test_quiet_hours_within_a_day(minute: int, within: bool) -> None:
    assert Quiet(on=True, start=13 * 60, end=14 * 60).holds(minute) is within


def test_an_hour_after_midnight_is_none_before_it() -> None:
    early = Quiet(on=True, start=0, end=60)
    assert (early.holds(59), early.holds(23 * 60 + 30)) == (True, False)


def test_no_quiet_hours_where_they_are_off_or_nobody_knows_the_time() -> None:
    assert not Quiet(on=False, start=0, end=1439).holds(600)
    assert not NIGHT.holds(None)


def test_a_new_board_is_as_loud_and_bright_at_night_as_by_day() -> None:
    assert counting(CareSettings(), 2 * 60) == Counting(100, quiet=False, brightness=100)


def test_the_caps_are_no_wishes() -> None:
    assert counting(CareSettings(80, 90, NIGHT), 0) == Counting(10, quiet=True, brightness=30)
    assert counting(CareSettings(5, 20, NIGHT), 0) == Counting(5, quiet=True, brightness=20)
    assert counting(CareSettings(80, 90, NIGHT), 12 * 60) == Counting(80, quiet=False, brightness=90)
    assert counting(CareSettings(80, 90, NIGHT), None) == Counting(80, quiet=False, brightness=90)


@pytest.mark.parametrize("minute", [0, 59, 60, 1439])
def test_times_round_trip(minute: int) -> None:
    assert minute_of(time_of(minute)) == minute


@pytest.mark.parametrize("text", ["24:00", "7:00", "12:60", "", "12", "12:00 ", "aa:bb"])
def test_what_is_no_time(text: str) -> None:
    assert minute_of(text) is None
