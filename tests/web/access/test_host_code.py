"""The host code: drawn once, kept, typed as people type."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.web import WebSettings, create_app
from companion.web.access.host_code import ALPHABET, HostCode, draw_code
from tests.web.browser import CODE, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

WRONG = "ABCD-EFGH"


# --- the code ----------------------------------------------------------------------------------


def test_a_drawn_code_has_forty_bits_and_no_letters_that_look_alike() -> None:
    drawn = [draw_code() for _ in range(200)]
    assert len(set(ALPHABET)) == 32
    assert not set("IO01") & set(ALPHABET)
    assert len(set(drawn)) == len(drawn)
    for code in drawn:
        one, other = code.split("-")
        assert len(one) == len(other) == 4
        assert set(one + other) <= set(ALPHABET)


@pytest.mark.parametrize(
    "typed", ["abcd-efgh", "ABCDEFGH", " a b c d   e f g h ", "AbCd\u2013EfGh", "abcd.efgh"]
)
def test_case_spaces_and_dashes_do_not_matter(typed: str) -> None:
    assert HostCode("ABCD-EFGH", None).fits(typed)


@pytest.mark.parametrize("typed", ["", "-", "ABCD-EFG", "ABCD-EFGHA", "ABCD-EFGJ", "\0", "é" * 64])
def test_another_code_does_not_fit(typed: str) -> None:
    assert not HostCode("ABCD-EFGH", None).fits(typed)


def test_the_code_outlives_a_start_and_its_file_is_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "host-code"
    code = HostCode(None, path).shown
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert HostCode(None, path).shown == code


def test_a_given_code_counts_and_leaves_the_kept_one_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "host-code"
    kept = HostCode(None, path).shown
    given = HostCode("246810", path)
    assert (given.shown, given.fits("246810"), given.fits(kept)) == ("246810", True, False)
    assert HostCode(None, path).shown == kept


def test_a_code_written_into_the_file_by_hand_counts(tmp_path: Path) -> None:
    (tmp_path / "host-code").write_text("  mnpq rstu\n\n")
    assert HostCode(None, tmp_path / "host-code").shown == "MNPQ-RSTU"


@pytest.mark.parametrize("damage", [b"", b"\0" * 10, b"\xff\xfe", b"1234-5678\n", b"ABCD-EFG\n", b"A" * 9999])
def test_a_damaged_file_is_told_once_and_another_code_is_drawn_and_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: bytes
) -> None:
    path = tmp_path / "host-code"
    path.write_bytes(damage)
    code = HostCode(None, path)
    (line,) = caplog.messages
    assert "host-code holds no host code" in line
    assert HostCode(None, path).shown == code.shown


def test_a_code_that_cannot_be_kept_still_counts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "none").write_text("a file, where a folder should be")
    code = HostCode(None, tmp_path / "none" / "host-code")
    assert code.fits(code.shown)
    assert "next start" in caplog.text


# --- on the pages ------------------------------------------------------------------------------


def test_a_wrong_code_makes_nobody_host(site: Site) -> None:
    phone = site.browser()
    answer = phone.post("/api/host/code", {"code": WRONG})
    assert (answer.status_code, answer.get_json()["code"]) == (403, "wrong-code")
    assert phone.me()["host"] is False


def test_a_code_may_be_typed_with_spaces(site: Site) -> None:
    typed = f" {CODE[:3]} {CODE[3:]} "
    assert site.browser().post("/api/host/code", {"code": typed}).get_json()["host"] is True


def test_the_host_sees_the_code_and_the_address_that_carries_it(site: Site) -> None:
    shown = site.browser().become_host().get("/api/host/code").get_json()
    assert shown["code"] == CODE
    assert shown["address"] == site.browser().get("/api/join").get_json()["urls"][0] + f"#code={CODE}"


def test_nobody_else_sees_the_code_or_draws_another(playing: Site) -> None:
    for phone in (playing.browser(), playing.browser().claim("red")):
        assert phone.get("/api/host/code").status_code == 403
        assert phone.post("/api/host/code/new").status_code == 403
    assert playing.house.code.shown == CODE


def test_a_new_code_ends_the_old_one_at_once_and_who_is_host_stays_host(site: Site) -> None:
    host = site.browser().become_host()
    code = host.post("/api/host/code/new").get_json()["code"]
    assert host.me()["host"] is True
    assert site.browser().post("/api/host/code", {"code": CODE}).status_code == 403
    assert site.browser().post("/api/host/code", {"code": code.lower()}).status_code == 200
    assert host.get("/api/host/code").get_json()["code"] == code


def test_where_a_new_code_cannot_be_kept_the_old_one_stays(tmp_path: Path) -> None:
    app = create_app(FakeTable(), WebSettings(keep=tmp_path / "roles.json"))
    first, host = app.extensions["companion"].code.shown, Browser(app)
    host.post("/api/host/code", {"code": first})
    (tmp_path / "host-code.new").mkdir()  # no new file can be written
    answer = host.post("/api/host/code/new")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")
    assert host.get("/api/host/code").get_json()["code"] == first


def test_the_new_code_is_the_one_that_outlives_a_start(tmp_path: Path) -> None:
    settings = WebSettings(keep=tmp_path / "roles.json")
    app = create_app(FakeTable(), settings)
    host = Browser(app)
    first = app.extensions["companion"].code.shown
    host.post("/api/host/code", {"code": first})
    code = host.post("/api/host/code/new").get_json()["code"]
    again = create_app(FakeTable(), settings).extensions["companion"].code
    assert code != first
    assert again.shown == code


@pytest.mark.parametrize("path", ["/api/host/code", "/api/host/code/new"])
def test_the_code_is_never_packed_nor_kept_by_browsers(site: Site, path: str) -> None:
    host = site.browser().become_host()
    answer = (
        host.post(path, Accept_Encoding="gzip") if "new" in path else host.get(path, Accept_Encoding="gzip")
    )
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"
