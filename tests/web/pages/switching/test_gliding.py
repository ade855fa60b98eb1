"""Pieces glide from place to place when a state comes, on every page; not where the picture jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from companion.games.malefiz import GAME
from tests.system.browsing import PATIENCE_MS
from tests.web.preview.middle import playing, standing, turn
from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTED = """() => {
  window.glided = [];
  document.addEventListener("transitionrun", ({ target, propertyName }) =>
    propertyName === "transform" && window.glided.push(target.getAttribute("class")));
}"""
"""Put into the page: notes what glides from now on."""
PAGES = {"phone": "/?case=roll", "big screen": "/screen?case=roll"}


def opened(site: Site, path: str = PAGES["phone"], **context: Any) -> Page:
    page = site.open(path, **{"reduced_motion": "no-preference", **context})
    site.show("roll", page)
    page.evaluate(NOTED)
    return page


def moved(*steps: tuple[str, str], **more: Any) -> dict[str, Any]:
    """The game in its middle with these pieces moved."""
    state = playing()
    for start, end in steps:
        state["pieces"][end] = state["pieces"].pop(start)
    state["spots"] = standing(state)
    return state | more


def show(site: Site, page: Page, state: dict[str, Any], glides: int = 0) -> list[str]:
    """What glides when this state comes, and all that the page loads for it; so many are waited for."""
    site.preview.tell(state)
    site.traffic.settle(page, str(site.preview.state["rev"]))
    page.wait_for_function("count => glided.length >= count", arg=glides, timeout=PATIENCE_MS)
    found: list[str] = page.evaluate("glided.splice(0)")
    return found


FREE = [spot for spot in GAME.board("classic").spots if ":" not in spot and spot not in playing()["pieces"]]
PAWN = "c1"


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_a_piece_that_was_moved_glides_and_no_other(site: Site, path: str) -> None:
    page = opened(site, path)
    assert show(site, page, moved((PAWN, FREE[0])), 1) == ["stand l-down"]


def test_nothing_glides_at_the_first_sight_nor_for_who_wants_no_motion(site: Site) -> None:
    page = opened(site, reduced_motion="reduce")
    assert show(site, page, moved((PAWN, FREE[0]))) == []
    page = site.open("/?case=roll", reduced_motion="no-preference")
    names: list[str] = page.evaluate("document.getAnimations().map((each) => each.transitionProperty)")
    assert "transform" not in names


def test_a_picture_that_jumps_does_not_glide(site: Site) -> None:
    page = opened(site)
    state = moved((PAWN, FREE[0]))
    assert show(site, page, state | {"history": state["history"][:1]}) == []  # three turns were taken back
    assert show(site, page, playing()) == []
    assert show(site, page, moved((PAWN, FREE[0]), game_id=8)) == []  # another game


def test_more_pieces_than_a_turn_moves_do_not_glide(site: Site) -> None:
    page = opened(site)
    walls = [spot for spot, kind in playing()["pieces"].items() if kind == "barricade"]
    steps = list(zip(walls[:4], FREE[:4], strict=True))
    assert show(site, page, moved(*steps)) == []
    page = opened(site)
    assert show(site, page, moved(*steps[:3]), 3) == ["stand l-down"] * 3


def test_a_piece_seen_elsewhere_glides_there_from_where_it_is_missed(site: Site) -> None:
    page = opened(site)
    spots = [spot for spot in standing(playing()) if spot != PAWN] + FREE[:1]
    state = playing() | {"phase": "move", "die": 3, "spots": spots, "hand": {"kind": "complete"}}
    assert show(site, page, state, 1) == ["stand l-stray comes"]


def test_who_waits_on_the_childrens_page_sees_the_last_turn_glide_but_not_at_the_first_sight(
    site: Site,
) -> None:
    site.preview.me |= {"host": False, "seats": ["blue"], "claimed": ["blue"]}
    page = site.open("/?case=roll&kids", ready=".kid-room .board", reduced_motion="no-preference")
    page.evaluate(NOTED)
    state = moved((PAWN, FREE[0]))
    move = f"{PAWN}-{FREE[0]}"
    past = [*state["history"], turn(5, "red", 3, move, "Anna moved 3.")]
    assert show(site, page, playing()) == []
    assert show(site, page, state | {"history": past}, 1) == ["stand l-down comes"]
    assert show(site, page, state | {"history": past}) == []
