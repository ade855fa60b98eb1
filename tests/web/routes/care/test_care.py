"""The care over HTTP: everybody looks, the host acts, what cannot be is one line."""

from __future__ import annotations

import errno
import http.client
import json
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest
from flask import Flask
from waitress import buffers

from companion.core.catalog.table_settings import CareSettings, Counting, Quiet
from companion.core.model.fast_replace import replace
from companion.ports.care import FirmwareLine
from companion.ports.flasher import FAULTS, STAGES
from companion.ports.table import LinkState
from companion.web import Serving, WebSettings, create_app, serve
from companion.web.access.security import COOKIE, MOST_BODY, MOST_UPLOAD
from companion.words.i18n import LANGUAGES
from tests.web.browser import CODE, HOME, Browser
from tests.web.fake_care import GOOD, FakeCare
from tests.web.fake_table import FakeTable

ZIP = "application/zip"


@pytest.fixture
def care() -> FakeCare:
    return FakeCare()


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def app(table: FakeTable, care: FakeCare) -> Flask:
    def publish(now: Counting) -> None:
        table.publish(care=now)

    care.changed = publish
    settings = WebSettings(host_code=CODE, clock=table.clock, hostname="spielbrett")
    return create_app(table, settings, care=care)


@pytest.fixture
def guest(app: Flask) -> Browser:
    return Browser(app)


@pytest.fixture
def host(app: Flask) -> Browser:
    return Browser(app).become_host()


def upload(browser: Browser, data: bytes, mimetype: str = ZIP) -> Any:
    return browser.client.post("/api/restore", data=data, headers={"Origin": HOME, "Content-Type": mimetype})


# --- looking -------------------------------------------------------------------------------------


def test_everybody_sees_how_everything_stands(guest: Browser) -> None:
    state = guest.get("/api/care").get_json()
    assert (state["brightness"], state["volume"], state["quiet"], state["quiet_from"]) == (
        100,
        100,
        False,
        "20:00",
    )
    assert state["now"] == {"volume": 100, "quiet": False, "brightness": 100}
    assert (state["well"], state["health"], state["time"]) == (True, [], "12:00")
    (link,) = state["links"]
    assert (link["device"], link["grade"], link["firmware"], link["minutes"]) == ("board", "good", "1.0", 10)
    assert (link["frames"], link["damaged"], link["trip_ms"]) == (1_200, 2, 7.2)
    assert state["room"] == {
        "free": 12_000_000_000,
        "ok": True,
        "text": "Plenty of room for games: 12 GB.",
    }
    assert state["restoring"]["phase"] == "idle"


def test_a_table_without_care_says_so(table: FakeTable) -> None:
    bare = Browser(create_app(table, WebSettings(host_code=CODE)))
    assert bare.get("/api/care").status_code == 404
    assert bare.get("/care").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_opens_in_every_language(guest: Browser, lang: str) -> None:
    page = guest.get(f"/care?lang={lang}")
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text
    assert "/care_page" in page.text


OLD = FirmwareLine("board", "0.0.9 atmega2560", "0.1.0", "0.0.8 atmega2560")


def test_a_boards_program_is_told_and_renewed_by_the_host_alone(
    guest: Browser, host: Browser, care: FakeCare
) -> None:
    assert guest.get("/api/care").get_json()["firmware"] == []
    care.firmware = (OLD,)
    (line,) = guest.get("/api/care").get_json()["firmware"]
    assert (line["fresh"], line["stage"], line["kept"]) == (False, "", "0.0.8 atmega2560")
    assert "0.0.9 atmega2560" in line["text"]
    assert guest.post("/api/firmware", {"device": "board"}).status_code == 403
    assert host.post("/api/firmware", {"device": "other"}).status_code == 409
    for wrong in ({}, {"device": ""}, {"device": "board", "back": 1}, {"device": "board", "port": "/dev/x"}):
        assert host.post("/api/firmware", wrong).status_code == 400
    assert care.flashed == []
    assert host.post("/api/firmware", {"device": "board"}).status_code == 200
    assert host.post("/api/firmware", {"device": "board", "back": True}).status_code == 200
    assert care.flashed == [("board", False), ("board", True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_stage_and_fault_of_a_program_is_a_sentence_of_its_own(
    guest: Browser, care: FakeCare, lang: str
) -> None:
    lines = [OLD, replace(OLD, now="0.1.0 atmega2560"), replace(OLD, now=""), replace(OLD, new="")]
    lines += [replace(OLD, stage=stage, percent=40) for stage in (*STAGES, "done")]
    lines += [replace(OLD, stage="done", back=True)]
    lines += [replace(OLD, stage="failed", fault=fault) for fault in FAULTS]
    care.firmware = tuple(lines)
    told = [line["text"] for line in guest.get(f"/api/care?lang={lang}").get_json()["firmware"]]
    assert all(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("grade", ["good", "weak", "bad", "lost", "new"])
def test_each_grade_is_a_sentence_of_its_own_in_each_language(
    guest: Browser, care: FakeCare, lang: str, grade: str
) -> None:
    told = set()
    for each in ("good", grade):
        care.grade(each)
        told.add(guest.get(f"/api/care?lang={lang}").get_json()["links"][0]["text"])
    assert len(told) == (1 if grade == "good" else 2)


def test_a_lost_board_says_why_where_that_is_known(guest: Browser, care: FakeCare, table: FakeTable) -> None:
    care.grade("lost")
    assert guest.get("/api/care").get_json()["health"] == ["The board is not connected. Is its cable in?"]
    table.publish(links=(LinkState("board", up=False, since_ms=0, why="busy-port: in use"),))
    state = guest.get("/api/care").get_json()
    assert state["health"] == [state["links"][0]["text"]]
    assert state["health"] != ["The board is not connected. Is its cable in?"]


def test_pins_have_no_numbers_and_lights_that_cannot_be_dimmed_are_told(
    guest: Browser, care: FakeCare
) -> None:
    care.links = (replace(GOOD, counts=None, dims=False),)
    state = guest.get("/api/care").get_json()
    assert state["links"][0]["frames"] is None
    assert "straight to this computer" in state["links"][0]["text"]
    assert "cannot be dimmed" in state["lights"]
    care.links = (GOOD, replace(GOOD, device="west", dims=False))
    assert guest.get("/api/care").get_json()["lights"] == "These lights can only be on or off: west"


def test_a_buzzer_is_told_to_know_only_on_and_off(guest: Browser, care: FakeCare) -> None:
    assert guest.get("/api/care").get_json()["sounds"] == ""
    care.buzzer = True
    assert "on and off" in guest.get("/api/care").get_json()["sounds"]


@pytest.mark.parametrize(
    ("free", "ok", "text"),
    [
        (None, True, "How much room is left for games cannot be seen here."),
        (0, False, "There is no room left for games. Make room on the card, or use a larger one."),
        (50_000_000, False, "Little room is left: for about 25 evenings."),
        (2_000_000_000, True, "Plenty of room for games: 2000 MB."),
    ],
)
def test_room_in_plain_words(
    guest: Browser, care: FakeCare, free: int | None, *, ok: bool, text: str
) -> None:
    care.free = free
    assert guest.get("/api/care").get_json()["room"] == {"free": free, "ok": ok, "text": text}


def test_what_is_not_well_stands_on_top_each_once(guest: Browser, care: FakeCare, table: FakeTable) -> None:
    care.links = (replace(GOOD, grade="weak"), replace(GOOD, device="west", grade="weak"))
    care.free, care.minute = 1, None
    care.settings = CareSettings(quiet=Quiet(on=True))
    table.publish(journal_ok=False, links=(*table.view().links, *table.view().links))
    state = guest.get("/api/care").get_json()
    assert not state["well"]
    assert [line.split()[0:2] for line in state["health"]] == [
        ["Games", "are"],
        ["The", "connection"],
        ["There", "is"],
        ["The", "table"],
    ]


# --- setting -------------------------------------------------------------------------------------


def test_what_is_set_counts_at_once_in_the_state_and_the_rest_stays(host: Browser, care: FakeCare) -> None:
    answer = host.post("/api/care", {"brightness": 40, "quiet_from": "21:30"})
    assert answer.status_code == 200
    assert (answer.get_json()["brightness"], answer.get_json()["volume"]) == (40, 100)
    assert care.settings == CareSettings(brightness=40, quiet=Quiet(start=21 * 60 + 30))
    assert host.get("/api/state").get_json()["care"] == {"volume": 100, "quiet": False, "brightness": 40}


def test_every_key_of_quiet_hours_arrives(host: Browser, care: FakeCare) -> None:
    wanted = {
        "quiet": True,
        "quiet_from": "11:00",
        "quiet_to": "13:15",
        "quiet_brightness": 1,
        "quiet_volume": 0,
        "volume": 0,
    }
    state = host.post("/api/care", wanted).get_json()
    assert care.settings == CareSettings(0, 100, Quiet(on=True, start=660, end=795, volume=0, brightness=1))
    assert {key: state[key] for key in wanted} == wanted
    assert state["now"] == {"volume": 0, "quiet": True, "brightness": 1}


def test_a_phone_tells_the_time(host: Browser, care: FakeCare) -> None:
    care.minute = None
    assert host.get("/api/care").get_json()["time"] is None
    state = host.post("/api/care", {"time": "06:05"}).get_json()
    assert (state["time"], state["told"]) == ("06:05", True)


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"brightness": 0}, "brightness is 0, must be a whole number from 1 to 100, or be left out"),
        ({"brightness": 101}, "brightness is 101, must be"),
        ({"brightness": "50"}, "brightness is '50', must be"),
        ({"volume": -1}, "volume is -1, must be a whole number from 0 to 100, or be left out"),
        ({"volume": 1.5}, "volume is 1.5, must be"),
        ({"quiet": 1}, "quiet is 1, must be true or false"),
        ({"quiet_from": "24:00"}, "quiet_from is '24:00', must be a time such as 20:30, or be left out"),
        ({"time": "noon"}, "time is 'noon', must be"),
        ({"light": 5}, "unknown key 'light': right would be"),
        ({"quiet": True, "quiet_from": "07:00"}, "Quiet hours must end at another time than they begin."),
    ],
)
def test_a_wrong_value_is_one_line_and_changes_nothing(
    host: Browser, care: FakeCare, body: dict[str, Any], error: str
) -> None:
    answer = host.post("/api/care", body)
    assert answer.status_code == 400
    assert answer.get_json()["error"].startswith(error)
    assert care.settings == CareSettings()


@pytest.mark.parametrize("method", ["set", "backup", "restore"])
def test_only_the_host_acts(guest: Browser, care: FakeCare, method: str) -> None:
    guest.me()
    match method:
        case "set":
            answer = guest.post("/api/care", {"volume": 5})
        case "backup":
            answer = guest.get("/api/backup")
        case _:
            answer = upload(guest, b"PK")
    assert answer.status_code == 403
    assert (care.settings, care.taken) == (CareSettings(), [])


# --- backup --------------------------------------------------------------------------------------


def test_a_backup_is_a_file_to_be_kept(host: Browser) -> None:
    answer = host.get("/api/backup")
    assert (answer.status_code, answer.mimetype, answer.data) == (200, ZIP, b"PKmore")
    assert answer.headers["Content-Disposition"].startswith('attachment; filename="companion-backup-')


def test_a_backup_without_the_games_that_cannot_be_read_is_none(
    host: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_: FakeCare) -> Iterator[bytes]:
        raise OSError("input/output error")

    monkeypatch.setattr(FakeCare, "backup", gone)
    answer = host.get("/api/backup")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")
    assert answer.get_json()["error"] == "The games cannot be read from the card just now."


def test_a_file_is_taken_and_its_way_told(host: Browser, care: FakeCare) -> None:
    data = b"PK" + bytes(3 * MOST_BODY)
    answer = upload(host, data)
    assert answer.status_code == 200
    assert answer.get_json()["restoring"]["text"] == "Looking through the backup: 0 of 2 games."
    assert care.taken == [data]


def test_one_file_at_a_time(host: Browser) -> None:
    assert upload(host, b"PK").status_code == 200
    answer = upload(host, b"PK")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")
    assert "already" in answer.get_json()["error"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_foreign_file_is_one_sentence(host: Browser, lang: str) -> None:
    answer = host.client.post(
        f"/api/restore?lang={lang}", data=b"no", headers={"Origin": HOME, "Content-Type": ZIP}
    )
    assert answer.status_code == 400
    assert "zip" in answer.get_json()["error"].lower()


def test_a_file_of_another_type_or_too_large_is_not_taken(host: Browser, care: FakeCare) -> None:
    assert upload(host, b"PK", "multipart/form-data").status_code == 415
    assert upload(host, bytes(MOST_UPLOAD + 1)).status_code == 413
    assert host.post("/api/care", {"x": "y" * MOST_BODY}).status_code == 413  # all else stays small
    assert care.taken == []


# --- over a real socket --------------------------------------------------------------------------


@pytest.fixture
def served(app: Flask) -> Iterator[Serving]:
    server = serve(app, "127.0.0.1", 0, 4)
    yield server
    server.close()


def send(
    server: Serving, data: bytes, *, cookie: str = "", csrf: str = "", path: str = "/api/restore"
) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    headers = {"Content-Type": ZIP, "Cookie": cookie, "X-Companion": csrf}
    try:
        connection.request("POST", path, data, headers)
        return connection.getresponse().status
    except (BrokenPipeError, ConnectionResetError):
        return 413  # told before all was sent
    finally:
        connection.close()


@pytest.mark.slow
def test_only_a_host_can_send_much_and_only_there(
    served: Serving, host: Browser, guest: Browser, care: FakeCare
) -> None:
    large = b"PK" + bytes(2_000_000)
    cookies = {}
    for name, browser in (("host", host), ("guest", guest)):
        csrf = browser.me()["csrf"]
        token = browser.client.get_cookie(COOKIE)
        assert token is not None
        cookies[name] = (f"{COOKIE}={token.value}", csrf)
    assert send(served, large, cookie=cookies["host"][0], csrf=cookies["host"][1]) == 200
    assert care.taken == [large]
    assert send(served, large, cookie=cookies["guest"][0], csrf=cookies["guest"][1]) == 413
    assert send(served, large) == 413
    assert send(served, large, cookie=cookies["host"][0], csrf=cookies["host"][1], path="/api/care") == 413
    assert send(served, bytes(MOST_UPLOAD + 2 * MOST_BODY), cookie=cookies["host"][0]) == 413
    assert len(care.taken) == 1


@pytest.mark.slow
def test_a_backup_for_which_the_disk_has_no_room_is_told_so(
    served: Serving, host: Browser, care: FakeCare, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(buffers, "TempfileBasedBuffer", full)
    csrf, token = host.me()["csrf"], host.client.get_cookie(COOKIE)
    assert token is not None
    sent = b"PK" + bytes(2_000_000)
    assert send(served, sent, cookie=f"{COOKIE}={token.value}", csrf=csrf) == 503
    assert care.taken == []


def test_the_description_knows_the_file(guest: Browser) -> None:
    paths = json.loads(guest.get("/api/openapi.json").data)["paths"]
    assert list(paths["/api/restore"]["post"]["requestBody"]["content"]) == [ZIP]
