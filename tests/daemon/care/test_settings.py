"""What is set for lights and sounds: kept over a restart, told at once, believed only where it can be."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.core.catalog.table_settings import CareSettings, Counting, Quiet
from companion.core.catalog.venue_kinds import CAFE, CLUB, KINDS, SCHOOL
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.daemon.care import settings as care
from companion.daemon.care.settings import Dimmer, SettingsStore
from companion.ports.table import View

NIGHT = CareSettings(70, 80, Quiet(on=True, start=21 * 60, end=6 * 60, volume=5, brightness=20))


@dataclass
class Time:
    """A monotonic clock and a wall clock, by hand."""

    now_ms: int = 1_000
    minute: int | None = 12 * 60

    def clock(self) -> int:
        return self.now_ms

    def wall(self) -> int | None:
        return self.minute


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def make(tmp_path: Path, time: Time) -> Callable[[], SettingsStore]:
    return lambda: SettingsStore(tmp_path / "care.json", time.clock, time.wall)


def test_at_first_all_is_as_it_was_before(make: Callable[[], SettingsStore]) -> None:
    assert make().counting() == Counting(100, quiet=False, brightness=100)


def test_what_is_set_outlives_a_restart(make: Callable[[], SettingsStore], tmp_path: Path) -> None:
    make().change(NIGHT)
    assert make().get() == NIGHT
    assert (tmp_path / "care.json").stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / "care.json.new").exists()


def test_the_kind_of_the_configuration_counts_until_another_is_chosen(tmp_path: Path, time: Time) -> None:
    def begin(kind: str) -> SettingsStore:
        return SettingsStore(tmp_path / "care.json", time.clock, time.wall, KINDS[kind])

    begin(CAFE).change(replace(begin(CAFE).get(), volume=30))
    assert begin(SCHOOL).get() == CareSettings(30, ways=KINDS[SCHOOL])
    begin(SCHOOL).change(CareSettings(30, ways=KINDS[CLUB]))
    assert begin(CAFE).counting().ways == KINDS[CLUB]


def test_a_link_that_somebody_has_laid_is_not_followed(
    make: Callable[[], SettingsStore], tmp_path: Path
) -> None:
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / "care.json.new").symlink_to(victim)
    make().change(NIGHT)
    assert victim.read_text() == "mine"
    assert make().get() == NIGHT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "\xff",
        '{"volume": 3}',
        care.to_json(NIGHT).decode().replace("70", "170"),
        care.to_json(NIGHT).decode().replace("21:00", "25:00"),
        care.to_json(NIGHT).decode().replace("80", "0"),
        care.to_json(NIGHT).decode().replace('"volume": 70', '"volume": 70, "more": 1'),
        care.to_json(NIGHT).decode().replace('"on":', '"of": true, "on":'),
    ],
)
def test_a_broken_file_is_told_in_one_line_and_the_defaults_count(
    make: Callable[[], SettingsStore], tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "care.json").write_bytes(text.encode("latin-1"))
    with caplog.at_level(logging.WARNING):
        assert make().get() == CareSettings()
    (line,) = caplog.messages
    assert "care.json cannot be read" in line
    assert "\n" not in line


def test_settings_round_trip_through_their_file() -> None:
    assert care.from_json(care.to_json(NIGHT)) == NIGHT
    with pytest.raises(InputError):
        care.from_json(b"\xff")


def test_a_disk_that_cannot_be_written_costs_only_the_memory(
    tmp_path: Path, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    settings = SettingsStore(tmp_path / "file" / "care.json", time.clock, time.wall)
    settings.change(NIGHT)
    assert settings.counting().volume == 70
    assert "not kept over a restart" in caplog.messages[-1]


def test_a_disk_that_cannot_be_written_refuses_other_ways_of_the_house(tmp_path: Path, time: Time) -> None:
    (tmp_path / "file").touch()
    settings = SettingsStore(tmp_path / "file" / "care.json", time.clock, time.wall)
    with pytest.raises(FileExistsError):
        settings.change(replace(NIGHT, ways=KINDS[CAFE]))
    assert settings.get() == CareSettings()


def test_whoever_shows_it_is_told_of_changes(make: Callable[[], SettingsStore]) -> None:
    settings, told = make(), []
    settings.changed = lambda: told.append(settings.counting())
    settings.change(NIGHT)
    settings.tell_time(23 * 60)
    assert told == [Counting(70, quiet=False, brightness=80), Counting(5, quiet=True, brightness=20)]


def test_quiet_hours_begin_and_end_by_the_wall_clock(make: Callable[[], SettingsStore], time: Time) -> None:
    settings = make()
    settings.change(NIGHT)
    for minute, quiet in ((20 * 60 + 59, False), (21 * 60, True), (5 * 60 + 59, True), (6 * 60, False)):
        time.minute, time.now_ms = minute, time.now_ms + 1_000
        assert settings.counting().quiet is quiet


def test_where_nobody_knows_the_time_quiet_hours_do_not_count_until_a_phone_tells_it(
    make: Callable[[], SettingsStore], time: Time
) -> None:
    time.minute = None
    settings = make()
    settings.change(NIGHT)
    assert (settings.minute(), settings.counting().quiet, settings.from_phone) == (None, False, False)
    settings.tell_time(20 * 60 + 58)
    assert (settings.minute(), settings.counting().quiet, settings.from_phone) == (20 * 60 + 58, False, True)
    time.now_ms += 2 * 60_000
    assert settings.counting().quiet
    time.now_ms += 24 * 3_600_000
    assert settings.minute() == 21 * 60


# --- the lights ----------------------------------------------------------------------------------


@dataclass
class Dull:
    """A link whose lights are on or off."""

    device: str = "dull"


@dataclass
class Bright(Dull):
    """A link that dims."""

    percents: list[int] = field(default_factory=list)

    def brighten(self, percent: int) -> None:
        self.percents.append(percent)


def test_lights_are_dimmed_when_a_view_says_so_and_only_then() -> None:
    bright = Bright()
    dimmer = Dimmer([bright, Dull()])  # type: ignore[list-item]  # what is not asked for is left out
    for brightness in (100, 100, 30, 30, 100):
        dimmer.show(View(1, 0, care=Counting(brightness=brightness)))
    assert bright.percents == [100, 30, 100]
