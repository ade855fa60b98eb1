"""A preview server for the pages' tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.preview.rig import Site, previewed


@pytest.fixture
def site(chromium: Browser) -> Iterator[Site]:
    with previewed(chromium) as site:
        yield site
