"""What goes over the air packed, and what never."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from werkzeug.test import EnvironBuilder, run_wsgi_app

from tests.web.browser import NEW_GAME
from tests.web.conftest import Site

ASK = {"Accept-Encoding": "gzip, deflate"}


@pytest.mark.parametrize(
    "path", ["/", "/static/base.css", "/static/app.js", "/api/openapi.json", "/api/state"]
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
    tag = site.browser().get("/static/base.css", **ASK).headers["ETag"]
    assert tag.startswith("W/")
    again = site.browser().get("/static/base.css", **ASK, **{"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")


def test_the_state_is_not_sent_again_while_it_is_the_same(site: Site) -> None:
    site.browser().become_host().post("/api/game", NEW_GAME)
    tag = site.browser().get("/api/state", **ASK).headers["ETag"]
    assert site.browser().get("/api/state", **ASK, **{"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/api/me", "/healthz", "/static/icon.svg"])
def test_short_answers_and_secrets_are_left_as_they_are(site: Site, path: str) -> None:
    assert "Content-Encoding" not in site.browser().get(path, **ASK).headers


def test_who_refuses_packing_gets_none(site: Site) -> None:
    answer = site.browser().get("/", **{"Accept-Encoding": "gzip;q=0, br"})
    assert "Content-Encoding" not in answer.headers
    assert answer.text.lstrip().startswith("<!doctype html>")


def test_a_file_is_not_held_while_a_slow_phone_takes_the_answer(site: Site) -> None:
    environ = EnvironBuilder("/static/app.js", headers=[*ASK.items()]).get_environ()
    answer, status, _ = run_wsgi_app(site.app, environ)
    assert status == "200 OK"
    held = {each.resolve().name for each in Path("/proc/self/fd").iterdir() if each.exists()}
    assert "app.js" not in held
    answer.close()  # type: ignore[attr-defined]  # an application's answer may have it, and this one does
