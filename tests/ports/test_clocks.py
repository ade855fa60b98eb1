"""How long ago a moment was, by two clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.ports import clocks
from companion.ports.clocks import Moment, now


def test_within_one_start_of_the_machine_the_wall_clock_does_not_matter() -> None:
    assert Moment(5e9, 100.0, "a").seconds_to(Moment(1.0, 160.0, "a")) == 60


@pytest.mark.parametrize("boot", ["b", ""])
def test_after_another_start_the_wall_clock_decides(boot: str) -> None:
    assert Moment(1000.0, 9000.0, boot and "a").seconds_to(Moment(1060.0, 20.0, boot)) == 60


def test_this_moment_is_of_this_start() -> None:
    assert now().seconds_to(now()) < 1
    assert len(now().boot) == 36


def test_where_the_start_has_no_name_the_wall_clock_decides(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(clocks, "BOOT_ID", tmp_path / "none")
    assert now().boot == ""
