"""A family's evening in a real browser: set up, ten turns with everything that happens, the plug pulled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, carry, drag, grab, middle, walk, window
from tests.system.running import CODE, Demo, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

REST_MS = 550
"""How long the end of a legal turn rests before it counts; the phone then has a second to say so."""


class Evening:
    """The demo, the big screen with the virtual board (English), and a phone (German) that looks on."""

    def __init__(self, running: Demo, table: Window, phone: Window) -> None:
        self.running = running
        self.table = table
        self.phone = phone
        self.turns = 0
        self.late_ms: list[int] = []

    @property
    def state(self) -> Any:
        """The public state, in English."""
        return self.table.get("/api/state?lang=en")

    @property
    def history(self) -> Any:
        """All finished turns, in English."""
        return self.table.get("/api/history?lang=en")["lines"]

    def look(self, name: str) -> None:
        """Both pages are in order at this moment."""
        for shown, language, kind in ((self.table, "en", "table"), (self.phone, "de", "phone")):
            shown.shot(f"{name}-{kind}")
            shown.sound(language)

    def tell(self, number: int) -> None:
        """Tap the number that the die on the table shows."""
        self.table.button(f"I rolled {number}").click(timeout=PATIENCE_MS)
        self.table.says("#now", "may move one pawn")

    def find(self, kind: str, wanted: str = "") -> Any:
        """A legal turn of this kind, the one called ``wanted`` if that is given."""
        moves = [move for move in self.table.get("/api/moves?lang=en") if move["kind"] == kind]
        return next(move for move in moves if wanted in ("", move["move"]))

    def place(self, move: Any) -> str:
        """The spot that a move starts from: its field, or an occupied place of its house."""
        spots: list[str] = self.state["spots"]
        return max(spot for spot in spots if spot == move["from"] or spot.startswith(f"{move['from']}:"))

    def drag(self, start: str, end: str) -> None:
        """Move a piece on the virtual board."""
        drag(self.table.page, start, end)

    def play(self, move: Any) -> None:
        """Drag the pawn of a move."""
        self.drag(self.place(move), move["to"])

    def counted(self) -> None:
        """One more turn stands in the history and on both pages; how long the phone took is noted."""
        self.turns += 1
        expect(self.phone.page.locator("#history summary")).to_contain_text(
            f"({self.turns})", timeout=PATIENCE_MS
        )
        expect(self.table.page.locator("#act .guide")).to_have_count(0, timeout=PATIENCE_MS)
        last = self.state["past"]["last"]
        assert last["number"] == self.turns
        self.table.says("#now .moment", last["text"])
        down = self.table.page.evaluate("diary.findLast(([what]) => what === 'down')[1]")
        told = self.phone.page.evaluate("diary.findLast(([what]) => what === 'verdict')[1]")
        self.late_ms.append(told - down)


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path, motion: str) -> Iterator[Evening]:
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, locale="en-GB") as table,
        window(chromium, running.port, PHONE, locale="de-DE", has_touch=True, reduced_motion=motion) as phone,
    ):
        yield Evening(running, table, phone)


def begin(evening: Evening) -> None:
    """Become host, start a game in the window, and let the helper set up the board."""
    table, phone = evening.table, evening.phone
    phone.go("/")
    phone.says("#now", "Willkommen")
    table.go(f"/#code={CODE}")
    expect(table.page).to_have_url(table.url + "/")
    table.says("#notes", "You are the host now")
    for spot, on in (
        ("red:5", False),
        ("e3", False),
        ("a1", True),
    ):  # not quite cleared up after the last game
        assert table.post("/api/board", {"spot": spot, "on": on}) == 200
    evening.look("01-welcome")
    table.button("New game", "#play").click()
    window_ = table.page.get_by_role("dialog", name="New game")
    window_.get_by_role("textbox", name="Name of the player with Red").fill("Anna")
    window_.get_by_role("textbox", name="Name of the player with Blue").fill("Mo")
    window_.get_by_role("radio", name="Blue begins").check()
    evening.look("02-new-game")
    window_.get_by_role("button", name="Start the game").click()
    table.says("#now", "Set up the board")
    table.page.get_by_role("link", name="To the virtual board").click()
    table.page.wait_for_selector("#board .board", timeout=PATIENCE_MS)
    table.says("#act", "Still missing: 2, in a wrong place: 1")
    phone.says("#act", "Es fehlen noch: 2, am falschen Platz: 1")
    assert evening.state["setup"]["missing"] == ["e3", "red:5"]
    assert evening.state["setup"]["surplus"] == ["a1"]
    evening.look("03-set-up")
    table.button("Put every piece in its place").click()
    table.page.evaluate("scrollTo(0, 0)")  # the key lies below the board: back to where the game is played
    table.says("#now", "Mo's turn")
    table.says("#now", "Mo (blue) rolls the die.")
    phone.says("#now", "Mo ist dran")
    assert evening.state["house"] == {"red": 5, "blue": 5}
    idle = [spot for spot in evening.state["spots"] if spot.startswith(("green:", "yellow:"))]
    assert len(idle) == 10  # pawns that nobody plays stay at home
    for shown in (table, phone):
        expect(shown.page.locator("#board .l-stray")).to_have_count(0)
        expect(shown.page.locator("#board .l-down .k-green")).to_have_count(5)


def capture(evening: Evening) -> None:
    """Turns 1 to 3: two pawns come out, and one meets the other."""
    for number, move in ((6, "house-j1"), (6, "house-h1")):
        evening.tell(number)
        evening.play(evening.find("move", move))
        evening.counted()
    evening.look("04-two-out")
    evening.tell(2)
    evening.play(evening.find("capture", "j1xh1"))
    evening.table.says("#now", "Captured! The pawn goes into the red house.")
    evening.phone.says("#now", "Geschlagen!")
    expect(evening.table.button("Red", "#hand")).to_be_visible()
    evening.look("05-captured")
    evening.table.page.mouse.click(*middle(evening.table.page, "red:5"))
    evening.counted()
    assert evening.state["past"]["last"]["captured"] == "red"
    evening.look("06-captive-home")


def barricade(evening: Evening) -> None:
    """Turn 4: straight onto a barricade, which then goes where it hurts."""
    evening.tell(5)
    move = evening.find("barricade", "house*e3>g5")
    evening.play(move)
    evening.table.says("#now", "Now put the barricade on a free field.")
    evening.look("07-barricade")
    evening.table.page.mouse.click(*middle(evening.table.page, move["place"]))
    evening.counted()
    assert evening.state["past"]["last"]["barricade"] is True


def go_straight_on(evening: Evening) -> None:
    """Turn 5: one field too far; from there on to where the number leads."""
    evening.tell(3)
    evening.find("move", "h1-e1")
    evening.drag("h1", "d1")
    evening.table.says("#act", "Let us put that right")
    evening.table.says("#now", "Please count again")
    evening.table.says("#now .sentence", "back")
    evening.phone.says("#now", "Zähl bitte noch einmal")
    evening.look("08-counted-wrong")
    evening.drag("d1", "e1")
    evening.counted()
    assert evening.state["past"]["last"]["move"] == "h1-e1"
    assert "restored" not in [verdict["verdict"] for verdict in evening.state["verdicts"]]


def go_back(evening: Evening) -> None:
    """Turn 6: somebody else's pawn; it goes back, and then the right one moves."""
    evening.tell(4)
    evening.drag("e1", "e2")
    evening.table.says("#now", "it is the turn of Anna (red)")
    assert evening.state["verdicts"][-1]["reason"] == "not-your-piece"
    evening.look("09-not-yours")
    evening.drag("e2", "e1")
    evening.table.says("#now .moment", "Thank you! Now everything is right again.")
    assert evening.state["verdicts"][-1]["verdict"] == "restored"
    evening.play(evening.find("move"))
    evening.counted()


def keys_alone(evening: Evening) -> None:
    """Turn 7: number and pawn without any pointer."""
    page = evening.table.page
    seen = page.evaluate("diary.filter(([what]) => what === 'pointer').length")
    page.locator(".skip").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "I rolled 3":
            break
    page.keyboard.press("Enter")
    evening.table.says("#now", "may move one pawn by 3 fields")
    move = evening.find("move", "house-m1")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.dataset.spot)"):
            break
    walk(page, evening.place(move))
    page.keyboard.press("Enter")
    expect(evening.table.button("Blue", "#hand")).to_be_visible(timeout=PATIENCE_MS)
    walk(page, move["to"])
    evening.table.shot("10-keys-table")
    page.keyboard.press("Enter")
    evening.counted()
    assert evening.state["past"]["last"]["move"] == "house-m1"
    assert page.evaluate("diary.filter(([what]) => what === 'pointer').length") == seen


def from_the_list(evening: Evening) -> None:
    """Turn 8: chosen from the list; the piece follows by hand."""
    evening.tell(2)
    move = evening.find("move", "house-d1")
    evening.table.button("Enter a turn", "#play").click()
    window_ = evening.table.page.get_by_role("dialog", name="Enter a turn")
    choice = window_.get_by_role("button", name=move["text"])
    choice.hover()
    evening.look("11-list")
    choice.click()
    expect(window_).to_have_count(0)
    evening.turns += 1
    evening.table.says("#now .moment", "Anna (red) rolled 2")
    assert evening.state["past"]["last"]["how"] == "entered"
    start = evening.place(move)
    evening.table.says("#now .sentence", "the red pawn")
    evening.look("12-entered")
    evening.drag(start, move["to"])
    evening.table.says("#now", "Mo (blue) rolls the die.")


def pull_the_plug(evening: Evening) -> None:
    """Turn 9: killed with a pawn in the air; the page comes back by itself and knows everything."""
    table, phone = evening.table, evening.phone
    table.page.evaluate("window.never_reloaded = true")
    phone.page.evaluate("window.never_reloaded = true")
    evening.tell(1)
    move = evening.find("move", "m1-n1")
    before = evening.history
    grab(table.page, "m1")
    carry(table.page, "n1")
    table.says("#now", "The pawn goes exactly one field.")
    evening.look("13-in-hand")
    table.unplugged = phone.unplugged = True
    evening.running.kill()
    table.says("#banner", "No connection.")
    phone.says("#banner", "Keine Verbindung.")
    table.shot("14-killed-table")
    phone.shot("14-killed-phone")
    evening.running.restart()
    for shown, live in ((table, "Live"), (phone, "Live")):
        shown.says("#mood", live)
        expect(shown.page.locator("#banner")).to_be_hidden()
        assert shown.page.evaluate("window.never_reloaded") is True
        shown.unplugged = False
    assert evening.history == before
    expect(phone.page.locator("#history summary")).to_contain_text(f"({len(before)})")
    table.says("#now", "The pawn goes exactly one field.")
    evening.look("15-back")
    table.page.mouse.up()
    evening.counted()
    assert evening.history[:-1] == before
    assert evening.state["past"]["last"]["move"] == move["move"]


def the_phone_joins(evening: Evening) -> None:
    """Turn 10: the phone takes Anna's seat and tells the number itself."""
    phone = evening.phone
    phone.button("Ich bin Anna", "#play").click()
    phone.says("#now", "Du bist dran, Anna!")
    evening.look("16-claimed")
    phone.button("Ich habe 6 gewürfelt").click()
    evening.table.says("#now", "may move one pawn by 6 fields")
    evening.play(evening.find("move"))
    evening.counted()
    evening.look("17-ten-turns")


@pytest.mark.sampled("motion", ["reduce", "no-preference"], sample=1)
def test_a_family_plays_ten_turns_through_the_pages(evening: Evening) -> None:
    begin(evening)
    for part in (capture, barricade, go_straight_on, go_back, keys_alone):
        part(evening)
    from_the_list(evening)
    pull_the_plug(evening)
    the_phone_joins(evening)
    assert max(evening.late_ms) < REST_MS + 1000, evening.late_ms
    assert min(evening.late_ms) > REST_MS - 100, evening.late_ms
    assert [turn["seat"] for turn in evening.history] == ["blue", "red"] * 5
