"""An errand of a hall at a table: update and copy, to their end, over a restart, and why not."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.core.model.fast_replace import replace
from companion.mqtt.errands import NAME, Errands
from companion.mqtt.upkeep_messages import Errand, Task, UpkeepOrder
from companion.ports.care import CopiesStatus
from companion.ports.commands import CommandRefused, Starting
from companion.ports.updates import GOES_ON, UpdatesStatus, UpdateTrouble
from tests.web.fake_care import OFFERED, FakeCare

HALL = "feed0001"


@dataclass
class Table:
    """A table whose care is pretended."""

    folder: Path
    care: FakeCare = field(default_factory=FakeCare)
    playing: bool = False
    version: str = "0.1.0"

    def __post_init__(self) -> None:
        self.shows(UpdatesStatus(can=True))
        self.start()

    def start(self) -> None:
        self.errands = Errands(self.care, self.version, lambda: self.playing, self.folder)

    def shows(self, look: UpdatesStatus) -> None:
        self.care.updates.shown = look

    def take(self, what: Errand, number: int = 5, *, allowed: bool = True, hall: str = HALL) -> None:
        self.errands.take(UpkeepOrder(hall, number, what), allowed=allowed)

    def step(self, look: UpdatesStatus) -> tuple[str, str, str]:
        """Go on while updates look so; phase, why and version then."""
        self.shows(look)
        self.errands.step()
        return self.task

    @property
    def task(self) -> tuple[str, str, str]:
        task = self.errands.task
        assert task is not None
        return task.phase, task.why, task.version


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_an_update_is_looked_for_installed_and_told_after_the_restart(table: Table) -> None:
    table.take("update")
    assert table.care.updates.asked == ["look"]
    assert table.step(UpdatesStatus(can=True, phase="looking")) == ("working", "", "")
    assert table.step(OFFERED) == ("working", "", "0.2.0")
    assert table.care.updates.asked == ["look", "install 0.2.0"]
    installing = UpdatesStatus(can=True, phase="installing", asked="install", version="0.2.0")
    assert table.step(installing)[0] == "working"
    table.version = "0.2.0"
    table.start()
    assert table.step(installing)[0] == "working"
    assert table.step(replace(installing, phase="done")) == ("done", "", "0.2.0")


@pytest.mark.parametrize("why", ["test", "start", "signature", "room"])
def test_why_an_update_failed_is_told(table: Table, why: str) -> None:
    table.take("update")
    table.step(OFFERED)
    table.start()
    assert table.step(UpdatesStatus(can=True, phase="failed", why=why)) == ("failed", why, "0.2.0")


def test_after_a_cut_of_the_power_the_version_that_runs_tells(table: Table) -> None:
    table.take("update")
    table.step(OFFERED)
    kept = (table.folder / NAME).read_bytes()
    table.start()
    assert table.step(UpdatesStatus(can=True)) == ("failed", "start", "0.2.0")
    (table.folder / NAME).write_bytes(kept)
    table.version = "0.2.0"
    table.start()
    assert table.step(UpdatesStatus(can=True)) == ("done", "", "0.2.0")


def test_where_nothing_is_newer_or_no_place_can_be_read_it_is_told(table: Table) -> None:
    table.take("update")
    assert table.step(UpdatesStatus(can=True, phase="idle")) == ("done", "newest", "")
    table.take("update", 6)
    trouble = UpdateTrouble("stick", "signature")
    assert table.step(UpdatesStatus(can=True, phase="idle", troubles=(trouble,))) == (
        "failed",
        "signature",
        "",
    )
    table.take("update", 7)
    assert table.step(UpdatesStatus(can=True, phase="failed", why="none")) == ("failed", "none", "")


def test_a_machine_that_was_started_anew_while_it_looked_looks_again(table: Table) -> None:
    table.take("update")
    table.start()
    assert table.step(UpdatesStatus(can=True))[0] == "working"
    assert table.care.updates.asked == ["look", "look"]


def test_nothing_is_done_while_a_game_goes_on(table: Table) -> None:
    table.playing = True
    table.take("update")
    assert table.task[:2] == ("failed", "playing")
    table.playing = False
    table.take("update", 6)
    table.playing = True
    assert table.step(OFFERED) == ("failed", "playing", "")
    assert table.care.updates.asked == ["look"], "it was looked for, and not installed"


def test_what_is_not_allowed_or_cannot_be_is_told(table: Table) -> None:
    table.take("copy", allowed=False)
    assert table.task[:2] == ("failed", "not-allowed")
    assert not table.care.copies.asked
    table.shows(UpdatesStatus())
    table.take("update", 6)
    assert table.task[:2] == ("failed", "cannot")
    table.shows(UpdatesStatus(can=True))
    for number, (fault, why) in enumerate(
        [(CommandRefused(GOES_ON), "busy"), (OSError("full"), "broken")], start=7
    ):
        table.care.updates.refuses = fault
        table.take("update", number)
        assert table.task[:2] == ("failed", why)


def test_an_old_order_and_one_beside_another_do_nothing(table: Table) -> None:
    table.take("copy", 5)
    table.take("update", 6)
    table.take("update", 6, hall="beef0002")
    assert table.errands.task == Task(HALL, 5, "copy")
    table.care.copies = CopiesStatus()
    assert table.step(UpdatesStatus(can=True))[0] == "done"
    table.start()
    table.take("update", 5)
    table.take("update", 4)
    assert table.errands.task == Task(HALL, 5, "copy", "done")
    table.take("update", 1, hall="beef0002")
    assert table.errands.task == Task("beef0002", 1, "update")


def test_a_copy_is_made_and_its_trouble_told(table: Table) -> None:
    table.take("copy")
    assert table.care.copies.asked
    assert table.step(UpdatesStatus())[0] == "working"
    table.care.copies = CopiesStatus()
    table.start()
    assert table.step(UpdatesStatus())[0] == "working", "it is asked for anew"
    assert table.care.copies.asked
    table.care.copies = CopiesStatus(troubles=((1, "disk"), (0, "room")))
    assert table.step(UpdatesStatus()) == ("failed", "room", "")


def test_while_the_table_comes_back_an_errand_waits(table: Table) -> None:
    table.care.updates.refuses = Starting()
    table.take("update")
    assert table.task[0] == "working"
    table.care.updates.refuses = None
    table.errands.step()
    assert table.care.updates.asked == ["look"]


def test_a_damaged_file_forgets_the_errand(table: Table) -> None:
    table.take("copy")
    (table.folder / NAME).write_bytes(b"[]")
    table.start()
    assert table.errands.task is None
