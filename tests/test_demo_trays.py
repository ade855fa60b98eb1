"""Which trays lie under the demo's table."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from companion import demo, games
from firmware_bridge.virtual_board import VirtualBoard


def test_a_game_whose_map_is_damaged_has_no_tray_and_the_others_have_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "malefiz-fast.toml"
    damaged.write_bytes(b"\0")
    monkeypatch.setattr(demo, "built_in_maps", lambda: ("malefiz-classic",))
    monkeypatch.setattr(games, "find_board_file", lambda _game, _board: damaged)
    shelf = games.Shelf({"malefiz": games.named("malefiz")})
    trays: dict[str, VirtualBoard] = {}
    with contextlib.ExitStack() as stack:
        wired = list(demo._wired_trays(shelf, tmp_path, trays, stack, socket=True))
    assert list(trays) == ["malefiz-classic"]
    assert len(wired) == 1
    assert "no tray for the board malefiz-fast: " in caplog.text
    assert "no TOML" in caplog.text
