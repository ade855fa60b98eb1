"""Everything is deleted at the command line, once the word is given and no table runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.journal import Journal
from tests.cli.command import Run, Wrong


@pytest.fixture
def config(journal: Path) -> Path:
    file = journal.parent / "table.toml"
    file.write_text(f'device = []\n[journal]\npath = "{journal}"\nstick = ""\n')
    return file


def test_everything_is_deleted_once_the_word_is_given(run: Run, config: Path, journal: Path) -> None:
    status, out, err = run("delete-everything", "--config", config, "--word", "DELETE")
    assert (status, err) == (0, "")
    assert out.startswith("deleted: ")
    assert not journal.exists()
    assert config.exists()


def test_another_word_deletes_nothing(wrong: Wrong, config: Path, journal: Path) -> None:
    said = wrong("delete-everything", "--config", config, "--word", "yes")
    assert said == "companion delete-everything: nothing was deleted; right would be the word DELETE\n"
    assert journal.exists()


def test_a_table_that_runs_is_told(wrong: Wrong, config: Path, journal: Path) -> None:
    book = Journal.open(journal, lambda _row: None, lambda _why: None)
    assert "stop it first" in wrong("delete-everything", "--config", config, "--word", "DELETE")
    book.close()
    assert journal.exists()
