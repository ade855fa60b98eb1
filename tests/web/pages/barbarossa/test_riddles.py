"""Riddles of clay in a real browser: begun at "New game" without a board, and what everybody sees then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.commands import DieRolled, Given
from companion.core.model.inputs import Input
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.short_and_full import languages
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SEATS = ("red", "green", "blue")


@pytest.fixture
def table() -> FakeTable:
    """Nobody plays yet, and there is no board."""
    return FakeTable(FakeClock(), game=GAME)


@pytest.fixture
def phone(chromium: Browser, table: FakeTable) -> Iterator[Page]:
    """The host's phone."""
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock, boards=frozenset()))
    with serving(app) as url, one_phone(chromium, url) as page:
        yield page


def say(table: FakeTable, *inputs: tuple[str, str, str]) -> None:
    for seat, word, value in inputs:
        table.execute(Given(0, Input(word, value), seat))


def test_a_small_phone_sees_the_board_and_nothing_covers_what_lies_beside_it(
    phone: Page, table: FakeTable
) -> None:
    table.execute(NewGame("barbarossa", "classic", SEATS, {}, {}))
    phone.set_viewport_size({"width": 360, "height": 600})
    phone.goto("/?lang=de")
    expect(phone.locator("#board svg")).to_be_in_viewport(ratio=1)
    expect(phone.locator("#beyond")).to_be_visible()
    parts = [phone.locator(each).bounding_box() for each in ("#now", "#board svg", "#viewing", "#beyond")]
    boxes = [each for each in parts if each]
    assert len(boxes) == len(parts)
    assert boxes[1]["height"] >= 200
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in pairwise(boxes))


@languages("de")
def test_who_begins_is_chosen_among_keys_that_lie_above_the_bar(
    phone: Page, table: FakeTable, lang: str
) -> None:
    table.execute(NewGame("barbarossa", "classic", SEATS, {"green": "Opa Friedrich", "blue": "Benedikt"}, {}))
    for seat in SEATS:
        say(table, *((seat, "word", "") for _ in range(3)), (seat, "ready", ""))
    say(table, *((seat, "placed", "") for seat in SEATS))
    phone.goto(f"/?lang={lang}#code={CODE}")
    expect(phone.locator("#said .say-key")).to_have_count(3)
    bar = phone.locator("#bar").bounding_box()
    for key in phone.locator("#said .say-key").all():
        box = key.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"], box
    assert phone.evaluate(SMALL) == []


def test_a_game_without_a_board_is_begun_and_seen_by_everybody(phone: Page, table: FakeTable) -> None:
    phone.goto(f"/?lang=en#code={CODE}")
    expect(phone.locator("#table")).to_contain_text("You are the host")
    phone.get_by_role("button", name="New game").first.click()
    begin = phone.get_by_role("button", name="Start the game")
    phone.get_by_text("Another game").click()
    phone.locator("dialog input[value='barbarossa classic']").check()
    expect(begin).to_be_enabled()
    phone.get_by_role("switch", name="Blue plays").uncheck()
    expect(begin).to_be_disabled()
    phone.get_by_role("switch", name="Blue plays").check()
    phone.get_by_text("Your board: please look at it once").click()
    phone.get_by_role("spinbutton", name="Steps of the stairs").fill("38")
    begin.click()
    expect(phone.get_by_role("heading", name="Everybody together")).to_be_visible()
    expect(phone.locator("#board .printed-field")).to_have_count(12)
    expect(phone.locator("#board .marker")).to_have_count(3)
    expect(phone.locator("#board .on-track")).to_have_count(3)
    expect(phone.locator("#board .stair")).to_have_count(39)
    for seat in SEATS:
        say(table, *((seat, "word", "") for _ in range(3)), (seat, "ready", ""))
    expect(phone.locator("#reminders")).to_contain_text("Time for the clay")
    say(table, *((seat, "placed", "") for seat in SEATS))
    table.execute(DieRolled(0, 3))
    say(table, ("red", "wizard", "cave:4"), ("green", "curse", "green"))
    expect(phone.locator("#reminders")).to_contain_text("A curse by Green comes first. Then Red goes on.")
    expect(phone.get_by_role("heading", name="Now Green")).to_be_visible()
    expect(phone.locator("#banner")).to_be_empty()


@languages("fr")
def test_all_numbers_of_letters_lie_above_the_bar(phone: Page, table: FakeTable, lang: str) -> None:
    table.execute(NewGame("barbarossa", "classic", SEATS, {}, {}))
    for seat in SEATS:
        say(table, *((seat, "word", "") for _ in range(3)), (seat, "ready", ""))
    say(table, *((seat, "placed", "") for seat in SEATS), ("red", "begins", "red"))
    table.execute(DieRolled(0, 6))  # to the dwarf
    say(table, ("red", "wizard", "cave:7"), ("red", "demand", "green:2"))
    phone.goto(f"/?lang={lang}#code={CODE}")
    keys = phone.locator("#said .pad-keys .say-key")
    expect(keys).to_have_count(21)
    phone.locator("#notes .close").click()
    bar = phone.locator("#bar").bounding_box()
    for key in keys.all():
        box = key.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"], (key.inner_text(), box)
    assert phone.evaluate(SMALL) == []
