"""Everything is deleted over HTTP: by a host, with the word typed in its language, while nobody plays."""

from __future__ import annotations

import pytest
from flask import Flask

from companion.web import WebSettings, create_app
from companion.words.care.care_words import DELETE
from companion.words.care.update_words import PLAYING
from companion.words.i18n import LANGUAGES, translator
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeTable

PATH = "/api/everything/delete"


@pytest.fixture
def care() -> FakeCare:
    return FakeCare()


@pytest.fixture
def app(care: FakeCare) -> Flask:
    table = FakeTable()
    return create_app(table, WebSettings(host_code=CODE, clock=table.clock), care=care)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_host_types_the_word(app: Flask, care: FakeCare, lang: str) -> None:
    word = translator(lang)(DELETE)
    host = Browser(app).become_host()
    assert host.post(f"{PATH}?lang={lang}", {"word": "yes"}).status_code == 400
    assert word in host.post(f"{PATH}?lang={lang}", {"word": ""}).get_json()["error"]
    assert not care.deleted
    assert host.post(f"{PATH}?lang={lang}", {"word": f" {word.lower()} "}).status_code == 200
    assert care.deleted


def test_nobody_else_may(app: Flask, care: FakeCare) -> None:
    assert Browser(app).post(PATH, {"word": "DELETE"}).status_code == 403
    assert not care.deleted


@pytest.mark.parametrize("body", [{}, {"word": 1}, {"word": "DELETE" * 20}, {"word": "DELETE", "more": 1}])
def test_what_is_no_word_is_refused(app: Flask, care: FakeCare, body: object) -> None:
    assert Browser(app).become_host().post(PATH, body).status_code == 400
    assert not care.deleted


def test_not_in_the_middle_of_a_game_or_of_a_way_back(app: Flask, care: FakeCare) -> None:
    host = Browser(app).become_host()
    host.post("/api/game", NEW_GAME)
    answer = host.post(PATH, {"word": "DELETE"})
    assert (answer.status_code, answer.get_json()["error"]) == (409, PLAYING.text)
    host.post("/api/game/end")
    care.went_back = ["a copy"]
    assert host.post(PATH, {"word": "DELETE"}).status_code == 409
    assert not care.deleted
