"""A preview server and a headless Chromium for the pages' tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.system.browsing import PATIENCE_MS
from tests.web.preview.rig import Site, previewed


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def site(chromium: Browser) -> Iterator[Site]:
    with previewed(chromium) as site:
        yield site
