"""The board keeps place and size from moment to moment, whatever is told or asked, on phones and desks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page

from companion.core.model.commands import DieRolled, Given, Pause
from companion.core.model.inputs import TOLD, HowItCame, Input
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests import short_and_full
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.rig import Site, Traffic, serving
from tests.web.preview.scenes import BEGUN, THREE, WORDS, Scene

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ALL_SIZES = (
    *((360, 600), (1024, 768), (834, 1112)),
    *((360, 740), (600, 960), (768, 1024), (960, 600), (1440, 900)),
)
"""A phone with its browser's bars and without, tablets upright and lying, desks."""
SIZES = ALL_SIZES if short_and_full.FULL else ALL_SIZES[:2]
TABLETS = ((600, 960), (768, 1024), (960, 600), (1024, 768))

NEAR = 3
"""So many pixels are not seen to jump."""

BOARD = """() => {
  const { x, y, width, height } = document.querySelector("#board .board").getBoundingClientRect();
  return [x, y + scrollY, width, height];
}"""

BELOW = """() => [...document.querySelectorAll(
  `.first:not(:has(.question)) .roll-pad button, .first .question button, .resting button`)]
  .filter((key) => key.checkVisibility() && key.getBoundingClientRect().top + 20 > innerHeight)
  .map((key) => key.innerText)"""
"""Asked in the page: answers, or keys of the turn where nothing is asked, below the window's edge."""

IN_PLAY = """move told hand passed illegal barricade counting forgot undone taken-back
ask take-back whose mixed proposal accept-asked meant lesson paused over"""
"""Moments of Malefiz (`tests/web/preview/cases.py`): as usual, refused, asked, paused, won."""


def boards(page: Page) -> dict[tuple[int, int], list[float]]:
    """Size of the window -> where the board is, once all is there."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = page.evaluate(BOARD)
    return found


def jumps(before: list[float], now: list[float]) -> bool:
    """Tell whether a board is seen to have moved, or to have another size."""
    return any(abs(one - other) > NEAR for one, other in zip(before, now, strict=True))


@pytest.mark.thorough
def test_the_board_of_malefiz_stays_where_it_is(site: Site) -> None:
    page = site.open("/?case=roll&lang=de")
    first, jumped = boards(page), []
    for case in IN_PLAY.split():
        site.show(case, page)
        now = boards(page)
        jumped += [(case, size, now[size]) for size in SIZES if jumps(first[size], now[size])]
    assert jumped == [], first


def test_on_tablets_the_turn_and_what_is_asked_are_seen_without_scrolling(site: Site) -> None:
    site.preview.me |= {"host": False}
    page = site.open("/?case=roll&lang=de")
    for case in ("roll", "ask", "take-back", "whose", "paused"):
        site.show(case, page)
        for width, height in TABLETS:
            page.set_viewport_size({"width": width, "height": height})
            low = page.evaluate(BELOW)
            assert low == [], (case, width, height)


def test_while_nobody_plays_the_card_above_keeps_no_room_for_moments(site: Site) -> None:
    page = site.open("/?case=idle&lang=de", width=360, height=740)
    assert page.locator("#now").evaluate("node => node.offsetHeight") < 130
    assert page.locator("#now .now-foot").evaluate("node => node.offsetHeight") < 60


def say(word: str, value: str, seat: str = "", how: HowItCame = TOLD) -> Callable[[FakeTable], object]:
    """Something that a phone says."""
    return lambda table: table.execute(Given(0, Input(word, value), seat, how=how))


def moved(start: str, end: str) -> Callable[[FakeTable], object]:
    """A piece that hands put elsewhere."""
    return lambda table: table.see(end, off=(start,), rest_ms=900)


def rolled(number: int) -> Callable[[FakeTable], object]:
    """A number that was told."""
    return lambda table: table.execute(DieRolled(0, number))


def pause(on: bool) -> Callable[[FakeTable], object]:
    """A pause begins, or ends."""
    return lambda table: table.execute(Pause(0, on=on))


SECRETS = [say(word, value, seat) for seat, word, value in WORDS]
MADE = [say(word, "", seat) for word in ("ready", "placed") for seat in THREE]
REST = [pause(True), pause(False)]
WALKS = {
    "small": [say("call", "red", "red"), moved("a1", "b2"), moved("b2", "a1"), *REST],
    "big": [rolled(4), moved("a1", "c3"), moved("c3", "a1"), *REST],
    "barbarossa": [*SECRETS, *MADE, say("begins", "red"), rolled(3), *REST],
}
"""Game -> what happens in it, one after the other."""


@dataclass
class Table:
    """A table, and the phone that plays red there."""

    table: FakeTable
    url: str
    page: Page
    traffic: Traffic

    def join(self) -> None:
        """Open the page as host and as red."""
        self.page.goto(f"{self.url}/?lang=de#code={CODE}")
        phone = self.page.context.request
        known = {"Origin": self.url, "X-Companion": phone.get(f"{self.url}/api/me").json()["csrf"]}
        assert phone.post(f"{self.url}/api/seats/red/claim", data={}, headers=known).ok
        self.page.reload()

    def boards(self) -> dict[tuple[int, int], list[float]]:
        """Size of the window -> where the board is, once all is there."""
        self.traffic.settle(self.page, str(self.table.view().rev))
        return boards(self.page)


@pytest.fixture
def red(chromium: Browser) -> Iterator[Table]:
    table = FakeTable(FakeClock())
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), FakeMagnets())
    with serving(app) as url:
        context = chromium.new_context()
        page = context.new_page()
        traffic = Traffic()
        traffic.watch(page)
        yield Table(table, url, page, traffic)
        context.close()


def begun(name: str) -> Scene:
    """The game of this name, at its begin."""
    return next(scene for scene in BEGUN if scene.name == name)


@pytest.mark.sampled("name", ["barbarossa", "big", "small"], sample=1)
def test_the_board_of_a_game_of_many_inputs_stays_where_it_is(red: Table, name: str) -> None:
    scene, table = begun(name), red.table
    table.game = scene.game
    names = dict(zip(scene.seats, ("Mia", "Ben", "Papa"), strict=False))
    table.execute(NewGame(scene.game.name, scene.variant, scene.seats, names))
    for seat, word, value in scene.inputs:
        say(word, value, seat, "drawn")(table)
    red.join()
    red.page.wait_for_selector("#board .board")
    first, jumped = red.boards(), []
    for step, happens in enumerate(WALKS[name]):
        happens(table)
        for size, now in red.boards().items():
            if jumps(first[size], now):
                jumped.append((step, table.session.phase, size, now, red.page.inner_text("#now")))
    assert jumped == [], first
