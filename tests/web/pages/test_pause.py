"""A pause as the pages show it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.sampled("path", ["/", "/board"], sample=1)
def test_a_pause_shows_one_card_with_one_button_and_asks_nothing_else(site: Site, path: str) -> None:
    page = site.open(f"{path}?case=roll")
    page.get_by_role("button", name="Pause").click()
    assert posts(site, "pause") == [{"on": True}]
    site.preview.show("paused")
    expect(page.get_by_role("heading", name="Paused. Carry on whenever you like.")).to_be_visible()
    for away in ("#act", "#play", "#beside", "#proposal"):
        expect(page.locator(away)).to_be_hidden()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()  # whoever uses keys is where it ends
    expect(page.locator("#polite")).to_have_text("Paused. Carry on whenever you like.")
    page.keyboard.press("Enter")
    assert posts(site, "pause", 2) == [{"on": True}, {"on": False}]
    site.preview.show("roll")
    expect(page.get_by_role("heading", name="Your turn, Anna!")).to_be_visible()
    assert site.faults == []


def test_who_only_looks_on_sees_the_pause_and_no_button_for_it(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=roll")
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    site.preview.show("paused")
    expect(page.get_by_role("heading", name="Paused. Carry on whenever you like.")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)


def test_in_a_pause_the_picture_shows_the_game_and_not_what_a_child_does_with_the_pieces(site: Site) -> None:
    page = site.open("/?case=paused")
    standing = page.locator("#board .board .stand").count()
    with site.preview.wake:
        spots = [spot for spot in site.preview.state["spots"] if spot not in ("c3", "blue:1")] + ["h3"]
        site.preview.state |= {"rev": site.preview.state["rev"] + 1, "spots": spots}
        site.preview.wake.notify_all()
    page.wait_for_timeout(300)
    assert page.locator("#board .board .stand").count() == standing
    assert page.locator("#board .l-stray, #board .l-away").count() == 0


def test_the_host_pauses_from_the_hosts_window_too(site: Site) -> None:
    page = site.open("/?case=illegal")
    page.get_by_role("button", name="You are the host").click()
    page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    assert posts(site, "pause") == [{"on": True}]
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_board_out_of_sight_is_no_matter_in_a_pause(site: Site) -> None:
    page = site.open("/?case=lost")
    expect(page.locator("#banner")).to_be_visible()
    site.preview.show("paused")
    with site.preview.wake:
        site.preview.state |= {
            "rev": site.preview.state["rev"] + 1,
            "link": site.preview.state["link"] | {"up": False},
        }
        site.preview.wake.notify_all()
    expect(page.get_by_role("heading", name="Paused. Carry on whenever you like.")).to_be_visible()
    expect(page.locator("#banner")).to_be_hidden()


def test_who_pauses_sees_how_to_go_on_wherever_the_page_stood_and_nothing_else(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=600)
    page.locator("#bar [data-opens=table]").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    site.preview.show("paused")
    expect(page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    page = site.open("/?case=paused")
    expect(page.locator("#now .pause-line")).to_be_visible()
    expect(page.locator("#now .sentence")).to_have_count(0)
