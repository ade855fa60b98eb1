"""Who a browser is says the companion alone: made-up, foreign and damaged cookies, damaged keys."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.web import WebSettings, create_app
from companion.web.access.browser_cookie import CookieSigner, new_token
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

TOKEN = "a" * 32


def test_a_cookie_of_ours_is_read_again() -> None:
    identities, token = CookieSigner(None), new_token()
    assert identities.read(identities.sign(token)) == token


def test_any_change_of_a_cookie_makes_it_nobodys() -> None:
    identities = CookieSigner(None)
    cookie = identities.sign(TOKEN)
    for at in range(len(cookie) - 1):  # the last letter carries two bits that say nothing
        other = "b" if cookie[at] != "b" else "c"
        assert identities.read(cookie[:at] + other + cookie[at + 1 :]) is None


@pytest.mark.parametrize(
    "cookie",
    [None, "", ".", TOKEN, f"{TOKEN}.", f"{TOKEN}.{'x' * 43}", "ä" * 76, "\udcff" * 76, "x" * 10_000],
)
def test_what_we_have_not_signed_is_nobodys(cookie: str | None) -> None:
    assert CookieSigner(None).read(cookie) is None


def test_the_cookie_of_another_table_is_nobodys() -> None:
    assert CookieSigner(None).read(CookieSigner(None).sign(TOKEN)) is None


@pytest.mark.parametrize("made_up", ["", "red", TOKEN, f"{TOKEN}.{'x' * 43}", "a=b; c", '"\\377"', "../../x"])
def test_a_browser_with_a_made_up_cookie_gets_a_fresh_one_and_no_error(site: Site, made_up: str) -> None:
    for path in ("/", "/api/me"):
        phone = site.browser()
        phone.client.set_cookie("companion", made_up)
        answer = phone.get(path)
        given = phone.client.get_cookie("companion")
        assert answer.status_code == 200
        assert given is not None
        assert given.value != made_up


def test_nobody_chooses_an_identity(playing: Site) -> None:
    """A cookie that a stranger has thought out holds no seat, even if it was sent before."""
    for _ in range(2):
        phone = playing.browser()
        phone.client.set_cookie("companion", TOKEN)
        assert phone.me()["seats"] == []
        phone.claim("red")
        given = phone.client.get_cookie("companion")
        assert given is not None
        assert not given.value.startswith(TOKEN)
        phone.post("/api/seats/red/release")


def site_at(folder: Path) -> Browser:
    return Browser(create_app(FakeTable(), WebSettings(host_code=CODE, keep=folder / "roles.json")))


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    cookie = CookieSigner(tmp_path / "identity.key").sign(TOKEN)
    assert stat.S_IMODE((tmp_path / "identity.key").stat().st_mode) == 0o600
    assert CookieSigner(tmp_path / "identity.key").read(cookie) == TOKEN


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:0],
        lambda data: data[:20],
        lambda data: bytes(len(data)),
        lambda data: b"\xff\xfe" + data,
        lambda data: (b"1" if data[:1] == b"0" else b"0") + data[1:],
        lambda data: data * 100,
    ],
)
def test_a_damaged_key_is_told_once_and_made_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: object
) -> None:
    assert callable(damage)
    path = tmp_path / "identity.key"
    cookie = CookieSigner(path).sign(TOKEN)
    path.write_bytes(damage(path.read_bytes()))
    again = CookieSigner(path)
    assert again.read(cookie) is None
    (line,) = caplog.messages
    assert "identity.key is damaged" in line
    assert CookieSigner(path).read(again.sign(TOKEN)) == TOKEN, "the new key is kept"


def test_a_folder_in_the_place_of_the_key_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "identity.key").mkdir()
    phone = site_at(tmp_path).become_host()
    assert phone.post("/api/game", NEW_GAME).status_code == 200
    assert any("strangers" in line for line in caplog.messages)


def test_after_a_new_key_phones_are_strangers_and_play_on(tmp_path: Path) -> None:
    old = site_at(tmp_path).become_host().client.get_cookie("companion")
    assert old is not None
    (tmp_path / "identity.key").write_text("nothing")
    phone = site_at(tmp_path)
    phone.client.set_cookie("companion", old.value)
    assert phone.me()["host"] is False
    assert phone.become_host().me()["host"] is True
