"""Becoming host at the board, the list of hosts, and what needs a host that has just shown itself."""

from __future__ import annotations

import stat
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.daemon.desk.host_requests import TIME_MS
from companion.web import WebSettings, create_app
from companion.web.access.hosts import FRESH_MS, MOST_HOSTS, Hosts, device_of
from companion.web.routes import ENDPOINTS
from tests.web.browser import CODE, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)"


def asked(phone: Browser) -> tuple[str, list[str]]:
    """Ask to become host: where to look how it stands, and the pieces to lift."""
    answer = phone.post("/api/host/proof").get_json()
    gesture = [step["spot"] for step in answer["steps"]]
    return f"/api/host/proof/{answer['proof_id']}", [gesture[0], gesture[0], *gesture]


def watched(site: Site, phone: Browser) -> ExitStack:
    """This phone has its page open."""
    token = phone.client.get_cookie("companion")
    assert token is not None
    stack = ExitStack()
    stack.enter_context(site.house.voice.listening(token.value.partition(".")[0]))
    return stack


# --- becoming host at the board ----------------------------------------------------------------


def test_whoever_makes_the_gesture_of_the_own_phone_is_host(playing: Site) -> None:
    phone = playing.browser()
    path, gesture = asked(phone)
    told = phone.get(path).get_json()
    assert (told["state"], told["done"], told["until_s"]) == ("asks", False, TIME_MS / 1000)
    assert told["text"]
    assert gesture[0] in told["steps"][0]["spot"]
    assert phone.me()["host"] is False
    playing.table.make_gesture(*gesture)
    assert phone.get(path).get_json()["done"] is True
    assert phone.me()["host"] is True


def test_a_phone_that_asks_again_is_told_the_same_gesture(playing: Site) -> None:
    phone = playing.browser()
    assert asked(phone) == asked(phone)


def test_no_other_phone_reads_or_reaps_a_request(playing: Site) -> None:
    prover, thief = playing.browser(), playing.browser()
    path, gesture = asked(prover)
    assert thief.get(path).status_code == 404
    thief.me()
    assert thief.get(path).status_code == 404
    playing.table.make_gesture(*gesture)
    assert thief.get(path).status_code == 404
    assert thief.me()["host"] is False
    prover.get(path)
    assert prover.me()["host"] is True


def test_a_request_counts_once(playing: Site) -> None:
    phone = playing.browser()
    path, gesture = asked(phone)
    playing.table.make_gesture(*gesture)
    phone.get(path)
    phone.post("/api/host/release")
    assert phone.get(path).status_code == 404
    assert phone.me()["host"] is False


def test_who_asked_in_vain_waits_and_others_do_not(playing: Site) -> None:
    phone = playing.browser()
    path, _ = asked(phone)
    playing.clock.now_ms += TIME_MS + 1
    assert phone.get(path).status_code == 404
    refused = phone.post("/api/host/proof")
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "5")
    assert playing.browser().post("/api/host/proof").status_code == 200
    playing.clock.now_ms += 5_000
    assert phone.post("/api/host/proof").status_code == 200


def test_where_too_few_pieces_stand_the_page_says_so_and_the_button_is_left(playing: Site) -> None:
    playing.table.lifts.free = ("red:1", "red:2", "red:3")
    phone = playing.browser()
    answer = phone.post("/api/host/proof").get_json()
    assert answer["steps"] == []
    assert "Too few pieces" in answer["text"]
    assert answer["button"]
    assert playing.table.hosts.hold() == "proved"
    assert phone.get(f"/api/host/proof/{answer['proof_id']}").get_json()["done"] is True


def test_where_a_host_is_connected_the_gesture_waits_for_its_yes(playing: Site) -> None:
    host, phone, seat = playing.browser().become_host(), playing.browser(), playing.browser().claim("red")
    path, gesture = asked(phone)
    with watched(playing, host):
        playing.table.make_gesture(*gesture)
        assert phone.get(path).get_json()["state"] == "waits"
        assert phone.me()["host"] is False
        state = seat.get("/api/state").get_json()["hosts"]
        assert (state["asks"], state["waits"]) == (True, True)
        (waits,) = host.get("/api/hosts").get_json()["waiting"]
        assert waits["until_s"] == TIME_MS / 1000
        word = {"proof_id": waits["proof_id"], "yes": True}
        assert seat.post("/api/hosts/answer", word).status_code == 403
        assert phone.post("/api/hosts/answer", word).status_code == 403
        assert host.post("/api/hosts/answer", word).status_code == 200
        assert phone.get(path).get_json()["state"] == "done"
    assert phone.me()["host"] is True
    how = {each["number"]: each["how"] for each in host.get("/api/hosts").get_json()["hosts"]}
    assert list(how.values())[-1] == "by a gesture, and a host said yes"


def test_a_host_that_says_no_refuses_and_the_phone_waits_before_it_asks_again(playing: Site) -> None:
    host, phone = playing.browser().become_host(), playing.browser()
    path, gesture = asked(phone)
    with watched(playing, host):
        playing.table.make_gesture(*gesture)
        proof_id = phone.get(path).get_json()["proof_id"]
        host.post("/api/hosts/answer", {"proof_id": proof_id, "yes": False})
        assert phone.get(path).get_json()["state"] == "refused"
        assert host.post("/api/hosts/answer", {"proof_id": proof_id, "yes": True}).status_code == 409
    assert phone.me()["host"] is False
    assert phone.post("/api/host/proof").status_code == 429


def test_the_button_needs_no_hosts_yes(playing: Site) -> None:
    host, phone = playing.browser().become_host(), playing.browser()
    path, _ = asked(phone)
    with watched(playing, host):
        assert playing.table.hosts.hold() == "proved"
        assert phone.get(path).get_json()["done"] is True
    assert phone.me()["host"] is True


def test_all_screens_tell_that_a_phone_asks_and_that_one_has_become_host(playing: Site) -> None:
    phone, other = playing.browser(), playing.browser()
    playing.clock.now_ms += 10 * 60_000
    playing.table.publish(hosts=playing.table.hosts.news())
    assert other.get("/api/state").get_json()["hosts"]["lines"] == []
    _, gesture = asked(phone)
    news = other.get("/api/state").get_json()["hosts"]
    assert news["lines"] == ["A phone asks to become host."]
    assert not set(gesture) & set(str(news).split("'"))
    made = news["made"]
    phone.become_host()
    news = other.get("/api/state").get_json()["hosts"]
    assert news["made"] == made + 1
    assert news["lines"][0] == "A phone has become host."


# --- asked again -------------------------------------------------------------------------------

AGAIN = sorted(f"{each.method} {each.path}" for each in ENDPOINTS if each.again)


def test_what_asks_again_is_what_cannot_be_undone_or_takes_everything() -> None:
    assert AGAIN == [
        "GET /api/backup",
        "GET /api/host/code",
        "POST /api/copies/restore",
        "POST /api/everything/delete",
        "POST /api/firmware",
        "POST /api/games/<int:game_id>/delete",
        "POST /api/games/forget",
        "POST /api/hall-here",
        "POST /api/hall-here/identity",
        "POST /api/hall-here/join",
        "POST /api/hall-here/revoke",
        "POST /api/host/code/new",
        "POST /api/hosts/revoke",
        "POST /api/house",
        "POST /api/restore",
        "POST /api/updates/address",
        "POST /api/updates/back",
        "POST /api/updates/install",
    ]


@pytest.mark.parametrize("endpoint", AGAIN)
def test_a_host_shows_itself_again_after_ten_minutes(playing: Site, endpoint: str) -> None:
    host = playing.browser().become_host()
    method, path = endpoint.replace("<int:game_id>", "1").split()

    def tried() -> str:
        answer = host.get(path) if method == "GET" else host.post(path)
        code = str((answer.get_json(silent=True) or {}).get("code", ""))
        assert code != "prove-again" or answer.status_code == 403
        return code

    playing.clock.now_ms += FRESH_MS - 1
    assert host.me()["fresh_s"] == 0.001
    assert tried() != "prove-again"
    playing.clock.now_ms += 1
    assert tried() == "prove-again"
    playing.clock.now_ms += 1000
    assert host.me()["fresh_s"] == 0
    assert host.me()["host"] is True
    assert host.post("/api/game/end").status_code == 200  # all else goes on
    path_of_it, gesture = asked(host)
    playing.table.make_gesture(*gesture)
    assert host.get(path_of_it).get_json()["done"] is True
    assert tried() != "prove-again"


def test_a_host_shows_itself_again_at_the_board_and_no_other_host_is_asked(playing: Site) -> None:
    host, other = playing.browser().become_host(), playing.browser().become_host()
    playing.clock.now_ms += FRESH_MS
    made = playing.table.hosts.news().made
    path, gesture = asked(host)
    with watched(playing, other):
        playing.table.make_gesture(*gesture)
        assert host.get(path).get_json()["done"] is True
    assert host.me()["fresh_s"] == FRESH_MS / 1000
    assert other.me()["fresh_s"] == 0
    assert playing.table.hosts.news().made == made  # nobody is new


# --- the list of hosts -------------------------------------------------------------------------


def test_a_host_sees_all_hosts_and_takes_rights_from_one_or_all_others(site: Site) -> None:
    first, second, third = (site.browser().become_host() for _ in range(3))
    lines = first.get("/api/hosts").get_json()["hosts"]
    assert [each["this"] for each in lines] == [True, False, False]
    assert {each["how"] for each in lines} == {"by the code"}
    assert first.post("/api/hosts/revoke", {"number": lines[1]["number"]}).status_code == 200
    assert [each.me()["host"] for each in (first, second, third)] == [True, False, True]
    assert first.post("/api/hosts/revoke", {"number": lines[1]["number"]}).status_code == 404
    left = third.post("/api/hosts/revoke", {"others": True}).get_json()["hosts"]
    assert [each["this"] for each in left] == [True]
    assert [each.me()["host"] for each in (first, second, third)] == [False, False, True]


@pytest.mark.parametrize("body", [{}, {"number": 1, "others": True}, {"number": "1"}, {"all": True}])
def test_whose_rights_go_is_said_plainly(site: Site, body: dict[str, object]) -> None:
    host = site.browser().become_host()
    assert host.post("/api/hosts/revoke", body).status_code == 400
    assert host.me()["host"] is True


@pytest.mark.parametrize("last", ["revoke", "release"])
def test_where_it_cannot_be_kept_that_rights_are_taken_they_stay_and_that_is_said(
    tmp_path: Path, last: str
) -> None:
    app = create_app(FakeTable(), WebSettings(host_code=CODE, keep=tmp_path / "roles.json"))
    host, other = (Browser(app).become_host() for _ in range(2))
    (tmp_path / "hosts.json.new").mkdir()  # no new file can be written

    def take_all() -> list[tuple[int, str]]:
        number = host.get("/api/hosts").get_json()["hosts"][1]["number"]
        asked = [("/api/hosts/revoke", {"number": number}), ("/api/hosts/revoke", {"others": True})]
        answers = [host.post(*each) for each in (asked if last == "revoke" else [("/api/host/release", {})])]
        return [(each.status_code, each.get_json().get("code", "")) for each in answers]

    assert set(take_all()) == {(503, "disk")}
    assert [each.me()["host"] for each in (host, other)] == [True, True]
    (tmp_path / "hosts.json.new").rmdir()
    assert take_all()[0] == (200, "")
    gone = other if last == "revoke" else host
    assert gone.me()["host"] is False
    assert len(Hosts(tmp_path / "hosts.json", lambda: None).lines()) == 1


def test_where_the_code_alone_counts_a_bad_disk_keeps_nobody_host(tmp_path: Path) -> None:
    hosts = Hosts(tmp_path / "hosts.json", lambda: None)
    hosts.add("key", "gesture")
    (tmp_path / "hosts.json.new").mkdir()
    hosts.keep_only("code")
    assert hosts.lines() == ()


def test_nobody_but_a_host_sees_or_changes_who_is_host(playing: Site) -> None:
    for phone in (playing.browser(), playing.browser().claim("red")):
        assert phone.get("/api/hosts").status_code == 403
        assert phone.post("/api/hosts/revoke", {"others": True}).status_code == 403


def test_hosts_outlive_a_restart_and_their_file_is_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "hosts.json"
    hosts = Hosts(path, lambda: None, date=lambda: "2026-05-01 18:30")
    assert hosts.add("key", "code", "iPhone")
    assert not hosts.add("key", "gesture")
    again = Hosts(path, lambda: None)
    assert again.lines() == hosts.lines()
    assert again.has("key")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert again.fresh_ms("key") == 0  # what cannot be undone asks again


@pytest.mark.parametrize("text", ["", "{", "[]", '{"hosts": 3}'])
def test_a_broken_file_costs_only_the_hosts(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "hosts.json"
    path.write_text(text)
    assert Hosts(path, lambda: None).lines() == ()
    assert "hosts.json" in caplog.text


def test_the_oldest_host_makes_room_and_numbers_are_never_given_twice() -> None:
    clock = [0]
    hosts = Hosts(None, lambda: None, lambda: clock[0])
    for number in range(MOST_HOSTS + 1):
        assert hosts.add(str(number), "code")
    assert [each.number for each in hosts.lines()] == list(range(2, MOST_HOSTS + 2))
    assert not hosts.has("0")
    assert hosts.remove(lambda each: each.key == "5") == 1
    assert hosts.add("5", "gesture")
    assert hosts.lines()[-1].number == MOST_HOSTS + 2
    clock[0] += FRESH_MS - 1
    assert hosts.fresh_ms("5") == 1


def test_of_a_device_only_its_family_is_kept() -> None:
    assert device_of(PHONE) == "iPhone"
    assert device_of("Mozilla/5.0 (Linux; Android 14; Pixel 8)") == "Android"
    assert device_of("curl/8.0") == ""
