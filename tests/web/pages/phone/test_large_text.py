"""With text twice as large, who, number, what happened and what to do come first in every game, uncut."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Browser, Page

from tests.short_and_full import languages
from tests.web.browser import CODE
from tests.web.pages.test_one_screen import CUT, ORDER
from tests.web.preview.open_house import open_house
from tests.web.preview.rig import LAID_OUT
from tests.web.preview.scenes import BEGUN, UNDER_WAY

pytestmark = [pytest.mark.browser, pytest.mark.slow]

EDGES = """(order) => order.map((each) => document.querySelector(each))
  .filter((e) => e?.checkVisibility())
  .map((e) => [e.getBoundingClientRect().top + scrollY, e.getBoundingClientRect().bottom + scrollY])"""
"""Asked in the page: top and bottom of what stands there, in pixels from the page's top."""

KNOWS_ALL = "barbarossa"
"""All tell words at once there: the names of all stand above what happened."""


def amiss(page: Page) -> list[str]:
    """What is not as it should be."""
    edges = page.evaluate(EDGES, list(ORDER))
    wrong = [] if len(edges) >= len(ORDER) - 1 else ["something is missing"]
    if any(above[1] > below[0] + 1 for above, below in itertools.pairwise(edges)):
        wrong.append("another order")
    if page.evaluate("document.documentElement.scrollWidth") > 360:
        wrong.append("wider than the window")
    return [*wrong, *page.evaluate(CUT)]


@languages("de")
def test_with_large_text_each_game_tells_the_turn_first_and_cuts_nothing(
    chromium: Browser, lang: str
) -> None:
    with open_house(chromium, height=600) as house:
        house.show(BEGUN[0])
        page = house.open(f"/?lang={lang}#code={CODE}")
        page.evaluate("document.documentElement.classList.add('large')")
        bar = page.evaluate("document.querySelector('#bar').getBoundingClientRect().top")
        found = {}
        for scene in (*BEGUN, *UNDER_WAY):
            house.show(scene)
            page.evaluate(LAID_OUT, str(house.table.view().rev))
            page.wait_for_load_state("networkidle")
            wrong = amiss(page)
            begins = page.evaluate(EDGES, ["#now .sentence"])[0][0]
            if scene.name != KNOWS_ALL and begins > bar:
                wrong.append("what to do is below the edge")
            if wrong:
                found[scene.name] = wrong
        assert found == {}
