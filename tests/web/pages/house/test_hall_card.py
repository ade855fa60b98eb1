"""The card of the hall on the page Care, with a real broker: begun, joined, a board taken out, ended."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.fast_replace import replace
from companion.daemon.hall_here.hall_desk import HallDesk, Me
from companion.web import WebSettings, create_app
from companion.words.care import hall_here_words as words
from tests.daemon.hall_here.test_hall_desk import OTHER, FakeBroker as FakeToldBroker, Here
from tests.mqtt.mosquitto import needs_mosquitto
from tests.system.browsing import PATIENCE_MS, TOO_WIDE, examine
from tests.web.browser import CODE
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import one_phone, serving
from tests.web.routes.care.fake_broker import FakeBroker

pytestmark = [pytest.mark.browser, pytest.mark.slow, needs_mosquitto]


@pytest.fixture
def here(tmp_path: Path) -> Here:
    return Here(tmp_path / "hall-here")


@pytest.fixture
def phone(chromium: Browser, here: Here) -> Iterator[Page]:
    """A host's phone at the board that is to be the hall."""
    table, hall = FakeTable(FakeClock()), here.desk()
    settings = WebSettings(host_code=CODE, clock=table.clock)
    app = create_app(table, settings, care=FakeCare(), broker=FakeBroker(), hall_here=hall)
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto(f"/?lang=en#code={CODE}")
        expect(page.locator("body")).to_contain_text("You are the host", timeout=PATIENCE_MS)
        page.goto("/care?lang=en")
        yield page
    hall.close()


def confirm(phone: Page, name: str) -> None:
    with phone.expect_response("**/api/hall-here*"):
        phone.locator("dialog").get_by_role("button", name=name, exact=True).click()


def test_a_hall_is_begun_joined_by_a_board_that_is_taken_out_and_ended(
    phone: Page, here: Here, tmp_path: Path
) -> None:
    card = phone.locator("details.folded", has=phone.get_by_role("heading", name="A hall for many tables"))
    expect(card.locator("[data-f=hall-on]")).to_be_hidden()
    card.locator("summary").click()
    card.locator("[data-f=hall-on]").click()
    confirm(phone, "This board is the hall")
    expect(card).to_contain_text("1 board has joined.")
    expect(card.locator("[data-f=hall-page]")).to_have_attribute("href", re.compile(rf":{here.page}/$"))
    card.locator("[data-f=hall-code]").click()
    code = card.locator(".hall-code b")
    expect(code).to_have_text(re.compile(r"^[A-Z2-9]{6}$"))
    assert examine(phone).violations_count == 0
    assert phone.evaluate(TOO_WIDE) == []
    card.screenshot(path=tmp_path / "hall-card.png")
    board = HallDesk(FakeToldBroker(), Me(lambda: OTHER, "Kitchen"), tmp_path / "other", FakeClock())  # type: ignore[arg-type]  # search tells none
    board.join(phone.url.split("/")[2], code.inner_text(), "en")
    expect(card).to_contain_text("2 boards have joined.")
    expect(card).to_contain_text("Kitchen")
    expect(card.locator(".hall-code")).to_have_count(0)
    card.locator(f"[data-f=revoke-{OTHER}]").click()
    confirm(phone, "Take out")
    expect(card).not_to_contain_text("Kitchen")
    card.locator("[data-f=hall-off]").click()
    confirm(phone, "Switch off")
    expect(card).to_contain_text(words.STANDS["off"].text)


def test_a_copied_card_opens_the_hall_and_one_key_gives_an_identity(phone: Page, here: Here) -> None:
    here.broker.told = replace(here.broker.told, twice=True)
    phone.reload()
    card = phone.locator("details.folded", has=phone.get_by_role("heading", name="A hall for many tables"))
    expect(card).to_contain_text(words.TWICE.text)
    card.locator("[data-f=hall-renew]").click()
    confirm(phone, "Give this board an identity of its own")
    expect(card).not_to_contain_text(words.TWICE.text)
    assert not here.broker.told.twice
