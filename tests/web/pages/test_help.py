"""Help on the phone: the level of a seat, the idea, kind words; what a tournament leaves out."""

from __future__ import annotations

import pytest

from tests.system.browsing import TOO_WIDE
from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_window_of_a_seat_offers_four_levels_and_tells_which_was_chosen(site: Site) -> None:
    site.preview.show("move")
    page = site.open("/?lang=de", width=360, height=740)
    page.locator("#bar [data-opens=table]").click()
    page.click("[data-f=more-red]")
    page.wait_for_selector("input[name=level]")
    levels = page.locator("input[name=level]")
    assert [levels.nth(i).input_value() for i in range(levels.count())] == ["none", "where", "which", "idea"]
    assert page.locator("input[name=level]:checked").input_value() == "which"
    page.get_by_role("radio", name="Eine gute Idee").check()
    page.wait_for_timeout(200)
    assert site.preview.posts == [("seats/red/hints", {"level": "idea"})]
    for box in levels.locator("xpath=..").all():
        size = box.bounding_box()
        assert size is not None
        assert size["height"] >= 44


def test_the_level_is_chosen_by_keyboard_and_focus_stays(site: Site) -> None:
    site.preview.show("move")
    page = site.open("/?lang=en")
    page.click("[data-f=more-red]")
    page.focus("input[name=level]:checked")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(200)
    assert site.preview.posts == [("seats/red/hints", {"level": "idea"})]
    assert page.evaluate("document.activeElement.value") == "idea"


@pytest.mark.parametrize("path", ["/", "/board"])
def test_an_idea_is_a_sentence_and_arrows_and_is_said_with_its_turn(site: Site, path: str) -> None:
    site.preview.show("move")
    page = site.open(f"{path}?lang=en")
    assert page.locator(".a-idea").count() == 0
    site.preview.show("idea")
    page.wait_for_selector(".idea >> text=An idea: Take the barricade")
    assert page.locator(".a-idea").count() == 2
    assert page.locator(".cheer").inner_text() == "Thank you for waiting, Anna (red)!"
    said = page.locator("#polite").inner_text()
    assert "put it where it stops the green pawn. Anna (red) takes the barricade" in said


def test_in_a_tournament_a_player_is_offered_no_taking_back_and_no_level(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    site.preview.show("tournament")
    page = site.open("/?lang=en")
    page.wait_for_selector("#seats >> text=Tournament")
    assert page.locator("[data-f=slip], [data-f=undo]").count() == 0
    page.click("[data-f=more-red]")
    page.wait_for_selector("dialog >> text=nobody gets help")
    assert page.locator("input[name=level]").count() == 0


def test_in_a_friendly_game_the_same_player_may_correct_the_number(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    site.preview.show("told")
    page = site.open("/?lang=en")
    page.wait_for_selector("[data-f=undo]")


def test_a_new_game_asks_for_its_manner_and_keeps_the_help_of_who_plays_on(site: Site) -> None:
    site.preview.show("move")
    state = site.preview.state
    seats = [seat | {"hints": "idea" if seat["seat"] == "red" else "which"} for seat in state["seats"]]
    site.preview.tell(state | {"seats": seats})
    page = site.open("/?lang=en")
    page.click("[data-f=new-game]")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_timeout(200)
    (path, body), *more = site.preview.posts
    assert (path, body["manner"]) == ("game", "friendly")
    assert more == [("seats/red/hints", {"level": "idea"})]


def test_a_tournament_is_begun_by_one_choice_and_takes_no_level_along(site: Site) -> None:
    site.preview.show("move")
    state = site.preview.state
    site.preview.tell(state | {"seats": [seat | {"hints": "idea"} for seat in state["seats"]]})
    page = site.open("/?lang=en")
    page.click("[data-f=new-game]")
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("radio", name="Tournament").check()
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_timeout(200)
    ((path, body),) = site.preview.posts
    assert (path, body["manner"]) == ("game", "tournament")


@pytest.mark.parametrize("case", ["again", "over"])
def test_a_long_name_in_the_game_that_begins_once_more_pushes_no_key_out(site: Site, case: str) -> None:
    site.preview.show(case)
    again = site.preview.state["again"]
    assert again
    seats = [each | {"name": "W" * 24} for each in again["seats"]]
    site.preview.state["again"] = again | {"seats": seats}
    page = site.open("/?lang=de", width=360, height=740)
    page.wait_for_selector("[data-f=again]")
    assert page.evaluate(TOO_WIDE) == []
