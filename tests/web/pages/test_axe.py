"""Every state of the pages before axe-core: no violation of WCAG 2.2, levels A and AA, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.system.browsing import examine
from tests.web.preview.cases import each_state, in_turns
from tests.web.preview.rig import Site, previewed

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCHEMES: dict[str, Literal["light", "dark"]] = {"/?lang=de&": "light", "/board?lang=en&": "dark"}


def phone(site: Site, path: str, scheme: Literal["light", "dark"]) -> Page:
    """A phone that opens an address in this colour scheme; axe is put into its page as a script."""
    return site.open(path, width=360, height=740, color_scheme=scheme, bypass_csp=True)


@pytest.fixture(scope="module")
def examined(chromium: Browser) -> Iterator[tuple[Site, list[Page]]]:
    """Two phones that show all that follows, one after the other, as at a table."""
    with previewed(chromium) as site:
        yield site, [phone(site, f"{path}case=roll", scheme) for path, scheme in SCHEMES.items()]


@each_state
def test_axe_finds_nothing_in_any_state(examined: tuple[Site, list[Page]], case: str) -> None:
    """In ``make test`` each on one of the two pages, in turns; the gallery has all parts in both schemes."""
    site, phones = examined
    pages = in_turns(case, phones)
    site.show(case, *pages)
    for page in pages:
        found = examine(page)
        assert not found.response["violations"], found.generate_report()
    assert site.complaints() == []


def test_axe_would_find_a_picture_without_words(site: Site) -> None:
    page = phone(site, "/?case=roll", "light")
    page.evaluate("document.querySelector('main').append(new Image())")
    (found,) = examine(page).response["violations"]
    assert found["id"] == "image-alt"
