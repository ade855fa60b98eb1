"""A journal in a folder of its own, open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.journal import Journal
from tests.journal.heard import Heard, open_book


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def book(path: Path, heard: Heard) -> Iterator[Journal]:
    journal = open_book(path, heard)
    yield journal
    journal.close()
