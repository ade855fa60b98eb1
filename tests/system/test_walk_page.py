"""The check's page on a phone in a real browser: walk, reload, findings, map, pieces, live sensors."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from companion.games.malefiz import GAME
from tests.system.browsing import PATIENCE_MS, PHONE, Window, window
from tests.system.running import CODE, Client, Demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOARD = "malefiz-classic"
REST_MS = 700


@pytest.fixture
def host(running: Demo) -> Iterator[Client]:
    """The hand at the board, and what the API says."""
    client = Client(running.port)
    client.become_host()
    for spot in client.get("/api/board")["magnets"]:
        client.magnet(spot, on=False)
    yield client
    client.close()


def open_as_host(shown: Window, language: str) -> None:
    """The page, as the host sees it."""
    shown.page.goto(f"{shown.url}/check?lang={language}#code={CODE}")
    expect(shown.page.locator("#choose")).to_be_visible(timeout=PATIENCE_MS)
    shown.page.locator("#notes .close").click()


def name_shown(shown: Window) -> str:
    return shown.page.locator("#walk .spot-name").inner_text()


def visit(shown: Window, hand: Client, spot: str) -> None:
    """Put the magnet down until the page has seen it, then take it away."""
    hand.magnet(spot, on=True)
    expect(shown.page.locator("#walk.seen, #test.seen")).to_be_visible(timeout=PATIENCE_MS)
    shown.page.wait_for_timeout(REST_MS)
    hand.magnet(spot, on=False)
    expect(shown.page.locator("#walk.seen, #test.seen")).to_have_count(0, timeout=PATIENCE_MS)


def test_a_walk_from_a_phone_survives_a_reload_and_finds_what_is_wrong(
    chromium: Browser, running: Demo, host: Client
) -> None:
    with window(chromium, running.port, PHONE, color_scheme="dark") as shown:
        open_as_host(shown, "de")
        shown.shot("check-choose-de")
        shown.sound("de")
        host.magnet("c1", on=True)
        shown.page.locator("[data-f=walk]").click()
        shown.says("#walk", "Räum das Brett leer. Ich sehe noch etwas auf: c1")
        shown.sound("de")
        host.magnet("c1", on=False)
        shown.says("#walk", "0 von 132")
        expect(shown.page.locator("#walk .spot-name")).to_have_text("red:4", timeout=PATIENCE_MS)
        shown.sound("de")
        visit(shown, host, "red:4")
        visit(shown, host, "red:5")
        third = name_shown(shown)
        shown.page.reload()
        shown.says("#walk", "2 von 132")
        assert name_shown(shown) == third
        host.magnet("i5", on=True)
        shown.says("#walk .told", f"Ich sehe i5 statt {third}.")
        shown.shot("check-elsewhere-de")
        shown.sound("de")
        host.magnet("i5", on=False)
        shown.says("#walk .hinted", f"Ich habe i5 gesehen statt {third}.")
        visit(shown, host, "i5")
        shown.says("#found", f"{third} meldet sich auf Leitung 49, die der Plan i5 gibt.")
        shown.page.locator("[data-f=skip]").click()
        shown.says("#found", "Ausgelassen")
        shown.page.locator("[data-f=back]").click()
        expect(shown.page.locator("#found")).not_to_contain_text("Ausgelassen", timeout=PATIENCE_MS)
        shown.shot("check-walk-de")
        shown.sound("de")
        for _ in range(GAME.board("classic").fields.bit_count() + 20):
            host.post("/api/check/press", {"key": "skip"})
        shown.says("#found", "3 von 132 Feldern haben sich gemeldet.")
        shown.shot("check-done-de")
        shown.sound("de")
        shown.page.locator("[data-f=write]").click()
        shown.page.locator("dialog").get_by_role("button", name="Plan schreiben").click()
        shown.says("#found .how", f'map = "{running.data / BOARD}.toml"')
        assert (running.data / f"{BOARD}.toml").read_text().startswith("# Walked ")
        assert "3 of 132 spots have answered" in (running.data / f"{BOARD}.toml").read_text()
        shown.sound("de")
        with shown.page.expect_download() as download:
            shown.page.locator("#found a[download]").click()
        assert download.value.suggested_filename == f"{BOARD}.toml"
        shown.page.locator("[data-f=end]").click()
        expect(shown.page.locator("#choose")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.full
def test_a_walk_in_which_all_was_skipped_offers_no_map_to_write(
    chromium: Browser, running: Demo, host: Client
) -> None:
    with window(chromium, running.port, PHONE) as shown:
        open_as_host(shown, "en")
        shown.page.locator("[data-f=walk]").click()
        expect(shown.page.locator("[data-f=skip]")).to_be_visible(timeout=PATIENCE_MS)
        for _ in range(len(GAME.board("classic").spots)):
            host.post("/api/check/press", {"key": "skip"})
        shown.says("#found", "0 of 132 spots have answered.")
        expect(shown.page.locator("[data-f=write]")).to_have_count(0)
        shown.shot("check-skipped-en")
        shown.sound("en")


@pytest.mark.full
def test_a_walk_that_was_left_is_gone_on_with_or_begun_anew(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.post("/api/check/walk", {"board": BOARD})
    while host.get("/api/check")["walk"]["phase"] != "waiting":  # until the last magnet is seen to be gone
        time.sleep(0.05)
    host.post("/api/check/press", {"key": "skip"})
    host.post("/api/check/leave", {})
    with window(chromium, running.port, PHONE) as shown:
        open_as_host(shown, "en")
        shown.page.locator("[data-f=walk]").click()
        shown.says("dialog", "1 of 132 spots are done.")
        shown.sound("en")
        shown.button("Close", "dialog").click()
        expect(shown.page.locator("#choose")).to_be_visible()
        assert host.get("/api/check")["on"] is None
        shown.page.locator("[data-f=walk]").click()
        shown.button("Go on from there", "dialog").click()
        shown.says("#walk", "1 of 132")
        shown.page.locator("[data-f=end]").click()
        shown.page.locator("[data-f=walk]").click()
        shown.button("Walk from the start", "dialog").click()
        shown.says("#walk", "0 of 132")


@pytest.mark.full
def test_pieces_are_judged_on_the_page(chromium: Browser, running: Demo, host: Client) -> None:
    with window(chromium, running.port, PHONE) as shown:
        open_as_host(shown, "en")
        shown.page.locator("[data-f=pieces]").click()
        expect(shown.page.locator("#test .spot-name")).to_have_text("i7", timeout=PATIENCE_MS)
        for _ in range(4):
            visit(shown, host, "i7")
        shown.says("#test .found-list", "Piece 1: good.")
        shown.shot("check-pieces-en")
        shown.sound("en")


@pytest.mark.full
def test_sensors_are_live_during_a_game_and_nothing_else_can_be_checked(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.new_game(variant="classic", seats=["red", "blue"], names={})
    with window(chromium, running.port, PHONE) as shown:
        open_as_host(shown, "en")
        shown.says("#choose", "A game is being played")
        expect(shown.page.locator("[data-f=walk]")).to_be_disabled()
        shown.page.locator("[data-f=live]").click()
        row = shown.page.locator("#sensors tr", has_text="c1")
        host.magnet("c1", on=True)
        expect(row.first).to_have_class("is-on", timeout=PATIENCE_MS)
        host.magnet("c1", on=False)
        expect(row.first).not_to_have_class("is-on", timeout=PATIENCE_MS)
        shown.shot("check-live-en")
        shown.sound("en")


def test_who_is_not_the_host_sees_nothing_and_is_told_how(chromium: Browser, running: Demo) -> None:
    with window(chromium, running.port, PHONE) as shown:
        shown.page.goto(f"{shown.url}/check?lang=en")
        shown.says("#who", "Checking is for the host")
        shown.sound("en")
        shown.button("Become the host", "#who").click()
        shown.page.locator("dialog input").fill(CODE)
        shown.button("Become the host", "dialog").click()
        expect(shown.page.locator("#choose")).to_be_visible(timeout=PATIENCE_MS)
        shown.sound("en")


@pytest.mark.full
def test_the_host_finds_the_check_on_the_status_page(chromium: Browser, running: Demo) -> None:
    with window(chromium, running.port, PHONE) as shown:
        shown.go("/?lang=en")
        expect(shown.page.locator("#table a[data-f=check]")).to_have_count(0)
        shown.page.goto(f"{shown.url}/?lang=en#code={CODE}")
        shown.part("more")
        shown.page.locator("#table a[data-f=check]").click()
        shown.says("main", "Check the board")


def test_a_drawn_board_need_not_be_walked_before_a_game(host: Client) -> None:
    for game in host.get("/api/shelf")["games"]:
        assert not any(edition["unwalked"] for edition in game["editions"])
