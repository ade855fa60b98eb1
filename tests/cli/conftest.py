"""Commands that are run in this process, and a journal for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli import main
from companion.core.model.types import Entry
from companion.journal import Journal, parse_game
from tests.cli.command import GAME, Run, Wrong


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str | Path) -> tuple[int, str, str]:
        status = main([str(each) for each in arguments])
        out, err = capfd.readouterr()
        return status, out, err

    return run


@pytest.fixture
def wrong(run: Run) -> Wrong:
    def wrong(*arguments: str | Path) -> str:
        status, out, err = run(*arguments)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert err.endswith("\n")
        return err

    return wrong


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal with one unfinished and one ended game."""
    path = tmp_path / "games.sqlite"
    book = Journal.open(path, lambda _row: None, lambda _text: None)
    book.store(parse_game(GAME, "game"))
    book.append(book.store(parse_game(GAME.replace("Anna", "Zoë\\u001b[2J"), "game")), Entry("end", 0, {}))
    assert book.close() == 0
    return path
