"""Games by ear and keyboard: each event is announced once, live regions are made once, the focus stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.system.browsing import DESK, PATIENCE_MS, Window, window
from tests.system.running import CODE, Client, Demo
from tests.system.screen_reader.guides import first, listed, to_target
from tests.system.screen_reader.reader import Reader, usable

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TWO = {"seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}
PLAYED = {"labyrinth": "small", "malefiz": "fast"}
SOME = 14
MOST_STEPS = 2_000
"""No game takes so many keys."""

Guide = Callable[[Sequence[str], Sequence[str], Random], str]
"""Picks one of the ways that are told, by what was heard."""


class Blind:
    """A game played on the page of the virtual board without seeing it."""

    def __init__(self, running: Demo, shown: Window, seed: int, guide: Guide) -> None:
        self.rng, self.guide = Random(seed), guide
        self.shown = shown
        self.reader = Reader(shown.page)
        self.host = Client(running.port)
        self.host.become_host()

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
        tree = self.reader.tree()
        if setting := usable(tree, "button", "Put every piece in its place"):
            if self.reader.press(setting[0]):
                self.until(lambda now: now["phase"] != "arrange")
        elif usable(tree, "button", "I rolled "):
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
        """Say what may be said, or enter a turn, of those that are told by the key for it."""
        reader = self.reader
        lines = listed(reader.ask("F8"))
        if not lines:
            return  # the page has gone on meanwhile
        wanted = self.guide(lines, reader.heard(), self.rng)
        tree = reader.tree()
        key = wanted[:1].upper() + wanted[1:]  # a key begins with a capital
        if said := [node for node in usable(tree, "button", key) if node.name == key]:
            if not reader.press(said[0]):
                return
        elif openers := usable(tree, "button", "Enter a turn"):
            if not reader.press(openers[0]):
                return
            self.shown.page.wait_for_selector("dialog[open] li", timeout=PATIENCE_MS)
            self.enter(wanted)
        else:
            return
        self.until(lambda now: now["rev"] != state["rev"])
        self.shown.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE_MS)

    def enter(self, wanted: str) -> None:
        """Press the turn in the open list, or the key of the first one with places to choose from."""
        pressed = False
        while not pressed:  # the tree may be that of before the list was there
            tree = self.reader.tree()
            there = usable(tree, "button", wanted) or [
                node for node in usable(tree, "button", "Enter") if node.name == "Enter"
            ]
            pressed = bool(there) and self.reader.press(there[0])

    def until(self, wanted: Any) -> None:
        """Wait for something in the state, and that the page shows it."""
        self.reader.settle(self.host.until(wanted, PATIENCE_MS / 1000)["rev"])


@contextmanager
def blind(chromium: Browser, data: Path, seed: int, game: str, **begin: Any) -> Iterator[Blind]:
    """Somebody at a page of the virtual board, who is host."""
    running = Demo(data, game=game)
    with ExitStack() as stack:
        stack.callback(running.kill)
        looks: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
        shown = stack.enter_context(window(chromium, running.port, DESK, **looks))
        player = Blind(running, shown, seed, to_target if game == "labyrinth" else first)
        stack.callback(player.host.close)
        player.host.post("/api/game", {"game": game, **begin})
        shown.go(f"/board#code={CODE}")
        shown.says("#notes", "You are the host now")
        yield player
        assert shown.faults == []
        assert sorted(shown.page.evaluate("made")) == ["notes", "polite", "urgent"]
        assert player.reader.told_wrongly() == []


@pytest.mark.sampled("seed", list(range(201, 206)), sample=1)
@pytest.mark.sampled("game", list(PLAYED), sample=1)
def test_a_game_is_played_by_ear(
    chromium: Browser, tmp_path: Path, pytestconfig: pytest.Config, game: str, seed: int
) -> None:
    full = bool(pytestconfig.getoption("full"))
    with blind(chromium, tmp_path / "data", seed, game, variant=PLAYED[game], **TWO) as player:
        player.play(MOST_STEPS if full else SOME)
        assert not full or player.wait()["phase"] == "over"


def test_an_event_that_is_told_twice_or_never_is_noticed(chromium: Browser, tmp_path: Path) -> None:
    with blind(chromium, tmp_path / "data", 1, "malefiz", variant="fast", **TWO) as player:
        player.play(2)
        page, reader = player.shown.page, player.reader
        page.evaluate("heard.push(['polite', moments.at(-1)[2]])")
        assert reader.told_wrongly()[0].startswith("2 times instead of 1: ")
        page.evaluate("heard.pop(); moments.push(['9 9', 'new', 'Nobody has said so.'])")
        assert reader.told_wrongly() == ["0 times instead of 1: Nobody has said so."]
        page.evaluate("moments.pop()")


def test_keys_tell_whose_turn_it_is_and_the_best_way_first(chromium: Browser, tmp_path: Path) -> None:
    with blind(chromium, tmp_path / "data", 1, "malefiz", variant="fast", **TWO) as player:
        player.host.post("/api/roll", {"number": 6})
        state = player.wait()
        assert player.reader.ask("F4") == "Anna's turn. Rolled: 6."
        assert player.reader.ask("F2").startswith(state["moment"]["long"])
        moves = sorted(player.host.get("/api/moves?lang=en"), key=lambda each: each["to_go"])
        best = {each["text"].removesuffix(".") for each in moves if each["to_go"] == moves[0]["to_go"]}
        assert listed(player.reader.ask("F8"))[0] in best
