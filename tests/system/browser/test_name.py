"""The board by its name, ``NAME.local``, on a phone: all works there, and a foreign name reaches nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS, PHONE
from tests.system.running import Client, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def anywhere(playwright: Playwright) -> Iterator[Browser]:
    """Start a browser that finds this machine behind every name."""
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*ARGUMENTS, "--host-resolver-rules=MAP * 127.0.0.1"]
    )
    yield browser
    browser.close()


def test_a_phone_plays_by_the_boards_name_and_by_no_foreign_one(anywhere: Browser, tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="fast", seats=["red", "blue"])
        page = anywhere.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
        faults: list[str] = []
        page.on("console", lambda m: faults.append(m.text) if m.type in ("error", "warning") else None)
        page.goto(f"http://{socket.gethostname()}.local:{running.port}/")
        assert not page.evaluate("isSecureContext")
        page.locator("#bar [data-opens=table]").click(timeout=PATIENCE_MS)
        page.locator("#seats").get_by_role("button").first.click(timeout=PATIENCE_MS)
        page.locator("[data-f=that-is-me]").click(timeout=PATIENCE_MS)
        host.until(lambda _: len(host.get("/api/me")["claimed"]) == 1)
        page.locator("#bar [data-opens=game]").click()
        page.get_by_role("button", name="Roll for me").click(timeout=PATIENCE_MS)
        state = host.until(lambda state: state["die"] or state["past"]["lines"])
        assert state["die"] in range(1, 7) or state["past"]["last"]["move"] == "pass"
        assert faults == []
        answer = page.goto(f"http://evil.example:{running.port}/")
        assert answer is not None
        assert answer.status == 400
        expect(page.locator("body")).to_contain_text("This table is found here:")
        host.close()
