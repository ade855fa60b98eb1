"""The card of a first game: it covers nothing, has its picture, can be skipped, and is for who plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.short_and_full import languages
from tests.system.browsing import examine
from tests.web.preview.rig import SMALL, Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CARD = "#lesson"


def test_on_a_low_phone_it_comes_below_the_keys_and_on_a_high_one_over_the_boards_edge(site: Site) -> None:
    low = site.open("/?case=lesson&lang=en", width=360, height=600, ready=f"{CARD} h2")
    order = "node => [...node.querySelectorAll('#play, #board, #lesson')]"
    order += ".sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).map((e) => e.id)"
    assert low.locator(".first").evaluate(order) == ["board", "play", "lesson"]
    expect(low.locator("#play button").first).to_be_in_viewport(ratio=1)
    high = site.open("/?case=lesson&lang=en", width=390, height=844, ready=f"{CARD} h2")
    assert high.locator(".first").evaluate(order) == ["board", "lesson", "play"]
    expect(high.locator(CARD)).to_be_in_viewport(ratio=1)


@languages("it")
def test_it_has_its_picture_and_suits_fingers_and_readers(site: Site, lang: str) -> None:
    page = site.open(f"/?case=lesson&lang={lang}", width=360, height=600, ready=f"{CARD} svg.board")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = examine(page).response["violations"]
    assert [each["id"] for each in found] == []
    assert site.complaints() == []


def test_one_tap_skips_the_card_and_another_all_of_them(site: Site) -> None:
    page = site.open("/?case=lesson&lang=en", ready=f"{CARD} h2")
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="I know how to play").click()
    assert posts(site, "seats/red/learning", 2) == [{"on": True, "told": "capture"}, {"on": False}]


def test_who_only_looks_on_is_told_nothing(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": []}
    page = site.open("/?case=lesson&lang=en")
    expect(page.locator("#now h1")).to_be_visible()
    expect(page.locator(CARD)).to_be_hidden()


def test_a_child_sees_it_in_pictures_and_closes_it_by_one_key(site: Site) -> None:
    page = site.open("/?case=lesson&lang=de&kids", width=360, height=740, ready=".kid-lesson svg.board")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = examine(page).response["violations"]
    assert [each["id"] for each in found] == []
    page.locator("[data-f=kid-lesson-known]").click()
    assert posts(site, "seats/red/learning") == [{"on": True, "told": "capture"}]
    site.show("move", page)
    expect(page.locator(".kid-lesson")).to_have_count(0)


def test_a_child_that_looks_on_is_told_nothing(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": []}
    page = site.open("/?case=lesson&lang=de&kids", ready=".kid-room .kid-card")
    expect(page.locator(".kid-lesson")).to_have_count(0)
