"""Taking a seat on the phone: a nickname is proposed, and who is late is told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.words.i18n import gettext
from tests.short_and_full import languages
from tests.system.judging import FINGER
from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def nameless(site: Site, **me: Any) -> None:
    """Red plays and has no name; this phone only looks on."""
    site.preview.show("roll")
    state = site.preview.state
    seats = [entry | {"name": ""} if entry["seat"] == "red" else entry for entry in state["seats"]]
    site.preview.tell(state | {"seats": seats})
    site.preview.me |= {"host": False, "seats": [], "claimed": []} | me


def names_of(page: Page, text: str = "nicknames") -> list[str]:
    names: str = page.evaluate("(text) => globalThis.words[text]", text)
    return [name.strip() for name in names.split(",")]


def test_a_nickname_is_proposed_changed_by_one_tap_and_goes_with_the_seat(site: Site) -> None:
    nameless(site)
    page = site.open("/?lang=de", width=360, height=740)
    page.locator("#bar [data-opens=table]").click()
    page.click("[data-f=claim-red]")
    field = page.locator("[data-f=nickname]")
    first = field.input_value()
    assert first in names_of(page)
    page.click("[data-f=another-name]")
    assert field.input_value() in set(names_of(page)) - {first}
    second = field.input_value()
    page.click("[data-f=that-is-me]")
    page.wait_for_selector("dialog", state="detached")
    assert site.preview.posts == [("seats/red/claim", {"name": second})]


def test_who_wants_no_name_needs_none(site: Site) -> None:
    nameless(site)
    page = site.open("/?lang=en")
    page.click("[data-f=claim-red]")
    page.fill("[data-f=nickname]", " ")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    assert site.preview.posts == [("seats/red/claim", {})]


def test_a_seat_with_a_name_is_taken_by_one_tap(site: Site) -> None:
    nameless(site)
    page = site.open("/?lang=en")
    page.click("[data-f=claim-green]")
    page.wait_for_timeout(200)
    assert site.preview.posts == [("seats/green/claim", {})]


def test_each_free_seat_is_offered_below_the_board_and_taken_it_leads_to_the_game(site: Site) -> None:
    nameless(site, claimed=["blue"])
    page = site.open("/?lang=en", width=360, height=740)
    keys = page.locator("#play .invite button")
    assert keys.evaluate_all("keys => keys.map((key) => key.ariaLabel)") == [
        "I am Red",
        "I am Jonas",
        "I am Oma Gertrud",
    ]
    page.locator("#bar [data-opens=table]").click()
    page.click("[data-f=claim-green]")
    expect(page.locator("body")).to_have_attribute("data-part", "game")
    assert site.preview.posts == [("seats/green/claim", {})]


def test_whoever_took_a_seat_below_the_board_sees_the_turn(site: Site) -> None:
    nameless(site, claimed=["blue"])
    page = site.open("/?lang=en", width=360, height=480)
    key = page.locator("#play .invite button").last
    key.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    key.click()
    expect(page.locator("#now")).to_be_in_viewport(ratio=1)


def test_the_holder_changes_the_name_and_keeps_the_seat(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    page = site.open("/?lang=en")
    page.click("[data-f=more-red]")
    page.get_by_role("button", name="Change the name").click()
    assert page.input_value("[data-f=nickname]") == "Anna"
    page.fill("[data-f=nickname]", "Wise Cat")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    assert site.preview.posts == [("seats/red/name", {"name": "Wise Cat"})]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_way_to_the_big_screen_fits_a_finger(site: Site, lang: str) -> None:
    page = site.open(f"/?lang={lang}", width=360, height=740)
    page.locator("#bar [data-opens=more]").click()
    page.click("[data-f=join]")
    box = page.locator("dialog a[href^='/screen']").bounding_box()
    assert box is not None
    assert box["height"] >= FINGER


def test_who_looks_on_is_told_that_it_is_free(site: Site) -> None:
    nameless(site)
    page = site.open("/?lang=en")
    page.wait_for_selector("#seats >> text=You are watching. Anyone can.")


@languages("de", "it")
def test_each_language_has_a_dozen_short_nicknames(lang: str) -> None:
    english = (
        "Swift Fox, Clever Owl, Brave Bear, Merry Otter, Bold Badger, Jolly Frog, Wise Cat, Mighty Mouse, "
        "Silent Lynx, Wild Goose, Gentle Seal, Happy Hedgehog"
    )
    names = [name.strip() for name in gettext(lang)(english).split(",")]
    assert len(set(names)) == 12
    assert all(3 <= len(name) <= 20 for name in names)


def test_a_guest_hears_at_the_welcome_that_a_seat_will_be_offered_and_the_host_does_not(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=idle&lang=de", width=360, height=640)
    expect(page.locator("#welcome")).to_contain_text("wählst du hier deinen Platz")
    expect(page.locator(".tile").first).to_be_in_viewport()
    site.preview.me |= {"host": True}
    expect(site.open("/?case=idle&lang=de").locator("#welcome .tile").first).to_be_visible()
    expect(site.pages[-1].locator("#welcome")).not_to_contain_text("Spielst du mit")


def test_while_the_board_is_set_up_a_free_seat_is_in_view_and_taken_by_one_tap(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=arrange&lang=de", width=360, height=640)
    seats = page.locator(".invite [data-f^=sit-]")
    expect(seats).to_have_count(4)
    bar = page.locator("#bar").bounding_box()
    for box in (seat.bounding_box() for seat in seats.all()):
        assert box is not None
        assert bar is not None
        assert box["y"] + box["height"] <= bar["y"] + 1
    page.click("[data-f=sit-green]")
    assert posts(site, "seats/green/claim") == [{}]
