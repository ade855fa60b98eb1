"""What a phone loads that opens a page for the first time: few files and bytes, for each board and role."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from companion.web import WebSettings, create_app
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.preview import Preview
from tests.web.preview.rig import LAID_OUT, Site, serving
from tests.web.preview.scenes import BEGUN, UNDER_WAY, Scene

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LOADED = """() => performance.getEntries()
  .filter((e) => ["navigation", "resource"].includes(e.entryType))
  .map((e) => [e.name, e.encodedBodySize])"""

Look = Callable[[str, Scene | None, str], list[tuple[str, int]]]


@pytest.fixture
def look(chromium: Browser) -> Iterator[Look]:
    """Return all that a fresh phone loads for a page, packed, but for the stream, which does not end."""
    table = FakeTable(FakeClock())
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), FakeMagnets())
    with serving(app) as url:
        site = Site(url, Preview(), chromium)

        def loaded(path: str, scene: Scene | None, role: str) -> list[tuple[str, int]]:
            if scene:
                scene.play(table)
            known = chromium.new_context()
            csrf = known.request.get(f"{url}/api/me").json()["csrf"]
            wanted = {"host/code": {"code": CODE}, "seats/red/claim": {}} if role == "host" else {}
            for what, body in wanted.items():
                if scene or "seats" not in what:
                    headers = {"Origin": url, "X-Companion": csrf}
                    assert known.request.post(f"{url}/api/{what}", data=body, headers=headers).ok
            page = site.open(path, width=360, height=600, storage_state=known.storage_state())
            rev = str(table.view().rev)
            page.evaluate(LAID_OUT, rev)
            while site.traffic.asked:
                page.wait_for_timeout(10)
                page.evaluate(LAID_OUT, rev)
            return [(str(name), int(size)) for name, size in page.evaluate(LOADED)]

        yield loaded
        for page in site.pages:
            page.context.close()
        assert site.complaints() == []


@pytest.mark.sampled("role", ["host", "watcher"], sample=1)
@pytest.mark.parametrize("scene", [*BEGUN, *UNDER_WAY], ids=lambda scene: scene.name)
def test_a_first_view_takes_few_requests_and_bytes(look: Look, scene: Scene, role: str) -> None:
    loaded = look("/?lang=de", scene, role)
    assert 5 < len(loaded) < 12, loaded  # the stream of news is one more, but has not ended
    assert sum("/api/me" in name for name, _ in loaded) == 1
    assert 15_000 < sum(size for _, size in loaded) < 70_000, loaded


def test_while_nobody_plays_all_boards_come_in_one_request(chromium: Browser, look: Look) -> None:
    loaded = look("/?lang=de", None, "watcher")
    assert 5 < len(loaded) < 12, loaded  # the stream of news is one more
    assert not [name for name, _ in loaded if "/api/boards/" in name or "/api/shelf" in name]
    assert 15_000 < sum(size for _, size in loaded) < 70_000, loaded
    (page,) = [page for context in chromium.contexts for page in context.pages]
    expect(page.locator(".tile .board")).to_have_count(len(BEGUN))


@pytest.mark.parametrize("scene", BEGUN, ids=lambda scene: scene.name)
def test_the_virtual_board_takes_little_more(look: Look, scene: Scene) -> None:
    loaded = look("/board?lang=de", scene, "host")
    assert 5 < len(loaded) < 15, loaded
    assert 15_000 < sum(size for _, size in loaded) < 76_000, loaded
