"""A phone at a running companion, one of them killed, offline or without its cookie, comes back by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.system.browsing import ORIGIN, PATIENCE_MS, PHONE
from tests.system.running import Client, Demo, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NICKNAME = "Swift Fox"


def seated(chromium: Browser, running: Demo, host: Client) -> Page:
    """A phone that holds the red seat under a nickname; red is to roll."""
    host.become_host()
    host.new_game(variant="fast", seats=["red", "blue"])
    page = chromium.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    page.goto(f"http://{ORIGIN}:{running.port}/")
    page.locator("#bar [data-opens=table]").click(timeout=PATIENCE_MS)
    page.locator("[data-f=claim-red]").click(timeout=PATIENCE_MS)
    page.locator("[data-f=nickname]").fill(NICKNAME)
    page.locator("[data-f=that-is-me]").click()
    page.locator("#bar [data-opens=table]").click(timeout=PATIENCE_MS)
    expect(page.locator("#seats li").first).to_contain_text(NICKNAME, timeout=PATIENCE_MS)
    expect(page.locator("#seats li").first).to_contain_text("you", timeout=PATIENCE_MS)
    return page


def test_a_companion_killed_under_an_open_page_costs_nothing(chromium: Browser, tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        page = seated(chromium, running, host)
        host.post("/api/roll", {"number": 5})
        page.locator("[data-f=more-red]").click(timeout=PATIENCE_MS)
        page.get_by_role("button", name="Change the name").click()
        field = page.locator("[data-f=nickname]")
        field.fill("Brave Bear")
        host.close()
        running.kill()
        expect(page.locator("#banner")).to_contain_text("No connection", timeout=PATIENCE_MS)
        running.restart()
        expect(page.locator("#mood .dot.live")).to_be_attached(timeout=PATIENCE_MS)
        assert field.input_value() == "Brave Bear"
        page.keyboard.press("Enter")
        host.until(lambda state: state["seats"][0]["name"] == "Brave Bear")
        state = host.state()
        assert (state["turn"], state["die"]) == ("red", 5)
        assert host.get("/api/me")["claimed"] == ["red"]
        expect(page.locator("#now")).to_contain_text("Brave Bear", timeout=PATIENCE_MS)
        host.close()


@pytest.mark.full
def test_who_was_offline_is_told_what_was_played(chromium: Browser, tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        page = seated(chromium, running, host)
        page.context.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('online'))")  # Wi-Fi again, and no way to the board yet
        expect(page.locator("#banner")).to_contain_text("No connection", timeout=PATIENCE_MS)
        page.evaluate("(ms) => { const now = Date.now; Date.now = () => now() + ms; }", 60_000)
        host.post("/api/roll", {"number": 1})
        host.post("/api/enter", {"move": host.get("/api/moves")[0]["move"]})
        page.context.set_offline(False)
        expect(page.locator("#meanwhile")).to_contain_text("one turn was played", timeout=PATIENCE_MS)
        expect(page.locator("#meanwhile")).to_contain_text(host.state()["past"]["last"]["text"])
        host.close()


def test_a_lost_cookie_is_told_and_the_host_gives_the_seat_free(chromium: Browser, tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        page = seated(chromium, running, host)
        page.context.clear_cookies()
        page.reload()
        expect(page.locator(".note.bad")).to_contain_text("no longer holds the seat of", timeout=PATIENCE_MS)
        host.post("/api/seats/red/release", {})
        page.locator("[data-f=claim-red]").click(timeout=PATIENCE_MS)
        expect(page.locator("#seats li").first).to_contain_text("you", timeout=PATIENCE_MS)
        assert host.state()["seats"][0]["name"] == NICKNAME
        host.close()
