"""The table has the last word, over HTTP: who may, what is public, and how bad bodies are answered."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.commands import Agree, Overrule
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site

HOUSE = {"red": 4, "blue": 5}
EDIT = {"turn": "blue", "pieces": {"c1": "red"}, "house": HOUSE}
BODIES: dict[str, Any] = {
    "accept": {},
    "number": {"number": 5},
    "turn": {"move": "house-d1"},
    "edit": EDIT,
    "agree": {},
    "refuse": {},
}


def state(site: Site) -> dict[str, Any]:
    found: dict[str, Any] = site.browser().get("/api/state").get_json()
    return found


def history(site: Site, lang: str = "en") -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = site.browser().get(f"/api/history?lang={lang}").get_json()["lines"]
    return lines


def overrule(browser: Browser, what: str, body: Any = None) -> int:
    return browser.post(f"/api/overrule/{what}", BODIES[what] if body is None else body).status_code


@pytest.fixture
def rolled(playing: Site) -> Site:
    """Red has rolled a 2."""
    playing.table.roll(2)
    return playing


@pytest.fixture
def wrong(rolled: Site) -> Site:
    """Red has gone one field too far: c1, d1, e1 is 5 away from nothing."""
    rolled.table.see("g1", off=("red:5",), rest_ms=2000)
    assert state(rolled)["phase"] == "illegal"
    return rolled


# --- who may -------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", BODIES)
def test_whoever_only_watches_overrules_nothing(wrong: Site, what: str) -> None:
    before = wrong.table.view()
    answer = wrong.browser().post(f"/api/overrule/{what}", BODIES[what])
    assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert "all players together" in answer.get_json()["error"]
    assert wrong.table.view() is before


def test_the_host_overrules_at_once(wrong: Site) -> None:
    host = wrong.browser().become_host()
    assert overrule(host, "accept") == 200
    assert wrong.table.commands[-1] == Overrule(0, "accept")
    shown = state(wrong)
    assert (shown["pieces"]["g1"], shown["turn"], shown["phase"]) == ("red", "blue", "roll")
    assert shown["past"]["last"] | {"text": "", "tag": ""} == {
        "number": 1,
        "seat": "red",
        "die": 2,
        "move": "",
        "how": "overruled",
        "captured": "",
        "barricade": False,
        "won": False,
        "what": "accept",
        "by": ["host"],
        "replaces": 0,
        "undone": [],
        "ends": True,
        "deeds": [],
        "text": "",
        "tag": "",
    }
    assert shown["verdicts"][-1]["text"] == "The host let the move of Anna (red) count as it stood."


def test_a_number_overruled_is_told_apart_from_the_turn_that_it_makes_at_once(wrong: Site) -> None:
    assert overrule(wrong.browser().become_host(), "number") == 200
    shown = state(wrong)
    told = [line["text"] for line in shown["verdicts"][-2:]]
    assert told[0] == "The host changed the number of Anna (red) to 5."
    assert told[1].startswith("Anna (red) rolled 5 and came out of the house")
    assert [line["text"] for line in history(wrong)] == told


def test_one_seat_only_proposes_and_all_together_do_it(wrong: Site) -> None:
    red, blue = wrong.browser().claim("red"), wrong.browser().claim("blue")
    assert overrule(red, "accept") == 200
    shown = state(wrong)
    assert shown["turn"] == "red"
    assert shown["proposal"]["agreed"] == ["red"]
    assert shown["proposal"]["waiting"] == ["blue"]
    assert "shall count as it stands: the red pawn out of the red house on" in shown["proposal"]["text"]
    assert shown["proposal"]["position"]["pieces"]["g1"] == "red"
    assert overrule(blue, "agree") == 200
    assert wrong.table.commands[-1] == Agree(0, ("blue",))
    shown = state(wrong)
    assert (shown["turn"], shown["proposal"]) == ("blue", None)
    assert shown["past"]["last"]["by"] == ["red", "blue"]


def test_a_family_with_one_phone_needs_no_second_tap(wrong: Site) -> None:
    assert overrule(wrong.browser().claim("red").claim("blue"), "accept") == 200
    assert state(wrong)["past"]["last"]["by"] == ["red", "blue"]


@pytest.mark.parametrize("who", ["red", "blue", "host"])
def test_any_seat_and_the_host_end_a_proposal(rolled: Site, who: str) -> None:
    seats = {seat: rolled.browser().claim(seat) for seat in ("red", "blue")}
    browsers = seats | {"host": rolled.browser().become_host()}
    overrule(seats["red"], "number")
    assert state(rolled)["proposal"]["text"] == "The number of Anna (red) shall be 5."
    assert overrule(browsers[who], "refuse") == 200
    assert (state(rolled)["proposal"], state(rolled)["die"]) == (None, 2)


def test_the_host_agrees_for_all(rolled: Site) -> None:
    overrule(rolled.browser().claim("blue"), "number")
    assert overrule(rolled.browser().become_host(), "agree") == 200
    assert state(rolled)["die"] == 5


def test_a_seat_agrees_once_and_its_proposal_stands_alone(rolled: Site) -> None:
    red, blue = rolled.browser().claim("red"), rolled.browser().claim("blue")
    overrule(red, "number")
    for browser, what in ((red, "agree"), (blue, "number")):
        answer = browser.post(f"/api/overrule/{what}", BODIES[what])
        assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")


def test_a_seat_that_has_left_agrees_to_nothing(site: Site) -> None:
    site.browser().become_host().post("/api/game", {**NEW_GAME, "seats": ["red", "green", "blue"]})
    green = site.browser().claim("green")
    site.table.leave("green")
    assert overrule(green, "number") == 403


def test_a_proposal_lapses_when_the_game_goes_on(rolled: Site) -> None:
    overrule(rolled.browser().claim("blue"), "number")
    rolled.table.enter(rolled.table.legal()[0])
    assert state(rolled)["proposal"] is None


def test_without_the_token_of_a_page_nothing_is_overruled(rolled: Site) -> None:
    host = rolled.browser().become_host()
    assert host.post("/api/overrule/number", {"number": 5}, origin=None).status_code == 403


@pytest.mark.parametrize("what", BODIES)
def test_before_the_first_game_there_is_nothing_to_overrule(site: Site, what: str) -> None:
    answer = site.browser().become_host().post(f"/api/overrule/{what}", BODIES[what])
    assert (answer.status_code, answer.get_json()["code"]) == (409, "no-game")


# --- what is told --------------------------------------------------------------------------------


def test_what_would_count_is_told_before_it_is_accepted(wrong: Site) -> None:
    accept = state(wrong)["accept"]
    assert accept["can"]
    assert accept["text"].startswith("Anna (red): the red pawn out of the red house on")


def test_of_a_pawn_on_the_goal_it_is_told_although_it_is_taken_off_the_board(site: Site) -> None:
    host = site.browser().become_host()
    assert host.post("/api/game", {**NEW_GAME, "options": {"play_for_places": True}}).status_code == 200
    pieces = {**state(site)["pieces"], "i13": "red"}  # in the place of the barricade there
    assert overrule(host, "edit", {"turn": "red", "pieces": pieces, "house": HOUSE}) == 200
    site.table.find(off=("red:5",))
    site.table.roll(4)
    site.table.see("i14", off=("i13",), rest_ms=2000)
    text = state(site)["accept"]["text"]
    assert text.startswith("Anna (red): the red pawn from the field")
    assert text.endswith("on the goal at the top.")


def test_why_it_cannot_be_accepted_is_told_and_refused_alike(rolled: Site) -> None:
    rolled.table.see("g1", "i1", off=("red:5",), rest_ms=2000)  # one more than was lifted
    accept = state(rolled)["accept"]
    answer = rolled.browser().become_host().post("/api/overrule/accept")
    assert (accept["can"], answer.status_code) == (False, 409)
    assert answer.get_json()["error"] == accept["text"]
    assert "Edit the position" in accept["text"]


def test_where_nothing_is_wrong_there_is_nothing_to_accept(rolled: Site) -> None:
    assert state(rolled)["accept"] is None


def test_the_turns_that_the_last_one_could_have_been(rolled: Site) -> None:
    legal = rolled.table.legal()
    assert rolled.browser().get("/api/overrule/turns").get_json() == []
    rolled.table.enter(legal[0])
    offered = rolled.browser().get("/api/overrule/turns").get_json()
    assert [move["move"] for move in offered] == legal
    assert offered[0]["text"].startswith("Anna (red) goes out of the house")
    host = rolled.browser().become_host()
    assert overrule(host, "turn", {"move": legal[1]}) == 200
    shown = history(rolled)
    assert [line["replaces"] for line in shown] == [0, 1]
    assert shown[-1]["text"].startswith(
        "The host corrected turn 1: Anna (red) rolled 2 and came out of the house"
    )


def test_an_edited_position_is_played_on(rolled: Site) -> None:
    assert overrule(rolled.browser().become_host(), "edit") == 200
    shown = state(rolled)
    assert (shown["turn"], shown["die"], shown["pieces"]) == ("blue", None, {"c1": "red"})
    assert shown["phase"] == "arrange"
    assert shown["steps"] != []
    assert shown["past"]["last"]["text"] == "The host changed the position by hand."


def test_an_overruling_is_taken_back_like_a_turn(wrong: Site) -> None:
    overrule(wrong.browser().become_host(), "accept")
    assert wrong.browser().claim("red").undo().status_code == 200
    assert (history(wrong), state(wrong)["die"]) == ([], 2)


def test_in_german_too(wrong: Site) -> None:
    overrule(wrong.browser().claim("red"), "accept")
    text = wrong.browser().get("/api/state?lang=de").get_json()["proposal"]["text"]
    assert text.startswith("Der Zug von Anna (rot) soll")


# --- bad bodies ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "body", "words"),
    [
        ("accept", {"move": "x"}, "unknown key 'move'"),
        ("number", {}, "number is missing, must be a number of the die such as 4"),
        ("number", {"number": 100}, "number is 100, must be a number of the die such as 4"),
        ("number", {"number": "4"}, "number is '4'"),
        ("number", {"nuber": 4}, "right would be number"),
        ("turn", {"move": 4}, "move is 4"),
        ("edit", {}, "turn is missing, must be the name of a seat"),
        ("edit", {**EDIT, "turn": "green"}, "green does not play"),
        ("edit", {**EDIT, "turn": None}, "turn is null"),
        ("edit", {**EDIT, "pieces": ["c1"]}, 'pieces is ["c1"], must be an object of pieces by field'),
        ("edit", {**EDIT, "pieces": {"z9": "red"}}, "'z9' is no field of classic"),
        ("edit", {**EDIT, "pieces": {"c1": "horse"}}, "unknown piece 'horse'"),
        ("edit", {**EDIT, "pieces": {"a1": "barricade"}}, "a barricade cannot stand on a1"),
        ("edit", {**EDIT, "pieces": {"i14": "red"}}, "pawn of red on the goal"),
        ("edit", {**EDIT, "house": {"red": 5, "blue": 5}}, "red has 6 pawns, the box holds 5"),
        ("edit", {**EDIT, "house": {"red": 4}}, "two to four"),
        (
            "edit",
            {**EDIT, "turn": "red", "house": {"red": 4, "green": 5}},
            "must be those in play: red, blue",
        ),
        ("edit", {**EDIT, "house": {"red": "4", "blue": 5}}, "house is"),
        ("edit", {**EDIT, "forest": {"red": 1}}, "classic has no forest"),
        ("edit", {**EDIT, "die": 4}, "unknown key 'die'"),
    ],
)
def test_a_wrong_body_is_one_line_that_names_what_would_be_right(
    rolled: Site, what: str, body: Any, words: str
) -> None:
    host = rolled.browser().become_host()
    before = rolled.table.view()
    answer = host.post(f"/api/overrule/{what}", body)
    said = answer.get_json()
    assert (answer.status_code, said["code"]) == (400, "bad-request")
    assert words in said["error"]
    assert "\n" not in said["error"]
    assert rolled.table.view() is before


def test_a_turn_that_cannot_be_is_refused(rolled: Site) -> None:
    answer = rolled.browser().become_host().post("/api/overrule/turn", {"move": "house-a1"})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")


def test_a_game_without_pieces_to_place_says_that_it_has_no_editor(site: Site) -> None:
    site.table.game = GAME
    site.table.execute(NewGame("barbarossa", "classic", ("red", "green", "blue"), {}))
    answer = site.browser().become_host().post("/api/overrule/edit", EDIT)
    assert (answer.status_code, answer.get_json()["error"]) == (
        409,
        "In this game no position can be edited. Correct what was said, or take it back.",
    )
