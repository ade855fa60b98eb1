"""A family's evening that nobody has written: what several phones show, and what is wrong there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, expect

from companion import games
from tests.system.browsing import ORIGIN, PATIENCE_MS, PHONE, Window
from tests.system.judging import FINGER, SHOWN, SMALL, differing, violations
from tests.system.running import CODE, Client, Demo
from tests.system.walker.hands import Hands
from tests.web.preview.rig import LAID_OUT, SEEN

SCREEN = (1440, 900)
OPENS_MS = 120_000
"""So long a page may take to open on a machine that does much else."""

READY = "#board .board, #welcome .board, #kids .kid-card"

OFFERED = """() => [...document.querySelectorAll("main :is(button, summary)[data-f], #notes button")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && e.ariaDisabled !== "true")
  .map((e) => e.dataset.f)"""
"""Asked in the page: what a finger can do on it now."""

LASTING = (
    SHOWN.replace(
        "if (node.hidden)", 'if (node.hidden || node.matches(".sound-chip, .rest, .mine-badge:not(.asked)"))'
    )
    .replace('["notes",', '["meanwhile", "banner", "notes",')
    .replace(
        'name !== "tabindex"',
        '!["tabindex", "open"].includes(name) && (name !== "aria-pressed" || !node.matches(".held-piece"))',
    )
    .replace(
        "[...node.childNodes]", 'node.tagName === "DETAILS" ? [node.firstElementChild] : [...node.childNodes]'
    )
)
"""As `SHOWN`, without what is told to a page that was away or not yet touched, what was opened, how long a
note still stands, which piece in the hand is put down next, and what this phone has not read yet."""

OWN = (
    "[data-f=picture-find][aria-pressed=true]:visible, [data-f=picture-whole]:visible, "
    "[data-f=mine-all][aria-pressed=false]:visible"
)
"""What takes back a choice of one phone alone: to look for something, to enlarge, to open a seat's page."""

FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass(frozen=True)
class Action:
    """Something that can be done now, how willingly, and how."""

    name: str
    weight: float
    do: Callable[[], None]


Look = tuple[str, tuple[int, int], str, str]
"""A phone: what it opens, its size, its language, its colour scheme."""

LOOKS: Mapping[str, Look] = {
    "host": ("/", PHONE, "de", "light"),
    "player": ("/", PHONE, "fr", "dark"),
    "screen": ("/screen", SCREEN, "en", "light"),
    "board": ("/board", SCREEN, "it", "dark"),
}


@dataclass
class Phone(Window):
    """One browser of the evening, with the language that it shows; ``told`` are its commands."""

    name: str = ""
    path: str = "/"
    language: str = "en"
    least: int = FINGER
    asked: set[Request] = field(default_factory=set)
    told: Counter[str] = field(default_factory=Counter)

    def watch(self) -> None:
        """Note also what it waits for."""
        super().watch()
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)

    def _ask(self, request: Request) -> None:
        if "/api/events" not in request.url:
            self.asked.add(request)
        if request.method == "POST":
            self.told[urlsplit(request.url).path] += 1

    def _answered(self, request: Request) -> None:
        self.asked.discard(request)

    def quiet(self) -> None:
        """Wait until all that it has asked is answered and laid out."""
        self.page.evaluate(FRAMES)
        while self.asked:
            self.page.wait_for_timeout(10)
            self.page.evaluate(FRAMES)

    def open(self) -> None:
        """Open its page, in its language."""
        self.page.goto(f"{self.url}{self.path}?lang={self.language}")
        self.page.wait_for_selector(READY, timeout=PATIENCE_MS)

    def shut(self) -> None:
        """Close the windows that are open, by the key for it."""
        windows = self.page.locator("dialog[open]")
        while count := windows.count():
            self.page.keyboard.press("Escape")
            expect(windows).not_to_have_count(count, timeout=PATIENCE_MS)
        self.quiet()

    def settle(self, rev: int) -> None:
        """Wait until it shows this state, or a newer one, of the companion's."""
        self.page.evaluate(LAID_OUT, str(rev))
        self.quiet()


@dataclass
class Evening:
    """Demo, phones and hands; ``told`` is what was done, ``done`` how often."""

    running: Demo
    rng: Random
    host: Client
    hands: Hands
    phones: list[Phone] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    code: str = CODE

    def state(self) -> Any:
        """The state, once every phone that is not cut off shows it."""
        state = self.host.state()
        for phone in self.phones:
            if not phone.unplugged:
                phone.settle(state["rev"])
                phone.shut()
        return state

    def offers(self) -> list[tuple[Phone, str]]:
        """What can be tapped now on each phone that is not cut off."""
        return [
            (phone, name)
            for phone in self.phones
            if not phone.unplugged
            for name in phone.page.evaluate(OFFERED)
        ]

    def look(self) -> None:
        """Nothing was wrong on any phone so far, nor is on two of them now."""
        faults = {phone.name: phone.faults for phone in self.phones if phone.faults}
        assert not faults, faults
        here = [phone for phone in self.phones if not phone.unplugged]
        for phone in self.rng.sample(here, min(2, len(here))):
            phone.sound(phone.language)

    def look_closely(self, phone: Phone) -> None:
        """Nothing stale, nothing small, nothing that axe finds."""
        if phone.page.locator("#bar [data-opens=game]").is_visible():
            phone.part("game")
        wishes = phone.page.locator(OWN)
        while wishes.count():
            wishes.first.click(timeout=PATIENCE_MS)
            phone.quiet()
        phone.page.evaluate("scrollTo(0, 0)")  # what has left the window is told at its edge
        phone.quiet()
        fresh = phone.page.context.new_page()
        keep = phone.page.evaluate("JSON.stringify({ ...sessionStorage })")
        fresh.add_init_script(f"Object.assign(sessionStorage, {keep})")
        fresh.add_init_script(SEEN)
        fresh.goto(phone.page.url)
        fresh.evaluate(LAID_OUT, str(self.host.state()["rev"]))
        stale = differing(phone.page, fresh, LASTING)
        assert not stale, "\n".join([f"stale on {phone.name}", *stale])
        fresh.close()
        self.look_at_windows(phone)

    def look_at_windows(self, phone: Phone) -> None:
        """What is asked of a page, from its top, and of any window that is open on it."""
        phone.page.evaluate("scrollTo(0, 0)")  # further down a key may just lie below what stays in sight
        small, found = phone.page.evaluate(SMALL, phone.least), violations(phone.page)
        assert not small, (phone.name, small)
        assert not found, (phone.name, found)


def _phone(stack: ExitStack, browser: Browser, port: int, name: str, look: Look) -> Phone:
    path, (width, height), language, scheme = look
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,  # type: ignore[arg-type]  # light or dark
        locale=language,
        reduced_motion="reduce",
        bypass_csp=True,  # axe is put into the page as a script
        has_touch=width < 700,
    )
    stack.callback(context.close)
    context.set_default_navigation_timeout(OPENS_MS)
    phone = Phone(f"http://{ORIGIN}:{port}", context.new_page(), name=name, path=path, language=language)
    phone.least = FINGER if width < 700 else 24
    phone.watch()
    phone.page.add_init_script(SEEN)
    return phone


@contextmanager
def evening(
    browser: Browser, data: Path, seed: int, begin: Mapping[str, Any], looks: Mapping[str, Look] = LOOKS
) -> Iterator[Evening]:
    """A table at which this game has begun, with all phones there; the first is the host's."""
    with ExitStack() as stack:
        running = Demo(data, game=begin["game"], options=[f"--game={each}" for each in games.look().games])
        stack.callback(running.kill)
        host = Client(running.port)
        stack.callback(host.close)
        host.become_host()
        shown = Evening(running, Random(seed), host, Hands(host))
        host.post("/api/game", begin)
        shown.hands.put_right()
        for name, look in looks.items():
            shown.phones.append(_phone(stack, browser, running.port, name, look))
        for phone in shown.phones:
            phone.open()
        first = shown.phones[0]
        first.page.goto(f"{first.url}/?lang={first.language}#code={CODE}")
        first.page.locator("#notes .close").click(timeout=PATIENCE_MS)
        yield shown
