"""The pages in a real browser, against canned states."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.preview.cases import each_state
from tests.web.preview.preview import UNDO
from tests.web.preview.rig import SMALL, Site, posts, previewed

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OVERLAPS = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const range = document.createRange();
  range.selectNodeContents(seat.querySelector('.seat-name'));
  const boxes = [range, ...seat.querySelectorAll('button')].map((e) => e.getBoundingClientRect());
  const lies = (b, a) => b.left < a.right - 0.5 && b.top < a.bottom - 0.5 && b.bottom > a.top + 0.5;
  return boxes.slice(1).filter((b) => lies(b, boxes[0])).map(() => seat.textContent);
})"""


@pytest.fixture(scope="module", params=["/", "/board"])
def evening(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[tuple[Site, list[Page]]]:
    """A German and an English phone that show this page for all that follows."""
    with previewed(chromium) as site:
        yield (
            site,
            [site.open(f"{request.param}?lang={lang}", width=360, height=740) for lang in ("de", "en")],
        )


@each_state
def test_every_state_fits_a_phone_in_german_and_english_without_complaints(
    evening: tuple[Site, list[Page]], case: str
) -> None:
    """States come one after the other, as at a table; `test_axe` opens pages in each of them."""
    site, phones = evening
    site.show(case, *phones)
    for page in phones:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate(SMALL) == []
    assert site.complaints() == []


def without_a_part(site: Site) -> Page:
    """A phone that cannot load the list of turns."""
    page = site.open("/?case=move")
    page.route("**/turns*.js", lambda route: route.fulfill(status=404))
    return page


def test_a_page_that_lay_open_over_an_update_is_loaded_anew_where_a_part_is_gone(site: Site) -> None:
    page = without_a_part(site)
    page.evaluate("document.querySelector('[type=module]').setAttribute('src', '/static/joined/old.js')")
    with page.expect_event("load"):
        page.get_by_role("button", name="Enter a turn").click()
    page.unroute("**/turns*.js")
    page.get_by_role("button", name="Enter a turn").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_page_that_is_the_newest_stays_where_a_part_is_gone(site: Site) -> None:
    page = without_a_part(site)
    page.evaluate("window.old = true")
    with page.expect_response(lambda answer: answer.url.endswith("case=move")):
        page.get_by_role("button", name="Enter a turn").click()
    page.wait_for_timeout(300)
    assert page.evaluate("window.old")


def test_a_companion_of_another_version_is_met_with_a_new_page(site: Site) -> None:
    page = site.open("/?case=roll")
    with page.expect_event("load"):
        site.preview.tell(site.preview.state | {"version": "9.9.9"})
    expect(page.locator(".roll-pad")).to_be_visible()


def test_the_number_is_told_by_one_tap(site: Site) -> None:
    page = site.open("/?case=roll")
    page.get_by_role("button", name="I rolled 5").click()
    assert posts(site, "roll") == [{"number": 5}]


def test_while_the_board_is_checked_no_game_is_offered(site: Site) -> None:
    page = site.open("/?case=checking")
    expect(page.locator("#now")).to_contain_text("The board is being checked just now.")
    expect(page.locator("#play")).to_be_hidden()
    site.preview.show("idle")
    expect(page.locator("#play").get_by_role("button", name="New game")).to_be_visible()


def test_who_moved_before_rolling_is_asked_kindly_and_can_tell(site: Site) -> None:
    page = site.open("/?case=forgot")
    expect(page.get_by_role("heading", name="What did you roll?")).to_be_visible()
    page.get_by_role("button", name="I rolled 3").click()
    assert posts(site, "roll") == [{"number": 3}]


def test_a_looker_on_gets_no_die_but_may_take_the_free_seat(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=roll")
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(0)
    page.locator("#play").get_by_role("button", name="I am Anna").click()
    assert posts(site, "seats/red/claim") == [{}]


def test_a_phone_tells_at_the_top_that_a_sensor_is_not_trusted(site: Site) -> None:
    for path in ("/", "/board"):
        page = site.open(f"{path}?case=faults", width=360, height=740)
        line = page.locator("#fault-note a")
        expect(line).to_be_in_viewport()
        line.click()
        expect(page.locator("#faults h2")).to_be_in_viewport()
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(line).to_be_hidden()  # the card itself is at hand
        site.preview.show("roll")
        expect(page.locator("#fault-note")).to_be_hidden()


def test_the_way_back_is_spoken_at_once_and_a_turn_politely(site: Site) -> None:
    page = site.open("/?case=roll")
    site.preview.show("move")
    expect(page.locator("#polite")).to_contain_text("move one of your pawns 4 fields")
    site.preview.show("illegal")
    expect(page.locator("#urgent")).to_contain_text("you rolled a 4")
    expect(page.locator("#urgent")).to_contain_text("put it back")
    expect(page.locator("#now .sentence")).to_contain_text("put it back")


def test_a_turn_can_be_entered_by_keyboard_alone(site: Site) -> None:
    page = site.open("/?case=move")
    page.get_by_role("button", name="Enter a turn").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    heads = [re.compile(f"^{name}") for name in ("Out of the house$", "Piece 1: ", "Piece 2: ")]
    expect(page.locator(".piece-group h3")).to_have_text(heads)
    page.get_by_role("combobox").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert posts(site, "enter") == [{"move": "c3*a3>g5"}]


def test_the_keyboard_stays_where_it_was_when_its_button_goes(site: Site) -> None:
    page = site.open("/?case=roll")
    page.get_by_role("button", name="Roll for me").press("Enter")
    site.preview.show("move")
    expect(page.get_by_role("button", name="Enter a turn")).to_be_visible()
    expect(page.locator("#play")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Enter a turn")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    site.preview.show("roll")
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#play")).to_be_focused()
    page = site.open("/?case=take-back")
    page.get_by_role("button", name="No, go on as before").press("Enter")
    site.preview.show("roll")
    expect(page.locator("#beside")).to_be_hidden()
    expect(page.locator("#main")).to_be_focused()


def test_a_turn_can_be_entered_also_where_the_sensors_saw_something_else(site: Site) -> None:
    page = site.open("/?case=illegal")
    page.get_by_role("button", name="Enter a turn").click()
    page.get_by_role("dialog").get_by_role("button", name="Enter").first.click()
    assert len(posts(site, "enter")) == 1
    for case in ("take-back", "forgot"):
        page = site.open(f"/?case={case}")
        expect(page.get_by_role("button", name="Enter a turn")).to_have_count(0)


def test_a_new_game_tells_board_seats_names_rules_and_who_begins(site: Site) -> None:
    page = site.open("/?case=idle")
    page.locator("#play").get_by_role("button", name="New game").click()
    page.get_by_text("Another game").click()
    page.get_by_label("Fast").check()
    page.get_by_role("switch", name="Green plays").check()
    page.get_by_role("textbox", name="Name of the player with Green").fill("Ida")
    page.get_by_role("radio", name="Green begins").check()
    page.get_by_text("House rules").click()
    page.get_by_role("switch", name="Your own pawns are safe").check()
    page.get_by_label("Pawns for each player: Blue").select_option("3")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert posts(site, "game") == [
        {
            "game": "malefiz",
            "variant": "fast",
            "manner": "friendly",
            "seats": ["red", "green", "blue"],
            "names": {"green": "Ida"},
            "options": {"capture_own": False},
            "first": "green",
            "pawns": {"blue": 3},
            "bare": False,
            "learns": [],
            "computer": {},
        }
    ]


def test_a_window_that_is_closed_is_gone_at_once_so_that_the_next_one_is_alone(site: Site) -> None:
    page = site.open("/?case=move")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("dialog", name=page.locator("dialog h2").inner_text())).to_be_visible()
    left = (
        "() => (document.querySelector('dialog .close').click(), document.querySelectorAll('dialog').length)"
    )
    assert page.evaluate(left) == 0
    page.get_by_role("button", name="Take back").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_taking_back_asks_first(site: Site) -> None:
    page = site.open("/?case=move")
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="No, change nothing").click()
    assert posts(site, "undo", 0) == []
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Yes, take back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert posts(site, "undo") == [{"number": UNDO}]


def test_a_host_code_in_the_address_is_used_and_removed(site: Site) -> None:
    page = site.open("/?lang=en#code=123456")
    expect(page).to_have_url(f"{site.url}/?lang=en")
    expect(page.locator("#notes")).to_contain_text("You are the host now")
    assert posts(site, "host/code") == [{"code": "123456"}]


def test_a_wrong_host_code_is_refused_in_words(site: Site) -> None:
    page = site.open("/#code=999999")
    expect(page.locator("#notes")).to_contain_text("That is not the code.")


def test_the_chosen_language_stays_on_this_phone(site: Site) -> None:
    page = site.open("/?lang=en")
    page.locator(".languages summary").click()
    page.get_by_role("link", name="Deutsch").click()
    page.wait_for_selector("html[lang=de] #board .board")
    page.goto(site.url + "/")
    page.wait_for_selector("html[lang=de] #board .board")
    expect(page.get_by_role("button", name="Würfle für mich")).to_be_visible()


def test_over_the_cap_the_page_polls_and_stays_fresh(site: Site) -> None:
    site.preview.streams = False
    page = site.open("/?case=roll")
    expect(page.locator("#mood")).to_contain_text("Each second")
    site.preview.show("over")
    expect(page.get_by_role("heading", name="Anna has won!")).to_be_visible()


def test_a_stream_that_ends_is_opened_again(site: Site) -> None:
    page = site.open("/?case=roll")
    expect(page.locator("#mood")).to_contain_text("Live")
    site.preview.cut += 1
    site.preview.show("move")
    expect(page.locator("#now")).to_contain_text("move one of your pawns", timeout=10_000)
    expect(page.locator("#mood")).to_contain_text("Live")


def test_lost_board_and_full_disk_are_said_plainly(site: Site) -> None:
    page = site.open("/?case=lost")
    expect(page.locator("#banner")).to_contain_text("The board's cable is out.")
    expect(page.locator("#banner")).to_contain_text("The board is not connected.")
    expect(page.locator("#banner")).to_contain_text("cannot be stored")


def test_what_stands_where_can_be_read_without_the_picture(site: Site) -> None:
    page = site.open("/?case=roll")
    assert "Anna: 3 in the house" in (page.locator("#board svg").get_attribute("aria-label") or "")
    page.get_by_text("All pieces in words").click()
    table = page.get_by_role("table", name="Anna (Red)")
    expect(table.get_by_role("columnheader")).to_have_text(["Place", "Fields to the goal"])
    expect(table.get_by_role("rowheader")).to_have_text(["3 in the house", "where c3 is", "where c1 is"])
    expect(page.get_by_role("table")).to_have_count(5 + 1)  # four seats, the barricades, what was taken


def test_a_refusal_is_seen_in_the_open_window(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": []}
    page = site.open("/?case=roll")
    page.get_by_role("button", name="Host", exact=True).click()
    window = page.get_by_role("dialog")
    window.get_by_role("textbox").fill("999999")
    window.get_by_role("button", name="Become the host").click()
    refusal = window.get_by_text("That is not the code.")
    expect(refusal).to_be_in_viewport()
    window.locator("#notes").get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("body > #notes")).to_have_count(1)


def test_long_names_and_headings_lie_on_nothing_else(site: Site) -> None:
    site.preview.me |= {"host": True, "seats": [], "claimed": []}
    page = site.open("/?case=long&lang=de", width=360, height=740)
    expect(page.locator(".seat")).to_have_count(4)
    assert page.evaluate(OVERLAPS) == []
    page.locator("#bar [data-opens=history]").click()
    expect(page.locator(".taken abbr").first).to_be_visible()
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate("document.querySelector('.taken thead').offsetHeight") < 30
    widths = "(all) => all.map((e) => [e.offsetWidth, e.closest('th').clientWidth])"
    assert all(0 < inner < outer for inner, outer in page.locator(".taken abbr").evaluate_all(widths))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_lost_connection_is_told_at_the_top_wherever_one_has_scrolled_to(site: Site) -> None:
    page = site.open("/?case=lost", width=360, height=740)
    expect(page.locator("#banner")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#banner")).to_be_in_viewport()


def test_who_is_no_host_is_offered_the_proof_before_a_game_too(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": []}
    for case in ("idle", "roll"):
        page = site.open(f"/?case={case}")
        page.get_by_role("button", name="Host", exact=True).click()
        expect(page.get_by_role("dialog")).not_to_contain_text("null")
        page.get_by_role("button", name="Prove it at the board").click()
        expect(page.get_by_role("dialog")).to_contain_text("Lift and put back 3 times: the red pawn")


def test_without_a_wish_for_motion_nothing_moves(site: Site) -> None:
    page = site.open("/?case=over", reduced_motion="reduce")
    expect(page.get_by_role("heading", name="Anna has won!")).to_be_visible()
    assert page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length") == 0
    assert page.locator(".rain").is_hidden()


def test_sensors_that_are_left_out_are_listed_with_what_to_do(site: Site) -> None:
    page = site.open("/?case=faults")
    card = page.locator("#faults")
    expect(card.get_by_role("heading", name="Sensors that I do not trust")).to_be_visible()
    expect(card.get_by_role("listitem")).to_have_count(2)
    expect(card).to_contain_text("Look at the plug of this part of the board.")
    expect(site.open("/?case=roll").locator("#faults")).to_be_hidden()


def test_the_switch_of_a_seat_takes_a_finger_beside_it(site: Site) -> None:
    page = site.open("/?case=idle&lang=en", width=360, height=740)
    page.locator("#play").get_by_role("button", name="New game").click()
    plays = page.get_by_role("switch", name="Green plays")
    plays.scroll_into_view_if_needed()
    box = plays.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 6)
    expect(plays).to_be_checked(checked=True)


def test_the_first_stop_of_tab_leads_past_the_head(site: Site) -> None:
    page = site.open("/?lang=en")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the game")
