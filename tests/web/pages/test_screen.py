"""The big screen: all of it at once and large, honest, calm, and never asleep."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.preview.cases import states
from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = [(1280, 720), (768, 1024), (1920, 1080), (1024, 768)]
SMALLEST_SENTENCE = 0.0499
FITS = """() => {
  const inside = (part) => part.hidden || (part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1);
  const root = document.documentElement;
  return {
    page: root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth,
    parts: ["tell", "foot"].filter((id) => !inside(document.getElementById(id))),
    sentence: parseFloat(getComputedStyle(document.querySelector(".say")).fontSize) / innerHeight,
  };
}"""  # noqa: E501 - a script


LARGE = "told => parseFloat(getComputedStyle(told.querySelector('p')).fontSize) / innerHeight"
FALLEN = """() => new Promise((done, fail) => {
  const rain = document.querySelector(".rain"), falls = rain.getAnimations({ subtree: true });
  if (!falls.length) fail(new Error("nothing falls"));
  rain.addEventListener("animationend", done, { once: true });
  falls.forEach((fall) => fall.finish());
})"""
"""Done in the page: all drops of the rain have fallen now."""


def opened(
    site: Site, case: str, *, width: int = 1280, height: int = 720, lang: str = "en", **more: Any
) -> Page:
    site.preview.show(case)
    return site.open(f"/screen?lang={lang}", width=width, height=height, ready="#foot:not([hidden])", **more)


@pytest.mark.sampled("width, height", SIZES, sample=2)
def test_every_state_fits_each_screen_with_a_large_sentence(site: Site, width: int, height: int) -> None:
    page = opened(site, "roll", width=width, height=height, lang="de")
    for case in states():
        site.show(case, page)
        found = page.evaluate(FITS)
        assert found["page"], case
        assert found["parts"] == [], case
        assert found["sentence"] >= SMALLEST_SENTENCE, case
    assert site.faults == []


@pytest.mark.thorough
def test_on_a_phone_nothing_is_wider_than_the_screen(site: Site) -> None:
    page = opened(site, "roll", width=360, height=740, lang="de")
    parts = "[...document.querySelectorAll('.strip, .stage, .stage > *, .way:not(.hidden)')]"
    ends = f"{parts}.map((each) => each.getBoundingClientRect().right)"
    widest = f"() => Math.max(document.documentElement.scrollWidth, ...{ends})"
    for case in states():
        site.show(case, page)
        assert page.evaluate(widest) <= 360, case
    assert site.faults == []


def test_one_sees_whose_turn_it_is_by_name_colour_shape_and_the_number(site: Site) -> None:
    page = opened(site, "move")
    tell, head = page.locator("#tell"), page.locator("#tell .top-line")
    assert head.locator("h1").inner_text() == "Anna's turn"
    assert head.locator(".colour").inner_text() == "Red"
    assert head.locator(".token .k-red .figure").count() == 1
    assert head.locator(".die .pip").count() == 4
    assert tell.locator(".say").inner_text() == "Anna, move one of your pawns 4 fields."


def test_while_nobody_plays_the_code_both_addresses_and_the_name_are_shown(site: Site) -> None:
    page = opened(site, "idle")
    assert page.locator(".strip .board-name").inner_text() == "Kitchen table"
    assert page.title() == "Big screen - Kitchen table"
    assert page.locator("#foot li").all_inner_texts() == [
        "http://192.168.0.17:8080",
        "http://spielbrett.local:8080",
    ]
    assert page.locator("#foot svg path").count() == 1


def test_while_nobody_plays_the_games_are_shown_as_pictures(site: Site) -> None:
    page = opened(site, "idle")
    games = page.locator("#tell .games-here li")
    expect(games.first).to_be_visible()
    assert games.count() > 1
    assert all(games.nth(each).locator("svg .piece").count() for each in range(games.count()))


def test_while_the_board_is_set_up_one_sees_which_seats_are_held(site: Site) -> None:
    page = opened(site, "arrange")
    assert page.locator(".chip small").all_inner_texts() == [
        "plays by phone",
        "plays by phone",
        "free",
        "free",
    ]


def test_the_moment_stands_large_as_a_picture_and_a_few_words_and_stays(site: Site) -> None:
    page = opened(site, "move")
    page.clock.install()
    site.show("illegal", page)
    told = page.locator("#tell .moment")
    expect(told).to_have_class("moment m-wrong")
    expect(told.locator("[aria-hidden=true]").last).to_have_text("That is not allowed")
    expect(told.locator(".hidden")).to_have_text("That were 5 fields, but you rolled a 4.")
    assert told.evaluate(LARGE) >= SMALLEST_SENTENCE
    assert told.locator("svg").first.evaluate("svg => svg.clientHeight / innerHeight") >= SMALLEST_SENTENCE
    expect(page.locator("#tell .why")).to_have_count(0)
    page.clock.run_for(60_000)
    expect(told).to_be_visible()


def test_a_wrong_count_is_drawn_as_hops_beside_the_die(site: Site) -> None:
    page = opened(site, "move")
    told = site.preview.public()["moment"]
    counted = {"what": "count", "fields": 6, "die": 5}
    site.preview.tell(site.preview.state | {"moment": told | {"mark": "wrong", "picture": counted}})
    expect(page.locator("#tell .hop-row path")).to_have_count(6)
    expect(page.locator("#tell .hop-row path.over")).to_have_count(1)
    expect(page.locator("#tell .moment .pip")).to_have_count(5)


def test_the_win_is_celebrated_and_without_a_wish_for_motion_it_stands_still(site: Site) -> None:
    moving = opened(site, "over", reduced_motion="no-preference")
    assert moving.locator("#tell h1").inner_text() == "Anna has won!"
    expect(moving.locator(".rain")).to_be_visible()
    still = opened(site, "over", reduced_motion="reduce")
    assert still.locator("#tell .trophy").is_visible()
    assert not still.locator(".rain").is_visible()


def test_a_pause_is_a_calm_card(site: Site) -> None:
    page = opened(site, "move")
    site.show("paused", page)
    expect(page.locator(".tell.calm .moment .v-pause")).to_be_visible()
    assert page.locator(".say").inner_text() == "Carry on whenever you like."
    assert page.locator("#tell .die").count() == 0


def test_after_an_update_the_page_loads_itself_anew(site: Site) -> None:
    page = opened(site, "roll")
    with page.expect_event("load"):
        site.preview.tell(site.preview.state | {"version": "9.9.9"})
    page.wait_for_selector("#board .board")


def test_another_address_is_drawn_anew(site: Site) -> None:
    page = opened(site, "idle")
    site.preview.urls = ["http://10.0.0.9:8080/", "http://spielbrett.local:8080/"]
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_selector("#foot li >> text=http://10.0.0.9:8080")
    site.preview.urls = ["http://127.0.0.1:8080/", "http://spielbrett.local:8080/"]
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_selector("text=No Wi-Fi just now")


def test_it_says_plainly_when_it_is_not_live(site: Site) -> None:
    page = opened(site, "roll")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('online'))")  # opens the stream anew, in vain
    page.wait_for_selector("#banner:not([hidden]) >> text=No connection", timeout=8_000)
    assert page.locator("body.stale").count() == 1


@pytest.mark.full
def test_a_night_of_news_leaves_nothing_behind(site: Site) -> None:
    page = opened(site, "roll", reduced_motion="no-preference")
    page.clock.install()
    page.reload()
    page.wait_for_selector("#foot:not([hidden])")
    session = page.context.new_cdp_session(page)

    def nodes() -> int:
        session.send("HeapProfiler.collectGarbage")
        return int(session.send("Memory.getDOMCounters")["nodes"])

    def round_of_news() -> None:
        for case in ("move", "illegal", "ask", "over", "arrange", "roll"):
            site.show(case, page)
            expect(page.locator(".rain")).to_have_count(1 if case == "over" else 0)
            if case == "over":
                page.evaluate(FALLEN)
                page.clock.run_for(3_000)

    round_of_news()
    before = nodes()
    for _ in range(12):
        round_of_news()
    assert nodes() < before * 1.5 + 200
