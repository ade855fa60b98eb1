"""The page of an evening in browsers: a host's phone, a big screen of onlookers, a table, and paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Locator, Page, expect

from companion.core.model.types import Say
from companion.mqtt.messages import Topics
from companion.words.i18n import translator
from tests.hall.evening.test_evening_played import BOARDS, Board, _json
from tests.hall.onlooker import HallProgram
from tests.hall.test_tables import STATE
from tests.mqtt.mosquitto import Listener, Mosquitto, mosquitto, needs_mosquitto
from tests.system.browsing import PATIENCE_MS, TOO_WIDE, WCAG
from tests.system.running import free_port

pytestmark = [pytest.mark.browser, pytest.mark.slow, needs_mosquitto]
PHONE, SCREEN = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
PAPER = {"width": 794, "height": 1123}
"""A4."""

LONG = "Maximiliane-Charlotte of the Upper Valley"[:40]
NAMES = ["Mia", "<b>Eve</b>", "\u05d3\u05d5\u05d3", LONG, "Zo\u00eb"]
KEYS = "#rounds button, #rounds summary, #odd button, #hosts button:visible"
"""What only a host may see."""


class Evening:
    """A hall with two tables, a host's phone and a screen that looks on."""

    def __init__(self, chromium: Browser, folder: Path, stack: ExitStack, lang: str) -> None:
        self._broker: Mosquitto = stack.enter_context(mosquitto(folder / "broker"))
        self.boards = [Board(identity, folder / identity) for identity in BOARDS[:2]]
        self.tell_all()
        self.hall = HallProgram(self._broker.port, free_port(), folder / "hall")
        stack.callback(self.hall.kill)
        self._lang, self._folder, self.complaints = lang, folder, list[str]()
        self._tell = translator(lang)
        self.host, self.screen = (self._open(chromium, stack, size) for size in (PHONE, SCREEN))

    def tell_all(self) -> None:
        """Let both tables say all that the broker keeps."""
        with Listener(self._broker.port, "nothing") as say:
            for board in self.boards:
                board.tell(say)
                say.say(Topics(board.identity).state, _json(STATE), retain=True)

    def word(self, text: str, **named: str | int) -> str:
        """A word of the page in its language."""
        return self._tell(Say(text, named))

    def _open(self, chromium: Browser, stack: ExitStack, size: dict[str, int]) -> Page:
        context = stack.enter_context(
            chromium.new_context(base_url=f"http://127.0.0.1:{self.hall.port}", viewport=size)  # type: ignore[arg-type]  # a dict is one
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"/evening?lang={self._lang}")
        return page

    def become_host(self) -> None:
        self.host.locator("summary", has_text=self.word("I am host of the hall")).click()
        self.host.locator("input[name=code]").fill(self.hall.code)
        self.host.get_by_role("button", name=self.word("Be host of the hall")).click()

    def plan(self) -> None:
        form = self.host.locator(".plan-form")
        form.locator("input[name=rounds]").fill("2")
        form.locator("select[name=size]").select_option("2")
        form.locator("textarea").fill("\n".join(NAMES))
        for board in BOARDS[:2]:
            form.locator(f"select[name='game {board}']").select_option("malefiz classic")
        self.look("plan", self.host)
        form.get_by_role("button").click()

    def look(self, name: str, *pages: Page) -> None:
        """See that nothing is too wide or hard to reach, and take a picture."""
        for page in pages or (self.host, self.screen):
            width = page.viewport_size["width"] if page.viewport_size else 0
            page.screenshot(path=self._folder / f"{name}-{width}.png", full_page=True)
            assert page.evaluate(TOO_WIDE) == [], (name, width)
            found = Axe().run(page, options=WCAG)
            assert found.violations_count == 0, (name, width, found.generate_report())

    def table(self, page: Page, board: str) -> Locator:
        """A table of the newest round."""
        return page.locator(f"#rounds > .plan-tables [data-table={board}]")


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path, lang: str) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(chromium, tmp_path, stack, lang)


@pytest.mark.sampled("lang", ["de", "en"], sample=1)
def test_an_evening_on_phone_screen_and_paper(evening: Evening) -> None:
    host, screen, word = evening.host, evening.screen, evening.word
    expect(screen.locator("#rounds")).to_contain_text(word("No evening is planned."))
    evening.look("nothing")
    evening.become_host()
    evening.plan()
    host.locator("[data-f=draw]").click()
    expect(screen.locator("#rounds h2")).to_have_text(word("Round {number} of {rounds}", number=1, rounds=2))
    assert screen.locator(KEYS).count() == 0
    evening.look("drawn")

    evening.boards[0].wins("red")
    evening.tell_all()
    first = evening.table(screen, BOARDS[0])
    winner = first.locator("li b").first.inner_text()
    expect(first.locator(".plan-first b")).to_have_text(winner)
    expect(screen.locator(".plan-standings tbody tr", has_text=winner).locator("td").nth(1)).to_have_text("4")

    mine = evening.table(host, BOARDS[0])
    mine.locator("summary").click()
    for select, place in zip(mine.locator("select").all(), ("2", "1"), strict=True):
        select.select_option(place)
    mine.get_by_role("button", name=word("Enter this result")).click()
    expect(first.locator(".plan-fixed")).to_contain_text(word("Put right by the host."))
    expect(first.locator(".plan-first b")).not_to_have_text(winner)
    assert screen.locator(KEYS).count() == 0

    evening.boards[1].wins("blue")
    evening.boards[1].wins("blue")
    evening.tell_all()
    expect(screen.locator("#odd")).to_contain_text(BOARDS[1])
    host.locator("#hosts summary", has_text=word("Players come and go")).click()
    host.locator("#hosts input[name=name]").fill("Lea")
    host.get_by_role("button", name=word("Plays from the next round on")).click()
    expect(screen.locator(".plan-standings")).to_contain_text("Lea")
    host.locator("[data-f=stay-1]").click()
    expect(screen.locator(".plan-gone")).to_contain_text("Mia")
    evening.look("put-right")

    host.locator("[data-f=draw]").click()
    expect(screen.locator("#rounds .plan-before")).to_have_count(1)
    for board in evening.boards:
        board.wins("red")
    evening.tell_all()
    expect(host.locator("#hosts")).to_contain_text(word("All rounds are played."))
    assert [name for name in NAMES if screen.locator(".plan-standings", has_text=name).count() == 0] == []
    evening.look("over")
    paper(evening)
    host.locator("summary", has_text=word("Delete this evening")).click()
    host.locator("[data-f=delete]").click()
    expect(screen.locator("#rounds")).to_contain_text(word("No evening is planned."))
    assert evening.complaints == []


def paper(evening: Evening) -> None:
    """See what a spreadsheet and a printer get."""
    screen, host = evening.screen, evening.host
    with screen.expect_download() as loading:
        screen.get_by_role("link", name=evening.word("Save as a table (CSV)")).click()
    table = loading.value.path().read_text("utf-8-sig")
    assert table.startswith(evening.word("Rank"))
    assert all(name in table for name in NAMES)
    for page in (host, screen):
        page.set_viewport_size(PAPER)  # type: ignore[arg-type]  # a dict is one
        page.emulate_media(media="print")
        for hidden in ("#hosts", ".top", "#odd", "#rounds summary.no-print, #rounds details.no-print"):
            assert not any(one.is_visible() for one in page.locator(hidden).all()), hidden
        expect(page.locator(".plan-standings")).to_be_visible()
        assert page.locator(".plan-before [data-table]").first.is_visible(), "rounds of before, too"
        evening.look("paper", page)
        page.emulate_media(media="screen")
        evening.look("between", page)
