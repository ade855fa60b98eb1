"""Keys that ask, for whoever sees nothing: the last words again, whose turn it is, what one may do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LINES = "() => [...document.getElementById('polite').children].map((line) => line.textContent)"


def test_whose_turn_it_is_and_the_number_are_told_as_often_as_one_asks(site: Site) -> None:
    page = site.open("/?case=move")
    before = len(page.evaluate(LINES))
    page.keyboard.press("F4")
    expect(page.locator("#polite p")).to_have_count(before + 1)
    page.keyboard.press("F4")
    expect(page.locator("#polite p")).not_to_have_count(before + 1)
    expect(page.locator("#polite p").last).to_contain_text("Rolled: 4")


def test_the_last_words_are_said_again(site: Site) -> None:
    page = site.open("/?case=undone")
    page.keyboard.press("F2")
    now = page.request.get(f"{site.url}/api/state?lang=en").json()
    words = (now["moment"]["long"], now["setup"]["text"], now["steps"][0]["text"])
    expect(page.locator("#polite p").last).to_have_text(" ".join(words))


def test_what_one_may_do_is_counted_and_listed(site: Site) -> None:
    page = site.open("/?case=move")
    page.keyboard.press("F8")
    expect(page.locator("#polite")).to_contain_text(" 1: ")


def silent(page: Page) -> None:
    page.keyboard.press("Control+F4")
    page.keyboard.press("F4")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator("#polite")).not_to_contain_text("Rolled")


def test_the_keys_can_be_taken_away(site: Site) -> None:
    page = site.open("/?case=move")
    page.get_by_role("button", name="This phone").click()
    page.get_by_role("switch", name="Keys F2, F4 and F8").uncheck()
    page.keyboard.press("Escape")
    silent(page)
