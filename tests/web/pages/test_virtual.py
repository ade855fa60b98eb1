"""The virtual board in a real browser: magnets by mouse, finger and keyboard; lamps."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.system.browsing import fingers, middle
from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]


COMPANY = """async () => {
  const { VirtualPieces } = await import("/static/virtual/virtual_pieces.js");
  const spots = ["cave:1", "cave:4"].map((name) => ({ name }));
  const signs = ["red", "green"].map((seat) => ({ what: "marker", spot: "cave:1", seat }));
  const hands = new VirtualPieces();
  const stands = { "cave:1": "green" };
  const geometry = { spots, pools: [], marks: { shared: ["cave:1", "cave:4"] } };
  hands.follow({ game: "g", turn: "red", stands, beside: ["red"], signs }, geometry, new Set(["cave:1"]));
  const told = (found) => found.map(({ spot, on }) => [spot, on]);
  const lifted = hands.lift("cave:1");
  const taken = hands.held.kind;
  const put = told(hands.place("cave:4"));
  const again = told(hands.lift("cave:4"));
  const home = hands.place("cave:1");
  return [lifted, taken, put, again, home, [...hands.beside, hands.down.get("cave:1")]];
}"""
"""Of two pieces on one spot the one that is to move is taken, the other's magnet stays; and back again."""


EXCHANGED = """async () => {
  const { VirtualPieces } = await import("/static/virtual/virtual_pieces.js");
  const hands = new VirtualPieces();
  hands.down = new Map([["f5", "blue"], ["red:1", "red"], ["g4", "blue"]]);
  const steps = [{ from: "f5", to: "red:1" }, { from: "red:1", to: "f5" }];
  const geometry = { spots: [], pools: [], marks: {} };
  const told = hands.setUp({ stands: { "f5": "blue", "red:1": "red" }, steps }, geometry);
  return told.map(({ spot, on }) => `${on ? "+" : "-"}${spot}`);
}"""
"""Magnets are where they belong, but whose they are is not so: what is set up lifts those, too."""

BESIDE = """async () => {
  const { BoardView } = await import("/static/board/board_view.js");
  const { boardOf } = await import("/static/base/api.js");
  const view = new BoardView(await boardOf({ game: "malefiz", variant: "classic" }), {});
  view.update({ arrows: [{ from: "", to: "c1", look: "past" }, { from: "c1", to: null, look: "past" }] });
  return [view.arrows.childElementCount, view.element.outerHTML.includes("NaN")];
}"""
"""Arrows with one end beside the board."""


def edges(site: Site, count: int) -> list[tuple[str, bool]]:
    return [(body["spot"], body["on"]) for body in posts(site, "board", count)]


def tap(page: Page, spot: str) -> None:
    page.mouse.click(*middle(page, spot))


def test_a_dragged_pawn_leaves_one_field_and_lands_on_the_other(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    page.mouse.move(*middle(page, "c1"))
    page.mouse.down()
    page.mouse.move(*middle(page, "d1"), steps=4)
    page.mouse.move(*middle(page, "g1"), steps=4)
    page.mouse.up()
    assert edges(site, 2) == [("c1", False), ("g1", True)]


def test_dragging_onto_a_pawn_lifts_it_into_the_hand(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    page.mouse.move(*middle(page, "c1"))
    page.mouse.down()
    page.mouse.move(*middle(page, "e1"), steps=5)
    page.mouse.up()
    assert edges(site, 3) == [("c1", False), ("e1", False), ("e1", True)]
    expect(page.locator("#hand").get_by_role("button", name="Yellow")).to_be_visible()
    tap(page, "yellow:5")
    assert edges(site, 4)[3:] == [("yellow:5", True)]
    expect(page.locator("#hand")).to_contain_text("Your hand is empty.")


def test_tapping_lifts_and_tapping_again_places(site: Site) -> None:
    page = site.open("/board?case=move", width=360, height=740)
    page.wait_for_selector("[data-spot='c3'].full")
    tap(page, "c3")
    expect(page.locator("#hand").get_by_role("button", name="Red")).to_be_visible()
    tap(page, "g3")
    assert edges(site, 2) == [("c3", False), ("g3", True)]
    there, back = [["cave:4", True]], [["cave:4", False]]
    assert page.evaluate(COMPANY) == [[], "red", there, back, [], ["red", "green"]]


def test_the_keyboard_walks_lifts_places_and_puts_back(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    page.locator("[data-spot='a1']").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Escape", "Enter"):
        page.keyboard.press(key)
    assert edges(site, 2) == [("c1", False), ("c1", True)]
    assert page.evaluate("document.activeElement.dataset.spot") == "d1"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    assert edges(site, 4)[2:] == [("c1", False), ("d1", True)]


def test_the_helper_brings_all_pieces_to_their_places(site: Site) -> None:
    page = site.open("/board?case=arrange")
    page.get_by_role("button", name="Put every piece in its place").click()
    assert sorted(edges(site, 3)) == [("blue:4", True), ("c3", True), ("d3", False)]
    site.preview.show("take-back")  # they may stand just as they should
    expect(page.locator("#beside")).to_contain_text("Take back?")
    expect(page.get_by_role("button", name="Put every piece in its place")).to_have_count(0)


def test_the_helper_lifts_pieces_that_stand_on_each_others_places(site: Site) -> None:
    page = site.open("/board?case=move")
    assert page.evaluate(EXCHANGED) == ["-f5", "-red:1", "-g4", "+f5", "+red:1"]


def test_an_arrow_may_begin_or_end_beside_the_board(site: Site) -> None:
    assert site.open("/board?case=move").evaluate(BESIDE) == [2, False]


def test_each_spot_says_where_it_is_what_is_there_and_whether_it_is_a_target(site: Site) -> None:
    page = site.open("/board?case=hand")
    for spot, text in (
        ("g3", "where g3 is: empty, a possible target"),
        ("h3", "where h3 is: empty"),
        ("c1", "where c1 is: Red"),
    ):
        expect(page.locator(f"[data-spot='{spot}']")).to_have_attribute("aria-label", text)


def test_putting_back_lifts_what_took_the_place_and_brings_both_home(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    tap(page, "c1")
    tap(page, "e1")
    expect(page.locator("#hand").get_by_role("button", name="Yellow")).to_be_visible()
    page.get_by_role("button", name="Put all back").click()
    assert edges(site, 6)[3:] == [("e1", False), ("e1", True), ("c1", True)]
    expect(page.locator("#hand")).to_contain_text("Your hand is empty.")


def test_pawns_that_nobody_plays_stay_quietly_in_their_houses(site: Site) -> None:
    for path in ("/", "/board"):
        page = site.open(f"{path}?case=guests")
        expect(page.locator("#board .stand")).to_have_count(31)  # all pieces of the classic board
        expect(page.locator("#board .l-stray, #board .l-away, #board .k-unknown")).to_have_count(0)


def test_a_barricade_on_a_wrong_field_is_drawn_as_a_barricade(site: Site) -> None:
    page = site.open("/?case=barricade")
    expect(page.locator("#board .l-stray .k-barricade")).to_have_count(1)
    expect(page.locator("#board .l-stray")).to_have_count(1)


def test_after_a_reload_the_page_still_knows_which_piece_is_which(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c3'].full")
    tap(page, "c3")
    tap(page, "h3")
    edges(site, 2)
    page.wait_for_timeout(100)
    page.goto(site.url + "/board")
    page.wait_for_selector("[data-spot='h3'].full")
    assert page.locator("[data-spot='h3']").get_attribute("aria-label") == "where h3 is: Red"


def test_lamps_show_their_pattern(site: Site) -> None:
    page = site.open("/board?case=illegal")
    expect(page.locator(".ring.c-orange.p-quick")).to_have_count(1)
    expect(page.locator(".ring.c-white.p-blink")).to_have_count(1)


def test_a_finger_drags_like_a_mouse(site: Site) -> None:
    page = site.open("/board?case=move", width=360, height=740, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-spot='c3'].full")
    page.locator("[data-spot='c3']").scroll_into_view_if_needed()
    fingers(page, "c3", "g3")
    assert edges(site, 2) == [("c3", False), ("g3", True)]


def test_an_answer_that_comes_late_does_not_bring_back_lamps_of_before(site: Site) -> None:
    page = site.open("/board?case=roll")
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/api/board*", lambda route: late.append((route, route.fetch())))
    tap(page, "c1")
    while not late:
        page.wait_for_timeout(10)
    lamps = {"e1": {"colour": "magenta", "pattern": "steady"}}
    site.preview.tell(site.preview.state | {"lights": lamps})
    rings = page.locator("#board .ring.c-magenta")
    expect(rings).to_have_count(1)
    for route, answer in late:
        route.fulfill(response=answer)
    while site.traffic.asked:
        page.wait_for_timeout(10)
    expect(page.locator("#board .ring")).to_have_count(1)
    expect(rings).to_have_count(1)
