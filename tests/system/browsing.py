"""A real browser at a running demo: pages as a family opens them, and an eye on what they must not do."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AxeResults  # type: ignore[import-untyped]  # it has no types
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Frame, Locator, Page, Request, Response, expect

PHONE = (360, 740)
DESK = (1200, 800)
ORIGIN = "0.0.0.0"
"""This machine, under the one address that browsers do not take for a safe one: as on a home network pages
get no wake lock, no clipboard, no cryptography, no service worker."""

PATIENCE_MS = 20_000
"""How long a slow machine may take for what a fast one does at once."""

CHROMIUM = next(
    (path for path in ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium") if Path(path).exists()),
    "/usr/bin/chromium",
)
"""The browser without windows, which needs two thirds of the processor time, or else the whole one."""

WITHOUT = (
    "SpareRendererForSitePerProcess",
    *(
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "LensOverlay",
    ),
    *("MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning"),
)
"""No process in reserve for each window: a tenth of the processor time; the rest Playwright leaves out."""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
)

WCAG = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],  # else it takes half of its time to describe what is right
}
"""What axe-core looks for: violations of WCAG 2.2, levels A and AA."""

COLOURS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
"""What may differ where only the colours do: half of its time."""

SCRIPT = Axe().axe_script


def examine(page: Page | Frame, options: dict[str, Any] = WCAG) -> AxeResults:
    """What axe-core finds in a page; its script is read once by each document, a quarter of its time."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    return AxeResults(page.evaluate("options => axe.run(document, options)", options))


DIARY = """
document.addEventListener("securitypolicyviolation", (e) =>
  console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));
window.diary = []; // [what, ms since 1970]: hands at work, and newest sentences of the referee
window.addEventListener("pointerup", () => diary.push(["pointer", Date.now()], ["down", Date.now()]), true);
window.addEventListener("keydown", () => diary.push(["down", Date.now()]), true);
let newest = "";
new MutationObserver(() => {
  const text = document.querySelector("#now .moment")?.textContent ?? "";
  if (text !== newest) diary.push(["verdict", Date.now()]);
  newest = text;
}).observe(document, { subtree: true, childList: true });
"""

TOO_WIDE = """() => [...document.body.querySelectorAll("*")]
  .filter((e) => e.checkVisibility() && !e.closest(".skip, .hidden, .rain, svg *"))
  .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 100)])
  .filter(([box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
  .map(([, markup]) => markup)"""

CONFUSED = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  const named = ["aria-labelledby", "aria-describedby", "aria-controls"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((e) => e.getAttribute(name).split(" ")));
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `twice: ${id}`),
    ...named.filter((id) => !document.getElementById(id)).map((id) => `nowhere: ${id}`),
    ...[...document.images].filter((e) => !e.hasAttribute("alt")).map((e) => `no alt: ${e.src}`),
    ...[...document.querySelectorAll("h1")].filter((e) => e.checkVisibility()).slice(1)
      .map(() => "more than one h1"),
    ...[...document.querySelectorAll("[aria-label]")].map((e) => e.ariaLabel)
      .filter((label) => /[^.]\\.\\.(?!\\.)/.test(label)).map((label) => `two full stops: ${label}`),
    ...(document.querySelectorAll("main").length === 1 ? [] : ["not one main"]),
  ];
}"""

NEEDS_NAME = {
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "img",
    "link",
    "menuitem",
    "progressbar",
    "radio",
    "switch",
    "tab",
    "textbox",
}


@dataclass
class Window:
    """One browser (with cookies of its own) that shows one page of the companion."""

    url: str
    page: Page
    faults: list[str] = field(default_factory=list)
    unplugged: bool = False

    def watch(self) -> None:
        """Note everything that a page must not do; a refused connection is none while the plug is pulled."""
        self.page.add_init_script(DIARY)
        self.page.on("console", lambda m: self._note(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.context.on("request", self._check_host)
        self.page.context.on("response", self._check_status)

    def _note(self, text: str) -> None:
        if not (self.unplugged and ("net::ERR_" in text or "Failed to fetch dynamically" in text)):
            self.faults.append(text)

    def _check_host(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc:
            self.faults.append(f"asked another host: {request.url}")

    def _check_status(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} {response.url}")

    def go(self, path: str) -> None:
        """Open a path of the companion and wait for the board."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("#board .board, #welcome .board", timeout=PATIENCE_MS)
        assert not self.page.evaluate("isSecureContext")

    def get(self, path: str) -> Any:
        """The JSON behind a path, asked with this browser's cookies but past its page."""
        return self.page.request.get(self.url + path).json()

    def post(self, path: str, body: Any) -> int:
        """The status of a command sent with this browser's cookies and token but past its page."""
        headers = {"Origin": self.url, "X-Companion": self.get("/api/me")["csrf"]}
        return self.page.request.post(self.url + path, data=body, headers=headers).status

    def undo(self) -> int:
        """The status of taking back what the state says would be taken back now."""
        return self.post("/api/undo", {"number": self.get("/api/state")["undo"]["number"]})

    def button(self, name: str, inside: str = "body") -> Locator:
        """The button with exactly this name."""
        return self.page.locator(inside).get_by_role("button", name=name, exact=True)

    def part(self, name: str) -> None:
        """Show another part of the page on a phone: game, table, history or more."""
        self.page.locator(f"#bar [data-opens={name}]").click(timeout=PATIENCE_MS)

    def says(self, where: str, text: str, timeout_ms: int = PATIENCE_MS) -> None:
        """Wait until a part of the page says this."""
        expect(self.page.locator(where)).to_contain_text(text, timeout=timeout_ms)

    def sound(self, language: str) -> None:
        """Nothing too wide, nothing without a name, the right language, and no fault so far."""
        assert self.page.evaluate("document.documentElement.lang") == language
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        found = [
            *self.page.evaluate(TOO_WIDE),
            *self.page.evaluate(CONFUSED),
            *nameless(self.page),
            *self.faults,
        ]
        assert not found, found

    def shot(self, name: str) -> None:
        """A picture into the folder that the environment names in ``SHOTS``, if it does."""
        if folder := os.environ.get("SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(folder) / f"{name}.png")


def nameless(page: Page) -> list[str]:
    """Roles and markup of what a screen reader would come to and could not name."""
    wire = page.context.new_cdp_session(page)
    nodes = wire.send("Accessibility.getFullAXTree")["nodes"]
    wire.detach()
    return [
        f"{node['role']['value']} {node.get('properties')}"
        for node in nodes
        if not node["ignored"]
        and node["role"]["value"] in NEEDS_NAME
        and not node.get("name", {}).get("value", "").strip()
    ]


@contextmanager
def window(browser: Browser, port: int, size: tuple[int, int], **context: Any) -> Iterator[Window]:
    """A browser of its own for the length of a block."""
    profile = browser.new_context(viewport={"width": size[0], "height": size[1]}, **context)
    shown = Window(f"http://{ORIGIN}:{port}", profile.new_page())
    shown.watch()
    yield shown
    profile.close()


# --- hands on the virtual board ----------------------------------------------------------------


def middle(page: Page, spot: str) -> tuple[float, float]:
    """Where a spot is on the screen."""
    return middle_of(page.locator(f"[data-spot='{spot}']"))


def middle_of(where: Locator) -> tuple[float, float]:
    """Where something is on the screen."""
    box = where.bounding_box()
    assert box is not None, where
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    """Take what stands on ``start`` and let go over ``end``."""
    grab(page, start)
    carry(page, end)
    page.mouse.up()


def grab(page: Page, spot: str) -> None:
    """Press on a piece."""
    expect(page.locator(f"[data-spot='{spot}']")).to_have_class(re.compile(r"\bfull\b"), timeout=PATIENCE_MS)
    page.mouse.move(*middle(page, spot))
    page.mouse.down()


def carry(page: Page, spot: str) -> None:
    """Move what is pressed over a spot."""
    page.mouse.move(*middle(page, spot), steps=6)


def fingers(page: Page, start: str, end: str) -> None:
    """Drag with one finger, as on a phone."""
    (x, y), (to_x, to_y) = middle(page, start), middle(page, end)
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": px, "y": py} for px, py in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    touch("touchStart", (x, y))
    for part in range(1, 7):
        touch("touchMove", (x + (to_x - x) * part / 6, y + (to_y - y) * part / 6))
    touch("touchEnd")
    wire.detach()


def walk(page: Page, goal: str) -> None:
    """Arrow keys from the focused spot to another, always along the longer way that is left."""
    for _ in range(80):
        here = page.evaluate("document.activeElement.dataset.spot")
        if here == goal:
            return
        (x, y), (to_x, to_y) = middle(page, here), middle(page, goal)
        keys = ["ArrowRight" if to_x > x else "ArrowLeft", "ArrowDown" if to_y > y else "ArrowUp"]
        if abs(to_y - y) > abs(to_x - x):
            keys.reverse()
        for key in keys:
            page.keyboard.press(key)
            if page.evaluate("document.activeElement.dataset.spot") != here:
                break
    raise AssertionError(f"arrow keys do not lead to {goal}")
