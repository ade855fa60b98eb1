"""A browser that cannot show the pages is told so in plain words, whatever it lacks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.preview.rig import previewed

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CANNOT = "const can = CSS.supports; CSS.supports = (...all) => !all.join().includes('{}') && can(...all)"
LACKS = {
    "toReversed": "delete Array.prototype.toReversed",
    ":has()": CANNOT.format(":has"),
    "colours": CANNOT.format("color-mix"),
    "all of CSS": "CSS.supports = undefined",
}

SPARED = """
delete Element.prototype.checkVisibility;
delete Element.prototype.moveBefore;
delete Element.prototype.requestFullscreen;
delete Document.prototype.fullscreenEnabled;
delete Navigator.prototype.userActivation;
delete Navigator.prototype.vibrate;
"""
"""What pages do without where it is missing (`tests/web/scripts/browsers.test.js`)."""


@pytest.mark.parametrize("lack", LACKS)
def test_a_browser_that_is_too_old_is_told_so(chromium: Browser, lack: str) -> None:
    with previewed(chromium) as site:
        page = chromium.new_context(viewport={"width": 360, "height": 640}).new_page()
        page.add_init_script(LACKS[lack])
        page.goto(f"{site.url}/?case=roll&lang=de")
        expect(page.locator("#too-old")).to_be_visible()
        expect(page.locator("#too-old")).to_contain_text("Dieser Browser ist zu alt")
        expect(page.locator("main")).to_be_hidden()
        page.context.close()


def test_another_one_is_told_nothing(chromium: Browser) -> None:
    with previewed(chromium) as site:
        page = site.open("/?case=roll")
        expect(page.locator("#too-old")).to_be_hidden()
        expect(page.locator("main")).to_be_visible()


def test_the_oldest_ones_do_without_what_is_spared(chromium: Browser) -> None:
    with previewed(chromium) as site:
        page = chromium.new_context(viewport={"width": 360, "height": 640}).new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script(SPARED)
        page.goto(f"{site.url}/?case=roll")
        expect(page.locator("#board .board")).to_be_visible()
        page.evaluate("import('/static/base/focus.js').then(({ refocus }) => refocus('', document.body))")
        expect(page.locator("body")).to_be_focused()
        page.goto(f"{site.url}/screen?case=roll")
        expect(page.locator("#board .board")).to_be_visible()
        assert faults == []
        page.context.close()
