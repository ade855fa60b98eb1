"""The way back in a real browser: a phone (360 px, German) and lights show one pair at a time, and say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, window
from tests.system.running import CODE, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Evening:
    """A host before the virtual board (English), and a phone that looks on."""

    def __init__(self, table: Window, phone: Window) -> None:
        self.table = table
        self.phone = phone

    def state(self, lang: str = "de") -> Any:
        return self.phone.get(f"/api/state?lang={lang}")

    def until(self, right: Callable[..., bool]) -> Any:
        """The state, once it is as wanted."""
        for _ in range(PATIENCE_MS // 50):
            if right(state := self.state()):
                return state
            self.phone.page.wait_for_timeout(50)
        raise AssertionError(self.state())

    def magnet(self, spot: str, *, on: bool) -> None:
        assert self.table.post("/api/board", {"spot": spot, "on": on}) == 200

    def shown(self, region: str, name: str) -> tuple[str | None, str | None]:
        """The step that everything shows: page, picture, voice and lights."""
        state = self.until(lambda state: bool(state["steps"]))
        step = state["steps"][0]
        self.phone.says("#now .sentence", step["text"])
        self.phone.says(region, step["text"])
        both = {spot for spot in (step["from"], step["to"]) if spot}
        assert set(state["lights"]) == both
        expect(self.phone.page.locator("#board .rings .ring")).to_have_count(len(both))
        arrows = self.phone.page.locator("#board .a-guide")
        expect(arrows).to_have_count(1)  # what has no place on the board lies beside it
        signs = {step["from"] for step in state["steps"] if step["from"]}
        expect(self.phone.page.locator("#board .stand.wrong")).to_have_count(len(signs))
        self.phone.shot(name)
        self.phone.sound("de")
        return step["from"], step["to"]

    def next_is(self, frm: str | None, to: str | None) -> bool:
        """Whether the step to do now goes from here to there."""
        return [(step["from"], step["to"]) for step in self.state()["steps"][:1]] == [(frm, to)]

    def follow(self, region: str, name: str) -> int:
        """Do what is shown until nothing is; how many steps that took."""
        number = 0
        while self.state()["steps"]:
            number += 1
            frm, to = self.shown(region, f"{name}-{number}")
            if frm:
                self.magnet(frm, on=False)
            if frm and to:
                self.until(lambda _, to=to: self.next_is(None, to))
                assert self.shown(region, f"{name}-{number}-in-hand") == (None, to)
            if to:
                self.magnet(to, on=True)
            self.until(lambda _, to=to: not self.next_is(None, to))
        return number


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path) -> Iterator[Evening]:
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, locale="en-GB") as table,
        window(chromium, running.port, PHONE, locale="de-DE", has_touch=True) as phone,
    ):
        yield Evening(table, phone)


def begin(evening: Evening) -> None:
    """A new game on a board that is set up wrong."""
    table = evening.table
    evening.phone.go("/")
    table.go(f"/#code={CODE}")
    table.says("#notes", "You are the host now")
    for spot, on in (
        ("e3", False),
        ("d3", True),
        ("q3", False),
        ("p13", True),
        ("red:5", False),
        ("i2", True),
    ):
        evening.magnet(spot, on=on)
    table.button("New game", "#play").click()
    dialog = table.page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="Start the game").click()
    table.says("#now", "Set up the board")


def test_one_pair_at_a_time_is_shown_said_and_lit(evening: Evening) -> None:
    begin(evening)
    assert evening.follow("#polite", "way-1-set-up") == 4 - 1  # i2 goes into the house that lacks one
    state = evening.until(lambda state: state["phase"] == "roll")
    seat = state["turn"]

    home = max(spot for spot in state["spots"] if spot.startswith(f"{seat}:"))
    evening.magnet(home, on=False)
    evening.magnet("b11", on=True)
    step = evening.until(lambda state: state["phase"] == "illegal")["steps"][0]
    evening.phone.says(
        "#act", "Oder stell es zurück"
    )  # nobody has rolled: the number may come, or the way back
    evening.phone.page.locator("#act summary").click()
    evening.phone.says("#act .step", step["text"])
    evening.phone.says("#urgent", step["text"])
    evening.phone.shot("way-2-not-rolled")
    evening.phone.sound("de")
    assert evening.table.post("/api/roll", {"number": 3}) == 200
    evening.phone.says("#act", "Das bringen wir in Ordnung")
    assert evening.follow("#urgent", "way-2-illegal") == 1
    evening.until(lambda state: state["phase"] == "move")

    move = next(one for one in evening.table.get("/api/moves") if one["kind"] == "move")
    assert evening.table.post("/api/enter", {"move": move["move"]}) == 200
    evening.until(lambda state: state["phase"] == "arrange")
    assert evening.follow("#polite", "way-3-entered") == 1
    evening.until(lambda state: state["phase"] == "roll")
    assert evening.table.undo() == 200
    evening.until(lambda state: state["phase"] == "arrange")
    assert evening.follow("#polite", "way-4-taken-back") == 1
    evening.until(lambda state: state["phase"] == "move")
