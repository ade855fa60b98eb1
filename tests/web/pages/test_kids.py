"""The page in pictures: a whole game by taps or keys, nothing to read, and the way out for grown-ups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.system.browsing import TOO_WIDE, examine
from tests.web.preview.cases import each_state, in_turns, states
from tests.web.preview.rig import SMALL, Site, posts, previewed

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
PLACES = [("/", 360), ("/", 800), ("/board", 1440)]
"""Pages, and how wide their windows are."""
STRAY = "row => [...row.childNodes].map((node) => node.data ?? '').join('').trim()"
"""Asked of a row of keys: words that stand beside them."""
UNNAMED = """() => [...document.querySelectorAll('#kids button')]
  .filter((e) => !(e.getAttribute('aria-label') ?? e.textContent).trim()).length"""


def kids(site: Site, case: str, path: str = "/", **more: Any) -> Page:
    """This state in pictures."""
    return site.open(f"{path}?case={case}&kids", ready="#kids .kid-card", **more)


@pytest.fixture(scope="module")
def small(chromium: Browser) -> Iterator[tuple[Site, list[Page]]]:
    """Two small phones that show these pages in pictures for all that follows."""
    with previewed(chromium) as site:
        yield site, [kids(site, "roll", path, width=360, height=740) for path in ("/", "/board")]


@each_state
def test_every_state_has_its_picture_on_a_small_phone_without_complaints(
    small: tuple[Site, list[Page]], case: str
) -> None:
    """States come one after the other, as at a table; in ``make test`` each on one of the pages, in turns."""
    site, phones = small
    pages = in_turns(case, phones)
    site.show(case, *pages)
    for page in pages:
        has_its_picture(page)
    assert site.complaints() == []


def has_its_picture(page: Page) -> None:
    """One heading, one picture, nothing in words beside the keys, and nothing too small or too wide."""
    expect(page.locator("#kids h1")).to_have_count(1)
    expect(page.locator("#kids .kid-picture > *").first).to_be_visible()
    assert page.locator(".kid-always").evaluate(STRAY) == ""
    expect(page.locator("#now")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(SMALL) == []
    assert page.evaluate(UNNAMED) == 0


@pytest.mark.sampled("path, width", PLACES, sample=1)
def test_large_text_makes_no_picture_too_wide(chromium: Browser, path: str, width: int) -> None:
    with previewed(chromium) as site:
        page = kids(site, "roll", path, width=width, height=900)
        page.evaluate("document.documentElement.classList.add('large')")
        wide = {}
        for case in states():
            site.show(case, page)
            wide[case] = page.evaluate(TOO_WIDE)
        assert {case: found for case, found in wide.items() if found} == {}


@pytest.fixture(scope="module")
def examined(chromium: Browser) -> Iterator[tuple[Site, Page]]:
    """A small phone whose page takes axe as a script."""
    with previewed(chromium) as site:
        yield site, kids(site, "roll", width=360, height=740, bypass_csp=True)


@each_state
def test_axe_finds_nothing_in_any_picture(examined: tuple[Site, Page], case: str) -> None:
    """In ``make test`` each in light or in dark, in turns."""
    site, page = examined
    site.show(case, page)
    for scheme in in_turns(case, SCHEMES):
        page.emulate_media(color_scheme=scheme)
        found = examine(page)
        assert not found.response["violations"], found.generate_report()
    assert site.complaints() == []


def test_a_child_rolls_or_taps_the_dots_of_its_own_die(site: Site) -> None:
    page = kids(site, "roll")
    page.get_by_role("button", name="Roll for me").click()
    page.get_by_role("button", name="I rolled 5").click()
    assert posts(site, "roll", 2) == [{}, {"number": 5}]


def test_the_companion_is_told_once_that_a_child_plays_here(site: Site) -> None:
    page = kids(site, "roll")
    seats = list(site.preview.me["seats"])
    expect(page.locator("#kids .kid-card")).to_be_visible()
    site.show("counting", page)
    told = [path for path, _ in site.preview.posts if path.endswith("/child")]
    assert told == [f"seats/{seat}/child" for seat in seats]


def test_who_moved_before_rolling_taps_the_number(site: Site) -> None:
    page = kids(site, "forgot")
    expect(page.locator("#kids .f-oh")).to_be_visible()
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(0)
    page.get_by_role("button", name="I rolled 3").click()
    assert posts(site, "roll") == [{"number": 3}]


def test_the_piece_of_whose_turn_it_is_is_drawn_as_the_others_are(site: Site) -> None:
    page = kids(site, "move")
    expect(page.locator(".kid-round .turn")).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.querySelector('.kid-round .turn')).stroke") == "none"


def test_the_number_is_shown_as_dots_and_as_hops(site: Site) -> None:
    page = kids(site, "move")
    expect(page.locator("#kids .kid-number .pip")).to_have_count(4)
    expect(page.locator("#kids .hops .stop")).to_have_count(4)


def test_a_question_is_answered_by_tapping_its_picture(site: Site) -> None:
    page = kids(site, "ask")
    expect(page.locator("#kids .kid-options .miniature")).to_have_count(2)
    page.get_by_role("button", name="Your lower pawn went up.").click()
    posts(site, "answer", 1)  # two at once may arrive in either order
    page.get_by_role("button", name="None of these").click()
    assert posts(site, "answer", 2) == [{"move": "c1-c3"}, {"move": "none"}]


def test_the_moment_is_a_picture_and_a_wrong_count_six_hops_and_a_die(site: Site) -> None:
    page = kids(site, "illegal")
    told = site.preview.public()["moment"]
    counted = {"what": "count", "fields": 6, "die": 5}
    site.preview.tell(site.preview.state | {"moment": told | {"picture": counted}})
    expect(page.locator("#kids .hop-row path")).to_have_count(6)
    expect(page.locator("#kids .hop-row path.over")).to_have_count(1)
    expect(page.locator("#kids .moment .pip")).to_have_count(5)
    expect(page.locator("#kids .kid-text")).to_have_count(1)  # what to do; why is drawn
    site.show("paused", page)
    expect(page.locator("#kids .kid-picture > *")).to_have_count(1)
    expect(page.locator("#kids .moment .v-pause")).to_be_visible()


def test_beside_a_refusal_a_key_leads_to_how_it_is_played(site: Site) -> None:
    page = kids(site, "illegal")
    key = page.locator("#kids [data-f=why]")
    box = key.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    key.click()
    expect(page.locator(".learn-card.asked h2")).to_be_in_viewport()


def test_what_stands_wrong_is_shown_with_an_arrow_back(site: Site) -> None:
    page = kids(site, "illegal")
    expect(page.locator("#kids .f-oh")).to_be_visible()
    expect(page.locator("#kids .miniature .arrow")).to_have_count(1)
    page.get_by_role("button", name="Turn done").click()
    assert posts(site, "done") == [{}]


@pytest.mark.parametrize(
    ("case", "name", "path", "body"),
    [
        ("take-back", "Yes, take back 3 turns", "take-back", {"number": 2}),
        ("take-back", "No, go on as before", "take-back", {"number": 0}),
        ("whose", "Yes, that is so", "whose", {"right": True}),
        ("whose", "No, they have changed places", "whose", {"right": False}),
        ("mixed", "I have put it right", "whose", {"right": True}),
        ("proposal", "I agree", "overrule/agree", {}),
        ("proposal", "No, leave it", "overrule/refuse", {}),
        ("move", "Pause", "pause", {"on": True}),
    ],
)
def test_every_question_has_its_picture_to_tap(
    small: tuple[Site, list[Page]], case: str, name: str, path: str, body: dict[str, Any]
) -> None:
    site, (page, _) = small
    site.show(case, page)
    site.preview.posts.clear()
    page.locator("#kids").get_by_role("button", name=name, exact=True).click()
    assert posts(site, path) == [body]


def test_the_game_goes_on_while_it_is_asked_whose_a_piece_is(site: Site) -> None:
    page = kids(site, "whose")
    page.get_by_role("button", name="I rolled 2").click()
    assert posts(site, "roll") == [{"number": 2}]


def test_a_child_says_which_pawn_it_is_by_tapping_it(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": ["red"]}
    page = kids(site, "roll")
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(0)
    expect(page.get_by_role("button", name="I am Anna")).to_have_count(0)
    page.get_by_role("button", name="I am Mo").click()
    assert posts(site, "seats/blue/claim") == [{}]


def test_a_whole_turn_works_by_keyboard_alone_and_focus_stays(site: Site) -> None:
    page = kids(site, "roll")
    page.get_by_role("button", name="Roll for me").focus()
    for _ in range(4):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert posts(site, "roll") == [{"number": 4}]
    page.get_by_role("button", name="Pause").focus()
    site.preview.show("move")
    expect(page.locator("#kids .hops")).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_focused()


def test_the_switch_leads_into_the_pictures_and_the_keyboard_with_it(site: Site) -> None:
    page = site.open("/?case=roll")
    page.get_by_role("button", name="This phone").click()
    page.get_by_role("switch", name="Pictures for children").focus()
    page.keyboard.press("Space")
    expect(page.locator("#kids")).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Roll for me")).to_be_focused()


def test_pictures_are_remembered_and_grown_ups_get_out(site: Site) -> None:
    page = kids(site, "roll")
    page.goto(site.url + "/")
    expect(page.locator("#kids")).to_be_visible()
    page.get_by_role("button", name="For grown-ups").click()
    expect(page.locator("#now")).to_be_visible()
    expect(page.locator("#kids")).to_be_hidden()
    page.reload()
    expect(page.locator("#now")).to_be_visible()
    expect(page.locator("#kids")).to_have_count(0)


def test_pictures_come_only_once_their_looks_are_there_and_never_beside_the_words(site: Site) -> None:
    page = site.open("/?case=roll")
    held: list[Route] = []
    page.route("**/kids.css", lambda route: held.append(route))  # noqa: PLW0108  # Playwright writes on it
    with page.expect_request("**/kids.css"):
        page.goto(f"{site.url}/?kids", wait_until="commit")
    expect(page.locator("#now")).to_be_visible()
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(1)
    expect(page.locator("#kids")).to_have_count(0)
    held[0].continue_()
    expect(page.locator("#kids .kid-card")).to_be_visible()
    expect(page.get_by_role("button", name="Roll for me")).to_have_count(1)
    expect(page.locator("#now")).to_be_hidden()


def test_a_win_rains_once_and_not_where_motion_is_unwelcome(site: Site) -> None:
    page = kids(site, "over")
    expect(page.locator(".rain")).to_have_count(1)
    still = kids(site, "over", reduced_motion="reduce")
    expect(still.locator(".rain")).to_be_hidden()


def test_nothing_of_the_pictures_is_loaded_where_nobody_wants_them(site: Site) -> None:
    page = site.open("/?case=roll")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name.split('/').at(-1))")
    parts = {name.split("-")[0].partition(".")[0] for name in loaded}
    assert {"status_page", "phone"} <= parts
    assert not {"kids", "hearing", "tones"} & parts
