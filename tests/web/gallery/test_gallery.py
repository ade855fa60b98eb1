"""The gallery: every part is there, nothing is wider than a phone in any language, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page

from tests import short_and_full
from tests.short_and_full import languages
from tests.system.browsing import COLOURS, WCAG, examine
from tests.web.gallery.gallery import create_gallery
from tests.web.preview.rig import note_faults, serving

HERE = Path(__file__).parent
STATIC = HERE.parents[2] / "companion" / "web" / "static"
PARTS = (HERE / "parts.js").read_text(encoding="utf-8")
SCHEMES = {"de": "light", "en": "dark"}

ELSEWHERE = {"showAbove", "showBar", "showKids", "showMine", "showWhereabouts"}
"""What the gallery does not show as such: a line that depends on scrolling, a bar that the page itself holds,
a page that it shows whole, and two whose inside it shows."""

PATIENCE_MS = 120_000
"""Everything there is takes so long on a machine that does much else."""

EMPTY = """() => [...document.querySelectorAll("h2.part")]
  .filter((part) => part.nextElementSibling?.tagName !== "FIGURE").map((part) => part.textContent)"""
WIDE = """() => [...document.querySelectorAll("figure")]
  .filter((each) => !each.querySelector("iframe") && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.querySelector("figcaption").textContent.slice(0, 80))"""


UNFINISHED = """() => [...document.querySelectorAll("main p, main li")]
  .filter((each) => each.checkVisibility() && /^[^.]{3,20} \\.\\.\\.$/.test(each.textContent.trim()))
  .map((each) => each.textContent)"""
"""Asked in a page: what still says "One moment ..."."""


def test_every_panel_and_window_of_a_phone_is_shown() -> None:
    named = "".join(
        (STATIC / file).read_text(encoding="utf-8")
        for file in ("play/status_page.js", "base/load_on_demand.js")
    )
    asked = set(re.findall(r"\b((?:show|open)[A-Z]\w+)\b", named)) - {"showBoard", "showTools"}
    assert len(asked) > 20
    assert asked - set(re.findall(r"\w+", PARTS)) == ELSEWHERE


@pytest.fixture
def url() -> Iterator[str]:
    with serving(create_gallery(few=not short_and_full.FULL)) as url:
        yield url


@pytest.mark.browser
@pytest.mark.slow
@languages("de")
def test_every_part_has_something_to_show_fits_a_phone_and_satisfies_axe(
    chromium: Browser, url: str, lang: str
) -> None:
    scheme = SCHEMES.get(lang)
    page: Page = chromium.new_context(
        viewport={"width": 360, "height": 740},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        bypass_csp=True,  # axe is put into the page as a script
    ).new_page()
    faults = list[str]()
    note_faults(page, faults)
    page.goto(f"{url}/gallery?lang={lang}")
    page.wait_for_selector("body[data-done]", timeout=PATIENCE_MS)
    assert faults == []
    assert page.evaluate(EMPTY) == []
    assert page.evaluate(WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    if scheme:
        found = examine(page, COLOURS if scheme == "dark" else WCAG)
        assert not found.response["violations"], found.generate_report()
    for frame in page.frames[1:]:
        look_at_a_page(frame, WCAG if scheme == "light" else COLOURS)
    page.context.close()


def look_at_a_page(frame: Frame, options: dict[str, Any]) -> None:
    """What it shows is there, fits its frame, and satisfies axe."""
    name = frame.frame_element().get_attribute("title")
    assert frame.evaluate(UNFINISHED) == [], name
    assert frame.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    found = examine(frame, options)
    assert not found.response["violations"], (name, found.generate_report())
