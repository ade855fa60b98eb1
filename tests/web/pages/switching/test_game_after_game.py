"""A page that lay open while one game followed another shows what a page shows that was opened just now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from companion.core.model.commands import DieRolled, Given
from companion.core.model.game import Game
from companion.core.model.inputs import Input
from companion.games import barbarossa, labyrinth, malefiz
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.rig import LAID_OUT, SEEN, note_faults, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PATIENCE_MS = 8_000
"""How long parts may take that are loaded for what is new."""

SHOWN = """() => {
  const told = ({ name, value }) =>
    `${name}=${name === "class" ? value.split(/\\s+/).sort().join(" ") : value}`;
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "DIALOG"].includes(node.tagName)) return [];
    if (["notes", "polite", "urgent", "mood"].includes(node.id)) return [];
    if (node.hidden || node.matches(".screen .news")) return [];
    const attributes = [...node.attributes].filter(({ name }) => name !== "tabindex").map(told).sort();
    const inside = [...node.childNodes].map(walk);
    if (node.classList.contains("pieces")) inside.sort(); // who was drawn first is not seen
    return [[node.tagName, ...attributes].join(" "), ...inside.flat().map((line) => `  ${line}`)];
  };
  return [...document.body.children].flatMap(walk);
}"""
"""Asked in the page: all that it shows, line by line; not what passes."""


@dataclass(frozen=True)
class Scene:
    """A game that has come so far."""

    name: str
    game: Game[Any]
    variant: str
    seats: tuple[str, ...]
    inputs: tuple[tuple[str, str, str], ...] = ()
    moved: tuple[str, str] | None = None

    def play(self, table: FakeTable) -> None:
        """Begin it on this table, and go so far."""
        table.game = self.game
        table.ask(NewGame(self.game.name, self.variant, self.seats, {self.seats[0]: "Mia"}))
        for seat, word, value in self.inputs:
            if word == "die":
                table.ask(DieRolled(0, int(value)))
            else:
                how = "drawn" if word == "reveal" else "told"
                table.ask(Given(0, Input(word, value), seat, how=how))
        if self.moved:
            table.see(self.moved[1], off=(self.moved[0],), rest_ms=900)


TWO, THREE = ("red", "yellow"), ("red", "green", "blue")
WORDS = tuple((seat, "word", "") for seat in THREE for _ in range(3))
READY = tuple((seat, "ready", "") for seat in THREE)
PLACED = tuple((seat, "placed", "") for seat in THREE)
THROWN = (*WORDS, *READY, *PLACED, ("", "begins", "red"), ("", "die", "3"))

BEGUN = (
    Scene("classic", malefiz.GAME, "classic", ("red", "green")),
    Scene("small", labyrinth.GAME, "small", TWO, (("", "reveal", "c2"),)),
    Scene("barbarossa", barbarossa.GAME, "classic", THREE),
    Scene("big", labyrinth.GAME, "big", TWO, (("", "reveal", "b2"),)),
    Scene("fast", malefiz.GAME, "fast", TWO),
)
UNDER_WAY = (
    Scene("classic, wrong", malefiz.GAME, "classic", ("red", "green"), (("", "die", "3"),), ("red:1", "c1")),
    Scene("small, called", labyrinth.GAME, "small", TWO, (("", "reveal", "c2"), ("red", "call", "red"))),
    Scene("barbarossa, thrown", barbarossa.GAME, "classic", THREE, THROWN),
    Scene("big, thrown", labyrinth.GAME, "big", TWO, (("", "reveal", "b2"), ("", "die", "4"))),
    Scene("fast, thrown", malefiz.GAME, "fast", TWO, (("", "die", "6"),)),
)


def tour(count: int) -> list[int]:
    """Lead from each of so many places to each other once, and back."""
    left = {(a, b) for a in range(count) for b in range(count) if a != b}
    way, back = [0], list[int]()
    while way:
        if steps := sorted(step for step in left if step[0] == way[-1]):
            left.remove(steps[0])
            way.append(steps[0][1])
        else:
            back.append(way.pop())
    return back[::-1]


ROUND = (*BEGUN, *UNDER_WAY[::-1], BEGUN[0])
EACH = tuple((BEGUN, UNDER_WAY)[step % 2][place] for step, place in enumerate(tour(len(BEGUN))))
WALKS = {"each to the next": ROUND, "each to each other": EACH}


@dataclass
class House:
    """A table whose pages lie open."""

    url: str
    context: BrowserContext
    table: FakeTable
    magnets: FakeMagnets
    faults: list[str] = field(default_factory=list)

    def open(self, path: str) -> Page:
        """Open a page of the host's phone, until it shows what is now."""
        page = self.context.new_page()
        note_faults(page, self.faults)
        page.add_init_script(SEEN)
        page.goto(self.url + path)
        page.evaluate(LAID_OUT, str(self.table.view().rev))
        return page

    def show(self, scene: Scene) -> None:
        """Let the next game come, its pieces set up; this phone plays red."""
        rehearsal = FakeTable(FakeClock())
        scene.play(rehearsal)
        board, expected = rehearsal.session.board, rehearsal.session.pictures.expected
        self.magnets.standing = set(board.names(expected))
        scene.play(self.table)
        phone = self.context.request
        csrf = phone.get(f"{self.url}/api/me").json()["csrf"]
        known = {"Origin": self.url, "X-Companion": csrf}
        assert phone.post(f"{self.url}/api/seats/red/claim", data={}, headers=known).ok
        for listener in self.magnets.listeners:
            listener()


@pytest.fixture
def house(chromium: Browser) -> Iterator[House]:
    table, magnets = FakeTable(FakeClock()), FakeMagnets()
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), magnets)
    with serving(app) as url:
        context = chromium.new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
        yield House(url, context, table, magnets)
        context.close()


def differing(old: Page, new: Page) -> list[str]:
    """What one page shows and the other does not, once both have had the time to load what they need."""
    found = ["not looked yet"]
    for _ in range(PATIENCE_MS // 100):
        one, other = old.evaluate(SHOWN), new.evaluate(SHOWN)
        if one == other:
            return []
        found = [f"open: {line}" for line in one if line not in other]
        found += [f"fresh: {line}" for line in other if line not in one]
        found = found or [f"order: {pair}" for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
        old.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("path", ["/", "/?kids", "/screen", "/board"])
@pytest.mark.sampled("walk", list(WALKS), sample=1)
def test_an_open_page_shows_each_game_as_a_fresh_one_does(house: House, path: str, walk: str) -> None:
    house.show(WALKS[walk][0])
    page = house.open(f"{path}#code={CODE}")
    for before, scene in pairwise(WALKS[walk]):
        house.show(scene)
        page.evaluate(LAID_OUT, str(house.table.view().rev))
        fresh = house.open(path)
        assert differing(page, fresh) == [], f"{scene.name} after {before.name}"
        fresh.close()
    assert house.faults == []
