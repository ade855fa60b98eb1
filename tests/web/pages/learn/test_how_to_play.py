"""The page that tells how a game is played: led to by a refusal, at the right card, for every reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.catalog.game_box import box_of
from companion.games import installed
from companion.web import WebSettings, create_app
from tests import short_and_full
from tests.short_and_full import languages
from tests.system.browsing import COLOURS, WCAG, examine
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, Site, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PATH = "/how-to-play/malefiz/classic"
PATHS = [
    f"/how-to-play/{game.name}/{edition.variant}"
    for game in installed().values()
    for edition in box_of(game).editions[: None if short_and_full.FULL else 1]
]
"""In ``make test`` one edition of each game."""
OVERFLOW = """() => [...document.querySelectorAll('main *')]
  .filter((e) => e.checkVisibility() && !e.closest('svg, .hidden') && e.scrollWidth > e.clientWidth + 1
    && getComputedStyle(e).overflowX !== 'visible').map((e) => e.outerHTML.slice(0, 80))"""


def opened(site: Site, path: str, **more: Any) -> Page:
    return site.open(path, ready=".learn-card", **more)


def test_from_a_refusal_one_tap_leads_to_the_card_of_its_rule(site: Site) -> None:
    page = site.open("/?case=illegal&lang=en", width=360, height=600)
    expect(page.locator("[data-f=why]")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="How to play: this rule").click()
    card = page.locator(".learn-card.asked")
    expect(card.locator("h2")).to_be_in_viewport(ratio=1)
    expect(card.locator("h2")).to_be_focused()
    expect(card.locator("h2")).to_have_text("Roll, then move one pawn")
    expect(card.locator("svg.board")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[data-f=why]")).to_be_visible()
    assert site.complaints() == []


def test_a_note_that_refuses_leads_to_the_card_of_its_rule(site: Site) -> None:
    page = site.open("/?case=roll&lang=en", width=360, height=600)
    refused = {"error": "That is no number.", "code": "refused", "explained": f"{PATH}#MA-13"}
    page.route("**/api/roll*", lambda route: route.fulfill(status=409, json=refused))
    page.locator(".roll-pad button").first.click()
    link = page.locator(".note [data-f=why]")
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    expect(page.locator(".learn-card.asked h2")).to_have_text("The last step must fit")


def test_what_was_no_refusal_has_no_way_there(site: Site) -> None:
    page = site.open("/?case=told&lang=en")
    expect(page.locator("#now .moment")).to_be_visible()
    assert page.locator("[data-f=why]").count() == 0


def test_from_more_and_from_a_new_game_it_is_one_tap(site: Site) -> None:
    page = site.open("/?case=roll&lang=en", width=360, height=600)
    page.locator("#bar [data-opens=more]").click()
    page.locator("#table [data-f=how-to-play]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play")
    page.go_back()
    page.locator("#bar [data-opens=more]").click()
    page.locator("[data-f=new-game]").click()
    page.locator("dialog [data-f=how-to-play]").click()
    expect(page.locator(".learn-card").first).to_be_visible()
    assert site.complaints() == []


def test_another_rule_in_the_address_shows_its_own_card(site: Site) -> None:
    page = opened(site, f"{PATH}?lang=en#MA-13")
    expect(page.locator(".asked h2")).to_have_text("The last step must fit")
    page.evaluate("location.hash = 'MA-06'")
    expect(page.locator(".asked h2")).to_have_text("Count exactly")
    page.evaluate("location.hash = 'XX-99'")
    expect(page.locator(".asked")).to_have_count(0)


def test_each_picture_is_told_in_words_and_what_is_wrong_has_a_sign(site: Site) -> None:
    page = opened(site, f"{PATH}?lang=en")
    for card in page.locator(".learn-card").all():
        assert card.locator("svg.board").get_attribute("aria-label")
    blocked = page.locator(".learn-card", has_text="Barricades stop everybody")
    assert "A barricade is in the way." in (blocked.locator("svg.board").get_attribute("aria-label") or "")
    assert blocked.locator(".a-wrong .verdict path").count() == 1


@pytest.fixture(scope="module")
def table() -> Iterator[str]:
    """The address of a table where nobody plays, with all games."""
    with serving(create_app(FakeTable(FakeClock()), WebSettings(host_code="RABE"))) as url:
        yield url


@languages("de")
def test_nothing_is_wider_than_a_small_phone(chromium: Browser, table: str, lang: str) -> None:
    with one_phone(chromium, table) as page:
        page.set_viewport_size({"width": 360, "height": 600})
        for path in PATHS:
            page.goto(f"{path}?lang={lang}")
            page.locator(".learn-card").first.wait_for()
            assert page.evaluate(SMALL) == [], path
            for size in (16, 32):
                page.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
                assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
                assert page.evaluate(OVERFLOW) == [], path


@pytest.mark.full
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(chromium: Browser, table: str, scheme: Any) -> None:
    context = chromium.new_context(
        viewport={"width": 360, "height": 740}, color_scheme=scheme, bypass_csp=True, base_url=table
    )
    page = context.new_page()
    for path in PATHS:
        page.goto(f"{path}?lang=de")
        page.locator(".learn-card").first.wait_for()
        found = examine(page, COLOURS if scheme == "dark" else WCAG)
        assert not found.response["violations"], found.generate_report()
    context.close()


def test_a_card_is_no_part_of_the_first_view(site: Site) -> None:
    page = site.open("/?case=roll&lang=en")
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in asked if "learn_page" in name or "learn.css" in name or "lessons" in name]
