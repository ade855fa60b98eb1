"""A headless Chromium for the tests through the pages, and a table of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.system.browsing import ARGUMENTS, PATIENCE_MS
from tests.system.running import Demo, demo


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Demo]:
    with demo(tmp_path / "data") as served:
        yield served
