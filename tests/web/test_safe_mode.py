"""The page of safe mode: what it says, who may choose, and that nothing is done without the code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from werkzeug.test import TestResponse

from companion.core.model.errors import InputError
from companion.ports.safe_mode import SafeCopy
from companion.web import WebSettings, create_safe_app
from companion.words.i18n import NAMES
from tests.web.fake_table import FakeClock

CODE = "ABCD2345"
PAGE = "/safe-mode"


class FakeMode:
    """`companion.ports.safe_mode.SafeMode` that notes what was chosen."""

    def __init__(self) -> None:
        self.failures: tuple[str, ...] = ("game", "journal", "game")
        self.going_on = False
        self.did: list[str] = []

    def start_again(self) -> None:
        self.did.append("again")

    def start_without_game(self) -> None:
        self.did.append("aside")

    def copies(self) -> tuple[SafeCopy, ...]:
        return (SafeCopy("000002-2026-11-22.sqlite", "2026-11-22", 51_000),)

    def restore(self, name: str) -> None:
        if name != "000002-2026-11-22.sqlite":
            raise InputError("there is no such copy")
        self.did.append(name)

    def journal_files(self) -> Iterator[bytes]:
        return iter([b"PK", b"..."])


class Phone:
    def __init__(self) -> None:
        self.mode = FakeMode()
        settings = WebSettings(host_code=CODE, clock=FakeClock())
        self.client = create_safe_app(self.mode, settings).test_client()

    def get(self, path: str) -> TestResponse:
        return self.client.get(path)

    def choose(
        self, do: str, code: str = CODE, origin: str = "http://localhost", **more: str
    ) -> TestResponse:
        return self.client.post(
            PAGE, data={"code": code, "do": do, **more}, headers={"Origin": origin}, buffered=True
        )


@pytest.fixture
def phone() -> Phone:
    return Phone()


@pytest.mark.parametrize("lang", NAMES)
def test_the_page_says_what_is_wrong_in_each_language_and_works_without_scripts(
    phone: Phone, lang: str
) -> None:
    answer = phone.get(f"/?lang={lang}")
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    assert '<form method="post"' in answer.text
    assert "2026-11-22" in answer.text
    if lang == "en":
        assert "It stopped while the last game was brought back." in answer.text


def test_programs_are_told_that_no_referee_runs(phone: Phone) -> None:
    assert phone.get("/healthz").status_code == 503
    state = phone.get("/api/state").get_json()
    assert (state["phase"], state["awaiting"]["what"]) == ("safe-mode", "safe-mode")
    for path in ("/api/events", "/api/games", "/api/openapi.json"):
        answer = phone.get(path)
        assert (answer.status_code, answer.get_json()["code"]) == (503, "safe-mode")
        assert answer.headers["Retry-After"]
    assert phone.client.post("/api/roll", json={}).status_code == 503
    assert phone.get("/games").status_code == 503
    assert "<form" in phone.get("/games").text
    assert phone.mode.did == []


@pytest.mark.parametrize("do", ["again", "aside", "restore", "download"])
@pytest.mark.parametrize("code", ["", "WRONG", "ABCD234", "ABCD23456"])
def test_without_the_code_nothing_is_done(phone: Phone, do: str, code: str) -> None:
    answer = phone.choose(do, code, copy="000002-2026-11-22.sqlite", sure="yes")
    assert answer.status_code == 403
    assert 'role="alert"' in answer.text
    assert phone.mode.did == []


@pytest.mark.parametrize(("do", "did"), [("again", "again"), ("aside", "aside")])
def test_the_host_chooses_and_the_page_goes_on_by_itself(phone: Phone, do: str, did: str) -> None:
    answer = phone.choose(do, "abcd-2345")
    assert answer.status_code == 200
    assert "starts now" in answer.text
    assert "<form" not in answer.text
    assert phone.mode.did == [did]


def test_a_copy_is_restored_only_where_somebody_is_sure(
    phone: Phone, caplog: pytest.LogCaptureFixture
) -> None:
    assert phone.choose("restore", copy="000002-2026-11-22.sqlite").status_code == 409
    answer = phone.choose("restore", copy="../../etc/passwd", sure="yes")
    assert answer.status_code == 409
    assert "This copy cannot be used." in answer.text
    assert "there is no such copy" in caplog.text
    assert phone.mode.did == []
    assert phone.choose("restore", copy="000002-2026-11-22.sqlite", sure="yes").status_code == 200
    assert phone.mode.did == ["000002-2026-11-22.sqlite"]


def test_the_file_of_games_can_be_downloaded(phone: Phone) -> None:
    answer = phone.choose("download")
    assert (answer.status_code, answer.data) == (200, b"PK...")
    assert "games.zip" in answer.headers["Content-Disposition"]


def test_a_file_that_cannot_be_read_is_a_sentence(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Iterator[bytes]:
        raise OSError("input/output error")

    monkeypatch.setattr(phone.mode, "journal_files", broken)
    answer = phone.choose("download")
    assert answer.status_code == 503
    assert 'role="alert"' in answer.text


def test_nobody_guesses_for_long_and_what_is_wanted_must_be_known(phone: Phone) -> None:
    assert phone.choose("format").status_code == 400
    for _ in range(5):
        assert phone.choose("again", "WRONG").status_code == 403
    answer = phone.choose("again", "WRONG")
    assert answer.status_code == 429
    assert answer.headers["Retry-After"]


def test_other_sites_and_foreign_names_reach_nothing(phone: Phone) -> None:
    assert phone.choose("again", origin="http://evil.example").status_code == 403
    assert phone.choose("again", origin="null").status_code == 403
    assert phone.client.get("/", headers={"Host": "evil.example"}).status_code == 400
    assert phone.mode.did == []
    answer = phone.get("/")
    assert answer.headers["Referrer-Policy"] == "same-origin"  # else browsers hide where a form comes from
    assert "script-src 'sha256-" in answer.headers["Content-Security-Policy"]
