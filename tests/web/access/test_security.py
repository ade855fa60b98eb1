"""What strangers try: foreign names, foreign pages, guessing, stolen and lost keys."""

from __future__ import annotations

import base64
import hashlib
import re
import stat
from pathlib import Path

import pytest

from companion.web import WebSettings, create_app
from companion.web.access.browser_cookie import new_token
from companion.web.access.identity import SeatClaims, csrf_of
from companion.web.access.roles import Badge
from companion.web.access.security import host_name, is_own_host
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

# --- names -------------------------------------------------------------------------------------

SETTINGS = WebSettings(hostname="Spielbrett", names=("brett.lan",))


@pytest.mark.parametrize(
    "header",
    [
        "192.168.1.5",
        "192.168.1.5:8080",
        "[fe80::1]:8080",
        "[::1]",
        "localhost:8080",
        "spielbrett",
        "Spielbrett.local:80",
        "spielbrett.local.",
        "brett.lan",
    ],
)
def test_our_own_names_are_answered(header: str) -> None:
    assert is_own_host(host_name(header), SETTINGS)


@pytest.mark.parametrize(
    "header",
    [
        "",
        "evil.example",
        "192.168.1.5.evil.example",
        "localhost.evil.example",
        "[::1",
        "localhost:x",
        ":80",
        "evil.local",  # anybody on the Wi-Fi may call a machine so
        "Evil.LOCAL:8080",
        "evil.local.",
        "spielbrett2.local",
        "notspielbrett.local",
        "x.spielbrett.local",
        "spielbrett.local.local",
        "spielbrett.local.evil.local",
        ".local",
        "local",
        "x.localhost",
        "brett.lan.local",
        "brett",
        "x.brett.lan",
        "spielbrett.lan",
    ],
)
def test_foreign_names_are_not(header: str) -> None:
    assert not is_own_host(host_name(header), SETTINGS)


@pytest.mark.parametrize("name", ["evil.example", "evil.local"])
@pytest.mark.parametrize(
    "path", ["/", "/api/state", "/api/me", "/api/events", "/static/icon.svg", "/healthz"]
)
def test_a_foreign_name_gets_only_the_way_here(site: Site, path: str, name: str) -> None:
    answer = site.browser().client.get(path, headers={"Host": name})  # not read whole: a stream would not end
    assert answer.status_code == 400
    assert "spielbrett.local" in answer.text
    assert name not in answer.text
    assert "Set-Cookie" not in answer.headers


def test_a_foreign_name_changes_nothing_even_with_the_cookie_and_its_own_origin(playing: Site) -> None:
    host, before = playing.browser().become_host(), playing.table.view()
    csrf = host.me()["csrf"]
    answer = host.post("/api/game/end", {}, origin="http://evil.local", Host="evil.local", X_Companion=csrf)
    assert (answer.status_code, answer.get_json()["code"]) == (400, "host")
    assert playing.table.view() is before


def test_what_is_told_of_a_mistake_carries_its_own_style_and_nothing_else_may(site: Site) -> None:
    for path, host, way in (
        ("/nothing", "localhost", "/?lang=de"),
        ("/", "evil.example", "http://spielbrett.local"),
    ):
        answer = site.browser().get(path, Host=host, Accept_Language="de")
        (style,) = re.findall(r"<style>(.*)</style>", answer.text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
        assert f"; style-src 'sha256-{digest}'" in answer.headers["Content-Security-Policy"]
        assert "'unsafe" not in answer.headers["Content-Security-Policy"]
        assert '<html lang="de">' in answer.text
        assert f'<a href="{way}' in answer.text
        assert "/static/" not in answer.text


# --- foreign pages -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://localhost", "http://localhost:99", ""]
)
def test_a_foreign_page_changes_nothing(playing: Site, origin: str) -> None:
    host = playing.browser().become_host()
    before = playing.table.view()
    for path, body in (
        ("/api/roll", {}),
        ("/api/board", {"spot": "c1", "on": True}),
        ("/api/seats/red/claim", {}),
    ):
        answer = host.post(path, body, origin=origin)
        assert (answer.status_code, answer.get_json()["code"]) == (403, "origin")
    assert playing.table.view() is before
    assert "c1" not in playing.magnets.standing


def test_without_origin_a_role_needs_the_token_from_me(playing: Site) -> None:
    host = playing.browser().become_host()
    assert host.post("/api/roll", {}, origin=None).get_json()["code"] == "origin"
    for guess in ("guess", "\xff\xfe"):
        assert host.post("/api/roll", {}, origin=None, X_Companion=guess).get_json()["code"] == "origin"
    csrf = host.me()["csrf"]
    assert host.post("/api/roll", {}, origin=None, X_Companion=csrf).status_code == 200


def test_a_program_without_browser_can_become_host_and_play(site: Site) -> None:
    program = site.browser()
    csrf = program.post("/api/host/code", {"code": CODE}, origin=None).get_json()["csrf"]
    assert program.post("/api/game", NEW_GAME, origin=None, X_Companion=csrf).status_code == 200


def test_the_cookie_stays_with_the_browser(site: Site) -> None:
    cookie = site.browser().get("/api/me").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Path=/" in cookie


@pytest.mark.parametrize("path", ["/", "/screen", "/games", "/care"])
def test_the_page_itself_brings_the_cookie_so_that_its_first_stream_is_known(site: Site, path: str) -> None:
    phone = site.browser()
    assert phone.get(path).headers["Set-Cookie"].startswith("companion=")
    assert "Set-Cookie" not in phone.get("/api/me").headers
    assert "Set-Cookie" not in phone.get(path).headers, "the browser is known by now"


def test_who_asks_for_no_page_gets_no_cookie(playing: Site) -> None:
    phone = playing.browser()
    for path in ("/api/state", "/api/moves", "/static/icon.svg", "/none"):
        assert "Set-Cookie" not in phone.get(path).headers


@pytest.mark.parametrize("path", ["/", "/api/state", "/static/icon.svg", "/api/none", "/healthz"])
def test_every_answer_carries_the_headers(site: Site, path: str) -> None:
    headers = site.browser().get(path).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Access-Control-Allow-Origin" not in headers


@pytest.mark.parametrize("path", ["/api/state", "/api/me", "/api/games", "/api/moves", "/healthz"])
def test_the_api_is_not_kept_by_browsers(site: Site, path: str) -> None:
    assert site.browser().get(path).headers["Cache-Control"] == "no-store"


def test_scripts_are_scripts(site: Site) -> None:
    assert site.browser().get("/static/play/status_page.js").mimetype == "text/javascript"


@pytest.mark.parametrize("path", ["/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py"])
def test_only_files_of_the_pages_are_given(site: Site, path: str) -> None:
    assert site.browser().get(path).status_code == 404


# --- keys --------------------------------------------------------------------------------------


def quiet() -> None:
    """Nobody listens."""


def test_claims_outlive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "roles.json"
    token = new_token()
    SeatClaims(path, quiet).claim(token, "red")
    assert SeatClaims(path, quiet).badge(token) == Badge(host=False, seats=("red",))


def test_the_file_holds_no_token_and_is_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "roles.json"
    token = new_token()
    SeatClaims(path, quiet).claim(token, "red")
    assert token not in path.read_text()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["roles.json"]


def test_a_broken_file_costs_only_the_claims(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "roles.json"
    path.write_text('{"seats": 3}')
    assert SeatClaims(path, quiet).claimed() == ()
    assert "roles.json" in caplog.text


def test_a_file_that_cannot_be_written_costs_only_the_memory(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "none").write_text("a file, where a folder should be")
    keys = SeatClaims(tmp_path / "none" / "roles.json", quiet)
    token = new_token()
    assert keys.claim(token, "red")
    assert keys.badge(token).seats == ("red",)
    assert "restart" in caplog.text


def test_the_csrf_token_does_not_tell_the_cookie() -> None:
    token = new_token()
    assert csrf_of(token) != csrf_of(new_token())
    assert token not in csrf_of(token)


def test_roles_are_given_back(playing: Site) -> None:
    host = playing.browser().become_host()
    assert host.post("/api/host/release").get_json()["host"] is False
    assert host.post("/api/game/end").status_code == 403


def test_a_phone_keeps_its_seat_over_a_restart_of_the_pages(tmp_path: Path) -> None:
    settings = WebSettings(host_code=CODE, keep=tmp_path / "roles.json")
    table = FakeTable()
    phone = Browser(create_app(table, settings)).become_host()
    phone.post("/api/game", NEW_GAME)
    phone.claim("red")
    cookie = phone.client.get_cookie("companion")
    assert cookie is not None
    again = Browser(create_app(table, settings))
    again.client.set_cookie("companion", cookie.value)
    assert (again.me()["host"], again.me()["seats"]) == (True, ["red"])


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/", "To the game"),
        ("/care", "To the content"),
        ("/games", "To the content"),
        ("/check", "To the content"),
    ],
)
def test_the_first_link_of_a_page_says_where_it_leads(site: Site, path: str, words: str) -> None:
    page = site.browser().get(f"{path}?lang=en").get_data(as_text=True)
    assert f'<a class="skip" href="#main">{words}</a>' in page


def test_a_browser_is_known_for_thirty_days(site: Site) -> None:
    answer = site.browser().post("/api/host/code", {"code": CODE})
    assert "Max-Age=2592000" in answer.headers["Set-Cookie"]
