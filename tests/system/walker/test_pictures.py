"""A picture that a busy browser does not give hides nothing that was wrong before."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Error as PlaywrightError

from tests.system.walker.__main__ import keep_pictures
from tests.system.walker.evening import Evening


def shown(*phones: Any) -> Evening:
    """An evening of these phones."""
    return cast("Evening", SimpleNamespace(phones=phones))


def test_the_other_phones_are_kept_and_nothing_is_raised(tmp_path: Path) -> None:
    def busy(**_: object) -> None:
        raise PlaywrightError("Timeout 20000ms exceeded")

    def kept(path: str, **_: object) -> None:
        Path(path).touch()

    slow = SimpleNamespace(name="host", page=SimpleNamespace(screenshot=busy))
    quick = SimpleNamespace(name="board", page=SimpleNamespace(screenshot=kept))
    keep_pictures(shown(slow, quick), tmp_path / "malefiz-7")
    assert [each.name for each in tmp_path.iterdir()] == ["malefiz-7-board.png"]
