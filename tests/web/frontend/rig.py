"""A running preview, the browser pages opened on it, and what was posted from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.frontend.preview import Preview

SMALL = """() => [...document.querySelectorAll('button, a, summary, select, input')]
  .filter((e) => e.checkVisibility() && !e.classList.contains('skip'))
  .map((e) => [(e.closest('label') ?? e).getBoundingClientRect(), e.outerHTML.slice(0, 80)])
  .filter(([r]) => Math.min(r.width, r.height) < 43.5).map(([, name]) => name)"""
"""Asked in the page: what is too small for a finger."""


@dataclass
class Site:
    """A running preview and the pages opened on it; `faults` collects what browsers complained about."""

    url: str
    preview: Preview
    browser: Browser
    faults: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    def open(
        self,
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        ready: str = "#board .board",
        **context: Any,
    ) -> Page:
        """A fresh browser profile on this path, once ``ready`` is there: the state is shown."""
        page = self.browser.new_context(viewport={"width": width, "height": height}, **context).new_page()
        page.on("console", lambda m: self.faults.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.faults.append(str(e)))
        self.pages.append(page)
        page.goto(self.url + path)
        page.wait_for_selector(ready)
        return page


def posts(site: Site, prefix: str, count: int = 1) -> list[Any]:
    """What was posted there, once it is at least so many (none is looked at at once)."""

    def found() -> list[Any]:
        return [body for path, body in site.preview.posts if path.startswith(prefix)]

    with site.preview.wake:
        site.preview.wake.wait_for(lambda: len(found()) >= count, 5)
        return found()
