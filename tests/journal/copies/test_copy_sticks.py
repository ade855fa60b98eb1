"""A stick: found by its place or name, copied to, remembered while it is away, cleaned when it is back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal
from companion.journal.copies import (
    Cleaned,
    Copy,
    CopyError,
    CopyFolder,
    CopyKeeper,
    Mount,
    Wish,
    make_copy,
    read_mounts,
)
from companion.journal.copies.sticks import FOLDER_ON_STICK, KEY_FILE, README_FILE, find_sticks
from companion.ports.care import StickLine
from tests.journal.copies.kept import PATIENCE_S, Days, files, names, play

MOUNTS = r"""
/dev/mmcblk0p2 / ext4 rw,noatime 0 0
/dev/sda1 /media/board-companion vfat rw,nosuid,uid=990 0 0
/dev/sdb1 /media/pi/COMPANION vfat rw 0 0
/dev/sdc1 /media/pi/Holiday\040pictures vfat rw 0 0
/dev/sdd1 /mnt/COMPANION vfat ro,relatime 0 0
tmpfs /run/COMPANION tmpfs rw 0 0
broken line
"""


@pytest.fixture
def days(tmp_path: Path) -> Days:
    made = Days()
    made.stick = tmp_path / "media"
    return made


def started(days: Days, path: Path, make: Callable[..., Copy] = make_copy) -> CopyKeeper:
    """A keeper that has been there for a while."""
    keeper = days.keeper(path, make)
    days.pass_minutes(10)
    return keeper


class Slot:
    """Where sticks are plugged in: each is a folder that appears at the mount point."""

    def __init__(self, days: Days, tmp_path: Path) -> None:
        self.days, self.point, self.away = days, tmp_path / "media", tmp_path / "away"
        self.away.mkdir()

    def plug(self, name: str) -> None:
        (self.away / name).mkdir(exist_ok=True)
        (self.away / name).rename(self.point)
        self.days.mounts = [Mount("/dev/sda1", self.point, writable=True)]
        self.name = name

    def pull(self) -> None:
        self.point.rename(self.away / self.name)
        self.days.mounts = []

    def files(self) -> list[str]:
        return files(self.point / FOLDER_ON_STICK)


@pytest.fixture
def slot(days: Days, tmp_path: Path) -> Slot:
    return Slot(days, tmp_path)


def test_sticks_are_found_by_their_place_or_their_name(tmp_path: Path) -> None:
    (tmp_path / "mounts").write_text(MOUNTS)
    mounts = read_mounts(tmp_path / "mounts")
    assert Mount("/dev/sdc1", Path("/media/pi/Holiday pictures"), writable=True) in mounts
    found = find_sticks(mounts, Path("/media/board-companion"))
    assert [(str(mount.point), mount.writable) for mount in found] == [
        ("/media/board-companion", True),
        ("/media/pi/COMPANION", True),
        ("/mnt/COMPANION", False),
    ]
    assert read_mounts(tmp_path / "nothing") == []


def test_a_stick_gets_a_copy_when_it_is_plugged_in_and_says_what_it_is(
    book: Journal, path: Path, days: Days, slot: Slot
) -> None:
    keeper = started(days, path)
    play(book)
    keeper.round()
    assert names(path.parent / "copies") == ["games-000001-2026-11-23.sqlite"]
    slot.plug("A")
    keeper.round()
    assert slot.files() == [README_FILE, "games-000001-2026-11-23.sqlite", KEY_FILE]
    assert "stick 1" in (slot.point / FOLDER_ON_STICK / README_FILE).read_text()
    assert [(kept.place, kept.copy.made.number) for kept in keeper.kept.copies] == [(0, 1), (1, 1)]
    assert keeper.kept.sticks == (StickLine(1, here=True, seen="2026-11-23", holds=False),)
    slot.pull()
    days.date = "2026-11-24"
    keeper.round()
    assert keeper.kept.sticks == (StickLine(1, here=False, seen="2026-11-23", holds=False),)
    assert [kept.place for kept in keeper.kept.copies] == [0]


def test_the_folder_alone_is_no_stick(book: Journal, path: Path, days: Days) -> None:
    assert days.stick
    days.stick.mkdir()
    play(book)
    started(days, path).round()
    assert files(days.stick) == [], "nothing is mounted there: it would fill the card"


def test_a_stick_that_is_away_is_told_and_cleaned_when_it_is_back(
    book: Journal, path: Path, days: Days, slot: Slot
) -> None:
    keeper = started(days, path)
    play(book, names={"red": "Mia", "blue": "Tom"})
    slot.plug("A")
    keeper.round()
    slot.pull()
    cleaned = keeper.forget(Wish(), "Mia", lambda: book.forget(None, "Mia").result(PATIENCE_S))[1]
    assert cleaned == Cleaned(0, (StickLine(1, here=False, seen="2026-11-23", holds=True),))
    slot.plug("B")  # a strange one changes nothing
    keeper.round()
    slot.pull()
    assert [stick.holds for stick in keeper.kept.sticks] == [True, False]
    keeper = started(days, path)  # after a restart it is still known
    slot.plug("A")
    assert b"Mia" in (slot.point / FOLDER_ON_STICK / "games-000001-2026-11-23.sqlite").read_bytes()
    keeper.round()
    data = (slot.point / FOLDER_ON_STICK / "games-000001-2026-11-23.sqlite").read_bytes()
    assert b"Mia" not in data
    assert b"Tom" in data
    assert [stick.holds for stick in keeper.kept.sticks] == [False, False]


def test_a_stick_that_is_in_is_cleaned_at_once(book: Journal, path: Path, days: Days, slot: Slot) -> None:
    keeper = started(days, path)
    game = play(book, names={"red": "Mia"})
    play(book)
    slot.plug("A")
    keeper.round()
    done = keeper.forget(Wish(game, whole=True), "", lambda: book.delete(game).result(PATIENCE_S))
    assert done[1] == Cleaned(0, ())
    assert b"Mia" not in (slot.point / FOLDER_ON_STICK / "games-000001-2026-11-23.sqlite").read_bytes()


def test_a_stick_pulled_in_the_middle_of_a_copy_leaves_the_rest_alone(
    book: Journal, path: Path, days: Days, slot: Slot
) -> None:
    def make(journal: Path, folder: CopyFolder, date: str, **more: Any) -> Copy:
        if folder.path.parent == slot.point and days.mounts:
            slot.pull()
        return make_copy(journal, folder, date, **more)

    keeper = started(days, path, make)
    play(book)
    slot.plug("A")
    slot.point.chmod(0o700)
    keeper.round()
    assert names(path.parent / "copies") == ["games-000001-2026-11-23.sqlite"]


def test_a_stick_that_cannot_be_written_is_logged_once(
    book: Journal, path: Path, days: Days, slot: Slot, caplog: pytest.LogCaptureFixture
) -> None:
    play(book)
    slot.plug("A")
    (slot.point / FOLDER_ON_STICK).write_text("a file in its place")
    keeper = started(days, path)
    keeper.round()
    keeper.round()
    assert caplog.text.count("cannot be used for copies") == 1
    assert names(path.parent / "copies") == ["games-000001-2026-11-23.sqlite"]


def test_a_stick_without_room_is_told_and_the_card_has_its_copy(
    book: Journal, path: Path, days: Days, slot: Slot
) -> None:
    def make(journal: Path, folder: CopyFolder, date: str, **more: Any) -> Copy:
        if folder.path.parent == slot.point:
            raise CopyError("room", "full")
        return make_copy(journal, folder, date, **more)

    keeper = started(days, path, make)
    play(book)
    slot.plug("A")
    keeper.round()
    assert keeper.kept.troubles == ((1, "room"),)
    assert [kept.place for kept in keeper.kept.copies] == [0]


def test_a_damaged_key_makes_a_new_stick_of_it(book: Journal, path: Path, days: Days, slot: Slot) -> None:
    keeper = started(days, path)
    play(book)
    slot.plug("A")
    keeper.round()
    for damaged in (b"", b"[]", b'{"key": "../../x"}', b'{"key": 7}'):
        (slot.point / FOLDER_ON_STICK / KEY_FILE).write_bytes(damaged)
        keeper.round()
    assert [stick.number for stick in keeper.kept.sticks if stick.here] == [5]
