"""A pause in the state, who may begin and end one, and what is refused meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.commands import Pause
from tests.web.conftest import Site

QUIET: dict[str, Any] = {
    "steps": [],
    "ask": [],
    **dict.fromkeys(("offer", "whose", "setup", "accept", "proposal")),
}


def state(site: Site, lang: str = "en") -> dict[str, Any]:
    answer: dict[str, Any] = site.browser().get(f"/api/state?lang={lang}").get_json()
    return answer


@pytest.fixture
def paused(playing: Site) -> Site:
    """Anna moved too far; then somebody paused."""
    host = playing.browser().become_host()
    host.post("/api/roll", {"number": 1})
    playing.table.see("e1", off=("red:1",), rest_ms=1000)
    assert playing.table.session.phase == "illegal"
    assert host.post("/api/pause", {"on": True}).status_code == 200
    return playing


def test_the_state_says_that_the_game_pauses_and_nothing_else(paused: Site) -> None:
    told = state(paused)
    assert told["phase"] == "paused"
    assert told["paused"] == {
        "by": "page",
        "since_ms": told["at_ms"],
        "text": "Paused. Carry on whenever you like.",
    }
    assert told["awaiting"] == {
        "what": "paused",
        "seat": "red",
        "seats": ["red"],
        "text": "Carry on whenever you like.",
        "short": "Pause",
        "seen": "Carry on whenever you like.",
    }
    assert {key: told[key] for key in QUIET} == QUIET
    assert told["hand"]["kind"] == "settled"
    assert [lamp["pattern"] for lamp in told["lights"].values()] == ["breathe"]
    assert state(paused, "de")["paused"]["text"] == "Pause. Weiter geht es, wann ihr wollt."
    assert paused.browser().get("/api/moves").get_json() == []


def test_going_on_brings_back_what_was_before(paused: Site) -> None:
    paused.browser().become_host().post("/api/pause", {"on": False})
    told = state(paused)
    assert (told["phase"], told["paused"]) == ("illegal", None)
    assert told["steps"]


def test_what_plays_on_is_refused_with_one_kind_sentence(paused: Site) -> None:
    host = paused.browser().become_host()
    for path, body in (
        ("roll", {}),
        ("roll", {"number": 3}),
        ("enter", {"move": "house-c1"}),
        ("done", {}),
        ("undo", {"number": 1}),
        ("overrule/accept", {}),
    ):
        answer = host.post(f"/api/{path}", body)
        assert (answer.status_code, answer.get_json()["error"]) == (409, "The game is paused. Go on first.")
    answer = host.post("/api/undo?lang=de", {"number": 1})
    assert answer.get_json()["error"].startswith("Das Spiel macht Pause.")


def test_any_seat_and_the_host_pause_and_who_watches_does_not(playing: Site) -> None:
    watcher, anna, mo = (playing.browser() for _ in range(3))
    anna.post("/api/seats/red/claim", {})
    mo.post("/api/seats/blue/claim", {})
    assert watcher.post("/api/pause", {"on": True}).status_code in (401, 403)
    for phone, on in ((mo, True), (mo, True), (anna, False), (anna, False)):  # twice is no mistake
        assert phone.post("/api/pause", {"on": on}).status_code == 200
        assert (state(playing)["paused"] is not None) is on


def test_a_table_that_was_left_says_that_one_just_plays_on(playing: Site) -> None:
    playing.table.execute(Pause(0, on=True, by="idle"))
    assert state(playing)["paused"]["text"] == "Paused. Just play on whenever you like."
    playing.browser().become_host().post("/api/roll", {"number": 2})
    assert (state(playing)["phase"], state(playing)["die"]) == ("move", 2)


def test_without_a_game_and_after_it_there_is_nothing_to_pause(site: Site) -> None:
    host = site.browser().become_host()
    assert state(site)["paused"] is None
    assert host.post("/api/pause", {"on": True}).status_code == 409


@pytest.mark.parametrize("body", [{}, {"on": 1}, {"on": "true"}, {"on": None}, {"on": True, "by": "idle"}])
def test_a_wrong_body_is_told(playing: Site, body: dict[str, Any]) -> None:
    answer = playing.browser().become_host().post("/api/pause", body)
    assert answer.status_code == 400
    assert "on" in answer.get_json()["error"] or "by" in answer.get_json()["error"]


def test_the_pages_say_while_the_board_is_being_checked(site: Site) -> None:
    site.table.publish(checking=True)
    told = state(site)["awaiting"]
    assert told["what"] == "check"
    assert told["text"] == "The board is being checked just now. After that you can play."
    site.table.publish(checking=False)
    assert state(site)["awaiting"]["what"] == "new-game"
