"""Every page there is: three sizes, light and dark, German and English, axe, sizes of targets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.web.endpoint import HTML
from companion.web.routes import ENDPOINTS
from tests import short_and_full
from tests.system.browsing import PATIENCE_MS, PHONE, Window, window
from tests.system.judging import PAGES, SMALL, violations
from tests.system.running import CODE, Client, Demo, demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLET, SCREEN = (768, 1024), (1440, 900)
SCHEMES, TONGUES = ("light", "dark"), ("de", "en")

INSTEAD = {
    "/games/<int:game_id>": "/games/1",
    "/how-to-play/<game>/<variant>": "/how-to-play/malefiz/classic",
}
"""Address with a part that varies -> one that is opened."""


def looks(path: str) -> list[tuple[tuple[int, int], str, str]]:
    """The looks in which a page is opened: both schemes, both languages, all sizes.

    In ``make test``, page by page in turns, on a phone, a tablet or a screen.
    """
    turn = list(PAGES).index(path)
    if not short_and_full.FULL:
        size = (PHONE, SCREEN, PHONE, TABLET)[turn % 4]
        return [(size, SCHEMES[turn // 2 % 2], TONGUES[turn // 4 % 2])]
    return [
        (size, SCHEMES[(turn + number) % 2], TONGUES[(turn // 2 + number) % 2])
        for number, size in enumerate((PHONE, TABLET, SCREEN))
    ]


GAME = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """A table at which a game is being played; the newest is stored game 1."""
    with demo(tmp_path_factory.mktemp("every") / "data", "--game=labyrinth") as served:
        host = Client(served.port)
        host.become_host()
        host.new_game(**GAME)
        host.post("/api/roll", {"number": 1})
        host.post("/api/enter", {"move": "house-c1"})
        host.magnet("red:5", on=False)
        host.magnet("c1", on=True)
        host.until(lambda state: state["phase"] == "roll")
        host.close()
        yield served


@contextmanager
def opened(
    chromium: Browser, running: Demo, path: str, look: tuple[tuple[int, int], str, str]
) -> Iterator[Window]:
    """A page once it is complete, in one look."""
    size, scheme, lang = look
    more: dict[str, Any] = {
        "color_scheme": scheme,
        "locale": lang,
        "bypass_csp": True,
        "reduced_motion": "reduce",
    }
    with window(chromium, running.port, size, **more) as one:
        one.page.goto(one.url + path)
        one.page.wait_for_selector(PAGES[path.partition("#")[0]], timeout=PATIENCE_MS)
        yield one


def decent(one: Window, look: tuple[tuple[int, int], str, str], name: str) -> None:
    """All that is asked of every page."""
    one.shot(f"every-{name}-{look[0][0]}-{look[1]}-{look[2]}")
    one.sound(look[2])
    assert one.page.locator("h1:visible").count() == 1
    assert "Board Companion" in one.page.title() or "Spielbegleiter" in one.page.title()
    assert violations(one.page) == ""
    assert one.page.evaluate(SMALL, arg=44 if look[0] == PHONE else 24) == []


def test_every_page_there_is_stands_in_the_list() -> None:
    paths = {INSTEAD.get(each.path, each.path) for each in ENDPOINTS if each.gives == HTML}
    listed = {path.partition("?")[0] for path in PAGES}
    own = {each for each in paths if each.startswith("/setup")}  # a demo has no Wi-Fi to be joined
    assert paths - listed == own, "tests/web/pages has its own"
    assert listed <= paths


@pytest.mark.thorough
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_decent_in_every_look(chromium: Browser, running: Demo, path: str) -> None:
    name = path.strip("/?").replace("/", "-") or "status"
    for look in looks(path):
        with opened(chromium, running, path, look) as one:
            decent(one, look, name)


@pytest.mark.sampled("look", [(PHONE, "light", "de"), (SCREEN, "dark", "en")], sample=1)
def test_every_window_of_the_status_page_keeps_to_wcag(
    chromium: Browser, running: Demo, look: tuple[tuple[int, int], str, str]
) -> None:
    windows = {
        "de": ("Neues Spiel", "Mitmachen", "Du leitest das Spiel", "Dieses Handy", "Wie wird gewürfelt?"),
        "en": ("New game", "Join in", "You are the host", "This phone", "How is it rolled?"),
    }
    with opened(chromium, running, f"/#code={CODE}", look) as one:
        one.page.locator("#notes button").first.click(timeout=PATIENCE_MS)
        for opener in windows[look[2]]:
            if look[0] == PHONE:
                one.part("table" if opener == windows[look[2]][-1] else "more")
                assert violations(one.page) == "", opener
            one.page.get_by_role("button", name=opener, exact=True).first.click()
            one.page.wait_for_selector("dialog[open] h2", timeout=PATIENCE_MS)
            one.page.set_viewport_size({"width": look[0][0], "height": 4000})  # its foot covers nothing then
            assert violations(one.page) == "", opener
            one.page.set_viewport_size({"width": look[0][0], "height": look[0][1]})
            one.page.keyboard.press("Escape")
            one.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE_MS)


@pytest.mark.parametrize(
    ("path", "leads", "look"),
    [("/nothing", "/", (PHONE, "dark", "de")), ("/games/99", "/games", (SCREEN, "light", "en"))],
)
def test_what_is_told_of_a_mistake_keeps_to_wcag_and_leads_on(
    chromium: Browser, running: Demo, path: str, leads: str, look: tuple[tuple[int, int], str, str]
) -> None:
    with window(
        chromium, running.port, look[0], color_scheme=look[1], locale=look[2], bypass_csp=True
    ) as one:
        one.page.goto(one.url + path)
        assert violations(one.page) == ""
        assert one.page.evaluate("document.documentElement.lang") == look[2]
        assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        one.page.locator("main a").first.click()
        one.page.wait_for_selector(PAGES[leads], timeout=PATIENCE_MS)
        assert [fault for fault in one.faults if "404" not in fault] == []
