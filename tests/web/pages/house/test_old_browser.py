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
