"""One's own box of the small labyrinth, told by pictures on a small phone; targets are drawn with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.commands import Given
from companion.core.model.inputs import Input
from companion.games.labyrinth import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.short_and_full import languages
from tests.system.browsing import examine
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SYMBOLS = ("star", "moon", "sun", "heart", "key", "crown", "drop", "tree", "cat", "flower", "fish", "bird")
ARROWS = ("b1", "c1", "d2", "d3", "c4", "b4", "a3", "a2", "b2", "b3", "c3", "c2")


@pytest.fixture
def table() -> FakeTable:
    return FakeTable(FakeClock(), game=GAME)


@pytest.fixture
def phone(chromium: Browser, table: FakeTable) -> Iterator[Page]:
    """The host's phone."""
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock))
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_viewport_size({"width": 360, "height": 600})
        page.goto(f"/?lang=en#code={CODE}")
        expect(page.locator("#notes")).to_contain_text("You are the host")
        yield page


def test_a_box_is_told_by_pictures_and_kept_for_the_next_games(phone: Page) -> None:
    phone.goto("/printed?lang=en")
    phone.locator("[data-f=yellow]").click()
    phone.locator("[data-f=step-symbols]").click()
    expect(phone.locator("[data-f=keep]")).to_be_enabled()
    phone.locator("[data-spot=b1]").click()
    for symbol in SYMBOLS:  # after each, the next field is asked about
        phone.locator(f".picture-key[data-f={symbol}]").click()
        if symbol == "star":
            expect(phone.locator("[data-f=keep]")).to_be_disabled()
    expect(phone.locator("#board .symbol")).to_have_count(12)
    phone.locator("[data-f=step-arrows]").click()
    for spot in ARROWS:
        phone.locator(f"[data-spot={spot}]").click()
    expect(phone.locator("#board .symbol-count")).to_have_count(12)
    phone.locator("[data-f=back]").click()
    phone.locator("[data-spot=c2]").click()
    phone.locator("[data-f=keep]").click()
    expect(phone.locator("#notes")).to_contain_text("Kept")
    phone.reload()
    expect(phone.locator("[data-f=step-symbols]")).to_contain_text("12/12")
    expect(phone.locator("[data-f=step-arrows]")).to_contain_text("12/16")
    expect(phone.locator("[data-f=step-colours]")).to_contain_text("3/4")


def test_a_target_is_the_picture_of_its_symbol(phone: Page, table: FakeTable) -> None:
    table.execute(NewGame("labyrinth", "small", ("red", "yellow"), {}, {"symbols": list(SYMBOLS)}))
    table.execute(Given(0, Input("reveal", "key"), how="drawn"))
    phone.goto("/?lang=en")
    expect(phone.locator("#now")).to_contain_text("The next target: the key")
    expect(phone.locator("#board .medal-picture")).to_have_count(1)
    expect(phone.locator("#board .symbol")).to_have_count(11)
    expect(phone.locator("#now .medal-picture")).to_have_count(1)


def test_a_child_calls_a_colour_on_the_first_screen(phone: Page, table: FakeTable) -> None:
    table.execute(NewGame("labyrinth", "small", ("red", "yellow"), {}, {}))
    table.execute(Given(0, Input("reveal", "c2"), how="drawn"))
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.goto("/?lang=de&kids=1")
    for colour in ("red", "yellow", "green", "blue"):
        expect(phone.locator(f"[data-f='kid-call:{colour}']")).to_be_in_viewport(ratio=1)


def test_an_upright_tablet_shows_all_colours_that_can_be_called(phone: Page, table: FakeTable) -> None:
    table.execute(NewGame("labyrinth", "small", ("red", "yellow"), {}, {}))
    table.execute(Given(0, Input("reveal", "c2"), how="drawn"))
    phone.set_viewport_size({"width": 768, "height": 1024})
    phone.goto("/?lang=it")
    for colour in ("red", "yellow", "green", "blue"):
        expect(phone.locator(f"#said [data-f='call:{colour}']")).to_be_in_viewport(ratio=1)


@languages("es")
def test_the_page_of_the_box_fits_a_small_phone_in_every_language(phone: Page, lang: str) -> None:
    phone.goto(f"/printed?lang={lang}")
    for step in ("colours", "symbols", "arrows"):
        phone.locator(f"[data-f=step-{step}]").click()
        if step == "symbols":
            phone.locator("[data-spot=b1]").click()
        assert phone.evaluate("document.documentElement.scrollWidth") == 360
        assert phone.evaluate(SMALL) == []


def test_axe_finds_nothing_on_the_page_of_the_box(chromium: Browser, phone: Page) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 600}, bypass_csp=True)
    page = context.new_page()
    page.goto(f"{phone.url.partition('?')[0]}printed?lang=en")
    for step in ("colours", "symbols", "arrows"):
        page.locator(f"[data-f=step-{step}]").click()
        if step == "symbols":
            page.locator("[data-spot=b1]").click()
        found = examine(page)
        assert not found.response["violations"], found.generate_report()
    context.close()
