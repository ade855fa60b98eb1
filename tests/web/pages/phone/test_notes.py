"""Notes lie where they cover nothing that is read or tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.preview.rig import Site

COVERED = """() => {
  const note = document.querySelector("#notes .note").getBoundingClientRect();
  return [...document.querySelectorAll(":is(main, .bar, dialog) :is(h1, h2, p, button, a, input)")]
    .filter((each) => each.checkVisibility() && !each.closest(".notes, .hidden"))
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.top < note.bottom && box.bottom > note.top && box.left < note.right && box.right > note.left;
    }).map((each) => each.outerHTML.slice(0, 80));
}"""
"""Asked in the page: what of text and keys lies under the note."""


NOTED = """async () => {
  const { note } = await import("/static/base/ui.js"), later = window.setTimeout;
  window.setTimeout = () => 0;  // the note stays
  note("Abgegeben.");
  window.setTimeout = later;
}"""


COMES = """() => {
  const { bottom } = document.getElementById("notes").style;
  const key = Object.assign(document.createElement("button"), { textContent: "New" });
  key.style = `position: fixed; inset: auto 0 ${bottom}; height: 44px`;
  document.getElementById("main").append(key);
}"""
"""A key comes where the note lies."""


@pytest.mark.sampled("size", [(360, 740), (768, 1024), (1440, 900)], sample=1)
def test_a_note_lies_over_nothing_that_is_read_or_tapped(site: Site, size: tuple[int, int]) -> None:
    width, height = size
    page = site.open("/?case=roll&lang=de", width=width, height=height)
    page.evaluate(NOTED)
    expect(page.locator("#notes .note")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []


def test_a_note_gives_way_to_what_comes_under_it(site: Site) -> None:
    page = site.open("/?case=roll&lang=de", width=360, height=740)
    page.evaluate(NOTED)
    assert page.evaluate(f"() => {{ ({COMES})(); return ({COVERED})(); }}") != []
    page.wait_for_function(f"({COVERED})().length === 0")
    expect(page.locator("#notes .note")).to_be_in_viewport(ratio=1)


FILLS = """() => {
  const tiles = document.querySelector("#welcome .tiles");
  const isLow = () => tiles.getBoundingClientRect().bottom > innerHeight * 2;
  while (!isLow()) tiles.append(tiles.lastElementChild.cloneNode(true));
}"""
"""As many games as the window has room for, and more."""


def test_where_keys_fill_all_the_page_makes_room_and_takes_it_back(site: Site) -> None:
    page = site.open("/?case=idle&lang=de", width=360, height=740)
    expect(page.locator("#welcome .tile").last).to_be_visible()
    page.evaluate(FILLS)
    top = "document.getElementById('now').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.evaluate(NOTED)
    expect(page.locator("#notes .note")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []
    page.locator("#notes .close").click()
    assert page.evaluate(top) == before
