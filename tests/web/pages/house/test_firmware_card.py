"""The card of the boards' programs on the pages Care and Check: what all see, and what the host renews."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.bench.bench_port import BenchView
from companion.core.model.fast_replace import replace
from companion.ports.care import FirmwareLine
from companion.web import WebSettings, create_app
from tests.system.browsing import PATIENCE_MS, TOO_WIDE, examine
from tests.web.bench_states import GROUND, seen
from tests.web.browser import CODE
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import one_phone, serving
from tests.web.routes.care.fake_broker import FakeBroker
from tests.web.routes.care.fake_hall_here import FakeHall
from tests.web.routes.test_check import FakeBench

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OLD = FirmwareLine("table", "0.0.9 atmega2560", "0.1.0", "0.0.8 atmega2560")


@pytest.fixture
def care() -> FakeCare:
    return FakeCare(firmware=(OLD,))


@pytest.fixture
def bench() -> FakeBench:
    return FakeBench()


@pytest.fixture
def phone(chromium: Browser, care: FakeCare, bench: FakeBench) -> Iterator[Page]:
    table = FakeTable(FakeClock())
    app = create_app(
        table,
        WebSettings(host_code=CODE, clock=table.clock),
        bench=bench,
        care=care,
        broker=FakeBroker(),
        hall_here=FakeHall(),
    )
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size({"width": 360, "height": 740})
        yield page


def test_the_host_renews_a_program_and_sees_how_far_it_is(phone: Page, care: FakeCare) -> None:
    phone.goto("/care?lang=en")
    card = phone.locator("#firmware")
    expect(card).to_contain_text("0.0.9 atmega2560", timeout=PATIENCE_MS)
    expect(card.locator("button")).to_have_count(0)
    phone.goto(f"/?lang=en#code={CODE}")
    expect(phone.locator("body")).to_contain_text("You are the host", timeout=PATIENCE_MS)
    phone.goto("/care?lang=en")
    card.locator("[data-f=flash-table]").click()
    dialog = phone.locator("dialog")
    expect(dialog).to_contain_text("Leave the cable", timeout=PATIENCE_MS)
    with phone.expect_response("**/api/firmware*"):
        dialog.get_by_role("button", name="Renew the program").click()
    care.firmware = (replace(OLD, stage="writing", percent=40),)
    expect(card).to_contain_text("Writing the program: 40 %", timeout=PATIENCE_MS)
    expect(card.locator("progress")).to_have_js_property("value", 40)
    expect(card.locator("[data-f=flash-table]")).to_be_disabled()
    assert care.flashed == [("table", False)]
    assert examine(phone).violations_count == 0
    assert phone.evaluate(TOO_WIDE) == []
    care.firmware = (replace(OLD, stage="failed", fault="interrupted"),)
    expect(card).to_contain_text("no whole program", timeout=PATIENCE_MS)
    card.locator("[data-f=flash-back-table]").click()
    with phone.expect_response("**/api/firmware*"):
        dialog.get_by_role("button", name="Put back 0.0.8 atmega2560").click()
    care.firmware = (replace(OLD, stage="done", back=True),)
    expect(card).to_contain_text("its program from before", timeout=PATIENCE_MS)
    assert care.flashed == [("table", False), ("table", True)]


def test_a_table_without_boards_to_write_has_no_card(phone: Page, care: FakeCare) -> None:
    care.firmware = ()
    phone.goto("/care?lang=en")
    expect(phone.locator("#links")).to_be_visible(timeout=PATIENCE_MS)
    expect(phone.locator("#firmware")).to_be_hidden()


@pytest.mark.full
def test_the_page_of_the_check_has_it_too_while_nothing_is_checked(
    phone: Page, care: FakeCare, bench: FakeBench
) -> None:
    phone.goto("/check?lang=en")
    expect(phone.locator("#who [data-f=host]")).to_be_visible(timeout=PATIENCE_MS)
    card = phone.locator("#firmware")
    expect(card).to_be_hidden()
    phone.goto(f"/check?lang=en#code={CODE}")
    card.locator("[data-f=flash-table]").click()
    with phone.expect_response("**/api/firmware*"):
        phone.locator("dialog").get_by_role("button", name="Renew the program").click()
    care.firmware = (replace(OLD, stage="failed", fault="wrong-chip"),)
    expect(card).to_contain_text("This board has another chip", timeout=PATIENCE_MS)
    assert care.flashed == [("table", False)]
    assert examine(phone).violations_count == 0
    assert phone.evaluate(TOO_WIDE) == []
    bench.shown = BenchView(2, (GROUND,), on=GROUND, walk=seen())
    expect(phone.locator("#walk")).to_be_visible(timeout=PATIENCE_MS)
    expect(card).to_be_hidden()
