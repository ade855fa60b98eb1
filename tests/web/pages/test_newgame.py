"""The new-game window with several games, in a real browser: what there is to choose comes from the games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion import games
from companion.games.malefiz import GAME
from tests.games.plug_ins import TOY, install
from tests.web.preview.rig import Site, posts

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FOR_TWO = """
from companion.core.catalog.game_box import Box, Edition, HouseRule
from companion.core.model.types import Say

SAYS = Say("Not at all"), Say("A little")
SPEED = HouseRule("speed", Say("How fast?"), Say("As you like."), (1, 2), SAYS)
TWO = Edition("classic", Say("For two"), Say("On the long way."), ("red", "blue"), most=2, rules=(SPEED,))
Toy.box = lambda self: Box(Say("Toy"), Say("A game for two."), (TWO,))
"""


def test_one_of_several_games_is_chosen_with_its_own_seats_and_rules_and_names_are_kept(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "toy", TOY.format(name="toy") + FOR_TWO)
    site.preview.games = {"malefiz": GAME, "toy": games.named("toy")}
    site.preview.boards = {"malefiz-classic", "toy-classic"}
    page = site.open("/?case=idle", width=360, height=740)
    page.locator("#play").get_by_role("button", name="New game").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("group", name="What do you want to play?")).to_be_visible()
    malefiz = window.get_by_role("group", name="Malefiz")
    expect(malefiz.get_by_role("radio", name="Fast")).to_be_disabled()
    expect(malefiz).to_contain_text("The board for it is not wired here.")
    window.get_by_role("textbox", name="Name of the player with Red").fill("Ida")
    window.get_by_role("radio", name="For two").check()
    expect(window.get_by_role("switch", name="Green plays")).to_have_count(0)
    expect(window.get_by_role("textbox", name="Name of the player with Red")).to_have_value("Ida")
    window.get_by_text("House rules").click()
    window.get_by_label("How fast?").select_option("A little")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    window.get_by_role("button", name="Start the game").click()
    expect(window).to_have_count(0)
    (posted,) = posts(site, "game")
    assert (posted["game"], posted["variant"], posted["seats"]) == ("toy", "classic", ["red", "blue"])
    assert (posted["names"], posted["options"], posted["pawns"]) == ({"red": "Ida"}, {"speed": 2}, {})
    assert site.faults == []


def test_the_board_that_lies_here_is_chosen_before_any_game_was_played(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "toy", TOY.format(name="toy") + FOR_TWO)
    site.preview.games = {"toy": games.named("toy"), "malefiz": GAME}
    page = site.open("/?case=idle")
    page.locator("#play").get_by_role("button", name="New game").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("radio", name="For two")).to_be_enabled()
    expect(window.get_by_role("radio", name="Classic")).to_be_checked()


def test_whoever_begins_on_a_board_that_was_not_walked_is_led_to_the_walk(site: Site) -> None:
    site.preview.unwalked = {"malefiz-classic"}
    page = site.open("/?case=idle", width=360, height=740)
    page.locator("#play").get_by_role("button", name="New game").click()
    told = page.get_by_role("dialog").locator("p", has_text="The walk test has not been done")
    expect(told).to_be_visible()
    expect(told.get_by_role("link", name="Walk test")).to_have_attribute("href", "/check")
    page.get_by_label("Fast").check()
    expect(told).to_have_count(0)


def test_the_companion_is_chosen_for_a_seat_with_how_well_it_plays(site: Site) -> None:
    page = site.open("/?case=idle", width=360, height=740)
    page.locator("#play").get_by_role("button", name="New game").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_label("Who plays Green?")).to_be_hidden()
    window.get_by_label("Who plays Blue?").select_option("Companion: Clever")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    window.get_by_role("button", name="Start the game").click()
    expect(window).to_have_count(0)
    (posted,) = posts(site, "game")
    assert posted["computer"] == {"blue": "clever"}
    assert site.faults == []
