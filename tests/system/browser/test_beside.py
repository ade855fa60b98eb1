"""The questions beside the game in a real browser: taking back by hand, and whose piece it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import PATIENCE_MS, PHONE, Window, window
from tests.system.running import CODE, Client, Demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}
LOOKS = (("de", "light"), ("en", "dark"))


@pytest.fixture
def hands(running: Demo) -> Iterator[Client]:
    """Anna (red) and Mo (blue) have each played a turn by hand; Anna is to roll."""
    client = Client(running.port)
    client.become_host()
    client.new_game(**GAME)
    for number, (die, frm, to) in enumerate(((1, "red:5", "c1"), (2, "blue:5", "p1")), 1):
        client.post("/api/roll", {"number": die})
        touch(client, f"-{frm}", f"+{to}")
        client.until(lambda state, n=number: state["past"]["lines"] == n)
    yield client
    client.close()


def touch(client: Client, *touches: str) -> None:
    """Magnets go (``-a1``) and come (``+a1``)."""
    for one in touches:
        client.magnet(one[1:], on=one[0] == "+")
        time.sleep(0.1)  # as hands do


@contextmanager
def phones(chromium: Browser, port: int) -> Iterator[list[tuple[Window, str, str]]]:
    """Phones of hosts, in two languages and two looks; none moves what it shows."""
    with ExitStack() as stack:
        shown = []
        for language, look in LOOKS:
            more = {"color_scheme": look, "reduced_motion": "reduce"}
            one = stack.enter_context(window(chromium, port, PHONE, **more))
            one.go(f"/?lang={language}")
            one.page.goto(f"{one.url}/?lang={language}#code={CODE}")
            one.says(
                "#notes", {"de": "Du hast jetzt die Spielleitung", "en": "You are the host now"}[language]
            )
            one.button({"de": "Schließen", "en": "Close"}[language], "#notes").click()
            shown.append((one, language, look))
        yield shown


def look_at(shown: list[tuple[Window, str, str]], name: str, **texts: str) -> None:
    for one, language, look in shown:
        one.says("#beside", texts[language])
        one.sound(language)
        one.shot(f"{name}-{language}-{look}")


@pytest.mark.full
def test_turns_put_back_by_hand_are_taken_back_with_one_tap(
    chromium: Browser, running: Demo, hands: Client
) -> None:
    with phones(chromium, running.port) as shown:
        (german, _, _), (english, _, _) = shown
        touch(hands, "-p1", "+blue:5", "-c1", "+red:5")
        look_at(
            shown,
            "take-back",
            de="Das Brett steht wie vor 2 Zügen, vor dem Zug von Anna (rot)",
            en="The board stands as it did 2 turns ago, before the turn of Anna (red)",
        )
        assert german.page.locator("#act").is_hidden()  # one question at a time
        german.button("Nein, es bleibt, wie es war").click()
        expect(english.page.locator("#beside")).to_be_hidden(timeout=PATIENCE_MS)
        english.says("#act", "Let us put that right")
        touch(hands, "-red:5", "+c1", "-blue:5", "+p1")
        hands.until(lambda state: state["phase"] == "roll")
        touch(hands, "-p1", "+blue:5")
        look_at(
            shown,
            "take-back-one",
            de="Das Brett steht wie vor dem Zug von Mo (blau)",
            en="The board stands as it did before the turn of Mo (blue)",
        )
        english.button("Yes, take back").click()
        state = hands.until(lambda state: state["turn"] == "blue")
        assert (state["die"], state["phase"], state["past"]["lines"]) == (2, "move", 1)
        english.says("#now .moment", "The turn of Mo (blue) was taken back.")
        assert [one.faults for one, _, _ in shown] == [[], []]


@pytest.mark.full
def test_a_phone_that_only_looks_answers_nothing(chromium: Browser, running: Demo, hands: Client) -> None:
    with window(chromium, running.port, PHONE) as watcher, window(chromium, running.port, PHONE) as mo:
        watcher.go("/?lang=en")
        mo.go("/?lang=en")
        assert mo.post("/api/seats/blue/claim", {}) == 200
        mo.go("/?lang=en")
        touch(hands, "-p1", "+blue:5", "-c1", "+red:5")
        watcher.says("#beside", "2 turns ago")
        mo.says("#beside", "2 turns ago")
        assert watcher.button("Yes, take back 2 turns").is_disabled()
        assert watcher.button("No, go on as before").is_disabled()
        assert mo.button("Yes, take back 2 turns").is_disabled()
        assert mo.button("No, go on as before").is_enabled()


def test_whose_piece_it_is_is_asked_and_led_back(chromium: Browser, running: Demo, hands: Client) -> None:
    with phones(chromium, running.port) as shown:
        english = shown[1][0]
        touch(hands, "-c1", "-p1", "+p1", "+c1")
        look_at(shown, "whose", de="die rote Figur steht auf dem", en="the red pawn stands on")
        assert english.page.locator("#play").get_by_role("button", name="Roll for me").is_enabled()
        english.button("No, they have changed places").click()
        look_at(shown, "whose-back", de="Zurücktauschen", en="Change them back")
        touch(hands, "-c1", "-p1", "+c1", "+p1")
        for one, _, _ in shown:
            expect(one.page.locator("#beside")).to_be_hidden(timeout=PATIENCE_MS)
        touch(hands, "-c1", "-p1", "+p1", "+c1")
        english.button("Yes, that is so").click()
        hands.until(lambda state: state["whose"] is None)
        assert [one.faults for one, _, _ in shown] == [[], []]
