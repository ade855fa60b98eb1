"""Updates over HTTP: everybody looks, the host asks, no game is ended, every state has a sentence."""

from __future__ import annotations

from typing import get_args

import pytest
from flask import Flask

from companion.core.model.fast_replace import replace
from companion.ports.commands import CommandRefused
from companion.ports.updates import BUSY, GOES_ON, NO_ADDRESS, Phase, UpdatesStatus, UpdateTrouble
from companion.web import WebSettings, create_app
from companion.words.care.update_words import PLAYING, WHY
from companion.words.i18n import LANGUAGES
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_care import OFFERED, FakeCare, FakeUpdates
from tests.web.fake_table import FakeTable


@pytest.fixture
def updates() -> FakeUpdates:
    return FakeUpdates(OFFERED)


@pytest.fixture
def app(updates: FakeUpdates) -> Flask:
    table = FakeTable()
    settings = WebSettings(host_code=CODE, clock=table.clock, version="0.1.0")
    return create_app(table, settings, care=FakeCare(updates=updates))


def test_everybody_sees_what_runs_and_what_is_newer(app: Flask) -> None:
    state = Browser(app).get("/api/updates").get_json()
    assert (state["version"], state["kept"], state["can"], state["busy"]) == ("0.1.0", "0.0.9", True, False)
    assert state["found"] == [
        {"version": "0.2.0", "place": "On the stick", "news": ["Something that is new.", "Something else."]}
    ]
    assert (state["text"], state["troubles"]) == ("", [])


def test_only_the_host_asks(app: Flask, updates: FakeUpdates) -> None:
    requests = {"look": {}, "install": {"version": "0.2.0"}, "back": {}}
    for path, body in requests.items():
        assert Browser(app).post(f"/api/updates/{path}", body).status_code == 403
    assert updates.asked == []
    host = Browser(app).become_host()
    for path, body in requests.items():
        assert host.post(f"/api/updates/{path}", body).status_code == 200
    assert updates.asked == ["look", "install 0.2.0", "back"]


@pytest.mark.parametrize("version", ["", "../0.2.0", "0.2.0; reboot", "0.2.0\n", "-1", "0." * 30, 2, None])
def test_a_version_that_is_none_is_named(app: Flask, updates: FakeUpdates, version: object) -> None:
    answer = Browser(app).become_host().post("/api/updates/install", {"version": version})
    assert answer.status_code == 400
    assert "version" in answer.get_json()["error"]
    assert updates.asked == []


def test_a_game_that_goes_on_is_not_ended(app: Flask, updates: FakeUpdates) -> None:
    host = Browser(app).become_host()
    assert host.post("/api/game", NEW_GAME).status_code == 200
    for path, body in (("install", {"version": "0.2.0"}), ("back", {})):
        answer = host.post(f"/api/updates/{path}", body)
        assert (answer.status_code, answer.get_json()["error"]) == (409, PLAYING.text)
    assert host.post("/api/updates/look").status_code == 200
    host.post("/api/pause", {"on": True})
    assert host.post("/api/updates/install", {"version": "0.2.0"}).status_code == 200
    host.post("/api/pause", {"on": False})
    host.post("/api/game/end")
    assert host.post("/api/updates/back").status_code == 200
    assert updates.asked == ["look", "install 0.2.0", "back"]


def test_a_host_sets_the_address_and_takes_it_away(app: Flask) -> None:
    address = {"address": " https://example.org/companion "}
    assert Browser(app).post("/api/updates/address", address).status_code == 403
    host = Browser(app).become_host()
    assert host.post("/api/updates/address", address).get_json()["address"] == "https://example.org/companion"
    assert Browser(app).get("/api/updates").get_json()["address"] == "https://example.org/companion"
    assert host.post("/api/updates/address", {"address": ""}).get_json()["address"] == ""


def test_an_address_that_is_none_is_told(app: Flask, updates: FakeUpdates) -> None:
    host = Browser(app).become_host()
    updates.refuses = CommandRefused(NO_ADDRESS)
    answer = host.post("/api/updates/address", {"address": "somewhere"})
    assert (answer.status_code, answer.get_json()["error"]) == (400, NO_ADDRESS.text)
    assert host.post("/api/updates/address", {"address": "x" * 400}).status_code == 400
    updates.refuses = OSError("disk full")
    assert host.post("/api/updates/address", {"address": ""}).status_code == 503


def test_what_cannot_be_is_told(app: Flask, updates: FakeUpdates) -> None:
    host = Browser(app).become_host()
    updates.refuses = CommandRefused(GOES_ON)
    answer = host.post("/api/updates/look")
    assert (answer.status_code, answer.get_json()["error"]) == (409, GOES_ON.text)
    updates.refuses = OSError("full")
    assert host.post("/api/updates/look").status_code == 503


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_and_every_reason_has_a_sentence(app: Flask, updates: FakeUpdates, lang: str) -> None:
    def told(look: UpdatesStatus) -> str:
        updates.shown = look
        return str(Browser(app).get(f"/api/updates?lang={lang}").get_json()["text"])

    plain = UpdatesStatus(can=True, version="0.2.0", asked="install")
    texts = {phase: told(replace(plain, phase=phase)) for phase in get_args(Phase)}
    assert [phase for phase, text in texts.items() if not text] == ["none"]
    assert all("0.2.0" in texts[phase] for phase in ("checking", "installing", "done"))
    reasons = {why: told(replace(plain, phase="failed", why=why)) for why in (*WHY, "new one")}
    assert len(set(reasons.values())) == len(reasons)
    assert "{" not in "".join((*texts.values(), *reasons.values()))


def test_a_place_that_could_not_be_looked_at_is_named(app: Flask, updates: FakeUpdates) -> None:
    updates.shown = UpdatesStatus(can=True, phase="idle", troubles=(UpdateTrouble("address", "away"),))
    state = Browser(app).get("/api/updates").get_json()
    assert state["troubles"] == [
        "At the address: The update cannot be read. Is the stick in, or the network there?"
    ]


def test_progress_is_told_in_steps(app: Flask, updates: FakeUpdates) -> None:
    steps = []
    for phase in ("asked", "checking", "installing", "done"):
        updates.shown = UpdatesStatus(can=True, phase=phase, asked="install")
        state = Browser(app).get("/api/updates").get_json()
        steps.append(state["step"])
        assert state["busy"] == (phase in BUSY)
    assert steps == [0, 1, 2, 3]
