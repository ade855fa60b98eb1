"""What goes over the air packed, and what never."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from werkzeug.test import EnvironBuilder, run_wsgi_app

from companion.web import compression
from companion.web.answers import json_answer
from tests.web.browser import NEW_GAME
from tests.web.conftest import Site

ASK = {"Accept-Encoding": "gzip, deflate"}


@pytest.mark.parametrize(
    "path", ["/", "/static/base/base.css", "/static/base/app.js", "/api/openapi.json", "/api/state"]
)
def test_pages_scripts_and_long_answers_are_packed(site: Site, path: str) -> None:
    site.browser().become_host().post("/api/game", NEW_GAME)
    plain = site.browser().get(path)
    packed = site.browser().get(path, **ASK)
    assert plain.headers.get("Content-Encoding") is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.data) == plain.data
    assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data) / 1.5


def test_a_packed_file_is_not_sent_again_while_it_is_the_same(site: Site) -> None:
    tag = site.browser().get("/static/base/base.css", **ASK).headers["ETag"]
    assert tag.startswith("W/")
    again = site.browser().get("/static/base/base.css", **ASK, **{"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")


def test_the_state_is_not_sent_again_while_it_is_the_same(site: Site) -> None:
    site.browser().become_host().post("/api/game", NEW_GAME)
    tag = site.browser().get("/api/state", **ASK).headers["ETag"]
    assert site.browser().get("/api/state", **ASK, **{"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/healthz", "/static/icon.svg"])
def test_short_answers_are_left_as_they_are(site: Site, path: str) -> None:
    assert "Content-Encoding" not in site.browser().get(path, **ASK).headers


def test_no_secret_is_packed_beside_what_a_stranger_sends_however_long_it_is(
    playing: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        compression, "FROM_BYTES", 0
    )  # else these answers are too short for the rule to count
    host = playing.browser().become_host()
    packed = host.get("/api/join", **ASK)
    assert packed.headers["Content-Encoding"] == "gzip", "without the rule these would be packed"
    answers = [host.get(path, **ASK) for path in ("/api/me", "/api/mine", "/api/host/code")]
    answers += [host.post(path, {}, **ASK) for path in ("/api/seats/red/claim", "/api/host/code/new")]
    answers += [playing.browser().get("/api/me", **ASK), host.post("/api/speaker", {"on": True}, **ASK)]
    for answer in answers:
        assert answer.status_code == 200
        assert "Content-Encoding" not in answer.headers, answer.request.path


def test_an_answer_that_brings_a_cookie_is_not_packed_and_a_page_is(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compression, "FROM_BYTES", 0)
    with site.app.test_request_context("/api/new", headers=ASK):
        answer = json_answer({"csrf": "secret"})
        answer.set_cookie("companion", "a")
        assert "Content-Encoding" not in compression.pack(answer).headers
    page = site.browser().get("/", **ASK)
    assert "Set-Cookie" in page.headers
    assert page.headers["Content-Encoding"] == "gzip"


def test_who_refuses_packing_gets_none(site: Site) -> None:
    answer = site.browser().get("/", **{"Accept-Encoding": "gzip;q=0, br"})
    assert "Content-Encoding" not in answer.headers
    assert answer.text.lstrip().startswith("<!doctype html>")


def test_a_file_is_not_held_while_a_slow_phone_takes_the_answer(site: Site) -> None:
    environ = EnvironBuilder("/static/base/app.js", headers=[*ASK.items()]).get_environ()
    answer, status, _ = run_wsgi_app(site.app, environ)
    assert status == "200 OK"
    held = {each.resolve().name for each in Path("/proc/self/fd").iterdir() if each.exists()}
    assert "app.js" not in held
    answer.close()  # type: ignore[attr-defined]  # an application's answer may have it, and this one does


def test_sounds_are_not_packed_again(site: Site) -> None:
    answer = site.browser().get("/static/clips/de/paused.mp3", **ASK)
    assert answer.status_code == 200
    assert "Content-Encoding" not in answer.headers
