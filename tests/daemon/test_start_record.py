"""When a start has failed, and when the next one is in safe mode; the clock is the test's."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model.errors import InputError
from companion.daemon.start_record import NAME, STABLE_MS, WITHIN_MS, Now, StartRecord


class Machine:
    """A computer that is started, and whose companion is started and ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at = Now("first", 20_000)

    def pass_ms(self, ms: int) -> None:
        self.at = Now(self.at.boot, self.at.up_ms + ms)

    def reboot(self) -> None:
        self.at = Now(self.at.boot + "+", 15_000)

    def start(self) -> StartRecord:
        """The companion begins, 5 s after it was last seen."""
        self.pass_ms(5_000)
        return StartRecord.open(self.folder, self.folder / "games.sqlite", lambda: self.at)

    def dies(self, doing: str = "game") -> None:
        """A start that dies before the game is back."""
        record = self.start()
        record.doing(doing)
        record.close()

    def is_safe(self) -> bool:
        record = self.start()
        safe = record.safe
        record.ended()
        record.close()
        return safe


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_after_two_starts_that_died_the_third_is_safe_and_knows_what_they_did(machine: Machine) -> None:
    machine.dies("journal")
    machine.dies("game")
    record = machine.start()
    assert record.safe
    assert record.failures == ("journal", "game")


def test_one_start_that_died_is_none(machine: Machine) -> None:
    machine.dies()
    assert not machine.is_safe()


def test_a_plug_that_is_pulled_once_the_game_is_back_is_no_failure_however_often(machine: Machine) -> None:
    for _ in range(20):
        record = machine.start()
        assert not record.safe
        record.running()
        record.close()


def test_a_loop_that_dies_soon_after_each_start_counts_and_not_later(machine: Machine) -> None:
    for _ in range(2):
        record = machine.start()
        record.running()
        record.failed("loop")
        record.ended()
        record.close()
    assert machine.is_safe()
    machine.pass_ms(WITHIN_MS)
    for _ in range(3):
        record = machine.start()
        assert not record.safe
        record.running()
        machine.pass_ms(STABLE_MS)
        record.stable()
        record.failed("loop")
        record.close()


def test_a_loop_that_stood_still_and_goes_on_has_not_failed(machine: Machine) -> None:
    for _ in range(4):
        record = machine.start()
        assert not record.safe
        record.running()
        record.failed("loop")
        record.recovered()
        record.close()


def test_a_loop_that_never_stood_still_forgets_no_failure_before(machine: Machine) -> None:
    machine.dies("link")
    record = machine.start()
    record.running()
    record.recovered()
    record.close()
    assert machine.start().failures == ("link",)


def test_failures_longer_ago_than_five_minutes_do_not_count(machine: Machine) -> None:
    machine.dies()
    machine.pass_ms(WITHIN_MS)
    machine.dies()
    assert not machine.is_safe()


def test_a_start_that_lasted_forgets_those_that_failed_before(machine: Machine) -> None:
    machine.dies()
    record = machine.start()
    record.running()
    record.stable()
    record.close()
    machine.dies()
    assert not machine.is_safe()


def test_a_machine_that_goes_down_with_each_start_counts_too(machine: Machine) -> None:
    for _ in range(2):
        machine.dies()
        machine.reboot()
    assert machine.is_safe()


def test_failures_before_the_machine_was_started_do_not_count_once_it_has_run_for_long(
    machine: Machine,
) -> None:
    for _ in range(2):
        machine.dies()
        machine.reboot()
    machine.pass_ms(WITHIN_MS)
    assert not machine.is_safe()


def test_safe_mode_stays_until_somebody_has_chosen_and_switching_off_and_on_tries_again(
    machine: Machine,
) -> None:
    machine.dies()
    machine.dies()
    assert machine.is_safe()
    assert machine.is_safe()
    machine.reboot()
    record = machine.start()
    assert not record.safe
    record.ended()
    record.close()


def test_after_the_choice_a_start_that_dies_again_counts_from_the_beginning(machine: Machine) -> None:
    machine.dies()
    machine.dies()
    record = machine.start()
    record.skip_game()
    record.begin_again()
    assert record.skips_game
    assert 12 in record.asides
    assert not record.skips_game
    record.close()
    record = machine.start()
    assert not record.safe
    assert list(record.asides) == [12]
    assert 13 not in record.asides
    record.asides.discard(12)
    assert list(record.asides) == []


def test_two_companions_with_one_journal_are_refused_and_the_first_goes_on(machine: Machine) -> None:
    record = machine.start()
    record.running()
    for _ in range(3):
        with pytest.raises(InputError, match="another companion has this journal open; stop it first"):
            machine.start()
    record.close()
    assert not machine.is_safe()


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"run":"x"}', b"\0" * 4096, b'{"failures":[{}]}'])
def test_a_damaged_record_counts_nothing_and_stops_nothing(machine: Machine, damage: bytes) -> None:
    machine.dies()
    (machine.folder / NAME).write_bytes(damage)
    assert not machine.is_safe()


def test_numbers_of_starts_grow(machine: Machine) -> None:
    runs = []
    for _ in range(3):
        record = machine.start()
        runs.append(record.run)
        record.close()
    assert runs == [1, 2, 3]


def test_a_folder_that_cannot_be_written_is_told_once_and_the_start_goes_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.daemon.start_record.write_whole", full)
    record = machine.start()
    record.doing("journal")
    record.running()
    assert not record.safe
    assert len(caplog.records) == 1
