"""The table has the last word, in a real browser: a host, two players with phones, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, window
from tests.system.running import CODE, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = {
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "names": {"red": "Anna", "blue": "Mo"},
}


class Evening:
    """The host at the desk (English, light), Anna's phone (English, dark) and Mo's (German, light)."""

    def __init__(self, host: Window, anna: Window, mo: Window) -> None:
        self.host, self.anna, self.mo = host, anna, mo

    @property
    def state(self) -> Any:
        return self.host.get("/api/state?lang=en")

    def look(self, name: str) -> None:
        """All pages are in order at this moment."""
        for who, shown, language in (
            ("host", self.host, "en"),
            ("anna", self.anna, "en"),
            ("mo", self.mo, "de"),
        ):
            shown.shot(f"{name}-{who}")
            shown.sound(language)

    def put(self, *edges: str) -> None:
        """``-a1`` lifts a magnet, ``+c1`` puts one; then the board rests."""
        for edge in edges:
            assert self.host.post("/api/board", {"spot": edge[1:], "on": edge[0] == "+"}) == 200
            self.host.page.wait_for_timeout(150)

    def confirm(self, who: Window, yes: str) -> None:
        """The step before it counts."""
        who.button(yes, "dialog").click(timeout=PATIENCE_MS)


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path) -> Iterator[Evening]:
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, locale="en-GB") as host,
        window(chromium, running.port, PHONE, locale="en-GB", color_scheme="dark", has_touch=True) as anna,
        window(chromium, running.port, PHONE, locale="de-DE", has_touch=True) as mo,
    ):
        host.go(f"/#code={CODE}")
        host.says("#notes", "You are the host now")
        assert host.post("/api/game", GAME) == 200
        for player, seat in ((anna, "red"), (mo, "blue")):
            player.go("/")
            assert player.post(f"/api/seats/{seat}/claim", {}) == 200
            player.page.reload()
            player.page.wait_for_selector("#board .board", timeout=PATIENCE_MS)
        host.says("#now", "Anna (red) rolls the die")
        yield Evening(host, anna, mo)


def test_what_was_not_allowed_is_accepted_corrected_and_edited(evening: Evening) -> None:
    host, anna, mo = evening.host, evening.anna, evening.mo
    assert host.post("/api/roll", {"number": 2}) == 200
    evening.put("-red:5", "+g1")
    anna.button("Accept this move anyway").wait_for(timeout=PATIENCE_MS)
    evening.look("01-illegal")

    # one seat proposes, the other agrees
    anna.button("Accept this move anyway").click()
    anna.says("dialog", "Anna (red): the red pawn out of the red house on")
    anna.shot("02-accept-sure")
    evening.confirm(anna, "Ask the others")
    mo.says("#proposal", "Der Zug von Anna (rot) soll gelten, wie er steht")
    mo.says("#proposal", "Einverstanden: Anna. Noch gefragt: Mo.")
    expect(anna.button("Withdraw it")).to_be_visible(timeout=PATIENCE_MS)
    evening.look("03-proposal")
    mo.button("Einverstanden").click()
    host.says("#now .moment", "All agreed: the move of Anna (red) counts as it stood.")
    host.says("#now", "Mo (blue) rolls the die")
    assert evening.state["pieces"]["g1"] == "red"

    # the host takes it back, and tells the right number instead
    assert host.undo() == 200
    host.says("#now", "Let us put that right")
    evening.put("-g1", "+red:5")
    host.says("#now", "may move one pawn by 2 fields")
    assert host.undo() == 200
    assert host.post("/api/roll", {"number": 1}) == 200
    choose(host, "Another number")
    host.says("dialog", "Anna rolled 1, so it says here.")
    host.shot("04-number")
    host.button("5", "dialog").click()
    evening.confirm(host, "Yes, it counts")
    expect(host.page.locator("#now .rolled .hidden")).to_have_text("Rolled: 5", timeout=PATIENCE_MS)

    # the turn that was recorded was another one
    moves = [move["move"] for move in host.get("/api/moves")]
    assert host.post("/api/enter", {"move": moves[0]}) == 200
    choose(host, "Another turn")
    host.says("dialog", "Recorded was: Anna (red) rolled 5")
    host.shot("05-turn")
    host.page.locator("dialog .option").last.click()
    evening.confirm(host, "Yes, it counts")
    host.says("#now .moment", "The host corrected turn")
    expect(host.page.locator("dialog")).to_have_count(0)
    host.page.locator("#history summary").click()
    expect(host.page.locator("#history s")).to_have_count(1)
    evening.look("06-replaced")


@pytest.mark.full
def test_a_position_is_edited_on_a_phone_by_finger_and_by_keys(evening: Evening) -> None:
    host, anna, mo = evening.host, evening.anna, evening.mo
    choose(anna, "Edit the position")
    anna.says("dialog", "Choose a piece, then tap where it stands.")
    anna.shot("10-editor")
    page = anna.page
    page.locator("dialog").get_by_role("button", name="Whole board").tap()
    anna.shot("10-editor-whole")
    anna.sound("en")
    expect(page.locator("dialog").get_by_role("button", name="Larger board")).to_be_visible()
    page.locator("[data-spot='red:1']").tap()  # a pawn leaves the house ...
    page.locator("[data-spot='g1']").tap()  # ... and stands there
    palette = page.get_by_role("group", name="Which piece?")
    palette.get_by_role("button", name="barricade").tap()
    page.locator("[data-spot='c3']").tap()
    anna.says("#notes", "There are no more of these in the box.")
    palette.get_by_role("button", name="Take away").tap()
    page.locator("[data-spot='e3']").tap()
    palette.get_by_role("button", name="barricade").tap()
    page.locator("[data-spot='e1']").tap()
    anna.says("#notes", "This piece cannot stand there.")
    page.locator("[data-spot='g1']").focus()
    palette.get_by_role("button", name="Blue").press("Enter")
    page.locator("[data-spot='blue:1']").tap()
    page.locator("[data-spot='blue:1']").press("ArrowUp")
    page.keyboard.press("Enter")
    anna.says("#polite", "Blue")
    page.get_by_role("combobox", name="Whose turn is it?").select_option("blue")
    anna.shot("11-edited")
    page.get_by_role("button", name="Play on like this").tap()
    anna.says("dialog >> nth=-1", "The game goes on like this, and Mo rolls.")
    anna.shot("12-sure")
    evening.confirm(anna, "Ask the others")
    mo.says("#proposal", "Die Stellung soll werden wie auf diesem Bild")
    expect(page.locator("dialog")).to_have_count(0)
    evening.look("13-proposed")
    host.button("I agree").click()
    mo.says("#act", "Steht alles richtig?")
    position = evening.state
    assert (position["pieces"]["g1"], position["turn"]) == ("red", "blue")
    assert sorted(position["pieces"].values()).count("barricade") == 10
    assert (position["house"], list(position["pieces"].values()).count("blue")) == ({"red": 4, "blue": 4}, 1)
    evening.look("14-arrange")


def choose(who: Window, what: str) -> None:
    """Open the window of corrections, and one of them."""
    if who.page.locator("#bar").is_visible():
        who.part("more")
    who.button("Correct the game").click(timeout=PATIENCE_MS)
    who.page.locator("dialog .option", has_text=what).click(timeout=PATIENCE_MS)
