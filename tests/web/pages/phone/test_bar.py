"""On a small phone a bar at the foot leads to the parts of the page; a wide window shows all of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.short_and_full import languages
from tests.web.preview.rig import SMALL, Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PARTS = {"table": "#seats", "history": "#history", "more": "#table", "game": "#now"}


def phone(site: Site, more: str = "") -> Page:
    return site.open(f"/?case=roll&{more}", width=360, height=600)


@languages("fr")
@pytest.mark.parametrize("text", ["", "34px"], ids=["usual", "twice"])
def test_each_part_alone_is_seen_and_fits(site: Site, lang: str, text: str) -> None:
    page = phone(site, f"lang={lang}")
    page.evaluate("(size) => { document.documentElement.style.fontSize = size }", text)
    for part, inside in PARTS.items():
        page.locator(f"#bar [data-opens={part}]").click()
        for other in PARTS.values():
            expect(page.locator(other)).to_be_visible(visible=other == inside)
        expect(page.locator("#bar [aria-current=page]")).to_have_attribute("data-opens", part)
        assert page.locator("h1:visible").count() == 1
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(SMALL) == []
    names = page.locator("#bar span").all()
    assert all(name.evaluate("(e) => e.scrollWidth <= e.parentElement.clientWidth") for name in names)
    assert site.complaints() == []


def test_a_new_state_opens_no_part_and_moves_no_focus(site: Site) -> None:
    page = phone(site)
    page.locator("#bar [data-opens=table]").press("Enter")
    expect(page.locator("#seats")).to_be_visible()
    page.locator("#seats button").first.focus()
    for case in ("move", "illegal", "ask"):
        site.show(case, page)
        expect(page.locator("#seats")).to_be_visible()
        assert page.evaluate("document.activeElement.closest('#seats') !== null")
    page.go_back()
    expect(page.locator("#seats")).to_be_hidden()


def test_the_game_calls_where_this_phone_is_to_play(site: Site) -> None:
    site.preview.me |= {"host": False}
    page = phone(site)
    game = page.locator("#bar [data-opens=game]")
    expect(game).to_have_class("calls")
    site.preview.tell(
        {**site.preview.state, "awaiting": {"what": "roll", "seat": "blue", "text": "Mo rolls."}}
    )
    expect(game).not_to_have_class("calls")


def test_a_part_without_anything_in_it_is_not_offered_and_another_game_comes_into_view(site: Site) -> None:
    page = phone(site)
    page.locator("#bar [data-opens=history]").click()
    site.preview.tell({**site.preview.state, "history": []})
    expect(page.locator("#bar [data-opens=history]")).to_be_hidden()
    expect(page.locator("#now")).to_be_visible()
    page.locator("#bar [data-opens=more]").click()
    site.preview.tell({**site.preview.state, "game_id": 8})
    expect(page.locator("#now")).to_be_visible()


def test_the_page_in_pictures_has_no_bar_and_a_wide_window_shows_all_parts(site: Site) -> None:
    page = site.open("/?case=roll&kids", width=360, height=600, ready=".kid-room .kid-card")
    expect(page.locator("#bar")).to_be_hidden()
    page = site.open("/?case=roll", width=768, height=1024)
    expect(page.locator("#bar")).to_be_hidden()
    for inside in PARTS.values():
        expect(page.locator(inside)).to_be_visible()


def test_the_way_back_of_the_browser_closes_the_window_that_lies_before_a_part(site: Site) -> None:
    page = phone(site, "lang=en")
    page.locator("#bar [data-opens=more]").click()
    page.locator("#table [data-f=phone]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#now")).to_be_visible()
    assert site.complaints() == []
