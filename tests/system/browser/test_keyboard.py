"""Whole turns by keyboard alone, at a running companion: a barricade taken and put, and whom one captured."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.games.malefiz import GAME
from tests.system.browsing import DESK, PATIENCE_MS, Window, walk, window
from tests.system.running import CODE, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PLAYERS = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}
BARRICADES = dict.fromkeys(GAME.board("classic").marks["barricades"], "barricade")
POSITION = {
    "turn": "red",
    "pieces": BARRICADES | {"c3": "red", "d1": "red", "j1": "red", "g1": "blue"},
    "house": {"red": 2, "blue": 4},
}
HERE = """() => {
  const here = document.activeElement.cloneNode(true);
  for (const hidden of here.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return here.getAttribute("aria-label") ?? here.textContent.trim();
}"""


@pytest.fixture
def desk(chromium: Browser, tmp_path: Path) -> Iterator[Window]:
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, locale="en-GB", reduced_motion="reduce") as shown,
    ):
        shown.go(f"/board#code={CODE}")
        shown.says("#notes", "You are the host now")
        assert shown.post("/api/game", {"game": "malefiz", **PLAYERS}) == 200
        shown.says("#now", "Anna (red) rolls the die")
        assert shown.post("/api/overrule/edit", POSITION) == 200
        yield shown


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what is called so has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(HERE) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def press(page: Page, name: str) -> None:
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible(timeout=PATIENCE_MS)
    tab_to(page, name)
    page.keyboard.press("Enter")


def carry(page: Page, *spots: str) -> None:
    """Lift on the first spot, and put down on each of the others what is in the hand."""
    for _ in range(60):  # to the board: one stop of Tab, wherever one was on it last
        if page.evaluate("document.activeElement.dataset.spot"):
            break
        page.keyboard.press("Tab")
    for spot in spots:
        walk(page, spot)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)  # as hands do


def test_turns_with_a_barricade_and_a_question_are_played_without_a_mouse(desk: Window) -> None:
    page = desk.page
    desk.says("#now", "Let us put that right")
    press(page, "Put every piece in its place")
    desk.says("#now", "Anna (red) rolls the die")

    press(page, "I rolled 2")
    desk.says("#now", "Anna (red) may move")
    assert page.evaluate("document.activeElement !== document.body")
    carry(page, "c3", "a3", "g5")  # onto the barricade, which is in the hand then, and it to its new place
    desk.says("#now .moment", "barricade")
    assert page.evaluate("document.activeElement.dataset.spot") == "g5"

    desk.says("#now", "Mo (blue) rolls the die")
    press(page, "I rolled 3")
    desk.says("#now", "Mo (blue) may move")
    carry(page, "g1", "red:3")  # the board sees a red pawn come home, and not from where
    expect(page.get_by_role("heading", name="What did you play?")).to_be_visible(timeout=PATIENCE_MS)
    choices = page.locator("#act .option > span")
    expect(choices).to_have_count(3)
    press(page, choices.first.locator(".hidden").inner_text().strip())  # what a screen reader reads
    expect(page.get_by_role("heading", name="What did you play?")).to_have_count(0, timeout=PATIENCE_MS)
    assert page.evaluate("document.activeElement !== document.body")
    turns = desk.get("/api/history")["lines"]
    assert [(turn["seat"], bool(turn["barricade"]), turn["captured"]) for turn in turns[-2:]] == [
        ("red", True, ""),
        ("blue", False, "red"),
    ]
    assert desk.faults == []


@pytest.mark.full
def test_a_turn_with_a_barricade_is_entered_from_the_list_without_a_mouse(desk: Window) -> None:
    page = desk.page
    press(page, "Put every piece in its place")
    desk.says("#now", "Anna (red) rolls the die")
    desk.go("/?lang=en")
    desk.says("#now", "Anna (red) rolls the die")
    press(page, "I rolled 2")
    press(page, "Enter a turn")
    expect(page.get_by_role("dialog", name="Enter a turn")).to_be_visible(timeout=PATIENCE_MS)
    tab_to(page, "New place of the barricade")
    page.keyboard.press("End")
    place = page.evaluate("document.activeElement.selectedOptions[0].textContent")
    tab_to(page, "Enter")
    page.keyboard.press("Enter")
    desk.says("#now .moment", f"and put it on {place}")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    assert desk.get("/api/state")["past"]["last"]["barricade"]
    assert desk.faults == []
