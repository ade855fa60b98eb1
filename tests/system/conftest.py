"""A table of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.system.running import Demo, demo


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Demo]:
    with demo(tmp_path / "data") as served:
        yield served
