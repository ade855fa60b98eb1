"""What pages say of a game that raises while it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import games
from companion.core.model.session.recorded import Settings
from companion.core.reducer import step
from companion.core.timed_play import Play
from companion.ports.table import View
from companion.web import WebSettings, create_app
from companion.web.context import WebContext
from tests.games.plug_ins import fails, install
from tests.web.browser import CODE, Browser
from tests.web.fake_table import FakeClock, FakeTable

SAID = "Something in the game Toy is broken, so it was put away. Nothing is lost"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeTable:
    """The toy is played."""
    install(tmp_path, monkeypatch, "toy")
    table, game = FakeTable(FakeClock()), games.named("toy")
    position = game.setup("classic", ("red", "blue"))
    session, _ = step.new_game(game, Settings(), position, {}, table.clock())
    table._play = Play(session)
    table.publish()
    return table


def test_the_state_of_a_broken_game_is_that_nobody_plays_and_the_table_is_told(table: FakeTable) -> None:
    app = create_app(table, WebSettings(host_code=CODE))
    browser = Browser(app)
    assert browser.get("/api/state").get_json()["phase"] != "idle"
    table.publish()
    fails("toy").update(("tell_spot", "kinds", "dump"))
    state = browser.get("/api/state").get_json()
    assert (state["phase"], state["game"], state["awaiting"]["what"]) == ("idle", None, "new-game")
    assert state["awaiting"]["text"].startswith(SAID)
    assert {str(getattr(error, "plugin", "")) for error, _ in table.failures} == {"toy"}
    house = app.extensions["companion"]
    assert isinstance(house, WebContext)
    assert isinstance(table.view(), View)
    assert house.state(table.view(), "en") == browser.get("/api/state").data


def test_a_question_to_a_broken_game_is_answered_kindly(
    table: FakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser(create_app(table, WebSettings(host_code=CODE)))
    fails("toy").add("tell_spot")
    answer = browser.get("/api/boards/toy/classic")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "broken-game")
    assert answer.get_json()["error"].startswith(SAID)
    assert "the game toy is broken: tell_spot has raised ZeroDivisionError" in caplog.text
