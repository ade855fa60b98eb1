"""The page of the Wi-Fi, who may open it, and what phones hear in the hotspot."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace
from werkzeug.test import TestResponse

from companion.ports.network import Forget, Join, OwnNetwork, Search, WifiLine
from companion.web import WebSettings, create_app
from companion.web.access.portal import REACHED
from tests.network.fake_network import FakeNetwork
from tests.web.browser import CODE, Browser
from tests.web.fake_table import FakeClock, FakeTable

INSIDE, OUTSIDE = "10.42.0.17", "192.168.1.5"
HOME = b"Home".hex()
BOARD = "http://10.42.0.1"
POSTS = ("join", "search", "own", "hotspot", "forget", "stay")


@dataclass
class Phone:
    """A phone at an address."""

    browser: Browser
    address: str = INSIDE

    def get(self, path: str, host: str = "10.42.0.1", **headers: str) -> TestResponse:
        return self.browser.client.get(
            path, base_url=f"http://{host}", headers=headers, environ_overrides=self._from
        )

    def post(
        self, path: str, origin: str | None = BOARD, host: str = "10.42.0.1", **form: str
    ) -> TestResponse:
        headers = {"Origin": origin} if origin else {}
        return self.browser.client.post(
            path,
            base_url=f"http://{host}",
            data=form or {"go": "on"},
            headers=headers,
            environ_overrides=self._from,
        )

    @property
    def _from(self) -> dict[str, str]:
        return {"REMOTE_ADDR": self.address}


@dataclass
class House:
    network: FakeNetwork = field(default_factory=FakeNetwork)
    clock: FakeClock = field(default_factory=FakeClock)

    def __post_init__(self) -> None:
        self.table = FakeTable(self.clock)
        settings = WebSettings(host_code=CODE, clock=self.clock, hostname="board-3f2a", port=80)
        self.app = create_app(self.table, settings, network=self.network)

    def phone(self, address: str = INSIDE, *, host: bool = False) -> Phone:
        browser = Browser(self.app)
        if host:
            made = browser.client.post(
                "/api/host/code", base_url=BOARD, json={"code": CODE}, headers={"Origin": BOARD}
            )
            assert made.status_code == 200
        return Phone(browser, address)

    def changes(self, **what: object) -> None:
        self.network.shown = replace(self.network.shown, **what)
        self.clock.now_ms += 2_000


@pytest.fixture
def house() -> House:
    return House()


def test_in_the_hotspot_anybody_sees_what_is_nearby_and_names_are_only_text(house: House) -> None:
    seen = house.phone().get("/setup")
    text = seen.get_data(as_text=True)
    assert seen.status_code == 200
    assert "Home" in text
    assert "Büro ☕" in text
    assert "University" not in text
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert seen.headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "WLAN"), ("en", "Wi-Fi"), ("fr", "Wi-Fi"), ("it", "Wi-Fi"), ("es", "wifi")]
)
def test_it_is_in_every_language(house: House, lang: str, word: str) -> None:
    text = house.phone().get(f"/setup?lang={lang}").get_data(as_text=True)
    assert f'<html lang="{lang}">' in text
    assert word in text
    if lang != "en":
        assert "Which Wi-Fi is yours?" not in text


def test_joining_tells_what_comes_next(house: House) -> None:
    answer = house.phone().post("/setup/join", ssid=HOME, password="correct horse")
    text = answer.get_data(as_text=True)
    assert answer.status_code == 200
    assert house.network.asked == [Join(HOME, "correct horse")]
    assert "http://board-3f2a.local/first-evening" in text
    assert "<svg" in text
    assert "correct horse" not in text


def test_a_typed_name_counts_before_a_chosen_one(house: House) -> None:
    house.phone().post("/setup/join", ssid=HOME, name=" Gäste ", password="12345678")
    assert house.network.asked == [Join("Gäste".encode().hex(), "12345678")]


@pytest.mark.parametrize(("why", "status"), [("busy", 409), ("password", 400), ("name", 400), ("kind", 400)])
def test_what_is_refused_is_said_on_the_page(house: House, why: str, status: int) -> None:
    house.network.refuses = why
    answer = house.phone().post("/setup/join", ssid=HOME, password="x")
    assert answer.status_code == status
    assert 'role="alert"' in answer.get_data(as_text=True)


def test_a_wrong_password_is_said_when_the_hotspot_is_back(house: House) -> None:
    house.changes(why="password", tried=HOME)
    text = house.phone().get("/setup").get_data(as_text=True)
    assert "The password for Home was not right" in text
    assert f'value="{HOME}" checked' in text


def test_the_strongest_locked_network_is_chosen_before_anybody_chooses(house: House) -> None:
    free, far = WifiLine(b"Free".hex(), 90, "open"), WifiLine(b"Far".hex(), 20, "sae")
    house.changes(nearby=(free, WifiLine(HOME, 60, "psk"), far))
    assert re.findall(r'value="(\w+)" checked', house.phone().get("/setup").get_data(as_text=True)) == [HOME]
    house.changes(nearby=(free,))
    assert " checked" not in house.phone().get("/setup").get_data(as_text=True)


def test_the_other_choices(house: House) -> None:
    assert house.phone().post("/setup/search").status_code == 200
    text = house.phone().post("/setup/own", on="yes").get_data(as_text=True)
    assert house.network.asked == [Search(), OwnNetwork(on=True)]
    assert "abcdefghjk" in text


# --- who may ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["none", "trying", "online", "setup", "own"])
def test_from_the_home_network_only_a_host_may(house: House, mode: str) -> None:
    house.changes(mode=mode)
    stranger, host = house.phone(OUTSIDE), house.phone(OUTSIDE, host=True)
    assert stranger.get("/setup").status_code == 403
    for each in POSTS:
        assert stranger.post(f"/setup/{each}", ssid=HOME, on="yes").status_code == 403
    assert house.network.asked == []
    assert "abcdefghjk" not in stranger.get("/setup").get_data(as_text=True)
    assert host.get("/setup").status_code == 200
    assert host.post("/setup/search").status_code == 200


def test_only_a_host_at_home_has_every_wifi_forgotten(house: House) -> None:
    assert "Forget every Wi-Fi" not in house.phone().get("/setup").get_data(as_text=True)
    assert house.phone().post("/setup/forget").status_code == 403
    house.changes(mode="online", wifi=HOME)
    assert house.phone(OUTSIDE).post("/setup/forget").status_code == 403
    assert house.network.asked == []
    host = house.phone(OUTSIDE, host=True)
    assert "Forget every Wi-Fi" in host.get("/setup").get_data(as_text=True)
    assert "Its own hotspot opens now: board-3f2a" in host.post("/setup/forget").get_data(as_text=True)
    assert house.network.asked == [Forget()]


@pytest.mark.parametrize("mode", ["none", "trying", "online"])
def test_an_address_of_the_hotspot_is_worth_nothing_while_none_is_open(house: House, mode: str) -> None:
    house.changes(mode=mode)
    assert house.phone(INSIDE).get("/setup").status_code == 403
    assert house.phone(INSIDE).post("/setup/join", ssid=HOME).status_code == 403


def test_where_nobody_keeps_the_network_there_is_no_such_page(house: House) -> None:
    house.network.away = True
    for address in (INSIDE, OUTSIDE):
        assert house.phone(address, host=True).get("/setup").status_code == 404
        assert house.phone(address).post("/setup/join", ssid=HOME).status_code == 404


def test_another_sites_form_is_refused(house: House) -> None:
    for origin in ("http://evil.example", "null", "http://10.42.0.1:81"):
        assert house.phone().post("/setup/join", origin=origin, ssid=HOME).status_code == 403
    host = house.phone(OUTSIDE, host=True)
    assert host.post("/setup/own", origin=None, on="yes").status_code == 403
    assert house.network.asked == []


@pytest.mark.parametrize("body", [b"\xff", b"a=%FF", b"&".join([b"a=b"] * 20), b"password=" + b"x" * 5000])
def test_what_is_no_form_is_refused(house: House, body: bytes) -> None:
    answer = house.phone().browser.client.post(
        "/setup/join",
        base_url=BOARD,
        data=body,
        content_type="application/x-www-form-urlencoded",
        environ_overrides={"REMOTE_ADDR": INSIDE},
    )
    assert answer.status_code == 400
    assert house.network.asked == []


# --- the hotspot leads to the page ----------------------------------------------------------------------

PROBES = (
    ("connectivitycheck.gstatic.com", "/generate_204"),
    ("captive.apple.com", "/hotspot-detect.html"),
    ("www.msftconnecttest.com", "/connecttest.txt"),
    ("detectportal.firefox.com", "/success.txt"),
    ("detectportal.firefox.com", "/canonical.html"),
    ("network-test.debian.org", "/nm"),
    ("example.com", "/anything"),
)


@pytest.mark.parametrize(("host", "path"), PROBES)
@pytest.mark.parametrize("mode", ["setup", "own"])
def test_what_phones_ask_leads_to_the_page(house: House, host: str, path: str, mode: str) -> None:
    house.changes(mode=mode)
    answer = house.phone().get(path, host)
    assert (answer.status_code, answer.headers["Location"]) == (302, f"{BOARD}/setup")


def test_while_it_is_set_up_there_is_nothing_but_the_page(house: House) -> None:
    phone = house.phone()
    for path in ("/", "/api/state", "/care", "/api/join", "/setupx", "/static/icon.svg"):
        assert phone.get(path).status_code == 302, path
    assert phone.post("/api/host/proof").status_code == 403
    house.changes(mode="own")
    assert phone.get("/api/state").status_code == 200


def test_a_phone_that_stays_hears_that_all_is_well(house: House) -> None:
    house.changes(mode="own")
    phone, other = house.phone(), house.phone("10.42.0.18")
    assert "Stay in this Wi-Fi" in phone.get("/setup").get_data(as_text=True)
    text = phone.post("/setup/stay").get_data(as_text=True)
    assert f"{BOARD}/first-evening" in text
    assert "abcdefghjk" not in text
    for path, (body, _) in REACHED.items():
        answer = phone.get(path, "captive.apple.com")
        assert (answer.status_code, answer.get_data(as_text=True)) == (200 if body else 204, body)
        assert other.get(path, "captive.apple.com").status_code == 302
    house.changes(mode="setup")
    phone.get("/setup")
    house.changes(mode="own")
    assert phone.get("/generate_204", "captive.apple.com").status_code == 302


def test_nobody_stays_in_a_network_that_is_only_being_set_up(house: House) -> None:
    phone = house.phone()
    phone.post("/setup/stay")
    house.changes(mode="own")
    assert phone.get("/generate_204", "captive.apple.com").status_code == 302


def test_outside_the_hotspot_foreign_names_are_refused_as_ever(house: House) -> None:
    for mode in ("setup", "own", "online"):
        house.changes(mode=mode)
        assert house.phone(OUTSIDE).get("/generate_204", "captive.apple.com").status_code == 400


def test_a_game_that_is_coming_back_does_not_hold_it_up(house: House) -> None:
    house.table._view = replace(house.table.view(), starting=True)
    assert house.phone().post("/setup/search").status_code == 200
