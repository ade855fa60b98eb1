"""Pictures of all pages for review: ``python -m tests.tools.screenshots`` (two minutes).

Writes docs/images/pages/ and pages.md. A real game on the virtual board is led into each situation, and
a phone, a desk or a television looks at that moment, in German and English, light and dark. The addresses in
the pictures are made up: nothing of this machine is in them.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import click
from playwright.sync_api import Browser, Page, Route, sync_playwright

from companion.games.malefiz import GAME
from companion.web.join import qr_svg
from tests.system.browsing import ARGUMENTS, CHROMIUM
from tests.system.pictures import play
from tests.system.running import Client, demo

DOCS = Path(__file__).parents[2] / "docs"
IMAGES = DOCS / "images" / "pages"
MOST_BYTES = 3_000_000
QUALITY = 55
PHONE, DESK, TV = (360, 740), (1440, 900), (1280, 720)
SIZES = {"phone": PHONE, "desk": DESK, "tv": TV}
ADDRESSES = ["http://192.168.0.17:8080/", "http://spielbrett.local:8080/"]
SETTLED_MS = 700
"""Pieces glide for half a second."""

Scheme = Literal["light", "dark"]
Device = tuple[str, str, Scheme]
"""A size, a language and a colour scheme."""

PHONE_DE: Device = ("phone", "de", "light")
PHONE_EN: Device = ("phone", "en", "dark")
DESK_DE: Device = ("desk", "de", "dark")
DESK_EN: Device = ("desk", "en", "light")
TV_DE: Device = ("tv", "de", "dark")
TV_EN: Device = ("tv", "en", "dark")


@dataclass
class Album:
    """Takes pictures and remembers what they show."""

    port: int
    browser: Browser
    clients: list[Client] = field(default_factory=list)
    lines: list[tuple[str, str, list[str]]] = field(default_factory=list)

    @contextmanager
    def opened(self, path: str, device: Device, who: Client | None, seen: Any = None) -> Iterator[Page]:
        """A fresh browser on this path, as ``who``; ``seen`` is what it remembers of an earlier visit."""
        size, lang, scheme = device
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        home = f"http://127.0.0.1:{self.port}"
        if who is not None:
            name, _, value = who.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": home}])
        page = context.new_page()
        page.route("**/api/join*", _made_up)
        if seen is not None:
            page.add_init_script(f"localStorage.setItem('seen', {json.dumps(json.dumps(seen))})")
        page.goto(f"{home}{path}")
        live = page.locator("#mood .dot.live, main > .card:not([hidden])").first
        live.wait_for(state="attached", timeout=20_000)
        yield page
        context.close()

    def take(
        self,
        name: str,
        what: str,
        devices: list[Device],
        path: str = "/",
        who: Client | None = None,
        *,
        seen: Any = None,
        then: Callable[[Page], object] = lambda _: None,
    ) -> None:
        """One situation on some devices; ``then`` does what leads there on the page itself."""
        files = []
        for device in devices:
            with self.opened(path, device, who, seen) as page:
                then(page)
                page.wait_for_timeout(SETTLED_MS)
                files.append(f"{name}-{device[0]}-{device[1]}.jpg")
                page.screenshot(path=IMAGES / files[-1], type="jpeg", quality=QUALITY)
        self.lines.append((name, what, files))
        for client in self.clients:
            client.close()  # the line would be cut for idleness


def _made_up(route: Route) -> None:
    told = route.fetch().json()
    route.fulfill(json=told | {"urls": ADDRESSES, "qr_svg": qr_svg(ADDRESSES[0])})


def tap(*names: str) -> Callable[[Page], object]:
    """Tap these, one after the other, by their ``data-f``; on a phone first the part that has it."""

    def follow(page: Page) -> None:
        for name in names:
            key = page.locator(f"[data-f={name}]").first
            key.wait_for(state="attached")
            part = key.evaluate("node => node.closest('#main [data-part]')?.dataset.part")
            if part and page.locator(f"#bar [data-opens={part}]").is_visible():
                page.locator(f"#bar [data-opens={part}]").click()
            key.click()

    return follow


# --- leading the game --------------------------------------------------------------------------


def put_right(client: Client) -> None:
    """Follow the steps until all stands right."""
    while steps := client.state()["steps"]:
        step = steps[0]
        for spot, there in ((step["from"], False), (step["to"], True)):
            if spot:
                client.magnet(spot, on=there)
        client.until(lambda state, old=steps: state["steps"] != old)
    client.until(lambda state: state["phase"] in ("roll", "move", "say"))


def edit(client: Client, change: Callable[[dict[str, Any]], object]) -> None:
    """Go on from the position that ``change`` makes of the present one."""
    state = client.state()
    wanted = {key: state[key] for key in ("turn", "pieces", "house", "forest", "places")}
    change(wanted)
    client.post("/api/overrule/edit", wanted)
    put_right(client)


def beside_a_barricade(position: dict[str, Any]) -> None:
    """A red pawn stands right before a barricade, red is to move."""
    _free(position, "d3", "e3")
    _move(position, "d3", "red")
    _move(position, "e3", "barricade")
    position["turn"] = "red"


def before_the_goal(position: dict[str, Any]) -> None:
    """A red pawn stands right before the goal, red is to move."""
    _free(position, "i13")
    _move(position, "i13", "red")
    position["turn"] = "red"


def _free(position: dict[str, Any], *spots: str) -> None:
    """These fields become empty: pawns go home, barricades to a free field above the lowest rows."""
    pieces = position["pieces"]
    for spot in spots:
        kind = pieces.pop(spot, None)
        if kind == "barricade":
            pieces[next(free for free in ("g5", "k5", "e5", "m5", "g9", "k9") if free not in pieces)] = kind
        elif kind:
            position["house"][kind] += 1


def _move(position: dict[str, Any], spot: str, kind: str) -> None:
    """A piece of this kind comes here: out of its house, else from a field."""
    if kind != "barricade" and position["house"][kind]:
        position["house"][kind] -= 1
    else:
        del position["pieces"][next(at for at, other in position["pieces"].items() if other == kind)]
    position["pieces"][spot] = kind


def lift(client: Client) -> tuple[str, str]:
    """Roll, and lift a pawn that can move: where it stood, and a free field that it may not go to."""
    state = client.state()
    client.post("/api/roll", {"number": 4})
    moves = client.get("/api/moves")
    start = next(move["from"] for move in moves if move["from"] in state["pieces"])
    client.magnet(start, on=False)
    targets = client.until(lambda seen: seen["hand"]["targets"])["hand"]["targets"]
    spots = [spot for spot in GAME.board("classic").spots if ":" not in spot and spot not in state["spots"]]
    return start, next(spot for spot in spots if spot not in targets and spot != start)


# --- the situations ------------------------------------------------------------------------------


def before_a_game(album: Album, host: Client) -> None:
    """Nobody plays yet."""
    album.take("welcome", "Nobody plays yet.", [PHONE_DE, DESK_EN])
    album.take("join", "How to join.", [PHONE_DE, PHONE_EN], then=tap("join"))
    album.take("new-game", "A new game.", [PHONE_DE, DESK_EN], who=host, then=tap("new"))
    album.take("screen-idle", "The big screen while nobody plays.", [TV_DE], "/screen")
    album.take("check", "The check of the board.", [PHONE_DE, DESK_EN], "/check", host)
    album.take("care", "Care.", [PHONE_DE, DESK_EN], "/care", host)


def setting_up(album: Album, host: Client) -> None:
    """Two pieces do not stand where they should."""
    wanted = {"game": "malefiz", "variant": "classic", "seats": ["red", "green", "yellow", "blue"]}
    host.post("/api/game", wanted)
    host.post("/api/game/end", {})
    host.magnet("red:1", on=False)
    host.magnet("b1", on=True)
    host.until(lambda state: "b1" in state["spots"])
    host.post("/api/game", wanted)
    host.until(lambda state: state["phase"] == "arrange")
    album.take("set-up", "The board is set up.", [PHONE_DE, DESK_DE], who=host)
    album.take("claim", "Taking a seat.", [PHONE_DE, PHONE_EN], then=tap("claim-yellow"))
    album.take("screen-set-up", "The big screen while the board is set up.", [TV_EN], "/screen")
    put_right(host)
    host.post("/api/game/end", {})


def playing(album: Album, host: Client) -> None:
    """In the middle of a game."""
    play(host, random.Random(8))
    state = host.state()
    player, seat = Client(album.port), state["turn"]
    album.clients.append(player)
    player.become_host()
    player.post(f"/api/seats/{seat}/claim", {})
    player.post("/api/host/release", {})
    album.take("your-turn", "It is this phone's turn.", [PHONE_DE, PHONE_EN, DESK_EN], who=player)
    album.take("looking-on", "A phone that only looks on.", [PHONE_DE])
    album.take("screen-roll", "The big screen: somebody is to roll.", [TV_DE], "/screen")
    seen = {"game": state["game_id"], "number": state["past"]["last"]["number"] - 2}
    album.take(
        "here-again", "Back again: two turns were played meanwhile.", [PHONE_DE], who=player, seen=seen
    )
    start, wrong = lift(host)
    album.take("in-hand", "A pawn is in the hand.", [PHONE_DE, DESK_DE], who=player)
    album.take("screen-in-hand", "The big screen: a pawn is in the hand.", [TV_EN], "/screen")
    album.take("board", "The virtual board of the demo.", [PHONE_EN, DESK_EN], "/board", host)
    host.magnet(wrong, on=True)
    host.until(lambda seen: seen["phase"] == "illegal")
    album.take("way-back", "Not allowed, with the way back.", [PHONE_DE, PHONE_EN, DESK_EN], who=player)
    album.take("screen-way-back", "The big screen: the way back.", [TV_DE], "/screen")
    host.magnet(wrong, on=False)
    host.magnet(start, on=True)
    host.until(lambda seen: seen["phase"] == "move")
    host.undo()
    player.close()


def asked(album: Album, host: Client) -> None:
    """What the sensors saw fits more than one turn."""
    edit(host, beside_a_barricade)
    host.post("/api/roll", {"number": 1})
    for spot, on in (("e3", False), ("d3", False), ("e3", True), ("d3", True)):
        host.magnet(spot, on=on)
        host.until(lambda state, at=spot, there=on: (at in state["spots"]) == there)
    host.until(lambda state: state["phase"] == "ask")
    album.take("question", "A question.", [PHONE_DE, DESK_EN], who=host)
    album.take("screen-question", "The big screen: a question.", [TV_DE], "/screen")
    host.post("/api/answer", {"move": host.state()["ask"][0]["move"]})
    put_right(host)


def won(album: Album, host: Client) -> None:
    """Red reaches the goal; then what is left of the evening."""
    edit(host, before_the_goal)
    host.post("/api/pause", {"on": True})
    album.take("pause", "A pause.", [PHONE_DE], who=host)
    album.take("screen-pause", "The big screen: a pause.", [TV_DE], "/screen")
    host.post("/api/pause", {"on": False})
    host.post("/api/roll", {"number": 1})
    host.magnet("i13", on=False)
    host.magnet("i14", on=True)
    host.until(lambda state: state["phase"] == "over")
    album.take("won", "Somebody has won.", [PHONE_DE, DESK_EN], who=host)
    album.take("screen-won", "The big screen: somebody has won.", [TV_DE], "/screen")
    album.take("games", "Stored games.", [PHONE_DE, DESK_EN], "/games", host)


def labyrinths(album: Album, host: Client) -> None:
    """The other games: a wall is out, and a figure has met one that nobody sees."""
    host.post("/api/game", {"game": "labyrinth", "variant": "small", "seats": ["red", "blue"]})
    put_right(host)
    album.take("call", "The labyrinth: a colour is to be called.", [PHONE_DE], who=host)
    host.post("/api/input", {"input": "call:green"})
    host.magnet("a1-b1", on=False)
    host.until(lambda state: state["past"]["last"]["move"] == "pull:a1-b1")
    album.take("wall", "A wall is out: what colour is it?", [PHONE_DE], who=host)
    album.take("wall-board", "The virtual board: a wall lies beside it.", [DESK_EN], "/board", host)
    album.take("screen-wall", "The big screen: a wall is out.", [TV_DE], "/screen")
    host.post("/api/game/end", {})
    wanted = {"game": "labyrinth", "variant": "big", "seats": ["red", "blue"], "options": {"walls": 19}}
    host.post("/api/game", wanted)
    put_right(host)
    host.post("/api/roll", {"number": 3})
    album.take("steps", "The big labyrinth: so many steps.", [PHONE_DE], who=host)
    host.post("/api/game/end", {})


def write_index(lines: list[tuple[str, str, list[str]]]) -> None:
    """docs/reference/generated/pages.md: every situation with its pictures."""
    head = "# Pages\n\nAs they look now; `python -m tests.tools.screenshots` takes them anew.\n"
    parts = [
        f"\n## {what.rstrip('.')}\n\n"
        + "\n".join(f"![{what}](../../{(IMAGES / file).relative_to(DOCS)})" for file in files)
        + "\n"
        for _, what, files in lines
    ]
    (DOCS / "reference" / "generated" / "pages.md").write_text(head + "".join(parts), encoding="utf-8")


def _pictures(
    situations: Iterable[Callable[[Album, Client], None]], *options: str
) -> list[tuple[str, str, list[str]]]:
    """The pictures of these situations, at a demo of their own."""
    with (
        tempfile.TemporaryDirectory() as data,
        demo(Path(data) / "data", *options) as running,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        host = Client(running.port)
        album = Album(running.port, browser, [host])
        host.become_host()
        for situation in situations:
            situation(album, host)
        browser.close()
        host.close()
    return album.lines


def main() -> None:
    """Play and take all pictures. Raises SystemExit where they are too large together."""
    shutil.rmtree(IMAGES, ignore_errors=True)
    IMAGES.mkdir(parents=True)
    lines = _pictures((before_a_game, setting_up, playing, asked, won))
    lines += _pictures((labyrinths,), "--game", "labyrinth")
    write_index(lines)
    size = sum(file.stat().st_size for file in IMAGES.iterdir())
    click.echo(f"{len(list(IMAGES.iterdir()))} pictures, {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        raise SystemExit(f"the pictures are larger together than {MOST_BYTES} bytes: take fewer")


if __name__ == "__main__":
    main()
