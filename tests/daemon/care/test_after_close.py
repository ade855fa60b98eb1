"""What a host has chosen is done once the table has closed, or all stays as it was."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import pytest

from companion.daemon.care.after_close import PendingChoice
from companion.journal import Journal
from companion.journal.copies import CopyFolder, make_copy


def test_where_the_chosen_copy_has_gone_meanwhile_all_is_as_before(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal, folder = tmp_path / "games.sqlite", CopyFolder(tmp_path / "copies")
    Journal.open(journal, lambda _row: None, lambda _why: None).close()
    make_copy(journal, folder, "2026-11-23")
    (copy,) = folder.copies()
    choice = PendingChoice(journal, threading.Event())
    choice.choose(copy.name)
    (tmp_path / "copies" / copy.name).unlink()
    before = journal.read_bytes()
    with caplog.at_level(logging.ERROR):
        assert choice.carry_out()
    assert journal.read_bytes() == before
    assert f"the copy {copy.name} was not restored, all is as before" in caplog.text
