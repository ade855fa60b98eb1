"""The one table of roles: shown in the docs, and what the API does."""

from __future__ import annotations

import pytest

from companion.core.model.commands import Undo
from companion.ports.commands import SeatLights
from companion.ports.table import StoredGame
from companion.web.access.roles import PERMISSIONS
from companion.web.routes import ENDPOINTS
from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site


def test_every_rule_is_used_by_an_endpoint_and_every_endpoint_has_a_rule() -> None:
    assert {each.action for each in ENDPOINTS} == set(PERMISSIONS)


TURN = {
    "/api/roll": {"number": 3},
    "/api/answer": {"move": "none"},
    "/api/enter": {"move": "house-a1"},
    "/api/done": {},
}
OWN = {
    "release": {},
    "handover": {"name": "Oma"},
    "name": {"name": "Quick Fox"},
    "leave": {},
    "lights": {"on": False},
    "hints": {"level": "idea"},
}
HOST = {
    "/api/game": NEW_GAME,
    "/api/game/resume": {"game_id": 1},
    "/api/game/end": {},
    "/api/host/release": {},
}


def is_refused(browser: Browser, path: str, body: object) -> bool:
    answer = browser.post(path, body)
    return answer.status_code == 403 and answer.get_json()["code"] == "role"


@pytest.mark.parametrize("path", [*TURN, "/api/undo", *HOST])
def test_whoever_only_watches_changes_nothing(playing: Site, path: str) -> None:
    body = {**TURN, **HOST, "/api/undo": {"number": 1}}.get(path, {})
    before = playing.table.view()
    assert is_refused(playing.browser(), path, body)
    assert playing.table.view() is before


@pytest.mark.parametrize("path", TURN)
def test_a_seat_acts_only_while_it_is_to_move(playing: Site, path: str) -> None:
    red, blue = playing.browser().claim("red"), playing.browser().claim("blue")
    assert playing.table.session.seat == "red"
    assert is_refused(blue, path, TURN[path])
    assert not is_refused(red, path, TURN[path])


@pytest.mark.parametrize("change", OWN)
def test_a_seat_changes_only_itself(playing: Site, change: str) -> None:
    red = playing.browser().claim("red")
    assert is_refused(red, f"/api/seats/blue/{change}", OWN[change])
    assert not is_refused(red, f"/api/seats/red/{change}", OWN[change])


@pytest.mark.parametrize("path", HOST)
def test_a_seat_is_no_host(playing: Site, path: str) -> None:
    assert is_refused(playing.browser().claim("red"), path, HOST[path])


@pytest.mark.parametrize("path", [*TURN, "/api/undo", *HOST])
def test_the_host_may_do_all(playing: Site, path: str) -> None:
    host = playing.browser().become_host()
    assert not is_refused(host, path, {**TURN, **HOST}.get(path, {}))


def test_the_host_may_change_every_seat(playing: Site) -> None:
    host = playing.browser().become_host()
    for change, body in OWN.items():
        assert not is_refused(host, f"/api/seats/blue/{change}", body), change


def test_a_seat_takes_back_its_own_number(playing: Site) -> None:
    red, blue = playing.browser().claim("red"), playing.browser().claim("blue")
    red.post("/api/roll", {"number": 3})
    assert is_refused(blue, "/api/undo", {"number": 2})
    assert red.undo().status_code == 200
    assert playing.table.session.die is None


def test_a_seat_takes_back_its_own_turn_and_not_that_of_others(playing: Site) -> None:
    red, blue = playing.browser().claim("red"), playing.browser().claim("blue")
    red.post("/api/roll", {"number": 3})
    red.post("/api/enter", {"move": "house-a1"})
    assert is_refused(blue, "/api/undo", {"number": 3})
    assert red.undo().status_code == 200
    assert playing.table.commands[-1] == Undo(0, "red", 3)
    assert playing.table.session.progress.history == ()


def test_the_host_takes_back_anybodys_turn(playing: Site) -> None:
    host = playing.browser().become_host().claim("blue")
    host.post("/api/roll", {"number": 3})
    host.post("/api/enter", {"move": "house-a1"})
    assert host.undo().status_code == 200
    assert playing.table.commands[-1] == Undo(0, None, 3)


def test_an_unclaimed_seat_is_acted_for_by_the_host_alone(playing: Site) -> None:
    blue = playing.browser().claim("blue")
    assert is_refused(blue, "/api/roll", {})
    assert not is_refused(playing.browser().become_host(), "/api/roll", {})


def test_one_browser_may_hold_several_seats(playing: Site) -> None:
    family = playing.browser().claim("red").claim("blue")
    assert family.me()["seats"] == ["blue", "red"]


def test_a_seat_that_another_browser_holds_is_not_given_away(playing: Site) -> None:
    playing.browser().claim("red")
    answer = playing.browser().post("/api/seats/red/claim")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "taken")


def test_a_released_seat_can_be_claimed_by_another(playing: Site) -> None:
    red = playing.browser().claim("red")
    assert red.post("/api/seats/red/release").get_json()["seats"] == []
    assert playing.browser().claim("red").me()["seats"] == ["red"]


def test_the_host_releases_the_seat_of_a_phone_that_went_home(playing: Site) -> None:
    gone = playing.browser().claim("red")
    playing.browser().become_host().post("/api/seats/red/release")
    assert gone.me()["seats"] == []


def test_everybody_sees_which_seats_are_claimed(playing: Site) -> None:
    playing.browser().claim("red")
    assert playing.browser().me()["claimed"] == ["red"]


def test_only_a_seat_that_plays_can_be_claimed(playing: Site) -> None:
    answer = playing.browser().post("/api/seats/green/claim")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "not-playing")


def test_no_seat_can_be_claimed_before_a_game(site: Site) -> None:
    answer = site.browser().post("/api/seats/red/claim")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "no-game")


def test_a_seat_that_is_no_seat_is_not_found(playing: Site) -> None:
    assert playing.browser().post("/api/seats/purple/claim").status_code == 404


def test_a_handed_over_seat_is_free_for_the_next_player(playing: Site) -> None:
    red = playing.browser().claim("red")
    assert red.post("/api/seats/red/handover", {"name": " Oma "}).status_code == 200
    assert playing.table.session.table.names["red"] == "Oma"
    assert red.me()["claimed"] == []


def test_a_seat_that_left_is_held_by_nobody(playing: Site) -> None:
    host = playing.browser().become_host()
    host.post("/api/game", {**NEW_GAME, "seats": ["red", "green", "blue"]})
    green = playing.browser().claim("green")
    assert green.post("/api/seats/green/leave").status_code == 200
    assert green.me()["claimed"] == []


def test_a_refused_leave_keeps_the_claim(playing: Site) -> None:
    red = playing.browser().claim("red")
    assert red.post("/api/seats/red/leave").status_code == 409
    assert red.me()["seats"] == ["red"]


def test_a_new_game_keeps_the_claims_of_seats_that_play_on(playing: Site) -> None:
    red, blue = playing.browser().claim("red"), playing.browser().claim("blue")
    playing.browser().become_host().post("/api/game", {**NEW_GAME, "seats": ["red", "green"], "names": {}})
    assert (red.me()["seats"], blue.me()["seats"]) == (["red"], [])


def test_lights_are_switched_for_a_seat(playing: Site) -> None:
    playing.browser().claim("red").post("/api/seats/red/lights", {"on": False})
    assert playing.table.commands[-1] == SeatLights("red", on=False)
    seats = playing.browser().get("/api/state").get_json()["seats"]
    assert [seat["lights"] for seat in seats] == [False, True]


def test_open_pages_ask_who_they_are_when_a_stored_game_goes_on(playing: Site) -> None:
    playing.table.stored = [
        StoredGame(7, "malefiz", "classic", {"red": "Anna"}, "won", 12, "2026-11-20T18:03:00", "red")
    ]
    host = playing.browser().become_host()
    before = host.get("/api/me").get_json()["as_of"]
    host.post("/api/game/resume", {"game_id": 7})
    assert host.get("/api/me").get_json()["as_of"] != before
