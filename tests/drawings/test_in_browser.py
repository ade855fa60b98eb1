"""The drawings as a browser shows and prints them: true fonts, true millimetres, one page a tile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import hardware
from hardware.board_map import load_board_map
from hardware.drawings.__main__ import BUILT_IN
from hardware.drawings.plan import Plan
from hardware.drawings.template import tiles

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIRING = Path(hardware.__file__).parent / "wiring"
MM = 25.4 / 96
"""A browser's pixel."""

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);
  const sheet = document.documentElement.getBoundingClientRect();
  const found = [];
  boxes.forEach(([one, a], i) => {
    if (a.left < 0 || a.right > sheet.width || a.bottom > sheet.height) found.push('outside: ' + one);
    for (const [other, b] of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0.5 && high > 0.42 * Math.min(a.height, b.height)) found.push(one + ' over ' + other);
    }
  });
  return found;
}"""
"""Texts on texts; boxes of letters reach above and below what is inked, hence less than a half is none."""


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Page:
    return chromium.new_page(viewport={"width": 1600, "height": 1200})


@pytest.mark.sampled("board", list(BUILT_IN), sample=2)
def test_no_text_lies_on_another_or_leaves_its_sheet(page: Page, board: str) -> None:
    files = sorted((WIRING / board).glob("*.svg"))
    assert len(files) >= 7
    for file in files:
        page.goto(file.as_uri())
        assert page.evaluate(OVERLAPS) == [], file.name


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_rulers_are_100_mm_long(page: Page, board: str) -> None:
    page.goto((WIRING / board / "template-1.svg").as_uri())
    for name, side in (("ruler-across", "width"), ("ruler-upright", "height")):
        long = page.evaluate(f"document.getElementById('{name}').getBoundingClientRect().{side}")
        assert long * MM == pytest.approx(100, abs=0.01)


@pytest.mark.sampled("board", list(BUILT_IN), sample=2)
def test_each_tile_is_printed_on_an_a4_page_of_its_own_at_full_size(page: Page, board: str) -> None:
    page.goto((WIRING / board / "print.html").as_uri())
    page.emulate_media(media="print")
    sizes = page.evaluate(
        "[...document.images].map(i => [i.complete && i.naturalWidth > 0, i.width, i.height])"
    )
    count = len(tiles(Plan(load_board_map(board))))
    assert len(sizes) == count
    for loaded, wide, high in sizes:
        assert loaded
        assert wide * MM == pytest.approx(210, abs=0.2)
        assert high * MM == pytest.approx(297, abs=0.2)
    printed = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(boxes) == count
    for wide, high in boxes:
        assert float(wide) / 72 * 25.4 == pytest.approx(210, abs=0.2)
        assert float(high) / 72 * 25.4 == pytest.approx(297, abs=0.2)
