"""From opening the page to the first roll: taps are counted, of a table that has played and a fresh one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import Window, window
from tests.system.running import CODE, Client, Demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL = (360, 600)
COUNT = """addEventListener("click", ({ isTrusted }) => {
  if (isTrusted) sessionStorage.setItem("taps", Number(sessionStorage.getItem("taps")) + 1);
}, true);"""
LAST = {
    "game": "malefiz",
    "variant": "fast",
    "seats": ["red", "blue"],
    "names": {"red": "Mia", "blue": "Ben"},
    "options": {"may_pass": True},
}


def opened(phone: Window, path: str = "/") -> Window:
    """The page opened anew, no tap made yet."""
    phone.page.add_init_script(COUNT)
    phone.go(path)
    phone.page.evaluate("sessionStorage.removeItem('taps')")
    return phone


def rolled_after(phone: Window) -> int:
    """Tap "Roll"; so many taps were made by then, each on something in view."""
    roll = phone.page.locator(".roll-pad .roll")
    expect(roll).to_be_in_viewport(ratio=1)
    roll.click()
    phone.says("#now", "Rolled: ")
    return int(phone.page.evaluate("sessionStorage.getItem('taps')"))


def test_whoever_played_last_time_rolls_after_two_taps_whatever_was_restarted(
    chromium: Browser, running: Demo
) -> None:
    host = Client(running.port)
    host.become_host()
    host.new_game(**LAST)
    with (
        window(chromium, running.port, SMALL, locale="en") as phone,
        window(chromium, running.port, SMALL, locale="en") as stranger,
    ):
        phone.go("/")
        assert phone.post("/api/seats/blue/claim", {}) == 200
        host.post("/api/game/end", {})
        host.close()
        phone.page.goto("about:blank")
        running.kill()
        running.restart()
        opened(stranger)
        expect(stranger.button("The same again")).to_have_count(0)
        opened(phone)
        phone.says("#play", "Ben begins.")
        again = phone.button("The same again")
        expect(again).to_be_in_viewport(ratio=1)
        again.click()
        assert rolled_after(phone) == 2
        state = phone.get("/api/state")
        assert (state["turn"], state["variant"], state["options"]["may_pass"]) == ("blue", "fast", True)
        assert [seat["name"] for seat in state["seats"]] == ["Mia", "Ben"]
        assert phone.get("/api/me")["seats"] == ["blue"]


def test_at_the_first_time_a_host_chooses_a_board_and_starts(chromium: Browser, running: Demo) -> None:
    with window(chromium, running.port, SMALL, locale="en") as phone:
        opened(phone, f"/#code={CODE}")
        phone.page.locator(".tile").first.click()
        start = phone.button("Start the game")
        expect(start).to_be_in_viewport(ratio=1)
        start.click()
        assert rolled_after(phone) == 3
        assert phone.get("/api/state")["variant"] == "classic"


@pytest.mark.full
def test_without_the_codes_address_that_is_one_tap_more(chromium: Browser, running: Demo) -> None:
    with window(chromium, running.port, SMALL, locale="en") as phone:
        opened(phone)
        phone.page.locator(".tile").first.click()
        phone.page.get_by_label("Code of the companion").fill(CODE)
        phone.button("Become the host").click()
        phone.button("Start the game").click()
        assert rolled_after(phone) == 4
