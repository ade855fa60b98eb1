"""The card that tells the house, in a real browser: five languages, by keyboard, wrong and right, and off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.mqtt.mosquitto import Mosquitto, mosquitto, needs_mosquitto
from tests.short_and_full import languages
from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, examine, window
from tests.system.running import CODE, Demo, demo

WORD = "vertraulich-77"
pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    with demo(tmp_path_factory.mktemp("house") / "data") as served:
        yield served


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Demo]:
    with demo(tmp_path / "data") as served:
        yield served


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    with mosquitto(tmp_path / "broker", user="board", password=WORD) as made:
        yield made


def open_card(one: Window, lang: str = "en") -> None:
    one.page.goto(f"{one.url}/care?lang={lang}#code={CODE}")
    folded = one.page.locator("#house summary")
    expect(folded.locator(".stands")).not_to_be_empty(timeout=PATIENCE_MS)
    expect(one.page.locator("#house form")).to_be_hidden()
    folded.click()
    expect(one.page.locator("#house form")).to_be_visible()


def field(one: Window, name: str, value: str) -> None:
    one.page.locator(f"[data-f=house-{name}]").fill(value)


@languages("fr")
def test_it_fits_and_everything_has_a_name_and_room_for_a_thumb(
    chromium: Browser, running: Demo, lang: str
) -> None:
    for size in (PHONE, DESK):
        with window(chromium, running.port, size, bypass_csp=True) as one:
            open_card(one, lang)
            field(one, "host", "no host")
            one.sound(lang)
            found = examine(one.page)
            assert not found.response["violations"], found.generate_report()
            small = one.page.evaluate(
                """() => [...document.querySelectorAll("#house :is(button, input)")]
                  .map((e) => (e.type === "checkbox" ? e.closest("label") : e))
                  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44).length"""
            )
            assert small == 0


def test_nobody_but_a_host_sees_it(chromium: Browser, running: Demo) -> None:
    with window(chromium, running.port, PHONE) as one:
        one.page.goto(f"{one.url}/care")
        one.page.wait_for_selector("#about summary", timeout=PATIENCE_MS)
        expect(one.page.locator("#house")).to_be_hidden(timeout=PATIENCE_MS)


@needs_mosquitto
def test_a_broker_is_typed_tried_told_and_switched_off(
    chromium: Browser, fresh: Demo, broker: Mosquitto
) -> None:
    with window(chromium, fresh.port, PHONE) as one:
        open_card(one)
        for name, value in (("host", "127.0.0.1"), ("port", "1"), ("user", "board"), ("password", "wrong")):
            field(one, name, value)
        one.page.locator("[data-f=house-password]").press("Enter")
        one.says("#house .hinted", "no broker answers on port 1")
        field(one, "port", str(broker.port))
        one.page.locator("[data-f=house-try]").click()
        one.says("#house .hinted", "does not take this user and password")
        expect(one.page.locator("[data-f=house-host]")).to_have_value("127.0.0.1")
        field(one, "password", WORD)
        one.page.locator("[data-f=house-commands]").focus()
        one.page.keyboard.press("Space")
        expect(one.page.locator("[data-f=house-commands]")).to_be_checked(timeout=PATIENCE_MS)
        one.faults.clear()  # two refusals, as they should be
        one.page.locator("[data-f=house-try]").click()
        one.says("#house .stands", "127.0.0.1 is told.")
        expect(one.page.locator("[data-f=house-password]")).to_have_value("", timeout=PATIENCE_MS)
        one.page.reload()
        expect(one.page.locator("[data-f=house-commands]")).to_be_checked(timeout=PATIENCE_MS)
        assert WORD not in one.page.content()
        one.page.locator("#house summary").click()
        one.page.locator("[data-f=house-off]").click()
        one.page.locator("dialog .button.primary").click()
        one.says("#house .stands", "Not connected.")
        expect(one.page.locator("[data-f=house-off]")).to_be_hidden(timeout=PATIENCE_MS)
        one.sound("en")
