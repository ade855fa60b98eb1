"""The page of the first evening, and the label: what a stranger, a host and a board that was walked see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.bench.stops import Tally
from companion.ports.table import LinkState
from companion.web import WebSettings, create_app
from tests.short_and_full import languages
from tests.system.browsing import PATIENCE_MS, examine
from tests.web.bench_states import GROUND
from tests.web.browser import CODE
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, one_phone, serving
from tests.web.routes.test_check import FakeBench

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def bench() -> FakeBench:
    return FakeBench()


@pytest.fixture
def table() -> FakeTable:
    return FakeTable(FakeClock())


@pytest.fixture
def phone(chromium: Browser, bench: FakeBench, table: FakeTable) -> Iterator[Page]:
    """A phone at a table that has a real board."""
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), care=FakeCare(), bench=bench)
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        yield page


def test_steps_are_ticked_by_themselves_up_to_the_game(phone: Page, bench: FakeBench) -> None:
    phone.goto("/first-evening?lang=en")
    expect(phone.locator(".first-step.current h2")).to_have_text("Who leads?")
    phone.goto(f"/first-evening?lang=en#code={CODE}")
    expect(phone.locator(".first-step.current h2")).to_have_text("Walk over the board once")
    expect(phone.locator("#steps")).to_contain_text("0 of 132 places")
    bench.tallies = {spot: Tally(1, 1) for spot in list(GROUND.line_of)[:30]}
    expect(phone.locator(".first-step.current h2")).to_have_text("Play")
    phone.locator("[data-f=new]").click()
    expect(phone.locator("dialog")).to_contain_text("New game")


def test_a_board_that_does_not_answer_leads_to_its_program(phone: Page, table: FakeTable) -> None:
    phone.goto(f"/first-evening?lang=en#code={CODE}")
    expect(phone.locator("[data-f=program]")).to_have_count(0, timeout=PATIENCE_MS)
    table.publish(links=(LinkState("board", up=False, since_ms=0, why="no-answer"),))
    expect(phone.locator(".first-step.current h2")).to_have_text("Plug in the board", timeout=PATIENCE_MS)
    expect(phone.locator(".first-step.current")).to_contain_text(
        "A new board has no program yet.", timeout=PATIENCE_MS
    )
    phone.locator("[data-f=program]").click()
    expect(phone.locator("[data-f=first]")).to_have_text("On with the first evening", timeout=PATIENCE_MS)


def test_the_code_stands_on_the_label_only_where_a_host_wants_it(phone: Page) -> None:
    phone.goto("/label?lang=en")
    expect(phone.locator(".label .qr svg")).to_be_visible()
    expect(phone.locator("[data-f=print]")).to_be_visible()
    expect(phone.locator("[data-f=code]")).to_have_count(0)
    phone.goto(f"/label?lang=en#code={CODE}")
    phone.reload()
    expect(phone.locator(".label")).not_to_contain_text(CODE)
    phone.locator("[data-f=code]").click()
    expect(phone.locator(".label")).to_contain_text(f"Code of the host: {CODE}")


@languages("es")
def test_both_fit_a_small_phone(phone: Page, lang: str) -> None:
    for path in ("/first-evening", "/label"):
        phone.goto(f"{path}?lang={lang}#code={CODE}")
        expect(phone.locator(".first-step.current, .label .qr svg")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert phone.evaluate(SMALL) == [], path
        assert examine(phone).response["violations"] == [], path
