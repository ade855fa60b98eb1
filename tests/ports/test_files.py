"""A small file that is written whole."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from companion.ports.files import READABLE, write_whole


@pytest.mark.parametrize(("mode", "found"), [(0o600, 0o600), (READABLE, 0o644)])
def test_the_file_is_for_its_owner_unless_another_mode_is_given(
    tmp_path: Path, mode: int, found: int
) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "deep" / "file", b"whole", mode)
    finally:
        os.umask(before)
    assert (tmp_path / "deep" / "file").read_bytes() == b"whole"
    assert stat.S_IMODE((tmp_path / "deep" / "file").stat().st_mode) == found


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
