"""Apps that are served to a real browser, the pages opened on them, and what was posted from them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from playwright.sync_api import Browser, Page, Request
from werkzeug.serving import make_server

from tests.web.preview.preview import Preview, create_preview

SMALL = """() => [...document.querySelectorAll('button, a, summary, select, input')]
  .filter((e) => e.checkVisibility() && !e.classList.contains('skip'))
  .map((e) => [(e.closest('label') ?? e).getBoundingClientRect(), e.outerHTML.slice(0, 80)])
  .filter(([r]) => Math.min(r.width, r.height) < 43.5).map(([, name]) => name)"""
"""Asked in the page: what is too small for a finger."""


SEEN = """
const Stream = EventSource;
window.EventSource = class extends Stream {
  constructor(...all) {
    super(...all);
    this.addEventListener("state", ({ lastEventId }) =>
      requestAnimationFrame(() => (document.documentElement.dataset.seen = lastEventId)));
  }
};
"""
"""Put into each page: its root element tells the number of the newest state that it has taken in."""

LAID_OUT = """(wanted) => new Promise((done, fail) => {
  const frame = () => new Promise(requestAnimationFrame);
  const look = async () => {
    while (!(Number(document.documentElement.dataset.seen) >= Number(wanted))) await frame();
    await frame().then(frame);
    done();
  };
  setTimeout(() => fail(new Error(`state ${wanted} has not come`)), 20_000);
  look();
})"""
"""Asked in the page: this state or a newer one has come, and two more frames, so that it is laid out."""

STOP_S = 0.01
"""A server looks so often whether it shall stop; its own half second would be waited for after each test."""


@contextmanager
def serving(app: Flask) -> Iterator[str]:
    """The address of this app, served on a free port for the length of a block; streams end with it."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, args=(STOP_S,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        if house := app.extensions.get("companion"):
            house.close()
        server.shutdown()
        thread.join()


@contextmanager
def one_phone(browser: Browser, url: str) -> Iterator[Page]:
    """A phone at this address for the length of a block; its browser must have had no complaint."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=url)
    page, faults = context.new_page(), list[str]()
    note_faults(page, faults)
    yield page
    context.close()
    assert not faults, faults


def note_faults(page: Page, faults: list[str]) -> None:
    """From now on note what this page complains about: errors, warnings, exceptions nobody caught."""
    page.on("console", lambda m: faults.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: faults.append(str(error)))


@dataclass
class Traffic:
    """What pages have asked for and not got yet; streams never end."""

    asked: set[Request] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        """Follow a page, before it goes anywhere."""
        page.add_init_script(SEEN)
        page.on("request", self._ask)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)

    def settle(self, page: Page, rev: str) -> None:
        """Wait until a page has laid out this state, with all that it loads for it."""
        page.evaluate(LAID_OUT, rev)
        while self.asked:
            page.wait_for_timeout(10)
            page.evaluate(LAID_OUT, rev)

    def _ask(self, asked: Request) -> None:
        if "/api/events" not in asked.url:
            self.asked.add(asked)

    def _answered(self, asked: Request) -> None:
        self.asked.discard(asked)


@dataclass
class Site:
    """A running preview and the pages opened on it; `faults` collects what browsers complained about."""

    url: str
    preview: Preview
    browser: Browser
    faults: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    traffic: Traffic = field(default_factory=Traffic)

    def open(
        self,
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        ready: str = "#board .board, #welcome .board",
        **context: Any,
    ) -> Page:
        """A fresh browser profile on this path, once ``ready`` is there: the state is shown."""
        page = self.browser.new_context(viewport={"width": width, "height": height}, **context).new_page()
        note_faults(page, self.faults)
        self.traffic.watch(page)
        self.pages.append(page)
        page.goto(self.url + path)
        page.wait_for_selector(ready)
        return page

    def show(self, case: str, *pages: Page) -> None:
        """Show another canned state, until these pages have laid it out with all that they load for it."""
        self.preview.show(case)
        seen = str(self.preview.state["rev"])
        for page in pages:
            self.traffic.settle(page, seen)

    def complaints(self) -> list[str]:
        """What browsers have complained about since this was asked last."""
        found, self.faults[:] = self.faults.copy(), []
        return found


@contextmanager
def previewed(browser: Browser) -> Iterator[Site]:
    """A preview that shows a game in which somebody is to roll, for the length of a block."""
    preview = Preview()
    preview.show("roll")
    with serving(create_preview(preview)) as url:
        site = Site(url, preview, browser)
        yield site
        for page in site.pages:
            page.context.close()
        preview.cut += 1


def posts(site: Site, prefix: str, count: int = 1) -> list[Any]:
    """What was posted there, once it is at least so many (none is looked at at once)."""

    def found() -> list[Any]:
        return [body for path, body in site.preview.posts if path.startswith(prefix)]

    with site.preview.wake:
        site.preview.wake.wait_for(lambda: len(found()) >= count, 5)
        return found()
