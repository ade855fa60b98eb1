"""The page of the care in a real browser: phone and desk, five languages, by keyboard, backup and restore."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.short_and_full import languages
from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, examine, window
from tests.system.running import CODE, Client, Demo, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    with demo(tmp_path_factory.mktemp("care") / "data") as served:
        yield served


@pytest.fixture
def host(running: Demo) -> Iterator[Client]:
    client = Client(running.port)
    client.become_host()
    client.post("/api/care", {"brightness": 100, "volume": 100, "quiet": False})
    yield client
    client.close()


def open_care(one: Window, *, lang: str = "en", code: bool = True) -> None:
    one.page.goto(f"{one.url}/care?lang={lang}" + (f"#code={CODE}" if code else ""))
    one.page.wait_for_selector("#about summary", timeout=PATIENCE_MS)
    expect(one.page.locator("#who")).to_be_visible(visible=not code, timeout=PATIENCE_MS)


def await_care(host: Client, **wanted: Any) -> None:
    """Wait until the state says so: a page may know it from its own answer before."""
    host.until(lambda state: wanted.items() <= state["care"].items())


@pytest.mark.full
@languages("es")
def test_it_fits_a_phone_and_a_desk_and_everything_has_a_name(
    chromium: Browser, running: Demo, host: Client, lang: str
) -> None:
    host.post("/api/care", {"quiet": True})
    for size, code, scheme in ((PHONE, True, "light"), (DESK, False, "dark")):
        with window(chromium, running.port, size, color_scheme=scheme, bypass_csp=True) as one:
            open_care(one, lang=lang, code=code)
            for summary in one.page.locator("#links summary").all():
                summary.click()
            expect(one.page.locator("#links dl").first).to_be_visible()
            one.shot(f"care-{lang}-{size[0]}")
            one.sound(lang)
            found = examine(one.page)
            assert not found.response["violations"], found.generate_report()


def test_targets_on_a_phone_are_large_enough_for_a_thumb(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.post("/api/care", {"quiet": True})
    with window(chromium, running.port, PHONE) as one:
        open_care(one)
        small = one.page.evaluate(
            """() => [...document.querySelectorAll("main :is(a, button, input:not([hidden]), summary)")]
              .map((e) => (["checkbox", "radio"].includes(e.type) ? e.closest("label") : e))
              .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44)
              .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == []


def test_lights_are_set_with_the_keyboard_and_other_phones_follow(
    chromium: Browser, running: Demo, host: Client
) -> None:
    with window(chromium, running.port, DESK) as one, window(chromium, running.port, PHONE) as other:
        open_care(one)
        open_care(other, code=False)
        expect(other.page.locator("[data-f=brightness]")).to_be_disabled()
        slider = one.page.locator("[data-f=brightness]")
        slider.focus()
        one.page.keyboard.press("Home")
        expect(other.page.locator("[data-f=brightness]")).to_have_value("1", timeout=PATIENCE_MS)
        await_care(host, volume=100, quiet=False, brightness=1)
        one.page.keyboard.press("Tab")
        assert one.page.evaluate("document.activeElement.dataset.f") == "volume"
        one.page.keyboard.press("ArrowLeft")
        one.page.keyboard.press("Tab")
        assert one.page.evaluate("document.activeElement.dataset.f") == "quiet"
        one.page.keyboard.press("Space")
        expect(one.page.locator("[data-f=quiet_from]")).to_be_visible()
        expect(other.page.locator("[data-f=quiet]")).to_be_checked(timeout=PATIENCE_MS)
        await_care(host, volume=99)
        assert one.page.evaluate("document.activeElement.dataset.f") == "quiet"
        one.sound("en")


def test_a_phone_tells_the_time_where_the_table_does_not_know_it(
    chromium: Browser, running: Demo, host: Client
) -> None:
    if host.get("/api/care")["time"] is not None:
        pytest.skip("this machine knows the time")
    host.post("/api/care", {"quiet": True, "quiet_from": "00:00", "quiet_to": "23:59"})
    with window(chromium, running.port, PHONE) as one:
        open_care(one)
        one.says("#health", "does not know what time it is")
        await_care(host, quiet=False)
        one.page.locator("[data-f=time]").click()
        one.says("#care-now", "Quiet hours now: lights at 30 %, sounds at 0 %.")
        one.says("#health", "All well.")
        await_care(host, volume=0, quiet=True, brightness=30)
        one.sound("en")


def test_a_backup_is_made_and_brought_back_in_one_tap_each(
    chromium: Browser, running: Demo, host: Client, tmp_path: Path
) -> None:
    host.new_game(**GAME)
    with window(chromium, running.port, PHONE, accept_downloads=True) as one:
        open_care(one)
        with one.page.expect_download() as started:
            one.page.locator("[data-f=backup]").click()
        file = tmp_path / started.value.suggested_filename
        started.value.save_as(file)
        with one.page.expect_file_chooser() as chosen:
            one.button("Bring back a backup").click()
        chosen.value.set_files(file)
        one.says("#restoring", "All games of this backup were here already (1).")
        assert len(host.get("/api/games")) == 1
        one.sound("en")

        wrong = tmp_path / "holiday.zip"
        wrong.write_bytes(b"PK\x03\x04 pictures")
        one.page.set_input_files("#backup-file", wrong)
        one.says("#restoring", "This is no backup: it is no zip file, or only a part of one.")
        one.says("#urgent", "This is no backup")
        assert len(host.get("/api/games")) == 1
