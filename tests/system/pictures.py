"""The README's pictures, taken of a real game: ``python -m tests.system.pictures`` (half a minute)."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from companion.games.malefiz import GAME
from companion.simulate import CAREFUL, Hand
from tests.system.browsing import ARGUMENTS, CHROMIUM, DESK, PHONE, carry, grab, window
from tests.system.running import CODE, Client, demo

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = {"red": "Anna", "green": "Jonas", "yellow": "Oma", "blue": "Mo"}
TURNS = 25


def eager(moves: list[str], draw: random.Random) -> str:
    """A turn as children play: capture what can be captured, else climb."""

    def worth(move: str) -> tuple[bool, int, float]:
        target = move.split(">", maxsplit=1)[0].replace("*", "-").replace("x", "-").rsplit("-", 1)[-1]
        return "x" in move, int(target[1:] or 0), draw.random()

    return max(moves, key=worth)


def play(client: Client, draw: random.Random) -> None:
    """Some turns by simulated hands, so that there is something to see."""
    seats = tuple(NAMES)
    options = {"capture_own": False}
    client.new_game(variant="classic", seats=seats, names=NAMES, options=options)
    hand = Hand(GAME, GAME.board("classic"), GAME.setup("classic", seats, options), draw, CAREFUL)
    for number in range(1, TURNS + 1):
        die = draw.randint(1, 6)
        client.post("/api/roll", {"number": die})
        for edge in hand.play(die, eager(GAME.legal(hand.position, die), draw), 0):
            client.magnet(edge.spot, on=edge.on)
            time.sleep(0.08)  # as hands do
        client.until(lambda state, n=number: state["past"]["lines"] == n)


def main() -> None:
    """Play, lift a pawn, and take both pictures at that moment."""
    draw = random.Random(8)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, demo(Path(data) / "data") as running, sync_playwright() as p:
        client = Client(running.port)
        client.become_host()
        play(client, draw)
        client.post("/api/roll", {"number": 5})
        browser = p.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        with (
            window(browser, running.port, DESK, locale="en", reduced_motion="reduce") as table,
            window(browser, running.port, PHONE, locale="en", reduced_motion="reduce") as phone,
        ):
            table.go(f"/board#code={CODE}")
            phone.go("/")
            table.says("#notes", "You are the host now")
            table.button("Close", "#notes").click()
            moves = [move for move in table.get("/api/moves") if move["from"] in client.state()["pieces"]]
            chosen = max(moves, key=lambda move: (move["kind"] == "capture", int(move["to"][1:])))
            grab(table.page, chosen["from"])
            carry(table.page, chosen["to"])
            for shown in (table, phone):
                shown.says("#now", "exactly 5 fields")
            table.page.wait_for_function("document.querySelectorAll('.ring').length > 2")
            table.page.wait_for_timeout(600)  # pieces glide for half a second
            table.page.screenshot(path=IMAGES / "table.png")
            phone.page.screenshot(path=IMAGES / "phone.png")
        browser.close()
        client.close()


if __name__ == "__main__":
    main()
