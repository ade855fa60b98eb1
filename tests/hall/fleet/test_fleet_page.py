"""The page of all boards in a browser: what a host sees and orders, on a phone and on a large screen."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.core.model.fast_replace import replace
from companion.ports.care import CopiesStatus, CopyLine, FirmwareLine
from companion.words import fleet_words as words
from tests.daemon.loop.loop_rig import begun
from tests.hall.fleet.test_fleet_mosquitto import Board
from tests.hall.onlooker import HallProgram
from tests.mqtt.mosquitto import mosquitto, needs_mosquitto
from tests.system.browsing import PATIENCE_MS, TOO_WIDE, examine
from tests.system.running import free_port

pytestmark = [pytest.mark.browser, pytest.mark.slow, needs_mosquitto]
SIZES = ((1440, 900), (360, 740))
COPY = CopyLine("x", 0, "2026-11-27", update=False, size=1, whole=True, games=3, until="2026-11-27T21:10:00")


def test_a_host_sees_all_boards_and_orders_a_copy(chromium: Browser, tmp_path: Path) -> None:
    with ExitStack() as stack:
        broker = stack.enter_context(mosquitto(tmp_path / "broker"))
        boards = [Board(letter * 8, broker.port, tmp_path / letter, stack) for letter in "abc"]
        boards[0].care.copies = CopiesStatus((COPY,))
        boards[1].care.free = 120_000_000
        boards[2].care.firmware = (FirmwareLine("board", "", "0.2.0", ""),)
        begun(boards[1].made)
        hall = HallProgram(broker.port, free_port(), tmp_path / "hall")
        stack.callback(hall.kill)
        page = stack.enter_context(chromium.new_context(base_url=f"http://127.0.0.1:{hall.port}")).new_page()
        page.set_default_timeout(PATIENCE_MS)
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto("/fleet?lang=en")
        expect(page.locator("#boards")).to_contain_text("Only hosts of the hall")
        complaints.clear()  # the browser tells of the 403
        page.goto("/?lang=en")
        page.locator("summary", has_text="I am host of the hall").click()
        page.locator("input[name=code]").fill(hall.code)
        page.get_by_role("button", name="Be host of the hall").click()
        page.locator("[data-f=fleet]").click()
        expect(page.locator("tr[data-board]")).to_have_count(3)
        expect(page.locator("tr[data-board=bbbbbbbb]")).to_contain_text("0.1 GB")
        expect(page.locator("tr[data-board=bbbbbbbb] td .hidden")).to_have_text(["Red, ", "Blue, "])
        expect(page.locator("tr[data-board=aaaaaaaa]")).to_contain_text("2026-11-27")
        page.locator("[data-f=choose-cccccccc]").uncheck()
        page.locator("[data-f=fleet-copy]").click()
        expect(page.locator("#queue")).to_contain_text(words.WAITS_PLAYING.text)
        expect(page.locator("#queue")).to_contain_text(words.COPYING.text)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOO_WIDE) == []
            assert examine(page).violations_count == 0
            page.screenshot(path=tmp_path / f"fleet-{width}.png", full_page=True)
        boards[0].care.copies = replace(boards[0].care.copies, asked=False)
        expect(page.locator("#queue")).to_contain_text(words.COPIED.text)
        page.locator("[data-f=fleet-stop]").click()
        expect(page.locator("#queue")).to_contain_text(words.STOPPED.text)
        expect(page.locator("[data-f=fleet-stop]")).to_have_count(0)
        assert complaints == []
