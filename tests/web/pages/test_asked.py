"""What the page asks the table: which turn, take back, whose piece, a proposal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_question_offers_each_turn_and_none(site: Site) -> None:
    page = site.open("/?case=ask")
    page.get_by_role("button", name="Your lower pawn went up.").click()
    page.get_by_role("button", name="None of these").click()
    assert posts(site, "answer", 2) == [{"move": "c1-c3"}, {"move": "none"}]


def test_taking_back_by_hand_is_asked_alone_and_answered_by_one_tap(site: Site) -> None:
    page = site.open("/?case=take-back")
    page.get_by_role("button", name="Yes, take back 3 turns").click()
    page.get_by_role("button", name="No, go on as before").click()
    assert posts(site, "take-back", 2) == [{"number": 2}, {"number": 0}]
    expect(page.locator("#act")).to_be_hidden()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    expect(page.locator("#board .wrong")).to_have_count(0)
    expect(page.locator("#now .moment")).to_contain_text("The pieces stand as they did earlier.")
    looks = page.locator("#beside .option").evaluate_all("all => all.map((one) => one.className)")
    assert looks[0] == looks[1]


def test_the_last_thing_that_happened_stands_where_the_eye_is_until_the_next(site: Site) -> None:
    page = site.open("/?case=undone", width=360, height=600)
    told = page.locator("#now .moment")
    expect(told.locator("[aria-hidden] + p span[aria-hidden]")).to_be_in_viewport()
    site.preview.show("arrange")
    expect(told).to_be_hidden()


def test_a_picture_that_only_passes_through_is_not_spoken_of(site: Site) -> None:
    page = site.open("/?case=roll")
    site.preview.show("counting")
    expect(page.locator("#polite")).to_contain_text("move one of your pawns 4 fields")
    expect(page.locator("#polite")).not_to_contain_text("put it back")


def test_who_moved_one_of_the_turns_may_only_say_no(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["green"], "claimed": ["green"]}
    page = site.open("/?case=take-back")
    expect(page.get_by_role("button", name="Yes, take back 3 turns")).to_be_disabled()
    expect(page.get_by_role("button", name="No, go on as before")).to_be_enabled()


def test_the_offer_is_spoken_at_once_and_whose_piece_it_is_politely_and_once(site: Site) -> None:
    page = site.open("/?case=roll")
    site.preview.show("take-back")
    expect(page.locator("#urgent")).to_contain_text("3 turns ago")
    site.preview.show("whose")
    expect(page.locator("#polite")).to_contain_text("red here, green there")
    site.preview.show("move")
    expect(page.locator("#polite")).to_contain_text("move one of your pawns")
    expect(page.locator("#polite")).not_to_contain_text("red here")


def test_whose_piece_it_is_is_answered_in_three_ways_and_the_die_stays(site: Site) -> None:
    page = site.open("/?case=whose")
    for name in ("Yes, that is so", "No, they have changed places", "I have put it right"):
        page.get_by_role("button", name=name).click()
    assert posts(site, "whose", 3) == [{"right": True}, {"right": False}, {"right": True}]
    expect(page.get_by_role("button", name="Roll for me")).to_be_enabled()
    site.preview.show("mixed")
    expect(page.locator("#beside .step")).to_contain_text("Take away the green pawn")


def test_a_move_is_accepted_anyway_by_keyboard_after_a_step_of_confirmation(site: Site) -> None:
    page = site.open("/?case=proposal")
    page.get_by_role("button", name="Accept this move anyway").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("the red pawn from there to here")
    assert posts(site, "overrule", 0) == []
    page.get_by_role("button", name="Yes, it counts").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert posts(site, "overrule/accept") == [{}]


def test_the_last_turn_is_said_to_be_the_one_that_stands_there(site: Site) -> None:
    page = site.open("/?case=meant")
    page.get_by_role("region", name="Or was the last turn of Anna").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        "This takes the place of the last turn: Anna (red) moves"
    )
    assert posts(site, "overrule", 0) == []
    page.get_by_role("button", name="Yes, it counts").click()
    assert posts(site, "overrule/turn") == [{"move": "c3-h3"}]


def test_who_only_watches_is_not_asked_what_the_last_turn_was(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": ["red"]}
    page = site.open("/?case=meant")
    expect(page.get_by_role("button", name="Turn done")).to_have_count(0)
    expect(page.locator(".way-back")).to_be_visible()
    expect(page.locator("#meant")).to_be_hidden()


def test_who_only_watches_sees_the_proposal_and_cannot_answer_it(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": ["red"]}
    page = site.open("/?case=proposal")
    expect(page.locator("#proposal")).to_contain_text("Agreed: Jonas. Still asked: Anna, Oma Gertrud, Mo.")
    expect(page.locator("#proposal button")).to_have_count(0)
    expect(page.get_by_role("button", name="Correct the game")).to_have_count(0)
    expect(page.get_by_role("button", name="Accept this move anyway")).to_have_count(0)


def test_a_new_proposal_is_read_out_and_answered(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    page = site.open("/?case=illegal")
    site.preview.show("proposal")
    expect(page.locator("#polite")).to_contain_text("Do all agree? The position shall be changed")
    expect(page.get_by_role("button", name="Accept this move anyway")).to_be_visible()  # not what is asked
    page.get_by_role("button", name="No, leave it").click()
    assert posts(site, "overrule/refuse") == [{}]
    site.preview.show("illegal")
    expect(page.locator("#polite")).to_have_text("Nothing is proposed any more.")
    expect(page.locator("#notes")).to_contain_text("Nothing is proposed any more.")


def test_a_proposal_that_came_true_is_not_called_off(site: Site) -> None:
    page = site.open("/?case=proposal")
    expect(page.locator("#proposal")).to_contain_text("Do all agree?")
    site.preview.show("roll")
    expect(page.locator("#proposal")).to_be_hidden()
    expect(page.locator("#notes .note")).to_have_count(0)


def test_a_player_asks_only_once_to_accept_a_move(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    page = site.open("/?case=accept-asked")
    expect(page.get_by_role("button", name="Withdraw it")).to_be_visible()
    expect(page.get_by_role("button", name="Accept this move anyway")).to_have_count(0)


def test_the_editor_gives_back_the_position_as_it_was_where_nothing_was_changed(site: Site) -> None:
    site.preview.show("fast")
    state = site.preview.state
    state["seats"][1]["name"] = ""
    state["die"] = 4  # which goes
    page = site.open()
    page.get_by_role("button", name="Correct the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Edit the position").click()
    seats = page.get_by_label("Whose turn is it?").get_by_role("option")
    expect(seats).to_have_text(["Anna (Red)", "Green", "Oma Gertrud (Yellow)", "Mo (Blue)"])
    page.get_by_role("button", name="Play on like this").click()
    page.get_by_role("button", name="Yes, it counts").click()
    wanted = {key: state[key] for key in ("turn", "pieces", "house", "forest")} | {"places": []}
    assert posts(site, "overrule/edit") == [wanted]


def test_the_editor_closes_where_nothing_was_changed_and_no_number_is_known(site: Site) -> None:
    page = site.open()  # somebody is to roll
    page.get_by_role("button", name="Correct the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Edit the position").click()
    page.get_by_role("button", name="Play on like this").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert posts(site, "overrule", 0) == []


def test_the_editor_says_what_is_left_out(site: Site) -> None:
    site.preview.show("fast")
    page = site.open()
    page.get_by_role("button", name="Correct the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Edit the position").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).not_to_contain_text("Left out")
    window.get_by_role("button", name="Take away").click()
    for _ in range(2):
        window.locator(".spot[aria-label*=barricade]").first.click()
    expect(window.get_by_role("status")).to_contain_text("Left out: barricade (2).")
    page.get_by_role("button", name="Play on like this").click()
    expect(page.get_by_role("dialog").last).to_contain_text("Left out: barricade (2). The game goes")
    assert posts(site, "overrule", 0) == []


@pytest.mark.sampled(
    "case, words, where",
    [
        ("proposal", "The position shall be changed", "#proposal"),
        ("ask", "Which one was it?", "#act"),
        ("illegal", "you rolled a 4", "#act"),
        ("take-back", "", "#beside"),
    ],
    sample=2,
)
def test_who_looks_at_another_part_is_led_to_what_is_asked(
    site: Site, case: str, words: str, where: str
) -> None:
    site.preview.me |= {"host": False, "seats": ["red"], "claimed": ["red"]}
    page = site.open("/?case=roll", width=360, height=740)
    page.locator("#bar [data-opens=table]").click()
    expect(page.locator("#above")).to_be_hidden()
    site.preview.show(case)
    line = page.locator("#above").get_by_role("button")
    expect(line).to_contain_text(words)
    line.click()
    expect(page.locator(where)).to_be_in_viewport()
    expect(page.locator("#above")).to_be_hidden()


def test_nobody_is_led_to_where_nothing_is_asked_of_them(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": ["red"]}
    page = site.open("/?case=ask", width=360, height=740)
    expect(page.locator("#act")).to_be_visible()
    page.locator("#bar [data-opens=table]").click()
    page.wait_for_timeout(200)
    expect(page.locator("#above")).to_be_hidden()
    site.preview.show("proposal")  # of a move that was illegal: that is everybody's matter
    expect(page.locator("#above")).to_contain_text("but you rolled a 4")
