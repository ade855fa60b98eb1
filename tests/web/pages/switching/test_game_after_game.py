"""A page that lay open while one game followed another shows what a page shows that was opened just now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from companion.web import WebSettings, create_app
from tests.system.judging import differing
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.rig import LAID_OUT, SEEN, note_faults, serving
from tests.web.preview.scenes import BEGUN, UNDER_WAY, Scene

pytestmark = [pytest.mark.browser, pytest.mark.slow]


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


def test_walls_of_the_game_before_are_not_taken_for_pulled_while_the_next_board_is_on_its_way(
    house: House,
) -> None:
    small, barbarossa = BEGUN[1], BEGUN[2]
    house.show(small)
    page = house.open(f"/board#code={CODE}")
    page.wait_for_selector("#board .stand")
    late: list[Route] = []
    page.route("**/api/boards/barbarossa/**", lambda route: late.append(route))  # noqa: PLW0108 - playwright wants a function of Python
    with page.expect_request("**/api/boards/barbarossa/**"):
        house.show(barbarossa)
    page.evaluate(LAID_OUT, str(house.table.view().rev))  # its pieces are told, its picture is not there
    for route in late:
        route.continue_()
    fresh = house.open("/board")
    assert differing(page, fresh) == []
    expect(page.locator("#walls")).to_be_hidden()
