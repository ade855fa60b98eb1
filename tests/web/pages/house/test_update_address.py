"""The address of updates on the page Care: typed, confirmed, kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.web import WebSettings, create_app
from tests.system.browsing import PATIENCE_MS, TOO_WIDE, examine
from tests.web.browser import CODE
from tests.web.fake_care import OFFERED, FakeCare, FakeUpdates
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import one_phone, serving
from tests.web.routes.care.fake_broker import FakeBroker
from tests.web.routes.care.fake_hall_here import FakeHall

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def updates() -> FakeUpdates:
    return FakeUpdates(OFFERED)


@pytest.fixture
def phone(chromium: Browser, updates: FakeUpdates) -> Iterator[Page]:
    table = FakeTable(FakeClock())
    settings = WebSettings(host_code=CODE, clock=table.clock)
    app = create_app(
        table, settings, care=FakeCare(updates=updates), broker=FakeBroker(), hall_here=FakeHall()
    )
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto(f"/?lang=en#code={CODE}")
        expect(page.locator("body")).to_contain_text("You are the host", timeout=PATIENCE_MS)
        page.goto("/care?lang=en")
        yield page


def test_a_host_keeps_an_address(phone: Page, updates: FakeUpdates) -> None:
    summary, field = phone.locator("[data-f=update-address]"), phone.locator("#updates input")
    expect(summary).to_have_text("Address of updates: none")
    summary.click()
    field.fill("https://example.org/companion")
    with phone.expect_response("**/api/updates*"):
        pass  # the card is drawn anew
    expect(field).to_have_value("https://example.org/companion")
    assert examine(phone).violations_count == 0
    assert phone.evaluate(TOO_WIDE) == []
    phone.locator("[data-f=update-address-save]").click()
    dialog = phone.locator("dialog")
    expect(dialog).to_contain_text("https://example.org/companion")
    dialog.get_by_role("button", name="Keep this address").click()
    expect(summary).to_have_text("Address of updates: https://example.org/companion")
    assert updates.shown.address == "https://example.org/companion"
    expect(field).to_be_hidden()
