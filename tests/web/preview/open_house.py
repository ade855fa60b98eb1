"""A table where one game follows another while pages lie open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page

from companion.web import WebSettings, create_app
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.rig import LAID_OUT, SEEN, note_faults, serving
from tests.web.preview.scenes import Scene


@dataclass
class House:
    """A table whose pages lie open."""

    url: str
    context: BrowserContext
    table: FakeTable
    magnets: FakeMagnets
    faults: list[str] = field(default_factory=list)

    def open(self, path: str) -> Page:
        """Open a page of the host's phone, until it shows what is now."""
        page = self.context.new_page()
        note_faults(page, self.faults)
        page.add_init_script(SEEN)
        page.goto(self.url + path)
        page.evaluate(LAID_OUT, str(self.table.view().rev))
        return page

    def show(self, scene: Scene) -> None:
        """Let the next game come, its pieces set up; this phone plays red."""
        rehearsal = FakeTable(FakeClock())
        scene.play(rehearsal)
        board, expected = rehearsal.session.board, rehearsal.session.pictures.expected
        self.magnets.standing = set(board.names(expected))
        scene.play(self.table)
        self.take("red", "claim")
        for listener in self.magnets.listeners:
            listener()

    def take(self, seat: str, how: str) -> None:
        """Let this phone claim or release a seat, past its pages."""
        phone = self.context.request
        csrf = phone.get(f"{self.url}/api/me").json()["csrf"]
        known = {"Origin": self.url, "X-Companion": csrf}
        assert phone.post(f"{self.url}/api/seats/{seat}/{how}", data={}, headers=known).ok


@contextmanager
def open_house(browser: Browser, height: int = 740) -> Iterator[House]:
    """Serve such a table; its phones are 360 pixels wide and so high."""
    table, magnets = FakeTable(FakeClock()), FakeMagnets()
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), magnets)
    with serving(app) as url:
        context = browser.new_context(viewport={"width": 360, "height": height}, reduced_motion="reduce")
        yield House(url, context, table, magnets)
        context.close()
