"""A host's phone asks whether another one may become host, for as long as that one waits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.preview.middle import playing
from tests.web.preview.preview import HOSTS
from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def wait(site: Site, patch: pytest.MonkeyPatch, *waiting: str) -> None:
    """Let these requests wait for a host's word."""
    patch.setitem(HOSTS, "waiting", [{"proof_id": each, "left_s": 60} for each in waiting])
    news: dict[str, Any] = {"asks": bool(waiting), "waits": bool(waiting), "made": 0}
    site.preview.tell(playing() | {"hosts": news | {"lines": ["A phone asks."] * bool(waiting)}})


def test_a_host_is_asked_no_more_once_nobody_waits_and_again_by_who_comes_back(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.preview.me |= {"host": True}
    window = site.open("/?case=roll&lang=en", width=360, height=600).get_by_role("dialog")
    wait(site, monkeypatch, "one")
    expect(window).to_contain_text("host")
    wait(site, monkeypatch)
    expect(window).to_have_count(0)
    wait(site, monkeypatch, "one")
    expect(window).to_have_count(1)
    wait(site, monkeypatch, "another")
    expect(window).to_have_count(1)
    window.locator("[data-f=host-no]").click()
    expect(window).to_have_count(0)
    assert site.complaints() == []
