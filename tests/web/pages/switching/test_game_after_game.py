"""A page that lay open while one game followed another shows what a page shows that was opened just now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.system.judging import differing
from tests.web.browser import CODE
from tests.web.preview.open_house import House, open_house
from tests.web.preview.rig import LAID_OUT
from tests.web.preview.scenes import BEGUN, UNDER_WAY

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


@pytest.fixture
def house(chromium: Browser) -> Iterator[House]:
    with open_house(chromium) as house:
        yield house


@pytest.mark.sampled("path", ["/", "/?kids", "/screen", "/board"], sample=1)
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
