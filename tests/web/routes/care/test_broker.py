"""The broker of the house over HTTP: for the host alone, each refusal one line, and never a password."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from companion.ports.broker import FoundBroker, HomeBroker
from companion.web import WebSettings, create_app
from companion.words.care import broker_words
from companion.words.i18n import LANGUAGES
from tests.web.browser import CODE, Browser
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeTable
from tests.web.preview.scenes import BEGUN
from tests.web.routes.care.fake_broker import FakeBroker

SECRET = "p\u00e4ss w\u00f6rd \U0001f511 \"'"
POSTS = ("/api/house", "/api/house/off", "/api/house/search")


@pytest.fixture
def broker() -> FakeBroker:
    return FakeBroker()


@pytest.fixture
def app(broker: FakeBroker) -> Iterator[Flask]:
    table = FakeTable()
    BEGUN[0].play(table)
    settings = WebSettings(host_code=CODE, clock=table.clock)
    made = create_app(table, settings, care=FakeCare(), broker=broker)
    yield made
    made.extensions["companion"].close()


@pytest.fixture
def host(app: Flask) -> Browser:
    return Browser(app).become_host()


def test_only_a_host_sees_and_sets_it(app: Flask, broker: FakeBroker) -> None:
    for guest in (Browser(app), Browser(app).claim("red")):
        assert guest.get("/api/house").status_code == 403
        for path in POSTS:
            body = {"host": "hub"} if path == "/api/house" else {}
            assert guest.post(path, body).status_code == 403
    assert broker.broker is None


def test_it_is_chosen_shown_without_its_password_and_switched_off(host: Browser, broker: FakeBroker) -> None:
    assert host.get("/api/house").get_json()["text"] == ["Not connected."]
    wanted = {"host": "192.168.0.5", "port": 8883, "user": "board", "password": SECRET, "tls": True}
    answer = host.post("/api/house?lang=de", {**wanted, "names": True, "commands": True})
    assert answer.status_code == 200
    assert broker.broker == HomeBroker("192.168.0.5", 8883, "board", True, True, True, "de")
    assert broker.password == SECRET
    told = host.get("/api/house")
    assert SECRET not in told.get_data(as_text=True) + answer.get_data(as_text=True)
    state = told.get_json()
    assert (state["on"], state["host"], state["has_password"], state["stands"]) == (
        True,
        "192.168.0.5",
        True,
        "connected",
    )
    assert state["text"] == ["192.168.0.5 is told."]
    off = host.post("/api/house/off", {}).get_json()
    assert not off["on"]
    assert "cannot be recalled" in off["text"][-1]
    assert broker.broker is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", broker_words.TROUBLES)
def test_why_it_does_not_work_is_one_line(host: Browser, broker: FakeBroker, lang: str, why: str) -> None:
    broker.refusal = broker_words.tell_trouble(why, "hub", 1883)
    answer = host.post(f"/api/house?lang={lang}", {"host": "hub"})
    assert answer.status_code == 409
    told = answer.get_json()["error"]
    assert "hub" in told
    assert "\n" not in told
    assert "{" not in told


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"host": ""},
        {"host": "mqtt://hub"},
        {"host": "a b"},
        {"host": "a@b"},
        {"host": "hub\n"},
        {"host": "h" * 201},
        {"host": 5},
        {"host": "hub", "port": 0},
        {"host": "hub", "port": 65536},
        {"host": "hub", "port": "1883"},
        {"host": "hub", "user": "a\nb"},
        {"host": "hub", "password": "a\x00b"},
        {"host": "hub", "password": "x" * 201},
        {"host": "hub", "tls": "yes"},
        {"host": "hub", "more": 1},
        [],
    ],
)
def test_what_cannot_be_is_a_400_and_changes_nothing(
    host: Browser, broker: FakeBroker, wrong: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert host.post("/api/house", wrong).status_code == 400
    assert broker.broker is None


def test_half_a_letter_in_a_password_is_refused(host: Browser, broker: FakeBroker) -> None:
    answer = host.post("/api/house", {"host": "hub", "user": "u", "password": "\ud800"})
    assert answer.status_code == 400
    assert broker.broker is None


def test_the_configuration_says_so(host: Browser, broker: FakeBroker) -> None:
    broker.broker, broker.fixed, broker.refusal = HomeBroker("hub"), True, broker_words.FIXED
    state = host.get("/api/house").get_json()
    assert state["fixed"]
    assert "file with the settings" in state["text"][-1]
    assert host.post("/api/house/off", {}).status_code == 409


def test_brokers_are_found(host: Browser, broker: FakeBroker) -> None:
    broker.found = [FoundBroker("Hub", "192.168.0.5", 1883, tls=False)]
    found = host.post("/api/house/search", {}).get_json()["found"]
    assert found == [{"name": "Hub", "host": "192.168.0.5", "port": 1883, "tls": False}]
    assert host.get("/api/house").get_json()["found"] is None


def test_a_broker_that_is_to_forget_is_named(host: Browser, broker: FakeBroker) -> None:
    broker.leaving = "old"
    assert host.get("/api/house").get_json()["text"] == [
        "Not connected.",
        "old is still to forget this table. That is done once it answers.",
    ]


def test_a_table_without_it_says_so() -> None:
    table = FakeTable()
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock))
    assert Browser(app).become_host().get("/api/house").status_code == 404
    app.extensions["companion"].close()
