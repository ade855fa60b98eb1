"""Copies at the command line: listed, each read whole, and one put in the journal's place."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.journal import Journal
from companion.journal.copies import CopyFolder, make_copy
from companion.journal.integrity.losses import add_losses
from companion.ports.losses import Loss
from tests.cli.command import Run, Wrong


@pytest.fixture
def copied(journal: Path) -> Path:
    return make_copy(journal, CopyFolder(journal.parent / "copies"), "2026-11-23").path


def test_copies_are_listed_and_a_damaged_one_is_found(run: Run, journal: Path, copied: Path) -> None:
    second = make_copy(journal, CopyFolder(copied.parent), "2026-11-24").path
    second.write_bytes(second.read_bytes()[:9000])
    status, out, err = run("copies", "--journal", journal)
    assert (status, err) == (1, "")
    first, other = out.splitlines()
    assert first.startswith("DAMAGED  games-000002-2026-11-24.sqlite")
    assert other.startswith("ok       games-000001-2026-11-23.sqlite")
    assert " MB  2 games, until 20" in other


def test_no_copies_are_told(run: Run, journal: Path) -> None:
    assert run("copies", "--journal", journal) == (0, f"no copies yet in {journal.parent / 'copies'}\n", "")


def test_a_copy_is_restored_and_the_journal_before_is_kept(run: Run, journal: Path, copied: Path) -> None:
    status, out, _ = run("copies", "--journal", journal, "--restore", copied.name)
    assert (status, out) == (
        0,
        f"restored: {copied.name}; the journal before is kept as {journal.name}.bad-1\n",
    )
    assert "red Anna" in run("export", "--journal", journal)[1]
    stick = copied.rename(copied.parent.parent / "elsewhere.sqlite")
    assert run("copies", "--journal", journal, "--restore", stick)[0] == 0


def test_a_wrong_name_a_damaged_copy_and_a_table_that_runs_are_one_line(
    wrong: Wrong, journal: Path, copied: Path
) -> None:
    assert "no such copy; 'companion copies' lists them" in wrong(
        "copies", "--journal", journal, "--restore", "x"
    )
    daemon = Journal.open(journal, lambda _row: None, lambda _text: None)
    assert "stop it first" in wrong("copies", "--journal", journal, "--restore", copied.name)
    daemon.close()
    copied.write_bytes(b"short")
    assert "damaged" in wrong("copies", "--journal", journal, "--restore", copied.name)


def test_the_list_of_games_says_what_is_lost_until_somebody_has_seen_it(run: Run, journal: Path) -> None:
    add_losses(journal, [Loss(what="game", found="2026-11-23T10:00:00", game_id=7)])
    status, out, err = run("export", "--journal", journal)
    assert (status, err) == (0, "companion: Game 7 is lost.\n")
    assert "red Anna" in out
