"""Copies by themselves: one a day where something is new, also without a clock, tried again after trouble."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal
from companion.journal.copies import CancelledError, CopyError, CopyFolder, make_copy
from tests.journal.copies.kept import PATIENCE_S, Days, names, play, rows


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def folder(path: Path) -> Path:
    return path.parent / "copies"


def test_an_empty_journal_is_not_copied(book: Journal, path: Path, folder: Path, days: Days) -> None:
    assert book.last_row == 0
    keeper = days.keeper(path)
    days.pass_minutes(60)
    keeper.round()
    assert names(folder) == []
    assert keeper.kept.troubles == ()


def test_one_a_day_where_something_is_new(book: Journal, path: Path, folder: Path, days: Days) -> None:
    keeper = days.keeper(path)
    play(book)
    keeper.round()
    assert names(folder) == [], "the start comes first"
    days.pass_minutes(4)
    keeper.round()
    play(book)
    days.pass_minutes(300)
    keeper.round()
    assert names(folder) == ["games-000001-2026-11-23.sqlite"]
    days.pass_minutes(24 * 60, "2026-11-24")
    keeper.round()
    days.pass_minutes(24 * 60, "2026-11-25")
    keeper.round()
    assert names(folder) == ["games-000002-2026-11-24.sqlite", "games-000001-2026-11-23.sqlite"]
    assert [(kept.copy.made.number, kept.whole) for kept in keeper.kept.copies] == [(2, True), (1, True)]
    assert rows(folder / names(folder)[0]) == rows(path)


def test_a_copy_that_was_asked_for_is_made_by_the_next_round(
    book: Journal, path: Path, folder: Path, days: Days
) -> None:
    keeper = days.keeper(path)
    play(book)
    for count in (1, 1, 2):
        if count == 2:
            play(book)
        keeper.ask_copy()
        assert keeper.asked
        keeper.round()
        assert not keeper.asked
        assert len(names(folder)) == count, "one more where something is new"
    keeper.round()
    assert len(names(folder)) == 2


def test_a_copy_that_was_asked_for_tells_its_trouble_and_one_that_is_broken_off_is_made_later(
    book: Journal, path: Path, folder: Path, days: Days
) -> None:
    faults: list[Exception] = [CancelledError(), CopyError("room", "full")]

    def make(*args: Any, **rest: Any) -> Any:
        if faults:
            raise faults.pop(0)
        return make_copy(*args, **rest)

    keeper = days.keeper(path, make)
    play(book)
    keeper.ask_copy()
    keeper.round()
    assert keeper.asked, "it was broken off"
    keeper.round()
    assert (keeper.asked, keeper.kept.troubles) == (False, ((0, "room"),))
    keeper.ask_copy()
    keeper.round()
    assert (len(names(folder)), keeper.kept.troubles) == (1, ())


@pytest.mark.slow
def test_without_a_clock_each_start_is_a_day(book: Journal, path: Path, folder: Path, days: Days) -> None:
    days.date = ""
    for _ in range(3):
        keeper = days.keeper(path)
        play(book)
        for minutes in (10, 25, 300):
            days.pass_minutes(minutes)
            keeper.round()
            play(book)
    assert [name[6:] for name in names(folder)] == [f"00000{number}-undated.sqlite" for number in (3, 2, 1)]


@pytest.mark.slow
def test_a_clock_that_jumps_to_1970_and_2040_takes_no_copy_away(
    book: Journal, path: Path, folder: Path, days: Days
) -> None:
    keeper = days.keeper(path)
    for date in ("2026-11-20", "2026-11-21", "1970-01-01", "2040-05-05", "2026-11-22"):
        play(book)
        days.pass_minutes(61, date)
        keeper.round()
    assert len(names(folder)) == 5
    for number in range(240):  # each minute it says something else
        days.pass_minutes(1, f"20{number % 90 + 10}-01-01")
        if number % 20 == 0:
            play(book, 1)
        keeper.round()
    assert len(names(folder)) == 7
    made = int(names(folder)[0][6:12])
    assert made <= 5 + 5, "one an hour at most"


def test_what_went_wrong_is_told_and_tried_again(book: Journal, path: Path, folder: Path, days: Days) -> None:
    faults: list[CopyError] = [CopyError("room", "full"), CopyError("disk", "torn out")]

    def make(*args: Any, **more: Any) -> Any:
        if faults:
            raise faults.pop(0)
        return make_copy(*args, **more)

    keeper = days.keeper(path, make)
    play(book)
    for minutes, troubles in ((5, ((0, "room"),)), (9, ((0, "room"),)), (2, ((0, "disk"),)), (11, ())):
        days.pass_minutes(minutes)
        keeper.round()
        assert keeper.kept.troubles == troubles
    assert len(names(folder)) == 1


def test_a_copy_that_was_damaged_later_is_shown_as_such_and_replaced(
    book: Journal, path: Path, folder: Path, days: Days
) -> None:
    play(book, 300)
    make_copy(path, CopyFolder(folder), days.date)
    data = bytearray((folder / names(folder)[0]).read_bytes())
    data[8192:12288] = bytes(4096)
    (folder / names(folder)[0]).write_bytes(data)
    keeper = days.keeper(path)
    keeper.round()
    assert [kept.whole for kept in keeper.kept.copies] == [False]
    days.pass_minutes(5)
    keeper.round()
    assert [(kept.copy.made.number, kept.whole) for kept in keeper.kept.copies] == [(2, True), (1, False)]


def test_who_needs_the_journal_breaks_a_copy_off(book: Journal, path: Path, days: Days) -> None:
    begun, polled = threading.Event(), threading.Event()

    def make(*_args: Any, cancelled: Any, **_more: Any) -> Any:
        begun.set()
        for _ in range(2000):
            if cancelled():
                raise CancelledError
            polled.wait(0.01)
        raise AssertionError("nobody broke it off")

    keeper = days.keeper(path, make)
    play(book)
    days.pass_minutes(5)
    thread = threading.Thread(target=keeper.round)
    thread.start()
    assert begun.wait(PATIENCE_S)
    with keeper.pause():
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    assert keeper.kept.troubles == ()


def test_after_its_end_no_copy_is_begun(book: Journal, path: Path, folder: Path, days: Days) -> None:
    play(book)
    keeper = days.keeper(path)
    days.pass_minutes(5)
    keeper.stop()
    keeper.round()
    assert names(folder) == []
