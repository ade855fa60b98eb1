"""Walls that people have built for a game with balls, looked over on a page (BL-02, BL-03)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.labyrinth import GAME
from companion.games.labyrinth.big.state import GRID
from companion.games.labyrinth.common.maze import maze, numbers
from tests.web.conftest import Site


def looked_over(site: Site, walls: list[str], lang: str = "en") -> dict[str, Any]:
    answer: dict[str, Any] = site.browser().get(f"/api/maze?lang={lang}&walls={','.join(walls)}").get_json()
    return answer


def test_an_empty_board_is_well_and_says_where_walls_may_stand(site: Site) -> None:
    found = looked_over(site, [])
    assert (found["game"], found["variant"], found["most"], found["ok"]) == ("labyrinth", "big", 24, True)
    assert len(found["slots"]) == 60
    assert len({slot["text"] for slot in found["slots"]}) == 60


def test_bl_03_fields_that_cannot_be_reached_are_named(site: Site) -> None:
    found = looked_over(site, ["a1-a2", "a1-b1", "c3-d3"])
    assert (found["ok"], found["cut_off"]) == (False, ["a1"])
    assert found["text"] == "One field cannot be reached. Take away a wall beside it."


def test_bl_02_more_than_24_walls_are_too_many_however_they_stand(site: Site) -> None:
    lots = numbers("walls", len(GRID.slots))
    for count, ok in ((24, True), (25, False)):
        found = looked_over(site, list(GRID.slot_names(maze(GRID, count, lots))))
        assert (found["ok"], found["cut_off"]) == (ok, [])
    assert "25" in found["text"]


@pytest.mark.parametrize("walls", ["a1-c1", "x", "a1-b1," * 201])
def test_what_is_no_wall_is_refused_in_one_line(site: Site, walls: str) -> None:
    answer = site.browser().get(f"/api/maze?walls={walls}z")
    assert answer.status_code == 400
    assert answer.get_json()["error"].startswith("walls: ")


def test_no_game_in_play_learns_of_the_walls(site: Site) -> None:
    site.table.game = GAME
    before = site.table.view()
    looked_over(site, ["a1-a2"])
    assert site.table.view() is before
    assert site.table.commands == []


def test_a_board_without_such_walls_has_no_page_for_them(site: Site) -> None:
    assert site.browser().get("/api/maze?game=malefiz").status_code == 404
    assert site.browser().get("/api/maze?game=labyrinth&variant=small").status_code == 404
