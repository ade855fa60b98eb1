"""The picture enlarged: by buttons, keys, fingers and taps, and what is shown near."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import middle_of
from tests.web.pages.board.test_picture import fingers, tool, window
from tests.web.preview.open_house import open_house
from tests.web.preview.rig import Site
from tests.web.preview.scenes import BEGUN

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_buttons_and_keys_enlarge_move_and_show_the_whole_board(site: Site) -> None:
    page = site.open("/?case=roll")
    whole = window(page)
    tool(page, "Larger board").focus()
    page.keyboard.press("Enter")
    near = window(page)
    assert near[2] == pytest.approx(whole[2] / 1.5, abs=0.01)
    assert near[3] / near[2] == pytest.approx(whole[3] / whole[2], abs=0.001)
    page.keyboard.press("ArrowLeft")
    assert window(page)[0] < near[0]
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    assert window(page)[1] == pytest.approx(whole[1])  # never beyond the edge
    assert page.evaluate("document.activeElement.dataset.f") == "picture-larger"
    page.keyboard.press("Escape")
    assert window(page) == pytest.approx(whole)
    expect(tool(page, "Whole board")).to_have_count(0)  # it is whole
    expect(tool(page, "Smaller board")).to_have_count(0)


def test_show_where_goes_to_the_step_and_along_with_the_way_back(site: Site) -> None:
    page = site.open("/?case=illegal", width=360, height=740)
    whole = window(page)
    tool(page, "Show where").click()
    near = window(page)
    assert near[2] < whole[2] * 0.8
    ends = page.locator("#board .arrow.a-guide")
    expect(ends).to_be_visible()
    site.preview.show("arrange")
    expect(page.locator("#now")).to_contain_text("one field to the left")
    assert window(page) != pytest.approx(near)
    site.preview.show("roll")
    expect(page.locator("#now")).to_contain_text("roll the die")
    assert window(page) == pytest.approx(whole)


def test_two_fingers_enlarge_and_one_scrolls_the_page_or_moves_the_near_picture(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=560, has_touch=True, is_mobile=True)
    touch = fingers(page)
    page.locator("#board").scroll_into_view_if_needed()
    whole = window(page)
    x, y = middle_of(page.locator("#board svg"))
    touch("touchStart", (x - 30, y), (x + 30, y))
    page.wait_for_timeout(300)  # the zoom is loaded
    for far in (40, 55, 70, 90):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    near = window(page)
    assert near[2] == pytest.approx(whole[2] / 3, rel=0.35)
    touch("touchStart", (x, y))
    for part in range(1, 5):
        touch("touchMove", (x + 20 * part, y))
    touch("touchEnd")
    assert window(page)[0] < near[0] - 1
    tool(page, "Whole board").click()
    assert window(page) == pytest.approx(whole)
    page.evaluate("scrollTo(0, 0)")
    before = page.evaluate("scrollY")
    touch("touchStart", (x, y))
    for part in range(1, 9):
        touch("touchMove", (x, y - 25 * part))
    touch("touchEnd")
    assert window(page) == pytest.approx(whole)
    assert page.evaluate("scrollY") > before


def test_a_near_picture_that_has_reached_its_edge_lets_the_page_scroll_on(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=560, has_touch=True, is_mobile=True)
    touch = fingers(page)
    page.locator("#board").scroll_into_view_if_needed()
    tool(page, "Larger board").click()
    window(page)
    page.evaluate("scrollTo(0, 0)")
    before = page.evaluate("scrollY")
    x, y = middle_of(page.locator("#board svg"))
    touch("touchStart", (x, y))
    for part in range(1, 12):
        touch("touchMove", (x, y - 25 * part))
    touch("touchEnd")
    assert page.evaluate("scrollY") > before


def test_two_taps_enlarge_and_two_more_show_the_whole(site: Site) -> None:
    page = site.open("/?case=roll")
    whole = window(page)
    x, y = middle_of(page.locator("#board [data-part='field.goal']"))
    page.mouse.move(x, y)
    page.wait_for_timeout(200)
    page.mouse.dblclick(x, y)
    near = window(page)
    assert near[2] == pytest.approx(whole[2] / 2.4, abs=0.01)
    page.mouse.dblclick(x, y)
    assert window(page) == pytest.approx(whole)


def test_where_are_my_pieces_is_shown_and_told(site: Site) -> None:
    page = site.open("/?case=roll")
    ask = tool(page, "Where are my pieces?")
    ask.press("Enter")
    told = "Nearest to the goal: where c3 is, with 33 fields to go."
    expect(page.locator("#polite")).to_contain_text(told)
    expect(page.locator(".found")).to_contain_text(told)
    expect(page.locator("#board .halo")).to_have_count(5)
    expect(page.locator("#board .sought .k-red")).to_have_count(5)
    expect(ask).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.activeElement.dataset.f") == "picture-find"
    ask.press("Enter")
    expect(page.locator("#board .halo, .found")).to_have_count(0)


def test_who_holds_no_seat_may_ask_for_each_seats_pieces(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=roll")
    expect(tool(page, "Where are the pieces of Anna?")).to_be_visible()
    page.get_by_text("All pieces in words").click()
    page.locator("#where").get_by_role("button", name="Where are the pieces of Mo?").click()
    expect(page.locator("#polite")).to_contain_text("The pieces of Mo: 4 in the house and where m3 is.")
    expect(page.locator("#board .sought .k-blue")).to_have_count(5)


def test_without_a_wish_for_motion_nothing_pulses_or_glides(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    tool(page, "Where are my pieces?").click()
    expect(page.locator("#board .halo")).to_have_count(5)
    assert page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length") == 0


def test_what_was_found_for_a_seat_is_marked_no_more_once_this_phone_holds_another(chromium: Browser) -> None:
    with open_house(chromium) as house:
        house.show(BEGUN[0])
        page = house.open("/")
        tool(page, "Where are my pieces?").click()
        expect(page.locator("#board .halo").first).to_be_visible()
        house.take("red", "release")
        house.take("green", "claim")
        expect(page.locator("#board .halo, .found")).to_have_count(0)
        assert house.faults == []
