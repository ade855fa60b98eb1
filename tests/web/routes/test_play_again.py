"""The last game once more: by the host, and by whoever held a seat in it where the host lets them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from companion.core.catalog.game_box import title_of
from companion.core.catalog.table_settings import Counting
from companion.core.model.fast_replace import replace
from companion.games import installed
from companion.ports.commands import NewGame, PlayAgain
from companion.ports.table import Again
from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site

WANTED = NewGame("malefiz", "classic", ("red", "blue"), {"red": "Anna"}, {"may_pass": True}, first="blue")
LAST = Again(5, WANTED, "malefiz-classic", title_of(installed(), "malefiz", "classic"), {"may_pass": True})


@dataclass
class Ended:
    """A table on which a game is over, and who is there."""

    site: Site
    host: Browser
    anna: Browser
    watching: Browser


@pytest.fixture
def ended(site: Site) -> Ended:
    site.table.publish(game_id=5)
    host = site.browser().become_host()
    host.post("/api/game", NEW_GAME)
    anna = site.browser().claim("red")
    site.table.end()
    site.table.publish(again=LAST)
    return Ended(site, host, anna, site.browser())


def begins(phone: Browser, game_id: int = 5) -> int:
    return phone.post("/api/game/again", {"game_id": game_id}).status_code


def test_whoever_held_a_seat_begins_the_last_game_once_more_and_holds_it_still(ended: Ended) -> None:
    assert begins(ended.anna) == 200
    assert ended.site.table.commands[-1] == PlayAgain(5)
    session = ended.site.table.session
    assert (session.seat, session.over, session.position.options.may_pass) == ("blue", False, True)
    assert ended.anna.me()["seats"] == ["red"]


def test_whoever_watches_begins_nothing_and_the_host_does(ended: Ended) -> None:
    refused = ended.watching.post("/api/game/again", {"game_id": 5})
    assert (refused.status_code, refused.get_json()["code"]) == (403, "role")
    assert ended.site.table.session.over
    assert begins(ended.host) == 200


def test_a_seat_of_an_older_game_is_none_of_the_last(ended: Ended) -> None:
    ended.site.table.publish(game_id=6, again=Again(6, WANTED, "malefiz-classic", LAST.title))
    assert begins(ended.anna, 6) == 403
    assert begins(ended.anna, 5) == 403
    assert ended.site.table.session.over


def test_a_seat_that_was_given_back_begins_nothing(ended: Ended) -> None:
    ended.anna.post("/api/seats/red/release")
    assert begins(ended.anna) == 403


def test_where_the_host_has_not_let_them_only_the_host_begins(ended: Ended) -> None:
    ended.site.table.publish(care=Counting(again=False))
    assert ended.anna.get("/api/state").get_json()["again"]["open"] is False
    assert begins(ended.anna) == 403
    assert begins(ended.host) == 200


def test_of_two_taps_one_begins_it(ended: Ended) -> None:
    assert begins(ended.anna) == 200
    assert begins(ended.host) == 409
    assert [type(each) for each in ended.site.table.commands].count(PlayAgain) == 2


def test_the_state_tells_what_would_begin(ended: Ended) -> None:
    again = ended.watching.get("/api/state?lang=de").get_json()["again"]
    assert (again["title"], again["first"], again["rules"]) == (
        "Malefiz: Klassisch",
        "blue",
        {"may_pass": True},
    )
    assert again["seats"] == [
        {"seat": "red", "name": "Anna", "mark": "R", "computer": ""},
        {"seat": "blue", "name": "", "mark": "B", "computer": ""},
    ]
    assert again["text"] == "Blau beginnt."
    ended.site.table.publish(again=Again(5, WANTED, "malefiz-classic", LAST.title, stands=True))
    assert ended.watching.get("/api/state").get_json()["again"]["text"] == "The board is set up. Blue begins."


def test_the_table_remembers_who_learns_and_what_was_told(ended: Ended) -> None:
    known = {"red": ("die", "capture")}
    ended.site.table.publish(again=replace(LAST, wanted=replace(WANTED, learns=known)))
    assert ended.host.get("/api/state").get_json()["again"]["learns"] == ["red"]
    assert ended.host.post("/api/game", {**NEW_GAME, "learns": ["red", "blue"]}).status_code == 200
    assert ended.site.table.session.table.learns == {**known, "blue": ()}
