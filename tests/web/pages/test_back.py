"""Leaving, sleeping, coming back: nothing is lost, and what was played meanwhile is told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LATER = "(ms) => { const now = Date.now; Date.now = () => now() + ms; }"
MINUTE = 60_000


def played(site: Site, count: int) -> dict[str, Any]:
    """The state with so many more turns."""
    state = site.preview.state
    first = state["history"][-1]["number"] + 1
    more = [
        {**state["history"][0], "number": first + i, "text": f"Turn {first + i} was played."}
        for i in range(count)
    ]
    return {**state, "game_id": 7, "history": [*state["history"], *more]}


def away(page: Page) -> None:
    page.evaluate(HIDE, True)
    page.evaluate(LATER, MINUTE)


def test_who_comes_back_is_told_what_was_played_and_the_next_turn_takes_it_away(site: Site) -> None:
    site.preview.tell(played(site, 0))
    page = site.open("/?lang=en", width=360, height=740)
    away(page)
    site.preview.tell(played(site, 4))
    page.evaluate(HIDE, False)
    card = page.locator("#meanwhile")
    card.wait_for()
    assert "While you were away, 4 turns were played:" in card.inner_text()
    assert card.locator("li span").all_inner_texts() == [f"Turn {n} was played." for n in (6, 7, 8)]
    page.wait_for_selector("#polite >> text=Here again. While you were away, 4 turns", state="attached")
    site.preview.tell(played(site, 1))
    card.wait_for(state="hidden")


def test_who_looked_away_for_a_moment_has_missed_nothing(site: Site) -> None:
    site.preview.tell(played(site, 0))
    page = site.open("/?lang=en")
    page.evaluate(HIDE, True)
    site.preview.tell(played(site, 1))
    page.evaluate(HIDE, False)
    page.wait_for_selector("#mood .dot.live")
    page.wait_for_timeout(300)
    assert not page.locator("#meanwhile").is_visible()


def test_a_page_thrown_away_by_the_browser_still_knows_what_it_has_shown(site: Site) -> None:
    site.preview.tell(played(site, 0))
    page = site.open("/?lang=en")
    page.goto("about:blank")
    site.preview.tell(played(site, 1))
    page.goto(site.url + "/?lang=en")
    page.wait_for_selector("#meanwhile >> text=one turn was played")
    page.click("[data-f=meanwhile]")
    page.locator("#meanwhile").wait_for(state="hidden")
    page.reload()
    page.wait_for_selector("#board .board")
    page.wait_for_timeout(300)
    assert not page.locator("#meanwhile").is_visible()


def test_taken_back_and_another_game_are_told_too(site: Site) -> None:
    site.preview.tell(played(site, 2))
    page = site.open("/?lang=en")
    away(page)
    state = site.preview.state
    site.preview.tell({**state, "history": state["history"][:-1]})
    page.evaluate(HIDE, False)
    page.wait_for_selector("#meanwhile >> text=something was taken back")
    away(page)
    site.preview.tell({**state, "game_id": 8})
    page.evaluate(HIDE, False)
    page.wait_for_selector("#meanwhile >> text=another game has begun")


def test_the_open_window_and_what_is_typed_outlive_a_pause_and_a_lost_connection(site: Site) -> None:
    site.preview.show("idle")
    page = site.open("/?lang=en")
    page.click("[data-f=new]")
    name = page.get_by_label("Name of the player with Red", exact=True)
    name.fill("Mia")
    away(page)
    site.preview.show("idle")
    page.evaluate(HIDE, False)
    page.context.set_offline(True)
    page.get_by_role("button", name="Start the game").click()
    refusal = page.locator(".note.bad")
    refusal.wait_for()
    assert name.input_value() == "Mia"
    page.context.set_offline(False)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("dialog", state="detached")
    assert site.preview.posts[-1][1]["names"]["red"] == "Mia"


def test_a_form_comes_back_after_the_browser_threw_the_page_away(site: Site) -> None:
    site.preview.show("idle")
    page = site.open("/?lang=en")
    page.click("[data-f=new]")
    page.get_by_label("Name of the player with Red", exact=True).fill("Mia")
    page.get_by_label("Green plays").check()
    page.reload()
    page.click("[data-f=new]")
    assert page.get_by_label("Name of the player with Red", exact=True).input_value() == "Mia"
    assert page.get_by_label("Green plays").is_checked()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("dialog", state="detached")
    page.click("[data-f=new]")
    assert page.get_by_label("Name of the player with Red", exact=True).input_value() == ""


def test_a_browser_that_lost_its_cookie_is_told_how_to_get_its_seat_back(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red", "green"]}
    page = site.open("/?lang=en")
    page.wait_for_selector("#seats >> text=you")
    site.preview.me |= {"seats": []}
    page.reload()
    page.wait_for_selector(".note.bad >> text=no longer holds the seat of")
    page.reload()
    page.wait_for_selector("#board .board")
    page.wait_for_timeout(300)
    assert page.locator(".note.bad").count() == 0


def test_a_stream_opened_anew_goes_on_from_the_last_state(site: Site) -> None:
    page = site.open("/?lang=en")
    page.wait_for_selector("#mood .dot.live")
    with page.expect_request("**/api/events**") as asked:
        page.evaluate("window.dispatchEvent(new Event('online'))")
    assert f"last={site.preview.state['rev']}" in asked.value.url


def test_a_picture_first_touched_without_a_network_can_be_enlarged_once_there_is_one(site: Site) -> None:
    page = site.open("/?case=move")
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda request: "/zoom" in request.url):
        page.get_by_role("button", name="Larger board").click()
    page.context.set_offline(False)
    page.get_by_role("button", name="Larger board").click()
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
