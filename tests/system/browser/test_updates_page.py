"""An update from the page of the care: a stick, the root helper, both places, and a page that comes back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.system.browsing import DESK, PATIENCE_MS, PHONE, Window, examine, window
from tests.system.updated_table import UpdatedTable
from tests.systemd.updates.update_rig import TOOLS, Keys, make_keys

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)), reason="apt-utils or gpg is missing: make packages"
    ),
]

RESTART_MS = 3 * PATIENCE_MS
"""An update tests the new version and starts it, beside other work."""


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    return make_keys(tmp_path_factory.mktemp("k"))


def open_care(one: Window, code: str) -> None:
    one.page.goto(f"{one.url}/care?lang=en#code={code}")
    expect(one.page.locator("[data-f=update-look]")).to_be_visible(timeout=PATIENCE_MS)


def runs(page: Page, version: str, kept: str) -> None:
    """Wait until the card tells these two versions."""
    numbers = page.locator("#updates dd")
    expect(numbers).to_have_text([version, kept], timeout=RESTART_MS)


def confirm(page: Page, name: str) -> None:
    page.locator("dialog").get_by_role("button", name=name, exact=True).click(timeout=PATIENCE_MS)


def take_the_update(one: Window) -> None:
    """Look, read, install."""
    page = one.page
    page.locator("[data-f=update-look]").click()
    expect(page.locator("#updates li b")).to_have_text("Version 0.2.0", timeout=RESTART_MS)
    page.locator("[data-f='news-0.2.0']").click()
    one.says("#updates .news", "Something new.")
    one.shot("updates-found")
    page.locator("[data-f='install-0.2.0']").click(timeout=PATIENCE_MS)
    confirm(page, "Install")


@pytest.mark.full
def test_an_update_is_taken_and_given_up_on_a_phone(
    chromium: Browser,
    tmp_path: Path,
    keys: Keys,
) -> None:
    with UpdatedTable(tmp_path, keys).running() as table, window(chromium, table.port, PHONE) as phone:
        open_care(phone, table.code)
        runs(phone.page, "0.1.0", "none")
        phone.shot("updates-before")
        take_the_update(phone)
        phone.unplugged = True
        runs(phone.page, "0.2.0", "0.1.0")
        phone.says("#updates", "The update is done: version 0.2.0 runs.", RESTART_MS)
        phone.shot("updates-done")
        assert examine(phone.page).response["violations"] == []
        phone.sound("en")
        phone.page.goto("about:blank")
        open_care(phone, table.code)  # after a restart a host shows itself anew
        phone.page.locator("[data-f=update-back]").click(timeout=PATIENCE_MS)
        confirm(phone.page, "Back to version 0.1.0")
        runs(phone.page, "0.1.0", "none")
        phone.says("#health", "Version 0.2.0 was given up, as wished.", RESTART_MS)


@pytest.mark.sampled(
    "fault, said",
    [
        ("dies", "Version 0.2.0 did not start. This version runs again."),
        ("test", "Version 0.2.0 failed its test, so it was not taken. This version runs on."),
    ],
    sample=1,
)
def test_an_update_that_does_not_work_is_told_by_the_version_before(
    chromium: Browser,
    tmp_path: Path,
    keys: Keys,
    fault: str,
    said: str,
) -> None:
    table = UpdatedTable(tmp_path, keys, fault)
    with table.running(), window(chromium, table.port, DESK) as desk:
        open_care(desk, table.code)
        desk.unplugged = True
        take_the_update(desk)
        desk.says("#updates", said, RESTART_MS)
        runs(desk.page, "0.1.0", "none")
        desk.shot(f"updates-{fault}")
