"""When a copy is due, and which go: dates and numbers alone."""

from __future__ import annotations

import pytest

from companion.journal.copies.due import DAILY_KEPT, UPDATES_KEPT, Made, is_due, surplus

HOUR_MS = 3_600_000


def due(
    *copies: Made,
    today: str = "2026-11-23",
    run_ms: int = HOUR_MS,
    undated_here: bool = False,
    since_ms: int | None = None,
) -> bool:
    return is_due(copies, today=today, run_ms=run_ms, undated_here=undated_here, since_ms=since_ms)


def test_one_a_day() -> None:
    assert due()
    assert due(Made(1, "2026-11-22", update=False))
    assert not due(Made(1, "2026-11-23", update=False))


def test_a_copy_before_an_update_is_none_of_the_day() -> None:
    assert due(Made(1, "2026-11-23", update=True))


def test_none_right_after_the_start() -> None:
    assert not due(run_ms=60_000)


@pytest.mark.parametrize("date", ["1970-01-01", "2040-02-03"])
def test_a_date_of_the_future_or_long_ago_stops_no_copy(date: str) -> None:
    assert due(Made(9, date, update=False))


def test_without_a_date_a_start_is_a_day_once_it_has_lasted() -> None:
    assert not due(today="", run_ms=20 * 60_000)
    assert due(Made(1, "2026-11-23", update=False), today="", run_ms=31 * 60_000)
    assert not due(today="", undated_here=True, run_ms=100 * HOUR_MS)


def test_a_clock_that_jumps_about_makes_no_more_than_one_an_hour() -> None:
    assert not due(Made(1, "1970-01-01", update=False), since_ms=HOUR_MS - 1)


def test_what_goes_is_decided_by_numbers_alone() -> None:
    dates = ["2040-01-01", "1970-01-01", "", "2026-11-23", "2026-11-24", "1970-01-02", "", "2026-11-25"]
    daily = [Made(number, date, update=False) for number, date in enumerate(dates, 1)]
    updates = [Made(number, "", update=True) for number in range(20, 20 + UPDATES_KEPT + 2)]
    assert len(daily) == DAILY_KEPT + 1
    assert surplus([*reversed(daily), *updates]) == [1, 20, 21]
    assert surplus(daily[:DAILY_KEPT]) == surplus([]) == []
