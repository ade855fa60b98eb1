"""How long somebody who asked in vain waits; time is handed in."""

from __future__ import annotations

import pytest

from companion.daemon.desk import waits
from companion.daemon.desk.waits import FIRST_MS, FORGIVEN_MS, LONGEST_MS, Waits

ANNA, BEN = ("10.0.0.1", "a"), ("10.0.0.2", "b")


def test_each_wait_is_twice_as_long_and_the_others_never_wait() -> None:
    table, lengths = Waits(), []
    for _ in range(12):
        table.lengthen(ANNA, "home", 0)
        lengths.append(table.left_ms(ANNA, 0))
    assert lengths[:3] == [FIRST_MS, 2 * FIRST_MS, 4 * FIRST_MS]
    assert lengths[-1] == LONGEST_MS
    assert table.left_ms(ANNA, LONGEST_MS) == 0
    assert table.left_ms(BEN, 0) == 0


def test_a_wait_is_forgiven_by_success_and_by_an_hour() -> None:
    table = Waits()
    for _ in range(3):
        table.lengthen(ANNA, "home", 0)
    table.lengthen(ANNA, "home", FORGIVEN_MS + 1)
    assert table.left_ms(ANNA, FORGIVEN_MS + 1) == FIRST_MS
    table.forgive(ANNA)
    table.forgive(ANNA)
    assert table.left_ms(ANNA, FORGIVEN_MS + 1) == 0


def test_of_too_many_browsers_the_largest_group_loses_its_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waits, "MOST_BROWSERS", 3)
    table = Waits()
    table.lengthen(BEN, "elsewhere", 0)
    flood = [("10.9.9.9", str(number)) for number in range(5)]
    for browser in flood:
        table.lengthen(browser, "flood", 0)
    assert table.left_ms(BEN, 0) == FIRST_MS
    assert [table.left_ms(browser, 0) for browser in flood] == [0, 0, 0, FIRST_MS, FIRST_MS]
