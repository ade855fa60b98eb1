"""How a game is played: a page and its cards, for everybody, with the house rules of the game in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site


def cards(site: Site, path: str = "malefiz/classic", lang: str = "en") -> dict[str, Any]:
    answer = site.browser().get(f"/api/lessons/{path}?lang={lang}")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.get_json()
    return found


def test_anybody_is_told_how_it_is_played_with_pieces_and_ways(site: Site) -> None:
    assert site.browser().get("/how-to-play/malefiz/classic").status_code == 200
    found = cards(site)
    card = next(each for each in found["lessons"] if each["rules"][0] == "MA-08")
    assert card["pieces"]["c1"] == "red"
    assert card["ways"][0] == {"from": "c1", "to": "g1", "right": True}
    assert card["told"][0]["text"].startswith("Red rolled 4 and captured a pawn of Green on ")
    assert (card["seat"], card["die"], card["around"]) == ("red", 4, ["c1", "g1", "green:5"])


def test_what_is_not_allowed_says_why_in_the_language_asked_for(site: Site) -> None:
    card = next(each for each in cards(site, lang="de")["lessons"] if each["rules"] == ["MA-10"])
    assert card["title"] == "Barrikaden halten alle auf"
    assert card["told"] == [
        {
            "text": "Nicht erlaubt: Da steht eine Barrikade im Weg. Niemand darf darüberspringen, "
            "aber du darfst genau auf ihr landen.",
            "right": False,
            "drawn": True,
        }
    ]


def test_before_a_game_house_rules_come_last_and_are_named(site: Site) -> None:
    found = cards(site)
    named = [bool(each["house_rule"]) for each in found["lessons"]]
    assert not found["played"]
    assert named == sorted(named)
    assert any(named)


def test_a_game_in_play_shows_its_own_house_rules(site: Site) -> None:
    begun = site.browser().become_host().post("/api/game", NEW_GAME | {"options": {"capture_own": False}})
    assert begun.status_code == 200
    found = cards(site)
    own = [each for each in found["lessons"] if each["rules"][0] == "MA-08"]
    assert found["played"]
    assert [each["house_rule"] for each in own] == ["", "Your own pawns are safe"]
    assert not any(each["house_rule"] == "Six: roll again" for each in found["lessons"])
    assert not cards(site, "malefiz/fast")["played"]


def test_what_has_not_changed_is_not_sent_again(site: Site) -> None:
    browser = site.browser()
    tag = browser.get("/api/lessons/malefiz/classic?lang=it").headers["ETag"]
    again = browser.get("/api/lessons/malefiz/classic?lang=it", **{"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")
    other = browser.get("/api/lessons/malefiz/classic?lang=de", **{"If-None-Match": tag})
    assert other.status_code == 200


@pytest.mark.parametrize("path", ["chess/classic", "malefiz/round"])
def test_a_game_that_nobody_explains_has_no_page(site: Site, path: str) -> None:
    assert site.browser().get(f"/how-to-play/{path}").status_code == 404
    assert site.browser().get(f"/api/lessons/{path}").status_code == 404


def test_a_board_tells_which_rules_its_page_explains(site: Site) -> None:
    geometry = site.browser().get("/api/boards/malefiz/fast").get_json()
    assert {"MA-10", "MF-02"} <= set(geometry["explained"])


# --- a first game that explains itself -----------------------------------------------------------


def state(browser: Browser) -> dict[str, Any]:
    told: dict[str, Any] = browser.get("/api/state").get_json()
    return told


def test_a_first_game_tells_a_card_of_the_page_and_whoever_plays_may_skip_it(site: Site) -> None:
    host = site.browser().become_host()
    assert host.post("/api/game", {**NEW_GAME, "learns": ["red"]}).status_code == 200
    now = state(host)["lesson"]
    assert (now["seat"], now["when"], now["rule"]) == ("red", "die", "MA-03")
    card = next(each for each in cards(site)["lessons"] if each["when"] == now["when"])
    assert (card["title"], card["text"]) == (now["title"], now["text"])
    assert [part["text"] for part in state(host)["speech"] if part["of"] == "lesson"] == [
        f"New: {now['title']}. {now['text']}"
    ]
    red = site.browser().claim("red")
    assert red.post("/api/seats/red/learning", {"on": True, "told": "die"}).status_code == 200
    assert state(red)["lesson"] is None
    assert state(red)["learns"] == ["red"]
    assert red.post("/api/seats/blue/learning", {"on": True}).status_code == 403
    assert red.post("/api/seats/red/learning", {"on": "yes"}).status_code == 400
    assert red.post("/api/seats/red/learning", {}).status_code == 400
    odd = red.post("/api/seats/red/learning", {"on": True, "told": "nonsense"})
    assert (odd.status_code, odd.get_json()["error"]) == (409, "There is no such card.")
    assert red.post("/api/seats/red/learning", {"on": False}).status_code == 200
    assert state(red)["learns"] == []


def test_who_does_not_play_cannot_learn(site: Site) -> None:
    host = site.browser().become_host()
    answer = host.post("/api/game", {**NEW_GAME, "learns": ["green"]})
    assert (answer.status_code, answer.get_json()["error"]) == (400, "learns: 'green' does not play")
    assert host.post("/api/game", {**NEW_GAME, "learns": "red"}).status_code == 400
