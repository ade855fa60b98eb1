"""What phones see and may do before the game is back after a start."""

from __future__ import annotations

import re

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.ports.commands import Starting
from companion.ports.table import View
from companion.state.state_cache import StateCache
from companion.web import WebSettings, create_app
from companion.web.app import EARLY
from companion.web.routes import ENDPOINTS
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_table import FakeClock, FakeTable


class StartingTable(FakeTable):
    """Its game is not back yet."""

    def __init__(self) -> None:
        super().__init__(FakeClock())
        self._view = replace(self._view, starting=True)

    def games(self, before: int | None = None, count: int | None = None) -> tuple[()]:
        assert (before, count) != (0, 0)
        raise Starting


@pytest.fixture
def phone() -> Browser:
    return Browser(create_app(StartingTable(), WebSettings(host_code=CODE)))


def test_the_state_says_that_the_game_is_coming_back_in_the_language_asked_for(phone: Browser) -> None:
    state = phone.get("/api/state?lang=de").get_json()
    assert (state["phase"], state["game"], state["awaiting"]["what"]) == ("starting", None, "starting")
    assert state["awaiting"]["text"] == "Einen Moment, euer Spiel kommt gleich zurück."
    assert phone.get("/").status_code == 200
    assert phone.get("/healthz").status_code == 200


def test_no_command_is_taken_and_each_says_when_to_come_again(phone: Browser) -> None:
    asked = 0
    for endpoint in ENDPOINTS:
        if endpoint.method != "POST" or endpoint.demo or endpoint.name in EARLY:
            continue
        path = re.sub("<int:.*?>", "1", endpoint.path.replace("<seat>", "red"))
        answer = phone.post(path, {})
        assert (answer.status_code, answer.get_json()["code"]) == (503, "starting"), path
        assert answer.get_json()["error"] == "One moment, your game is coming back."
        assert answer.headers["Retry-After"] == "2"
        asked += 1
    assert asked > 30


def test_the_right_code_makes_host_also_now(phone: Browser) -> None:
    assert phone.post("/api/host/code", {"code": CODE}).get_json()["host"]
    assert phone.post("/api/game/resume", {"game_id": 1}).status_code == 503


def test_what_needs_the_journal_is_not_answered_yet(phone: Browser) -> None:
    answer = phone.get("/api/games")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "starting")


def test_a_state_that_a_bug_of_ours_breaks_puts_that_game_away(monkeypatch: pytest.MonkeyPatch) -> None:
    table = FakeTable(FakeClock())
    host = Browser(create_app(table, WebSettings(host_code=CODE)))
    host.become_host()
    assert host.post("/api/game", NEW_GAME).status_code == 200
    made = StateCache.state

    def broken(self: StateCache, view: View, lang: str) -> bytes:
        if isinstance(view.session, Session):
            raise RecursionError("a bug")
        return made(self, view, lang)

    monkeypatch.setattr(StateCache, "state", broken)
    state = host.get("/api/state").get_json()
    assert (state["phase"], state["aside"]["game"]) == ("idle", "malefiz")
    assert state["awaiting"]["text"] == state["aside"]["text"]
    ((error, game_id),) = table.failures
    assert isinstance(error, RecursionError)
    assert game_id == table.view().game_id
