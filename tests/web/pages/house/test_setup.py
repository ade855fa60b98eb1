"""The page of the Wi-Fi on a small phone: choose, type, join; nothing is too small or too wide."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from companion.ports.network import Forget, Join, NetworkStatus
from companion.web import WebSettings, create_app
from companion.web.access import portal
from companion.web.routes.setup import Entrance, SetupRoutes
from tests.network.fake_network import FakeNetwork
from tests.short_and_full import languages
from tests.system.browsing import examine
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
HOME = b"Home".hex()
STATES: dict[str, dict[str, Any]] = {
    "choose": {},
    "wrong": {"why": "password", "tried": HOME},
    "empty": {"nearby": ()},
    "joining": {"mode": "joining", "wifi": HOME},
    "own": {"mode": "own"},
}


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> FakeNetwork:
    """The hotspot of a board, in which this machine is."""
    monkeypatch.setattr(portal, "_RANGE", ipaddress.ip_network("127.0.0.0/8"))
    return FakeNetwork()


@pytest.fixture
def phone(chromium: Browser, network: FakeNetwork) -> Iterator[Page]:
    app = create_app(FakeTable(), WebSettings(hostname="board-3f2a", clock=FakeClock()), network=network)
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        yield page


def picture(page: Page, name: str) -> None:
    """Keep a picture where somebody asks for it: ``PICTURES=folder``."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def fits(page: Page) -> None:
    """Nothing is too small for a finger, wider than the phone, or a riddle to a screen reader."""
    assert page.evaluate(SMALL) == []
    assert not page.evaluate(WIDE)
    assert examine(page, {"resultTypes": ["violations"]}).response["violations"] == []


def test_three_taps_join_and_tell_where_to_go_on(phone: Page, network: FakeNetwork) -> None:
    phone.goto("/setup?lang=de")
    phone.get_by_label("Home", exact=False).first.check()
    phone.get_by_label("Passwort des WLAN").fill("correct horse")
    phone.get_by_role("button", name="Verbinden").click()
    expect(phone.get_by_role("heading")).to_have_text("Das Brett wechselt zu Home")
    expect(phone.locator("main")).to_contain_text("http://board-3f2a.local")
    assert network.asked == [Join(HOME, "correct horse")]
    fits(phone)
    picture(phone, "leaving")


@pytest.mark.parametrize("state", STATES)
@languages("de")
def test_every_state_fits_a_small_phone(phone: Page, network: FakeNetwork, state: str, lang: str) -> None:
    network.shown = replace(network.shown, **STATES[state])
    assert isinstance(network.shown, NetworkStatus)
    phone.goto(f"/setup?lang={lang}")
    for each in phone.locator("summary").all():
        if not each.evaluate("e => e.parentElement.open"):
            each.click()
    fits(phone)
    picture(phone, f"{state}-{lang}")


def test_whoever_stays_is_told_the_address(phone: Page, network: FakeNetwork) -> None:
    network.shown = replace(network.shown, mode="own")
    phone.goto("/setup?lang=en")
    phone.get_by_role("button", name="Stay in this Wi-Fi").click()
    expect(phone.locator("main")).to_contain_text("http://10.42.0.1")
    fits(phone)


@languages("it")
def test_a_host_has_every_wifi_forgotten(
    phone: Page, network: FakeNetwork, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    network.shown = replace(network.shown, mode="online", wifi=HOME)
    monkeypatch.setattr(
        SetupRoutes, "_enter", lambda *_, **__: Entrance(network.shown, inside=False, may=True)
    )
    phone.goto(f"/setup?lang={lang}")
    for each in phone.locator("summary").all():
        each.click()
    fits(phone)
    picture(phone, f"give-away-{lang}")
    phone.locator("form[action^='/setup/forget'] button").click()
    expect(phone.get_by_role("status")).to_contain_text("board-3f2a")
    assert network.asked == [Forget()]
    fits(phone)
    picture(phone, f"forgets-{lang}")
