"""The moving picture of the README: half a minute of a game on a phone: ``python -m tests.tools.film``.

Hands on the virtual board and taps on the page play a written story; each moment is one picture, held as
long as it takes to read. Nothing in it is left to chance or to the clock.
"""

from __future__ import annotations

import io
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
from PIL import Image, ImageDraw
from playwright.sync_api import Page, expect, sync_playwright

from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS
from tests.system.running import Client, demo
from tests.tools.screenshots import before_the_goal, edit
from tests.web.preview.rig import LAID_OUT, SEEN

FILM = Path(__file__).parents[3] / "docs" / "images" / "game.webp"
MOST_BYTES = 1_500_000
SIZE, SCALE = (360, 640), 1.5
GAME = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}
SHORT_MS, LONG_MS = 650, 1_400
FINGER = (192, 66, 33)
QUALITY = 62


@dataclass
class Film:
    """Pictures of one page, and how long each is shown."""

    host: Client
    page: Page
    frames: list[Image.Image] = field(default_factory=list)
    holds_ms: list[int] = field(default_factory=list)

    def show(self, says: str, hold_ms: int, finger: tuple[float, float] | None = None) -> None:
        """Take a picture once the page has drawn all and says this; a ring where a finger is."""
        self.page.evaluate(LAID_OUT, self.host.state()["rev"])
        expect(self.page.locator("#now")).to_contain_text(says, timeout=PATIENCE_MS)
        frame = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        if finger:
            x, y = (value * SCALE for value in finger)
            ImageDraw.Draw(frame, "RGBA").circle((x, y), 22 * SCALE, (*FINGER, 70), FINGER, 4)
        self.frames.append(frame)
        self.holds_ms.append(hold_ms)

    def roll(self, number: int, says: str) -> None:
        """Tap the number that the die shows."""
        key = self.page.locator(f"[data-f=n{number}]")
        box = key.bounding_box()
        assert box is not None, number
        self.show(says, SHORT_MS, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        key.tap()
        self.show(f"Rolled: {number}", SHORT_MS)

    def lift(self, spot: str, says: str, hold_ms: int = SHORT_MS) -> None:
        """Take a piece off the board."""
        self.host.magnet(spot, on=False)
        self.show(says, hold_ms)

    def put(self, spot: str, says: str, hold_ms: int = LONG_MS) -> None:
        """Put a piece on the board."""
        self.host.magnet(spot, on=True)
        self.show(says, hold_ms)


def play(film: Film) -> None:
    """Coming out, a miscount, a capture, a barricade, and the goal."""
    film.roll(6, "Anna (red) rolls the die.")
    film.lift("red:5", "exactly 6 fields")
    film.put("h1", "Your turn, Mo!")
    film.roll(5, "Mo (blue) rolls the die.")
    film.lift("blue:5", "exactly 5 fields")
    film.put("k1", "Your turn, Anna!")
    film.roll(3, "Anna (red) rolls the die.")
    film.lift("h1", "exactly 3 fields")
    film.put("j1", "the die shows 3", 2 * LONG_MS)
    film.lift("j1", "2 fields")
    film.put("h1", "may move one pawn by 3 fields", SHORT_MS)
    film.lift("h1", "exactly 3 fields")
    film.lift("k1", "exactly 3 fields")
    film.put("k1", "Captured! The pawn goes into the blue house.")
    film.put("blue:5", "A pawn was captured!")
    film.roll(1, "Mo (blue) rolls the die.")
    film.lift("blue:5", "exactly one field")
    film.put("o1", "Your turn, Anna!")
    film.roll(4, "Anna (red) rolls the die.")
    film.lift("k1", "exactly 4 fields")
    film.lift("m3", "exactly 4 fields")
    film.put("m3", "Now put the barricade on a free field.")
    film.put("l3", "A barricade was moved")
    go_on(film.host)
    film.roll(1, "Anna (red) rolls the die.")
    film.lift("i13", "exactly one field")
    film.put("i14", "wins!", 2 * LONG_MS)


def go_on(host: Client) -> None:
    """Skip to the end of the evening: red stands before the goal, and blue has just moved."""

    def late(position: dict[str, Any]) -> None:
        before_the_goal(position)
        position["turn"] = "blue"

    edit(host, late)
    host.post("/api/roll", {"number": 1})
    host.magnet("o1", on=False)
    host.magnet("n1", on=True)
    host.until(lambda state: state["turn"] == "red")


def main() -> None:
    """Play and write the film. Raises SystemExit where it is too large."""
    with tempfile.TemporaryDirectory() as data, demo(Path(data) / "data") as running, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        host = Client(running.port)
        host.become_host()
        host.new_game(**GAME)
        for seat in GAME["seats"]:
            host.post(f"/api/seats/{seat}/claim", {})
        context = browser.new_context(
            viewport={"width": SIZE[0], "height": SIZE[1]},
            device_scale_factor=SCALE,
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
            has_touch=True,
        )
        home = f"http://127.0.0.1:{running.port}"
        name, _, value = host.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": home}])
        page = context.new_page()
        page.add_init_script(SEEN)
        page.goto(home)
        page.wait_for_selector("#board .board")
        film = Film(host, page)
        play(film)
        browser.close()
        host.close()
    first, *others = film.frames
    first.save(
        FILM, save_all=True, append_images=others, duration=film.holds_ms, loop=0, quality=QUALITY, method=6
    )
    size = FILM.stat().st_size
    click.echo(f"{len(film.frames)} pictures, {sum(film.holds_ms) / 1000:.1f} s, {size / 1e6:.2f} MB")
    if size > MOST_BYTES:
        raise SystemExit(f"the film is larger than {MOST_BYTES} bytes: take fewer pictures")


if __name__ == "__main__":
    main()
