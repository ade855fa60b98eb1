"""The big labyrinth's main choice at "New game", and its page of walls, found at the set-up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.commands import Given
from companion.core.model.inputs import Input
from companion.games.labyrinth import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.short_and_full import languages
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


FITS = """(select) => {
  const brush = document.createElement("canvas").getContext("2d"), look = getComputedStyle(select);
  brush.font = look.font;
  const room = select.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 20;
  return brush.measureText(select.selectedOptions[0].text).width <= room;
}"""
"""Asked of a select: what is chosen has room beside its arrow."""


@pytest.fixture
def table() -> FakeTable:
    """Nobody plays yet."""
    return FakeTable(FakeClock(), game=GAME)


@pytest.fixture
def phone(chromium: Browser, table: FakeTable) -> Iterator[Page]:
    """The host's phone."""
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock))
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_viewport_size({"width": 360, "height": 600})
        yield page


def test_balls_or_hidden_walls_are_chosen_without_opening_the_house_rules(
    phone: Page, table: FakeTable
) -> None:
    phone.goto(f"/?lang=en#code={CODE}")
    expect(phone.locator("#notes")).to_contain_text("You are the host")
    phone.get_by_role("button", name="New game").first.click()
    phone.get_by_text("Another game").click()
    phone.locator("dialog input[value='labyrinth big']").check()
    walls = phone.locator("dialog select[name='rule walls']")
    expect(walls).to_be_visible()
    assert walls.evaluate("(node) => node.closest('details')") is None
    walls.select_option(label="19 hidden ones, by the companion")
    phone.get_by_role("button", name="Start the game").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert table.session is not None
    assert table.session.position.secret.walls.bit_count() == 19


@languages("it")
def test_the_chosen_kind_of_walls_can_be_read_on_a_small_phone(phone: Page, lang: str) -> None:
    phone.goto(f"/?lang={lang}#code={CODE}")
    expect(phone.locator("#notes .note")).to_be_visible()  # whoever holds the code is the host by now
    phone.locator("main button.primary").first.click()
    phone.locator("dialog summary.chosen-game").click()
    phone.locator("dialog input[value='labyrinth big']").check()
    walls = phone.locator("dialog select[name='rule walls']")
    expect(walls).to_be_visible()
    phone.wait_for_function(FITS, arg=walls.element_handle())


def test_the_page_of_the_walls_is_found_while_the_board_is_set_up(phone: Page, table: FakeTable) -> None:
    table.execute(NewGame("labyrinth", "big", ("red", "green", "yellow"), {}, {}))
    table.find_turned()
    phone.goto("/?lang=en")
    link = phone.locator("[data-f=maze-set-up]")
    expect(link).to_have_text("Check your walls")
    link.click()
    expect(phone.get_by_role("heading", name="Your walls")).to_be_visible()


def test_the_end_of_a_turn_is_in_view_beside_what_a_fallen_ball_would_mean(
    phone: Page, table: FakeTable
) -> None:
    table.execute(NewGame("labyrinth", "big", ("red", "green", "yellow"), {}, {}))
    table.execute(Given(0, Input("reveal", "c3"), how="drawn"))
    table.roll(3)
    phone.goto(f"/?lang=de#code={CODE}")
    expect(phone.locator("#said summary").first).to_be_attached()
    for key in ("turns", "done"):
        expect(phone.locator(f"#play [data-f={key}]")).to_be_in_viewport(ratio=1)
