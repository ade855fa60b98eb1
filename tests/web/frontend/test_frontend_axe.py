"""Every state of the pages before axe-core: no violation of WCAG 2.2, levels A and AA, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Page

from tests.web.frontend.cases import CASES
from tests.web.frontend.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


@pytest.fixture
def pages(site: Site, chromium: Browser) -> Iterator[Callable[[str, Literal["light", "dark"]], Page]]:
    """Opens an address on a phone in this colour scheme."""
    contexts = []

    def opened(path: str, scheme: Literal["light", "dark"]) -> Page:
        context = chromium.new_context(
            viewport={"width": 360, "height": 740},
            color_scheme=scheme,
            bypass_csp=True,  # axe is put into the page as a script
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(site.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("case", CASES)
def test_axe_finds_nothing_in_any_state(
    pages: Callable[[str, Literal["light", "dark"]], Page], case: str
) -> None:
    for page in (pages(f"/?case={case}&lang=de", "light"), pages(f"/board?case={case}&lang=en", "dark")):
        page.wait_for_selector("#board .board")
        found = Axe().run(page, options=WCAG)
        assert not found.response["violations"], found.generate_report()


def test_axe_would_find_a_picture_without_words(
    pages: Callable[[str, Literal["light", "dark"]], Page],
) -> None:
    page = pages("/?case=roll", "light")
    page.evaluate("document.querySelector('main').append(new Image())")
    (found,) = Axe().run(page, options=WCAG).response["violations"]
    assert found["id"] == "image-alt"
