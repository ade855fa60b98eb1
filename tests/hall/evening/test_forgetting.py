"""When an evening is deleted by itself, in each kind of house; clocks and dates by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from companion.core.catalog.venue_kinds import CAFE, CLUB, HOME, KINDS, SCHOOL
from companion.core.model.fast_replace import replace
from companion.hall.evening.desk import EveningDesk
from companion.hall.evening.forgetting import IDLE_S, NIGHT_S, EveningForgetter, keep_forgetting
from companion.hall.evening.kept import NAME, KeptEvening
from companion.hall.evening.plan import Round
from companion.hall.tables import Tables
from companion.mqtt.hall_messages import ROOT, Pieces
from companion.mqtt.results import Results
from companion.ports.clocks import Moment
from tests.hall.evening.evenings import BOARDS, evening, pairing, won
from tests.hall.run_apart import run_apart
from tests.hall.test_tables import CARD

TODAY, TOMORROW, LONG_AGO = "2026-11-28", "2026-11-29", "1972-01-01"
DAY_S = 86_400.0
PLANNED = replace(evening(2, 1), rounds=1, drawn=(Round((pairing(1, 2),)),))
OTHERS = (HOME, CLUB)


@dataclass
class Evening:
    """An evening in a house; `start` switches the hall on, again or for the first time."""

    folder: Path
    kind: str
    date: str = TODAY

    def __post_init__(self) -> None:
        self.moment = Moment(1_000_000.0, 100.0, "first")
        self.told: Callable[[], object] = bool
        KeptEvening(self.folder).save(PLANNED)
        self.start()

    def start(self) -> None:
        self.tables = Tables(lambda _: None, self._hear)
        self.desk = EveningDesk(self.folder, self.tables, lambda: True, self._tell)
        self.forgetter = EveningForgetter(
            self.desk,
            self.tables,
            KINDS[self.kind],
            self.folder,
            clock=lambda: self.moment,
            today=lambda: self.date,
        )
        self.forgetter.round()

    def _tell(self) -> None:
        self.told()

    def _hear(self, board: str) -> None:
        self.desk.hear(board)

    def wait(self, seconds: float) -> bool:
        """Let time go by; whether the evening is still there."""
        up, wall = self.moment.up_s + seconds, self.moment.wall_s + seconds
        self.moment = replace(self.moment, up_s=up, wall_s=wall)
        self.forgetter.round()
        return self.is_there()

    def is_there(self) -> bool:
        return self.desk.evening is not None

    def off(self, seconds: float, boot: str = "second") -> bool:
        """Switch the machine off for so long, and on."""
        self.moment = Moment(self.moment.wall_s + seconds, 10.0, boot)
        self.start()
        return self.is_there()

    def move(self, spot: str = "a1") -> None:
        """Let a piece be moved at the table."""
        pieces = Pieces("malefiz", "classic", "Malefiz", [], {spot: "red"}, {}, {}, {}, [], [], False)
        self.tables.take(f"{ROOT}/{BOARDS[0]}/table", msgspec.json.encode(CARD))
        self.tables.take(f"{ROOT}/{BOARDS[0]}/pieces", msgspec.json.encode(pieces))

    def win(self) -> None:
        """Let the game of the last round be won."""
        self.tables.take(f"{ROOT}/{BOARDS[0]}/table", msgspec.json.encode(CARD))
        told: Results = won((1, [["red"], ["green"]]))
        self.tables.take(f"{ROOT}/{BOARDS[0]}/results", msgspec.json.encode(told))
        self.forgetter.round()
        assert self.desk.evening is not None
        assert not self.desk.evening.drawn[-1].pairings[0].open

    def names(self) -> list[Path]:
        return [one for one in self.folder.rglob("*") if one.is_file() and b'"P1"' in one.read_bytes()]


@pytest.fixture
def house(tmp_path: Path) -> Callable[[str], Evening]:
    return lambda kind: Evening(tmp_path, kind)


House = Callable[[str], Evening]


@pytest.mark.parametrize("kind", OTHERS)
def test_elsewhere_an_evening_stays(house: House, kind: str) -> None:
    made = house(kind)
    made.date = TOMORROW
    assert made.wait(DAY_S)
    assert made.off(30 * DAY_S)
    made.win()
    made.date = "2027-11-28"
    assert made.wait(DAY_S)


def test_a_school_forgets_on_the_next_day_names_and_all(house: House) -> None:
    made = house(SCHOOL)
    made.win()
    assert made.wait(10 * 3600.0), "of today"
    assert made.names()
    made.date = TOMORROW
    assert not made.wait(1)
    assert made.names() == []
    assert made.wait(1) is False


def test_what_is_played_past_midnight_is_played_to_its_end(house: House) -> None:
    made = house(SCHOOL)
    made.move("a1")
    assert made.wait(1)
    made.date = TOMORROW
    for number in range(2, 6):
        made.move(f"a{number}")
        assert made.wait(IDLE_S - 1)
    made.win()
    assert made.wait(IDLE_S - 1), "the standings are read"
    assert not made.wait(1)


def test_a_school_waits_half_an_hour_for_who_still_plays(house: House) -> None:
    made = house(SCHOOL)
    made.date = TOMORROW
    assert made.wait(IDLE_S - 1)
    assert not made.wait(1)


def test_where_the_date_is_not_known_six_hours_stand_for_the_night(house: House) -> None:
    made = house(SCHOOL)
    made.date = ""
    assert made.wait(NIGHT_S - 1)
    made.move("a1")
    assert not made.wait(1), "what is there is no move"
    assert made.names() == []


def test_a_hall_that_was_off_over_night_forgets_as_it_begins(house: House) -> None:
    made = house(SCHOOL)
    made.date = TOMORROW
    assert not made.off(15 * 3600.0)
    assert made.names() == []


def test_a_hall_that_learns_the_date_late_forgets_then_though_somebody_plays(house: House) -> None:
    made = house(SCHOOL)
    made.date = ""
    assert made.off(15 * 3600.0)
    made.move("a1")
    assert made.wait(5)
    made.move("a2")
    made.date = TOMORROW
    assert not made.wait(5)


@pytest.mark.parametrize("kind", [SCHOOL, CAFE])
def test_an_evening_goes_on_after_a_power_cut(house: House, kind: str) -> None:
    made = house(kind)
    assert made.off(120.0)
    assert made.wait(60)
    made.date = TOMORROW  # the cut was at midnight
    assert made.off(60.0, "third")


@pytest.mark.parametrize("kind", [HOME, CLUB, SCHOOL, CAFE])
@pytest.mark.parametrize("jump_s", [5 * DAY_S, -3000 * DAY_S, -1_000_000.0 + 63_072_000.0])
def test_a_clock_that_jumps_and_cannot_be_believed_costs_no_evening(
    house: House, kind: str, jump_s: float
) -> None:
    made = house(kind)
    made.date = ""
    made.moment = replace(made.moment, wall_s=made.moment.wall_s + jump_s)
    assert made.wait(60)
    assert made.off(jump_s, "first")
    assert made.wait(60)
    assert made.off(jump_s)
    assert made.wait(60)


@pytest.mark.parametrize("date", [LONG_AGO, TOMORROW])
def test_a_believed_date_that_jumps_takes_no_evening_while_it_is_played(house: House, date: str) -> None:
    made = house(SCHOOL)
    made.move("a1")
    made.wait(1)
    made.date = date
    made.move("a2")
    assert made.wait(60)
    made.date = TODAY
    assert made.wait(2 * IDLE_S)


def test_a_cafe_forgets_half_an_hour_after_the_last_move(house: House) -> None:
    made = house(CAFE)
    made.move("a1")
    made.wait(IDLE_S - 1)
    made.move("a2")
    assert made.wait(IDLE_S - 1)
    made.win()
    assert made.wait(IDLE_S - 1)
    assert not made.wait(1)
    assert made.names() == []


def test_a_cafe_that_was_off_forgets_as_it_begins(house: House) -> None:
    assert not house(CAFE).off(IDLE_S)


def test_a_new_evening_counts_from_its_own_beginning(house: House) -> None:
    made = house(SCHOOL)
    made.date = TOMORROW
    assert not made.wait(IDLE_S)
    KeptEvening(made.folder).save(PLANNED)
    made.start()
    assert made.wait(10 * 3600.0)


def test_a_damaged_file_is_forgotten_as_well(house: House) -> None:
    made = house(SCHOOL)
    (made.folder / NAME).write_bytes((made.folder / NAME).read_bytes()[1:])
    made.start()
    assert made.desk.now().aside
    assert made.names()
    made.date = TOMORROW
    made.wait(NIGHT_S)
    assert made.names() == []
    assert made.desk.now().aside == ""


def test_what_the_disk_does_not_let_go_is_seen_no_more_and_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = house(SCHOOL)
    made.date = TOMORROW
    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", _read_only)
        assert not made.wait(IDLE_S)
        assert not made.wait(5)
        assert made.names()
    assert len([one for one in caplog.records if "not deleted yet" in one.getMessage()]) == 1
    assert not made.wait(5)
    assert made.names() == []


def test_it_looks_until_the_hall_closes(house: House) -> None:
    made, closing = house(SCHOOL), asyncio.Event()
    made.date = TOMORROW
    made.moment = replace(made.moment, up_s=made.moment.up_s + IDLE_S)
    made.told = closing.set
    run_apart(keep_forgetting(made.forgetter, closing, 0.001))
    assert not made.is_there()


def _read_only(*_: object, **__: object) -> None:
    raise OSError(30, "Read-only file system")
