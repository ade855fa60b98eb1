"""Games by ear and keyboard: each event is announced once, live regions are made once, the focus stays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.system.browsing import DESK, PATIENCE_MS, Window, window
from tests.system.running import CODE, Client, Demo
from tests.system.screen_reader.reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TWO = {"seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}
MOST = 2_000
"""No game takes so many keys."""


class Blind:
    """A game played on the page of the virtual board without seeing it."""

    def __init__(self, running: Demo, shown: Window, seed: int) -> None:
        self.rng = Random(seed)
        self.shown = shown
        self.reader = Reader(shown.page)
        self.host = Client(running.port)
        self.host.become_host()
        self.asked = 0

    def wait(self) -> Any:
        """Until the page shows what is so."""
        state = self.host.state()
        self.reader.settle(state["rev"])
        return state

    def play(self, steps: int) -> None:
        """Go on until the game is over, or for so many steps."""
        for _ in range(steps):
            state = self.wait()
            if state["phase"] == "over":
                return
            self.step(state)

    def step(self, state: Any) -> None:
        """Do what can be done next, found by its name."""
        reader = self.reader
        if setting := reader.find("button", "Put every piece in its place"):
            if reader.press(setting[0]):
                self.until(lambda now: now["phase"] != "arrange")
        elif reader.find("button", "I rolled "):
            self.roll(state)
        else:
            self.choose(state)

    def roll(self, state: Any) -> None:
        """Tell a number by its key, or let another phone tell it: then the focus stays where it is."""
        number = self.rng.choice(state["roll"]["faces"])
        if self.rng.random() < 0.5:
            self.shown.page.keyboard.press(str(number))
            self.until(lambda now: now["rev"] != state["rev"])
            return
        here = self.shown.page.evaluate_handle("document.activeElement")
        self.host.post("/api/roll", {"number": number})
        self.wait()
        assert self.shown.page.evaluate("(old) => !old.isConnected || old === document.activeElement", here)

    def choose(self, state: Any) -> None:
        """Say what may be said, or enter the first turn of those that were told by the key for it."""
        reader = self.reader
        said = [node for node in reader.find("button") if node.name in spoken(state)]
        if said and (self.rng.random() < 0.5 or not reader.find("button", "Enter a turn")):
            if not reader.press(self.rng.choice(said)):
                return
        else:
            first = best(reader.ask("F8"))
            if not any(reader.press(opener) for opener in reader.find("button", "Enter a turn")):
                return
            self.shown.page.wait_for_selector("dialog[open] li", timeout=PATIENCE_MS)
            lines = reader.find("button", first) or reader.find("button", "Enter")
            reader.press(lines[0])
        self.until(lambda now: now["rev"] != state["rev"])
        self.shown.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE_MS)

    def until(self, wanted: Any) -> None:
        """Wait for something in the state, and that the page shows it."""
        self.reader.settle(self.host.until(wanted, PATIENCE_MS / 1000)["rev"])


def spoken(state: Any) -> list[str]:
    """What may be said now."""
    return [
        value["text"] for each in state["awaited"] for value in each["values"] if each["source"] != "board"
    ]


def best(list_: str) -> str:
    """The first of the ways that were told."""
    return list_.partition("1: ")[2].partition(" 2: ")[0]


@contextmanager
def blind(chromium: Browser, data: Path, seed: int, game: str, **begin: Any) -> Iterator[Blind]:
    """Somebody at a page of the virtual board, who is host."""
    running = Demo(data, game=game)
    with ExitStack() as stack:
        stack.callback(running.kill)
        looks: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
        shown = stack.enter_context(window(chromium, running.port, DESK, **looks))
        player = Blind(running, shown, seed)
        stack.callback(player.host.close)
        player.host.post("/api/game", {"game": game, **begin})
        shown.go(f"/board#code={CODE}")
        shown.says("#notes", "You are the host now")
        yield player
        assert shown.faults == []
        assert sorted(shown.page.evaluate("made")) == ["notes", "polite", "urgent"]
        assert player.reader.told_wrongly() == []


@pytest.mark.sampled("steps", [24, MOST], sample=1)
def test_malefiz_is_played_by_ear(chromium: Browser, tmp_path: Path, steps: int) -> None:
    with blind(chromium, tmp_path / "data", steps, "malefiz", variant="fast", **TWO) as player:
        player.play(steps)


@pytest.mark.sampled("steps", [24, MOST], sample=1)
def test_the_small_labyrinth_is_played_by_ear(chromium: Browser, tmp_path: Path, steps: int) -> None:
    with blind(chromium, tmp_path / "data", steps, "labyrinth", variant="small", **TWO) as player:
        player.play(steps)
