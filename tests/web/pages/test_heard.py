"""What a screen reader hears, nothing twice and nothing swallowed; and where the keyboard is, always seen."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LISTEN = """() => {
  window.heard = [];
  for (const id of ["polite", "urgent"]) {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent);
    }).observe(document.getElementById(id), { childList: true });
  }
}"""
RING = """() => {
  const look = getComputedStyle(document.activeElement);
  const spot = document.activeElement.dataset.spot;
  const [colour, width] = spot ? [look.stroke, look.strokeWidth] : [look.outlineColor, look.outlineWidth];
  return [colour, parseFloat(width)];
}"""


def heard(page: Page) -> list[str]:
    lines: list[str] = page.evaluate("heard")
    return lines


def test_each_news_is_heard_once_and_a_state_that_comes_again_says_nothing(site: Site) -> None:
    page = site.open("/?case=roll")
    page.evaluate(LISTEN)
    site.preview.show("move")
    expect(page.locator("#now")).to_contain_text("move one of your pawns")
    site.preview.show("move")
    site.preview.show("illegal")
    expect(page.locator("#now")).to_contain_text("put it back")
    site.preview.show("illegal")
    page.wait_for_timeout(300)
    told = heard(page)
    assert len(told) == 2
    assert "move one of your pawns" in told[0]
    assert "put it back" in told[1]


def test_a_second_line_does_not_swallow_the_first(site: Site) -> None:
    page = site.open("/?case=roll")
    page.evaluate(LISTEN)
    lines = ["First.", "Second.", "Second.", "Third."]
    page.evaluate(
        "async (all) => { for (const one of all) (await import('/static/base/ui.js')).speak(one); }",
        lines,
    )
    assert heard(page) == ["First.", "Second.", "Third."]
    expect(page.locator("#polite")).to_have_text("Third.")  # what was said is gone a moment later


def test_an_urgent_line_is_gone_once_something_newer_is_said(site: Site) -> None:
    page = site.open("/?case=roll")
    site.show("illegal", page)
    expect(page.locator("#urgent")).to_contain_text("put it back")
    site.show("move", page)
    expect(page.locator("#polite")).to_contain_text("move one of your pawns")
    expect(page.locator("#urgent")).to_be_empty()  # whoever reads on finds no old question at the end


def test_what_is_asked_for_again_is_heard_again(site: Site) -> None:
    page = site.open("/?case=roll")
    page.evaluate(LISTEN)
    ask = page.get_by_role("button", name="Where are my pieces?")
    for _ in range(3):
        ask.press("Enter")
        page.wait_for_timeout(100)
    assert len(heard(page)) == 2  # shown, hidden, shown
    assert heard(page)[0] == heard(page)[1]


@pytest.mark.sampled("look", ["dark", "light"], sample=1)
def test_the_focus_is_seen_wherever_tab_goes(site: Site, look: Literal["light", "dark"]) -> None:
    for path in ("/", "/board"):
        page = site.open(f"{path}?case=move", color_scheme=look)
        seen = set()
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement === document.body"):
                break
            colour, width = page.evaluate(RING)
            assert width > 0
            seen.add(colour)
        on_card = {"light": "rgb(27, 79, 208)", "dark": "rgb(155, 188, 255)"}[look]
        assert seen == {on_card} | ({"rgb(27, 79, 208)"} if path == "/board" else set())


def test_the_focus_stays_on_its_spot_when_the_board_turns_under_it(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    page.locator("[data-spot='a1']").focus()
    page.evaluate("localStorage.setItem('facing /api/boards/malefiz/classic', 'hand 1')")
    site.preview.show("roll")  # another phone has moved on
    expect(page.locator("#now")).to_contain_text("roll the die")
    assert page.evaluate("document.activeElement.dataset.spot") == "a1"
