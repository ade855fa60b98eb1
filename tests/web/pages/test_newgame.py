"""The new-game window with several games, in a real browser: what there is to choose comes from the games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion import games
from companion.games.malefiz import GAME
from tests.games.plug_ins import TOY, install
from tests.short_and_full import languages
from tests.web.preview import preview, smooth
from tests.web.preview.cases import CASES
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
    window.get_by_text("Another game").click()
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
    window.get_by_text("Another game").click()
    expect(window.get_by_role("radio", name="For two")).to_be_enabled()
    expect(window.get_by_role("radio", name="Classic")).to_be_checked()


def test_whoever_begins_on_a_board_that_was_not_walked_is_led_to_the_walk(site: Site) -> None:
    site.preview.unwalked = {"malefiz-classic"}
    page = site.open("/?case=idle", width=360, height=740)
    page.locator("#play").get_by_role("button", name="New game").click()
    told = page.get_by_role("dialog").locator("p", has_text="The walk test has not been done")
    expect(told).to_be_visible()
    expect(told.get_by_role("link", name="Walk test")).to_have_attribute("href", "/check")
    page.get_by_text("Another game").click()
    page.get_by_label("Fast").check()
    expect(told).to_have_count(0)


def test_the_last_game_begins_once_more_with_one_tap_for_whoever_held_a_seat(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": ["blue"]}
    page = site.open("/?case=again", width=360, height=600)
    button = page.get_by_role("button", name="The same again")
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator("#play")).to_contain_text("Green begins.")
    button.click()
    assert posts(site, "game/again") == [{"game_id": 7}]
    site.preview.me |= {"seats": []}
    for case in ("again", "over"):
        page = site.open(f"/?case={case}")
        expect(page.locator("[data-f=new]")).to_be_visible()
        expect(page.locator("[data-f=again]")).to_have_count(0)


def test_after_a_win_one_tap_begins_the_next_game_and_another_one_is_beside_it(site: Site) -> None:
    page = site.open("/?case=over", width=360, height=600)
    for name in ("Play again", "New game"):
        expect(page.locator("#play").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    ending = page.get_by_role("region", name="How it went")
    expect(ending).to_contain_text("Turn of the evening: Mo captured a pawn of Anna.")
    expect(ending.get_by_role("listitem")).to_have_count(2)
    assert site.complaints() == []


def test_where_the_companion_has_played_all_numbers_stand_side_by_side(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [{"number": face, "count": face} for face in range(1, 7)]
    told = [
        {"seat": seat, "who": who, "kind": "", "numbers": numbers, "mean": "3.5"}
        for seat, who in (("red", "Anna"), ("green", "Companion"))
    ]
    monkeypatch.setitem(preview.STORY["statistics"], "players", told)
    seats = [
        {**seat, "computer": "best" if seat["seat"] == "green" else ""} for seat in smooth.over()["seats"]
    ]
    monkeypatch.setitem(CASES, "over", lambda: {**smooth.over(), "seats": seats})
    page = site.open("/?case=over", width=360, height=600)
    table = page.get_by_role("table", name="The numbers of each")
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.get_by_role("row", name="Companion")).to_have_text("Companion1234563.5")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    monkeypatch.undo()
    page = site.open("/?case=over", width=360, height=600)
    expect(page.get_by_role("region", name="How it went")).to_be_visible()
    expect(page.get_by_role("table", name="The numbers of each")).to_have_count(0)
    assert site.complaints() == []


def test_players_and_house_rules_are_as_last_time_on_the_same_board_alone(site: Site) -> None:
    page = site.open("/?case=again")
    page.locator("#play").get_by_role("button", name="New game").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("textbox", name="Name of the player with Blue")).to_have_value("Mo")
    expect(window.get_by_role("radio", name="Green begins")).to_be_checked()
    expect(window.locator("summary", has_text="as last time")).to_be_visible()
    window.get_by_role("switch", name="Yellow plays").check()
    window.get_by_role("button", name="Start the game").click()
    (posted,) = posts(site, "game")
    assert (posted["variant"], posted["options"], posted["pawns"]) == ("fast", {"may_pass": True}, {"red": 3})
    assert (posted["manner"], posted["first"]) == ("tournament", "green")
    page = site.open("/?case=again")
    page.get_by_role("button", name="Malefiz Classic").click()
    window = page.get_by_role("dialog")
    expect(window.locator("summary", has_text="House rules")).to_be_visible()
    expect(window.locator("summary", has_text="as last time")).to_have_count(0)


@languages("es")
def test_start_is_in_reach_on_a_small_phone_also_with_large_text(site: Site, lang: str) -> None:
    page = site.open(f"/?case=idle&lang={lang}", width=360, height=600)
    for size in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        page.locator(".tile").first.click()
        start = page.locator(".window-foot button")
        expect(start).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.locator("dialog").evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0
        page.locator(".window .close").click()


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
