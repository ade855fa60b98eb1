"""Whether this machine's time can be believed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from companion.daemon import wall_clock
from companion.daemon.wall_clock import SYNCHRONIZED, is_set, minute_of_day

NOW_S = 1_780_000_000.0


def rtc(root: Path, kept: str) -> Path:
    folder = root / "sys/class/rtc/rtc0"
    folder.mkdir(parents=True)
    (folder / "since_epoch").write_text(kept)
    return root


def test_a_machine_that_has_heard_the_time_is_believed(tmp_path: Path) -> None:
    mark = tmp_path / SYNCHRONIZED
    mark.parent.mkdir(parents=True)
    mark.touch()
    assert is_set(NOW_S, tmp_path)


@pytest.mark.parametrize(
    ("kept", "believed"),
    [
        (f"{NOW_S - 5:.0f}\n", True),
        ("86400\n", False),  # its battery was never there
        (f"{NOW_S - 3600:.0f}\n", False),  # the system thinks otherwise
        ("rubbish\n", False),
    ],
)
def test_a_clock_with_a_battery_is_believed_where_it_agrees(
    tmp_path: Path, kept: str, *, believed: bool
) -> None:
    assert is_set(NOW_S, rtc(tmp_path, kept)) is believed


def test_a_machine_with_neither_is_not_believed(tmp_path: Path) -> None:
    assert not is_set(NOW_S, tmp_path)


def test_the_minute_of_the_day_counts_its_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    here = time.struct_time((2026, 11, 23, 13, 7, 59, 0, 327, 0))
    monkeypatch.setattr(wall_clock, "is_set", lambda _now_s: True)
    monkeypatch.setattr(time, "localtime", lambda _now_s: here)
    assert minute_of_day() == 13 * 60 + 7
