"""The virtual board's memory on a disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from firmware_bridge.magnet_file import load_magnets, save_magnets


def test_spots_come_back(tmp_path: Path) -> None:
    save_magnets(tmp_path / "magnets.json", ["s2", "s1"])
    assert load_magnets(tmp_path / "magnets.json", {"s1", "s2", "s3"}) == frozenset({"s1", "s2"})
    assert load_magnets(tmp_path / "none.json", {"s1"}) is None


def test_a_disk_that_takes_nothing_keeps_the_old_spots_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    save_magnets(tmp_path / "magnets.json", ["s1"])
    monkeypatch.setattr(os, "fsync", full)
    save_magnets(tmp_path / "magnets.json", ["s2"])
    assert load_magnets(tmp_path / "magnets.json", {"s1", "s2"}) == frozenset({"s1"})
    assert "not remembered" in caplog.text
    assert [path.name for path in tmp_path.iterdir()] == ["magnets.json"]
