"""Rolling on the phone, in a real browser at the running demo: honest, seen by all, checked by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from companion.cli import main
from companion.core.chance import dice
from companion.games.malefiz import GAME as MALEFIZ
from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, window
from tests.system.running import CODE, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = {
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "names": {"red": "Anna", "blue": "Mo"},
}
MOVING: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "no-preference"}


@pytest.fixture
def table(chromium: Browser, tmp_path: Path) -> Iterator[tuple[Window, Window, int]]:
    """Anna's phone, the desk of the host, and the port."""
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, color_scheme="dark", **MOVING) as host,
        window(chromium, running.port, PHONE, has_touch=True, **MOVING) as anna,
    ):
        host.go(f"/#code={CODE}")
        host.says("#notes", "You are the host now")
        assert host.post("/api/game", GAME) == 200
        anna.go("/")
        assert anna.post("/api/seats/red/claim", {}) == 200
        anna.page.reload()
        anna.page.wait_for_selector("#board .board", timeout=PATIENCE_MS)
        yield anna, host, running.port


def test_a_roll_is_seen_by_all_checked_by_the_phone_and_afterwards_by_anybody(
    table: tuple[Window, Window, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, host, port = table
    before = anna.get("/api/state")["roll"]["commitment"]
    anna.button("Roll for me").click(timeout=PATIENCE_MS)
    for shown in (anna, host):
        shown.says("#now", "may move one pawn by")
    (roll,) = anna.get("/api/rolls")
    assert roll["commitment"] == before == dice.commitment(roll["secret"])
    assert roll["die"] == dice.thrown(roll["secret"], roll["share"], MALEFIZ.die_faces)
    assert len(roll["share"]) == 16
    for shown in (anna, host):
        assert shown.page.locator("#now .rolled .pip").count() == roll["die"]
        shown.sound("en")
    assert anna.post("/api/roll", {"share": "00" * 8}) == 409  # nobody rolls until a six comes
    assert anna.undo() == 200
    anna.part("table")
    anna.button("How is it rolled?").click(timeout=PATIENCE_MS)
    words = anna.page.locator(".throw > p")
    expect(words).to_have_text("Right: this phone had the seal before the roll. Taken back.")
    anna.shot("dice-window")
    anna.sound("en")
    number = anna.get("/api/state")["game_id"]
    with urlopen(f"http://127.0.0.1:{port}/api/games/{number}.txt", timeout=5) as answer:
        text = answer.read().decode()
    (tmp_path / "game.txt").write_text(text)
    assert main(["dice", str(tmp_path / "game.txt")]) == 0
    assert f"right  commitment {before}" in capsys.readouterr().out


@pytest.mark.full
def test_a_slip_of_the_finger_is_one_tap_to_mend(table: tuple[Window, Window, int]) -> None:
    anna, host, _ = table
    anna.button("I rolled 4").click(timeout=PATIENCE_MS)
    host.says("#now", "may move one pawn by 4 fields")
    expect(host.button("Take back", "#now")).to_have_count(0)
    anna.button("Take back", "#now").click(timeout=PATIENCE_MS)
    expect(anna.button("I rolled 5")).to_be_visible(timeout=PATIENCE_MS)
    anna.page.keyboard.press("5")
    expect(anna.button("Take back", "#now")).to_be_visible(timeout=PATIENCE_MS)
    anna.shot("dice-entered")
    anna.sound("en")
    assert anna.get("/api/state")["die"] == 5
