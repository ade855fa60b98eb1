"""What families do to phones in the middle of a game: each phone goes on, and complains of nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import PATIENCE_MS, PHONE
from tests.system.running import CODE
from tests.system.walker.actions import read, stray
from tests.system.walker.elsewhere import GAMES
from tests.system.walker.evening import LOOKS, Evening, Phone, evening

pytestmark = [pytest.mark.browser, pytest.mark.full, pytest.mark.slow]

MOVE = b"house-"
"""Stands in what is stored of a turn."""
TWO = {"host": LOOKS["host"], "player": ("/", PHONE, "fr", "dark")}


@pytest.fixture
def shown(chromium: Browser, tmp_path: Path) -> Iterator[Evening]:
    """Malefiz of two, each with a phone: the host's plays yellow, the other one green; yellow rolls."""
    with evening(chromium, tmp_path / "data", 1, GAMES["malefiz-fast"], TWO) as found:
        host, player = found.phones
        assert host.post("/api/seats/yellow/claim", {}) == 200
        assert player.post("/api/seats/green/claim", {}) == 200
        found.state()
        yield found


def sees(phone: Phone, evening: Evening) -> None:
    """The page shows what a fresh one shows, and nothing was wrong on it."""
    phone.settle(evening.host.state()["rev"])
    phone.sound(phone.language)
    evening.look_closely(phone)


def whole_turn(evening: Evening) -> None:
    """Roll and move for whoever's turn it is, as hands do."""
    evening.host.post("/api/roll", {"number": 6})
    state = evening.host.state()
    evening.hands.play(state, evening.hands.possible(state)[0])


def rolls_four(evening: Evening) -> None:
    """The host's page says that a four was rolled."""
    evening.phones[0].page.locator("[data-f=n4]").click(timeout=PATIENCE_MS)
    evening.host.until(lambda now: now["die"] == 4)


def test_two_phones_of_one_player_show_the_same_and_either_may_roll(shown: Evening) -> None:
    first, second = shown.phones
    assert second.post("/api/seats/green/release", {}) == 200
    assert first.post("/api/seats/yellow/share", {"on": True}) == 200
    assert second.post("/api/seats/yellow/claim", {}) == 200
    second.page.locator("[data-f=n4]").click(timeout=PATIENCE_MS)
    shown.host.until(lambda now: now["die"] == 4)
    for phone in (first, second):
        sees(phone, shown)


def test_a_phone_that_was_away_for_two_minutes_of_its_turn_is_up_to_date_when_it_is_back(
    shown: Evening,
) -> None:
    host, player = shown.phones
    host.page.clock.install()
    host.open()
    host.unplugged = True
    host.page.context.set_offline(True)
    host.page.clock.fast_forward("02:00")
    whole_turn(shown)
    host.page.context.set_offline(False)
    host.page.clock.fast_forward("00:30")
    expect(host.page.locator("body:not(.stale)")).to_be_attached(timeout=PATIENCE_MS)
    host.unplugged = False
    host.page.clock.resume()
    for phone in (host, player):
        sees(phone, shown)


def test_another_language_in_the_middle_of_an_illegal_try_keeps_the_way_back(shown: Evening) -> None:
    host, player = shown.phones
    rolls_four(shown)
    stray(shown, shown.host.state())
    steps = shown.host.state()["steps"]
    host.settle(shown.host.state()["rev"])
    read(host, "it")
    assert steps == shown.host.state()["steps"] != []
    for phone in (host, player):
        sees(phone, shown)
    shown.hands.put_right()
    sees(host, shown)


def test_a_seat_handed_over_in_the_middle_of_a_turn_takes_the_keys_along(shown: Evening) -> None:
    host, player = shown.phones
    rolls_four(shown)
    assert host.post("/api/seats/yellow/release", {}) == 200
    assert player.post("/api/seats/yellow/claim", {}) == 200
    for phone in (host, player):
        sees(phone, shown)
    state = shown.host.state()
    shown.hands.play(state, shown.hands.possible(state)[0])
    for phone in (host, player):
        sees(phone, shown)


def test_back_reload_and_a_bookmark_of_an_ended_game_lead_somewhere(shown: Evening) -> None:
    host, _ = shown.phones
    whole_turn(shown)
    number = shown.host.state()["game_id"]
    shown.host.post("/api/game/end", {})
    for path in (f"/games/{number}", "/games", "/care"):
        host.page.goto(f"{host.url}{path}?lang={host.language}")
        host.quiet()
        host.sound(host.language)
    for _ in range(3):
        host.page.go_back()
        host.quiet()
        host.page.reload()
        host.quiet()
        host.sound(host.language)
    host.page.goto(f"{host.url}/games/{number}?lang={host.language}#turn=99")
    expect(host.page.locator("main h1")).to_be_visible(timeout=PATIENCE_MS)
    host.sound(host.language)


def test_a_link_to_a_stored_game_that_is_damaged_says_so_and_breaks_nothing(shown: Evening) -> None:
    host, player = shown.phones
    whole_turn(shown)
    number = shown.host.state()["game_id"]
    shown.host.post("/api/game/end", {})
    player.unplugged = host.unplugged = True
    shown.running.kill()
    shown.host.close()
    log = next(shown.running.data.glob("*.sqlite-wal"))
    whole = log.read_bytes()
    assert whole.count(MOVE) > 0
    log.write_bytes(whole.replace(MOVE, MOVE.swapcase()))
    shown.running.restart()
    for path in (f"/games/{number}", "/games", "/"):
        response = host.page.goto(f"{host.url}{path}?lang={host.language}")
        assert response is not None
        assert response.status == 200
        expect(host.page.locator("main h1").first).to_be_visible(timeout=PATIENCE_MS)
        host.quiet()
    assert "is damaged" in (shown.running.data / "console.log").read_text()


def test_a_window_that_is_open_when_the_companion_is_killed_can_be_closed_and_used(shown: Evening) -> None:
    host, player = shown.phones
    rolls_four(shown)
    host.settle(shown.host.state()["rev"])
    host.page.locator("[data-f=turns]").first.click(timeout=PATIENCE_MS)
    host.page.wait_for_selector("dialog[open]", timeout=PATIENCE_MS)
    for phone in (host, player):
        phone.unplugged = True
    shown.host.close()
    shown.running.kill()
    for phone in (host, player):
        expect(phone.page.locator("body.stale")).to_be_attached(timeout=PATIENCE_MS)
    shown.running.restart()
    for phone in (host, player):
        expect(phone.page.locator("body:not(.stale)")).to_be_attached(timeout=PATIENCE_MS)
        phone.unplugged = False
    shown.host.become_host(CODE)
    shown.look_at_windows(host)
    host.shut()
    for phone in (host, player):
        sees(phone, shown)
    assert shown.host.state()["die"] == 4


def test_cookies_that_are_deleted_cost_the_seat_and_nothing_else(shown: Evening) -> None:
    host, player = shown.phones
    player.page.context.clear_cookies()
    whole_turn(shown)
    player.open()
    sees(player, shown)
    assert not player.get("/api/me")["seats"]
    host.page.context.clear_cookies()
    host.settle(shown.host.state()["rev"])
    shown.hands.put_right()
    assert host.faults == []
    host.open()
    sees(host, shown)
