"""What a house forgets of people: soon after a game, or on the next day; time and date by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.core.catalog.table_settings import Counting
from companion.core.catalog.venue_kinds import CAFE, HOME, KINDS, SCHOOL
from companion.core.model.commands import EndGame
from companion.daemon.care.forgetting import IDLE_MS, NIGHT_MS, OVER_MS, Forgetter
from companion.ports.commands import NewGame
from tests.web.fake_table import FakeTable

GAME = NewGame("malefiz", "classic", ("red", "blue"), {"red": "Anna", "blue": "Mo"})


@dataclass
class FakeMemory:
    """`Memory` that tells what was forgotten."""

    held: list[str] = field(default_factory=lambda: ["red"])
    stored: list[int] = field(default_factory=lambda: [1, 2])
    told: list[object] = field(default_factory=list)
    full: bool = False

    def seats(self) -> list[str]:
        return self.held

    def forget_seats(self) -> None:
        self.held = []
        self.told.append("seats")

    def forget_names(self, game_id: int | None) -> None:
        if self.full:
            raise OSError("the disk is full")
        self.told.append(("names", game_id))

    def games(self) -> list[int]:
        return list(self.stored)

    def delete(self, game_id: int) -> None:
        self.stored.remove(game_id)
        self.told.append(("gone", game_id))


@dataclass
class House:
    """A table of one kind of house, on which a game has begun."""

    folder: Path
    kind: str
    date: str = "2026-11-28"
    table: FakeTable = field(default_factory=FakeTable)
    memory: FakeMemory = field(default_factory=FakeMemory)

    def __post_init__(self) -> None:
        self.table.execute(GAME)
        self.table.publish(care=Counting(ways=KINDS[self.kind]), game_id=1)
        self.start()

    def start(self) -> None:
        self.forgetter = Forgetter(self.table, self.memory, self.table.clock, lambda: self.date, self.folder)
        self.forgetter.round()

    def wait(self, ms: int) -> list[object]:
        self.table.clock.now_ms += ms
        self.memory.told.clear()
        self.forgetter.round()
        return list(self.memory.told)


@pytest.fixture
def cafe(tmp_path: Path) -> House:
    return House(tmp_path, CAFE)


@pytest.fixture
def school(tmp_path: Path) -> House:
    return House(tmp_path, SCHOOL)


ALL = [("names", None), "seats"]


def test_at_home_nothing_is_forgotten(tmp_path: Path) -> None:
    home = House(tmp_path, HOME)
    home.date = "2026-11-29"
    assert home.wait(2 * NIGHT_MS) == []
    home.table.end()
    assert home.wait(2 * NIGHT_MS) == []


def test_a_cafe_forgets_two_minutes_after_a_game_once(cafe: House) -> None:
    cafe.table.end()
    assert cafe.wait(0) == []
    assert cafe.wait(OVER_MS - 1) == []
    assert cafe.wait(1) == ALL
    assert cafe.wait(OVER_MS) == []


def test_a_cafe_ends_and_forgets_a_game_after_half_an_hour_without_a_touch(cafe: House) -> None:
    assert cafe.wait(IDLE_MS - 1) == []
    assert cafe.wait(1) == ALL
    assert cafe.table.commands[-1] == EndGame(0)
    assert cafe.table.session.over
    assert cafe.wait(IDLE_MS) == []


def test_whoever_touches_the_board_begins_the_half_hour_anew(cafe: House) -> None:
    cafe.wait(IDLE_MS - 1)
    cafe.table.roll(3)
    assert cafe.wait(IDLE_MS - 1) == []
    cafe.table.see(off=("red:1",))
    assert cafe.wait(IDLE_MS - 1) == []
    assert not cafe.table.session.over


def test_a_view_that_tells_nothing_new_of_the_game_does_not(cafe: House) -> None:
    cafe.wait(IDLE_MS - 1)
    cafe.table.publish(saving=True)
    assert cafe.wait(1) == ALL


def test_whoever_takes_a_seat_after_all_was_forgotten_is_forgotten_as_well(cafe: House) -> None:
    cafe.table.end()
    cafe.wait(0)
    assert cafe.wait(OVER_MS) == ALL
    cafe.memory.held = ["blue"]
    assert cafe.wait(0) == []
    assert cafe.wait(OVER_MS) == ALL


def test_the_names_of_a_game_go_once_another_has_begun(cafe: House) -> None:
    cafe.table.end()
    cafe.table.execute(GAME)
    cafe.table.publish(game_id=2)
    assert cafe.wait(0) == [("names", 1)]
    assert cafe.wait(0) == []


def test_what_a_full_disk_keeps_is_forgotten_later(cafe: House) -> None:
    cafe.table.end()
    cafe.wait(0)
    cafe.memory.full = True
    with pytest.raises(OSError, match="full"):
        cafe.wait(OVER_MS)
    cafe.memory.full = False
    assert cafe.wait(0) == ALL


def test_a_school_deletes_all_on_the_next_day(school: House) -> None:
    school.table.end()
    assert school.wait(IDLE_MS) == []
    school.date = "2026-11-29"
    assert school.wait(0) == ["seats", ("gone", 1), ("gone", 2)]
    assert school.wait(0) == []


def test_a_game_that_is_played_over_midnight_goes_on(school: House) -> None:
    school.date = "2026-11-29"
    school.table.roll(3)
    assert school.wait(0) == []
    assert school.wait(IDLE_MS) == ["seats", ("gone", 1), ("gone", 2)]
    assert school.table.session.over


def test_a_machine_that_was_off_over_night_deletes_at_its_start(school: House) -> None:
    school.table.end()
    school.wait(0)
    school.date = "2026-11-30"
    school.start()
    assert school.memory.stored == []


def test_where_no_date_is_known_six_hours_stand_for_the_night(school: House) -> None:
    school.date = ""
    school.table.end()
    school.start()
    assert school.wait(NIGHT_MS - 1) == []
    assert school.wait(1) == ["seats", ("gone", 1), ("gone", 2)]
    assert school.wait(1) == []


def test_a_date_that_becomes_known_on_the_same_day_deletes_nothing(school: House) -> None:
    school.date = ""
    assert school.wait(0) == []
    school.date = "2026-11-28"
    assert school.wait(0) == []
    assert school.memory.stored == [1, 2]


def test_while_the_table_starts_nothing_is_looked_at(cafe: House) -> None:
    cafe.table.publish(starting=True)
    assert cafe.wait(2 * IDLE_MS) == []
