"""Pages for what a board does not have: one kind line, and the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from companion import games
from companion.games.malefiz import GAME
from companion.web import WebSettings, create_app
from companion.words.i18n import gettext
from tests.short_and_full import languages
from tests.system.browsing import examine
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import one_phone, serving

PAGES = (
    ("/maze", "#how", "Nobody builds walls on this board: there is nothing to look over here."),
    ("/printed", "#hint", "Everything about this board is known: there is nothing to tell here."),
)
pytestmark = [pytest.mark.browser, pytest.mark.slow]


@languages("it")
def test_a_board_without_walls_or_pictures_is_told_in_one_line(chromium: Browser, lang: str) -> None:
    table = FakeTable(FakeClock(), game=GAME)
    alone = games.look(off=set(games.names()) - {GAME.name})
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock, shelf=alone))
    with serving(app) as url, one_phone(chromium, url) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        for path, line, words in PAGES:
            page.goto(f"{url}{path}?lang={lang}")
            expect(page.locator(line)).to_have_text(gettext(lang)(words))
            expect(page.locator("#board:visible, #tools > *")).to_have_count(0)
            assert examine(page).response["violations"] == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            page.locator(".aside a").click()
            page.wait_for_url(f"{url}/?lang={lang}")
