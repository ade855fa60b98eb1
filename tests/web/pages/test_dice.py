"""The die on the pages: rolled with a share of the phone's own, told by tap or key, corrected, checked."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.core.chance import dice
from companion.games.malefiz import GAME
from tests.web.preview.middle import COMMITMENT, ROLLED, thrown
from tests.web.preview.preview import UNDO
from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WATCH = """() => {
  window.seen = new Set();
  new MutationObserver(() => {
    if (document.querySelector("#now .tossed")) seen.add("tossed");
    seen.add(document.querySelector("#now .sentence")?.textContent);
  }).observe(document.body, { subtree: true, childList: true });
}"""
DIE = "document.querySelectorAll('#now .rolled .pip').length"


def show(site: Site, **changes: Any) -> None:
    """Another state, made from the one shown now."""
    with site.preview.wake:
        site.preview.state = {**site.preview.state, **changes, "rev": site.preview.state["rev"] + 1}
        site.preview.wake.notify_all()


def rolled(number: int, count: int = 1) -> dict[str, Any]:
    """What changes in the state when the companion has rolled."""
    waits = {"what": "move", "seat": "red", "text": f"Anna, move {number} fields."}
    return {"phase": "move", "die": number, "awaiting": waits, "roll": thrown(number, count)}


def roll_button(page: Page) -> Any:
    return page.get_by_role("button", name="Roll for me")


def test_rolling_sends_a_fresh_random_number_each_time(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    roll_button(page).click()
    posts(site, "roll", 1)
    roll_button(page).click()
    first, second = posts(site, "roll", 2)
    assert first.keys() == second.keys() == {"share", "commitment"}
    assert first["commitment"] == COMMITMENT
    assert re.fullmatch(r"[0-9a-f]{16}", first["share"])
    assert first["share"] != second["share"]


def test_the_die_tumbles_and_ends_on_what_is_recorded_and_others_see_it_too(site: Site) -> None:
    mine, other = (
        site.open("/?case=roll", reduced_motion="no-preference"),
        site.open("/", reduced_motion="no-preference"),
    )
    for page in (mine, other):
        page.evaluate(WATCH)
    roll_button(mine).click()
    posts(site, "roll", 1)
    show(site, **rolled(6))
    for page in (mine, other):
        expect(page.locator("#now .sentence")).to_have_text("Anna, move 6 fields.")
        expect(page.locator("#now .tossed")).to_have_count(0)
        assert page.evaluate(DIE) == 6
        expect(page.locator("#now .rolled .hidden")).to_have_text("Rolled: 6")
        assert page.evaluate("seen.has('tossed') && seen.has('The die is rolling ...')")


def test_nothing_tumbles_for_who_wants_calm_nor_on_a_page_just_opened(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    show(site, **rolled(3))
    expect(page.locator("#now .sentence")).to_have_text("Anna, move 3 fields.")
    late = site.open("/", reduced_motion="no-preference")
    expect(late.locator("#now .sentence")).to_have_text("Anna, move 3 fields.")
    late.evaluate("new Promise((done) => setTimeout(done, 200))")
    assert late.locator("#now .tossed").count() == 0


def test_a_refused_roll_ends_the_tumbling(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="no-preference")
    page.route(
        "**/api/roll?*",
        lambda route: route.fulfill(status=409, body=json.dumps({"error": "Not now.", "code": "refused"})),
    )
    roll_button(page).click()
    expect(page.locator("#notes")).to_contain_text("Not now.")
    expect(page.locator("#now .blank")).to_have_count(1)
    expect(roll_button(page)).to_be_enabled()
    page.get_by_role("button", name="How is it rolled?").click()  # another has used that commitment up
    expect(page.locator(".throw > p").first).to_have_text("Right: this phone had the seal before the roll.")
    site.faults.clear()  # the browser's own line about the 409


def test_a_number_that_let_the_turn_pass_is_seen_for_a_while(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    site.preview.show("passed")
    expect(page.locator("#now .moment")).to_contain_text("Anna rolled 2 and cannot move.")
    assert page.evaluate(DIE) == 2
    expect(page.locator("#now .sentence")).to_have_text("Mo, roll the die!")
    expect(page.locator("#now .blank")).to_have_count(1)


@pytest.mark.parametrize("case", ["told", "passed"])
def test_a_wrong_tap_is_one_tap_away_from_being_taken_back_right_at_the_moment(site: Site, case: str) -> None:
    page = site.open("/?case=roll", width=360, height=600)
    back = page.locator("#now").get_by_role("button", name="Take back")
    page.get_by_role("button", name="I rolled 4").click()
    site.preview.show(case)
    expect(back).to_be_in_viewport(ratio=1)
    expect(page.locator("#rarely").get_by_role("button", name="Take back")).to_have_count(0)
    page.reload()  # without a limit of time
    site.preview.show(case)
    back.click()
    assert posts(site, "undo") == [{"number": UNDO}]


def test_what_comes_after_the_tap_or_was_not_told_is_taken_back_with_a_question_alone(site: Site) -> None:
    page = site.open("/?case=roll")
    page.get_by_role("button", name="I rolled 4").click()
    slip, asked = (page.locator(part).get_by_role("button", name="Take back") for part in ("#now", "#rarely"))
    site.preview.show("told")
    expect(slip).to_be_visible()
    show(site, undo={"number": UNDO + 1, "seat": "red", "slip": True})
    expect(slip).to_have_count(0)
    expect(asked).to_be_visible()
    show(site, undo={"number": UNDO, "seat": "red", "slip": False})
    expect(asked).to_be_visible()
    assert slip.count() == 0


def test_another_phone_of_the_seat_is_asked_whether_it_is_sure(site: Site) -> None:
    page = site.open("/?case=told")
    expect(page.locator("#rarely").get_by_role("button", name="Take back")).to_be_visible()
    assert page.locator("#now .slip").count() == 0


def test_the_keys_of_a_keyboard_tell_the_number_and_can_be_switched_off(site: Site) -> None:
    page = site.open("/?case=roll")
    page.keyboard.press("4")
    assert posts(site, "roll", 1) == [{"number": 4}]
    page.keyboard.press("7")
    page.keyboard.press("Control+3")
    page.get_by_role("button", name="How is it rolled?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("2")  # not while a window is open
    page.get_by_role("switch", name="Keys 1 to 9").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("5")
    page.get_by_role("button", name="I rolled 6").click()
    assert posts(site, "roll", 2) == [{"number": 4}, {"number": 6}]


def test_the_pad_shows_the_numbers_of_the_games_own_die(site: Site) -> None:
    page = site.open("/?case=odd-die")
    names = [key.get_attribute("aria-label") for key in page.locator(".pad-key").all()]
    assert names == [f"I rolled {n}" for n in (1, 2, 3, 4)]
    page.keyboard.press("5")
    page.get_by_role("button", name="I rolled 4").click()
    assert posts(site, "roll", 1) == [{"number": 4}]


def test_the_phone_checks_the_last_rolls_itself(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=740)
    page.locator("#bar [data-opens=table]").click()
    page.get_by_role("button", name="How is it rolled?").click()
    expect(page.locator(".throw")).to_have_count(4)
    texts = page.locator(".throw > p").all_inner_texts()
    assert texts[0] == "Right: this phone had the seal before the roll."
    assert texts[1] == "From a die on the table."
    assert texts[2] == "WRONG: seal and roll do not fit together."
    assert texts[3].startswith("Right. Rolled at the board")
    assert texts[3].endswith("Taken back.")
    page.locator(".throw summary").first.click()
    expect(page.locator(".throw").first).to_contain_text(COMMITMENT)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_memory_that_is_broken_stops_nothing(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    page.evaluate("localStorage.setItem('commitments', 'no list')")
    page.reload()
    roll_button(page).click()
    assert len(posts(site, "roll", 1)) == 1


def test_a_share_that_is_not_the_one_sent_is_found(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    roll_button(page).click()  # the commitment of this roll is COMMITMENT, the share is this phone's own
    posts(site, "roll", 1)
    page.get_by_role("button", name="How is it rolled?").click()
    expect(page.locator(".throw > p").first).to_have_text(
        "WRONG: this is not the number that this phone sent."
    )


def test_the_pages_arithmetic_is_that_of_the_companion(site: Site) -> None:
    page = site.open("/?case=roll")
    texts = ["", "abc", "ä€😀", *("x" * n for n in (55, 56, 63, 64, 65, 119, 120, 200))]
    found = page.evaluate("async (texts) => texts.map((await import('/static/lib/sha256.js')).sha256)", texts)
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    for faces in (GAME.die_faces, (1, 2, 2, 3, 3, 4), tuple(range(100))):
        thrown_here = page.evaluate(
            """async (faces) => {
                const { thrown } = await import('/static/table/rolls.js');
                return [...Array(300).keys()].map((n) => thrown(`${n}`, 'share', faces));
            }""",
            list(faces),
        )
        assert thrown_here == [dice.thrown(str(n), "share", faces) for n in range(300)]
    assert ROLLED in GAME.die_faces


def test_dice_with_a_radio_are_shown_and_what_they_did_in_vain_is_spoken(site: Site) -> None:
    page = site.open("/?case=move", width=360, height=740)
    expect(page.locator("#dice")).to_be_hidden()
    site.preview.show("radio-dice")
    lines = page.locator("#dice li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("dots connected · battery 80 %")
    expect(lines.nth(0)).to_contain_text("The die showed 4, but nobody is to roll now.")
    expect(lines.nth(1)).to_contain_text("sky away")
    show(site, dice=[{**site.preview.state["dice"][0], "text": "The die was hardly rolled."}])
    expect(page.locator("#polite")).to_have_text("The die was hardly rolled.")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_buttons_and_docks_are_shown_only_while_there_is_something_to_say_and_that_is_spoken(
    site: Site,
) -> None:
    page = site.open("/?case=move", width=360, height=740)
    well = {"name": "colours", "word": "call", "up": True, "text": ""}
    dock = {"name": "dock", "word": "read", "up": True, "text": "I cannot tell this for sure."}
    show(site, sources=[well, {**dock, "text": ""}])
    expect(page.locator("#sources")).to_be_hidden()
    show(site, sources=[well, dock])
    expect(page.locator("#sources li")).to_have_text("dock I cannot tell this for sure.")
    expect(page.locator("#polite")).to_have_text("dock: I cannot tell this for sure.")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    show(site, sources=[well, {**dock, "text": ""}])
    expect(page.locator("#sources")).to_be_hidden()


def test_a_game_without_a_die_shows_none_and_offers_no_other_number(site: Site) -> None:
    page = site.open("/?case=illegal")
    show(site, die=None, awaited=[{"word": "move", "seats": ["red"], "values": [], "source": "board"}])
    expect(page.locator("#now .rolled")).to_have_count(1)
    page.get_by_role("button", name="Correct").click()
    expect(page.get_by_role("button", name="Other number")).to_have_count(1)
    page.keyboard.press("Escape")
    show(site, roll={**site.preview.state["roll"], "faces": []}, turn="green")
    expect(page.locator("#now .rolled")).to_have_count(0)
    page.get_by_role("button", name="Correct").click()
    expect(page.get_by_role("button", name="Other number")).to_have_count(0)
