"""A child sweeps over the board: what a phone (360 px, German) shows then, and its two keys."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from companion.games.malefiz import GAME
from tests.system.browsing import DESK, PHONE, window
from tests.system.running import CODE, Client, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PLAYED = [spot for spot in GAME.board("classic").spots if not spot.startswith(("green:", "yellow:"))]
SWEPT = 60
"""Touches, more than the referee follows."""


def sweep(client: Client, seed: int = 1) -> set[str]:
    """Lift and put magnets in no order; gives where they stood before."""
    rng, began = Random(seed), set(client.state()["spots"])
    there, held = set(began), 0
    for _ in range(SWEPT):
        put = held > 0 and (held > 3 or rng.random() < 0.5)
        spot = rng.choice([each for each in PLAYED if (each in there) != put])
        client.magnet(spot, on=put)
        there ^= {spot}
        held += -1 if put else 1
        client.until(lambda state, spot=spot, put=put: (spot in state["spots"]) == put)
    return began


def put(client: Client, wanted: set[str]) -> None:
    there = set(client.state()["spots"])
    for spot in sorted(there - wanted):
        client.magnet(spot, on=False)
    for spot in sorted(wanted - there):
        client.magnet(spot, on=True)


@pytest.mark.full
def test_the_page_says_it_shows_how_it_stood_and_has_two_keys(tmp_path: Path, chromium: Browser) -> None:
    with (
        demo(tmp_path / "data") as running,
        window(chromium, running.port, DESK, locale="en-GB") as table,
        window(chromium, running.port, PHONE, locale="de-DE") as phone,
        closing(Client(running.port)) as client,
    ):
        client.become_host()
        client.new_game(variant="classic", seats=("red", "blue"))
        client.until(lambda state: state["phase"] == "roll")
        client.post("/api/roll", {"number": 3})
        phone.go("/")
        began = sweep(client)
        state = client.until(lambda state: state["lost"])
        assert state["phase"] == "illegal"
        client.until(lambda state: bool(state["steps"]))
        phone.says("#now", "Ich habe den Faden verloren")
        phone.says("#act h2", "So stand es")
        phone.shot("lost-1")
        phone.page.get_by_role("button", name="So hinstellen, wie es war").click()
        expect(phone.page.locator("#act .step")).to_be_visible()
        phone.page.locator("#act .step").scroll_into_view_if_needed()
        phone.shot("lost-2-put-back")
        phone.sound("de")
        put(client, began - {"red:5"} | {"o1"})  # far beyond a 3
        state = client.until(lambda state: state["accept"] and state["accept"]["can"])
        table.go(f"/#code={CODE}")
        table.says("#notes", "You are the host now")
        table.page.get_by_role("button", name="Go on as it stands").first.click()
        table.shot("lost-3-go-on")
        table.page.get_by_role("dialog").get_by_role("button", name="Yes, it counts").click()
        state = client.until(lambda state: state["turn"] == "blue")
        assert state["pieces"]["o1"] == "red"
        assert not state["lost"]
