"""A turn of many inputs in a real browser, on a phone: said by buttons, done on the virtual board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.commands import Given
from companion.core.model.inputs import Input
from companion.games.labyrinth import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.system.browsing import middle
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.rig import SMALL, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@dataclass
class Hands(FakeMagnets):
    """Magnets under a fake table: what is moved on the page rests long enough to be judged."""

    table: FakeTable = field(default_factory=FakeTable)

    def set(self, spot: str, on: bool) -> None:
        (self.standing.add if on else self.standing.discard)(spot)
        self.table.see(*([spot] if on else []), off=() if on else (spot,), rest_ms=900)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A phone at the table of a small labyrinth, host by the code in its address."""
    table = FakeTable(FakeClock(), game=GAME)
    table.execute(NewGame("labyrinth", "small", ("red", "yellow"), {"red": "Mia"}))
    table.execute(Given(0, Input("reveal", "c2"), how="drawn"))
    standing = set(table.session.board.names(table.session.pictures.expected))
    app = create_app(
        table, WebSettings(host_code=CODE, clock=table.clock), Hands(standing=standing, table=table)
    )
    with serving(app) as url, one_phone(chromium, url) as page:
        yield page


def tap(page: Page, spot: str) -> None:
    page.locator(f"[data-spot='{spot}']").scroll_into_view_if_needed()
    page.mouse.click(*middle(page, spot))


def test_a_family_plays_a_turn_by_buttons_and_hands(phone: Page) -> None:
    phone.goto(f"/board#code={CODE}")
    expect(phone.locator("#board .k-wall")).to_have_count(24)
    expect(phone.locator(".medal")).not_to_have_count(0)
    expect(phone.locator(".say-key")).to_have_count(4)
    assert phone.evaluate(SMALL) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    phone.locator("[data-f='call:red']").click()
    expect(phone.locator("#now")).to_contain_text("pull a wall")
    tap(phone, "a1-b1")
    expect(phone.locator("#now")).to_contain_text("What colour is it?")
    phone.locator("[data-f='read:blue']").click()
    expect(phone.locator("#beyond")).to_contain_text("blue")
    expect(phone.locator("#board .k-wall")).to_have_count(23)
    tap(phone, "a1-b1")  # what lies beside the board goes back by a tap
    expect(phone.locator("#now")).to_contain_text("Yellow")
    expect(phone.locator("#board .k-wall")).to_have_count(24)
    phone.goto("/")
    phone.locator("#bar [data-opens=history]").click()  # the inputs of Mia's turn are one line
    expect(phone.locator(".turns > li").first).to_contain_text("calls: red")


def test_a_wall_put_back_asks_whether_the_turn_is_over_and_one_tap_ends_it(phone: Page) -> None:
    phone.goto(f"/board#code={CODE}")
    phone.locator("[data-f='call:red']").click()
    tap(phone, "a1-b1")
    phone.locator("[data-f='read:red']").click()
    expect(phone.locator("#now")).to_contain_text("go through the gap")
    tap(phone, "a1")
    tap(phone, "b1")
    expect(phone.locator("#now")).to_contain_text("goes on")
    tap(phone, "a1-b1")
    expect(phone.locator("#act h2")).to_have_text("End your turn?")
    phone.locator("[data-f=end-turn]").click()
    expect(phone.locator("#now")).to_contain_text("Yellow")
    expect(phone.locator("#board .k-wall")).to_have_count(24)


def test_whoever_pulls_a_wall_of_the_virtual_board_sees_its_colour_and_nobody_before(phone: Page) -> None:
    phone.goto(f"/board#code={CODE}")
    phone.locator("[data-f='call:red']").click()
    expect(phone.locator("#walls")).to_be_hidden()
    tap(phone, "a1-b1")
    pulled = phone.locator("#walls button")
    expect(pulled).to_have_count(1)
    colour = pulled.inner_text().lower()
    answer = phone.get_by_role("button", name=re.compile(f"^{colour}$", re.IGNORECASE))
    expect(answer).to_have_count(1)  # not the wall, too
    expect(pulled).to_have_accessible_name(re.compile(f"wall: {colour}", re.IGNORECASE))
    assert colour in ("red", "blue", "green", "yellow")
    others = phone.context.new_page()
    others.goto("/?lang=en")
    expect(others.locator("#now")).to_contain_text("What colour is it?")
    assert others.evaluate("sessionStorage.length") == 0
    told = "read:red" if colour != "red" else "read:blue"  # it is the people's word that counts
    phone.locator(f"[data-f='{told}']").click()
    tap(phone, "a1-b1")
    expect(phone.locator("#walls")).to_be_hidden()


def test_walls_that_were_built_are_looked_over(phone: Page) -> None:
    phone.goto("/maze")
    for slot in ("a1-a2", "a1-b1"):
        tap(phone, slot)
    expect(phone.locator("#how")).to_contain_text("One field cannot be reached.")
    expect(phone.locator(".cut")).to_have_count(1)
    phone.reload()
    expect(phone.locator("#how")).to_contain_text("2 of 24")
    tap(phone, "a1-b1")
    expect(phone.locator("#how")).to_contain_text("One wall stands.")
    assert phone.evaluate(SMALL) == []
