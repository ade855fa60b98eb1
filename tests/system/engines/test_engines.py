"""Whole turns, the board and the stream of news in Firefox and WebKit (``make engines`` fetches both)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.system.engines.screens import (
    DISPLAY,
    FIREFOX,
    PATIENCE_S,
    WEBKIT,
    Firefox,
    Screen,
    WebKit,
    display,
)
from tests.system.judging import OF_WALLS, PAGES
from tests.system.running import CODE, Client, Demo, demo

pytestmark = [
    pytest.mark.full,
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:setting remote_server_addr"),  # selenium says it of its own WebKitGTK
]

NEEDS = {"firefox": (FIREFOX,), "webkit": (WEBKIT, DISPLAY)}
GAMES: dict[str, dict[str, list[str]]] = {
    "labyrinth": {"small": ["[data-f='call:green']", "[data-spot='a1-b1']"], "big": ["[data-f=n3]"]},
    "barbarossa": {"classic": []},
}
"""Game and board, and what is pressed there."""

FLAT = """const drawn = document.querySelector("#board .board").getBoundingClientRect();
return [...document.querySelectorAll("#board [data-spot]")]
  .map((e) => [e.dataset.spot, e.getBoundingClientRect()])
  .filter(([, { left, right, top, bottom }]) => right - left < 4 || bottom - top < 4
    || left < drawn.left || right > drawn.right || top < drawn.top || bottom > drawn.bottom)
  .map(([spot]) => spot)"""
"""Spots without a real box, or outside of the picture."""

WIDE = "return document.documentElement.scrollWidth - innerWidth"

Opener = Callable[[], Screen]


@pytest.fixture(params=list(NEEDS))
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Give windows of one engine; one that is not installed is a failure."""
    if missing := [str(path) for path in NEEDS[request.param] if not path.exists()]:
        pytest.fail(f"{', '.join(missing)} is not here: `make engines` fetches it")
    with ExitStack() as stack:
        hidden = stack.enter_context(display()) if request.param == "webkit" else ""

        def window() -> Screen:
            profile = tmp_path / f"profile{len(tuple(tmp_path.iterdir()))}"
            profile.mkdir()
            screen = WebKit(hidden) if hidden else Firefox(profile)
            stack.callback(screen.close)
            return screen

        yield window


@pytest.fixture
def host(running: Demo) -> Iterator[Client]:
    """Somebody who is the host already, without a browser."""
    client = Client(running.port)
    client.become_host()
    yield client
    client.close()


def test_a_whole_turn_and_a_restart(opened: Opener, running: Demo, host: Client) -> None:
    home = f"http://127.0.0.1:{running.port}"
    host.new_game(variant="classic", seats=["red", "blue"], names={"red": "Anna", "blue": "Mo"})
    phone, board = opened(), opened()
    phone.open(f"{home}/?lang=en")
    phone.says("#now", "Anna (red) rolls the die.")
    board.open(f"{home}/board?lang=en#code={CODE}")
    board.says("#notes", "You are the host now")
    board.press("#notes button")
    board.press("[data-f=n6]")
    phone.says("#now", "Rolled: 6")
    board.shot("rolled")
    board.drag("red:5", "h1")
    last = host.until(lambda state: state["past"]["lines"] == 1)["past"]["last"]
    assert last["text"]
    phone.says("#now", "Anna (red) rolled 6 and came out of the house")
    board.says("#now", "Mo (blue) rolls the die.")
    phone.shot("told")
    for screen in (phone, board):
        assert screen.run(FLAT) == []
        assert screen.run(WIDE) <= 0
        assert screen.faults() == []
        screen.run("window.kept = true")
    host.close()
    running.kill()
    for screen in (phone, board):
        screen.wait("return !document.querySelector('#mood .live')")
    running.restart()
    for screen in (phone, board):
        screen.wait("return Boolean(document.querySelector('#mood .live'))")
    board.press("[data-f=n5]")
    phone.says("#now", "Rolled: 5")
    board.drag("blue:5", "k1")
    phone.says("#now", "Mo (blue) rolled 5 and came out of the house")
    assert [screen.run("return window.kept") for screen in (phone, board)] == [True, True]


@pytest.mark.parametrize("game", ["labyrinth", "barbarossa"])
def test_other_games_are_drawn_and_take_an_input(opened: Opener, tmp_path: Path, game: str) -> None:
    with demo(tmp_path / "data", "--game", game) as running:
        host = Client(running.port)
        host.become_host()
        for variant, keys in GAMES[game].items():
            screen = opened()
            host.post("/api/game", {"game": game, "variant": variant, "seats": ["red", "green", "blue"]})
            screen.open(f"http://127.0.0.1:{running.port}/board?lang=en#code={CODE}")
            screen.press("#notes button")
            if host.state()["phase"] == "arrange":
                screen.press("[data-f=set-up]")
            host.until(lambda state: state["phase"] != "arrange", PATIENCE_S)
            for key in keys:
                before = host.state()["rev"]
                screen.press(key)
                host.until(lambda state, old=before: state["rev"] > old, PATIENCE_S)
            screen.shot(f"{game}-{variant}")
            assert screen.run(FLAT) == []
            assert screen.run(WIDE) <= 0
            assert screen.faults() == []
            host.post("/api/game/end", {})
        host.close()


def test_every_page_is_shown(opened: Opener, running: Demo, host: Client) -> None:
    host.new_game(variant="classic", seats=["red", "blue"])
    host.post("/api/roll", {"number": 1})
    host.post("/api/enter", {"move": "house-c1"})
    screen = opened()
    for path, complete in ((path, PAGES[path]) for path in PAGES if path not in OF_WALLS):
        screen.open(f"http://127.0.0.1:{running.port}{path}")
        screen.wait(f"return Boolean(document.querySelector({complete!r}))")
        assert screen.run("return document.getElementById('too-old')?.hidden") is not False
        screen.shot(f"page{path.replace('/', '-')}")
        assert (path, screen.run(WIDE)) <= (path, 0)
        assert (path, screen.faults()) == (path, [])
